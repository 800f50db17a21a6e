"""Why one move is better than another: what happens more often, or less, in the deals in which both were tried.

Each reason speaks for the better move, or says plainly that it costs something at first. A difference counts where it
is clearly more than the chance in a few hundred deals, and is said in other words.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.rules.grammar import counted
from bot.rules.moves import Bid, Move, Pass, Trump, piece_of
from bot.rules.view import View
from bot.words.facts.prospects import Prospect
from bot.words.facts.tricks.naming import held_of
from bot.words.hint.amounts import about, differ, in_deals, often
from bot.words.hint.line import line_reasons
from bot.words.hint.moves import Named
from bot.words.names import Namer

_CLEARLY, _PERHAPS = 0.12, 0.05  # how much the shares of a few hundred deals differ
_LIKELY = 0.5  # a moon that is shot so often is what the deal is about
_SELDOM = 0.25  # a trick that is taken so seldom is somebody else's
_A_POINT = 0.75


@dataclass(frozen=True, slots=True)
class Pair:
    """The best two moves, what is to be expected of each, and what each is called. `is_level`: neither is better."""

    view: View
    best: Prospect
    other: Prospect
    first: Named
    second: Named
    name: Namer
    is_level: bool = False

    @property
    def side(self) -> tuple[str, str]:
        """The viewer's side as a subject, and the ending of its verbs."""
        return ("your side", "s") if self.view.partners else ("you", "")

    @property
    def is_usual(self) -> bool:
        """Whether tricks and points are what they usually are: no contract to lose them all, no moon likely."""
        contract = self.view.trick_board.contract
        is_nel_o = contract is not None and contract.bid.nel_o
        moons = (it for prospect in (self.best, self.other) for it in (prospect.own_moon, prospect.other_moon))
        return not is_nel_o and max(moons) < _LIKELY

    @property
    def is_last_trick(self) -> bool:
        return self.view.trick_board.number == self.view.trick_board.count


def reasons(pair: Pair) -> tuple[str, ...]:
    """The reasons, the weightiest first; none where nothing that is counted tells the two moves apart."""
    if pair.view.tricks is None:
        return tuple(line_reasons(pair.view, pair.best.move, pair.other.move))
    found = tuple(line for reason in _REASONS for line in reason(pair))
    return found or tuple(_either_way(pair))


# -- what decides a deal ----------------------------------------------------------------------------------------------


def _moon(pair: Pair) -> Iterator[str]:
    own, own_else = pair.best.own_moon, pair.other.own_moon
    others, others_else = pair.best.other_moon, pair.other.other_moon
    if _speaks_for(pair, own - own_else) and differ(own, own_else, _PERHAPS):
        who, s = pair.side
        yield _both(pair, in_deals(own, who, f"shoot{s}", "the moon"), often(own_else))
    elif _speaks_for(pair, others_else - others) and differ(others, others_else, _PERHAPS):
        yield _both(pair, in_deals(others, "somebody else", "shoots", "the moon"), often(others_else))


def _contract(pair: Pair) -> Iterator[str]:
    contract = pair.view.trick_board.contract
    best, other = pair.best.made, pair.other.made
    if contract is None or best is None or other is None:
        return
    is_own = pair.view.side_of(contract.seat) == pair.view.side_of(pair.view.viewer or 0)
    if _speaks_for(pair, best - other if is_own else other - best) and differ(best, other, _PERHAPS):
        yield _both(pair, _makes(pair, best), often(other))


def _makes(pair: Pair, share: float) -> str:
    """How often the contract is made, by whoever has it."""
    contract = pair.view.trick_board.contract
    if contract is None:
        return in_deals(share, "you", "make", "it")  # what both moves bid
    if contract.seat == pair.view.viewer:
        return in_deals(share, "you", "make", "your contract")
    if pair.view.side_of(contract.seat) == pair.view.side_of(pair.view.viewer or 0):
        return in_deals(share, "your side", "makes", "its contract")
    return in_deals(share, pair.name(contract.seat), "makes", "the contract")


