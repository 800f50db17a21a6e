"""Where the tiles of a hand stand at a line of dominoes."""

from itertools import combinations

import pytest

from images.chain.strip_and_band import HAND
from images.parts.pieces import RING
from images.seat.chain import SMALL, chain_hand_layout
from images.seat.hand_layout import LEGAL
from tests.images.places import is_inside


@pytest.mark.parametrize("count", range(1, 31))
def test_tiles_and_codes_keep_apart(count: int):
    places = chain_hand_layout(count)
    assert len(places) == count
    for place in places:
        assert is_inside(place.code, HAND)
        if place.piece is not None:
            assert is_inside(place.piece.grown(RING).moved(0, -LEGAL)._replace(top=place.piece.top - LEGAL), HAND)
            assert not place.piece.overlaps(place.code)
    for one, other in combinations(places, 2):
        assert not one.code.overlaps(other.code)
        assert not one.new.overlaps(other.new)
        if one.piece is not None and other.piece is not None:
            assert not one.piece.grown(RING).overlaps(other.piece.grown(RING))
            assert not one.code.overlaps(other.piece.grown(RING))
    assert all((place.piece is None) == (count > SMALL) for place in places)


def test_a_hand_of_fewer_tiles_is_no_smaller():
    wides = [place.piece.width for count in range(1, SMALL + 1) if (place := chain_hand_layout(count)[0]).piece]
    assert wides == sorted(wides, reverse=True)
