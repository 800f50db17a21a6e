"""Where the rows of face-down tiles lie below a line: a plate for each seat, two beside each other from four on."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing.canvas import Box, box
from images.parts.pieces import RING

_LEFT, _WIDE, _APART = 14, 1072, 12
_LABEL = 320  # the widest a label grows


class RowPlace(NamedTuple):
    """A seat's plate, the part of it that bears the name, and a place for each tile of the row."""

    plate: Box
    label: Box
    tiles: tuple[Box, ...]


@lru_cache(maxsize=4)
def panel(seats: int) -> Box:
    """The line's own room above the rows of that many seats."""
    return Box(_LEFT, 96, _LEFT + _WIDE, 472 if seats in (2, 4) else 442)


@lru_cache(maxsize=64)
def rows_layout(counts: tuple[int, ...]) -> tuple[RowPlace, ...]:
    """The places of two to five seats, in reading order; `counts` are their rows' tiles. Raises ValueError."""
    seats = len(counts)
    if seats not in (2, 3, 4, 5):
        raise ValueError(f"rows lie before 2 to 5 seats, not {seats}")
    columns, label = (1, _LABEL) if seats < 4 else (2, 230)
    top, high, gap = (484, 98, 8) if seats in (2, 4) else (450, 78, 5)
    wide = (_WIDE - (columns - 1) * _APART) // columns
    return tuple(
        _place(box(_LEFT + column * (wide + _APART), top + row * (high + gap), wide, high), label, count)
        for (row, column), count in zip((divmod(seat, columns) for seat in range(seats)), counts, strict=True)
    )


def _place(plate: Box, label: int, count: int) -> RowPlace:
    left, right = plate.left + label + 12, plate.right - 26
    largest = (plate.height - 2 * RING - 12) // 2
    pitch = min(largest + 10, (right - left) // max(count, 1))
    wide = min(largest, pitch - RING)
    tiles = tuple(
        box(right - wide - (count - 1 - place) * pitch, plate.centre[1] - wide, wide, 2 * wide)
        for place in range(count)
    )
    if tiles:  # a short row leaves room to its name
        label = max(label, min(_LABEL, tiles[0].left - RING - 8 - plate.left))
    return RowPlace(plate, box(plate.left, plate.top, label, plate.height), tiles)
