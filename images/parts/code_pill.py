"""The code of a piece as it is typed, in a pill below the piece."""

from bot.rules.boards import PieceView
from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import rounded, star

CODE = 52  # height of a code pill
_SIZES = (54, 48, 44, 40, 36, 32, 28, 26)  # of its letters


def code_size(shown: PieceView, room: Box) -> int:
    """How large the letters of a piece's code may be in its room."""
    sizes = _SIZES if room.height > CODE else _SIZES[3:]
    text = str(shown.piece)
    return next((size for size in sizes if _code_width(text, size, shown.trump) <= room.width), sizes[-1])


def code_pill(
    canvas: Canvas, shown: PieceView, room: Box, under: Ink, *, chosen: bool = False, size: int | None = None
) -> None:
    """The code of a piece in the middle of its room: gold where the piece is legal, ivory where it is chosen.

    Its letters are of that size, or as large as there is room for.
    """
    ink, ground, mark = code_inks(shown, under, chosen=chosen)
    text = str(shown.piece)
    size = size or code_size(shown, room)
    # Widths in steps of 8, so that few different pills are ever painted.
    wide = min(room.width, -(-max(_code_width(text, size, shown.trump), 90 if size >= 40 else 0) // 8) * 8)
    left = room.centre[0] - wide // 2
    canvas.paste(rounded((wide, room.height), room.height // 2, ground, under), left, room.top)
    x = left + (wide - _content_width(text, size, shown.trump)) // 2
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


def _content_width(text: str, size: int, starred: bool) -> int:
    return width(text, size, Weight.BOLD) + (size * 3 // 4 + 3 if starred else 0)


def _code_width(text: str, size: int, starred: bool) -> int:
    return _content_width(text, size, starred) + 26
