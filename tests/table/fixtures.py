"""Tables of one or more processes over one database file."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.players.computer import LEVELS, choose
from bot.players.levels import EASY
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move
from bot.rules.view import View
from bot.table.computers import Computers
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.open_stores import stores
from tests.table.clocks import RunningClocks
from tests.table.moves import INTERACTIONS

OpenTables = Callable[[], Awaitable[Tables]]
StartComputers = Callable[..., Computers]


def count_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of the tables that are opened from now on are those of 0, 1, 2, …"""
    numbers = count()
    monkeypatch.setattr(
        "bot.table.operations.lifecycle.secrets.token_bytes", lambda _: sha256(b"%d" % next(numbers)).digest()
    )


@pytest.fixture
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, whichever tests have run before."""
    count_secrets(monkeypatch)
    monkeypatch.setattr(INTERACTIONS, "last", 2**60)


@pytest.fixture
def tables_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"


@pytest.fixture
async def open_tables(tables_url: str, known_secrets: None) -> AsyncIterator[OpenTables]:  # noqa: ARG001
    """Opens the tables of a further process; all their stores are closed in the end."""
    async with stores(tables_url) as open_store:

        async def open_one() -> Tables:
            return Tables(await open_store(), CATALOGUE)

        yield open_one


@pytest.fixture
async def tables(open_tables: OpenTables) -> Tables:
    return await open_tables()


@pytest.fixture
async def start_computers() -> AsyncIterator[StartComputers]:
    """Starts computer players, easy ones if nothing else is said, and what makes forced plays."""
    started: list[Computers] = []

    def start(tables: Tables, how: Callable[[View, int, str], Move] | None = None, *, pace: float = 0) -> Computers:
        async def choose_so(view: View, seed: int, level: str, /, *, within: float) -> Move:  # noqa: ARG001
            return await asyncio.to_thread(how or choose, view, seed, level if how else EASY)

        started.append(Computers(tables, choose_so, pace))
        return started[-1]

    yield start
    for running in started:
        await running.close()


@pytest.fixture
async def clocks(clock: MovableClock) -> AsyncIterator[RunningClocks]:
    """The clocks of processes, on a time that stands still until the test moves it. They stop in the end."""
    running = RunningClocks(clock)
    yield running
    await running.close()


@pytest.fixture
def computers(tables: Tables, start_computers: StartComputers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players who move at once, by chance."""
    monkeypatch.setattr("bot.table.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))
    start_computers(tables, _by_chance)


def _by_chance(view: View, seed: int, _: str) -> Move:
    """A move that follows from the seed."""
    assert view.ask is not None
    return Random(seed).choice([choice.move for choice in view.ask.choices])
