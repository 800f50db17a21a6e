"""Run whole transactions: in SQLite on the threads of aiosqlite, in PostgreSQL on the event loop."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database.engine import postgresql_engine, sqlite_engine
from bot.store.database.sqlite import Connections, Work

T = TypeVar("T")
_READERS = 3
_TOGETHER = 32  # writes that share a wait for the disk


class SqliteRunner:
    """Runs transactions, each to its end: one connection writes, the others read and never wait for its disk."""

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        # A reader that turns writer half-way can be refused whatever the timeout; a writer takes its lock at once.
        writing, reading = (sqlite_engine(url, count, read_only=read_only) for count in (1, _READERS))
        self._writer = Connections(writing, "BEGIN IMMEDIATE", 1, together=_TOGETHER)
        self._readers = Connections(reading, "BEGIN", _READERS)
        self.engines = self._writer.engine, self._readers.engine
        self.file = Path((url.database or "").removeprefix("file:")).absolute()

    async def read(self, work: Work[T]) -> T:
        """A transaction that only reads, and sees the database as it is at one moment."""
        return await self._readers.transact(work)

    async def write(self, work: Work[T]) -> T:
        """A transaction that is written completely or not at all."""
        return await self._writer.transact(work)

    async def write_nothing(self, patience: float) -> None:
        """Write an unchanged value through to the disk. Raises a driver's error: busy after `patience` seconds."""
        await asyncio.to_thread(_write_same, self.file, patience)

    async def prepare(self, work: Callable[[Engine], T]) -> T:
        """Run work that cannot be part of a transaction, before the first one."""
        return await asyncio.to_thread(work, self._writer.engine)

    async def close(self) -> None:
        """Wait for running transactions, then close every connection. Can be called twice."""
        for each in (self._readers, self._writer):  # the last to close folds in the log, so it must be able to write
            await asyncio.to_thread(each.close)


class PostgresqlRunner:
    """The same in PostgreSQL, whose connections do not block: SQLAlchemy lets a function wait for them in between."""

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        self._engine = self._writing = postgresql_engine(url)
        # Each statement would see what others have written since the one before.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        if read_only:
            self._writing = self._reading
        self._running: set[asyncio.Task[Any]] = set()
        self.engines = (self._engine.sync_engine,)

    async def read(self, work: Work[T]) -> T:
        return await self._finish(_transact(self._reading, work))

    async def write(self, work: Work[T]) -> T:
        return await self._finish(_transact(self._writing, work))

    async def write_nothing(self, patience: float) -> None:
        def write_same(connection: Connection) -> None:
            connection.execute(text(f"SET LOCAL lock_timeout = {patience * 1000:.0f}"))
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self.write(write_same)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, even where nobody awaits it any more

    async def close(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._engine.dispose()


Runner = SqliteRunner | PostgresqlRunner


def _write_same(file: Path, patience: float) -> None:
    """Use a separate connection, so that no move waits in a queue behind it."""
    address = f"{file.as_uri()}?mode=rw"  # no new file where there is none
    with closing(sqlite3.connect(address, timeout=patience, isolation_level=None, uri=True)) as connection:
        (number,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {number}")  # an UPDATE would leave out what is the same


async def _transact(engine: AsyncEngine, work: Work[T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)
