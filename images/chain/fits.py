"""Which ends a tile fits, as triangles on a dark pill."""

from functools import lru_cache

from PIL import Image

from bot.rules.boards import PieceView
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import View
from images.chain.draw import triangle_at
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, painted

_RIM, _ROUND = 3, 14
_LOW = 40  # the height of a pill with one line of triangles


def fitted_ends(view: View, shown: PieceView) -> tuple[End, ...]:
    """The ends that a playable piece fits; none before the first tile."""
    tile = shown.piece
    if not shown.legal or not isinstance(tile, Tile):
        return ()
    return tuple([end.end for end in view.chain_board.ends if end.number in tile])


def playable_ends(view: View) -> frozenset[End]:
    """The ends for which the viewer has a tile."""
    return frozenset(end for shown in view.hand for end in fitted_ends(view, shown))


@lru_cache(maxsize=64)
def ends_pill(ends: tuple[End, ...], columns: int, scale: float = 1) -> Image.Image:
    """The pill with a triangle for each end, from left to right and in lines of so many."""
    columns = min(columns, len(ends))
    rows = -(-len(ends) // columns)
    step = 28 * scale
    wide, high = round(14 * scale + step * columns), round((_LOW - 28) * scale + step * rows)

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, wide, high, _ROUND * scale, Ink.GOLD)
        brush.rounded(_RIM, _RIM, wide - _RIM, high - _RIM, _ROUND * scale - _RIM, Ink.INK)
        for number, end in enumerate(ends):
            row, column = divmod(number, columns)
            x, y = 7 * scale + step * (column + 0.5), (_LOW - 28) / 2 * scale + step * (row + 0.5)
            brush.polygon(triangle_at(end, x, y, 17 * scale, 22 * scale), Ink.GOLD)

    return painted((wide, high), Ink.FELT, paint)
