"""What a computer decides in a position, or with a hand."""

from random import Random
from typing import Any

from bot.players.computer import NORMAL, choose
from bot.rules.tricks.deal import without
from bot.rules.tricks.game import TrickGame
from tests.rules.say import pieces
from tests.rules.scenario import Scenario, TrickScenario


def chosen(scenario: Scenario[Any], seat: int | None = None, level: str = NORMAL) -> set[str]:
    """A seat's decision (by default that of the first to act) with several seeds: one move, or two as good."""
    view = scenario.view(scenario.to_act[0] if seat is None else seat)
    return {str(choose(view, seed, level)) for seed in range(4)}


def holding(rules: TrickScenario, seat: int, hand: str) -> TrickScenario:
    """A deal that begins, seat 0 first, in which a seat holds this hand and the others what is left of the deck."""
    assert isinstance(rules.game, TrickGame)
    held, players = pieces(hand), rules.game.presets[0].players[0]
    rest = list(without(rules.game.deck(rules.options, players), *held))
    Random(1).shuffle(rest)
    texts = [" ".join(str(rest.pop()) for _ in held) for _ in range(players - 1)]
    texts.insert(seat, hand)
    phase = rules.game.phases(rules.options)[0].phase
    return rules.hands(*texts, first=players - 1, phase=phase, unused=" ".join(map(str, rest)))
