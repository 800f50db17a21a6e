"""Random matches of every game, to their end, with what must hold at each step: each preset, and each house rule."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import BadOptions
from bot.rules.options import HouseRule, Options, Value, dump, load
from tests.rules.black_tile.random_run import BlackTileRun
from tests.rules.blind_hughie.random_run import BlindHughieRun
from tests.rules.domino_hearts.random_run import DominoHeartsRun
from tests.rules.domino_whist.random_run import DominoWhistRun
from tests.rules.dominoes.random_run import DominoesRun
from tests.rules.forty_two.random_run import FortyTwoRun
from tests.rules.random_match import RandomMatch, matches, run
from tests.rules.seventy_nine.random_run import SeventyNineRun
from tests.rules.tricks.trick_run import check_forced
from tests.samples import dice

Kind = type[RandomMatch[Any]]
KINDS: list[Kind] = [
    DominoesRun, BlackTileRun, DominoWhistRun, DominoHeartsRun, SeventyNineRun, FortyTwoRun, BlindHughieRun,
]  # fmt: skip
GAMES = pytest.mark.parametrize("kind", KINDS, ids=[kind.game.name for kind in KINDS])
PRESETS = [(kind, number) for kind in KINDS for number in range(len(kind.game.presets))]
SHORT_MARKS = 2


def test_every_game_is_played() -> None:
    assert {kind.game.name for kind in KINDS} == set(CATALOGUE)


@pytest.mark.parametrize(("kind", "preset"), PRESETS, ids=lambda it: getattr(it, "__name__", it))
@matches()
def test_presets(kind: Kind, preset: int, number: int) -> None:
    """The first of a game to its own target, the others to one that is reached sooner."""
    chance, chosen = dice(kind, preset, number), kind.game.presets[preset]
    options = with_rules(kind, chosen.options) if preset else chosen.options
    run(kind, options, chance.choice(chosen.players), chance)


@GAMES
@matches(times=2)
def test_house_rules(kind: Kind, number: int) -> None:
    """Every value of each, among any of the others."""
    chance = dice(kind, number)
    for values in every_value(kind.game.house_rules, chance):
        options = with_rules(kind, kind.game.presets[0].options, values)
        if fitting := numbers_of_players(kind, options):
            run(kind, options, chance.choice(fitting), chance)


@pytest.mark.parametrize("kind", [BlackTileRun, DominoHeartsRun, SeventyNineRun, FortyTwoRun])
@matches(times=3)
def test_the_last_tiles_play_themselves(kind: Kind, number: int) -> None:
    chance = dice(kind, number)
    preset = chance.choice(kind.game.presets)
    check_forced(kind.game, with_rules(kind, preset.options), chance.choice(preset.players), chance)


def with_rules(kind: Kind, options: Options, values: dict[str, Value] | None = None) -> Options:
    """The options with other values, and a target reached in a few deals."""
    changed = {**dump(options), **(values or {})}
    return load(type(options), {**changed, "target": SHORT_MARKS if changed.get("scoring") == "marks" else kind.short})


def every_value(rules: tuple[HouseRule, ...], chance: random.Random) -> Iterator[dict[str, Value]]:
    """A value for each of the rules again and again, until all that are offered have been there."""
    offered = {rule.name: [choice.value for choice in rule.offered_values] for rule in rules if rule.name != "target"}
    for values in offered.values():
        chance.shuffle(values)
    for number in range(max(map(len, offered.values()))):
        yield {name: values[number % len(values)] for name, values in offered.items()}


def numbers_of_players(kind: Kind, options: Options) -> list[int]:
    """How many can play by these options. Any other number is refused."""
    found: list[int] = []
    for players in kind.game.players:
        try:
            kind.game.check_options(options, players)
        except BadOptions:
            with pytest.raises(BadOptions, match="options-"):
                kind.game.start(options, players, bytes(32))
        else:
            found.append(players)
    return found
