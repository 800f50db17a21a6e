"""A PostgreSQL server that ends connections, as where it restarts."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store.errors import NotSaved
from bot.store.store import Store
from bot.store.tables.journal import Commit
from tests.postgres import NONE_NAMED, POSTGRES, rows_of
from tests.store.sample_tables import move, playing
from tests.table.people import until
from tests.told import refused

END_THOSE_OF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?"

pytestmark = pytest.mark.skipif(not POSTGRES, reason=NONE_NAMED)


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
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


async def test_connections_that_the_server_has_ended_are_replaced(store: Store):
    table = await playing(store)
    await asyncio.gather(*(store.journal.load(table.id) for _ in range(5)))
    assert _believed_open(store)
    _end_connections(store)
    await until(lambda: not _believed_open(store))
    await asyncio.gather(*(store.journal.load(table.id) for _ in range(5)))
    await store.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))


async def test_a_connection_that_was_idle_is_replaced_though_nothing_was_heard(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    table = await playing(store)
    monkeypatch.setattr("bot.store.database.engine._FRESH_SECONDS", -1)
    for position in (1, 2):
        _end_connections(store)
        await store.journal.append(table.id, position, [move()])


async def test_a_write_whose_connection_ends_is_not_saved_and_the_next_is(store: Store):
    table = await playing(store)

    def end_own(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET game = 'another'"))
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with refused(NotSaved, "not-saved(cause=unreachable)"):
        await store.database.write(end_own)
    assert await store.tables.get(table.id) == table
    _end_connections(store)
    with refused(NotSaved, "not-saved(cause=unreachable)"):
        await store.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
    await store.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
