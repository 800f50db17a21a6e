"""Events: typed values that a move brings about. All of them are public; `bot.words` puts them into sentences."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.moves import Bid, End, Move
from bot.rules.pieces import Piece, Tile

# Remarks: the parts of a deal's result besides its figures.


@dataclass(frozen=True, slots=True)
class ContractPlayed:
    """The bid winner made the contract, or did not. `tricks` are those that counted for it, where tricks are bid."""

    seat: int
    bid: Bid
    made: bool
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class RevokesProven:
    """Challenges proved plays to be revokes: `seats` has a seat for each, which costs it `cost` points."""

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
    """This number of turns in a row have gone by without a tile played."""

    turns: int


@dataclass(frozen=True, slots=True)
class LowestEqual:
    """The lowest rows are equal, so no one scores."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat has ended the play with `tricks` tricks left: it takes them all, or (`conceded`) they change nothing.

    `hands` are the pieces of each seat, laid open, with those that lay on the table in a trick not finished.
    """

    seat: int
    conceded: bool
    hands: tuple[tuple[Piece, ...], ...]
    tricks: int


@dataclass(frozen=True, slots=True)
class Domino:
    """A seat has played the last tile of its hand. `capicua`: it fitted both ends, and is no double."""

    seat: int
    tile: Tile
    capicua: bool


@dataclass(frozen=True, slots=True)
class LineClosed:
    """No tile in any hand fits an end. `seat` played the last; `winner` is a side, None where the pips are equal."""

    seat: int
    tile: Tile
    numbers: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class PipsScored:
    """A side's score for pips in hands: those counted, as (seat, pips), and the points."""

    side: int
    pips: tuple[tuple[int, int], ...]
    points: int


class BonusKind(StrEnum):
    CAPICUA = "capicua"
    CHUCHAZO = "chuchazo"  # the last tile is 0-0
    FIRST_PASS = "first_pass"
    PASO_REDONDO = "paso_redondo"  # all the others pass, and the same player plays again
    FIRST_DEAL = "first_deal"  # one of the first four deals
    CARRIED = "carried"  # the points that a tied deal left
    CHIPPED_OUT = "chipped_out"  # the last tile, in Fives and Threes
    # Where won deals count:
    WON = "won"  # a deal worth no more than any
    DOUBLE = "double"  # the last tile is a double
    BOTH_ENDS = "both_ends"  # it is no double, and fits every end
    CROSSED = "crossed"  # it is a double, and fits every end
    KEY = "key"  # the only tile left for either end


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points that a seat scores for its side in addition to pips and the ends of the line.

    `laid` is the number of tiles in the line when others' passes scored it.
    """

    seat: int
    kind: BonusKind
    points: int
    laid: int = 0

    @property
    def is_for_passes(self) -> bool:
        """True if it was scored within a deal, for passes of others."""
        return self.laid > 0


@dataclass(frozen=True, slots=True)
class Redealt:
    """A seat was dealt too many doubles, so everyone got new tiles."""

    seat: int
    doubles: int


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """No one has won the deal, so these points go to the winner of the next."""

    points: int


@dataclass(frozen=True, slots=True)
class TargetReached:
    """A play has brought its side to the target, which ends the deal and the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class BestPlay:
    """The play of the deal that scored most, where plays score."""

    seat: int
    tile: Tile
    points: int


Remark = (
    Claimed | ContractPlayed | RevokesProven | WentOut | Blocked | NothingPlayed | LowestEqual
    | Domino | LineClosed | PipsScored | Bonus | CarriedOver | TargetReached | BestPlay
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class DealResult:
    """The end of a deal. Tuples run by side (a lone player is a side); `moon` is the side that took every point."""

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
    number: int
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """Undealt pieces are shown to all, and go to a seat with the trick."""

    seat: int
    pieces: tuple[Piece, ...]


class Went(StrEnum):
    """The place of a tile that was turned up."""

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
class Laid:
    """A seat has played a tile to an end of the line; `end` is None for the first tile.

    `outer` is the number it leaves open there (of the first tile: at the right); `points` are what the ends scored.
    """

    seat: int
    tile: Tile
    end: End | None
    outer: int
    points: int = 0


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat with nothing to play on the open `numbers` has drawn `count` tiles; the last `fits`, or none does."""

    seat: int
    count: int
    numbers: tuple[int, ...]
    fits: bool

    @property
    def kept(self) -> int:
        """The number of tiles that stay in the hand."""
        return self.count - self.fits


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat has passed, for it can play nothing on the open `numbers`, the highest first."""

    seat: int
    numbers: tuple[int, ...]


LineEvent = Laid | Drew | Knocked


@dataclass(frozen=True, slots=True)
class JoinedTrain:
    """A seat has played a tile on the train of `owner`, None for the Mexican train, which now ends in `outer`.

    `drawn`: the tile was drawn in this turn. `unmarked`: with it the seat's own train lost its marker.
    """

    seat: int
    tile: Tile
    owner: int | None
    outer: int
    drawn: bool = False
    unmarked: bool = False


TrainEvent = JoinedTrain | Drew | Knocked  # after a Knocked the seat's train has a marker


@dataclass(frozen=True, slots=True)
class DealStarted:
    number: int


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """All have passed in the auction: the deal is not played."""

    number: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `winners` are sides."""

    winners: tuple[int, ...]


Event = (
    Moved | Claimed | Passed | TrickWon | Exposed | Turned | Laid | JoinedTrain | Drew | Knocked | Bonus | DealStarted
    | ThrownIn | DealEnded | MatchEnded
)  # fmt: skip
