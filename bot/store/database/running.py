"""Run whole transactions: in SQLite on the threads of aiosqlite, in PostgreSQL on the event loop.

Each SQLite connection has a thread, on which a whole transaction runs in one hop: a hop per statement costs ten times
the CPU.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database.engine import postgresql_engine, sqlite_engine

T = TypeVar("T")
_READERS = 3
_TOGETHER = 32  # writes that share a wait for the disk
Work = Callable[[Connection], T]  # one transaction: it does not await, and runs as a whole


class Connections:
    """Connections with one queue. Up to `together` of its jobs share a transaction and its wait for the disk."""

    def __init__(self, engine: Engine, begin: str, count: int, *, together: int = 1) -> None:
        self.engine, self.begin = engine, begin
        self._together = together
        self._jobs = deque[_Job[Any]]()  # each change to it or to `_idle` is atomic, on any thread
        self._connections = [_SqliteConnection(self) for _ in range(count)]
        self._idle = self._connections.copy()

    async def transact(self, work: Work[T]) -> T:
        """If the caller is cancelled, the transaction still runs to its end; its result is dropped."""
        job = _Job(work)
        self._jobs.append(job)
        if self._idle:  # else the next connection that has finished takes the job
            with suppress(IndexError):  # a caller on another thread was faster
                self._idle.pop().wake()
        return await job.done

    def next_jobs(self, connection: "_SqliteConnection") -> list["_Job[Any]"]:
        """The jobs of a connection's next transaction. Marks it idle where none waits."""
        while not (jobs := self._take()):
            self._idle.append(connection)
            if not self._jobs:
                break
            try:  # a job came in between, and found no connection idle
                self._idle.remove(connection)
            except ValueError:  # or it has woken this one
                break
        return jobs

    def _take(self) -> list["_Job[Any]"]:
        jobs: list[_Job[Any]] = []
        with suppress(IndexError):
            while len(jobs) < self._together:
                jobs.append(self._jobs.popleft())
        return jobs

    def close(self) -> None:
        """Wait for running transactions, and close the connections. Can be called twice, but not on an event loop."""
        for connection in self._connections:
            connection.end()
        self.engine.dispose()


class _SqliteConnection(aiosqlite.Connection):
    """A connection, opened when needed, whose transactions are begun and ended by statements.

    To SQLAlchemy it is always in a transaction: SQLAlchemy's own, and its pool's reset, take longer than the work.
    """

    def __init__(self, connections: Connections) -> None:
        super().__init__(lambda: driver_of(self._opened()), iter_chunk_size=64)
        self._connections = connections
        self._sqlalchemy: Connection | None = None
        self._thread.daemon = True  # a program that forgot to close ends
        self._thread.start()

    def wake(self) -> None:
        """Run the waiting jobs on the thread."""
        self._put(self._run_waiting)

    def end(self) -> None:
        """Wait for the running transaction, and close the connection."""
        self._put(self._leave)
        self.stop()  # pyright: ignore[reportUnknownMemberType]
        self._thread.join()

    def _put(self, function: Callable[[], None]) -> None:
        # Without a future: aiosqlite would report to a loop that is closed, too, and its thread would die of that.
        self._tx.put_nowait((None, function))  # pyright: ignore[reportUnknownMemberType]

    def _run_waiting(self) -> None:
        while jobs := self._connections.next_jobs(self):
            self._transact(jobs)
            del jobs  # their results are not kept until the next ones come

    def _transact(self, jobs: Sequence["_Job[Any]"]) -> None:
        """Run jobs in one transaction, and report their results. A job that fails undoes only its own changes."""
        try:
            connection = self._sqlalchemy or self._opened()
            driver = driver_of(connection)
            driver.execute(self._connections.begin)
            if len(jobs) == 1:
                jobs[0].run(connection)
            else:
                for job in jobs:
                    _run_apart(job, connection, driver)
            driver.execute("COMMIT")
        except BaseException as error:  # noqa: BLE001 - the caller that waits gets it
            self._roll_back()
            for job in jobs:  # also those that had failed by themselves: nothing of this transaction was written
                job.fail(error)
        for loop in {job.loop for job in jobs}:
            with suppress(RuntimeError):  # the loop is closed: no one waits
                loop.call_soon_threadsafe(_tell, [job for job in jobs if job.loop is loop])

    def _opened(self) -> Connection:
        self._sqlalchemy = self._connections.engine.connect()
        self._sqlalchemy.begin()
        self._connection = driver_of(self._sqlalchemy)
        return self._sqlalchemy

    def _leave(self) -> None:
        """Gives the connection back to SQLAlchemy."""
        connection, self._sqlalchemy = self._sqlalchemy, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _roll_back(self) -> None:
        if self._sqlalchemy is None:
            return
        try:
            driver_of(self._sqlalchemy).rollback()
        except Exception:  # noqa: BLE001 - its state is unknown: the next transaction opens another
            with suppress(Exception):
                self._sqlalchemy.invalidate()
            self._leave()


def _run_apart(job: "_Job[Any]", connection: Connection, driver: sqlite3.Connection) -> None:
    """Run a job that shares a transaction with others. Raises if the job has ended the transaction."""
    driver.execute("SAVEPOINT job")
    try:
        job.run(connection)
    except BaseException as error:
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK TO job")
        job.fail(error)
    driver.execute("RELEASE job")


class _Job(Generic[T]):
    """A transaction and its result, for a caller on an event loop."""

    __slots__ = ("_error", "_result", "_work", "done", "loop")

    def __init__(self, work: Work[T]) -> None:
        self._work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()
        self._result: T
        self._error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        self._result = self._work(connection)

    def fail(self, error: BaseException) -> None:
        """Note why nothing of it was written."""
        self._error = error
        if isinstance(error, StopIteration):  # no future takes it, and its error would keep the other jobs waiting
            self._error = RuntimeError("a transaction was left by StopIteration")
            self._error.__cause__ = error

    def tell(self) -> None:
        """Reports the result to the caller, unless they were cancelled."""
        if self.done.done():
            return
        if self._error is None:
            self.done.set_result(self._result)
        else:
            self.done.set_exception(self._error)


def _tell(jobs: Sequence[_Job[Any]]) -> None:
    for job in jobs:
        job.tell()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    driver: Any = connection.connection.driver_connection
    return driver


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
