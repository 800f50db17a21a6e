"""The board in a View: the tricks of a trick game, a line of dominoes, the rows of Blind Hughie, or trains."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.copies import once
from bot.rules.events import Bonus, JoinedTrain, Laid, LineEvent, Redealt, TrainEvent, Turned
from bot.rules.moves import Bid, End
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Doubles, Suit


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece as it is shown; `piece` is None for a face-down piece.

    `points` is its worth to the side that takes it, `penalty` whether points are bad. `tinted` has which halves of a
    domino (higher, lower) bear the suit led. `legal` is None where legal and illegal pieces are not distinguished.
    """

    piece: Piece | None
    legal: bool | None = None
    trump: bool = False
    points: int = 0
    penalty: bool = False
    black: bool = False
    tinted: tuple[bool, bool] = (False, False)


@dataclass(frozen=True)
class TrickView:
    """A trick as all see it: (seat, piece) in play order, and the seat that wins it; `winning`: after each play."""

    number: int
    led: Suit
    plays: tuple[tuple[int, PieceView], ...]
    winner: int
    points: int
    winning: tuple[int, ...] = ()

    @property
    def leader(self) -> int:
        return self.plays[0][0]

    def by(self, seat: int | None) -> PieceView | None:
        """The piece a seat played to the trick; None before it has."""
        for who, piece in self.plays:
            if who == seat:
                return piece
        return None

    def until(self, seat: int) -> "TrickView | None":
        """The trick as it stood when a seat had just played to it; None before it has."""
        seats = [who for who, _ in self.plays]
        if seat not in seats:
            return None
        count = seats.index(seat) + 1
        later = self.plays[count:]
        if not later:
            return self
        winner = self.winning[count - 1] if self.winning else self.winner
        points = self.points - sum([piece.points for _, piece in later])
        return TrickView(self.number, self.led, self.plays[:count], winner, points, self.winning[:count])


@dataclass(frozen=True, slots=True)
class Contract:
    """The winning bid and its bidder."""

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


@dataclass(frozen=True)
class TricksView:
    """The board of a trick game in one deal: the tricks, and the auction, trump and contract they are played under.

    `passed`, `received` and the faces in `kitty` are shown to the viewer only; the rest is public.
    """

    number: int = 0  # the trick being played, or about to be led; 0 before play
    count: int = 0  # the tricks of a deal
    led: Suit | None = None
    trump: Suit | None = None
    doubles: Doubles | None = None  # their place in this deal, if it was named or is unusual
    on_table: TrickView | None = None  # being played, or finished and not yet followed by a lead
    finished: tuple[TrickView, ...] = ()  # every finished trick of this deal
    claimed: tuple[TrickView, ...] = ()  # the tricks left when a claim ended the play
    last_of_previous_deal: TrickView | None = None
    exposed: tuple[PieceView, ...] = ()  # undealt pieces that were shown to all
    contract: Contract | None = None
    contract_progress: tuple[int, int] | None = None  # the tricks or points that count for it so far, and it needs
    auction: tuple[tuple[int, Bid], ...] = ()  # every bid as (seat, bid), in order
    kitty: tuple[PieceView, ...] = ()
    challenges: tuple[Challenged, ...] = ()  # this deal's, in order
    withdrawn: tuple[Withdrawn, ...] = ()  # this deal's plays that were taken back after all had seen them, in order
    pass_direction: str = ""  # of passing in this deal: "left", "right", "across"; "" for none
    passed: tuple[Piece, ...] = ()  # by the viewer in this deal
    received: tuple[Piece, ...] = ()
    lead_ordered_by: int | None = None  # the first player, who has ordered the left neighbour to lead trick 1
    direction: int = 1  # +1 where play goes to the left, −1 to the right
    counts_tricks: bool = False  # a deal is about tricks, not the points of pieces

    @property
    def taken(self) -> tuple[TrickView, ...]:
        """Every trick of this deal that was won: the finished ones and those claimed."""
        return (*self.finished, *self.claimed)

    @property
    def complete_trick(self) -> TrickView | None:
        """The trick on the table if it is complete, not yet followed by a lead."""
        trick = self.on_table
        return trick if trick is not None and trick.number <= len(self.finished) else None

    @property
    def all_tricks(self) -> tuple[TrickView, ...]:
        """The finished tricks of this deal, and the one being played."""
        if self.on_table is None or self.complete_trick is not None:
            return self.finished
        return (*self.finished, self.on_table)

    @property
    def current_trick(self) -> TrickView | None:
        """The trick being played; None before it is led."""
        trick = self.on_table
        return trick if trick is not None and trick.number > len(self.finished) else None

    @property
    def current_plays(self) -> tuple[tuple[int, PieceView], ...]:
        """The plays to the trick being played, as (seat, piece); none before it is led."""
        trick = self.current_trick
        return trick.plays if trick is not None else ()


@dataclass(frozen=True, slots=True)
class RowsView:
    """The line of dominoes from left to right, as (left end, right end); `first`: index of the tile that began it."""

    tiles: tuple[tuple[int, int], ...]
    first: int
    waiting: Tile | None = None  # turned up, and not placed yet
    turned: tuple[Turned, ...] = ()  # every tile of this deal that was turned up before all, in order
    peeked: Tile | None = None  # the viewer's next tile, if they have peeked at it

    @property
    def ends(self) -> tuple[int, int] | None:
        """The numbers at the left and the right end; None before the first tile."""
        return (self.tiles[0][0], self.tiles[-1][1]) if self.tiles else None


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """An open end of the line: its number, its tile, and its count if the ends score."""

    end: End
    number: int
    tile: Tile
    counts: int