def _bids(pair: Pair) -> Iterator[str]:
    """How often each bid is made, by the viewer who has bid it."""
    first, second = (it.made if _is_of_amount(it.move) else None for it in (pair.best, pair.other))
    if first is not None and second is not None:
        if differ(first, second, _PERHAPS):
            yield _both(pair, in_deals(first, "you", "make", "it"), often(second))
    elif first is not None:
        yield f"{_opening(pair.first)} {in_deals(first, 'you', 'make', 'it')}."
    elif second is not None:
        yield f"{_opening(pair.second)} {in_deals(second, 'you', 'make', 'it')}."


def _is_of_amount(move: Move) -> bool:
    return isinstance(move, Bid) and move.amount is not None


# -- the trick --------------------------------------------------------------------------------------------------------


def _trick(pair: Pair) -> Iterator[str]:
    """Who takes the trick that is played or led, and what is in it."""
    best, other = pair.best.takes_trick, pair.other.takes_trick
    if best is None or other is None or not pair.is_usual:
        return
    if differ(best, other, _CLEARLY):
        yield _who_takes(pair, best, other)
        return
    if pair.is_level:
        return
    gain = pair.best.trick_points - pair.other.trick_points
    if abs(gain) >= _A_POINT and not pair.view.trick_board.counts_tricks:
        who, s = pair.side
        amount = about(abs(gain), "point")
        more = "more" if gain > 0 else "less"
        yield f"{_opening(pair.first)} {who} take{s} {amount} {more} with this trick{_pays_later(pair)}."
    elif max(best, other) < _SELDOM:
        yield from _given_away(pair, best)


def _who_takes(pair: Pair, best: float, other: float) -> str:
    who, s = pair.side
    later = _pays_later(pair)
    opening, second = _opening(pair.first), pair.second.condition
    if _plays_last(pair.view):  # then it is certain
        first, other_way = _takes(pair, pair.best, "this trick"), _takes(pair, pair.other, "it")
        return f"{opening} {who} {first}; {second} {who} {other_way}{later}."
    if best > other:
        words = in_deals(best, who, f"take{s}", "this trick") + _with_points(pair, pair.best)
        return f"{opening} {words}; {second} {often(other)}{later}."
    lost = in_deals(1 - best, who, f"lose{s}", "this trick")
    taken = in_deals(other, who, f"take{s}", "it") + _with_points(pair, pair.other)
    return f"{opening} {lost}; {second} {taken}{later}."


def _takes(pair: Pair, prospect: Prospect, trick: str) -> str:
    """ "take this trick, with 4 points in it", of the last to play to it."""
    s = pair.side[1]
    if not prospect.takes_trick:
        return f"lose{s} {trick}"
    points = round(prospect.trick_points)
    brings = bool(points) and not pair.view.trick_board.counts_tricks
    return f"take{s} {trick}" + (f", with {counted(points, 'point')} in it" if brings else "")


def _with_points(pair: Pair, prospect: Prospect) -> str:
    """What comes with the trick where it is taken."""
    if pair.view.trick_board.counts_tricks or not prospect.takes_trick:
        return ""
    points = prospect.trick_points / prospect.takes_trick
    return f", with {about(points, 'point')} in it" if points >= _A_POINT else ""


def _given_away(pair: Pair, best: float) -> Iterator[str]:
    """Somebody else takes the trick, and a piece that is worth something with it."""
    first, second = (_worth(pair.view, prospect) for prospect in (pair.best, pair.other))
    who, s = pair.side
    lost = in_deals(1 - best, who, f"lose{s}", "this trick")
    if pair.view.low_wins and first > second:
        yield f"{lost[:1].upper()}{lost[1:]}, and {pair.first.what} gives {counted(first, 'point')} to the others."
    elif not pair.view.low_wins and second > first:
        yield f"{lost[:1].upper()}{lost[1:]}, and {pair.second.what} would give {counted(second, 'point')} away."


def _worth(view: View, prospect: Prospect) -> int:
    piece = piece_of(prospect.move)
    return next((shown.points for shown in view.hand if shown.piece == piece), 0)


