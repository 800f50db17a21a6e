"""The last tile of a deal, large, in the winner's ring; of a capicúa with the two ends that it fits."""

from functools import lru_cache

from PIL import Image

from bot.rules.boards import ChainView
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import bold
from images.drawing.palette import Ink
from images.drawing.shapes import TRIANGLE, Brush, painted, placed
from images.parts.marks import draw_rounded
from images.parts.pieces import PIPS, pip_size

BLANKS = Tile(0, 0)
_ROOM = Box(640, 40, 1080, 470)
_TILE = (228, 416)  # its ring included
_END = (94, 68)
_TRIANGLE = 24
_STEP = 0.265  # from pip to pip, of a tile's width


@lru_cache(maxsize=8)
def ringed_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """A large tile in a winner's ring, on the ground of a poster."""
    wide, high = size
    brush = Brush(size, Ink.HEADER)
    brush.rounded(0, 0, wide, high, 48, Ink.GOLD)
    brush.rounded(12, 12, wide - 12, high - 12, 38, Ink.HEADER)
    brush.rounded(20, 30, wide - 20, high - 20, 32, Ink.EDGE)
    brush.rounded(20, 20, wide - 20, high - 32, 32, Ink.IVORY)
    brush.rectangle(46, high / 2 - 9, wide - 46, high / 2 - 5, Ink.DIVIDER)
    brush.disc(wide / 2, high / 2 - 7, 10, Ink.BRASS)
    across, face = wide - 40, high - 52
    for half, number in enumerate((tile.high, tile.low)):
        middle = 20 + face * (0.25 + 0.5 * half)
        for right, down in PIPS[number]:
            x, y = wide / 2 + right * across * _STEP, middle + down * across * _STEP
            brush.disc(x, y, pip_size(across, number) / 2, Ink.INK)
    return brush.cell()


def draw_last_tile(canvas: Canvas, chain: ChainView, *, both: bool) -> None:
    """The tile on the ground of a poster; `both` its sides the ends of the line as it found them."""
    last = chain.laid[-1]
    x, y = _ROOM.centre
    canvas.paste(ringed_tile(last.tile, _TILE), x - _TILE[0] // 2, y - _TILE[1] // 2)
    if both:
        wide, high = _END
        for end, left in ((End.LEFT, _ROOM.left), (End.RIGHT, _ROOM.right - wide)):
            _draw_end(canvas, end, _number_before(chain, last, end), box(left, y - high // 2, wide, high))


def _number_before(chain: ChainView, last: Laid, end: End) -> int:
    """The number that was open at an end before the last tile was played."""
    if end is last.end:
        return last.tile.other(last.outer)
    return next(open_.number for open_ in chain.ends if open_.end is end)


def _draw_end(canvas: Canvas, end: End, number: int, at: Box) -> None:
    """An end of the line as it is drawn there: its triangle on a dark ground, and its number."""
    draw_rounded(canvas, at, 16, Ink.GOLD, Ink.HEADER)
    dark = at._replace(right=at.left + 48).grown(-6) if end is End.LEFT else at._replace(left=at.right - 48).grown(-6)
    draw_rounded(canvas, dark, 10, Ink.INK, Ink.GOLD)
    canvas.paste(_triangle(end), dark.centre[0] - _TRIANGLE // 2, dark.centre[1] - _TRIANGLE // 2)
    figure = (dark.right + at.right) // 2 if end is End.LEFT else (at.left + dark.left) // 2
    canvas.text(str(number), (figure, at.centre[1]), bold(52, Ink.INK, Ink.GOLD), anchor="m")


@lru_cache(maxsize=2)
def _triangle(end: End) -> Image.Image:
    points = TRIANGLE if end is End.RIGHT else [(1 - x, y) for x, y in TRIANGLE]
    corners = placed(points, 0, 0, _TRIANGLE, _TRIANGLE)
    return painted((_TRIANGLE, _TRIANGLE), Ink.INK, lambda brush: brush.polygon(corners, Ink.GOLD))