@dataclass(frozen=True)
class LineView:
    """The line of dominoes that players see and play to from their hands, with its two ends or up to four arms.

    Everything but `opening` and `drawn` is public. `log` is every play, draw and pass of this deal in order; `ends` are
    left, right, up, down as far as they are open. `lacks` has for each seat the numbers it is known to lack: for each
    pass and draw those that were open, the newest first.
    """

    log: tuple[LineEvent, ...] = ()
    ends: tuple[OpenEnd, ...] = ()
    spinner: Tile | None = None  # the double whose four sides can be played to
    boneyard: int = 0  # tiles left in it
    draws: bool = False  # players who cannot play draw
    keep: int = 0  # the tiles of the boneyard that are never drawn
    lacks: tuple[tuple[tuple[int, ...], ...], ...] = ()
    carried: int = 0  # the points that tied deals left to the winner of this one
    bonuses: tuple[Bonus, ...] = ()
    redealt: tuple[Redealt, ...] = ()  # hands with too many doubles, after which everyone got new tiles
    opens: Literal["highest_double", "heaviest", "lot"] = "lot"  # the tile that must begin the line; "lot": any
    scores_plays: bool = False  # the ends of the line score
    direction: int = 1  # +1 where play goes to the left, −1 to the right
    opening: Tile | None = None  # the tile with which the viewer must open
    drawn: tuple[Tile, ...] = ()  # the tiles that the viewer drew in their last turn, and holds

    @property
    @once
    def laid(self) -> tuple[Laid, ...]:
        """The plays of this deal in order."""
        return tuple([event for event in self.log if isinstance(event, Laid)])

    def last_of(self, seat: int) -> Laid | None:
        """The last play of a seat; None before its first."""
        return next((event for event in reversed(self.log) if isinstance(event, Laid) and event.seat == seat), None)

    @once
    def since_play_of(self, seat: int | None) -> tuple[LineEvent, ...]:
        """The plays, draws and passes after a seat's last play; all of the deal before its first."""
        for index in range(len(self.log) - 1, -1, -1):
            event = self.log[index]
            if isinstance(event, Laid) and event.seat == seat:
                return self.log[index + 1 :]
        return self.log

    @property
    def numbers(self) -> tuple[int, ...]:
        """The different open numbers, the highest first."""
        return tuple(sorted({end.number for end in self.ends}, reverse=True))

    @property
    def sum(self) -> int:
        """The sum of the open ends, as the fives games count it."""
        return sum([end.counts for end in self.ends])

    @property
    @once
    def since_last_laid(self) -> tuple[LineEvent, ...]:
        """The last play, and the draws and passes after it."""
        for index in range(len(self.log) - 1, -1, -1):
            if isinstance(self.log[index], Laid):
                return self.log[index:]
        return self.log


@dataclass(frozen=True, slots=True)
class TrainView:
    """A train: its tiles from the engine on, as (inner half, outer half), and the number it ends in.

    `owner` is None for the Mexican train. A train that is `marked` is open to all. `owed`: its last tile is a double
    that must be covered.
    """

    owner: int | None
    tiles: tuple[tuple[int, int], ...]
    number: int
    marked: bool = False
    owed: bool = False


@dataclass(frozen=True)
class TrainsView:
    """The trains of a round of Mexican Train. All but `drawn` is public.

    `trains` has each seat's, then the Mexican train: an index in it is a seat, or the number of seats. `open_to` has
    for each seat the indices of the trains that it could play on if it had the turn; while a double must be covered
    that is the train of the double. `owed` are the trains with doubles to be covered, the first due one first. `log`
    is every play, draw and pass of this round. `lacks` has for each seat the numbers it is known to lack, newest first.
    """

    engine: int
    trains: tuple[TrainView, ...]
    open_to: tuple[tuple[int, ...], ...]
    rounds: int = 1  # of the match
    owed: tuple[int, ...] = ()
    log: tuple[TrainEvent, ...] = ()
    boneyard: int = 0
    lacks: tuple[tuple[tuple[int, ...], ...], ...] = ()
    first_turns: tuple[int, ...] = ()  # seats that lay a whole train in a first turn they have not had yet
    engine_drawn: tuple[int, ...] = ()  # by seat: tiles drawn in search of the engine, where it was dealt
    engine_by: int | None = None  # the seat that held the engine, where it was dealt
    drawn: Tile | None = None  # the tile the viewer drew last, until they play again

    @property
    def mexican(self) -> TrainView:
        return self.trains[-1]

    @property
    @once
    def laid(self) -> tuple[JoinedTrain, ...]:
        """The plays of this round in order."""
        return tuple([event for event in self.log if isinstance(event, JoinedTrain)])

    def index_of(self, owner: int | None) -> int:
        """The index of a seat's train, or of the Mexican train."""
        return len(self.trains) - 1 if owner is None else owner

    def numbers(self, seat: int) -> tuple[int, ...]:
        """The different numbers that a seat could play on, the highest first."""
        return tuple(sorted({self.trains[index].number for index in self.open_to[seat]}, reverse=True))

    @once
    def since_play_of(self, seat: int | None) -> tuple[TrainEvent, ...]:
        """The plays, draws and passes after a seat's last play; all of the round before its first."""
        for index in range(len(self.log) - 1, -1, -1):
            event = self.log[index]
            if isinstance(event, JoinedTrain) and event.seat == seat:
                return self.log[index + 1 :]
        return self.log


Board = TricksView | RowsView | LineView | TrainsView
