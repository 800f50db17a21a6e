"""A deal of Blind Hughie or Billitonnen in numbers of tiles: what turning up and placing do (rules §5)."""

from functools import cache
from itertools import product

from bot.rules.blind_hughie.deal import RowMatch, RowTile, TileRow
from bot.rules.dominoes.tiles import tiles_to
from bot.rules.events import Blocked, NothingPlayed, Remark, Went, WentOut
from bot.rules.moves import End
from bot.rules.pieces import Tile

SET = tiles_to(6)
FITS = {ends: SET.with_any(ends) for ends in product(range(7), repeat=2)}  # by the open ends
NONE = -1  # no tile
_FIRST, _BACK, _WAITS = Went.FIRST, Went.BACK, Went.WAITS
WENT = {End.LEFT: Went.LEFT, End.RIGHT: Went.RIGHT}
_row_tile = cache(RowTile)


class RowState:
    """A deal that moves change in place. `rows` have the numbers of tiles from left to right; sets of tiles are masks.

    `up` are face up, `held` in any row. `waiting` fits both `ends`, until its player chooses one. `idle` counts turns
    since the last play.
    """

    def __init__(self, match: RowMatch) -> None:
        deal, options, number = match.deal, match.options, SET.number
        self.billitonnen, self.any_tile = options.billitonnen, options.any_tile
        self.rows = [[number[row_tile.tile] for row_tile in row] for row in deal.rows]
        self.up = sum([1 << number[row_tile.tile] for row in deal.rows for row_tile in row if row_tile.up])
        self.held = sum([1 << tile for row in self.rows for tile in row])
        self.seat, self.ends, self.idle = deal.seat, deal.layout.ends, deal.idle
        self.waiting = NONE if deal.waiting is None else number[deal.waiting.tile]

    def turn(self, tile: int) -> Went:
        """Turn up a tile of the seat to act: it is played, goes back to the left end of its row, or waits."""
        row, ends, bit = self.rows[self.seat], self.ends, 1 << tile
        row.remove(tile)
        if ends is not None and not bit & FITS[ends]:
            row.insert(0, tile)
            self.up = self.up | bit if self.billitonnen and SET.tiles[tile].is_double else self.up & ~bit
            self.idle += 1
            self.seat = (self.seat + 1) % len(self.rows)
            return _BACK
        self.held ^= bit
        if ends is None:
            self._play(*SET.tiles[tile])
            return _FIRST
        is_left, is_right = bit & SET.bearing[ends[0]], bit & SET.bearing[ends[1]]
        if is_left and is_right:
            self.waiting = tile
            return _WAITS
        end = End.LEFT if is_left else End.RIGHT
        self._lay(SET.tiles[tile], end)
        return WENT[end]

    def place(self, end: End) -> None:
        """Place the tile that waits. Raises TypeError if no tile was played before."""
        self._lay(SET.tiles[self.waiting], end)
        self.waiting = NONE

    def _lay(self, tile: Tile, end: End) -> None:
        if self.ends is None:
            raise TypeError("the first tile has no end to be placed at")
        left, right = self.ends
        self._play(*((tile.other(left), right) if end is End.LEFT else (left, tile.other(right))))

    def _play(self, left: int, right: int) -> None:
        self.ends, self.idle = (left, right), 0
        if not self.billitonnen:
            self.seat = (self.seat + 1) % len(self.rows)

    def end_reason(self, seat: int) -> Remark | None:
        """The reason a seat's move ended the deal; None if it goes on."""
        if self.waiting != NONE:
            return None
        if not self.rows[seat]:
            return WentOut(seat)
        if self.blocked:
            return Blocked()
        if self.idle >= len(self.rows) and self.any_tile and self.idle >= max(map(len, self.rows)) * len(self.rows):
            return NothingPlayed(self.idle)
        return None

    @property
    def blocked(self) -> bool:
        """True if no tile in any row fits an end. No player can know this."""
        return self.ends is not None and not self.held & FITS[self.ends]

    def row(self, seat: int) -> TileRow:
        """The row of a seat as a deal has it."""
        return tuple([_row_tile(SET.tiles[tile], bool(self.up >> tile & 1)) for tile in self.rows[seat]])
