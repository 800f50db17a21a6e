"""The line of dominoes and the rows below it: no overlap, no overflow, ends that meet, and what is never shown."""

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from bot.rules.blind_hughie.line import Layout
from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Turned, Went
from bot.rules.moves import Peek
from bot.rules.pieces import Tile, double_set
from bot.rules.view import View
from bot.words.alt import alt_table
from images.drawing.canvas import SIZE, Box
from images.drawing.palette import Ink
from images.parts.pieces import RING
from images.table.line import turned_place
from images.table.line_layout import GAP, ROW_GAP, Laid, line_layout, panel, rows_layout
from images.table.table import draw_table
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES

HUGHIE = CATALOGUE["blind-hughie"]
CANVAS = Box(0, 0, *SIZE)


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


def _inside(place: Box, room: Box) -> bool:
    return place == Box(
        max(place.left, room.left),
        max(place.top, room.top),
        min(place.right, room.right),
        min(place.bottom, room.bottom),
    )


def _check(line: LineView, room: Box, reserved: tuple[Box, ...] = ()) -> None:
    layout = line_layout(line, room, reserved)
    assert len(layout.tiles) == len(line.tiles)
    for laid, ends in zip(layout.tiles, line.tiles, strict=True):
        assert _inside(laid.place.grown(RING), room)
        assert sorted(laid.ends) == sorted(ends)
        assert max(laid.place.width, laid.place.height) == 2 * min(laid.place.width, laid.place.height)
        if layout.reserved is not None:
            assert not laid.place.grown(RING).overlaps(layout.reserved)
    for one, other in combinations(layout.tiles, 2):
        assert not one.place.grown(GAP - 1).overlaps(other.place)
    for number, (one, other) in enumerate(pairwise(layout.tiles)):
        shared = line.tiles[number][1]
        assert _distance(_half(one, shared), _half(other, shared)) <= ROW_GAP


def _half(laid: Laid, number: int) -> Box:
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


@pytest.mark.parametrize("part", range(4))
def test_four_thousand_random_lines_lie_free(part: int):
    chance = Random(part)
    for number in range(1000):
        line = random_line(chance, (0.5, 0.5, 0.1, 0.9, 1.0, 0.0)[number % 6])
        room = panel((2, 5)[number % 2])
        aside = turned_place(room).grown(8)
        _check(line, room, (aside._replace(right=room.left + 330), aside) if number % 3 else ())


def test_a_line_of_the_whole_set_fits_however_it_grew():
    chance = Random(79)
    full = 0
    while full < 60:
        tiles = _whole_set(chance)
        if tiles is not None:
            full += 1
            for first in (0, 27, chance.randrange(28)):
                _check(LineView(tiles, first), panel(2))


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
        laid = line_layout(line, panel(4)).tiles[line.first].place
        assert abs(laid.centre[0] - panel(4).centre[0]) <= 1


@pytest.mark.parametrize("counts", [(14, 14), (8, 0), (9, 9, 9), (7, 7, 7, 7), (6, 7, 6, 7), (6, 6, 6, 5, 5)])
def test_rows_lie_in_their_plates(counts: tuple[int, ...]):
    places = rows_layout(counts)
    for place, count in zip(places, counts, strict=True):
        assert _inside(place.plate, CANVAS)
        assert not place.plate.overlaps(panel(len(counts)))
        assert _inside(place.label, place.plate)
        assert len(place.tiles) == count
        for tile in place.tiles:
            assert _inside(tile.grown(RING), place.plate)
            assert not tile.grown(RING).overlaps(place.label)
            assert tile.width >= 26
        assert all(other.left - one.right >= RING for one, other in pairwise(place.tiles))
    for one, other in combinations(places, 2):
        assert not one.plate.overlaps(other.plate)


@pytest.mark.parametrize("count", [1, 6])
def test_rows_are_for_two_to_five(count: int):
    with pytest.raises(ValueError, match="2 to 5"):
        rows_layout((7,) * count)


def _view(preset: str, players: int, seed: int, moves: int) -> View:
    options = next(one.options for one in HUGHIE.presets if one.name == preset)
    match, chance = HUGHIE.start(options, players, seed.to_bytes(32)), Random(seed)
    for _ in range(moves):
        if match.winners is not None:
            break
        seat = HUGHIE.to_act(match)[0]
        choices = HUGHIE.legal(match, seat)
        match, _ = HUGHIE.play(match, seat, Peek() if Peek() in choices else chance.choice(choices))
    return HUGHIE.view(match, None)


@pytest.mark.parametrize("preset", [one.name for one in HUGHIE.presets])
def test_every_preset_is_drawn_from_its_first_turn_to_its_last(preset: str):
    players = next(one.players for one in HUGHIE.presets if one.name == preset)
    for number, count in enumerate(players):
        for moves in range(0, 160, 23):
            view = _view(preset, count, number, moves)
            picture = draw_table(view, NAMES)
            assert picture.alt == alt_table(view, NAMES)
            assert len(picture.render()) < 40 * 1024
            assert "Rows: Ann " in picture.alt
            assert len(picture.alt) <= 1024


def test_the_next_to_turn_is_ringed_and_the_open_halves_are_tinted():
    view = _view("blind-hughie", 4, 3, 9)
    image = pixels(draw_table(view, NAMES))
    counts = tuple(len(seat.shown) for seat in view.seats)
    for seat, place in zip(view.seats, rows_layout(counts), strict=True):
        ringed = [image.getpixel((tile.centre[0], tile.top - 4)) == Ink.GOLD for tile in place.tiles]
        assert ringed == [seat.to_act and number == len(ringed) for number, _ in enumerate(ringed, 1)]
    for laid in line_layout(view.line_board, panel(4)).tiles:
        place = laid.place
        spots = [(place.left + 8, place.top + 8), (place.right - 10, place.bottom - 12)]
        tinted = [image.getpixel(spot) == Ink.TINT for spot in spots]
        assert tuple(tinted) == laid.open


def test_a_tile_that_waits_is_shown_and_asked_about():
    view = replace(
        _view("blind-hughie", 4, 3, 0),
        line=LineView(((2, 5), (5, 4)), 0, Tile(4, 2), (Turned(1, 6, Tile(4, 2), Went.WAITS),)),
    )
    picture = draw_table(view, NAMES)
    assert Ink.IVORY in inks(pixels(picture).crop(turned_place(panel(4))))
    assert "Bo turned up 4-2: fits both ends." in picture.alt


def test_a_peek_is_drawn_for_the_one_who_peeks_alone():
    view = _view("billitonnen", 4, 3, 0)
    seat = view.to_act[0]
    peeking = replace(view, viewer=seat, line=replace(view.line_board, peeked=Tile(6, 5)))
    assert "seen by you alone: 6-5" in draw_table(peeking, NAMES).alt
    place = rows_layout(tuple(len(one.shown) for one in view.seats))[seat].tiles[-1]
    assert pixels(draw_table(peeking, NAMES)).crop(place) != pixels(draw_table(view, NAMES)).crop(place)


def test_doubles_that_lie_open_are_told():
    view = _view("billitonnen", 4, 3, 0)
    row = (PieceView(Tile(3, 3)), *view.seats[2].shown[1:])
    seats = (*view.seats[:2], replace(view.seats[2], shown=row), view.seats[3])
    assert f"Chris {len(row)}, one face up: 3-3" in draw_table(replace(view, seats=seats), NAMES).alt
