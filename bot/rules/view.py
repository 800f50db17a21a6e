"""The View: one seat's knowledge of a match, or a bystander's. Pictures, texts and computer players use nothing else.

A View holds no hand but the viewer's, no undealt piece and no seed. Seats are numbers: names belong to the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.message import Text
from bot.rules.boards import Board, LineView, PieceView, RowsView, TrainsView, TricksView
from bot.rules.copies import updated
from bot.rules.events import DealResult
from bot.rules.moves import Bid, Move
from bot.rules.options import AnyOptions, Options
from bot.rules.pieces import Piece, Tile


class Phase(StrEnum):
    """The part of a deal that is being played."""

    PASS = "pass"
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


@dataclass(frozen=True)
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
class Choice:
    """A legal move with its label ("6-4 as 4s") and a note ("penalty 1").

    The label is empty where the move names a seat: `bot.words.choices` makes it with the player's name.
    `revoke` marks a play that breaks the rules, where revokes are accepted.
    """

    move: Move
    label: Text = ""
    note: Text = ""
    revoke: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """The viewer's decision now.

    One of `choices`, or (`pick` > 0) that many pieces of the hand. `made` is the current choice, which can still be
    changed. `prompt` follows "Your turn:". `if_passed` is the amount that a bidder must play for after a pass.
    """

    phase: Phase
    prompt: Text
    choices: tuple[Choice, ...] = ()
    pick: int = 0
    made: Move | None = None
    if_passed: int | None = None


@dataclass(frozen=True)
class View:
    """One seat's knowledge, or a bystander's (`viewer` None).

    The kind of game is the type of its `board`; `trick_board`, `rows_board`, `line_board`, `train_board` are it as one.
    """

    game: str
    title: Text
    options: Options
    phase: Phase
    viewer: int | None
    seats: tuple[SeatView, ...]
    partners: bool
    deal: int
    target: int  # the points or marks a match goes to; of Mexican Train the rounds it has
    low_wins: bool
    board: Board  # its type is the kind of game
    hand: tuple[PieceView, ...] = ()
    ask: Ask | None = None
    prompt: Text = ""  # the prompt of the seat to act, where all its choices are open
    open_choices: tuple[Choice, ...] = ()  # the choices that reveal nothing of a hand, shown to all
    extra_choices: tuple[Choice, ...] = ()  # the viewer's choices even out of turn
    draws: tuple[tuple[tuple[int, Piece], ...], ...] = ()  # the rounds of drawing that chose the first player
    drawn_for: str = "first_player"  # or "dealer": the role that is drawn for, and that the seat marked `dealer` has
    results: tuple[DealResult, ...] = ()
    winners: tuple[int, ...] | None = None  # sides, once the match is over
    deals: int | None = None  # the number of deals after which the match ends; None: at its target

    def options_as(self, kind: type[AnyOptions]) -> AnyOptions:
        """The house rules of a game of this kind. Raises TypeError in any other."""
        if not isinstance(self.options, kind):
            raise TypeError(f"not a view of a game with {kind.__name__}")
        return self.options

    @property
    def trick_board(self) -> TricksView:
        """The board of a trick game. Raises TypeError in a game without tricks."""
        if not isinstance(self.board, TricksView):
            raise TypeError("this game has no tricks")
        return self.board

    @property
    def rows_board(self) -> RowsView:
        """The board of a game with rows. Raises TypeError in any other."""
        if not isinstance(self.board, RowsView):
            raise TypeError("this game has no rows")
        return self.board

    @property
    def line_board(self) -> LineView:
        """The board of a game whose line is played from hands. Raises TypeError in any other."""
        if not isinstance(self.board, LineView):
            raise TypeError("this game has no line of dominoes")
        return self.board

    @property
    def train_board(self) -> TrainsView:
        """The board of a game with trains. Raises TypeError in any other."""
        if not isinstance(self.board, TrainsView):
            raise TypeError("this game has no trains")
        return self.board

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple([seat.seat for seat in self.seats if seat.to_act])

    def side_of(self, seat: int) -> int:
        return self.seats[seat].side

    def members(self, side: int) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.side == side)


class Order(StrEnum):
    """The order in which a player's hand is shown."""

    HIGH = "high"  # by the higher end
    POINTS = "points"  # the highest worth first
    DOUBLES = "doubles"  # doubles first


def orders(view: View) -> tuple[Order, ...]:
    """The orders in which the hand can look different."""
    tiles = [shown.piece for shown in view.hand if isinstance(shown.piece, Tile)]
    by_points = (Order.POINTS,) if any(shown.points for shown in view.hand) else ()
    doubles_first = (Order.DOUBLES,) if any(tile.is_double for tile in tiles) else ()
    return (Order.HIGH, *by_points, *doubles_first)


def next_order(offered: Sequence[Order], order: str) -> Order:
    """The order that follows one, of those in which the hand can look different."""
    return offered[(offered.index(order) + 1) % len(offered)] if order in offered else offered[0]


def arranged(view: View, order: str) -> View:
    """The view with its hand in another order (trump always first)."""
    if order == Order.HIGH:  # as in the View
        return view

    def place(shown: PieceView) -> tuple[bool, int]:
        if order == Order.POINTS:
            return not shown.trump, -shown.points
        is_double = isinstance(shown.piece, Tile) and shown.piece.is_double
        return not shown.trump, int(order == Order.DOUBLES and not is_double)

    hand = tuple(sorted(view.hand, key=place))
    return view if hand == view.hand else updated(view, hand=hand)
