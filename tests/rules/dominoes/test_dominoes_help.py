"""The help pages of dominoes: each rule that changes the game changes them, and their examples are right."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.boards import ChainView
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import (
    BlockedBy,
    BlockedScores,
    Counts,
    DominoesOptions,
    ExactTarget,
    PlayScoring,
    Spinner,
)
from bot.rules.errors import BadOptions
from bot.rules.options import Partners, rules_of
from bot.rules.pieces import double_set
from bot.rules.view import Example
from bot.words.speaker import say
from tests.said import messages_in

PRESETS = {
    preset.name: (preset.options, preset.players)
    for preset in DOMINOES.presets
    if isinstance(preset.options, DominoesOptions)
}
EVERY = [(options, number) for options, players in PRESETS.values() for number in players]


def told(options: DominoesOptions, players: int) -> list[Message]:
    """The messages on the pages."""
    return [message for page in DOMINOES.help(options, players) for message in messages_in(page.text)]


def pages(options: DominoesOptions, players: int) -> list[tuple[str, str]]:
    return [(say(page.title), say(page.text)) for page in DOMINOES.help(options, players)]


def changed(options: DominoesOptions, players: int) -> Iterator[tuple[str, DominoesOptions]]:
    """The same rules with one of them changed, each with its name."""
    for rule in rules_of(DominoesOptions):
        for value in rule.values:
            kind = type(getattr(options, rule.name))
            other = replace(options, **{rule.name: kind(value)})
            if other != options and rule.applies(options):
                try:
                    DOMINOES.check_options(other, players)
                except BadOptions:
                    continue
                yield rule.name, other


def is_another_game(name: str, options: DominoesOptions, other: DominoesOptions, players: int) -> bool:
    """Whether a rule that was changed changes the game."""
    left = len(double_set(options.highest)) - players * options.hand_for(players)
    match name:
        case "hand":
            return options.hand_for(players) != other.hand_for(players)
        case "direction":
            return players > 2
        case "blocked_by":
            return options.in_partners or BlockedBy.CLOSER in (options.blocked_by, other.blocked_by)
        case "keep":
            return left > 0
        case _:
            return True


@pytest.mark.parametrize("preset", PRESETS)
def test_every_rule_that_changes_the_game_changes_the_pages(preset: str) -> None:
    names, (options, counts) = set[str](), PRESETS[preset]
    for players in counts:
        for name, other in changed(options, players):
            if is_another_game(name, options, other, players):
                assert pages(other, players) != pages(options, players), (name, players, other)
                names.add(name)
    assert len(names) >= 14


def test_the_aim_is_that_of_the_scoring_in_force() -> None:
    for scoring in (PlayScoring.PIPS, PlayScoring.FIVES):
        options = DominoesOptions(scoring, exact=ExactTarget.YES)  # which changes nothing here
        assert DOMINOES.aim(options, 2) == DOMINOES.aim(replace(options, exact=ExactTarget.NO), 2)


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ({"counts": Counts.ALL}, 48),
        ({"counts": Counts.OPPONENTS}, 37),
        ({"counts": Counts.ALL, "blocked_scores": BlockedScores.DIFFERENCE}, 26),
        ({"counts": Counts.ALL, "scoring": PlayScoring.FIVES}, 50),
    ],
)
def test_a_blocked_deal_scores_as_the_rules_count(rules: dict[str, object], points: int) -> None:
    options = replace(DominoesOptions(partners=Partners.YES), **rules)  # type: ignore[arg-type]
    (found,) = [dict(it.values) for it in told(options, 4) if it.id.startswith("dominoes-help-blocked-")]
    assert (found["left"], found["own"], found["points"]) == (37, 11, points)


def examples(options: DominoesOptions, players: int) -> list[tuple[Example, ChainView, str]]:
    shown = (page.example for page in DOMINOES.help(options, players))
    return [(it, it.chain, say(it.caption)) for it in shown if it is not None and it.chain is not None]


def test_captions_tell_the_ends_as_they_are() -> None:
    sums = list[tuple[int, str]]()
    for options, players in EVERY:
        for example, chain, caption in examples(options, players):
            assert [tile.piece for tile in example.pieces if tile.legal] == [
                tile.piece for tile in example.pieces if any(number in tile.piece for number in chain.numbers)  # type: ignore[operator]
            ]  # fmt: skip
            if found := re.search(r"^Ends (\d) and (\d)", caption):
                assert [end.number for end in chain.ends] == [int(found[1]), int(found[2])]
            if found := re.search(r"^([\d +]+) = (\d+): (\d+)", caption):
                assert sum(map(int, found[1].split(" + "))) == chain.sum == int(found[2])
                sums.append((chain.sum, f"{options.scoring}: {found[3]}"))
    assert {(15, "fives: 15"), (10, "fives: 10"), (15, "fives_and_threes: 8")} <= {*sums}


def test_a_blocked_line_has_every_tile_of_its_numbers() -> None:
    blocked = Message("dominoes-help-example-blocked")
    (chain,) = [chain for example, chain, _ in examples(DominoesOptions(), 4) if example.caption == blocked]
    number = chain.numbers[0]
    assert chain.numbers == (number,)
    assert {it.tile for it in chain.laid if number in it.tile} == {it for it in double_set(6) if number in it}


def test_a_spinner_has_four_arms() -> None:
    for options in (DominoesOptions(spinner=Spinner.FIRST_DOUBLE), PRESETS["all-fives"][0]):
        assert any(len(chain.ends) == 4 and chain.spinner is not None for _, chain, _ in examples(options, 4))
