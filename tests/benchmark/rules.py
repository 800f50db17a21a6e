"""Deals played by random movers a second, by the rules alone on one core, for each game.

Beside them stands how often a fixed piece of Python runs in the same time, or the figure of another commit's rules.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.rules.catalogue import CATALOGUE
from tests.benchmark import movers
from tests.benchmark.figures import AT_LEAST, Asked, Figure, Goal

SECONDS = 3.0, 0.8, 0.01
ROOT = Path(__file__).parents[2]


async def measure(asked: Asked) -> list[Figure]:
    """Each game in a process of its own; where another commit is named, in turns with its rules."""
    return await asyncio.to_thread(_measure, asked)


def _measure(asked: Asked) -> list[Figure]:
    seconds, games = str(asked.of(SECONDS)), list(CATALOGUE)
    figures: list[Figure] = []
    with _rules_of(asked.rules_of) as other:
        for name in asked.of((games, games, games[:1])):
            ours = _run(ROOT, name, seconds)
            floor, floor_is, goals = ours["loops"], "calibration", ()
            if other:
                floor, floor_is = _run(other, name, seconds)["deals"], f"rules of {asked.rules_of}"
                goals = (Goal(AT_LEAST, 3),)
            figures.append(Figure(f"deals a second, {name}", ours["deals"], "/s", floor, floor_is, goals))
    return figures


def _run(root: Path, game: str, seconds: str) -> dict[str, float]:
    command = [sys.executable, str(Path(movers.__file__)), game, seconds]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd=root)
    return json.loads(done.stdout)


@contextmanager
def _rules_of(commit: str | None) -> Iterator[Path | None]:
    """A folder with the files of another commit; None where none is named."""
    if commit is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit, "bot"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder)
