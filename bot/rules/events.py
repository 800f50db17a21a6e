"""What happened: typed values that a move brings about, for those who tell people of it. All of it is public."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.moves import Move
from bot.rules.pieces import Piece, Tile
from bot.rules.remarks import Remark


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended. Tuples run by side (a lone player is a side); `moon` is the side that took every point."""

    number: int
    taken: tuple[int, ...]
    scored: tuple[int, ...]
    totals: tuple[int, ...]
    moon: int | None = None
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat has acted; `move` is None where what it did is secret."""

    seat: int
    move: Move | None


@dataclass(frozen=True, slots=True)
class Passed:
    """All have chosen: the pieces have changed hands."""


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete."""

    number: int
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """Undealt pieces are shown to all, and go to a seat with the trick."""

    seat: int
    pieces: tuple[Piece, ...]


class Went(StrEnum):
    """Where a tile that was turned up went."""

    FIRST = "first"  # it began the line
    LEFT = "left"
    RIGHT = "right"
    BACK = "back"  # it fitted neither end, and lies at the left of its row
    WAITS = "waits"  # it fits both ends, and its player chooses


@dataclass(frozen=True, slots=True)
class Turned:
    """A seat has turned up the tile at `place` of its row (1 = leftmost) before all."""

    seat: int
    place: int
    tile: Tile
    went: Went


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal has been dealt."""

    number: int


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """All have passed in the auction: the deal is not played."""

    number: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal has been scored."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `winners` are sides."""

    winners: tuple[int, ...]


Event = Moved | Passed | TrickWon | Exposed | Turned | DealStarted | ThrownIn | DealEnded | MatchEnded
