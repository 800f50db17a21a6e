"""What the computer players need besides time: memory, and the size of the tables in the package."""

from collections.abc import Iterable
from pathlib import Path

from bot import players
from bot.players.computer import EASY, HARD, choose
from bot.players.worker.worker import Worker
from bot.rules.moves import Move
from bot.rules.view import View
from tests.benchmark import processes
from tests.benchmark.figures import AT_MOST, Figure, Goal
from tests.benchmark.players.duplicate import Turn, play
from tests.benchmark.players.rows import ROWS, Row

PACKAGE = Path(players.__file__).parent
NO_HURRY = 60.0  # seconds within which a decision comes


async def resources() -> list[Figure]:
    memory = Figure("memory of the worker, all games at hard", await worker_memory(), "MiB", goals=(_at_most(50),))
    sizes = {str(table.relative_to(PACKAGE)): table.stat().st_size / 1024 for table in tables()}
    return [memory, *(Figure(f"table {name}", size, "KiB", goals=(_at_most(160),)) for name, size in sizes.items())]


async def worker_memory(rows: Iterable[Row] = ROWS) -> float:
    """The resident memory, in MiB, of the bot's worker process after it has decided throughout a deal of each row."""
    worker = Worker()
    try:
        for row in rows:
            for number, view in enumerate(views_of(row)):
                await worker.choose(view, number, HARD, within=NO_HURRY)
        assert worker.pid is not None, "the worker has ended"
        return processes.memory(worker.pid)
    finally:
        await worker.close()


def views_of(row: Row) -> list[View]:
    views: list[View] = []

    def seeing(turn: Turn) -> Move:
        views.append(turn.view)
        return choose(turn.view, turn.seed, EASY)

    play(row, [seeing] * row.players, 0)
    return views


def tables() -> list[Path]:
    return [it for it in sorted(PACKAGE.rglob("*")) if it.is_file() and it.suffix not in {".py", ".pyc"}]


def _at_most(limit: float) -> Goal:
    return Goal(AT_MOST, limit, "ours")
