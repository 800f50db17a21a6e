"""The kinds of a game: found as a person types them, and described in one line."""

import pytest

from bot.message import Message
from bot.rules.catalogue import CATALOGUE, Catalogue
from bot.rules.errors import BadOptions
from bot.words.kinds import facts_of, kind_named, kinds_named, kinds_of
from bot.words.locales import languages
from bot.words.speaker import in_language, say
from tests.said import said

TYPED = {
    "dominoes/cuban": "dominoes/cuban",
    "Cuban dominoes": "dominoes/cuban",
    "dominó cubano": "dominoes/cuban",
    "DOMINO  CUBANO": "dominoes/cuban",
    "texas": "forty-two/texas",
    "Texas Forty-Two": "forty-two/texas",
    "all fives": "dominoes/all-fives",
    "cinq et trois": "dominoes/fives-and-threes",
    "whist partners": "domino-whist/partners",
    "twenty-one": "black-tile/twenty-one-point",
    "billitonnen three": "blind-hughie/billitonnen-three",
}


@pytest.mark.parametrize(("typed", "value"), TYPED.items())
def test_a_kind_is_found_by_its_name_in_any_language(typed: str, value: str):
    assert kind_named(CATALOGUE, typed).value == value


@pytest.mark.parametrize("language", languages())
def test_every_kind_is_found_by_its_value_and_by_its_whole_title(language: str):
    with in_language(language):
        for kind in kinds_of(CATALOGUE):
            for typed in (kind.value, f"{say(kind.game.title)} {say(kind.preset.title)}", say(kind.title)):
                assert kinds_named(CATALOGUE, typed) == (kind,), typed


def test_several_kinds_are_refused_by_a_list_of_them():
    with pytest.raises(BadOptions) as refused:
        kind_named(CATALOGUE, "partners")
    told = say(refused.value.text)
    assert all(say(game.title) in told for game in CATALOGUE.values() if "partners" in {it.name for it in game.presets})
    assert kind_named(Catalogue(CATALOGUE["black-tile"]), "partners").value == "black-tile/partners"


@pytest.mark.parametrize("typed", ["nonsense", "ﷺ" * 50, "/", "cuban texas"])
def test_a_text_that_names_no_kind_is_refused(typed: str):
    with pytest.raises(BadOptions):
        kind_named(CATALOGUE, typed)


def test_the_facts_of_a_kind_are_its_players_and_goal():
    facts = {kind.value: say(facts_of(kind)) for kind in kinds_of(CATALOGUE)}
    goal = said("kind-goal", unit="marks", number=7)
    assert (
        facts["forty-two/texas"] == say(Message("kind-facts", team=2, players="4", goal=goal)) == "partners, to 7 marks"
    )
    assert facts["dominoes/draw"] == "2–4 players, to 100"
    assert facts["domino-whist/partners"] == "partners, to 30"
    assert facts["seventy-nine/marks"] == "3 against 3, to 9 marks"
    assert facts["blind-hughie/billitonnen"] == "3–5 players, 1 round"
