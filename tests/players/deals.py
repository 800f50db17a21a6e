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
from bot.rules.moves import ANY_TIME, Bid, Challenge, Kitty, Move, Pass
from bot.rules.options import Options
from bot.rules.tricks.deal import without
from bot.rules.tricks.game import TrickGame
from bot.rules.view import Phase, View
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


def at_random(view: View, seed: int) -> Move:
    """Any legal move, as one who knows no more than the rules; but no bid where one may pass, no swap, no revoke."""
    assert view.ask is not None
    random = Random(seed)
    if view.ask.pick:
        held = [shown.piece for shown in view.hand if shown.piece is not None]
        return Pass(tuple(random.sample(held, view.ask.pick)))
    moves = [choice.move for choice in view.ask.choices if not choice.revoke and not isinstance(choice.move, ANY_TIME)]
    for cautious in (Bid(None), Kitty(None), Challenge(None)):
        if cautious in moves:
            return cautious
    return random.choice(moves)


def chosen(scenario: Scenario[Any], seat: int | None = None, level: str = NORMAL) -> set[str]:
    """What a seat does (the first to act, where none is named), with several seeds: one move, or two as good."""
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


def holding(
    rules: TrickScenario, players: int, seat: int, hand: str, *, dealer: int, phase: Phase = Phase.BID
) -> TrickScenario:
    """A deal, before it is bid or passed, in which a seat holds this hand and the others what is left of the deck."""
    assert isinstance(rules.game, TrickGame)
    held = pieces(hand)
    rest = list(without(rules.game.deck(rules.options, players), *held))
    Random(1).shuffle(rest)
    texts = [" ".join(str(rest.pop()) for _ in held) for _ in range(players - 1)]
    texts.insert(seat, hand)
    return rules.hands(*texts, first=dealer, phase=phase, unused=" ".join(map(str, rest)))
