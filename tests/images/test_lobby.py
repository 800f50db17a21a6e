"""The picture of a lobby."""

from itertools import combinations, islice
from random import Random

import pytest

from images.drawing.palette import Ink
from images.lobby import draw_lobby, lobby_layout
from tests.images.moments import random_names
from tests.images.pixels import inks, pixels
from tests.images.places import is_inside
from tests.images.texts import Texts


def test_a_lobby_fills_seat_by_seat():
    empty = draw_lobby("Seventy-Nine", [], 6)
    assert empty.alt == "Seventy-Nine, lobby: 0 of 6 seats taken. Free: 1, 2, 3, 4, 5, 6."
    two = draw_lobby("Seventy-Nine", [("Ann", "host"), ("\u202eBo", "")], 6)
    assert two.alt == "Seventy-Nine, lobby: 2 of 6 seats taken. Seat 1: Ann (host). Seat 2: Bo. Free: 3, 4, 5, 6."
    assert Ink.GOLD not in inks(pixels(two))
    assert Ink.GOLD in inks(pixels(draw_lobby("Seventy-Nine", [("Ann", "")] * 6, 6)))


@pytest.mark.parametrize("capacity", range(2, 7))
def test_lobbies_of_any_size(texts: Texts, capacity: int):
    names = random_names(Random(capacity))
    for taken in range(capacity + 1):
        seats = [(name, "computer") for name in islice(names, taken)]
        picture = draw_lobby("Domino Whist", seats, capacity)
        assert picture.render()
        assert f"{taken} of {capacity} seats taken" in picture.alt
        texts.check(picture.alt)
    places = lobby_layout(capacity)
    assert len(places) == capacity
    assert all(is_inside(place) and place.top > 84 for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))
