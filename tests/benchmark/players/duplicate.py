"""Duplicate deals: each shuffled deal is played once with our player on each side, and the other player elsewhere.

So the luck of the cards falls on both alike, and one deal says far more than one play of it.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from statistics import fmean, stdev

from bot.players import computer
from bot.rules.moves import Move
from bot.rules.view import View
from tests.benchmark.opponents import computer as opponents
from tests.benchmark.players.rows import Row, row_named

Player = Callable[[View, int], Move]
THEN = "then-"  # before the name of a level: that of the fixed opponents


@dataclass(frozen=True)
class Sample:
    """One deal: our margin as a mean over the sides we took in turns, and what each of our decisions took (CPU, ms)."""

    number: int
    margin: float
    milliseconds: tuple[float, ...] = ()


@dataclass
class Timed:
    """A player, and the CPU time of each decision."""

    player: Player
    milliseconds: list[float] = field(default_factory=list[float])

    def __call__(self, view: View, seed: int) -> Move:
        began = time.process_time()
        move = self.player(view, seed)
        self.milliseconds.append(1000 * (time.process_time() - began))
        return move


def player_named(name: str) -> Player:
    """The player of a level ("hard"), of a level of the fixed opponents ("then-normal"), or "module:function"."""
    if ":" in name:
        module, function = name.split(":")
        return getattr(import_module(module), function)
    fixed = name.startswith(THEN)
    level, source = name.removeprefix(THEN), opponents if fixed else computer
    if level not in source.LEVELS:
        raise ValueError(f"no level is called {name}")
    return lambda view, seed: source.choose(view, seed, level)


def margin(row: Row | str, ours: Player, theirs: Player, deals: int | Iterable[int]) -> list[Sample]:
    """A sample for each deal, by number: our side's score less the mean of the others', positive where ours is better.

    Deals have the same cards, first player and seeds whoever plays, so that two lists of samples can be compared deal
    by deal.
    """
    found = row_named(row) if isinstance(row, str) else row
    numbers = range(deals) if isinstance(deals, int) else deals
    return [play_duplicate(found, ours, theirs, number) for number in numbers]


def play_duplicate(row: Row, ours: Player, theirs: Player, number: int) -> Sample:
    """Play one deal with our player on each side in turn."""
    sides = row.game.sides(row.options, row.players)
    timed = Timed(ours)
    margins = [
        margin_of(side, play(row, [timed if of == side else theirs for of in sides], number), row.game.low_wins)
        for side in range(max(sides) + 1)
    ]
    return Sample(number, round(fmean(margins), 9), tuple(timed.milliseconds))


def play(row: Row, seats: list[Player], number: int) -> tuple[int, ...]:
    """What each side scores in the first deal of a match that is not thrown in."""
    match = row.game.start(row.options, row.players, sha256(f"deal {number}".encode()).digest())
    decisions = 0
    while not match.results:
        seat = row.game.to_act(match)[0]
        moves = row.game.legal(match, seat)
        move = moves[0] if len(moves) == 1 else seats[seat](row.game.view(match, seat), 1000 * number + decisions)
        match, _ = row.game.play(match, seat, move)
        decisions += 1
    return match.results[0].scored


def margin_of(side: int, scored: tuple[int, ...], low_wins: bool) -> float:
    """A side's score less the mean of the others'; where low scores win, the reverse."""
    ahead = scored[side] - fmean(score for other, score in enumerate(scored) if other != side)
    return -ahead if low_wins else ahead


@dataclass(frozen=True)
class Margin:
    """The mean of samples and the share of deals won (ties half), with their standard errors."""

    mean: float
    error: float
    won: float
    won_error: float

    @classmethod
    def of(cls, samples: Iterable[Sample]) -> "Margin":
        margins = [sample.margin for sample in samples]
        error = stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else 0.0
        won = fmean((it > 0) + (it == 0) / 2 for it in margins)
        return cls(fmean(margins), error, won, (won * (1 - won) / len(margins)) ** 0.5)
