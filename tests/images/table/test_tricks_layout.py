"""Nothing on a table of tricks lies on anything else or leaves the picture."""

from itertools import combinations

import pytest

from images.drawing.canvas import Box
from images.parts.pieces import RING, Size
from images.table.ribbon import RIBBON
from images.table.tricks_layout import (
    BAND,
    SeatPlace,
    TableLayout,
    hand_room,
    hands_layout,
    open_hand_layout,
    table_layout,
)
from tests.images.places import is_inside


def boxes_of(layout: TableLayout) -> dict[str, Box]:
    """Every box by name."""
    named = {
        f"{part} {number}": place
        for number, seat in enumerate(layout.seats)
        for part, place in zip(SeatPlace._fields, seat, strict=True)
    }
    if layout.spare is not None:
        named["spare slot"] = layout.spare.slot
        named["spare caption"] = layout.spare.plate
    return named | layout.corners


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_boxes_of_a_table_do_not_overlap(seats: int, ended: bool):
    layout = table_layout(seats, ended=ended)
    boxes = boxes_of(layout)
    assert len(layout.seats) == seats
    for name, place in boxes.items():
        assert is_inside(place), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.overlaps(second), f"{one} on {other}"
    for place in layout.seats:
        assert not any(place.slot.grown(RING).overlaps(seat.plate) for seat in layout.seats)
        assert layout.compass or ended or not place.slot.grown(RING).overlaps(BAND)
        for part in place if ended else ():
            assert not part.overlaps(RIBBON)
    cells = [seat.slot.grown(Size(seat.slot.width, seat.slot.height).pad) for seat in layout.seats]
    for one, other in combinations(layout.seats, 2):
        assert not one.slot.grown(RING).overlaps(cells[layout.seats.index(other)]), "its ring would be painted over"


@pytest.mark.parametrize("seats", [1, 7])
def test_there_is_no_table_of_one_or_seven(seats: int):
    with pytest.raises(ValueError, match="2 to 6"):
        table_layout(seats)


def test_seats_go_round_clockwise():
    middles = [table_layout(4).seats[seat].plate.centre for seat in range(4)]
    south, west, north, east = middles
    assert south[1] > west[1] > north[1]
    assert west[0] < south[0] < east[0]


@pytest.mark.parametrize("seats", [5, 6])
def test_open_hands_lie_where_nothing_else_of_their_seat_does(seats: int):
    layout = table_layout(seats)
    for count in range(1, 10):
        for seat in layout.seats:
            tiles = open_hand_layout(hand_room(seat), count)
            others = [other for other in layout.seats if other is not seat]
            assert not any(one.overlaps(other) for one, other in combinations(tiles, 2))
            for tile in tiles:
                assert is_inside(tile)
                assert not any(tile.grown(2).overlaps(one.plate) for one in layout.seats)
                assert not any(tile.overlaps(part) for one in others for part in one[1:])


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_hands_may_lie_open_where_the_deal_has_ended(seats: int):
    layout, rooms = table_layout(seats, ended=True), hands_layout(seats)
    for one, other in combinations(rooms, 2):
        assert not one.overlaps(other)
    for room in rooms:
        assert not any(room.grown(2).overlaps(seat.plate) for seat in layout.seats)
        assert not room.overlaps(RIBBON)
        for count in range(1, 18):
            tiles = open_hand_layout(room, count)
            assert all(is_inside(tile, room) for tile in tiles)
            assert not any(one.overlaps(other) for one, other in combinations(tiles, 2))
