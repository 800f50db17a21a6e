"""Nothing on a table lies on anything else or leaves the picture; a layout's ends meet, and it finds room."""

from itertools import combinations, pairwise
from random import Random

import pytest

from bot.rules.blind_hughie.deal import Layout
from bot.rules.boards import RowsView
from bot.rules.pieces import double_set
from images.drawing.canvas import Box
from images.parts.pieces import RING, Size
from images.table.rows import turned_place
from images.table.rows_layout import GAP, ROW_GAP, LaidTile, rows_layout, tiles_layout, tiles_room
from images.table.seats import (
    BAND,
    SeatPlace,
    TableLayout,
    hand_room,
    hands_layout,
    open_hand_layout,
    table_layout,
)
from images.table.tricks import RIBBON
from tests.images.places import CANVAS, are_apart, is_inside
from tests.samples import sample


def random_rows(chance: Random, bias: float) -> RowsView:
    """A legal layout, as long as a random choice of tiles and ends makes it; `bias` is the share put to the right."""
    rest = list(double_set(6))
    chance.shuffle(rest)
    layout = Layout().begin(rest.pop())
    most = chance.randrange(28)
    while len(layout.tiles) <= most:
        fitting = [tile for tile in rest if layout.fits(tile)]
        if not fitting:
            break
        tile = chance.choice(fitting)
        rest.remove(tile)
        ends = layout.fits(tile)
        layout = layout.place(tile, ends[-1] if chance.random() < bias else ends[0])
    return layout.shown()


def _check(board: RowsView, room: Box, reserved: tuple[Box, ...] = ()) -> None:
    layout = tiles_layout(board, room, reserved)
    assert len(layout.tiles) == len(board.tiles)
    for laid, ends in zip(layout.tiles, board.tiles, strict=True):
        assert is_inside(laid.place.grown(RING), room)
        assert sorted(laid.ends) == sorted(ends)
        assert max(laid.place.width, laid.place.height) == 2 * min(laid.place.width, laid.place.height)
        if layout.reserved is not None:
            assert not laid.place.grown(RING).overlaps(layout.reserved)
    for one, other in combinations(layout.tiles, 2):
        assert not one.place.grown(GAP - 1).overlaps(other.place)
    for number, (one, other) in enumerate(pairwise(layout.tiles)):
        shared = board.tiles[number][1]
        assert _distance(_half(one, shared), _half(other, shared)) <= ROW_GAP


def _half(laid: LaidTile, number: int) -> Box:
    """The half of a tile that bears a number; all of a double, which lies crosswise."""
    place = laid.place
    if laid.ends[0] == laid.ends[1]:
        return place
    if place.width > place.height:
        middle = place.centre[0]
        halves = place._replace(right=middle), place._replace(left=middle)
    else:
        middle = place.centre[1]
        halves = place._replace(bottom=middle), place._replace(top=middle)
    return halves[laid.ends.index(number)]


def _distance(one: Box, other: Box) -> int:
    return max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)


@pytest.mark.parametrize("part", sample(range(6), 6))
def test_tiles_of_a_thousand_random_layouts_do_not_overlap(part: int):
    chance = Random(part)
    for number in range(1000):
        board = random_rows(chance, (0.5, 0.5, 0.1, 0.9, 1.0, 0.0)[number % 6])
        room = tiles_room((2, 5)[number % 2], ended=number % 4 > 1)
        aside = turned_place(room).grown(8)
        _check(board, room, (aside._replace(right=room.left + 330), aside) if number % 3 else ())


def test_a_layout_of_the_whole_set_fits_however_it_grew():
    chance = Random(79)
    full = 0
    while full < 25:
        tiles = _whole_set(chance)
        if tiles is not None:
            full += 1
            for first in (0, 27, chance.randrange(28)):
                for ended in (False, True):
                    _check(RowsView(tiles, first), tiles_room(2, ended=ended))


def _whole_set(chance: Random) -> tuple[tuple[int, int], ...] | None:
    """A layout of all 28 tiles, or None where this try ends early."""
    rest = list(double_set(6))
    chance.shuffle(rest)
    first = rest.pop()
    tiles = [(first.high, first.low)]
    while fitting := [tile for tile in rest if tile.has(tiles[-1][1])]:
        doubles = [tile for tile in fitting if tile.is_double]
        tile = (doubles or fitting)[0]
        rest.remove(tile)
        tiles.append((tiles[-1][1], tile.other(tiles[-1][1])))
    return None if rest else tuple(tiles)


def test_the_first_tile_keeps_its_place_while_there_is_room():
    chance = Random(5)
    for _ in range(50):
        board = random_rows(chance, 0.5)
        laid = tiles_layout(board, tiles_room(4)).tiles[board.first].place
        assert abs(laid.centre[0] - tiles_room(4).centre[0]) <= 1


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize(
    "counts", [(14, 14), (8, 0), (9, 9, 9), (7, 7, 7, 7), (3, 1, 2, 0), (6, 7, 6, 7), (6, 6, 6, 5, 5), (3, 2, 1, 0, 3)]
)
def test_rows_stay_inside_their_plates(counts: tuple[int, ...], ended: bool):
    places = rows_layout(counts, ended=ended)
    for place, count in zip(places, counts, strict=True):
        assert is_inside(place.plate, CANVAS)
        assert not place.plate.overlaps(tiles_room(len(counts), ended=ended))
        assert is_inside(place.label, place.plate)
        assert len(place.tiles) == count
        for tile in place.tiles:
            assert is_inside(tile.grown(RING), place.plate)
            assert not tile.grown(RING).overlaps(place.label)
            assert tile.width >= 26
        assert all(not one.grown(RING).overlaps(other) for one, other in combinations(place.tiles, 2))
    assert len({tile.width for place in places for tile in place.tiles}) == 1, "rows of one table look alike"
    assert are_apart(place.plate for place in places)


@pytest.mark.parametrize("count", [1, 6])
def test_rows_are_for_two_to_five(count: int):
    with pytest.raises(ValueError, match="2 to 5"):
        rows_layout((7,) * count)


def boxes_of(layout: TableLayout) -> dict[str, Box]:
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
            assert are_apart(tiles)
            for tile in tiles:
                assert is_inside(tile)
                assert not any(tile.grown(2).overlaps(one.plate) for one in layout.seats)
                assert not any(tile.overlaps(part) for one in others for part in one[1:])


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_hands_may_lie_open_where_the_deal_has_ended(seats: int):
    layout, rooms = table_layout(seats, ended=True), hands_layout(seats)
    assert are_apart(rooms)
    for room in rooms:
        assert not any(room.grown(2).overlaps(seat.plate) for seat in layout.seats)
        assert not room.overlaps(RIBBON)
        for count in range(1, 18):
            tiles = open_hand_layout(room, count)
            assert all(is_inside(tile, room) for tile in tiles)
            assert are_apart(tiles)
