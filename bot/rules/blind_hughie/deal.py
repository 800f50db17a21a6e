"""A deal of Blind Hughie or Billitonnen: rows of face-down tiles, and a layout (rules §5)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.boards import RowsView
from bot.rules.events import Turned, Went
from bot.rules.game import Game, Match
from bot.rules.moves import End
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import shuffled

TILES = double_set(6)
_WAITS = Went.WAITS
_SHORT = {2: 8, 3: 7, 4: 6}
_BILLITONNEN = {3: 9, 4: 7, 5: 5}


_FITTING: dict[tuple[bool, bool], tuple[End, ...]] = {
    (False, False): (),
    (True, False): (End.LEFT,),
    (False, True): (End.RIGHT,),
    (True, True): (End.LEFT, End.RIGHT),
}  # by whether a tile bears the number at the left, and at the right end


@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles from left to right as (left end, right end); `first` is the index of the first one played."""

    tiles: tuple[tuple[int, int], ...] = ()
    first: int = 0

    @property
    def ends(self) -> tuple[int, int] | None:
        """The numbers at the left and the right end; None before the first tile."""
        return (self.tiles[0][0], self.tiles[-1][1]) if self.tiles else None

    def takes(self, tile: Tile) -> bool:
        """True if a tile fits an end; the first tile can be any."""
        ends = self.ends
        return ends is None or ends[0] in tile or ends[1] in tile

    def begin(self, tile: Tile) -> "Layout":
        """The layout that begins with a tile. Raises ValueError if it has begun."""
        if self.tiles:
            raise ValueError("the layout has begun")
        return Layout(((tile.high, tile.low),))

    def fits(self, tile: Tile) -> tuple[End, ...]:
        """The ends a tile can be placed at: none, one, or both. Nothing fits before the first tile."""
        ends = self.ends
        return _FITTING[ends[0] in tile, ends[1] in tile] if ends is not None else ()

    def place(self, tile: Tile, end: End) -> "Layout":
        """The layout with a tile at one of its ends. Raises ValueError if it does not fit there."""
        if self.ends is None or end not in self.fits(tile):
            raise ValueError(f"{tile} does not fit at the {end} end")
        left, right = self.ends
        if end is End.LEFT:
            return Layout(((tile.other(left), left), *self.tiles), self.first + 1)
        return Layout((*self.tiles, (right, tile.other(right))), self.first)

    def shown(self, waiting: Tile | None = None, turned: tuple[Turned, ...] = ()) -> RowsView:
        """The public layout, with the tile that waits to be placed and all tiles turned up so far."""
        return RowsView(self.tiles, self.first, waiting, turned)


@dataclass(frozen=True, slots=True)
class RowTile:
    """A tile in a row. The repr leaves the tile out because no one knows an unturned one."""

    tile: Tile = field(repr=False)
    up: bool = False


TileRow = tuple[RowTile, ...]  # left to right; the rightmost is the next to be turned up


@dataclass(frozen=True)
class RowDeal:
    """One deal. `seat` is to act. `turned` are the tiles turned up so far, in order; the last may still need an end.

    `peeked`: the seat to act has looked at the next tile. `idle` counts the turns since the last play. When the deal is
    `over` all rows are shown, as their pips decide the score.
    """

    number: int
    starter: int
    rows: tuple[TileRow, ...] = field(repr=False)
    unused: tuple[Tile, ...] = field(repr=False)
    layout: Layout
    seat: int
    turned: tuple[Turned, ...] = ()
    peeked: bool = False
    idle: int = 0
    over: bool = False
    before: "RowDeal | None" = field(default=None, repr=False)  # the deal before this one, as it ended

    @property
    def waiting(self) -> Turned | None:
        """The turned-up tile that fits both ends, until its player chooses one."""
        return self.turned[-1] if self.turned and self.turned[-1].went is _WAITS else None

    @property
    def row(self) -> TileRow:
        """The row of the seat to act."""
        return self.rows[self.seat]

    def pips(self, seat: int) -> int:
        return sum(row_tile.tile.pips for row_tile in self.rows[seat])


RowMatch = Match[BlindHughieOptions, RowDeal]
RowGame = Game[BlindHughieOptions, RowDeal]


def winner_of(left: Sequence[int], out: int | None, *, billitonnen: bool, out_wins_ties: bool) -> int | None:
    """The side that wins a deal, from the pips left by side; `out` is the side of a seat that has gone out."""
    if billitonnen and out is not None:
        return out
    least = min(left)
    if left.count(least) == 1:
        return left.index(least)
    return out if out is not None and out_wins_ties and not billitonnen and left[out] == least else None


def row_size(options: BlindHughieOptions, players: int) -> int:
    """The tiles dealt to each player, without the three left over that five players share."""
    if options.billitonnen:
        return _BILLITONNEN[players]
    return _SHORT[players] if options.hands == "short" else len(TILES) // players


def dealt(options: BlindHughieOptions, players: int, seed: bytes, number: int, starter: int) -> RowDeal:
    """A new deal. In Billitonnen a left-over tile starts the layout; five players get the three, the starter first."""
    deck = shuffled(TILES, seed, f"deal {number}")
    size = row_size(options, players)
    rows = [tuple(RowTile(tile) for tile in deck[seat * size : (seat + 1) * size]) for seat in range(players)]
    over, layout = tuple(deck[players * size :]), Layout()
    if options.billitonnen and players == 5:
        for offset, tile in enumerate(over):
            rows[(starter + offset) % players] += (RowTile(tile),)
        over = ()
    elif options.billitonnen and over:
        layout, over = layout.begin(over[0]), ()
    return RowDeal(number, starter, tuple(rows), over, layout, starter)
