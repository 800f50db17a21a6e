"""Hints: the best move, and why it is better. They are for the asker alone, and follow from their View.

A reason is a difference in the deals in which both moves were tried. It speaks for the better move, or says plainly
that the move costs something at first. It counts if it is clearly more than chance in a few hundred deals.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.message import AllOf, Message, Seat, Text, Who, lines
from bot.rules.blind_hughie.view import row_as_seen
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.moves import Bid, Kitty, Move, Pass, Place, Trump, Turn, piece_of
from bot.rules.view import Phase, View
from bot.words.hint.amounts import about, differ, often
from bot.words.hint.prospects import Prospect
from bot.words.line.hints import ComparedPlays, line_reasons, played
from bot.words.moves import named
from bot.words.rows import ends_left, waiting_tile
from bot.words.terms import side_name, unit_of
from bot.words.trains.hints import ComparedTrains, played_on_train, train_reasons
from bot.words.tricks.naming import held_of

_CLEARLY, _PERHAPS = 0.12, 0.05  # how much the shares of a few hundred deals differ
_LIKELY = 0.5  # a moon this likely decides the deal
_SELDOM = 0.25  # a trick won this seldom goes to someone else
_A_POINT = 0.75
_WORTH_TELLING = 0.5


def may_be_asked(view: View) -> bool:
    """True if the viewer has a choice to advise on: between moves, not challenges of other people."""
    if view.ask is None or view.phase is Phase.REVIEW:
        return False
    return view.ask.pick > 0 or sum(not choice.revoke for choice in view.ask.choices) > 1


def no_choice_text(view: View) -> Message:
    """The text for a player without a choice to advise on."""
    moves = [choice.move for choice in view.ask.choices if not choice.revoke] if view.ask is not None else []
    if view.phase is Phase.REVIEW or len(moves) != 1:
        return Message("hint-none")
    return Message("hint-only", move=named(view, moves[0], "do"))


def hint_text(view: View, prospects: Sequence[Prospect]) -> Text:
    """The best of these prospects, best first, and why; where the best two are about as good, what to avoid."""
    best, worst = prospects[0], prospects[-1]
    advice = named(view, best.move, "do")
    if all(prospect.behind == (0, 0) for prospect in prospects):
        return Message("hint-any", move=advice)
    other = named(view, prospects[1].move, "than")
    compared = prospects[1]
    if not _is_level(compared):
        verdict = Message("hint-better", move=advice, other=other, points=about(compared.behind[0], unit_of(view)))
    elif not isinstance(best.move, Bid) and not _is_level(worst) and worst.behind[0] >= _WORTH_TELLING:
        compared = worst  # but the highest possible bid needs no warning
        avoid, points = named(view, worst.move, "than"), about(worst.behind[0], unit_of(view))
        verdict = Message("hint-avoid", move=advice, other=other, worst=avoid, points=points)
    elif len(prospects) > 2 and _is_level(worst):
        verdict = Message("hint-near-all", move=advice)
    else:
        verdict = Message("hint-near", move=advice, other=other)
    return lines(verdict, reason(Pair(view, best, compared, is_level=_is_level(compared))))


def _is_level(prospect: Prospect) -> bool:
    """True if a move is worse than the best by no more than two standard errors of the difference."""
    less, error = prospect.behind
    return less <= 2 * error


def computer_text(view: View, move: Move) -> Text:
    """The move of a computer player, where moves are not judged one by one, and its reason in the hand."""
    why = None
    if worth := points_given(view, move):
        why = Message("hint-gives", points=worth)
    elif isinstance(move, Kitty) and move.swap is not None:
        why = Message("hint-gets", pieces=AllOf(shown.piece for shown in view.trick_board.kitty))
    return lines(Message("hint-of-computer", move=named(view, move, "do")), why)


# -- reasons -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pair:
    """The better of two moves and the other. `is_level`: neither is better; `to_all`: in a picture, without bold."""

    view: View
    best: Prospect
    other: Prospect
    is_level: bool = False
    to_all: bool = False

    @property
    def moves(self) -> dict[str, Text]:
        """Both for a sentence."""
        return {"first": self.than(self.best), "second": self.than(self.other)}

    @property
    def player(self) -> Seat:
        return Seat(self.view.viewer or 0)

    @property
    def side(self) -> Seat | Who:
        """The side that wins the tricks and points."""
        if not self.view.partners:
            return self.player
        own = self.view.side_of(self.view.viewer or 0)
        return side_name(self.view, own) if self.to_all else Who(Message("your-side"))

    def than(self, prospect: Prospect) -> Text:
        return named(self.view, prospect.move, "" if self.to_all else "than")

    def speaks(self, gain: float) -> bool:
        """True if a gain is a reason for the better move."""
        return gain > 0 or self.is_level

    def is_later(self) -> bool:
        """True if the difference between the moves may show later in the deal."""
        return not self.is_level and self.view.trick_board.number != self.view.trick_board.count


def reason(pair: Pair) -> Text:
    """The weightiest reason; empty where the counts show no difference."""
    board = pair.view.board
    tellers = _OF_TRICKS if isinstance(board, TricksView) else (_OF_OTHERS[type(board)],)
    return next((found for teller in tellers for found in teller(pair)), "")


def _rows(pair: Pair) -> Iterator[Message]:
    """The open numbers after each end, or two tiles to turn up that everyone has seen."""
    view, best, other = pair.view, pair.best.move, pair.other.move
    waits = waiting_tile(view)
    if waits is not None and isinstance(best, Place) and (after := ends_left(view, waits.tile)) is not None:
        yield after
    if view.viewer is not None and isinstance(best, Turn) and isinstance(other, Turn):
        row, ends = row_as_seen(view, view.viewer), view.rows_board.ends
        for move, should_fit in ((best, True), (other, False)):
            place = move.place or len(row)
            if (tile := row[place - 1]) is not None and should_fit is (ends is None or any(map(tile.has, ends))):
                fits = "reason-tile-fits" if should_fit else "reason-tile-not"
                yield Message(fits, place=place, tile=tile)


def _line(pair: Pair) -> Iterator[Text]:
    """The reasons for a play at a line, from what its player sees."""
    best, other = (played(pair.view, it.move) for it in (pair.best, pair.other))
    if best is not None and other is not None:
        words, behind = (pair.moves["first"], pair.moves["second"]), pair.other.behind[0]
        yield from line_reasons(ComparedPlays(best, other, *words, pair.player, behind, pair.is_level))


def _trains(pair: Pair) -> Iterator[Text]:
    """The reasons for a play on a train, from what its player sees."""
    best, other = (played_on_train(pair.view, it.move) for it in (pair.best, pair.other))
    if best is not None and other is not None:
        words, behind = (pair.moves["first"], pair.moves["second"]), pair.other.behind[0]
        yield from train_reasons(ComparedTrains(best, other, *words, pair.player, behind, pair.is_level))


# -- moons and contracts -----------------------------------------------------------------------------------------------


class _Share(NamedTuple):
    """The shares of an event that decides the deal with either move. `by` names its player, if it has one."""

    reason: str
    by: dict[str, Seat | Who]
    best: float
    other: float
    is_good: bool = True

    @property
    def is_open(self) -> bool:
        """True if it is worth telling though the shares are equal: a likely moon, an undecided contract."""
        if self.reason == "reason-contract":
            return _PERHAPS < (self.best + self.other) / 2 < 1 - _PERHAPS
        return min(self.best, self.other) >= _LIKELY


def _shares(pair: Pair) -> Iterator[_Share]:
    view, best, other = pair.view, pair.best, pair.other
    yield _Share("reason-moon", {"who": pair.side}, best.own_moon, other.own_moon)
    yield _Share("reason-moon-others", {}, best.other_moon, other.other_moon, is_good=False)
    contract = view.trick_board.contract
    if contract is not None and best.made is not None and other.made is not None:
        is_own = view.side_of(contract.seat) == view.side_of(view.viewer or 0)
        maker = pair.player if contract.seat == view.viewer else pair.side if is_own else Seat(contract.seat)
        yield _Share("reason-contract", {"who": maker}, best.made, other.made, is_good=is_own)


def _decides(pair: Pair) -> Iterator[Message]:
    for found in _shares(pair):
        gain = found.best - found.other
        if pair.speaks(gain if found.is_good else -gain) and differ(found.best, found.other, _PERHAPS):
            shares = {"often": often(found.best), "less": often(found.other)}
            yield Message(found.reason, **found.by, **shares, **pair.moves)


def _either_way(pair: Pair) -> Iterator[Message]:
    for found in _shares(pair):
        if found.is_open:
            yield Message(f"{found.reason}.either", **found.by, often=often((found.best + found.other) / 2))


def _bids(pair: Pair) -> Iterator[Message]:
    """The share in which each bid of the viewer is made."""
    bids = (it for it in (pair.best, pair.other) if isinstance(it.move, Bid) and it.move.amount is not None)
    made = [(pair.than(it), it.made) for it in bids if it.made is not None]
    if len(made) == 1:
        ((bid, share),) = made
        yield Message("reason-bid", who=pair.player, first=bid, often=often(share))
    elif made and differ(made[0][1], made[1][1], _PERHAPS):
        shares = {"often": often(made[0][1]), "less": often(made[1][1])}
        yield Message("reason-bids", who=pair.player, **shares, **pair.moves)


# -- the trick --------------------------------------------------------------------------------------------------------


def _trick(pair: Pair) -> Iterator[Message]:
    """The winner of the trick being played or led, and its points."""
    best, other, board = pair.best.takes_trick, pair.other.takes_trick, pair.view.trick_board
    if best is None or other is None:
        return
    is_nel_o = board.contract is not None and board.contract.bid.nel_o
    moons = (moon for it in (pair.best, pair.other) for moon in (it.own_moon, it.other_moon))
    is_usual = not is_nel_o and max(moons) < _LIKELY  # else tricks and points are not worth what they usually are
    gain = pair.best.trick_points - pair.other.trick_points
    if differ(best, other, _CLEARLY):
        if is_usual:
            yield _winner(pair, best, other)
    elif board.counts_tricks or abs(gain) < _A_POINT:
        if is_usual and max(best, other) < _SELDOM and not pair.is_level:
            yield from _given_away(pair, often(1 - best))
        if pair.is_later():
            yield Message("reason-later")
    elif is_usual and not pair.is_level and not _is_against(pair):
        more, points = "reason-more" if gain > 0 else "reason-fewer", about(abs(gain), "point")
        yield Message(more, who=pair.side, first=pair.than(pair.best), points=points)


def _winner(pair: Pair, best: float, other: float) -> Message:
    values: dict[str, object] = {"who": pair.side, "first": pair.than(pair.best)}
    if _is_against(pair):
        if best > other:
            return Message("reason-win-later", **values, often=often(best))
        return Message("reason-lose-later", **values, often=often(1 - best))
    wins, loses = (pair.best, pair.other) if best > other else (pair.other, pair.best)
    more, less = max(best, other), min(best, other)
    values |= {"first": pair.than(wins), "second": pair.than(loses)}
    points = 0.0 if pair.view.trick_board.counts_tricks else wins.trick_points / more
    if len(pair.view.trick_board.current_plays) == sum(not seat.out for seat in pair.view.seats) - 1:
        return Message("reason-win-surely", points=round(points), **values)  # the last to play decides it
    values |= {"often": often(more), "less": often(less)}
    if points >= _A_POINT:
        return Message("reason-win-points", points=about(points, "point"), **values)
    return Message("reason-win", **values)


def _is_against(pair: Pair) -> bool:
    """True if the trick itself favours the other move."""
    more = (pair.best.takes_trick or 0) - (pair.other.takes_trick or 0)
    points = pair.best.trick_points - pair.other.trick_points
    if pair.view.low_wins:
        more, points = -more, -points
    return pair.is_later() and min(more, points) < 0 and more < _CLEARLY and points < _PERHAPS


def _given_away(pair: Pair, lost: Message) -> Iterator[Message]:
    """Another player wins the trick, and a piece worth something with it."""
    first, second = (_worth(pair.view, piece_of(it.move)) for it in (pair.best, pair.other))
    if pair.view.low_wins and first > second:
        yield Message("reason-dump", often=lost, first=pair.than(pair.best), points=first)
    elif not pair.view.low_wins and second > first:
        yield Message("reason-spare", often=lost, second=pair.than(pair.other), points=second)


def _worth(view: View, *pieces: object) -> int:
    return sum(shown.points for shown in view.hand if shown.piece in pieces)


# -- passing and naming trump ------------------------------------------------------------------------------------------


def _declared(pair: Pair) -> Iterator[Message]:
    """The number of trumps with either suit, or the worth of the passed pieces."""
    match pair.best.move, pair.other.move:
        case Trump(suit), Trump(other) if suit is not None and other is not None:
            held = {"count": held_of(pair.view, suit), "other": held_of(pair.view, other)}
            yield Message("reason-trumps", who=pair.player, **held, **pair.moves)
        case best, other:
            first, second = points_given(pair.view, best), points_given(pair.view, other)
            if first != second and pair.speaks(first - second):
                yield Message("reason-give", points=first, fewer=second, **pair.moves)


def points_given(view: View, move: Move) -> int:
    """The penalty points among the passed pieces; 0 for any other move."""
    return _worth(view, *move.pieces) if isinstance(move, Pass) and view.low_wins else 0


_OF_OTHERS: Mapping[type[object], Callable[[Pair], Iterator[Text]]] = {
    LineView: _line,
    RowsView: _rows,
    TrainsView: _trains,
}
_OF_TRICKS: tuple[Callable[[Pair], Iterator[Text]], ...] = _decides, _bids, _trick, _declared, _either_way
