"""kill -9 in the middle of many appends, and a PostgreSQL server that ends connections, as where it restarts."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store.errors import NotSaved
from bot.store.store import Store
from bot.store.tables.journal import Commit
from tests.clock import GUARD
from tests.open_stores import open_copied
from tests.postgres import NONE_NAMED, POSTGRES, rows_of
from tests.samples import sample
from tests.store.sample_tables import many_playing, move, playing
from tests.table.people import until
from tests.told import refused

END_THOSE_OF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?"
needs_a_server = pytest.mark.skipif(not POSTGRES, reason=NONE_NAMED)


# Appends two moves at a time to all tables at once, with a number in their notation, and tells of each that is saved.
APPENDER = """
import asyncio, sys
from bot.store.store import Store
from bot.store.tables.journal import NewMove

async def append(store, table):
    position = len(await store.journal.moves(table))
    while True:
        moves = [NewMove(seat=seat, notation=f"play {position // 2}") for seat in (0, 1)]
        await store.journal.append(table, position + 1, moves)
        position += 2
        print(table, position, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(append(store, int(table)) for table in sys.argv[2:]))

asyncio.run(main())
"""


async def _killed_after(url: str, tables: list[int], lines: int) -> dict[int, int]:
    """Lets the program append, kills it, returns the last position of each table it was told of."""
    command = [sys.executable, "-c", APPENDER, url, *map(str, tables)]
    program = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert program.stdout is not None
    async with asyncio.timeout(GUARD):
        told = [await program.stdout.readline() for _ in range(lines)]
    program.send_signal(signal.SIGKILL)
    told += (await program.stdout.read()).split(b"\n")[:-1]
    assert await program.wait() == -signal.SIGKILL
    return {int(table): int(position) for table, position in map(bytes.split, told)}


@pytest.mark.parametrize("count", sample([1, 8], 2))
async def test_kill_9_loses_nothing_that_was_acknowledged(sqlite_url: str, count: int):
    store = await open_copied(sqlite_url)
    tables = [table.id for table in await many_playing(store, count)]
    await store.close()
    for lines in (1, 40):
        acknowledged = await _killed_after(sqlite_url, tables, lines)
        store = await open_copied(sqlite_url)
        written = {table: await store.journal.moves(table) for table in tables}
        await store.close()
        for table, moves in written.items():
            known = acknowledged.get(table, 0)
            assert known <= len(moves), "what was acknowledged is there"
            assert not known or len(moves) <= known + 2, "at most the entry that was being written when it died"
            assert [move.position for move in moves] == list(range(1, len(moves) + 1))
            assert [move.notation for move in moves] == [f"play {n // 2}" for n in range(len(moves))]


@pytest.fixture
async def served(postgres_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(postgres_url)
    yield opened
    await opened.close()


def _end_connections(store: Store) -> None:
    """Ends all but its own, while this event loop stands still."""
    rows_of(POSTGRES, END_THOSE_OF, store.database.engines[0].url.database)


def _believed_open(store: Store) -> list[object]:
    """The idle connections that this process believes to be open."""
    idle: Any = store.database.engines[0].pool
    records = idle._pool._queue._queue
    return [it for it in records if it.dbapi_connection and not it.dbapi_connection._connection.is_closed()]


@needs_a_server
async def test_connections_that_the_server_has_ended_are_replaced(served: Store, monkeypatch: pytest.MonkeyPatch):
    table = await playing(served)
    await asyncio.gather(*(served.journal.load(table.id) for _ in range(5)))
    assert _believed_open(served)
    _end_connections(served)
    await until(lambda: not _believed_open(served))
    await asyncio.gather(*(served.journal.load(table.id) for _ in range(5)))
    await served.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
    monkeypatch.setattr("bot.store.database.engine._FRESH_SECONDS", -1)
    for position in (2, 3):  # nothing is heard of it
        _end_connections(served)
        await served.journal.append(table.id, position, [move()])


@needs_a_server
async def test_a_write_whose_connection_ends_is_not_saved_and_the_next_is(served: Store):
    table = await playing(served)

    def end_own(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET game = 'another'"))
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with refused(NotSaved, "not-saved(cause=unreachable)"):
        await served.database.write(end_own)
    assert await served.tables.get(table.id) == table
    _end_connections(served)
    with refused(NotSaved, "not-saved(cause=unreachable)"):
        await served.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
    await served.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
