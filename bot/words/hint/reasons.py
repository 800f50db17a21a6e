"""Why one move is better than another: what happens more often, or less, in the deals in which both were tried.

Each reason speaks for the better move, or says plainly that it costs something at first. A difference counts where it
is clearly more than the chance in a few hundred deals, and is said in other words.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bot.message import Message, Seat, Text, Who
from bot.rules.boards import LineView, TricksView
from bot.rules.moves import Bid, Move, Pass, Place, Trump, Turn, piece_of
from bot.rules.view import View
from bot.words.hint.amounts import about, differ, often
from bot.words.hint.prospects import Prospect
from bot.words.line.hints import ComparedPlays, line_reasons, played
from bot.words.moves import named
from bot.words.rows import ends_left, row_as_seen, waiting_tile
from bot.words.terms import side_name
from bot.words.tricks.naming import held_of

_CLEARLY, _PERHAPS = 0.12, 0.05  # how much the shares of a few hundred deals differ
_LIKELY = 0.5  # a moon that is shot so often is what the deal is about
_SELDOM = 0.25  # a trick that is won so seldom is somebody else's
_A_POINT = 0.75


@dataclass(frozen=True, slots=True)
class Pair:
    """The better of two moves and the other. `is_level`: neither is; `to_all`: in a picture, and nothing in bold."""

    view: View
    best: Prospect
    other: Prospect
    is_level: bool = False
    to_all: bool = False

    @property
    def moves(self) -> dict[str, Text]:
        """The two in a sentence."""
        return {"first": self.than(self.best), "second": self.than(self.other)}

    @property
    def player(self) -> Seat:
        return Seat(self.view.viewer or 0)

    @property
    def side(self) -> Seat | Who:
        """Whose tricks and points are meant."""
        if not self.view.partners:
            return self.player
        own = self.view.side_of(self.view.viewer or 0)
        return side_name(self.view, own) if self.to_all else Who(Message("your-side"))

    def than(self, prospect: Prospect) -> Text:
        return named(self.view, prospect.move, "" if self.to_all else "than")

    def speaks(self, gain: float) -> bool:
        """Whether it speaks for the better move."""
        return gain > 0 or self.is_level

    def is_later(self) -> bool:
        """Whether the difference between the moves may show later in the deal."""
        return not self.is_level and self.view.trick_board.number != self.view.trick_board.count


def reason(pair: Pair) -> Text:
    """The weightiest reason; empty where the counts show no difference."""
    of_board = (
        _OF_TRICKS
        if isinstance(pair.view.board, TricksView)
        else (_line,)
        if isinstance(pair.view.board, LineView)
        else (_rows,)
    )
    return next((found for of_one in of_board for found in of_one(pair)), "")


def _rows(pair: Pair) -> Iterator[Message]:
    """What all can see of two ends of a line, or could remember of two tiles to turn up."""
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
    """What all can see of a line that is played from hands, and its player of their own."""
    best, other = (played(pair.view, it.move) for it in (pair.best, pair.other))
    if best is not None and other is not None:
        words, behind = (pair.moves["first"], pair.moves["second"]), pair.other.behind[0]
        yield from line_reasons(ComparedPlays(best, other, *words, pair.player, behind, pair.is_level))


# -- what decides a deal ----------------------------------------------------------------------------------------------


class _Share(NamedTuple):
    """How often something that decides the deal happens with either move. `by` is who does it, where that is named."""

    reason: str
    by: dict[str, Seat | Who]
    best: float
    other: float
    is_good: bool = True

    @property
    def is_open(self) -> bool:
        """Whether it is worth telling though it is as often with both: a likely moon, an undecided contract."""
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
    """How often each bid is made, by the viewer who has bid it."""
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
    """Who wins the trick that is played or led, and what is in it."""
    best, other, board = pair.best.takes_trick, pair.other.takes_trick, pair.view.trick_board
    if best is None or other is None:
        return
    is_nel_o = board.contract is not None and board.contract.bid.nel_o
    moons = (moon for it in (pair.best, pair.other) for moon in (it.own_moon, it.other_moon))
    is_usual = not is_nel_o and max(moons) < _LIKELY  # else to win tricks and points is not what it usually is
    gain = pair.best.trick_points - pair.other.trick_points
    if differ(best, other, _CLEARLY):
        if is_usual:
            yield _who_wins(pair, best, other)
    elif board.counts_tricks or abs(gain) < _A_POINT:
        if is_usual and max(best, other) < _SELDOM and not pair.is_level:
            yield from _given_away(pair, often(1 - best))
        if pair.is_later():
            yield Message("reason-later")
    elif is_usual and not pair.is_level and not _is_against(pair):
        more, points = "reason-more" if gain > 0 else "reason-fewer", about(abs(gain), "point")
        yield Message(more, who=pair.side, first=pair.than(pair.best), points=points)


def _who_wins(pair: Pair, best: float, other: float) -> Message:
    told: dict[str, object] = {"who": pair.side, "first": pair.than(pair.best)}
    if _is_against(pair):
        if best > other:
            return Message("reason-win-later", **told, often=often(best))
        return Message("reason-lose-later", **told, often=often(1 - best))
    wins, loses = (pair.best, pair.other) if best > other else (pair.other, pair.best)
    more, less = max(best, other), min(best, other)
    told |= {"first": pair.than(wins), "second": pair.than(loses)}
    points = 0.0 if pair.view.trick_board.counts_tricks else wins.trick_points / more
    if len(pair.view.trick_board.current_plays) == sum(not seat.out for seat in pair.view.seats) - 1:
        return Message("reason-win-surely", points=round(points), **told)  # the last to play decides it
    told |= {"often": often(more), "less": often(less)}
    if points >= _A_POINT:
        return Message("reason-win-points", points=about(points, "point"), **told)
    return Message("reason-win", **told)


def _is_against(pair: Pair) -> bool:
    """Whether the move is better although the trick itself speaks against it."""
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


_OF_TRICKS: tuple[Callable[[Pair], Iterator[Text]], ...] = _decides, _bids, _trick, _passed, _held, _either_way
