"""The places of the laid tiles, two arms from the first one, and of the seats' rows below them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.rules.boards import RowsView
from images.drawing import Box, box
from images.parts.pieces import RING

WIDTHS = (64, 58, 52, 48, 44, 40, 36, 32, 28, 24)  # of a tile, the best first
GAP = 6  # between the tiles of a row: a ring's breadth
ROW_GAP = 8  # between the doubles of two rows
_MARGIN = 10


class LaidTile(NamedTuple):
    """A laid tile: its box, its ends and which of them are open, from left to right or from top to bottom."""

    place: Box
    ends: tuple[int, int]
    open: tuple[bool, bool]


class TilesLayout(NamedTuple):
    """The laid tiles from the left end to the right end, and the reserved place that was kept free."""

    tiles: tuple[LaidTile, ...]
    reserved: Box | None


class _Step(NamedTuple):
    """A tile by its distances from the middle of the first; `turned` where the next tiles go on to its left."""

    left: int
    top: int
    right: int
    bottom: int
    turned: bool = False

    @property
    def opposite(self) -> "_Step":
        """The step as the other arm takes it: turned half round about the first tile."""
        return _Step(-self.right, -self.bottom, -self.left, -self.top, self.turned)


def tiles_layout(board: RowsView, room: Box, reserved: Sequence[Box] = ()) -> TilesLayout:
    """Lay out the tiles, the first tile in the middle of the room's breadth, its tiles as large as fit.

    One of `reserved` stays free, the first where possible; where the tiles leave none free, the layout's is None.
    Raises ValueError for tiles that do not fit at all.
    """
    for wide in WIDTHS:
        steps = _steps(board, wide, room.width // 2 - _MARGIN)
        places = _placed(steps, room)
        if places is None:
            continue
        free = [one for one in reserved if not any(place.grown(2 * GAP).overlaps(one) for place in places)]
        if free or not reserved:
            return TilesLayout(_laid(board, steps, places), free[0] if free else None)
    if reserved:
        return tiles_layout(board, room)
    raise ValueError(f"a layout of {len(board.tiles)} tiles does not fit into {room}")


def _steps(board: RowsView, wide: int, reach: int) -> list[_Step]:
    """The steps of the tiles, from the left end to the right end."""
    if not board.tiles:
        return []
    doubles = [one == other for one, other in board.tiles]
    half = (wide // 2, wide) if doubles[board.first] else (wide, wide // 2)
    start = _Step(-half[0], -half[1], half[0], half[1])
    right = _arm(doubles[board.first + 1 :], wide, half[0] + GAP, reach)
    left = _arm(doubles[: board.first][::-1], wide, half[0] + GAP, reach)
    return [*(step.opposite for step in left[::-1]), start, *right]


def _arm(doubles: Sequence[bool], wide: int, start: int, reach: int) -> list[_Step]:
    """The arm that goes right and turns down, back and forth between `reach` on both sides.

    A double lies crosswise. Along the row lies only what leaves room for a double and a corner after it: no two doubles
    meet in a layout, so there is always room to turn.
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


def _laid(board: RowsView, steps: Sequence[_Step], places: Sequence[Box]) -> tuple[LaidTile, ...]:
    laid: list[LaidTile] = []
    for number, ((left, right), step, place) in enumerate(zip(board.tiles, steps, places, strict=True)):
        first, last = number == 0, number == len(steps) - 1
        if left == right:
            first = last = first or last  # a double lies crosswise: its long side is the end
        laid.append(
            LaidTile(place, (right, left), (last, first))
            if step.turned
            else LaidTile(place, (left, right), (first, last))
        )
    return tuple(laid)


# -- the rows ----------------------------------------------------------------------------------------------------------


BAR = 54  # height of a name bar
_LEFT, _WIDE, _APART = 20, 1060, 10
_LARGEST, _LARGEST_ENDED, _SMALL = 50, 40, 32  # widths of tiles
_COLUMN = 3  # tiles beside each other in a column
_STACKED_FROM = 4  # tiles: where rows lie two by two and are this long, they lie below their names
_LABEL, _LEAST_LABEL = 310, 220  # the widest and the narrowest that a name beside its row gets
_POINTS_AND_NOTE = 300  # so wide is room for both beside each other
_TWO_LINES = 100  # so high is a plate on which two lines fit
_EDGE = 24


class Spot(NamedTuple):
    """The place of a word on its line: of its left end, its middle or its right end ("l", "m", "r")."""

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
def tiles_room(seats: int, *, ended: bool = False) -> Box:
    """The room of the tiles above the rows of that many seats, and below the sentence about how the deal ended."""
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
    top = tiles_room(seats, ended=ended).bottom + 12
    room = Box(_LEFT, top, _LEFT + _WIDE, 688 if seats == 5 else 684)
    plates = room.grid(columns, -(-seats // columns), _APART, _APART)
    largest = _LARGEST_ENDED if ended else _LARGEST
    if columns > 2:
        return tuple(_column(plate, count, most) for plate, count in zip(plates, counts, strict=True))
    if columns == 2 and most >= _STACKED_FROM and not ended:
        return tuple(_stacked(plate, count) for plate, count in zip(plates, counts, strict=True))
    return tuple(_beside(plate, count, most, largest) for plate, count in zip(plates, counts, strict=True))


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
    name, points = Spot(plate.left + 20, high, "l"), Spot(plate.left + 20, low, "l")
    note = Spot(free - 8, low, "r") if free - plate.left >= _POINTS_AND_NOTE else None
    return RowPlace(plate, label, name, points, note, tiles, has_bar=False)


def _stacked(plate: Box, count: int) -> RowPlace:
    """The name in a bar, the row below it on the right."""
    label = box(plate.left, plate.top, plate.width, BAR)
    tiles = _row(plate.right - _EDGE, label.bottom + RING + 1, _SMALL, _SMALL + 8, count)
    high, low = label.centre[1] + 2, (label.bottom + plate.bottom) // 2 - 1
    left = plate.left + 20
    name, points, note = Spot(left, high, "l"), Spot(left, low, "l"), Spot(plate.right - 20, high, "r")
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
