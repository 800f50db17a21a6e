"""Why one move is better than another: what happens more often, or less, in the deals in which both were tried.

Each reason speaks for the better move, or says plainly that it costs something at first. A difference counts where it
is clearly more than the chance in a few hundred deals, and is said in other words.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.message import AllOf, Message, Text, Who
from bot.rules.moves import Bid, Move, Pass, Place, Trump, Turn, piece_of
from bot.rules.view import View
from bot.words.facts.line import ends_left, row_as_seen, waiting
from bot.words.facts.prospects import Prospect
from bot.words.hint.amounts import about, alone, differ, often
from bot.words.hint.moves import named
from bot.words.names import Namer
from bot.words.naming import held_of
from bot.words.terms import side_name

_CLEARLY, _PERHAPS = 0.12, 0.05  # how much the shares of a few hundred deals differ
_LIKELY = 0.5  # a moon that is shot so often is what the deal is about
_SELDOM = 0.25  # a trick that is won so seldom is somebody else's
_A_POINT = 0.75


@dataclass(frozen=True, slots=True)
class Pair:
    """The better of two moves and the other. `is_level`: neither is better. `to_all`: told to everybody in a picture,
    so that the player is no "you", and nothing is in bold.
    """

    view: View
    best: Prospect
    other: Prospect
    name: Namer
    is_level: bool = False
    to_all: bool = False

    @property
    def moves(self) -> dict[str, Message]:
        """The two in a sentence."""
        return {"first": self.than(self.best), "second": self.than(self.other)}

    @property
    def player(self) -> Who:
        return Who(self.name(self._seat), is_you=not self.to_all)

    @property
    def side(self) -> Who:
        """Whose tricks and points are meant."""
        if not self.view.partners:
            return self.player
        return (
            side_name(self.view, self.view.side_of(self._seat), self.name) if self.to_all else Who(Message("your-side"))
        )

    @property
    def maker(self) -> tuple[Who, bool]:
        """Who makes the contract, or the bid, and whether that is good for the player."""
        contract = self.view.trick_board.contract
        if contract is None or contract.seat == self._seat:
            return self.player, True
        is_own = self.view.side_of(contract.seat) == self.view.side_of(self._seat)
        return (self.side if is_own else Who(self.name(contract.seat))), is_own

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

    @property
    def _seat(self) -> int:
        return self.view.viewer or 0

    def than(self, prospect: Prospect) -> Message:
        return named(self.view, prospect.move, self.name, "" if self.to_all else "than")

    def speaks(self, gain: float) -> bool:
        """Whether it speaks for the better move."""
        return gain > 0 or self.is_level


def reason(pair: Pair) -> Text:
    """The weightiest reason; empty where nothing that is counted tells the two moves apart."""
    of_board = (_line,) if pair.view.tricks is None else _OF_TRICKS
    return next((found for of_one in of_board for found in of_one(pair)), "")


# -- what decides a deal ----------------------------------------------------------------------------------------------


def _line(pair: Pair) -> Iterator[Message]:
    """What all can see of two ends of a line, or could remember of two tiles to turn up."""
    view, best, other = pair.view, pair.best.move, pair.other.move
    waits = waiting(view)
    if waits is not None and isinstance(best, Place) and (after := ends_left(view, waits.tile)) is not None:
        left, right = AllOf(after.left), AllOf(after.right)
        yield (
            Message("reason-ends-same", left=left) if after.is_same else Message("reason-ends", left=left, right=right)
        )
    if view.viewer is not None and isinstance(best, Turn) and isinstance(other, Turn):
        row, ends = row_as_seen(view, view.viewer), view.line_board.ends
        for move, should_fit in ((best, True), (other, False)):
            place = move.place or len(row)
            if (tile := row[place - 1]) is not None and should_fit is (ends is None or any(map(tile.has, ends))):
                fits = "reason-tile-fits" if should_fit else "reason-tile-not"
                yield Message(fits, place=place, tile=tile)


def _moon(pair: Pair) -> Iterator[Message]:
    own, less = pair.best.own_moon, pair.other.own_moon
    others, more = pair.best.other_moon, pair.other.other_moon
    if pair.speaks(own - less) and differ(own, less, _PERHAPS):
        yield Message("reason-moon", who=pair.side, often=often(own), less=alone(less), **pair.moves)
    elif pair.speaks(more - others) and differ(others, more, _PERHAPS):
        yield Message("reason-moon-others", often=often(others), less=alone(more), **pair.moves)


def _contract(pair: Pair) -> Iterator[Message]:
    best, other = pair.best.made, pair.other.made
    if pair.view.trick_board.contract is None or best is None or other is None:
        return
    maker, is_good = pair.maker
    if pair.speaks(best - other if is_good else other - best) and differ(best, other, _PERHAPS):
        yield Message("reason-contract", who=maker, often=often(best), less=alone(other), **pair.moves)


def _bids(pair: Pair) -> Iterator[Message]:
    """How often each bid is made, by the viewer who has bid it."""
    bids = (it for it in (pair.best, pair.other) if isinstance(it.move, Bid) and it.move.amount is not None)
    made = [(pair.than(it), it.made) for it in bids if it.made is not None]
    if len(made) == 1:
        ((bid, share),) = made
        yield Message("reason-bid", who=pair.player, first=bid, often=often(share))
    elif made and differ(made[0][1], made[1][1], _PERHAPS):
        often_made = {"often": often(made[0][1]), "less": alone(made[1][1])}
        yield Message("reason-bids", who=pair.player, **often_made, **pair.moves)


# -- the trick --------------------------------------------------------------------------------------------------------


def _trick(pair: Pair) -> Iterator[Message]:
    """Who wins the trick that is played or led, and what is in it."""
    best, other = pair.best.takes_trick, pair.other.takes_trick
    if best is None or other is None or not pair.is_usual:
        return
    if differ(best, other, _CLEARLY):
        yield _who_wins(pair, best, other)
        return
    if pair.is_level:
        return
    gain, counts = pair.best.trick_points - pair.other.trick_points, pair.view.trick_board.counts_tricks
    if abs(gain) >= _A_POINT and not counts:
        if not _is_against(pair):
            found = {"who": pair.side, "first": pair.than(pair.best), "points": about(abs(gain), "point")}
            yield Message("reason-more", **found) if gain > 0 else Message("reason-fewer", **found)
    elif max(best, other) < _SELDOM:
        yield from _given_away(pair, often(1 - best))


def _who_wins(pair: Pair, best: float, other: float) -> Message:
    if _is_against(pair):
        first = pair.than(pair.best)
        if best > other:
            return Message("reason-win-later", who=pair.side, first=first, often=often(best))
        return Message("reason-lose-later", who=pair.side, first=first, often=often(1 - best))
    wins, loses = (pair.best, pair.other) if best > other else (pair.other, pair.best)
    more, less = max(best, other), min(best, other)
    told = {"who": pair.side, "first": pair.than(wins), "second": pair.than(loses)}
    points = 0.0 if pair.view.trick_board.counts_tricks else wins.trick_points / more
    if _plays_last(pair.view):
        return Message("reason-win-surely", points=round(points), **told)
    told |= {"often": often(more), "less": alone(less)}
    if points >= _A_POINT:
        return Message("reason-win-points", points=about(points, "point"), **told)
    return Message("reason-win", **told)


def _is_against(pair: Pair) -> bool:
    """Whether the move is better although the trick itself speaks against it."""
    more = (pair.best.takes_trick or 0) - (pair.other.takes_trick or 0)
    points = pair.best.trick_points - pair.other.trick_points
    if pair.view.low_wins:
        more, points = -more, -points
    is_against = min(more, points) < 0 and more < _CLEARLY and points < _PERHAPS
    return is_against and not pair.is_level and not pair.is_last_trick


def _given_away(pair: Pair, lost: Message) -> Iterator[Message]:
    """Somebody else wins the trick, and a piece that is worth something with it."""
    first, second = (_worth(pair.view, piece_of(it.move)) for it in (pair.best, pair.other))
    if pair.view.low_wins and first > second:
        yield Message("reason-dump", often=lost, first=pair.than(pair.best), points=first)
    elif not pair.view.low_wins and second > first:
        yield Message("reason-spare", often=lost, second=pair.than(pair.other), points=second)


def _worth(view: View, *pieces: object) -> int:
    return sum(shown.points for shown in view.hand if shown.piece in pieces)


def _plays_last(view: View) -> bool:
    """Whether the viewer is the last to play to the trick, so that it is decided by that play."""
    return len(view.trick_board.current_plays) == sum(not seat.out for seat in view.seats) - 1


# -- what is passed, what is named -------------------------------------------------------------------------------------


def _passed(pair: Pair) -> Iterator[Message]:
    """What the pieces are worth that are given away."""
    first, second = (points_given(pair.view, it.move) for it in (pair.best, pair.other))
    if first != second and pair.speaks(first - second):
        yield Message("reason-give", points=first, fewer=second, **pair.moves)


def points_given(view: View, move: Move) -> int:
    """The penalty points among the pieces that are passed; 0 for any other move."""
    return _worth(view, *move.pieces) if isinstance(move, Pass) and view.low_wins else 0


def _held(pair: Pair) -> Iterator[Message]:
    """How many trumps there would be."""
    match pair.best.move, pair.other.move:
        case Trump(suit), Trump(other) if suit is not None and other is not None:
            held = {"count": held_of(pair.view, suit), "other": held_of(pair.view, other)}
            yield Message("reason-trumps", who=pair.player, **held, **pair.moves)
        case _:
            pass


# -- where nothing else tells them apart ------------------------------------------------------------------------------


def _later(pair: Pair) -> Iterator[Message]:
    """That the trick goes much the same, and the difference is still to come."""
    best, other = pair.best.takes_trick, pair.other.takes_trick
    if best is None or other is None or differ(best, other, _CLEARLY) or pair.is_level or pair.is_last_trick:
        return
    if pair.view.trick_board.counts_tricks or abs(pair.best.trick_points - pair.other.trick_points) < _A_POINT:
        yield Message("reason-later")


def _either_way(pair: Pair) -> Iterator[Message]:
    """What comes with both moves."""
    own = min(pair.best.own_moon, pair.other.own_moon)
    others = min(pair.best.other_moon, pair.other.other_moon)
    if own >= _LIKELY:
        yield Message("reason-either-moon", who=pair.side, often=often(own))
    elif others >= _LIKELY:
        yield Message("reason-either-moon-others", often=often(others))
    elif pair.best.made is not None and pair.other.made is not None:
        made = (pair.best.made + pair.other.made) / 2
        if _PERHAPS < made < 1 - _PERHAPS:  # else it is decided
            yield Message("reason-either-contract", who=pair.maker[0], often=often(made))


_OF_TRICKS: tuple[Callable[[Pair], Iterator[Message]], ...] = (
    _moon, _contract, _bids, _trick, _passed, _held, _later, _either_way,
)  # fmt: skip
