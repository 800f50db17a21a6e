"""The tables of each game, and the function that learns one in a process."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

from bot.players.dominoes.policy import GAME as DOMINOES
from bot.players.knowledge import KNOWLEDGE
from bot.players.learn import dominoes, tricks
from bot.players.learn.curve import Learner, Point, learn

GAMES = (*KNOWLEDGE, DOMINOES)


def tables_of(game: str) -> list[str]:
    """The names of a game's tables."""
    return [*dominoes.tables()] if game == DOMINOES else [*KNOWLEDGE[game].tables()]


def learner_of(game: str, table: str) -> Learner:
    """The learner of a table."""
    return dominoes.DominoLearner(table) if game == DOMINOES else tricks.TrickLearner(game, table)


def taught(game: str, table: str, file: Path, most: int) -> tuple[int, dict[str, Any]]:
    """Learn one table. Returns the number of deals it learnt from, and the table for storage."""
    learner = learner_of(game, table)
    progress = learn(learner, file, most, partial(_tell, f"{game} {table}"))
    return progress.deals, learner.packed()


def _tell(name: str, point: Point) -> None:
    sys.stdout.write(f"{name}: {point.deals:,} deals, {point.margin:+.3f} ± {point.error:.3f}, {point.seconds:.0f} s\n")
    sys.stdout.flush()
