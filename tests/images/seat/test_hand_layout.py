"""Nothing in a hand lies on anything else or leaves its zone, whatever its size."""

from itertools import combinations, pairwise

import pytest

from images.parts.pieces import RING, Size
from images.seat.hand_layout import LEGAL, PiecePlace, hand_layout
from images.seat.zones import HAND
from tests.images.places import is_inside

KINDS = {"dominoes": (False, True), "plain dominoes": (False, False), "cards": (True, True)}


@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("count", range(1, 19))
@pytest.mark.parametrize("more", [0, 1, 5])
def test_a_hand_of_any_size_fits(count: int, kind: str, more: int):
    cards, badges = KINDS[kind]
    places = hand_layout(count, cards=cards, badges=badges, slot_count=count + more)
    assert len(places) == count
    for place in places:
        _check(place, badges=badges)
    for one, other in combinations(places, 2):
        for raised in (0, LEGAL):
            assert not one.piece.moved(0, -raised).grown(RING).overlaps(other.piece)
            assert not one.piece.moved(0, -raised).overlaps(other.piece.moved(0, -raised).grown(RING))
        if one.piece.top == other.piece.top:  # a piece is drawn with the ground around it
            cell = other.piece.grown(Size(other.piece.width, other.piece.height).pad)
            assert not one.piece.grown(RING).overlaps(cell)
        if one.code is not None and other.code is not None:
            assert not one.code.overlaps(other.code)
            assert not one.piece.grown(RING).overlaps(other.code)
            assert not other.piece.grown(RING).overlaps(one.code)
        if badges:
            assert not one.badge.overlaps(other.piece)
            assert not other.badge.overlaps(one.piece)
            assert not one.badge.overlaps(other.badge)


def _check(place: PiecePlace, *, badges: bool) -> None:
    for raised in (0, LEGAL, place.raise_chosen):
        assert is_inside(place.piece.moved(0, -raised).grown(RING), HAND)
    assert is_inside(place.check.moved(0, -place.raise_chosen))
    assert is_inside(place.new.moved(0, -LEGAL), HAND)
    if place.code is not None:
        assert is_inside(place.code)
        assert not place.code.overlaps(place.piece)
        assert not place.badge.overlaps(place.code) or not badges or place.star is not None
    if badges:
        assert is_inside(place.badge)


@pytest.mark.parametrize("count", range(1, 13))
def test_a_dominos_badge_covers_no_pip(count: int):
    for place in hand_layout(count):
        beside = max(0, place.piece.right - place.badge.left)
        above = max(0, place.badge.bottom - place.piece.top)
        margin = 0.5 - 0.265 - 0.196 / 2
        assert min(beside, above) <= place.piece.width * margin + 3


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
def test_fewer_pieces_are_never_drawn_smaller(cards: bool):
    sizes = [hand_layout(count, cards=cards)[0].piece for count in range(1, 18)]
    for fewer, more in pairwise(sizes):
        assert fewer.width * fewer.height >= more.width * more.height


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("count", range(2, 18))
def test_nothing_grows_while_a_trick_lasts(count: int, cards: bool):
    before, after = (hand_layout(held, cards=cards, slot_count=count) for held in (count, count - 1))
    assert before[0].piece.width == after[0].piece.width
    assert before[0].piece.height == after[0].piece.height
    assert before[0].piece.top == after[0].piece.top


def test_small_cards_bear_no_code_for_they_say_it_themselves():
    assert all(place.code is not None for place in hand_layout(10, cards=True))
    assert all(place.code is None for place in hand_layout(11, cards=True))
    assert all(place.code is not None for place in hand_layout(17))
