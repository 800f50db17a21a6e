"""The layout of dominoes with its two open ends (rules §5)."""

from dataclasses import dataclass

from bot.rules.boards import RowsView
from bot.rules.events import Turned
from bot.rules.moves import End
from bot.rules.pieces import Tile

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
