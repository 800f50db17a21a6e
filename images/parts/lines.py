"""A line of words in parts: names give way where room is short, suits and arrows are drawn."""

import re
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.words.seat.parts import ARROW, Line, Part
from images.drawing.canvas import Canvas
from images.drawing.lettering import fitted, width
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight
from images.parts.pieces import suit_cell

_SUITS = dict(zip("♣♦♥♠", "CDHS", strict=True))
_SIGNS = re.compile(f"([{''.join(_SUITS)}{ARROW}])")
_LEAST_NAME = 90  # pixels that a name keeps


def line_width(line: Line, size: int) -> int:
    """How wide a line is at a size, with its names in full."""
    return sum(_part_width(part, size) for part in line)


def fit_line(line: Line, size: int, limit: int) -> Line:
    """The line with its names cut, the longest first, until it is at most `limit` wide, or they can give no more."""
    over = line_width(line, size) - limit
    while over > 0:
        names = [number for number, part in enumerate(line) if part.gives]
        widths = {number: _part_width(line[number], size) for number in names}
        longest = max(names, key=lambda number: widths[number], default=None)
        if longest is None or widths[longest] <= _LEAST_NAME:
            break
        others = sorted(wide for number, wide in widths.items() if number != longest)
        target = max(widths[longest] - over, others[-1] if others else 0, _LEAST_NAME)
        if target >= widths[longest]:
            target = max(_LEAST_NAME, widths[longest] - over // len(names) - 1)
        part = line[longest]
        cut = part._replace(text=fitted(part.text, size, _weight(part), target))
        if cut == part:
            break
        line = (*line[:longest], cut, *line[longest + 1 :])
        over = line_width(line, size) - limit
    return line


def draw_line(canvas: Canvas, line: Line, at: tuple[int, int], size: int, ink: Ink, soft: Ink, under: Ink) -> int:
    """Set a line from its left end and the middle of its capitals; returns its width."""
    x, middle = at
    for part in line:
        colour, weight = soft if part.soft else ink, _weight(part)
        for piece in _pieces(part.text):
            if piece in _SUITS:
                sign = suit_cell(_SUITS[piece], _sign(size), colour, under)
                canvas.paste(sign, x, middle - sign.height // 2)
                x += sign.width + 2
            elif piece == ARROW:
                arrow = arrow_cell(size, under)
                canvas.paste(arrow, x, middle - arrow.height // 2)
                x += arrow.width
            else:
                x += canvas.text(piece, (x, middle), size, colour, under, weight=weight)
    return x - at[0]


def _pieces(text: str) -> Iterator[str]:
    return filter(None, _SIGNS.split(text))


def _part_width(part: Part, size: int) -> int:
    def wide(piece: str) -> int:
        if piece in _SUITS:
            return _sign(size) + 2
        return arrow_size(size)[0] if piece == ARROW else width(piece, size, _weight(part))

    return sum(map(wide, _pieces(part.text)))


def _weight(part: Part) -> Weight:
    return Weight.BOLD if part.strong else Weight.REGULAR


def _sign(size: int) -> int:
    return round(size * 0.84)


def arrow_size(size: int) -> tuple[int, int]:
    return round(size * 1.6), round(size * 0.85)


@lru_cache(maxsize=8)
def arrow_cell(size: int, under: Ink) -> Image.Image:
    """An arrow to the right, in the game's own colour."""
    wide, high = arrow_size(size)

    def paint(brush: Brush) -> None:
        brush.rectangle(0, high * 0.38, wide - high * 0.6, high * 0.62, Ink.ACCENT)
        brush.polygon([(wide - high * 0.75, 0), (wide, high / 2), (wide - high * 0.75, high)], Ink.ACCENT)

    return painted((wide, high), under, paint)
