"""House rules that are hidden change nothing, and what those that are shown change is in the help."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import HouseRule, Options, Preset, dump, load
from bot.words.speaker import say
from tests.samples import dice, sample

PRESETS = pytest.mark.parametrize(
    ("game", "preset"),
    sample([(game, preset) for game in CATALOGUE.values() for preset in game.presets], 4),
    ids=lambda of: of.name,
)
DEALS = 4
SEEDS = 2
NUMBERS = 3  # of players, of those a preset is for


def others(game: AnyGame, options: Options, rule: HouseRule, players: int) -> Iterator[Options]:
    """The options with every other value of a rule by which this number of players can play."""
    values = dump(options)
    for value in {*rule.values, *(rule.span or ())} - {values[rule.name]}:
        other = load(type(options), values | {rule.name: value})
        try:
            game.check_options(other, players)
        except BadOptions:
            continue
        yield other


@cache
def course(game: AnyGame, options: Options, players: int, seed: bytes) -> list[Any]:
    """The legal moves and the scores of some deals that are played by lot."""
    match, chance, found = game.start(options, players, seed), random.Random(seed), list[Any]()
    while match.winners is None and len(match.results) < DEALS:
        seat = game.to_act(match)[0]
        legal = game.legal(match, seat)
        match, _ = game.play(match, seat, chance.choice(legal))
        found.append((seat, legal, match.totals, match.winners, [result.scored for result in match.results]))
    return [options.makes_only_moves, *found]


@cache
def help_of(game: AnyGame, options: Options, players: int) -> list[str]:
    return [say(page.text) for page in game.help(options, players)]


@PRESETS
def test_hidden_rules_change_nothing(game: AnyGame, preset: Preset) -> None:
    hidden = [rule for rule in game.house_rules if not rule.applies(preset.options)]
    seeds = [dice(preset.name, number).randbytes(32) for number in range(SEEDS)]
    for players in preset.players if hidden else ():
        courses = [course(game, preset.options, players, seed) for seed in seeds]
        pages = help_of(game, preset.options, players)
        for rule in hidden:
            for other in others(game, preset.options, rule, players):
                assert help_of(game, other, players) == pages, other
                assert [course(game, other, players, seed) for seed in seeds] == courses, (players, other)


@PRESETS
def test_rules_that_are_shown_change_the_help(game: AnyGame, preset: Preset) -> None:
    seeds = [dice(preset.name, number).randbytes(32) for number in range(SEEDS)]
    for rule in game.house_rules:
        if not rule.applies(preset.options) or rule.name == "only_move":  # which changes no rule of the game
            continue
        is_told = False
        for players in preset.players[:NUMBERS]:
            pages = help_of(game, preset.options, players)
            for other in others(game, preset.options, rule, players):
                if help_of(game, other, players) != pages:
                    is_told = True
                else:  # a value by another name, such as the usual number of tiles
                    for seed in seeds:
                        assert course(game, other, players, seed) == course(game, preset.options, players, seed), other
        assert is_told, rule.name
