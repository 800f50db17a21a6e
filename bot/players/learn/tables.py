"""The tables of each game, and the function that learns one in a process."""

import sys
from pathlib import Path
from typing import Any

from bot.players.dominoes.policy import GAME as DOMINOES
from bot.players.knowledge import KNOWLEDGE
from bot.players.learn import dominoes, tricks
from bot.players.learn.curve import Learner, Point, learn

GAMES = (*KNOWLEDGE, DOMINOES)


def tables_of(game: str) -> list[str]:
    return [*dominoes.tables()] if game == DOMINOES else [*KNOWLEDGE[game].tables()]


def taught(game: str, table: str, file: Path, most: int) -> tuple[int, dict[str, Any]]:
    """Learn one table. Returns the number of deals it learnt from, and the table for storage."""

    def tell(point: Point) -> None:
        margin = f"{point.margin:+.3f} ± {point.error:.3f}"
        sys.stdout.write(f"{game} {table}: {point.deals:,} deals, {margin}, {point.seconds:.0f} s\n")
        sys.stdout.flush()

    learner: Learner = dominoes.DominoLearner(table) if game == DOMINOES else tricks.TrickLearner(game, table)
    progress = learn(learner, file, most, tell)
    return progress.deals, learner.packed()
