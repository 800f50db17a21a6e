"""House rules: what is stored, what is offered, what is refused; and the catalogue of games."""

import re
from dataclasses import fields
from typing import get_type_hints

import pytest

from bot.message import Message
from bot.rules.black_tile.game import BLACK_TILE, PRESETS, BlackTileOptions
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import SECTIONS, Preset, Value, dump, load
from bot.words.speaker import say
from tests.told import refused
from tests.words.written import english_ids

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
            assert 0 < len(say(choice.label)) <= 80
            assert say(choice.sentence).endswith(".")
            loaded = load(game.options_type, {rule.name: choice.value})
            assert dump(loaded)[rule.name] == choice.value
            assert rule.describe(choice.value) == choice
        for value in rule.span or ():
            described = rule.describe(value)
            text = say(described.sentence)
            assert text.endswith(".")
            assert re.search(rf"\b{value:,}\b", text) or described in rule.offered_values


@pytest.mark.parametrize(("game", "preset"), ALL_PRESETS, ids=lambda value: value.name)
def test_presets_are_whole(game: AnyGame, preset: Preset) -> None:
    assert load(game.options_type, dump(preset.options)) == preset.options
    assert game.nearest_preset(preset.options) == (preset, ())
    for players in preset.players:
        game.check_options(preset.options, players)
    assert say(preset.sentence).endswith(".")
    assert len(f"{say(preset.title)}: {say(preset.sentence)}") <= 100, "a suggestion of a command holds both"
    for title in (say(game.title_of(preset.options, preset.players[0])), f"{say(game.title)} {say(preset.title)}"):
        words = re.findall(r"[\w-]+", title.casefold())
        assert len({*words}) == len(words), f"{title} says something twice"


def test_the_words_of_every_rule_part_and_preset_are_used():
    """All else in these families is no one's: the test of the catalogue cannot tell."""
    rules = [rule for game in GAMES for rule in game.house_rules]
    used = {preset.title.id for _, preset in ALL_PRESETS} | {f"part-{part}" for part in SECTIONS}
    used |= {rule.title.id for rule in rules}
    used |= {it.label.id for rule in rules for it in rule.offered_values if isinstance(it.label, Message)}
    found = {name.partition(".")[0] for name in english_ids()}
    assert used == {name for name in found if name.startswith(("rule-", "preset-", "part-"))}


def test_missing_options_take_their_defaults() -> None:
    assert load(BlackTileOptions, {}) == BlackTileOptions()
    berndt = load(BlackTileOptions, {"target": "110", "first_lead": "highest_score"})
    assert berndt == BlackTileOptions(target=110, first_lead="highest_score")


TARGET = "options-bad-number(rule=rule-target, value={}, least=1, most=1000)"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("trumps", 1, "options-unknown-rule(name=trumps)"),
        ("target", 0, TARGET.format("0")),
        ("target", 1001, TARGET.format("1001")),
        ("target", "many", TARGET.format("many")),
        ("tie", "broken", "options-bad-value(rule=rule-tie, value=broken, values=shared playoff)"),
        ("variant", 12, "options-bad-value(rule=rule-variant, value=12, values=11 21 30)"),
    ],
)
def test_options_that_are_not_offered_are_refused(name: str, value: Value, sentence: str) -> None:
    with refused(BadOptions, sentence):
        load(BlackTileOptions, {name: value})


@pytest.mark.parametrize(
    ("game", "options", "players", "why"),
    [
        *(("black-tile", {}, count, f"(game=game-black-tile, counts=3 4, players={count})") for count in (2, 5)),
        ("domino-whist", {}, 6, "(game=game-domino-whist, counts=3 4 5, players=6)"),
        ("domino-hearts", {}, 6, "(game=game-domino-hearts, counts=3 4 5, players=6)"),
        *(("seventy-nine", {}, count, f"(game=game-seventy-nine, counts=6, players={count})") for count in (2, 5, 7)),
        ("mexican-train", {}, 9, "(game=game-mexican-train, counts=2 3 4 5 6 7 8, players=9)"),
        ("mexican-train", {"highest": 9}, 5, "(game=game-mexican-train, counts=2 3 4, players=5)"),
        ("blind-hughie", {}, 5, "(game=game-blind-hughie, counts=2 3 4, players=5)"),
        ("blind-hughie", {}, 6, "(game=game-blind-hughie, counts=2 3 4 5, players=6)"),
        ("blind-hughie", {"variant": "billitonnen"}, 2, "(game=game-billitonnen, counts=3 4 5, players=2)"),
        *((game, {"partners": "yes"}, count, "")
          for game, count in (
              ("black-tile", 3), ("domino-whist", 3), ("domino-whist", 5), ("blind-hughie", 3), ("blind-hughie", 2),
          )),
    ],
)  # fmt: skip
def test_numbers_of_players_that_are_refused(game: str, options: dict[str, Value], players: int, why: str) -> None:
    with refused(BadOptions, f"options-players{why}" if why else "options-partners-need-four"):
        CATALOGUE[game].start(load(CATALOGUE[game].options_type, options), players, bytes(32))