def _plays_last(view: View) -> bool:
    """Whether the viewer is the last to play to the trick, so that it is decided by that play."""
    taking_part = sum(not seat.out for seat in view.seats)
    return len(view.trick_board.current_plays) == taking_part - 1


# -- what is passed ---------------------------------------------------------------------------------------------------


def _passed(pair: Pair) -> Iterator[str]:
    """What the pieces are worth that are given away."""
    first, second = (points_given(pair.view, it.move) for it in (pair.best, pair.other))
    if first != second and _speaks_for(pair, first - second):
        yield _both(pair, f"you give {counted(first, 'penalty point')} away", str(second or "none"))


def points_given(view: View, move: Move) -> int:
    """The penalty points among the pieces that are passed; 0 for any other move."""
    pieces = move.pieces if isinstance(move, Pass) and view.low_wins else ()
    return sum(shown.points for shown in view.hand if shown.piece in pieces)


# -- where nothing else tells them apart ------------------------------------------------------------------------------


def _held(pair: Pair) -> Iterator[str]:
    """How many trumps there would be."""
    if not isinstance(pair.best.move, Trump) or not isinstance(pair.other.move, Trump):
        return
    suits = pair.best.move.suit, pair.other.move.suit
    if suits[0] is not None and suits[1] is not None:
        first, second = (held_of(pair.view, suit) for suit in suits if suit is not None)
        yield f"You hold {first or 'no'} {suits[0].label}, and {second or 'no'} {suits[1].label}."


def _either_way(pair: Pair) -> Iterator[str]:
    """What comes with both moves, and that the difference is still to come."""
    if _goes_alike(pair) and not pair.is_level and not pair.is_last_trick:
        yield "This trick goes much the same with either; the difference comes later in the deal."
    own = min(pair.best.own_moon, pair.other.own_moon)
    others = min(pair.best.other_moon, pair.other.other_moon)
    who, s = pair.side
    if own >= _LIKELY:
        yield f"Either way {in_deals(own, who, f'shoot{s}', 'the moon')}."
    elif others >= _LIKELY:
        yield f"Either way {in_deals(others, 'somebody else', 'shoots', 'the moon')}."
    elif pair.best.made is not None and pair.other.made is not None:
        made = (pair.best.made + pair.other.made) / 2
        if _PERHAPS < made < 1 - _PERHAPS:  # else it is decided
            yield f"Either way {_makes(pair, made)}."


def _goes_alike(pair: Pair) -> bool:
    """Whether the trick that is played goes much the same way with both."""
    best, other = pair.best.takes_trick, pair.other.takes_trick
    if best is None or other is None or differ(best, other, _CLEARLY):
        return False
    return pair.view.trick_board.counts_tricks or abs(pair.best.trick_points - pair.other.trick_points) < _A_POINT


# -- the sentences ----------------------------------------------------------------------------------------------------


def _speaks_for(pair: Pair, gain: float) -> bool:
    return gain > 0 or pair.is_level


def _pays_later(pair: Pair) -> str:
    """What is said of a move that is better although the trick itself speaks against it."""
    more = (pair.best.takes_trick or 0) - (pair.other.takes_trick or 0)
    points = pair.best.trick_points - pair.other.trick_points
    if pair.view.low_wins:
        more, points = -more, -points
    is_against = min(more, points) < 0 and more < _CLEARLY and points < _PERHAPS
    return ". It pays later in the deal" if is_against and not pair.is_level and not pair.is_last_trick else ""


def _opening(of: Named) -> str:
    return f"{of.condition[:1].upper()}{of.condition[1:]}"


def _both(pair: Pair, with_first: str, how_often_with_second: str) -> str:
    """With **5-0** you take this trick in 9 of 10 deals, with **3-0** hardly ever."""
    return f"{_opening(pair.first)} {with_first}, {pair.second.condition} {how_often_with_second}."


_REASONS: tuple[Callable[[Pair], Iterator[str]], ...] = (_moon, _contract, _bids, _trick, _passed, _held)
