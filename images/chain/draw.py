"""The line of dominoes as it is drawn: its tiles, the newest in a ring, a socket or a triangle for each open end."""

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from bot.message import Message
from bot.rules.boards import ChainView, PieceView
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.speaker import say
from images.chain.brief import brief_layout
from images.chain.layout import ChainLayout, Fold, LineFrame, chain_layout, final_layout
from images.chain.sockets import Socket
from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import Letters
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, Point, painted
from images.drawing.typefaces import Weight
from images.parts.marks import draw_rounded
from images.parts.panels import panel
from images.parts.pieces import draw_laid

ALWAYS = 1 << 16  # figures instead of pips on tiles of any width
_FEW_PIPS, _MANY_PIPS = 0, 40  # narrower tiles show figures: never of a double-six set, below 40 of a larger one
_RIM, _CORNER, _DARK = 4, 14, 30  # of a socket: its rim, its corners, its dark part with the triangle
_SIGN, _FIGURE = (16, 20), 46  # the triangle's sizes along and across its way, and the number's letters


def figures_below(view: View) -> int:
    """Up to which width the tiles of a view's line show figures: nine pips on a small tile are not counted at a glance.

    A number as `draw_chain` takes it.
    """
    return _MANY_PIPS if getattr(view.options, "highest", 0) > 6 else _FEW_PIPS


def draw_chain(
    canvas: Canvas,
    chain: ChainView,
    frame: LineFrame,
    *,
    takes: Collection[End] | None = None,
    sockets: bool = True,
    figures: int = _FEW_PIPS,
) -> None:
    """Draw the line of a deal in play into a frame (`SEAT` or `TABLE`), on its light panel; nothing before the first
    tile.

    Sockets are gold where the viewer has a tile that fits (`takes`), else dark; all are ivory where `takes` is None.
    Tiles narrower than `figures` show figures instead of pips: see `figures_below`.
    """
    if chain.laid:
        draw_layout(canvas, chain_layout(chain.laid, chain.spinner, frame), takes, sockets=sockets, figures=figures)


def draw_final_chain(canvas: Canvas, chain: ChainView, room: Box, *, figures: int = _FEW_PIPS, least: int = 0) -> None:
    """Draw the line as it was when the deal ended into any room, on its light panel: no place is kept for more tiles.

    The tiles are as large as fit, 50 pixels wide at most; sockets are small and ivory. The newest tile is ringed. Where
    they would be narrower than `least`, some are counted only.
    """
    if chain.laid:
        line = chain.laid, chain.spinner, room
        draw_layout(canvas, brief_layout(*line, least) if least else final_layout(*line), None, figures=figures)


def draw_panel(canvas: Canvas, room: Box) -> None:
    """Draw the light panel a line lies on, on felt."""
    draw_rounded(canvas, room, 28, Ink.LIGHT, Ink.FELT)


def draw_empty(canvas: Canvas, room: Box) -> None:
    """Draw what stands on the panel before the first tile lies there."""
    words, limit = say(Message("line-empty")), room.width - 40
    canvas.text(words, room.centre, Letters(36, Ink.MUTED, Ink.LIGHT), anchor="m", limit=limit, least=30)


def draw_layout(
    canvas: Canvas,
    layout: ChainLayout,
    takes: Collection[End] | None,
    *,
    sockets: bool = True,
    figures: int = _FEW_PIPS,
) -> None:
    """Draw a line as it was laid out: see `draw_chain`."""
    numerals = layout.wide < figures
    for tile in sorted(layout.tiles, key=lambda tile: tile.newest):  # a ring reaches over the shadows of neighbours
        draw_laid(
            canvas, tile.ends, tile.place, Ink.LIGHT, tinted=tile.open, ring=Ink.ACCENT if tile.newest else None,
            numerals=numerals,
        )  # fmt: skip
    for fold in layout.folds:
        _fold(canvas, fold)
    for socket in layout.sockets if sockets else ():
        draw_socket(canvas, socket, takes)


