"""A line of dominoes: what was turned up last and since a player's last turn, and how a deal with rows ended."""

from dataclasses import dataclass
from itertools import groupby

from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.events import Blocked, Turned, Went, WentOut
from bot.rules.pieces import Tile
from bot.rules.view import View


def last_turned(view: View) -> Turned | None:
    """The tile turned up last in this deal; None before the first."""
    turned = view.line_board.turned
    return turned[-1] if turned else None


def waiting(view: View) -> Turned | None:
    """The tile that fits both ends, while its player chooses."""
    last = last_turned(view)
    return last if last is not None and last.went is Went.WAITS else None


def went_back(view: View) -> Turned | None:
    """The tile that has just gone back to its row, until the next is turned up."""
    last = last_turned(view)
    return last if last is not None and last.went is Went.BACK else None


def goes_on(view: View) -> bool:
    """Whether the seat to act has turned up a tile already in this turn, and turns the next."""
    last = last_turned(view)
    return last is not None and last.seat in view.to_act and last.went is not Went.BACK


def since_last_turn(view: View) -> tuple[tuple[int, tuple[Turned, ...]], ...]:
    """What the others have turned up since the last turn of the seat to act, by seat, in the order of play."""
    if not view.to_act:
        return ()
    acting, turned = view.to_act[0], list(view.line_board.turned)
    while turned and turned[-1].seat == acting and goes_on(view):
        turned.pop()  # of the turn that goes on
    last = max((place for place, one in enumerate(turned) if one.seat == acting), default=-1)
    return tuple((seat, tuple(tiles)) for seat, tiles in groupby(turned[last + 1 :], lambda one: one.seat))


@dataclass(frozen=True, slots=True)
class EndsLeft:
    """The numbers that are open after a tile is placed at the left end, and at the right one."""

    left: tuple[int, int]
    right: tuple[int, int]

    @property
    def is_same(self) -> bool:
        return sorted(self.left) == sorted(self.right)


def ends_left(view: View, tile: Tile) -> EndsLeft | None:
    """What either end leaves open for a tile that fits both; None before the line has begun."""
    ends = view.line_board.ends
    if ends is None:
        return None
    left, right = ends
    return EndsLeft((tile.other(left), right), (left, tile.other(right)))


def row_as_seen(view: View, seat: int) -> tuple[Tile | None, ...]:
    """A seat's row as everybody could see it, from the left: a tile that went back lies there; None was never seen."""
    own = [turned for turned in view.line_board.turned if turned.seat == seat]
    row: list[Tile | None] = [None] * (view.seats[seat].held + sum(turned.went is not Went.BACK for turned in own))
    for turned in own:
        row.pop(turned.place - 1)
        if turned.went is Went.BACK:
            row.insert(0, turned.tile)
    return tuple(row)


def counts_rounds(view: View) -> bool:
    """Whether a deal is a round that is won, whatever was left in the rows."""
    return isinstance(view.options, BlindHughieOptions) and view.options.billitonnen


@dataclass(frozen=True, slots=True)
class LineEnd:
    """How a deal with rows ended. `pips` and `order` run by seat; `left`, the pips in its rows, by side.

    `out` is the seat that has emptied its row; `winner` the side that scores, None where the lowest are equal.
    """

    number: int
    out: int | None
    is_blocked: bool
    winner: int | None
    scored: int
    pips: tuple[int, ...]
    left: tuple[int, ...]
    order: tuple[int, ...]  # the winner first, the rest by their pips


def line_end(view: View) -> LineEnd:
    """How the deal ended of which this is the View. Raises IndexError before the first deal has ended."""
    result = view.results[-1]
    out = next((remark.seat for remark in result.remarks if isinstance(remark, WentOut)), None)
    winner = next((side for side, points in enumerate(result.scored) if points > 0), None)
    pips = tuple(sum(shown.piece.pips for shown in seat.shown if isinstance(shown.piece, Tile)) for seat in view.seats)
    order = sorted(view.seats, key=lambda seat: (seat.side != winner, seat.seat != out, pips[seat.seat], seat.seat))
    return LineEnd(
        number=result.number,
        out=out,
        is_blocked=any(isinstance(remark, Blocked) for remark in result.remarks),
        winner=winner,
        scored=max(result.scored),
        pips=pips,
        left=result.taken,
        order=tuple(seat.seat for seat in order),
    )
