"""Where the dominoes of a line lie: two arms from its first tile, the right one turning down, the left one up."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.boards import LineView
from images.drawing.canvas import Box

WIDTHS = (64, 58, 52, 48, 44, 40, 36, 32, 28, 24)  # of a tile, from the one wished for to the last resort
GAP = 6  # between the tiles of a row: a ring's breadth
ROW_GAP = 8  # between the doubles of two rows
_MARGIN = 10


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
    """The boxes, the first tile's row in the middle where the others allow it; None where they are too high or wide."""
    above = -min((step.top for step in steps), default=0)
    below = max((step.bottom for step in steps), default=0)
    aside = max((max(-step.left, step.right) for step in steps), default=0)
    if above + below > room.height - 2 * _MARGIN or aside > room.width // 2:
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
