"""House rules: what is stored, what is offered, what is refused; and the catalogue of games."""

import re
from dataclasses import fields
from typing import get_type_hints

import pytest

from bot.message import Message, Quoted, Row
from bot.rules.black_tile.game import BLACK_TILE, PRESETS, BlackTileOptions, FirstLead
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import Options, Preset, RuleSection, Value, dump, load
from bot.words.speaker import say
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


@pytest.mark.parametrize(("game", "preset"), ALL_PRESETS, ids=lambda value: value.name)
def test_presets_are_whole(game: AnyGame, preset: Preset) -> None:
    assert load(game.options_type, dump(preset.options)) == preset.options
    for players in preset.players:
        game.check_options(preset.options, players)
    assert say(preset.sentence).endswith(".")
    assert len(f"{say(preset.title)}: {say(preset.sentence)}") <= 100, "a suggestion of a command holds both"


@pytest.mark.parametrize(("game", "preset"), ALL_PRESETS, ids=lambda value: value.name)
def test_a_title_beside_the_name_of_its_rules_says_nothing_twice(game: AnyGame, preset: Preset) -> None:
    title = say(game.title_of(preset.options, preset.players[0]))
    for told in (title, f"{say(game.title)} {say(preset.title)}"):
        words = re.findall(r"[\w-]+", told.casefold())
        assert len({*words}) == len(words), told


def test_the_words_of_every_rule_part_and_preset_are_used():
    """All else in these families is nobody's: the test of the catalogue cannot tell."""
    rules = [rule for game in GAMES for rule in game.house_rules]
    used = {preset.title.id for _, preset in ALL_PRESETS} | {f"part-{part.value}" for part in RuleSection}
    used |= {rule.title.id for rule in rules}
    used |= {it.label.id for rule in rules for it in rule.offered_values if isinstance(it.label, Message)}
    found = {name.partition(".")[0] for name in english_ids()}
    assert used == {name for name in found if name.startswith(("rule-", "preset-", "part-"))}


def test_missing_options_take_their_defaults() -> None:
    assert load(BlackTileOptions, {}) == BlackTileOptions()
    berndt = load(BlackTileOptions, {"target": "110", "first_lead": "highest_score"})
    assert berndt == BlackTileOptions(target=110, first_lead=FirstLead.HIGHEST_SCORE)


def _bad_target(value: str) -> Message:
    return Message("options-bad-number", rule=Message("rule-target"), value=Quoted(value), least=1, most=1000)


def _bad_value(rule: str, value: str, *values: str) -> Message:
    return Message("options-bad-value", rule=Message(rule), value=Quoted(value), values=Row(values))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("trumps", 1, Message("options-unknown-rule", name=Quoted("trumps"))),
        ("target", 0, _bad_target("0")),
        ("target", 1001, _bad_target("1001")),
        ("target", "many", _bad_target("many")),
        ("tie", "broken", _bad_value("rule-tie", "broken", "shared", "playoff")),
        ("variant", 12, _bad_value("rule-variant", "12", "11", "21", "30")),
    ],
)
def test_options_that_are_not_offered_are_refused(name: str, value: Value, sentence: Message) -> None:
    with pytest.raises(BadOptions) as refused:
        load(BlackTileOptions, {name: value})
    assert refused.value.text == sentence
    assert say(sentence).endswith(".")


def test_a_number_within_the_span_describes_itself() -> None:
    target = next(rule for rule in BLACK_TILE.house_rules if rule.name == "target")
    assert target.allows(75)
    assert target.describe(75).sentence == Message("rule-target.sentence", number=75)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_within_a_span_is_a_sentence(game: AnyGame) -> None:
    for rule in game.house_rules:
        for value in rule.span or ():
            told = rule.describe(value)
            text = say(told.sentence)
            assert text.endswith(".")
            assert re.search(rf"\b{value:,}\b", text) or told in rule.offered_values


def test_games_are_found_by_name() -> None:
    assert CATALOGUE.game("black-tile") is BLACK_TILE
    with pytest.raises(BadOptions) as refused:
        CATALOGUE.game("poker")
    assert refused.value.text == Message("options-unknown-game", name=Quoted("poker"), games=Row(CATALOGUE))
    with pytest.raises(BadOptions) as refused:
        CATALOGUE.game("x" * 100)
    assert refused.value.text == Message("options-unknown-game", name=Quoted("x" * 40), games=Row(CATALOGUE))


@pytest.mark.parametrize(
    ("text", "preset"),
    [(None, "eleven-point"), ("", "eleven-point"), ("berndt", "berndt"), ("Thirty Point", "thirty-point")],
)
def test_presets_are_found_by_name_however_it_is_written(text: str | None, preset: str) -> None:
    assert CATALOGUE.preset("black-tile", text).name == preset


def test_a_preset_that_is_not_there() -> None:
    with pytest.raises(BadOptions) as refused:
        CATALOGUE.preset("black-tile", "mine")
    names = Row(preset.name for preset in PRESETS)
    assert refused.value.text == Message("options-unknown-preset", name=Quoted("mine"), presets=names)


