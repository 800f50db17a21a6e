"""House rules: what is stored, what is offered, what is refused; and the catalogue of games."""

import re
from dataclasses import fields
from typing import get_type_hints

import pytest

from bot.rules.black_tile.game import BLACK_TILE, PRESETS, BlackTileOptions, FirstLead
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import Options, Preset, Value, dump, load

GAMES = list(CATALOGUE.values())
ALL_PRESETS = [(game, preset) for game in GAMES for preset in game.presets]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_is_a_house_rule_whose_default_is_offered(game: AnyGame) -> None:
    rules = {rule.name: rule for rule in game.house_rules}
    assert set(rules) == {field.name for field in fields(game.options_type)} == set(get_type_hints(game.options_type))
    for name, value in dump(game.options_type()).items():
        assert value in [choice.value for choice in rules[name].offered_values]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_is_a_sentence_and_can_be_chosen(game: AnyGame) -> None:
    for rule in game.house_rules:
        assert 1 < len(rule.offered_values) <= 25
        for choice in rule.offered_values:
            assert choice.sentence.endswith(".")
            loaded = load(game.options_type, {rule.name: choice.value})
            assert dump(loaded)[rule.name] == choice.value
            assert rule.describe(choice.value) is choice


@pytest.mark.parametrize(("game", "preset"), ALL_PRESETS, ids=lambda value: value.name)
def test_presets_are_whole(game: AnyGame, preset: Preset) -> None:
    assert load(game.options_type, dump(preset.options)) == preset.options
    for players in preset.players:
        game.check_options(preset.options, players)
    assert preset.sentence.endswith(".")


def test_the_presets_of_black_tile() -> None:
    figures = {
        preset.name: (str(preset.options.variant), preset.options.target, preset.options.moon_points)
        for preset in PRESETS
        if isinstance(preset.options, BlackTileOptions)
    }
    assert figures == {
        "eleven-point": ("11", 61, 22),
        "twenty-one-point": ("21", 210, 42),
        "thirty-point": ("30", 210, 60),
        "partners": ("11", 61, 22),
        "berndt": ("11", 110, 22),
        "fosdick": ("11", 61, 22),
    }