def _fold(canvas: Canvas, fold: Fold) -> None:
    """The plate that stands for some tiles."""
    at = fold.place
    draw_rounded(canvas, at, 10, Ink.HEADER, Ink.LIGHT, Ink.OUTLINE)
    size, limit = min(34, at.height - 8), at.width - 8
    canvas.text(
        f"+{fold.tiles}",
        at.centre,
        Letters(size, Ink.TEXT, Ink.HEADER, Weight.BOLD),
        anchor="m",
        limit=limit,
        least=min(16, size),
    )


def draw_socket(canvas: Canvas, socket: Socket, takes: Collection[End] | None) -> None:
    """Draw a socket: gold, dark or ivory as for `draw_chain`."""
    at, gold = socket.place, takes is not None and socket.end in takes
    ground = Ink.IVORY if takes is None else Ink.GOLD if gold else Ink.HEADER
    canvas.paste(_plate((at.width, at.height), socket.end, ground), at.left, at.top)
    if at.width > at.height:
        middle = (at.left + _DARK + at.right) // 2 + 1, at.centre[1] + 1
    else:
        middle = at.centre[0], (at.top + _DARK + at.bottom) // 2 + 3
    ink = Ink.TEXT if ground is Ink.HEADER else Ink.INK
    canvas.text(str(socket.number), middle, Letters(_FIGURE, ink, ground, Weight.BOLD), anchor="m")


@lru_cache(maxsize=64)
def _plate(size: tuple[int, int], end: End, ground: Ink) -> Image.Image:
    """A socket without its number: the triangle in a dark part at its left, or on top of a narrow one."""
    wide, high = size
    dark = Box(_RIM, _RIM, _RIM + _DARK, high - _RIM) if wide > high else Box(_RIM, _RIM, wide - _RIM, _RIM + _DARK + 2)

    def paint(brush: Brush) -> None:
        is_dark = ground is Ink.HEADER
        brush.rounded(0, 0, wide, high, _CORNER, Ink.OUTLINE if is_dark else ground)
        if is_dark:
            brush.rounded(_RIM, _RIM, wide - _RIM, high - _RIM, _CORNER - _RIM, Ink.HEADER)
        else:
            brush.rounded(*dark, _CORNER - _RIM, Ink.INK)
            if wide > high:
                brush.rectangle(dark.right - 12, dark.top, dark.right, dark.bottom, Ink.INK)
        brush.polygon(triangle_at(end, *dark.centre, *_SIGN), Ink.OUTLINE if is_dark else ground)

    return painted(size, Ink.LIGHT, paint)


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
        brush.rounded(_PILL_RIM, _PILL_RIM, wide - _PILL_RIM, high - _PILL_RIM, _ROUND * scale - _PILL_RIM, Ink.INK)
        for number, end in enumerate(ends):
            row, column = divmod(number, columns)
            x, y = 7 * scale + step * (column + 0.5), (_LOW - 28) / 2 * scale + step * (row + 0.5)
            brush.polygon(triangle_at(end, x, y, 17 * scale, 22 * scale), Ink.GOLD)

    return painted((wide, high), Ink.FELT, paint)


# -- a line that grows no more -----------------------------------------------------------------------------------------


READABLE = 36  # from this width on a tile's pips are counted on a phone
_BETWEEN = " · "


def draw_final_line(canvas: Canvas, view: View, room: Box, *, least: int = 0) -> None:
    """Draw the line of a view, or of one that has no place in the room the numbers at its ends.

    Where its tiles would be narrower than `least`, some of them are counted only.
    """
    panel(canvas, room, Ink.LIGHT)
    chain = view.chain_board
    try:
        draw_final_chain(canvas, chain, room, figures=figures_below(view), least=least)
    except ValueError:
        words = _BETWEEN.join(str(end.number) for end in chain.ends)
        canvas.text(words, room.centre, Letters(60, Ink.TEXT, Ink.LIGHT, Weight.BOLD), anchor="m")
