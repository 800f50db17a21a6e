"""A small chart of the totals from deal to deal, with the names at the ends of the lines."""

from collections.abc import Sequence
from itertools import pairwise

from bot.message import Message
from bot.rules.view import View
from bot.words.sides import runs, sides
from bot.words.speaker import say
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import fitted, width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import SIDE_INKS
from images.parts.panels import ALONE, panel
from images.scores.chart import draw_line, lay_marker, marker
from images.scores.chart_layout import Point, fanned, scale, spread, steps

_NAME, _WIDEST = 34, 190  # of the names at the ends
_NUMBER = 48  # the width that the number of a deal needs
_APART = 40  # from one name to the next


def draw_small_chart(canvas: Canvas, view: View, names: Sequence[str], at: Box) -> None:
    """The chart on a panel."""
    panel(canvas, at, Ink.HEADER)
    inks = SIDE_INKS if view.partners else ALONE
    who = [side.letter if view.partners else shown_name(names, side.members[0]) for side in sides(view)]
    room = min(_WIDEST, max(width(name, _NAME, Weight.BOLD) for name in who))
    plot = Box(at.left + 36, at.top + 34, at.right - room - 54, at.bottom - 54)
    lines_of = runs(view)
    target = [view.target] if view.deals is None else []
    values = [*(value for run in lines_of for value in run), *target]
    ticks = scale(min(values), max(values))
    deals = len(lines_of[0]) - 1

    def x(deal: int) -> int:
        return plot.left + plot.width * deal // deals

    def y(value: int) -> int:
        return plot.bottom - round(plot.height * (value - ticks[0]) / (ticks[-1] - ticks[0]))

    for tick in ticks:
        ink = Ink.OUTLINE if tick == 0 else Ink.GRID
        canvas.fill(box(plot.left, y(tick) - 1, plot.width, 2), ink)
    stride = next(step for step in steps() if deals * _NUMBER <= step * plot.width)
    for deal in range(stride, deals + 1, stride):
        canvas.text(str(deal), (x(deal), plot.bottom + 28), 32, Ink.MUTED, Ink.HEADER, anchor="m")
    lines = [
        [(x(deal), y(value) + fanned(lines_of, side, deal)) for deal, value in enumerate(run)]
        for side, run in enumerate(lines_of)
    ]
    if view.deals is None:
        _target(canvas, view, plot, y(view.target), lines)
    levels = spread([line[-1][1] for line in lines], _APART, at.top + 24, at.bottom - 24)
    for ink, line in zip(inks, lines, strict=False):
        draw_line(canvas, line, ink, under=Ink.HEADER)
    for side, (ink, line) in enumerate(zip(inks, lines, strict=False)):
        for deal, point in enumerate(line):
            if deal and (deal == deals or deal % stride == 0):
                lay_marker(canvas, marker(side, ink), point)
        name = fitted(who[side], _NAME, Weight.BOLD, room)
        at_end = (plot.right + 30, levels[side])
        canvas.text(name, at_end, _NAME, ink, Ink.HEADER, weight=Weight.BOLD)


def _target(canvas: Canvas, view: View, plot: Box, level: int, lines: Sequence[Sequence[Point]]) -> None:
    """The dashed target, named where no line runs."""
    for left in range(plot.left, plot.right, 28):
        canvas.fill(box(left, level - 2, min(16, plot.right - left), 4), Ink.GOLD)
    words = say(Message("chart-line-low" if view.low_wins else "chart-line-high", target=view.target))
    wide = width(words, 32, Weight.BOLD)
    middles = [(left, level + side * 26) for left in (plot.left + 8, plot.right - wide - 20) for side in (1, -1)]
    free = [
        (left, middle)
        for left, middle in middles
        if plot.top - 20 < middle < plot.bottom - 10
        and not any(_crosses(line, Box(left - 8, middle - 22, left + wide + 8, middle + 22)) for line in lines)
    ]
    canvas.text(words, (free or middles)[0], 32, Ink.GOLD, Ink.HEADER, weight=Weight.BOLD)


def _crosses(line: Sequence[Point], place: Box) -> bool:
    """Whether a line runs through a box."""
    for (x1, y1), (x2, y2) in pairwise(line):
        if max(x1, x2) < place.left or min(x1, x2) > place.right:
            continue
        for step in range(17):
            x, y = x1 + (x2 - x1) * step / 16, y1 + (y2 - y1) * step / 16
            if place.left <= x <= place.right and place.top <= y <= place.bottom:
                return True
    return False
