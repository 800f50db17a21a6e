"""Lobbies, the picture of all games, examples of the help: their plates and pieces lie apart, for every number."""

from itertools import combinations, islice
from random import Random

import pytest

from bot.message import Message
from bot.words.speaker import Span
from bot.words.table import Sitting
from images.drawing.canvas import Box
from images.drawing.lettering import width
from images.drawing.typefaces import Weight
from images.example import example_layout
from images.games import games_layout
from images.kinds import kinds_layout
from images.lobby import draw_lobby, lobby_layout
from images.parts.lines import line_width
from images.parts.pieces import RING
from tests.images.places import are_apart, is_inside
from tests.images.texts import Texts
from tests.images.views import random_names


@pytest.mark.parametrize("capacity", range(2, 9))
def test_lobbies_of_any_size(texts: Texts, capacity: int):
    names = random_names(Random(capacity))
    for taken in range(capacity + 1):
        people = [Sitting(seat, name, "computer") for seat, name in enumerate(islice(names, taken))]
        sides = [seat % 2 for seat in range(capacity)] if capacity in (4, 6) else ()
        picture = draw_lobby(Message("game-domino-whist"), people, capacity, sides)
        assert picture.render()
        texts.check(picture.alt)
    for with_sides in (False, capacity in (4, 6)):
        places = lobby_layout(capacity, with_sides=with_sides)
        assert len(places) == capacity
        assert all(is_inside(place) and place.top > 84 + 64 * with_sides for place in places)
        assert are_apart(places)


@pytest.mark.parametrize("count", range(1, 13))
def test_each_game_has_a_plate_and_the_first_takes_what_is_left(count: int):
    places = games_layout(count)
    assert len(places) == count
    assert all(is_inside(place) and place.top > 86 for place in places)
    assert are_apart(places)
    assert max(place.right for place in places) == places[-1].right == 1080, "no hole in the corner"
    assert (places[0].width > places[-1].width) is bool(count % (2 if count <= 8 else 3)) or count == 1


@pytest.mark.parametrize("count", range(1, 17))
def test_each_kind_of_a_game_has_a_row(count: int):
    places = kinds_layout(count)
    assert len(places) == count
    assert all(is_inside(place) and place.top > 86 for place in places)
    assert are_apart(places)


@pytest.mark.parametrize("marks", [False, True])
@pytest.mark.parametrize("count", range(1, 7))
def test_the_pieces_of_an_example_do_not_overlap(count: int, marks: bool):
    for room in (Box(14, 96, 1086, 688), Box(14, 96, 1086, 396)):
        places = example_layout(count, room, marks=marks)
        for place in places:
            assert all(is_inside(part, room) for part in (place if marks else place[:3]))
            assert not place.code.overlaps(place.led)
            assert not place.crown.overlaps(place.piece.grown(RING))
        for one, other in combinations(places, 2):
            assert not any(part.overlaps(else_) for part in one for else_ in other)


def test_an_arrow_between_figures_is_a_letter_and_between_names_a_sign():
    figures, names = "87 → 122", "Ann → Bo"
    assert line_width((Span(figures),), 40) == width(figures, 40, Weight.REGULAR)
    assert line_width((Span(names),), 40) > width(names, 40, Weight.REGULAR)
