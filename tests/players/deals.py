"""Deals played by players that see nothing but their View."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from bot.players.computer import EASY, NORMAL, choose, choose_at_once
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.catalogue import AnyGame
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.rules.options import Options
from bot.rules.tricks.deal import without
from bot.rules.tricks.game import TrickGame
from bot.rules.view import View
from tests.rules.say import pieces
from tests.rules.scenario import Scenario, TrickScenario

Player = Callable[[View, int], Move]


def normal(view: View, seed: int) -> Move:
    return choose(view, seed, NORMAL)


def easy(view: View, seed: int) -> Move:
    return choose(view, seed, EASY)


def by_habit(view: View, seed: int) -> Move:
    """As `normal` where nobody can wait for a search."""
    return choose_at_once(view, seed, NORMAL)


def chosen(scenario: Scenario[Any], seat: int | None = None, level: str = NORMAL) -> set[str]:
    """A seat's decision (by default that of the first to act) with several seeds: one move, or two as good."""
    view = scenario.view(scenario.to_act[0] if seat is None else seat)
    return {str(choose(view, seed, level)) for seed in range(4)}


@dataclass
class Deal:
    """The first deal of a match; `number` seeds its shuffle and its players."""

    options: Options
    seats: Sequence[Player]
    number: int
    game: AnyGame = BLACK_TILE
    match: Match[Any, Any] = field(init=False)

    def decisions(self) -> Iterator[tuple[int, View, Move]]:
        """Each decision before it is carried out: the seat, its view, and its move."""
        seed = sha256(f"deal {self.number}".encode()).digest()
        self.match = self.game.start(self.options, len(self.seats), seed)
        count = 0
        while not self.match.results:
            for seat in self.game.to_act(self.match):
                count += 1
                view = self.game.view(self.match, seat)
                move = self.seats[seat](view, 1000 * self.number + count)
                yield seat, view, move
                self.match, _ = self.game.play(self.match, seat, move)

    def result(self) -> DealResult:
        for _ in self.decisions():
            pass
        return self.match.results[0]


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