def test_options_are_values() -> None:
    assert isinstance(BlackTileOptions(), Options)
    assert len({BlackTileOptions(), BlackTileOptions(), BlackTileOptions(target=62)}) == 2


def test_another_variant_brings_its_own_target_and_moon_figure() -> None:
    thirty = BLACK_TILE.with_rule(BlackTileOptions(), "variant", "30")
    assert (thirty.target, thirty.moon_points) == (210, 60)
    assert BLACK_TILE.with_rule(thirty, "moon_points", 42).target == 210
    assert BLACK_TILE.with_rule(BlackTileOptions(target=110), "variant", "11").target == 110


IDLE = [
    ("billitonnen", "hands", "full", ("variant", "hughie")),
    ("billitonnen", "turn", "any", ("variant", "hughie")),
    ("billitonnen", "target", 100, ("variant", "hughie")),
    ("billitonnen", "partners", "yes", ("variant", "hughie")),
    ("billitonnen", "going_out_wins_ties", "yes", ("variant", "hughie")),
    ("blind-hughie", "exposed_double", "playable", ("variant", "billitonnen")),
    ("blind-hughie", "rounds", 3, ("variant", "billitonnen")),
    ("seventy-nine", "nel_o_doubles", "low", ("nel-o", "on")),
    ("seventy-nine", "nel_o_partners", "face_up", ("nel-o", "on")),
    ("whist", "contract", "individual", ("partners", "yes")),
    ("forty-two", "nel_o_doubles", "low", ("nel-o", "on")),
    ("forty-two", "nel_o_minimum", "two_marks", ("nel-o", "on")),
    ("forty-two", "contracts", "declared", ("nel-o", "on")),
    ("block", "exact", "yes", ("scoring", "fives-and-threes")),
    ("block", "reached", "after_the_deal", ("scoring", "fives")),
    ("block", "keep", 2, ("boneyard", "drawn")),
    ("block", "drawing", "one", ("boneyard", "drawn")),
    ("block", "counts", "all", ("partners", "yes")),
    ("all-fives", "exact", "yes", ("scoring", "fives-and-threes")),
    ("all-fives", "counts", "all", ("partners", "yes")),
    ("all-fives", "first_pass", 25, ("boneyard", "asleep")),
    ("fives-and-threes", "keep", 2, ("boneyard", "drawn")),
    ("fives-and-threes", "drawing", "one", ("boneyard", "drawn")),
    ("fives-and-threes", "blocked_by", "lowest", ("scoring", "pips")),
    ("fives-and-threes", "blocked_scores", "difference", ("scoring", "pips")),
    ("fives-and-threes", "tied_block", "carried", ("scoring", "pips")),
]
OF_PRESET = {preset.name: (game, preset.options) for game, preset in ALL_PRESETS}


@pytest.mark.parametrize(("preset", "name", "value", "needed"), IDLE)
def test_a_rule_that_would_change_nothing_cannot_be_set(
    preset: str, name: str, value: Value, needed: tuple[str, str]
) -> None:
    game, options = OF_PRESET[preset]
    with pytest.raises(BadOptions) as refused:
        game.with_rule(options, name, value)
    rule, other = Message(f"rule-{name.replace('_', '-')}"), Message(f"rule-{needed[0]}")
    value_needed = Message(f"rule-{needed[0]}-{needed[1]}")
    assert refused.value.text == Message("options-need", rule=rule, other=other, value=value_needed)
    stored = load(game.options_type, dump(options) | {name: value})
    assert dump(stored)[name] == value, "what was stored before is read as it is"
    assert game.nearest_preset(stored)[1] == (), "and is no difference to people"


def test_the_rules_that_change_nothing_are_those_and_no_others() -> None:
    idle = {
        (preset.name, rule.name)
        for game, preset in ALL_PRESETS
        for rule in game.house_rules
        if preset.name in {preset for preset, *_ in IDLE} | {"hearts", "eleven-point"}
        and not rule.applies(preset.options)
    }
    # Of Fives and Threes one more, which takes two other rules: it is looked at below.
    assert idle == {(preset, name) for preset, name, *_ in IDLE} | {("fives-and-threes", "counts")}


def test_a_rule_that_needs_two_others_is_refused_without_naming_one() -> None:
    game, options = OF_PRESET["fives-and-threes"]
    with pytest.raises(BadOptions) as refused:
        game.with_rule(options, "counts", "all")
    assert refused.value.text == Message("options-idle", rule=Message("rule-counts"))
    assert say(refused.value.text) == "“Winners score” changes nothing with the other rules here."


def test_a_rule_that_changes_nothing_any_more_returns_to_its_default() -> None:
    game, _ = OF_PRESET["nel-o"]
    options = game.with_rule(OF_PRESET["nel-o"][1], "nel_o_doubles", "low")
    assert dump(options)["nel_o_doubles"] == "low"
    assert game.with_rule(options, "nel_o", "off") == OF_PRESET["seventy-nine"][1]
