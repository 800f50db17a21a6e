"""Where the rows of a replay lie, one for each seat."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing.canvas import Box, box

_TOP, _BOTTOM = 98, 632
_TALLEST = 166
LARGEST = 40 * 1024  # bytes of a picture: it is packed for that, as nobody waits for it at a table


class Row(NamedTuple):
    """A seat's row: its plate, and in it the places of the name, of what was played, and of what is still held."""

    plate: Box
    name: Box
    played: Box
    divider: Box
    held: Box


@lru_cache(maxsize=8)
def rows_of(seats: int) -> tuple[Row, ...]:
    """The rows of three to six seats."""
    gap = 8 if seats < 5 else 5
    high = min(_TALLEST, (_BOTTOM - _TOP + gap) // seats - gap)
    return tuple(_row(box(20, _TOP + number * (high + gap), 1060, high)) for number in range(seats))


def _row(plate: Box) -> Row:
    top, high = plate.top + 6, plate.height - 12
    return Row(
        plate,
        box(plate.left + 22, top, 212, high),
        box(plate.left + 240, top, 226, high),
        box(plate.left + 474, plate.top + 14, 4, plate.height - 28),
        box(plate.left + 494, top, 548, high),
    )