def test_what_is_missing_takes_its_default() -> None:
    assert load(BlackTileOptions, {}) == BlackTileOptions()
    berndt = load(BlackTileOptions, {"target": "110", "first_lead": "highest_score"})
    assert berndt == BlackTileOptions(target=110, first_lead=FirstLead.HIGHEST_SCORE)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("trumps", 1, "There is no house rule called “trumps”."),
        ("target", 0, "Ends at cannot be “0”. Choose a number from 1 to 1000."),
        ("target", 1001, "Ends at cannot be “1001”. Choose a number from 1 to 1000."),
        ("target", "many", "Ends at cannot be “many”. Choose a number from 1 to 1000."),
        ("tie", "broken", "A tie cannot be “broken”. Choose one of: shared, playoff."),
        ("variant", 12, "Counts cannot be “12”. Choose one of: 11, 21, 30."),
    ],
)
def test_what_is_not_offered_is_refused(name: str, value: Value, sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        load(BlackTileOptions, {name: value})
    assert str(refused.value) == sentence


def test_a_number_within_the_span_describes_itself() -> None:
    target = next(rule for rule in BLACK_TILE.house_rules if rule.name == "target")
    assert target.allows(75)
    assert target.describe(75).sentence == "The match ends when somebody has 75 points."


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_within_a_span_is_a_sentence(game: AnyGame) -> None:
    for rule in game.house_rules:
        assert bool(rule.span) == bool(rule.sentence), "both or neither"
        for value in rule.span or ():
            text = rule.describe(value).sentence
            assert text.endswith(".")
            assert re.search(rf"\b{value}\b", text) or any(choice.sentence == text for choice in rule.offered_values)


def test_games_are_found_by_name() -> None:
    assert CATALOGUE.game("black-tile") is BLACK_TILE
    with pytest.raises(BadOptions, match=r"There is no game called “poker”\. Choose one of: black-tile"):
        CATALOGUE.game("poker")


@pytest.mark.parametrize(
    ("text", "preset"),
    [(None, "eleven-point"), ("", "eleven-point"), ("berndt", "berndt"), ("Thirty Point", "thirty-point")],
)
def test_presets_are_found_by_name_or_title(text: str | None, preset: str) -> None:
    assert CATALOGUE.preset("black-tile", text).name == preset


def test_a_preset_that_is_not_there() -> None:
    with pytest.raises(BadOptions, match="There is no preset called “mine”"):
        CATALOGUE.preset("black-tile", "mine")


def test_options_are_values() -> None:
    assert isinstance(BlackTileOptions(), Options)
    assert len({BlackTileOptions(), BlackTileOptions(), BlackTileOptions(target=62)}) == 2


def test_another_variant_brings_its_own_target_and_moon_figure() -> None:
    thirty = BLACK_TILE.with_rule(BlackTileOptions(), "variant", "30")
    assert (thirty.target, thirty.moon_points) == (210, 60)
    assert BLACK_TILE.with_rule(thirty, "moon_points", 42).target == 210
    assert BLACK_TILE.with_rule(BlackTileOptions(target=110), "variant", "11").target == 110


IDLE = [
    ("billitonnen", "hands", "full", "“Tiles each” counts only with “Game: Blind Hughie”."),
    ("billitonnen", "turn", "any", "“Turning up” counts only with “Game: Blind Hughie”."),
    ("billitonnen", "target", 100, "“Game to” counts only with “Game: Blind Hughie”."),
    ("billitonnen", "partners", "yes", "“Partners” counts only with “Game: Blind Hughie”."),
    ("billitonnen", "going_out_wins_ties", "yes", "“Going out” counts only with “Game: Blind Hughie”."),
    ("blind-hughie", "exposed_double", "playable", "“Open doubles” counts only with “Game: Billitonnen”."),
    ("blind-hughie", "rounds", 3, "“Rounds to win” counts only with “Game: Billitonnen”."),
    ("seventy-nine", "nel_o_doubles", "low", "“Doubles in Nel-O” counts only with “Nel-O: played”."),
    ("seventy-nine", "nel_o_partners", "face_up", "“Partners in Nel-O” counts only with “Nel-O: played”."),
    ("whist", "contract", "individual", "“Partner's tricks” counts only with “Partners: two against two”."),
]
OF_PRESET = {preset.name: (game, preset.options) for game, preset in ALL_PRESETS}


@pytest.mark.parametrize(("preset", "name", "value", "sentence"), IDLE)
def test_a_rule_that_would_change_nothing_cannot_be_set(preset: str, name: str, value: Value, sentence: str) -> None:
    game, options = OF_PRESET[preset]
    with pytest.raises(BadOptions) as refused:
        game.with_rule(options, name, value)
    assert str(refused.value) == sentence
    stored = load(game.options_type, dump(options) | {name: value})
    assert dump(stored)[name] == value, "what was stored before is read as it is"
    assert game.nearest_preset(stored)[1] == (), "and is no difference to people"


def test_the_rules_that_change_nothing_are_those_and_no_others() -> None:
    idle = {
        (preset.name, rule.name)
        for game, preset in ALL_PRESETS
        for rule in game.house_rules
        if preset.name in ("billitonnen", "blind-hughie", "seventy-nine", "whist", "hearts", "eleven-point")
        and not rule.applies(preset.options)
    }
    assert idle == {(preset, name) for preset, name, *_ in IDLE}


def test_a_rule_that_changes_nothing_any_more_returns_to_its_default() -> None:
    game, _ = OF_PRESET["nel-o"]
    options = game.with_rule(OF_PRESET["nel-o"][1], "nel_o_doubles", "low")
    assert dump(options)["nel_o_doubles"] == "low"
    assert game.with_rule(options, "nel_o", "off") == OF_PRESET["seventy-nine"][1]
