"""Deals played by random movers a second, by the rules alone on one core, for each game.

Beside them stands how often a fixed piece of Python runs in the same time, or the figure of another commit's rules.
"""

import asyncio
import json
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

from bot.rules.catalogue import CATALOGUE
from tests.benchmark import movers
from tests.benchmark.commits import ROOT, environment_of, files_of
from tests.benchmark.figures import AT_LEAST, Asked, Figure, Goal

SECONDS = 3.0, 0.8, 0.01


async def measure(asked: Asked) -> list[Figure]:
    """Each game in a process of its own; where another commit is named, in turns with its rules."""
    return await asyncio.to_thread(_measure, asked)


def _measure(asked: Asked) -> list[Figure]:
    seconds, games = str(asked.of(SECONDS)), list(CATALOGUE)
    figures: list[Figure] = []
    with files_of(asked.beside) if asked.beside else nullcontext() as other:
        for name in asked.of((games, games, games[:1])):
            ours = _run(ROOT, name, seconds)
            floor, floor_is, goals = ours["loops"], "calibration", ()
            if other:
                floor, floor_is = _run(other, name, seconds)["deals"], f"rules of {asked.beside}"
                goals = (Goal(AT_LEAST, 3),)
            figures.append(Figure(f"deals a second, {name}", ours["deals"], "/s", floor, floor_is, goals))
    return figures


def _run(root: Path, game: str, seconds: str) -> dict[str, float]:
    command = [sys.executable, str(Path(movers.__file__)), game, seconds]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment_of(root), cwd=root)
    return json.loads(done.stdout)
