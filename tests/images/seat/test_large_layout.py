"""Large print: nothing lies on anything else or leaves the picture, and pieces are larger than usual."""

from itertools import combinations

import pytest

from images.drawing.canvas import SIZE
from images.parts.pieces import RING
from images.seat.hand_layout import hand_layout
from images.seat.large_layout import BAND, MOST_PIECES, STRIP, bar_layout, codes_layout, pieces_layout, strip_layout
from tests.images.places import is_inside

BOTTOMS = (SIZE[1], bar_layout(1).top, bar_layout(2).top)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_has_a_cell(seats: int):
    cells = strip_layout(seats)
    assert len(cells) == seats
    assert all(is_inside(cell, STRIP) for cell in cells)
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))
    assert STRIP.bottom < BAND.top


@pytest.mark.parametrize("bottom", BOTTOMS)
@pytest.mark.parametrize("badges", [False, True], ids=["plain", "points"])
@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("count", range(1, MOST_PIECES + 1))
def test_pieces_and_their_codes_find_room(count: int, cards: bool, badges: bool, bottom: int):
    places = pieces_layout(count, BAND.bottom, bottom, cards=cards, badges=badges)
    assert len(places) == count
    pieces = [place.piece.grown(RING) for place in places]
    codes = [place.code for place in places if place.code is not None]
    assert len(codes) == (0 if cards else count)
    for one in (*pieces, *codes):
        assert is_inside(one)
        assert BAND.bottom < one.top
        assert one.bottom <= bottom
    assert not any(one.overlaps(other) for one, other in combinations((*pieces, *codes), 2))
    if badges:
        for place in places:
            assert is_inside(place.badge)
            others = [piece for piece in pieces if piece != place.piece.grown(RING)]
            assert not any(place.badge.overlaps(other) for other in (*others, *codes))


@pytest.mark.parametrize("bottom", BOTTOMS)
@pytest.mark.parametrize("count", range(MOST_PIECES + 1, 18))
def test_codes_alone_find_room(count: int, bottom: int):
    rooms = codes_layout(count, BAND.bottom, bottom)
    assert len(rooms) == count
    for room in rooms:
        assert is_inside(room)
        assert BAND.bottom < room.top
        assert room.bottom <= bottom
        assert room.width >= 190
    assert not any(one.overlaps(other) for one, other in combinations(rooms, 2))
    if bottom == SIZE[1]:
        assert all(room.height >= 72 for room in rooms)


@pytest.mark.parametrize("count", range(1, MOST_PIECES + 1))
@pytest.mark.parametrize("bottom", BOTTOMS[:2])
def test_pieces_are_larger_than_usual(count: int, bottom: int):
    large = pieces_layout(count, BAND.bottom, bottom, cards=False, badges=False)[0].piece
    held = count if bottom == SIZE[1] else max(count + 3, 10)
    usual = hand_layout(held, badges=False)[0].piece
    assert large.height > usual.height or (count >= 4 and large.height >= 200 and bottom == SIZE[1])
    if count <= 3:
        assert large.height == 272
