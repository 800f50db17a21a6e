"""The open ends of a line: the sockets where the next tile goes, their colours, and the ends that a tile fits."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.rules.boards import PieceView
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import View
from images.drawing import Box, Brush, Canvas, Ink, Point, bold, box
from images.line.walks import GAP, Way

APART = 8  # from its tile
_INSET = 6  # from the border of the room


class Shape(NamedTuple):
    """The sizes of a socket: wide, and narrow."""

    wide: tuple[int, int]
    narrow: tuple[int, int]


USUAL, SMALL = Shape((92, 52), (54, 88)), Shape((76, 50), (50, 80))


class Socket(NamedTuple):
    """The place of the next tile at an end, and the number that is open there."""

    end: End
    place: Box
    number: int


def socket_place(tile: Box, way: Way, end: End, room: Box, taken: Sequence[Box], shape: Shape = USUAL) -> Box | None:
    """The place of a socket at an end tile inside a room: ahead of it, wide or narrow, else beside its open half."""
    inside = room.grown(-_INSET)
    for wish in _wished(tile, way, end, shape):
        # Above or below a tile it need not stand in the middle.
        aside = max(0, inside.left - wish.left) + min(0, inside.right - wish.right) if way[1] else 0
        place = wish.moved(aside, 0)
        if is_inside(place, inside) and not any(map(place.grown(GAP).overlaps, taken)):
            return place
    return None


def is_inside(place: Box, room: Box) -> bool:
    """True if a box lies wholly in a room."""
    return (
        room.left <= place.left and place.right <= room.right and room.top <= place.top and place.bottom <= room.bottom
    )


def _wished(tile: Box, way: Way, end: End, shape: Shape) -> Iterator[Box]:
    """Possible places, the best first."""
    for size in shape:
        yield _ahead(tile, way, size)
    half = open_half(tile, way)
    first = 1 if end in (End.RIGHT, End.UP) else -1
    beside = ((0, 1), (0, -1)) if way[0] else ((first, 0), (-first, 0))
    for size in shape:
        for aside in beside:
            yield _ahead(half, aside, size)


def open_half(tile: Box, way: Way) -> Box:
    """The outer half of a tile that lies along its way; a double across it whole."""
    if way[0] and tile.width > tile.height:
        middle = tile.centre[0]
        return tile._replace(left=middle) if way[0] > 0 else tile._replace(right=middle)
    if way[1] and tile.height > tile.width:
        middle = tile.centre[1]
        return tile._replace(top=middle) if way[1] > 0 else tile._replace(bottom=middle)
    return tile


def _ahead(tile: Box, way: Way, size: tuple[int, int]) -> Box:
    (wide, high), (x, y) = size, tile.centre
    if way[0]:
        return box(tile.right + APART if way[0] > 0 else tile.left - APART - wide, y - high // 2, wide, high)
    return box(x - wide // 2, tile.bottom + APART if way[1] > 0 else tile.top - APART - high, wide, high)


# -- how they are drawn -----------------------------------------------------------------------------------------------

_RIM, _CORNER, _DARK = 4, 14, 30  # of a socket: its rim, its corners, its dark part with the triangle
_SIGN, _FIGURE = (16, 20), 46  # the triangle's sizes along and across its way, and the number's letters


def draw_socket(canvas: Canvas, socket: Socket, takes: Collection[End] | None) -> None:
    """Draw a socket: gold, dark or ivory as for `draw_line_board`."""
    at, gold = socket.place, takes is not None and socket.end in takes
    ground = Ink.IVORY if takes is None else Ink.GOLD if gold else Ink.HEADER
    canvas.paste(_plate((at.width, at.height), socket.end, ground), at.left, at.top)
    if at.width > at.height:
        middle = (at.left + _DARK + at.right) // 2 + 1, at.centre[1] + 1
    else:
        middle = at.centre[0], (at.top + _DARK + at.bottom) // 2 + 3
    ink = Ink.TEXT if ground is Ink.HEADER else Ink.INK
    canvas.text(str(socket.number), middle, bold(_FIGURE, ink, ground), anchor="m")


@lru_cache(maxsize=64)
def _plate(size: tuple[int, int], end: End, ground: Ink) -> Image.Image:
    """A socket without its number: the triangle in a dark part at its left, or on top of a narrow one."""
    wide, high = size
    dark = Box(_RIM, _RIM, _RIM + _DARK, high - _RIM) if wide > high else Box(_RIM, _RIM, wide - _RIM, _RIM + _DARK + 2)
    brush = Brush(size, Ink.LIGHT)
    is_dark = ground is Ink.HEADER
    brush.rounded(0, 0, wide, high, _CORNER, Ink.OUTLINE if is_dark else ground)
    if is_dark:
        brush.rounded(_RIM, _RIM, wide - _RIM, high - _RIM, _CORNER - _RIM, Ink.HEADER)
    else:
        brush.rounded(*dark, _CORNER - _RIM, Ink.INK)
        if wide > high:
            brush.rectangle(dark.right - 12, dark.top, dark.right, dark.bottom, Ink.INK)
    brush.polygon(triangle_at(end, *dark.centre, *_SIGN), Ink.OUTLINE if is_dark else ground)
    return brush.cell()


def triangle_at(end: End, x: float, y: float, along: float, across: float) -> list[Point]:
    """The points of the triangle that names an end, around its middle."""
    far, side = along / 2, across / 2
    if end is End.LEFT:
        return [(x - far, y), (x + far, y - side), (x + far, y + side)]
    if end is End.RIGHT:
        return [(x + far, y), (x - far, y - side), (x - far, y + side)]
    if end is End.UP:
        return [(x, y - far), (x - side, y + far), (x + side, y + far)]
    return [(x, y + far), (x - side, y - far), (x + side, y - far)]


# -- which ends a tile fits --------------------------------------------------------------------------------------------

_PILL_RIM, _ROUND = 3, 14
_LOW = 40  # the height of a pill with one line of triangles


def fitted_ends(view: View, shown: PieceView) -> tuple[End, ...]:
    """The ends that a playable piece fits; none before the first tile."""
    tile = shown.piece
    if not shown.legal or not isinstance(tile, Tile):
        return ()
    return tuple([end.end for end in view.line_board.ends if end.number in tile])


def playable_ends(view: View) -> frozenset[End]:
    """The ends for which the viewer has a tile."""
    return frozenset(end for shown in view.hand for end in fitted_ends(view, shown))


@lru_cache(maxsize=64)
def ends_pill(ends: tuple[End, ...], columns: int, scale: float = 1) -> Image.Image:
    """The pill with a triangle for each end, from left to right, in lines of `columns`."""
    columns = min(columns, len(ends))
    rows = -(-len(ends) // columns)
    step = 28 * scale
    wide, high = round(14 * scale + step * columns), round((_LOW - 28) * scale + step * rows)
    brush = Brush((wide, high), Ink.FELT)
    brush.rounded(0, 0, wide, high, _ROUND * scale, Ink.GOLD)
    brush.rounded(_PILL_RIM, _PILL_RIM, wide - _PILL_RIM, high - _PILL_RIM, _ROUND * scale - _PILL_RIM, Ink.INK)
    for number, end in enumerate(ends):
        row, column = divmod(number, columns)
        x, y = 7 * scale + step * (column + 0.5), (_LOW - 28) / 2 * scale + step * (row + 0.5)
        brush.polygon(triangle_at(end, x, y, 17 * scale, 22 * scale), Ink.GOLD)
    return brush.cell()
