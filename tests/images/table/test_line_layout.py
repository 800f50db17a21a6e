"""A line of dominoes and the rows below it: no overlap, no overflow, ends that meet."""

from itertools import combinations, pairwise
from random import Random

import pytest

from bot.rules.blind_hughie.line import Layout
from bot.rules.boards import LineView
from bot.rules.pieces import double_set
from images.drawing.canvas import Box
from images.parts.pieces import RING
from images.table.line import turned_place
from images.table.line_layout import GAP, ROW_GAP, LineTile, line_layout, line_room, rows_layout
from tests.images.places import CANVAS, is_inside
from tests.samples import sample


def random_line(chance: Random, bias: float) -> LineView:
    """A legal line, as long as a random choice of tiles and ends makes it; `bias` is the share put to the right."""
    rest = list(double_set(6))
    chance.shuffle(rest)
    line = Layout().begin(rest.pop())
    most = chance.randrange(28)
    while len(line.tiles) <= most:
        fitting = [tile for tile in rest if line.fits(tile)]
        if not fitting:
            break
        tile = chance.choice(fitting)
        rest.remove(tile)
        ends = line.fits(tile)
        line = line.place(tile, ends[-1] if chance.random() < bias else ends[0])
    return line.shown()


def _check(line: LineView, room: Box, reserved: tuple[Box, ...] = ()) -> None:
    layout = line_layout(line, room, reserved)
    assert len(layout.tiles) == len(line.tiles)
    for laid, ends in zip(layout.tiles, line.tiles, strict=True):
        assert is_inside(laid.place.grown(RING), room)
        assert sorted(laid.ends) == sorted(ends)
        assert max(laid.place.width, laid.place.height) == 2 * min(laid.place.width, laid.place.height)
        if layout.reserved is not None:
            assert not laid.place.grown(RING).overlaps(layout.reserved)
    for one, other in combinations(layout.tiles, 2):
        assert not one.place.grown(GAP - 1).overlaps(other.place)
    for number, (one, other) in enumerate(pairwise(layout.tiles)):
        shared = line.tiles[number][1]
        assert _distance(_half(one, shared), _half(other, shared)) <= ROW_GAP


def _half(laid: LineTile, number: int) -> Box:
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
def test_tiles_of_a_thousand_random_lines_do_not_overlap(part: int):
    chance = Random(part)
    for number in range(1000):
        line = random_line(chance, (0.5, 0.5, 0.1, 0.9, 1.0, 0.0)[number % 6])
        room = line_room((2, 5)[number % 2], ended=number % 4 > 1)
        aside = turned_place(room).grown(8)
        _check(line, room, (aside._replace(right=room.left + 330), aside) if number % 3 else ())


def test_a_line_of_the_whole_set_fits_however_it_grew():
    chance = Random(79)
    full = 0
    while full < 25:
        tiles = _whole_set(chance)
        if tiles is not None:
            full += 1
            for first in (0, 27, chance.randrange(28)):
                for ended in (False, True):
                    _check(LineView(tiles, first), line_room(2, ended=ended))


def _whole_set(chance: Random) -> tuple[tuple[int, int], ...] | None:
    """A chain of all 28 tiles, or None where this try ends early."""
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
        line = random_line(chance, 0.5)
        laid = line_layout(line, line_room(4)).tiles[line.first].place
        assert abs(laid.centre[0] - line_room(4).centre[0]) <= 1


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize(
    "counts", [(14, 14), (8, 0), (9, 9, 9), (7, 7, 7, 7), (3, 1, 2, 0), (6, 7, 6, 7), (6, 6, 6, 5, 5), (3, 2, 1, 0, 3)]
)
def test_rows_stay_inside_their_plates(counts: tuple[int, ...], ended: bool):
    places = rows_layout(counts, ended=ended)
    for place, count in zip(places, counts, strict=True):
        assert is_inside(place.plate, CANVAS)
        assert not place.plate.overlaps(line_room(len(counts), ended=ended))
        assert is_inside(place.label, place.plate)
        assert len(place.tiles) == count
        for tile in place.tiles:
            assert is_inside(tile.grown(RING), place.plate)
            assert not tile.grown(RING).overlaps(place.label)
            assert tile.width >= 26
        assert all(not one.grown(RING).overlaps(other) for one, other in combinations(place.tiles, 2))
    assert len({tile.width for place in places for tile in place.tiles}) == 1, "rows of one table look alike"
    for one, other in combinations(places, 2):
        assert not one.plate.overlaps(other.plate)


@pytest.mark.parametrize("count", [1, 6])
def test_rows_are_for_two_to_five(count: int):
    with pytest.raises(ValueError, match="2 to 5"):
        rows_layout((7,) * count)
