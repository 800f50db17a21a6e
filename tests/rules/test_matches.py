"""Random matches of every game, to their end, with what must hold at each step: each preset, and each house rule."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import HouseRule, Options, Preset, Value, dump, load
from tests.rules.random_match import matches, run
from tests.rules.referee import first_of
from tests.rules.referees import REFEREES
from tests.samples import dice, sample

GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
PRESETS = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]


def test_every_game_has_a_referee() -> None:
    assert set(REFEREES) == set(CATALOGUE)


@pytest.mark.parametrize(("game", "preset"), sample(PRESETS, 2), ids=lambda named: named.name)
@matches()
def test_a_match_of_each_preset(game: AnyGame, preset: Preset, number: int) -> None:
    """The first of a game to its own target, the others to one that is reached sooner."""
    chance = dice(game.name, preset.name, number)
    options = preset.options if preset is game.presets[0] else with_rules(game, preset.options)
    run(game, options, chance.choice(preset.players), chance)


@pytest.mark.parametrize("game", sample([*CATALOGUE.values()], 2), ids=lambda game: game.name)
@matches()
def test_matches_under_every_value_of_every_house_rule(game: AnyGame, number: int) -> None:
    """Each value among any of the others."""
    chance = dice(game.name, number)
    for values in every_value(game.house_rules, chance):
        options = with_rules(game, game.presets[0].options, values)
        if fitting := numbers_of_players(game, options):
            run(game, options, chance.choice(fitting), chance)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=lambda named: named.name)
def test_the_best_draw_goes_first_and_ties_draw_again(game: AnyGame, preset: Preset) -> None:
    rounds = Counter[int]()
    for number in range(60):
        players = preset.players[number % len(preset.players)]
        match = game.start(preset.options, players, bytes([number]) * 32)
        referee, left = REFEREES[game.name](match), list(range(players))
        for drawn in match.draws:
            assert [seat for seat, _ in drawn] == left
            values = {seat: referee.draw_value(str(piece)) for seat, piece in drawn}
            left = [seat for seat in left if values[seat] == max(values.values())]
        assert not match.draws or left == [first_of(match)]
        assert game.view(match, None).drawn_for == referee.drawn_for
        rounds[len(match.draws)] += 1
    assert max(rounds) > 1 or preset.name.startswith("billitonnen") or rounds == {0: 60}


@GAMES
@matches()
def test_a_match_of_two_deals_ends_after_them(game: AnyGame, number: int) -> None:
    """Wherever its target is."""
    chance, preset = dice(game.name, "deals", number), game.presets[0]
    options = with_goal(preset.options, 1)
    run(game, options, chance.choice(preset.players), chance, deals=2)


def with_rules(game: AnyGame, options: Options, values: dict[str, Value] | None = None) -> Options:
    """The options with other values, and a target reached in a few deals."""
    changed = {**dump(options), **(values or {})}
    target = {"marks": 2, "hands": 3}.get(str(changed.get("scoring")), REFEREES[game.name].short)
    return with_goal(load(type(options), changed), target)


def with_goal(options: Options, goal: int) -> Options:
    """The options with a target, or a number of rounds where there is none."""
    values = dump(options)
    return load(type(options), values | {"target" if "target" in values else "length": goal})


def every_value(rules: tuple[HouseRule, ...], chance: random.Random) -> Iterator[dict[str, Value]]:
    """A value for each of the rules again and again, until all that are offered have been there."""
    offered = {rule.name: [choice.value for choice in rule.offered_values] for rule in rules if rule.name != "target"}
    for values in offered.values():
        chance.shuffle(values)
    for number in range(max(map(len, offered.values()))):
        yield {name: values[number % len(values)] for name, values in offered.items()}


def numbers_of_players(game: AnyGame, options: Options) -> list[int]:
    """The numbers of players that these options allow. Any other is refused."""
    found: list[int] = []
    for players in game.players:
        try:
            game.check_options(options, players)
        except BadOptions:
            with pytest.raises(BadOptions, match="options-"):
                game.start(options, players, bytes(32))
        else:
            found.append(players)
    return found
