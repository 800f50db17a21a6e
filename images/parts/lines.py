"""A line of words in parts, with card suits and arrows among them: "You took Q♠: 13 points". Both are drawn."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from bot.words.seat.parts import ARROW, Line, Part
from images.drawing.canvas import Canvas
from images.drawing.lettering import fitted, width
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight
from images.parts.pieces import suit_cell

_LETTERS = dict(zip("♣♦♥♠", "CDHS", strict=True))
_SIGNS = re.compile(f"([♣♦♥♠{ARROW}])")


def line_width(line: Line, size: int) -> int:
    """The width of a line in pixels."""
    return sum(_width(part.text, size, _weight(part)) for part in line)


def draw_line(
    canvas: Canvas,
    line: Line,
    at: tuple[int, int],
    size: int,
    ink: Ink,
    under: Ink,
    *,
    soft: Ink = Ink.MUTED,
    anchor: str = "l",
    limit: int | None = None,
    least: int | None = None,
) -> int:
    """Set a line as `Canvas.text` sets words. Returns its width in pixels.

    What is wider than `limit` is set smaller, down to the size `least`; then names are cut, and the longest part last.
    """
    if limit is not None:
        sizes = range(size, (least or size) - 1, -2)
        size = next((one for one in sizes if line_width(line, one) <= limit), sizes[-1])
        line = shortened(line, size, limit)
    wide = line_width(line, size)
    x = at[0] - {"l": 0, "m": wide // 2, "r": wide}[anchor]
    for part in line:
        x += _draw(canvas, part, (x, at[1]), size, soft if part.soft else ink, under)
    return wide


def shortened(line: Line, size: int, limit: int) -> Line:
    """The line cut to a width: names give way first, down to a few letters each, then its longest part."""
    others = [place for place, part in enumerate(line) if not part.gives and not _SIGNS.search(part.text)]
    return _cut(names_cut(line, size, limit), others, size, limit, size)


def names_cut(line: Line, size: int, limit: int) -> Line:
    """The line with its names cut towards a width, down to a few letters each; all other words stay whole."""
    names = [place for place, part in enumerate(line) if part.gives]
    return _cut(line, names, size, limit, 3 * size)


def _cut(line: Line, places: Sequence[int], size: int, limit: int, least: int) -> Line:
    """The line with some of its parts cut as far as a width asks for it, the widest first."""
    parts = list(line)
    if line_width(line, size) > limit:
        for place in sorted(places, key=lambda one: -_width(line[one].text, size, _weight(line[one]))):
            part, over = parts[place], line_width(tuple(parts), size) - limit
            if over > 0:
                wide = max(least, _width(part.text, size, _weight(part)) - over)
                parts[place] = part._replace(text=fitted(part.text, size, _weight(part), wide))
    return tuple(parts)


def _weight(part: Part) -> Weight:
    return Weight.BOLD if part.strong else Weight.REGULAR


def _pieces(text: str) -> Iterator[str]:
    return (piece for piece in _SIGNS.split(text) if piece) if not text.isascii() else iter((text,))


@lru_cache(maxsize=1024)
def _width(text: str, size: int, weight: Weight) -> int:
    return sum(_piece_width(piece, size, weight) for piece in _pieces(text))


def _piece_width(piece: str, size: int, weight: Weight) -> int:
    if piece in _LETTERS:
        return _sign(size) + 2
    return _arrow(size)[0] if piece == ARROW else width(piece, size, weight)


def _sign(size: int) -> int:
    return round(size * 0.78)


def _draw(canvas: Canvas, part: Part, at: tuple[int, int], size: int, ink: Ink, under: Ink) -> int:
    x = at[0]
    for piece in _pieces(part.text):
        if piece in _LETTERS:
            sign = suit_cell(_LETTERS[piece], _sign(size), ink, under)
            canvas.paste(sign, x + 1, at[1] - sign.height // 2 - 1)
            x += sign.width + 2
        elif piece == ARROW:
            arrow = arrow_cell(size, under)
            canvas.paste(arrow, x, at[1] - arrow.height // 2)
            x += arrow.width
        else:
            x += canvas.text(piece, (x, at[1]), size, ink, under, weight=_weight(part))
    return x - at[0]


def _arrow(size: int) -> tuple[int, int]:
    return round(size * 1.6), round(size * 0.85)


@lru_cache(maxsize=8)
def arrow_cell(size: int, under: Ink) -> Image.Image:
    """An arrow to the right, in the game's own colour."""
    wide, high = _arrow(size)

    def paint(brush: Brush) -> None:
        brush.rectangle(0, high * 0.38, wide - high * 0.6, high * 0.62, Ink.ACCENT)
        brush.polygon([(wide - high * 0.75, 0), (wide, high / 2), (wide - high * 0.75, high)], Ink.ACCENT)

    return painted((wide, high), under, paint)
