"""What one seat, or a bystander, may know of a match. Pictures, texts and computer players are made from a View alone.

A View holds no hand but the viewer's, no undealt piece and no seed. Seats are numbers: names belong to the table.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.events import DealResult, Turned
from bot.rules.moves import Bid, Move
from bot.rules.options import Options
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Doubles, Suit


class Phase(StrEnum):
    """What a deal is waiting for."""

    PASS = "pass"  # noqa: S105 - not a password
    OPENING = "opening"  # lead, or order the left neighbour to
    BID = "bid"
    KITTY = "kitty"
    TRUMP = "trump"
    DOUBLES = "doubles"  # the bid winner says where the doubles belong
    PLAY = "play"
    TURN = "turn"
    PLACE = "place"
    REVIEW = "review"  # before the score: challenge a play, or none
    MOON = "moon"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece as it is shown; `piece` is None for one that lies face down.

    `points` is what it is worth to whoever takes it, `penalty` whether that hurts. `tinted` says which halves of a
    domino (higher, lower) bear the suit led. `legal` is None where nothing is to be told apart.
    """

    piece: Piece | None
    legal: bool | None = None
    trump: bool = False
    points: int = 0
    penalty: bool = False
    black: bool = False
    tinted: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as all see it. `side` is its place in every tuple that runs by side; `held` the number of its pieces."""

    seat: int
    side: int
    held: int
    tricks: int
    points: int
    total: int
    to_act: bool = False
    ready: bool = False  # has chosen, where several choose at once
    dealer: bool = False
    bid: Bid | None = None
    out: bool = False  # takes no part in this deal's play
    shown: tuple[PieceView, ...] = ()  # pieces laid open, or a row with its face-down tiles


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick as all see it: (seat, piece) in play order; `winner` is the seat winning it so far, or for good."""

    number: int
    led: Suit
    plays: tuple[tuple[int, PieceView], ...]
    winner: int
    points: int

    @property
    def leader(self) -> int:
        return self.plays[0][0]

    def by(self, seat: int) -> PieceView | None:
        """What a seat played to it."""
        return next((piece for who, piece in self.plays if who == seat), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move with its label ("6-4 as 4s") and a note ("penalty 1").

    `seat` is the one the label speaks of as "seat 2", for those who know its name. `revoke` marks a play that breaks
    the rules where keeping them is left to the players' honour.
    """

    move: Move
    label: str
    note: str = ""
    seat: int | None = None
    revoke: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """What the viewer may decide now.

    Either one of `choices`, or (`pick` > 0) that many pieces of the hand. `made` is what was chosen and may still be
    changed.
    """

    phase: Phase
    prompt: str
    choices: tuple[Choice, ...] = ()
    pick: int = 0
    made: Move | None = None


@dataclass(frozen=True, slots=True)
class Contract:
    """What the bid winner has undertaken."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Challenged:
    """A play that `by` has called a revoke, and whether it was one."""

    by: int
    seat: int
    trick: int
    proven: bool


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A play to a trick that was taken back: for being a `revoke`, or because an earlier one was."""

    trick: int
    seat: int
    piece: Piece
    revoke: bool


@dataclass(frozen=True, slots=True)
class Line:
    """The line of dominoes from left to right, each as (left end, right end); `first` is where its first tile is."""

    tiles: tuple[tuple[int, int], ...]
    first: int
    turned: Tile | None = None  # turned up, and not placed yet

    @property
    def ends(self) -> tuple[int, int] | None:
        return (self.tiles[0][0], self.tiles[-1][1]) if self.tiles else None


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge, or a bystander's (`viewer` None)."""

    game: str
    title: str
    options: Options
    phase: Phase
    viewer: int | None
    seats: tuple[SeatView, ...]
    partners: bool
    deal: int
    target: int
    low_wins: bool
    passing: str = ""  # "left": where pieces are passed in this deal
    hand: tuple[PieceView, ...] = ()
    passed: tuple[Piece, ...] = ()  # what the viewer gave away this deal
    received: tuple[Piece, ...] = ()
    ask: Ask | None = None
    prompt: str = ""  # what the seat to act is asked, where all its choices are open ones
    open_choices: tuple[Choice, ...] = ()  # those of the seat to act that show nothing of its hand: all may see them
    asides: tuple[Choice, ...] = ()  # what the viewer may do besides, whosever turn it is
    trick_number: int = 0  # the trick being played, or about to be led; 0 before play
    trick_count: int = 0
    led: Suit | None = None
    trump: Suit | None = None
    doubles: Doubles | None = None  # where the bid winner has said the doubles of this deal belong
    trick: TrickView | None = None  # on the table: being played, or finished and not yet followed by a lead
    tricks: tuple[TrickView, ...] = ()  # every finished trick of this deal
    before: TrickView | None = None  # the last trick of the deal before this one
    exposed: tuple[PieceView, ...] = ()  # undealt pieces that were shown to all
    contract: Contract | None = None
    towards: int | None = None  # the tricks that count towards the contract so far, where tricks are bid
    auction: tuple[tuple[int, Bid], ...] = ()
    kitty: tuple[PieceView, ...] = ()
    challenges: tuple[Challenged, ...] = ()  # this deal's, in order
    withdrawn: tuple[Withdrawn, ...] = ()  # this deal's plays that were taken back after all had seen them, in order
    line: Line | None = None
    turned: tuple[Turned, ...] = ()  # every tile of this deal that was turned up before all, in order
    peeked: Tile | None = None  # the viewer's next tile, which they alone have looked at
    draws: tuple[tuple[tuple[int, Piece], ...], ...] = ()  # the rounds of drawing that chose the first player
    drawn_for: str = "first player"  # or "dealer": what the draw, and the seat marked `dealer`, is about
    results: tuple[DealResult, ...] = ()
    winners: tuple[int, ...] | None = None  # sides, once the match is over

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.to_act)

    def side_of(self, seat: int) -> int:
        return self.seats[seat].side

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(seat.seat for seat in self.seats if seat.side == side)


@dataclass(frozen=True, slots=True)
class Example:
    """Something to draw beside a page of help: a trick with its winner, or a line and the pieces that may join it."""

    caption: str
    trick: TrickView | None = None
    trump: Suit | None = None
    line: Line | None = None
    pieces: tuple[PieceView, ...] = ()


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of help: a title, a few sentences in short paragraphs ("\\n\\n" between them), perhaps an example."""

    title: str
    text: str
    example: Example | None = None


class Order(StrEnum):
    """How a player likes their hand laid out."""

    HIGH = "high"  # by the higher end
    POINTS = "points"  # what is worth most first
    DOUBLES = "doubles"  # doubles first


def arranged(view: View, order: Order) -> View:
    """The view with its hand in another order (trump always first)."""
    return replace(view, hand=tuple(sorted(view.hand, key=lambda shown: (not shown.trump, _key(shown, order)))))


def _key(shown: PieceView, order: Order) -> int:
    if order is Order.POINTS:
        return -shown.points
    if order is Order.DOUBLES:
        return 0 if isinstance(shown.piece, Tile) and shown.piece.is_double else 1
    return 0  # the hand comes sorted by its higher ends
