"""What happened: typed values that a move brings about. All of it is public; `bot.words` puts it in sentences."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.moves import Bid, Move
from bot.rules.pieces import Piece, Tile

# What a deal's result says besides its figures.


@dataclass(frozen=True, slots=True)
class ContractPlayed:
    """The bid winner made the contract, or did not. `tricks` are those that counted for it, where tricks are bid."""

    seat: int
    bid: Bid
    made: bool
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class RevokesProven:
    """Challenges proved these seats' plays to be revokes: a seat for each, which costs it so many points."""

    seats: tuple[int, ...]
    cost: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has played the last tile of its row."""

    seat: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """No tile in any row fits the line."""


@dataclass(frozen=True, slots=True)
class NothingPlayed:
    """So many turns in a row have gone by without a tile played."""

    turns: int


@dataclass(frozen=True, slots=True)
class LowestEqual:
    """The lowest rows are equal, so nobody scores."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat has ended the play with so many `tricks` left: it takes them all, or (`conceded`) they change nothing.

    `hands` are the pieces of each seat, laid open, with those that lay on the table in a trick not finished.
    """

    seat: int
    conceded: bool
    hands: tuple[tuple[Piece, ...], ...]
    tricks: int


Remark = Claimed | ContractPlayed | RevokesProven | WentOut | Blocked | NothingPlayed | LowestEqual


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
    """A seat has acted; `move` is None where it is secret."""

    seat: int
    move: Move | None


@dataclass(frozen=True, slots=True)
class Passed:
    """All players have passed pieces: these have changed hands."""


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


Event = Moved | Claimed | Passed | TrickWon | Exposed | Turned | DealStarted | ThrownIn | DealEnded | MatchEnded
