"""The code of a piece as it is typed, in a pill below the piece."""

from functools import lru_cache

from bot.rules.boards import PieceView
from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import rounded, star

CODE = 52  # height of a code pill
_SIZES = (54, 48, 44, 40, 36, 32, 28, 26)  # of its letters


def code_pill(
    canvas: Canvas, shown: PieceView, room: Box, under: Ink, *, chosen: bool = False, size: int | None = None
) -> None:
    """The code of a piece in the middle of its room: gold where the piece is legal, ivory where it is chosen.

    Its letters are of that size, or as large as there is room for.
    """
    ink, ground, mark = code_inks(shown, under, chosen=chosen)
    text = str(shown.piece)
    size, content, wide = _fitted(text, shown.trump, room.width, room.height, size)
    left = room.centre[0] - wide // 2
    canvas.paste(rounded((wide, room.height), room.height // 2, ground, under), left, room.top)
    x = left + (wide - content) // 2
    if shown.trump:
        canvas.paste(star(size * 3 // 4, mark, ground), x, room.centre[1] - size * 3 // 8 - 2)
        x += size * 3 // 4 + 3
    canvas.text(text, (x, room.centre[1] + 1), size, ink, ground, weight=Weight.BOLD)


def code_inks(shown: PieceView, under: Ink, *, chosen: bool = False) -> tuple[Ink, Ink, Ink]:
    """The colours of a piece's code: its letters, its ground, the star of trump."""
    if chosen:
        return Ink.INK, Ink.TEXT, Ink.INK
    if shown.legal:
        return Ink.INK, Ink.GOLD, Ink.INK
    if shown.legal is False:
        return Ink.MUTED, Ink.HEADER, Ink.GOLD
    return Ink.TEXT, Ink.HEADER if under is Ink.LIGHT else Ink.LIGHT, Ink.GOLD


@lru_cache(maxsize=1024)
def _fitted(text: str, starred: bool, wide: int, high: int, size: int | None) -> tuple[int, int, int]:
    """The size of a code's letters, its width with its star, and the width of its pill, in a room of that size."""
    sizes = (size,) if size else _SIZES if high > CODE else _SIZES[3:]
    size, content = next(
        ((size, content) for size in sizes if (content := _content_width(text, size, starred)) + 26 <= wide),
        (sizes[-1], _content_width(text, sizes[-1], starred)),
    )
    # Widths in steps of 8, so that few different pills are ever painted.
    return size, content, min(wide, -(-max(content + 26, 90 if size >= 40 else 0) // 8) * 8)


def _content_width(text: str, size: int, starred: bool) -> int:
    return width(text, size, Weight.BOLD) + (size * 3 // 4 + 3 if starred else 0)