def test_each_preset_is_for_all_the_numbers_of_players_that_can_play_by_it() -> None:
    """Four where they can, for the table that opens without a number."""
    for game, preset in ALL_PRESETS:
        for players in set(game.players) - set(preset.players):
            with pytest.raises(BadOptions):
                game.check_options(preset.options, players)
        assert preset.players[0] == 4 or 4 not in preset.players or preset.name == "martinique"


def test_a_number_within_the_span_describes_itself() -> None:
    target = next(rule for rule in BLACK_TILE.house_rules if rule.name == "target")
    assert target.allows(75)
    assert target.describe(75).sentence == Message("rule-target.sentence", number=75)


@pytest.mark.parametrize(("text", "name"), [("poker", "poker"), ("x" * 100, "x" * 40)])
def test_a_game_that_is_not_there(text: str, name: str) -> None:
    with refused(BadOptions, f"options-unknown-game(name={name}, games={' '.join(CATALOGUE)})"):
        CATALOGUE.game(text)


@pytest.mark.parametrize(
    ("text", "preset"),
    [(None, "eleven-point"), ("", "eleven-point"), ("berndt", "berndt"), ("Thirty Point", "thirty-point")],
)
def test_presets_are_found_by_name_however_it_is_written(text: str | None, preset: str) -> None:
    assert CATALOGUE.preset("black-tile", text).name == preset


def test_a_preset_that_is_not_there() -> None:
    names = " ".join(preset.name for preset in PRESETS)
    with refused(BadOptions, f"options-unknown-preset(name=mine, presets={names})"):
        CATALOGUE.preset("black-tile", "mine")


OF_PRESET = {preset.name: (game, preset.options) for game, preset in ALL_PRESETS}


@pytest.mark.parametrize(("game", "preset"), ALL_PRESETS, ids=lambda value: value.name)
def test_a_rule_that_would_change_nothing_cannot_be_set(game: AnyGame, preset: Preset) -> None:
    """The refusal names another rule, and the value of it with which this one would count."""
    rules = {rule.title: rule for rule in game.house_rules}
    for rule in (rule for rule in rules.values() if not rule.applies(preset.options)):
        values = dump(preset.options)
        value = next(choice.value for choice in rule.offered_values if choice.value != values[rule.name])
        with pytest.raises(BadOptions) as raised:
            game.with_rule(preset.options, rule.name, value)
        why = raised.value.text
        assert isinstance(why, Message)
        named = dict(why.values)
        assert named["rule"] == rule.title
        if why.id == "options-need":
            other = next(rule for title, rule in rules.items() if title == named["other"])
            needed = next(choice.value for choice in other.offered_values if choice.label == named["value"])
            assert rule.applies(load(game.options_type, values | {other.name: needed}))
        stored = load(game.options_type, values | {rule.name: value})
        assert dump(stored)[rule.name] == value, "what was stored before is read as it is"
        assert game.nearest_preset(stored)[1] == (), "and is no difference to people"


@pytest.mark.parametrize(
    ("preset", "name", "value", "why"),
    [
        ("billitonnen", "partners", "yes", "need(rule=rule-partners, other=rule-variant, value=rule-variant-hughie)"),
        ("whist", "contract", "individual", "need(rule=rule-contract, other=rule-partners, value=rule-partners-yes)"),
        ("block", "drawing", "one", "need(rule=rule-drawing, other=rule-boneyard, value=rule-boneyard-drawn)"),
        ("fives-and-threes", "counts", "all", "idle(rule=rule-counts)"),  # it needs two others
    ],
)
def test_the_rule_that_is_needed_is_named(preset: str, name: str, value: Value, why: str) -> None:
    game, options = OF_PRESET[preset]
    with refused(BadOptions, f"options-{why}"):
        game.with_rule(options, name, value)


@pytest.mark.parametrize(
    ("preset", "changes", "after"),
    [
        ("eleven-point", "variant=30", "target=210 moon_points=60"),
        ("eleven-point", "variant=30 moon_points=42", "target=210 moon_points=42"),
        ("eleven-point", "target=110 variant=11", "target=110"),
        ("seventy-nine", "scoring=marks", "target=9"),
        ("seventy-nine", "scoring=marks scoring=points", "target=250"),
        ("seventy-nine", "scoring=marks target=5", "target=5"),
        ("seventy-nine", "target=1000 nel_o=on", "target=1000"),
        ("nel-o", "nel_o_doubles=low", "nel_o_doubles=low"),
        ("nel-o", "nel_o_doubles=low nel_o=off", "nel_o_doubles=high"),
        ("blind-hughie", "partners=yes turn=any", "partners=yes"),
        ("blind-hughie", "partners=yes variant=billitonnen", "partners=no"),
    ],
)
def test_a_rule_that_is_changed_brings_others_along(preset: str, changes: str, after: str) -> None:
    game, options = OF_PRESET[preset]
    for change in changes.split():
        options = game.with_rule(options, *change.split("="))
    for name, value in (it.split("=") for it in after.split()):
        assert str(dump(options)[name]) == value
