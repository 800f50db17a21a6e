"""The ladder of bids in the band: what was bid is behind, what may be bid is gold, pass comes last."""

from collections.abc import Sequence

from bot.words.seat.band import SideNote
from bot.words.seat.ladder import Step
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import SIDE_INKS, draw_rounded, side_mark
from images.seat.zones import BAND

_HIGH, _LABEL = 46, "bids"
_SIZES = ((64, 10, 38), (58, 8, 38), (54, 6, 36), (48, 5, 34))  # of a step: width, gap, letters
_SIDE = 40


def draw_ladder(canvas: Canvas, steps: Sequence[Step], sides: Sequence[SideNote], at: Box = BAND) -> None:
    """Draw the steps from the left, and at the right the totals of the sides."""
    canvas.fill(at, Ink.HEADER)
    middle, right = at.centre[1], at.right - 24
    for side in reversed(sides):
        right -= width(side.total, 40, Weight.BOLD)
        canvas.text(side.total, (right, middle), 40, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD)
        right -= _SIDE + 9
        mark = side_mark(side.side, SIDE_INKS[side.side], Ink.INK, Ink.HEADER, _SIDE)
        canvas.paste(mark, right, middle - _SIDE // 2)
        right -= 28
    label = width(_LABEL, 36, Weight.REGULAR) + 18
    room = right - at.left - 24
    size = next((size for size in _SIZES if _span(steps, size) + label <= room), None)
    left = at.left + 24
    if size is None:
        size = next((size for size in _SIZES if _span(steps, size) <= room), _SIZES[-1])
    else:
        canvas.text(_LABEL, (left, middle + 1), 36, Ink.MUTED, Ink.HEADER)
        left += label
    for step in steps:
        wide = _step_width(step, size)
        ink, ground = (Ink.INK, Ink.GOLD) if step.is_open else (Ink.MUTED, Ink.LIGHT)
        draw_rounded(canvas, box(left, middle - _HIGH // 2, wide, _HIGH), 14, ground, Ink.HEADER)
        at_middle = left + wide // 2, middle + 1
        canvas.text(step.label, at_middle, size[2], ink, ground, weight=Weight.BOLD, anchor="m")
        left += wide + size[1]


def _span(steps: Sequence[Step], size: tuple[int, int, int]) -> int:
    return sum(_step_width(step, size) + size[1] for step in steps) - size[1]


def _step_width(step: Step, size: tuple[int, int, int]) -> int:
    return max(size[0], width(step.label, size[2], Weight.BOLD) + 24)
