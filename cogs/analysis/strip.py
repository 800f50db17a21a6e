"""The strip of a person's decisions in a match, each as a mark in the ink and the shape of its grade."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from cogs.analysis.grades import DealFigures, Grade, counts_of
from cogs.analysis.words import count_told
from images.drawing import Box, Brush, Canvas, Ink, Weight, check, painted, placed, width
from images.parts.columns import Beside
from images.parts.elements import Element, Words, sign
from images.parts.marks import red_rhombus

_SIZES = (60, 52, 44, 40, 36, 32, 28)  # across a mark
_GAP, _APART = 6, 26  # between marks, and between deals
_ABOVE = 10  # between rows
_LABEL = 28  # size of a deal's number
_MOST = 50  # deals of one mark each, the latest


@lru_cache(maxsize=32)
def grade_mark(grade: Grade, across: int, ground: Ink) -> Image.Image:
    """A disc with a check mark, a small disc, a triangle, a red diamond with a cross."""
    middle = across / 2

    def paint(brush: Brush) -> None:
        if grade is Grade.BEST:
            brush.disc(middle, middle, middle, Ink.GREEN)
            check(brush, across * 0.26, across * 0.28, across * 0.48, ground)
        elif grade is Grade.GOOD:
            brush.disc(middle, middle, across * 0.29, Ink.SIDE_A)
        elif grade is Grade.SMALL_SLIP:
            brush.polygon(placed([(0.5, 0.06), (1, 0.94), (0, 0.94)], 0, 0, across, across), Ink.ORANGE)
        else:
            red_rhombus(brush, across, across * 0.09)
            low, high = across * 0.38, across * 0.62
            for line in ([(low, low), (high, high)], [(low, high), (high, low)]):
                brush.line(line, Ink.TEXT, across * 0.09)

    return painted((across, across), ground, paint)


def legend(grades: Sequence[Grade]) -> Element:
    """The number of decisions of each grade, beside its mark."""
    cells = list[Element]()
    for grade, count in zip(Grade, counts_of(grades), strict=True):
        mark = sign(38, lambda ground, grade=grade: grade_mark(grade, 38, ground))
        cells.append(Beside([mark, Words(count_told(grade, count), 34, least=26)], gap=10))
    return Beside(cells, gap=34)


class _Placed(NamedTuple):
    """A mark, or a deal's number as text, by its left end and the middle of its height."""

    shown: Grade | str
    left: int
    middle: int


def draw_strip(canvas: Canvas, deals: Sequence[DealFigures], room: Box, ground: Ink) -> None:
    """The decisions by deal, each deal behind its number; of many deals one mark each, its worst grade."""
    for size in _SIZES:
        shown, bottom = _flowed(deals, size, room)
        if bottom <= room.bottom:
            _draw(canvas, shown, size, (room.bottom - bottom) // 2, ground)
            return
    _draw_worst(canvas, [deal for deal in deals if deal.grades][-_MOST:], room, ground)


def _flowed(deals: Sequence[DealFigures], size: int, room: Box) -> tuple[list[_Placed], int]:
    """The decisions in rows from the left, and where the last row ends. A deal begins a row that it fits in."""
    found, left, middle = list[_Placed](), room.left, room.top + size // 2
    for deal in deals:
        if not deal.grades:
            continue
        label = width(str(deal.deal), _LABEL, Weight.REGULAR) + 8
        whole = label + len(deal.grades) * (size + _GAP) - _GAP
        if left > room.left and left + min(whole, room.width) > room.right:
            left, middle = room.left, middle + size + _ABOVE
        found.append(_Placed(str(deal.deal), left, middle))
        left += label
        for grade in deal.grades:
            if left + size > room.right:
                left, middle = room.left + label, middle + size + _ABOVE
            found.append(_Placed(grade, left, middle))
            left += size + _GAP
        left += _APART - _GAP
    return found, middle + size // 2


def _draw(canvas: Canvas, shown: Sequence[_Placed], size: int, down: int, ground: Ink) -> None:
    for one in shown:
        if isinstance(one.shown, Grade):
            canvas.paste(grade_mark(one.shown, size, ground), one.left, one.middle - size // 2 + down)
        else:
            at = Box(one.left, one.middle - 20 + down, one.left + 60, one.middle + 20 + down)
            Words(one.shown, _LABEL, Ink.MUTED).draw(canvas, at, ground)


def _draw_worst(canvas: Canvas, deals: Sequence[DealFigures], room: Box, ground: Ink) -> None:
    size = _SIZES[-1]
    each = -(-len(deals) // 2)
    pitch = min(84, room.width // each)
    for number, deal in enumerate(deals):
        row, column = divmod(number, each)
        middle, top = room.left + column * pitch + pitch // 2, room.top + row * 62
        canvas.paste(grade_mark(max(deal.grades), size, ground), middle - size // 2, top)
        label = Box(middle - 30, top + 26, middle + 30, top + 60)
        Words(str(deal.deal), 26, Ink.MUTED, align="m", least=26).draw(canvas, label, ground)
