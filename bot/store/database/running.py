"""How whole transactions run: in SQLite on threads of their own, in PostgreSQL on the event loop."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import await_only

from bot.store.database.engine import is_sqlite, postgresql_engine, sqlite_engine
from bot.store.database.threads import Threads, Work

T = TypeVar("T")
_READERS = 3
_TOGETHER = 32  # writes that share a wait for the disk


class Runner(Protocol):
    """Runs transactions, each to its end even when the caller is cancelled."""

    engines: tuple[Engine, ...]

    async def read(self, work: Work[T]) -> T:
        """A transaction that only reads, and sees the database as it is at one moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """A transaction that is written completely or not at all."""
        ...

    async def close(self) -> None:
        """Waits for what is running, then closes every connection. May be called twice."""
        ...


def create_runner(url: URL, *, read_only: bool = False) -> Runner:
    """A runner without connections yet. Raises StoreError where the URL names no database we know."""
    return SqliteRunner(url, read_only=read_only) if is_sqlite(url) else PostgresqlRunner(url, read_only=read_only)


class SqliteRunner:
    """One thread writes, others read: thanks to the write-ahead log these do not wait for a writer's disk."""

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        # A reader that turns writer half-way can be refused whatever the timeout; a writer takes its lock at once.
        writing, reading = (sqlite_engine(url, count, read_only=read_only) for count in (1, _READERS))
        self._writer = Threads("writer", writing, "BEGIN IMMEDIATE", 1, together=_TOGETHER)
        self._readers = Threads("reader", reading, "BEGIN", _READERS)
        self.engines = self._writer.engine, self._readers.engine

    async def read(self, work: Work[T]) -> T:
        return await self._readers.transact(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.transact(work)

    async def prepare(self, work: Callable[[Engine], T]) -> T:
        """Runs what cannot be done in a transaction, before the first."""
        return await asyncio.to_thread(work, self._writer.engine)

    async def close(self) -> None:
        for threads in (self._readers, self._writer):  # who closes last folds in the log, for which it must write
            await asyncio.to_thread(threads.close)


class PostgresqlRunner:
    """The server's connections do not block: SQLAlchemy lets a transaction's function wait for them in between."""

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


def off_loop(connection: Connection, calculate: Callable[[], T]) -> T:
    """What takes long in the midst of a transaction, where that runs on the event loop on a thread."""
    return await_only(asyncio.to_thread(calculate)) if connection.dialect.is_async else calculate()


async def _transact(engine: AsyncEngine, work: Work[T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)
