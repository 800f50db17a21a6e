"""Nothing in a hand lies on anything else or leaves the picture."""

from itertools import combinations, pairwise

import pytest

from images.hand.layout import RAISED, apart_box, hand_layout, large_layout
from images.parts.pieces import RING
from tests.images.places import is_inside


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("count", range(1, 19))
def test_a_hand_of_any_size_fits(count: int, cards: bool):
    places = hand_layout(count, cards=cards)
    assert len(places) == count
    for place in places:
        raised = place.piece.moved(0, -RAISED).grown(RING)
        assert is_inside(raised)
        assert raised.top > 86, "clear of the header"
        assert is_inside(place.code)
        assert is_inside(place.badge)
    for one, other in combinations(places, 2):
        assert not one.piece.grown(RING).overlaps(other.piece.grown(RING))
        assert not one.code.overlaps(other.code)
        assert not one.badge.overlaps(other.piece)
        assert not one.badge.overlaps(other.code)
        assert not one.piece.grown(RING).overlaps(other.code)


@pytest.mark.parametrize("count", range(1, 15))
def test_a_dominos_badge_covers_no_pip(count: int):
    for place in hand_layout(count):
        covered = place.piece.right - place.badge.left
        assert covered <= place.piece.width * (0.5 - 0.265 - 0.196 / 2) + 1


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("others", range(18))
def test_large_print_fits(others: int, cards: bool):
    for count in range(1, 18 - others):
        places, strip = large_layout(count, others, cards=cards)
        assert (len(places), len(strip)) == (count, others)
        boxes = [place.piece.grown(RING) for place in places] + [place.code for place in places] + [*strip]
        for place in places:
            assert place.piece.moved(0, -8).grown(RING).top > 86
            assert is_inside(place.badge)
        assert all(map(is_inside, boxes))
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        if strip:
            assert strip[0].top - max(place.code.bottom for place in places) >= 20
            assert all(later.top - one.bottom >= 10 for one, later in pairwise(strip) if later.top > one.top)


@pytest.mark.parametrize("count", [6, 9, 12, 13])
def test_large_print_is_larger_or_its_codes_are(count: int):
    usual, large = hand_layout(count)[0], large_layout(count, 0)[0][0]
    assert large.code.height > usual.code.height
    assert large.piece.height >= usual.piece.height
    few = large_layout(3, count - 3)[0][0]
    assert few.piece.width * few.piece.height > 1.9 * usual.piece.width * usual.piece.height or count == 6


@pytest.mark.parametrize("count", [9, 12])
def test_what_is_set_apart_lies_on_a_panel_of_its_own(count: int):
    for places in (hand_layout(count), large_layout(count, 0)[0]):
        panel = apart_box(places[-1:])
        assert is_inside(panel)
        for place in places[:-1]:
            assert not panel.overlaps(place.piece.grown(RING))
            assert not panel.overlaps(place.code)
