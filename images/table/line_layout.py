"""Where the dominoes of a line lie, and the rows of face-down tiles below it.

From its first tile a line has two arms, the right one turning down, the left one up. Each seat's row lies on its plate,
from four seats on two plates beside each other.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.rules.boards import LineView
from images.drawing.canvas import Box, box
from images.parts.pieces import RING

WIDTHS = (64, 58, 52, 48, 44, 40, 36, 32, 28)  # of a tile, from the one wished for to the last resort
GAP = 6  # between the tiles of a row: a ring's breadth
ROW_GAP = 8  # between the doubles of two rows
_MARGIN = 10
_LEFT, _WIDE, _APART = 14, 1072, 12
_LABEL = 320  # the widest a label grows


class Laid(NamedTuple):
    """A tile of the line: its box, its ends and which of them are open, from left to right or from top to bottom."""

    place: Box
    ends: tuple[int, int]
    open: tuple[bool, bool]


class LineLayout(NamedTuple):
    """The tiles of a line from its left end to its right end, and the reserved place that was kept free."""

    tiles: tuple[Laid, ...]
    reserved: Box | None


class _Step(NamedTuple):
    """A tile by its distances from the middle of the first; `turned` where the line goes on to its left."""

    left: int
    top: int
    right: int
    bottom: int
    turned: bool = False

    @property
    def opposite(self) -> "_Step":
        """The step as the other arm takes it: turned half round about the first tile."""
        return _Step(-self.right, -self.bottom, -self.left, -self.top, self.turned)


def line_layout(line: LineView, room: Box, reserved: Sequence[Box] = ()) -> LineLayout:
    """Lay out a line, its first tile in the middle of the room's breadth, its tiles as large as fit.

    One of `reserved` stays free, the first where possible; where the line leaves none free, the layout's is None.
    Raises ValueError for a line that does not fit at all.
    """
    for wide in WIDTHS:
        steps = _steps(line, wide, room.width // 2 - _MARGIN)
        places = _placed(steps, room)
        if places is None:
            continue
        free = [one for one in reserved if not any(place.grown(2 * GAP).overlaps(one) for place in places)]
        if free or not reserved:
            return LineLayout(_laid(line, steps, places), free[0] if free else None)
    if reserved:
        return line_layout(line, room)
    raise ValueError(f"a line of {len(line.tiles)} tiles does not fit into {room}")


def _steps(line: LineView, wide: int, reach: int) -> list[_Step]:
    """Where the tiles lie, from the line's left end to its right end."""
    if not line.tiles:
        return []
    doubles = [one == other for one, other in line.tiles]
    half = (wide // 2, wide) if doubles[line.first] else (wide, wide // 2)
    start = _Step(-half[0], -half[1], half[0], half[1])
    right = _arm(doubles[line.first + 1 :], wide, half[0] + GAP, reach)
    left = _arm(doubles[: line.first][::-1], wide, half[0] + GAP, reach)
    return [*(step.opposite for step in left[::-1]), start, *right]


def _arm(doubles: Sequence[bool], wide: int, start: int, reach: int) -> list[_Step]:
    """The arm that goes right and turns down, back and forth between `reach` on both sides.

    A double lies crosswise. Along the row lies only what leaves room for a double and a corner after it: no two doubles
    meet in a line, so there is always room to turn.
    """
    long, reserve = 2 * wide, 2 * (wide + GAP)
    steps: list[_Step] = []
    x, y, way = start, 0, 1  # where the next tile begins, the middle of the row, and which way it goes
    after_corner = False
    for double in doubles:
        lies = after_corner or (not double and reach - way * x >= long + reserve)
        over = long if lies else wide
        left, right = (x, x + over) if way > 0 else (x - over, x)
        if lies:
            steps.append(_Step(left, y - wide // 2, right, y + wide // 2, way < 0))
        elif double:
            steps.append(_Step(left, y - wide, right, y + wide, way < 0))
        else:
            steps.append(_Step(left, y - wide // 2, right, y - wide // 2 + long))
        after_corner = not lies and not double
        if after_corner:
            # The row goes on below the corner, the other way, from its outer edge.
            x, y, way = x + way * over, y + long + ROW_GAP, -way
        else:
            x += way * (over + GAP)
    return steps


def _placed(steps: Sequence[_Step], room: Box) -> list[Box] | None:
    """The boxes, the first tile's row in the middle where the others allow it; None where they are too high."""
    above = -min((step.top for step in steps), default=0)
    below = max((step.bottom for step in steps), default=0)
    if above + below > room.height - 2 * _MARGIN:
        return None
    x, y = room.centre
    y = min(max(y, room.top + _MARGIN + above), room.bottom - _MARGIN - below)
    return [Box(x + step.left, y + step.top, x + step.right, y + step.bottom) for step in steps]


def _laid(line: LineView, steps: Sequence[_Step], places: Sequence[Box]) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    for number, ((left, right), step, place) in enumerate(zip(line.tiles, steps, places, strict=True)):
        first, last = number == 0, number == len(steps) - 1
        if left == right:
            first = last = first or last  # a double lies crosswise: its long side is the end
        laid.append(
            Laid(place, (right, left), (last, first)) if step.turned else Laid(place, (left, right), (first, last))
        )
    return tuple(laid)


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
        _row_place(box(_LEFT + column * (wide + _APART), top + row * (high + gap), wide, high), label, count)
        for (row, column), count in zip((divmod(seat, columns) for seat in range(seats)), counts, strict=True)
    )


def _row_place(plate: Box, label: int, count: int) -> RowPlace:
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
