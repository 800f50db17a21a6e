"""The picture of a lobby."""

from itertools import combinations, islice
from random import Random

import pytest

from bot.message import Message, Row, sentences
from bot.words.speaker import say
from bot.words.table.alt import alt_lobby
from images.drawing.palette import Ink
from images.lobby import draw_lobby, lobby_layout
from tests.images.pixels import inks, pixels
from tests.images.places import is_inside
from tests.images.texts import Texts
from tests.images.views import random_names
from tests.said import is_said, said

GAME = Message("game-seventy-nine")


def test_a_lobby_fills_seat_by_seat():
    empty, two = draw_lobby(GAME, [], 6), draw_lobby(GAME, [("Ann", "host"), ("\u202eBo", "")], 6)
    assert empty.alt == say(alt_lobby(GAME, [], 6))
    none_taken = Message("lobby-alt", game=GAME, taken=0, seats=6)
    assert alt_lobby(GAME, [], 6) == sentences(none_taken, Message("lobby-alt-open", numbers=Row(range(1, 7))))
    ann = said("lobby-alt-seat", number=1, who="Ann", mark="host")
    bo, rest = said("lobby-alt-seat", number=2, who="Bo", mark=""), said("lobby-alt-open", numbers=Row(range(3, 7)))
    assert two.alt == f"{said('lobby-alt', game=GAME, taken=2, seats=6)} {ann} {bo} {rest}"
    assert Ink.GOLD not in inks(pixels(two))
    assert Ink.GOLD in inks(pixels(draw_lobby(GAME, [("Ann", "")] * 6, 6)))


@pytest.mark.parametrize("capacity", range(2, 7))
def test_lobbies_of_any_size(texts: Texts, capacity: int):
    names = random_names(Random(capacity))
    for taken in range(capacity + 1):
        seats = [(name, "computer") for name in islice(names, taken)]
        picture = draw_lobby(Message("game-domino-whist"), seats, capacity)
        assert picture.render()
        assert is_said("lobby-alt", picture.alt)
        texts.check(picture.alt)
    places = lobby_layout(capacity)
    assert len(places) == capacity
    assert all(is_inside(place) and place.top > 84 for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))
