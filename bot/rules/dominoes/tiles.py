"""The tiles of a double set as numbers, in ascending order. A set of tiles is a bit mask."""

from collections.abc import Iterable
from functools import cache

from bot.rules.pieces import Tile, double_set


class Tiles:
    """A double set: `number` has the number of each tile, `bearing` the tiles with each number of pips."""

    def __init__(self, highest: int) -> None:
        self.tiles = double_set(highest)
        self.number = {tile: number for number, tile in enumerate(self.tiles)}
        self.every = (1 << len(self.tiles)) - 1
        self.pips = tuple([tile.pips for tile in self.tiles])
        self.bearing = tuple([self.mask(tile for tile in self.tiles if half in tile) for half in range(highest + 1)])
        self.doubles = self.mask(tile for tile in self.tiles if tile.is_double)

    def mask(self, tiles: Iterable[Tile]) -> int:
        return sum([1 << self.number[tile] for tile in tiles])

    def in_mask(self, mask: int) -> tuple[Tile, ...]:
        """The tiles of a mask, in descending order."""
        return tuple([self.tiles[tile] for tile in reversed(members(mask))])

    def with_any(self, numbers: Iterable[int]) -> int:
        """The tiles that bear one of these numbers."""
        found = 0
        for number in numbers:
            found |= self.bearing[number]
        return found

    def pips_of(self, mask: int) -> int:
        return sum([self.pips[tile] for tile in members(mask)])


@cache
def tiles_to(highest: int) -> Tiles:
    """The double set up to this number."""
    return Tiles(highest)


def members(mask: int) -> list[int]:
    """The numbers of the bits of a mask, lowest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
