"""Writes that wait for each other: they are committed together, and each is still written completely or not at all."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.rules.errors import Refusal
from bot.store.errors import AlreadyApplied, Conflict, NoTable
from bot.store.schema.tables import TableRow
from bot.store.store import Store
from bot.store.tables.journal import Appended, Commit
from tests.clock import GUARD
from tests.open_stores import open_copied, traced
from tests.store.sample_tables import BEA, lobby, move, playing


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await open_copied(sqlite_url)
    yield opened
    await opened.close()


async def together(store: Store, *writes: Awaitable[Any]) -> list[Any]:
    """The results of writes that begin while another is under way."""
    began, go_on = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        began.set()
        assert go_on.wait(GUARD)

    holding = asyncio.create_task(store.database.write(hold))
    await asyncio.to_thread(began.wait, GUARD)
    tasks = [asyncio.ensure_future(write) for write in writes]
    await asyncio.sleep(0)
    go_on.set()
    await holding
    return await asyncio.gather(*tasks, return_exceptions=True)


def append(store: Store, table: TableRow, number: int | None = None, *, after: int = 0) -> Awaitable[Appended]:
    """Append a move to a table that has `after` moves."""
    commit = Commit(version=table.version + after)
    return store.journal.append(table.id, after + 1, [move(interaction=number)], commit=commit)


def failing(store: Store, *statements: str) -> Awaitable[None]:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    return store.database.write(work)


async def moves_of(store: Store, tables: list[TableRow]) -> list[int]:
    return [len(await store.journal.moves(table.id)) for table in tables]


async def test_writes_that_wait_are_committed_together(store: Store, tmp_path: Path):
    tables, seen = [await playing(store) for _ in range(5)], list[int]()
    statements = await traced(store)
    with closing(sqlite3.connect(tmp_path / "boneyard.sqlite3")) as other:

        async def told(appending: Awaitable[Appended]) -> Appended:
            appended = await appending
            seen.append(other.execute("SELECT count(*) FROM moves").fetchone()[0])
            return appended

        found = await together(store, *(told(append(store, table)) for table in tables))
    assert [each.version for each in found] == [table.version + 1 for table in tables]
    assert seen == [5] * 5, "nobody is told before all is committed"
    ends = [statement.split()[0] for statement in statements if statement.startswith(("BEGIN", "COMMIT"))]
    assert ends == ["BEGIN", "COMMIT"] * 2, "one of who held them up, and one of them all"


async def test_one_that_fails_takes_back_its_own_alone(store: Store):
    tables, open_table = [await playing(store) for _ in range(4)], await lobby(store)
    await store.journal.append(tables[3].id, 1, [move(interaction=900)])
    *kinds, seated, again, last = await together(
        store,
        append(store, tables[0], 901),
        append(store, tables[1], 900),  # it has changed its table when its move turns out to be there already
        store.journal.append(tables[2].id, 1, [move()], commit=Commit(version=99)),
        store.journal.append(999, 1, [move()], commit=Commit(version=1)),
        failing(store, "UPDATE tables SET game = 'another'", "SELECT * FROM nowhere"),
        store.seats.take(open_table.id, BEA, capacity=4, interaction_id=902),
        store.seats.take(open_table.id, BEA, capacity=4, interaction_id=903),
        append(store, tables[0], after=1),
    )
    assert [type(each) for each in kinds] == [Appended, AlreadyApplied, Conflict, NoTable, OperationalError]
    assert (seated.name, isinstance(again, Refusal), type(last)) == ("Bea", True, Appended)
    assert await store.tables.get(tables[1].id) == tables[1]
    assert (await store.tables.get(tables[1].id)).version == tables[1].version
    assert await moves_of(store, tables) == [2, 0, 0, 1]
    assert {row.game for row in [await store.tables.get(table.id) for table in tables]} == {tables[0].game}
    assert [row.name for row in await store.seats.sitting(open_table.id)] == ["Ann", "Bea"]


@pytest.mark.parametrize(
    "statements",
    [
        # It is found out at the end of the transaction.
        ("PRAGMA defer_foreign_keys = ON", "INSERT INTO leftovers VALUES (1, 999, 1, 1)"),
        # SQLite takes the whole transaction back, as where the disk fails.
        ("INSERT INTO leftovers VALUES (1, 1, 1, 1)", "INSERT OR ROLLBACK INTO leftovers VALUES (1, 1, 1, 1)"),
    ],
)
async def test_a_failed_commit_writes_nothing_of_the_group(store: Store, statements: tuple[str, ...]):
    tables = [await playing(store) for _ in range(3)]
    first, second, third = (append(store, table, 900) for table in tables)
    found = await together(store, first, second, failing(store, *statements), third)
    assert all(isinstance(each, (IntegrityError, sqlite3.IntegrityError, Conflict)) for each in found), found
    assert not any(isinstance(each, AlreadyApplied) for each in found), "that is not so: it was not committed"
    assert await moves_of(store, tables) == [0, 0, 0]
    assert (await append(store, tables[0])).version == tables[0].version + 1, "and it goes on"


async def test_more_than_are_committed_together_are_all_written_in_their_order(store: Store):
    table = await playing(store)
    found = await together(store, *(append(store, table, after=number) for number in range(100)))
    assert [each.version for each in found] == list(range(table.version + 1, table.version + 101))
    assert await moves_of(store, [table]) == [100]


async def test_a_bug_in_one_of_them_leaves_nobody_waiting(store: Store):
    def exhausted(_: Connection) -> None:
        next(iter(()))

    tables = [await playing(store) for _ in range(2)]
    first, last = (append(store, table) for table in tables)
    async with asyncio.timeout(GUARD):
        found = await together(store, first, store.database.write(exhausted), last)
    assert isinstance(found[1], RuntimeError)
    assert await moves_of(store, tables) == [1, 1]
