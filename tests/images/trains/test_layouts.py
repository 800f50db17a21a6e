"""The places of trains, hands and what is left of them: nothing overlaps, and only a train that is played on moves."""

from random import Random

import pytest

from images.drawing.canvas import Box
from images.line.strip_and_band import HAND
from images.parts.pieces import RING
from images.seat.hand_layout import LEGAL
from images.seat.trains_hand import MOST_TABBED, MOST_UPRIGHT, trains_hand_layout
from images.trains.end import rows_layout, tiles_layout
from images.trains.layout import SEAT_YARD, TABLE_YARD, TrainCell, cell_layout, track_layout, yard_layout
from tests.images.places import are_apart, is_inside

PLAYERS = range(2, 9)
YARDS = pytest.mark.parametrize(("yard", "footed"), [(SEAT_YARD, False), (TABLE_YARD, True)], ids=["seat", "table"])


def _cells(players: int, yard: Box, *, footed: bool) -> list[TrainCell]:
    return [cell_layout((cell.width, cell.height), footed=footed) for cell in yard_layout(players, yard)]


@YARDS
@pytest.mark.parametrize("players", PLAYERS)
def test_each_train_has_a_cell(players: int, yard: Box, footed: bool):
    cells = yard_layout(players, yard)
    assert len(cells) == players + 1
    assert are_apart(cells)
    assert all(is_inside(cell, yard) for cell in cells)
    assert len({(cell.width, cell.height) for cell in cells[1:]}) == 1, "the seats' are alike"
    assert cells[0].width >= cells[1].width
    assert max(cell.right for cell in cells) == cells[-1].right == yard.right, "no hole in the grid"
    for place in _cells(players, yard, footed=footed):
        parts = [part for part in (place.name, place.track, place.foot) if part is not None]
        assert are_apart(parts)
        assert all(is_inside(part, Box(0, 0, *place.size)) for part in parts)
        assert place.has_plate is (place.name.height == place.size[1])


@YARDS
def test_the_number_of_players_decides_how_large_tiles_are(yard: Box, footed: bool):
    sizes = [[place.tile for place in _cells(players, yard, footed=footed)[:2]] for players in PLAYERS]
    seat = [[58, 58], [52, 52], [58, 44], [44, 44], [58, 40], [52, 40], [40, 40]]
    table = [[58, 58], [58, 58], [58, 52], [52, 52], [58, 40], [52, 40], [40, 40]]
    assert sizes == (table if footed else seat)


@YARDS
@pytest.mark.parametrize("players", PLAYERS)
def test_the_newest_tiles_of_a_train_find_room_beside_its_socket(players: int, yard: Box, footed: bool):
    chance = Random(players)
    for place in _cells(players, yard, footed=footed)[:2]:
        for count in range(60):
            doubles = tuple(chance.random() < 0.2 for _ in range(count))
            laid = track_layout(doubles, place)
            assert laid.hidden + len(laid.tiles) == count
            assert len(laid.tiles) >= min(count, 2), "what was played, and what it joined"
            assert (laid.plus is None) is not laid.hidden
            tiles = [*([laid.plus] if laid.plus is not None else []), *laid.tiles]
            rings = [laid.tiles[-1].grown(RING)] if laid.tiles else []
            assert are_apart([*tiles, laid.socket])
            assert are_apart([*tiles[:-1], *rings, laid.socket])
            assert all(is_inside(tile, place.track) for tile in (*tiles, laid.socket))
            assert all(is_inside(ring, Box(4, 4, place.size[0] - 4, place.size[1] - 4)) for ring in rings)
            assert all(laid.socket.right < left < place.track.right for left in laid.sleepers)
            for double, tile in zip(doubles[laid.hidden :], laid.tiles, strict=True):
                assert (tile.width < tile.height) is double
            without = track_layout(doubles, place, sockets=False)
            assert without.tiles == laid.tiles, "a socket moves no tile"
            counted = track_layout(doubles[-16:], place, before=max(0, count - 16))
            assert counted == laid, "older tiles are only counted"


@pytest.mark.parametrize("count", [*range(1, 32), 45, 75])
def test_a_hand_of_any_size_fits(count: int):
    places = trains_hand_layout(count)
    assert len(places) == count
    pieces = [place.piece for place in places]
    lies = pieces[0].width > pieces[0].height
    assert lies is (count > MOST_UPRIGHT)
    for up in (0,) if lies else (0, LEGAL):
        assert all(is_inside(piece.moved(0, -up).grown(RING), HAND) for piece in pieces)
    assert are_apart([piece.grown(RING - 1) for piece in pieces])
    assert all((place.code is not None) is (count <= MOST_TABBED) for place in places)
    codes = [place.code for place in places if place.code is not None]
    assert are_apart([*pieces, *codes])
    assert all(is_inside(code, HAND) for code in codes)
    for place in places:
        if place.new is not None:
            assert is_inside(place.new, HAND)
            others = [piece for piece in pieces if piece != place.piece]
            assert not any(place.new.overlaps(other) for other in others)
    assert count > 28 or all(place.new is not None for place in places)
    assert lies or pieces[0].width >= 58
    assert count > 26 or pieces[0].width >= 58


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiles_left_are_shown_or_counted(players: int):
    rows = rows_layout(players)
    assert len(rows) == players
    assert are_apart(rows)
    assert all(is_inside(row, Box(20, 160, 1080, 694)) for row in rows)
    for count in range(1, 40):
        room = rows[0]._replace(left=350, right=880)
        places = tiles_layout(count, room)
        assert len(places) == count or (len(places) >= 5 and places[-1].right + 70 <= room.right + 12)
        assert are_apart(places)
        assert all(is_inside(place, room._replace(top=room.top + 3, bottom=room.bottom - 3)) for place in places)
    assert len(tiles_layout(7, rows[0]._replace(left=350, right=880))) == 7, "as many are left as a rule"
