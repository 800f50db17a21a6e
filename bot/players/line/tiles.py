"""The tiles of a double-six set as numbers, and what fits where.

The line is known by its two ends, and those by the number of the tile that bears both: ends 4 and 2 are those of 4-2.
A set of tiles is a bit mask.
"""

from bot.rules.pieces import Tile, double_set

TILES = double_set(6)
NUMBER = {tile: number for number, tile in enumerate(TILES)}
COUNT = len(TILES)
NO_LINE = COUNT  # the ends before the first tile: every tile begins the line
NOWHERE, EITHER_END = -1, -2

BIT = tuple(1 << number for number in range(COUNT))
PIPS = tuple(tile.pips for tile in TILES)
DOUBLE = tuple(NUMBER[Tile(pips, pips)] for pips in range(7))
DOUBLES = sum(BIT[number] for number in DOUBLE)


def _ends_after(ends: Tile, tile: Tile) -> int:
    """The ends once a tile is played; EITHER_END where its player decides them, NOWHERE where it does not fit."""
    if tile == ends and not tile.is_double:
        return EITHER_END
    for end, kept in ((ends.high, ends.low), (ends.low, ends.high)):
        if tile.has(end):
            return NUMBER[Tile.of(tile.other(end), kept)]
    return NOWHERE


# By the ends and the tile. The two ends that may be kept where a tile fits both: each leaves a double's ends.
AFTER = (*(tuple(_ends_after(ends, tile) for tile in TILES) for ends in TILES), tuple(range(COUNT)))
FITS = tuple(sum(BIT[number] for number, after in enumerate(row) if after != NOWHERE) for row in AFTER)
KEPT = tuple((DOUBLE[ends.high], DOUBLE[ends.low]) for ends in TILES)
