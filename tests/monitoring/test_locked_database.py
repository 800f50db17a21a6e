"""While another program holds the database, each question is answered at once, and in the end with the cause."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientTimeout

from bot.app import Boneyard
from bot.monitoring import server
from bot.monitoring.server import Monitor
from bot.settings import Settings
from bot.store.database import database
from tests.monitoring.test_monitoring import free_port
from tests.open_stores import open_copied
from tests.table.people import eventually


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[tuple[ClientSession, sqlite3.Connection]]:
    """A bot that is not logged in, somebody who asks it, and another program with its database."""
    file, port = folder / "boneyard.sqlite3", free_port()
    store = await open_copied(f"sqlite+aiosqlite:///{file}")
    client = ClientSession(f"http://127.0.0.1:{port}", timeout=ClientTimeout(60))
    async with Boneyard(Settings(), store) as bot, client:
        monitor = Monitor(bot)
        await monitor.start("127.0.0.1", port)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield client, other
        await monitor.close()


async def database_of(client: ClientSession) -> tuple[bool, list[str]]:
    """Whether the database is well, and the faults told of it."""
    async with client.get("/health") as answer:
        details: dict[str, Any] = await answer.json()
    return details["database"], [it for it in details["faults"] if "database" in it]


async def test_a_locked_database_holds_no_answer_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store itself would wait for ten minutes here."""
    monkeypatch.setattr(database, "_PATIENCE", 600.0)
    monkeypatch.setattr(server, "_PATIENCE", 0.0)
    async with watched(tmp_path) as (client, other):
        for _ in range(2):
            assert await database_of(client) == (False, ["the database has not answered within 0 s"])
        async with client.get("/metrics") as answer:
            assert answer.status == 200
        other.execute("ROLLBACK")
        monkeypatch.setattr(server, "_PATIENCE", 60.0)
        assert await database_of(client) == (True, [])


async def test_the_cause_is_told_once_it_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0.0)
    monkeypatch.setattr(server, "_PATIENCE", 0.0)

    async with watched(tmp_path) as (client, _):

        async def cause() -> bool:
            return "cannot be written because" in (await database_of(client))[1][0]

        await eventually(cause)
