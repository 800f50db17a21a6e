"""The places of the lines, scales and labels of the score chart."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from bot.rules.view import View
from bot.words.persons import seat_name
from bot.words.sides import runs, sides
from images.drawing import SIZE, Box, Weight, width
from images.parts.lines import signed
from images.parts.marks import HEADER

TOP, BOTTOM, LEFT, RIGHT = 144, 626, 106, 1078
NAME_SIZE, TOTAL_SIZE = 35, 40
NAME_LEAST = 28
NAME_LINE = 38  # height of a name in a label
_MOST_NAME = 330  # pixels for names, beyond which they are set smaller, then cut
_MARK_ROOM = 84  # from the end of the lines to a label's name
_FAN = 6  # pixels between points that would lie on each other
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Label:
    """The label of a line: names, points; `mark` is the middle of its marker and of its names."""

    names: tuple[str, ...]
    total: str
    mark: Point


@dataclass(frozen=True, slots=True)
class ChartLayout:
    """A chart's places in pixels. `lines` runs by side; `ticks` and `deals` are (value, y) and (number, x)."""

    plot: Box
    ticks: tuple[tuple[int, int], ...]
    deals: tuple[tuple[int, int], ...]
    target: int | None
    lines: tuple[tuple[Point, ...], ...]
    stride: int  # every which deal bears a number and markers
    labels: tuple[Label, ...] = ()

    @property
    def ends(self) -> list[int]:
        """The level at which each line ends."""
        return [line[-1][1] for line in self.lines]


def chart_layout(view: View) -> ChartLayout:
    """Lay out the chart of the view's finished deals; one line per side, from 0 before deal 1."""
    who = [tuple(seat_name(seat) for seat in side.members) for side in sides(view)]
    name_room = min(_MOST_NAME, max(width(name, NAME_SIZE, Weight.REGULAR) for members in who for name in members))
    high = max(map(len, who)) * NAME_LINE + 12
    scores = [signed(run[-1], plus="") for run in runs(view)]
    total_room = max(width(score, TOTAL_SIZE, Weight.BOLD) for score in scores)
    plot = Box(LEFT, TOP, RIGHT - total_room - 18 - name_room - _MARK_ROOM, BOTTOM)
    layout = plot_layout(view, plot, 56)
    levels = spread(layout.ends, high, HEADER + 4 + high // 2, SIZE[1] - 2 - high // 2)
    marks = ((plot.right + 52, level) for level in levels)
    return replace(layout, labels=tuple(map(Label, who, scores, marks)))


def plot_layout(view: View, plot: Box, number: int) -> ChartLayout:
    """Lines and scales in their place, without labels; `number` is the width that the number of a deal needs."""
    totals = runs(view)
    aims = [*(value for run in totals for value in run), *([view.target] if view.deals is None else [])]
    ticks, deals = scale(min(aims), max(aims)), len(totals[0]) - 1

    def x(deal: int) -> int:
        return plot.left + plot.width * deal // deals if deals else plot.right

    def y(value: int) -> int:
        return plot.bottom - round(plot.height * (value - ticks[0]) / (ticks[-1] - ticks[0]))

    stride = next(step for step in _round_steps() if deals * number <= step * plot.width)
    return ChartLayout(
        plot=plot,
        ticks=tuple((value, y(value)) for value in ticks),
        deals=tuple((deal, x(deal)) for deal in range(stride, deals + 1, stride)),
        target=y(view.target) if view.deals is None else None,
        lines=tuple(
            tuple((x(deal), y(value) + _fanned(totals, side, deal)) for deal, value in enumerate(run))
            for side, run in enumerate(totals)
        ),
        stride=stride,
    )


def scale(lowest: int, highest: int) -> tuple[int, ...]:
    """Round values at equal distances around a range, with 0 among them: at most eight."""
    low, high = min(lowest, 0), max(highest, 1)
    step = next(step for step in _round_steps() if -(-high // step) - low // step <= 6)
    return tuple(step * number for number in range(low // step, -(-high // step) + 1))


def spread(wished: Sequence[int], apart: int, top: int, bottom: int) -> list[int]:
    """Levels as near as can be to those wished, in their order, at least `apart` from each other, within bounds."""
    order = sorted(range(len(wished)), key=lambda index: (wished[index], index))
    groups: list[list[int]] = []  # neighbours that touch move as one, about the middle of their wishes
    for index in order:
        groups.append([index])
        while len(groups) > 1 and _first(groups[-1], wished, apart) - _last(groups[-2], wished, apart) < apart:
            last = groups.pop()
            groups[-1].extend(last)
    levels = [0] * len(wished)
    for group in groups:
        first = _first(group, wished, apart)
        for place, index in enumerate(group):
            levels[index] = first + place * apart
    above = top
    for index in order:
        levels[index] = above = max(levels[index], above)
        above += apart
    below = bottom
    for index in reversed(order):
        levels[index] = below = min(levels[index], below)
        below -= apart
    return levels


def _first(group: Sequence[int], wished: Sequence[int], apart: int) -> int:
    middle = sum(wished[index] for index in group) / len(group)
    return round(middle - apart * (len(group) - 1) / 2)


def _last(group: Sequence[int], wished: Sequence[int], apart: int) -> int:
    return _first(group, wished, apart) + apart * (len(group) - 1)


def _fanned(totals: Sequence[Sequence[int]], side: int, deal: int) -> int:
    """The shift of a point so that equal totals lie beside, not on, each other; they all start in one point."""
    equal = [other for other, run in enumerate(totals) if run[deal] == totals[side][deal]]
    return round((equal.index(side) - (len(equal) - 1) / 2) * _FAN) if deal else 0


def _round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, 100 and so on."""
    for power in count():
        yield from (10**power, 2 * 10**power, 5 * 10**power)
