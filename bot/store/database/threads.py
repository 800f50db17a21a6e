"""Threads that run transactions in SQLite, each on a connection of its own that stays open."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], T]  # one transaction: it does not await, and runs as a whole


class Threads:
    """Threads with one queue. Waiting jobs run in order, and up to `together` of them share one transaction, and so one
    wait for the disk.
    """

    def __init__(self, name: str, engine: Engine, begin: str, count: int, *, together: int = 1) -> None:
        self.engine = engine
        self._begin, self._together = begin, together
        self._jobs = SimpleQueue[_Job[Any] | None]()
        self._threads = [threading.Thread(target=self._run, name=f"store-{name}", daemon=True) for _ in range(count)]
        for thread in self._threads:
            thread.start()

    async def transact(self, work: Work[T]) -> T:
        """If the caller is cancelled, the transaction still runs to its end; its result is dropped."""
        job = _Job(work)
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Waits for what was begun, and closes the connections. May be called twice."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()
        self.engine.dispose()

    def _run(self) -> None:
        session = _Session(self.engine, self._begin)
        while jobs := self._next():
            session.transact(jobs)
            del jobs  # what came of them is kept no longer
        session.close()

    def _next(self) -> list["_Job[Any]"]:
        """Waits for a job, and returns it with those that share its transaction; nothing at the end."""
        jobs: list[_Job[Any]] = []
        with suppress(Empty):
            while len(jobs) < self._together:
                job = self._jobs.get(block=not jobs)
                if job is None:
                    if jobs:
                        self._jobs.put(None)  # to be met again, after these
                    break
                jobs.append(job)
        return jobs


class _Session:
    """A connection, opened when it is needed, whose transactions are begun and ended by statements.

    To SQLAlchemy it is always in a transaction: its own, and its pool's reset, take longer than what they are for.
    """

    def __init__(self, engine: Engine, begin: str) -> None:
        self._engine, self._begin = engine, begin
        self._connection: Connection | None = None

    def transact(self, jobs: Sequence["_Job[Any]"]) -> None:
        """Runs these in one transaction, and reports their results. A job that fails undoes only its own changes."""
        try:
            connection = self._connection or self._connect()
            driver = driver_of(connection)
            driver.execute(self._begin)
            if len(jobs) == 1:
                jobs[0].run(connection)
            else:
                for job in jobs:
                    _run_apart(job, connection, driver)
            driver.execute("COMMIT")
        except BaseException as error:  # noqa: BLE001 - whoever waits for it gets it
            self._roll_back()
            for job in jobs:  # also those that had failed on their own: nothing of this transaction was written
                job.fail(error)
        for loop in {job.loop for job in jobs}:
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(_tell, [job for job in jobs if job.loop is loop])

    def close(self) -> None:
        """Closes the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _connect(self) -> Connection:
        self._connection = self._engine.connect()
        self._connection.begin()
        return self._connection

    def _roll_back(self) -> None:
        if self._connection is None:
            return
        try:
            driver_of(self._connection).rollback()
        except Exception:  # noqa: BLE001 - nobody knows what state it is in: the next transaction opens another
            with suppress(Exception):
                self._connection.invalidate()
            self.close()


def _run_apart(job: "_Job[Any]", connection: Connection, driver: sqlite3.Connection) -> None:
    """Runs what shares a transaction with others. Raises where the transaction is over by that."""
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

    def __init__(self, work: Work[T]) -> None:
        self._work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()
        self._result: T
        self._error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Does the work."""
        self._result = self._work(connection)

    def fail(self, error: BaseException) -> None:
        """Nothing of it was written."""
        self._error = error
        if isinstance(error, StopIteration):  # which no future takes, and the others that are told with this one wait
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
