"""Which tables each game learns, and how one of them is learnt: what a process that learns imports."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

from bot.players.chain.policy import GAME as DOMINOES
from bot.players.knowledge import KNOWLEDGE
from bot.players.learn import dominoes, tricks
from bot.players.learn.curve import Point, Pupil, learn

GAMES = (*KNOWLEDGE, DOMINOES)


def tables_of(game: str) -> list[str]:
    """The names of a game's tables."""
    return [*dominoes.tables()] if game == DOMINOES else [*KNOWLEDGE[game].tables()]


def pupil_of(game: str, table: str) -> Pupil:
    """What learns a table."""
    return dominoes.DominoPupil(table) if game == DOMINOES else tricks.TrickPupil(game, table)


def taught(game: str, table: str, file: Path, most: int) -> tuple[int, dict[str, Any]]:
    """Teach one table; how many deals it has learnt from, and the table as it is stored."""
    pupil = pupil_of(game, table)
    progress = learn(pupil, file, most, partial(_tell, f"{game} {table}"))
    return progress.deals, pupil.packed()


def _tell(name: str, point: Point) -> None:
    sys.stdout.write(f"{name}: {point.deals:,} deals, {point.margin:+.3f} ± {point.error:.3f}, {point.seconds:.0f} s\n")
    sys.stdout.flush()
