"""Where the plays of a deal stand when it is looked back at: a row for each seat, a column for each trick."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing.canvas import Box, box

WIDE = 112  # from this width on rank and suit stand side by side
BAR = Box(0, 620, 1100, 700)  # what is asked, or what a challenge showed
LEGEND = 589  # the line of the legend
_TOP, _BOTTOM, _NUMBERS = 146, 554, 123
_NAME = 40  # height of a name above its row
_NAMES_ABOVE = 14  # from so many tricks on names stand above their rows, not beside them
_GAP = 10


class Grid(NamedTuple):
    """The panel, the middle of each trick's number, a line for each name (from the top), the cells by row and trick."""

    panel: Box
    numbers: tuple[tuple[int, int], ...]
    names: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]


@lru_cache(maxsize=64)
def review_layout(seats: int, tricks: int) -> Grid:
    """The grid of 2 to 6 seats and 1 to 17 tricks."""
    names_above = tricks >= _NAMES_ABOVE
    left, right = (28, 1072) if names_above else (204 if tricks <= 5 else 162, 1078)
    across = min(176, (right - left + _GAP) // max(1, tricks))
    wide = across - (28 if across == 176 else _GAP)
    row = (_BOTTOM - _TOP + _GAP) // seats
    high = min(_tallest(wide), row - _GAP - (_NAME if names_above else 0))
    names: list[Box] = []
    cells: list[tuple[Box, ...]] = []
    for seat in range(seats):
        top = _TOP + seat * row
        if names_above:
            names.append(box(left + 4, top - 2, right - left - 8, _NAME - 8))
            top += _NAME
        else:
            top += (row - _GAP - high) // 2
            names.append(box(36, top, left - 36 - 14, high))
        cells.append(tuple(box(left + number * across, top, wide, high) for number in range(tricks)))
    numbers = tuple((cell.centre[0], _NUMBERS) for cell in cells[0])
    return Grid(Box(12, 96, 1088, 562), numbers, tuple(names), tuple(cells))


def _tallest(wide: int) -> int:
    return 96 if wide >= WIDE else 104
