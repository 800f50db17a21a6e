"""The picture of all games."""

from itertools import combinations

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from images.games import draw_games, games_layout
from tests.images.places import is_inside
from tests.images.texts import Texts


@pytest.mark.parametrize("count", range(1, 9))
def test_each_game_has_a_plate_and_the_first_of_an_odd_number_is_wide(count: int):
    places = games_layout(count)
    assert len(places) == count
    assert all(is_inside(place) and place.top > 86 for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))
    assert max(place.right for place in places) == 1080, "no hole in the corner"
    assert places[-1].right == 1080
    assert (places[0].width > 600) is (count % 2 == 1)


@pytest.mark.parametrize("count", [2, 6, 7])
def test_no_line_of_a_plate_lies_on_another(count: int, texts: Texts):
    games = tuple(CATALOGUE.values())[:count]
    picture = draw_games(games)
    assert picture.render()
    assert all(say(game.title) in picture.alt for game in games)
    texts.check(picture.alt)
