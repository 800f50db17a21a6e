"""The tiles of a double set as numbers. A set of tiles is a bit mask."""

from functools import cache

from bot.players.search.masks import members
from bot.rules.pieces import Tile, double_set

_MOST_PIPS = 18
KINDS = 2 * (_MOST_PIPS + 1)  # of tiles: doubles and others, each by their pips


class Tiles:
    """A double set: `bearing` has the tiles with each number, `other` the other half by number and tile, `kind` what
    each tile is by itself.
    """

    def __init__(self, highest: int) -> None:
        self.tiles = double_set(highest)
        self.number = {tile: number for number, tile in enumerate(self.tiles)}
        self.every = (1 << len(self.tiles)) - 1
        self.pips = tuple([tile.pips for tile in self.tiles])
        self.kind = tuple([tile.pips + (_MOST_PIPS + 1) * tile.is_double for tile in self.tiles])
        self.doubles = self.mask([tile for tile in self.tiles if tile.is_double])
        self.bearing = tuple([self.mask([tile for tile in self.tiles if half in tile]) for half in range(highest + 1)])
        self.other = tuple(
            [tuple([tile.other(half) if half in tile else -1 for tile in self.tiles]) for half in range(highest + 1)]
        )

    def mask(self, tiles: "list[Tile] | tuple[Tile, ...]") -> int:
        """These tiles as a mask."""
        return sum([1 << self.number[tile] for tile in tiles])

    def with_any(self, numbers: tuple[int, ...]) -> int:
        """The tiles that bear one of these numbers."""
        found = 0
        for number in numbers:
            found |= self.bearing[number]
        return found

    def pips_of(self, mask: int) -> int:
        """The pips of a set of tiles."""
        return sum([self.pips[tile] for tile in members(mask)])


@cache
def tiles_to(highest: int) -> Tiles:
    """The double set up to this number."""
    return Tiles(highest)
