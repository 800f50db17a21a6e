"""Duplicate deals: each shuffled deal is played once with our player on each side, and the other player elsewhere.

So the luck of the cards falls on both alike, and one deal says far more than one play of it.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import import_module
from multiprocessing.util import Finalize
from pathlib import Path
from statistics import fmean, stdev

from bot.players import computer
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.view import View
from tests.benchmark.commits import environment_of, files_of
from tests.benchmark.players import chooser
from tests.benchmark.players.rows import Row, row_named

OF_COMMIT = "@"  # between a level and the commit whose players have it


@dataclass(frozen=True)
class Turn:
    """A decision: what its seat sees, the seed of its choice, and how the match came to it."""

    view: View
    seed: int
    row: Row
    shuffle: bytes
    moves: tuple[tuple[int, str], ...]  # seat and notation, from the first of the match

    @property
    def seat(self) -> int:
        assert self.view.viewer is not None
        return self.view.viewer


Player = Callable[[Turn], Move]


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

    def __call__(self, turn: Turn) -> Move:
        began = time.process_time()
        move = self.player(turn)
        self.milliseconds.append(1000 * (time.process_time() - began))
        return move


class Chooser:
    """The players of another `bot`, in a process that lasts as long as this one. They choose from the moves made so
    far, since their Views are not ours.
    """

    def __init__(self, root: Path) -> None:
        command = [sys.executable, str(Path(chooser.__file__))]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root, env=environment_of(root)
        )

    def close(self) -> None:
        self._process.__exit__(None, None, None)

    def choose(self, turn: Turn, level: str) -> Move:
        """Ask a level. Raises RuntimeError where it fails, with its own words on standard error."""
        row = turn.row
        request = {
            "game": row.game_name, "preset": row.preset, "players": row.players, "shuffle": turn.shuffle.hex(),
            "moves": turn.moves, "seat": turn.seat, "seed": turn.seed, "level": level,
        }  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(request), file=self._process.stdin, flush=True)
        if not (answer := self._process.stdout.readline()):
            raise RuntimeError("the players of the other commit have failed")
        return parse_move(answer.strip())


@cache
def chooser_of(commit: str) -> Chooser:
    opened = ExitStack()
    found = opened.enter_context(closing(Chooser(opened.enter_context(files_of(commit)))))
    Finalize(None, opened.close, exitpriority=1)  # `atexit` is not heeded in a pool's processes
    return found


def player_named(name: str) -> Player:
    """The player of a level ("hard"), of a level of another commit ("hard@2e86df08"), or "module:function" of
    (view, seed). Raises ValueError for an unknown level of ours.
    """
    if ":" in name:
        module, function = name.split(":")
        choose = getattr(import_module(module), function)
        return lambda turn: choose(turn.view, turn.seed)
    level, _, commit = name.partition(OF_COMMIT)
    if commit:
        return lambda turn: chooser_of(commit).choose(turn, level)
    if level not in computer.LEVELS:
        raise ValueError(f"no level is called {name}")
    return lambda turn: computer.choose(turn.view, turn.seed, level)


def margin(row: Row | str, ours: Player, theirs: Player, deals: int | Iterable[int]) -> list[Sample]:
    """A sample for each deal, by number: our side's score less the mean of the others', positive where ours is better.

    Deals have the same cards, first player and seeds whoever plays, so that two lists of samples can be compared deal
    by deal.
    """
    found = row_named(row) if isinstance(row, str) else row
    numbers = range(deals) if isinstance(deals, int) else deals
    return [play_duplicate(found, ours, theirs, number) for number in numbers]


def play_duplicate(row: Row, ours: Player, theirs: Player, number: int) -> Sample:
    sides = row.game.sides(row.options, row.players)
    timed = Timed(ours)
    margins = [
        margin_of(side, play(row, [timed if of == side else theirs for of in sides], number), row.game.low_wins)
        for side in range(max(sides) + 1)
    ]
    return Sample(number, round(fmean(margins), 9), tuple(timed.milliseconds))


def play(row: Row, seats: list[Player], number: int) -> tuple[int, ...]:
    """What each side scores in the first deal of a match that is not thrown in."""
    shuffle = sha256(f"deal {number}".encode()).digest()
    match = row.game.start(row.options, row.players, shuffle)
    made: list[tuple[int, str]] = []
    while not match.results:
        seat = row.game.to_act(match)[0]
        moves = row.game.legal(match, seat)
        if len(moves) == 1:
            move = moves[0]
        else:
            turn = Turn(row.game.view(match, seat), 1000 * number + len(made), row, shuffle, tuple(made))
            move = seats[seat](turn)
        match, _ = row.game.play(match, seat, move)
        made.append((seat, str(move)))
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
