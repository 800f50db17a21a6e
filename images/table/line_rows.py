"""Where the rows of a table with a line lie: one under another, two by two, or as columns."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing.canvas import Box, box
from images.parts.pieces import RING

BAR = 54  # height of a name bar
_LEFT, _WIDE, _APART = 20, 1060, 10
_LARGEST, _LARGEST_ENDED, _SMALL = 50, 40, 32  # widths of tiles
_COLUMN = 3  # tiles beside each other in a column
_STACKED_FROM = 4  # tiles: where rows lie two by two and are this long, they lie below their names
_LABEL, _LEAST_LABEL = 310, 220  # the widest and the narrowest that a name beside its row gets
_TWO_LINES = 100  # so high is a plate on which two lines fit
_EDGE = 24


class Spot(NamedTuple):
    """Where a word stands on its line: the place of its left end, its middle or its right end ("l", "m", "r")."""

    x: int
    y: int
    anchor: str


class RowPlace(NamedTuple):
    """A seat's plate, the part of it that bears the name, its points, a note, and a place for each tile of the row.

    Where `note` is None, a note takes the place of the points. `has_bar`: the label is a bar across the plate, above
    the row; else the points stand on the label.
    """

    plate: Box
    label: Box
    name: Spot
    points: Spot
    note: Spot | None
    tiles: tuple[Box, ...]
    has_bar: bool


@lru_cache(maxsize=4)
def line_room(seats: int, *, ended: bool = False) -> Box:
    """The line's own room above the rows of that many seats, and below the sentence about how the deal ended."""
    if ended:
        return Box(_LEFT, 176, _LEFT + _WIDE, 396 if seats == 5 else 426)
    return Box(_LEFT, 98, _LEFT + _WIDE, 396 if seats == 5 else 388)


@lru_cache(maxsize=64)
def rows_layout(counts: tuple[int, ...], *, ended: bool = False) -> tuple[RowPlace, ...]:
    """The places of two to five seats in reading order; `counts` are their rows' tiles. Raises ValueError."""
    seats, most = len(counts), max(1, *counts)
    if seats not in (2, 3, 4, 5):
        raise ValueError(f"rows lie before 2 to 5 seats, not {seats}")
    columns = 1 if seats < 4 else 2 if seats == 4 else seats
    top = line_room(seats, ended=ended).bottom + 12
    plates = _plates(seats, columns, top, 688 if seats == 5 else 684)
    largest = _LARGEST_ENDED if ended else _LARGEST
    if columns > 2:
        return tuple(_column(plate, count, most) for plate, count in zip(plates, counts, strict=True))
    if columns == 2 and most >= _STACKED_FROM and not ended:
        return tuple(_stacked(plate, count) for plate, count in zip(plates, counts, strict=True))
    return tuple(_beside(plate, count, most, largest) for plate, count in zip(plates, counts, strict=True))


def _plates(seats: int, columns: int, top: int, bottom: int) -> list[Box]:
    rows = -(-seats // columns)
    wide, high = (_WIDE - (columns - 1) * _APART) // columns, (bottom - top - (rows - 1) * _APART) // rows
    return [
        box(_LEFT + column * (wide + _APART), top + row * (high + _APART), wide, high)
        for row, column in (divmod(seat, columns) for seat in range(seats))
    ]


def _beside(plate: Box, count: int, most: int, largest: int) -> RowPlace:
    """The name on the left, the row on the right, its tiles as large as the longest row allows."""
    largest = min(largest, (plate.height - 2 * RING - 8) // 2)
    apart = 12 if plate.height >= _TWO_LINES else 8
    pitch = min(largest + apart, (plate.width - _EDGE - _LEAST_LABEL) // most)
    wide = min(largest, pitch - RING)
    tiles = _row(plate.right - _EDGE, plate.centre[1] - wide, wide, pitch, count)
    free = (tiles[0].left if tiles else plate.right - _EDGE + RING) - RING - 8
    label = box(plate.left, plate.top, min(_LABEL, free - plate.left), plate.height)
    if plate.height < _TWO_LINES:
        name, points = Spot(plate.left + 20, plate.centre[1], "l"), Spot(label.right + 20, plate.centre[1], "l")
        return RowPlace(plate, label, name, points, Spot(free - 8, plate.centre[1], "r"), tiles, has_bar=False)
    high, low = plate.top + round(plate.height * 0.32), plate.top + round(plate.height * 0.71)
    name, points, note = Spot(plate.left + 20, high, "l"), Spot(plate.left + 20, low, "l"), Spot(free - 8, low, "r")
    return RowPlace(plate, label, name, points, note, tiles, has_bar=False)


def _stacked(plate: Box, count: int) -> RowPlace:
    """The name in a bar, the row below it on the right."""
    label = box(plate.left, plate.top, plate.width, BAR)
    tiles = _row(plate.right - _EDGE, label.bottom + RING + 1, _SMALL, _SMALL + 8, count)
    high, low = label.centre[1] + 2, (label.bottom + plate.bottom) // 2 - 1
    name, points, note = (
        Spot(plate.left + 20, high, "l"),
        Spot(plate.left + 20, low, "l"),
        Spot(plate.right - 20, high, "r"),
    )
    return RowPlace(plate, label, name, points, note, tiles, has_bar=True)


def _column(plate: Box, count: int, most: int) -> RowPlace:
    """The name in a bar, the row below it in the middle, in two lines where it is long."""
    label = box(plate.left, plate.top, plate.width, BAR)
    rows = 1 if most <= _COLUMN else 2
    in_line = most if rows == 1 else -(-most // 2)
    wide = min(_LARGEST if rows == 1 else 36, (plate.width - 20) // in_line - 2 * RING)
    pitch, top = wide + 2 * RING - 2, label.bottom + 18 if rows == 1 else label.bottom + 12
    tiles: list[Box] = []
    for row in range(rows):
        held = min(in_line, count - row * in_line)
        if held > 0:
            middle = plate.centre[0] + (held * pitch - pitch + wide) // 2
            tiles.extend(_row(middle, top + row * (2 * wide + RING + 4), wide, pitch, held))
    name, points = Spot(plate.centre[0], label.centre[1] + 4, "m"), Spot(plate.centre[0], plate.bottom - 32, "m")
    return RowPlace(plate, label, name, points, None, tuple(tiles), has_bar=True)


def _row(right: int, top: int, wide: int, pitch: int, count: int) -> tuple[Box, ...]:
    """Tiles from left to right, the last one ending at `right`."""
    return tuple(box(right - wide - (count - 1 - place) * pitch, top, wide, 2 * wide) for place in range(count))
