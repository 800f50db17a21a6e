"""The code of a piece in a pill below it: "6-4", "10♠"."""

from functools import lru_cache

from PIL import Image

from bot.rules.boards import PieceView
from bot.words.speaker import Line
from images.drawing import Box, Canvas, Ink, bold
from images.parts.lines import code_line, draw_line, line_width
from images.parts.marks import draw_rounded, star, tab

CODE = 52  # height of a code pill
_SIZES = (54, 48, 44, 40, 36, 32, 28, 26)  # of its letters


def code_pill(canvas: Canvas, shown: PieceView, room: Box, under: Ink, *, chosen: bool = False) -> None:
    """The code of a piece in its room, as large as fits: gold where the piece is legal, ivory where it is chosen."""
    inks = code_inks(shown, under, chosen=chosen)
    cell = _painted(code_line(shown.piece), shown.trump, room.width, room.height, inks, under)
    canvas.paste(cell, room.centre[0] - cell.width // 2, room.top)


@lru_cache(maxsize=256)
def _painted(code: Line, starred: bool, most: int, high: int, inks: tuple[Ink, Ink, Ink], under: Ink) -> Image.Image:
    """A code's pill, in a room of that size."""
    ink, ground, mark = inks
    size, content, wide = _fitted(code, starred, most, high)
    pill = Canvas(under, (wide, high))
    draw_rounded(pill, Box(0, 0, wide, high), high // 2, ground, under)
    x, middle = (wide - content) // 2, high // 2
    if starred:
        pill.paste(star(size * 3 // 4, mark, ground), x, middle - size * 3 // 8 - 2)
        x += size * 3 // 4 + 3
    draw_line(pill, code, (x, middle + 1), bold(size, ink, ground))
    return pill.image


def code_tab(canvas: Canvas, shown: PieceView, at: Box, size: int, *, ringed: bool, chosen: bool = False) -> None:
    """The code of a tile on a tab at its right side."""
    ink, ground, _ = code_inks(shown, Ink.FELT, chosen=chosen)
    inset = 6 if ringed else 1  # the ring, or the shadow, of the tile stays whole
    canvas.paste(tab((at.width - inset, at.height), ground, Ink.FELT), at.left + inset, at.top)
    middle, limit = (at.left + (at.width + inset) // 2 - 3, at.centre[1] + 1), at.width - inset - 8
    draw_line(canvas, code_line(shown.piece), middle, bold(size, ink, ground), anchor="m", limit=limit, least=24)


def code_inks(shown: PieceView, under: Ink, *, chosen: bool = False) -> tuple[Ink, Ink, Ink]:
    """The colours of a piece's code: its letters, its ground, the star of trump."""
    if chosen:
        return Ink.INK, Ink.TEXT, Ink.INK
    if shown.legal:
        return Ink.INK, Ink.GOLD, Ink.INK
    if shown.legal is False:
        return Ink.MUTED, Ink.HEADER, Ink.GOLD
    return Ink.TEXT, Ink.HEADER if under is Ink.LIGHT else Ink.LIGHT, Ink.GOLD


def _fitted(code: Line, starred: bool, wide: int, high: int) -> tuple[int, int, int]:
    """The size of a code's letters, its width with its star, and the width of its pill, in a room of that size."""
    sizes = _SIZES if high > CODE else _SIZES[3:]
    size, content = next(
        ((size, content) for size in sizes if (content := _content_width(code, size, starred)) + 26 <= wide),
        (sizes[-1], _content_width(code, sizes[-1], starred)),
    )
    # Widths in steps of 8, so that few different pills are ever painted.
    return size, content, min(wide, -(-max(content + 26, 90 if size >= 40 else 0) // 8) * 8)


def _content_width(code: Line, size: int, starred: bool) -> int:
    return line_width(code, size) + (size * 3 // 4 + 3 if starred else 0)
