"""Where everything on a table's picture lies, for two to six seats."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing import Box, box
from images.parts.marks import BADGE, CROWN

COMPASS_SEATS = 4  # as many still sit round a compass
LED = (58, 36)
_BETWEEN = 6  # between the tiles of an open hand
ELLIPSE = Box(244, 188, 856, 592)
ELLIPSE_ENDED = Box(244, 140, 856, 552)
BAND = Box(0, 346, 1100, 438)


class SeatPlace(NamedTuple):
    """A seat's plate, the slot of its piece, and what may stand beside the piece."""

    plate: Box
    slot: Box
    badge: Box
    crown: Box
    led: Box


class TableLayout(NamedTuple):
    """All places of a table. `spare` is a free slot for pieces shown to all, if there is one."""

    seats: tuple[SeatPlace, ...]
    corners: dict[str, Box]
    spare: SeatPlace | None
    compass: bool


_SOUTH, _WEST, _NORTH, _EAST = range(4)
_COMPASS = (
    (box(377, 588, 346, 104), box(509, 404, 82, 164)),
    (box(10, 338, 262, 104), box(347, 308, 82, 164)),
    (box(377, 92, 346, 104), box(509, 214, 82, 164)),
    (box(828, 338, 262, 104), box(671, 308, 82, 164)),
)
# The same, drawn together above a ribbon.
_COMPASS_ENDED = (
    (box(377, 502, 346, 98), box(516, 357, 68, 136)),
    (box(10, 297, 262, 98), box(360, 278, 68, 136)),
    (box(377, 92, 346, 98), box(516, 199, 68, 136)),
    (box(828, 297, 262, 98), box(672, 278, 68, 136)),
)
_WHO_SITS = {2: (_SOUTH, _NORTH), 3: (_SOUTH, _WEST, _EAST), 4: (_SOUTH, _WEST, _NORTH, _EAST)}
_CORNERS = {
    "top-left": box(28, 98, 338, 90),
    "top-right": box(734, 98, 338, 90),
    "bottom-left": box(28, 594, 338, 90),
    "bottom-right": box(734, 594, 338, 90),
}


@lru_cache(maxsize=8)
def table_layout(seats: int, *, ended: bool = False) -> TableLayout:
    """The layout of a table: a compass for up to four seats, else three plates above and the rest below.

    Where the deal has `ended` all of it lies above a ribbon, and there are neither corners nor a band. Seats go round
    clockwise, seat 0 in the south (south-west with five and six). Raises ValueError outside 2..6.
    """
    if seats in _WHO_SITS:
        places = [_place(plate, slot) for plate, slot in (_COMPASS_ENDED if ended else _COMPASS)]
        free = places[_NORTH] if seats == 3 and not ended else None
        corners = {} if ended else dict(_CORNERS)
        return TableLayout(tuple(places[who] for who in _WHO_SITS[seats]), corners, free, compass=True)
    if seats not in (5, 6):
        raise ValueError(f"a table has 2 to 6 seats, not {seats}")
    slots, lower, high = ((196, 347), 492, 136) if ended else ((194, 448), 598, 142)
    above = [_row_place(190 + 360 * column, 90, slots[0], high) for column in range(3)]
    middles = (300, 800) if seats == 5 else (190, 550, 910)
    below = [_row_place(middle, lower, slots[1], high) for middle in middles]
    if ended:
        return TableLayout((below[0], *above, *below[:0:-1]), {}, None, compass=False)
    thirds = {
        name: box(left, BAND.top, wide, BAND.height)
        for name, left, wide in (("left", 28, 364), ("middle", 418, 264), ("right", 708, 364))
    }
    return TableLayout((below[0], *above, *below[:0:-1]), thirds, None, compass=False)


def _row_place(middle: int, plate_top: int, slot_top: int, high: int) -> SeatPlace:
    return _place(box(middle - 175, plate_top, 350, 96), box(middle - high // 4, slot_top, high // 2, high))


def _place(plate: Box, slot: Box) -> SeatPlace:
    beside = slot.left - 10
    level = slot.top + slot.height // 2
    badge = box(slot.right + 7, slot.top + slot.height * 0.485 - BADGE / 2, BADGE, BADGE)
    crown = box(beside - CROWN, level - CROWN + 4, CROWN, CROWN)
    return SeatPlace(plate, slot, badge, crown, box(beside - LED[0], level + 10, *LED))


def hand_room(place: SeatPlace) -> Box:
    """The room in and beside a seat's slot."""
    return Box(min(place.crown.left, place.led.left), place.slot.top, place.badge.right, place.slot.bottom)


def hands_layout(seats: int) -> tuple[Box, ...]:
    """A room before each seat of a table whose deal has ended, where all hands lie open."""
    layout = table_layout(seats, ended=True)
    if not layout.compass:
        return tuple(hand_room(place) for place in layout.seats)
    middle = layout.seats[0].slot.centre[0]
    rooms: list[Box] = []
    for place in layout.seats:
        slot = place.slot
        if slot.centre[0] < middle:
            rooms.append(slot._replace(left=282, right=438))
        elif slot.centre[0] > middle:
            rooms.append(slot._replace(left=662, right=818))
        else:
            rooms.append(slot._replace(left=450, right=650))
    return tuple(rooms)


def open_hand_layout(room: Box, count: int) -> tuple[Box, ...]:
    """Where a hand that lies open is shown in its room: in two rows."""
    columns = max(1, (count + 1) // 2)
    high = room.height // 2 - _BETWEEN // 2
    wide = min(high // 2, room.width // columns - _BETWEEN)
    pitch = wide + _BETWEEN
    start = room.centre[0] - (columns * pitch - _BETWEEN) // 2
    return tuple(
        box(start + number % columns * pitch, room.top + number // columns * (high + _BETWEEN), wide, 2 * wide)
        for number in range(count)
    )
