"""An open database and its transactions, and the base class of the store's parts."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError

from bot import clock
from bot.message import Message
from bot.metrics import READS, WRITES
from bot.store.database.engine import is_sqlite
from bot.store.database.failures import DRIVER_ERRORS, Cause, cause_of, is_duplicate, original_of
from bot.store.database.files import announced
from bot.store.database.opening import check_and_migrate, check_is_current, explain, file_of, look_for_file, make_file
from bot.store.database.running import PostgresqlRunner, Runner, SqliteRunner, Work
from bot.store.database.urls import parse_url
from bot.store.errors import Conflict, NotLoaded, NotSaved
from bot.store.schema.tables import tables

log = logging.getLogger(__name__)

P = ParamSpec("P")
_PATIENCE = 2.0  # seconds to wait where another program holds the database

T = TypeVar("T")
S = TypeVar("S", bound="StorePart")


class Database:
    """Transactions on one database, each a function of a connection: see `reads`, `writes`."""

    def __init__(self, runner: Runner, file: Path | None = None) -> None:
        self._runner = runner
        self._closed = False
        self._saved = 0  # transactions since the start
        self._looking: asyncio.Task[str] | None = None  # shared by all who ask at once
        self._file, self._opened = file, _identity(file)

    @classmethod
    async def open(cls, url: str, *, read_only: bool = False) -> Self:
        """Open the database, and create or upgrade its tables. Raises StoreError, with nothing left open.

        `read_only`: the database must exist with this program's schema, and nothing in it can be changed.
        """
        parsed = parse_url(url)
        (look_for_file if read_only else make_file)(parsed)
        runner = (SqliteRunner if is_sqlite(parsed) else PostgresqlRunner)(parsed, read_only=read_only)
        try:
            await (check_is_current if read_only else check_and_migrate)(runner)
        except BaseException as error:
            await runner.close()
            if isinstance(error, DRIVER_ERRORS):
                raise explain(error, parsed) from error
            raise
        return cls(runner, file_of(parsed))

    @property
    def engines(self) -> tuple[Engine, ...]:
        """The engines of the connections."""
        return self._runner.engines

    def announced(self, shards: tuple[int, ...] = ()) -> AbstractContextManager[None]:
        """Register this process as a user of the database: see `files.announced`."""
        return nullcontext() if self._file is None else announced(self._file, shards)

    async def fault(self) -> str:
        """The reason the database does not answer or cannot be written, as half a sentence; empty if it works."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        try:
            async with clock.timeout(_PATIENCE + 1):
                return await asyncio.shield(self._looking)
        except TimeoutError:
            return f"the database has not answered within {_PATIENCE + 1:.0f} s"

    async def _look(self) -> str:
        saved = self._saved
        try:
            if await asyncio.to_thread(_identity, self._file) != self._opened:
                return "the database file is not there any more, or another is in its place"
            await self.read(lambda connection: connection.execute(select(tables.c.id).limit(1)).first())
            await self._runner.write_nothing(_PATIENCE)
        except NotLoaded:
            return "the database cannot be read"
        except DRIVER_ERRORS as error:
            cause = cause_of(error)
            if cause is Cause.BUSY and self._saved > saved:  # this process holds it, writing moves
                return ""
            return "the database cannot be written" + (f" because {cause.clause}" if cause else "")
        return ""

    async def close(self) -> None:
        """Wait for running transactions, then close every connection. Can be called twice."""
        self._closed = True
        if self._looking is not None:
            await asyncio.wait([self._looking])
        await self._runner.close()

    async def read(self, work: Work[T]) -> T:
        """Run a transaction on a snapshot, to its end even if the caller is cancelled. Raises NotLoaded."""
        if self._closed:
            raise NotLoaded(Message("not-loaded", cause="stopping"))
        try:
            with READS.time():
                return await self._runner.read(work)
        except DRIVER_ERRORS as error:
            cause = cause_of(error)
            if cause is None:
                raise
            log.critical("The store could not be read because %s: %s", cause.clause, original_of(error))
            raise NotLoaded(Message("not-loaded", cause=cause.key)) from error

    async def write(self, work: Work[T]) -> T:
        """Run a transaction, to its end even if the caller is cancelled. Raises NotSaved, Conflict."""
        if self._closed:
            raise NotSaved(Message("not-saved", cause="stopping"))
        try:
            with WRITES.time():
                done = await self._runner.write(work)
        except IntegrityError as error:
            if is_duplicate(error):  # a race with another process, which the database has decided
                raise Conflict from error
            # A server may quote the row, which may be secret, after its first line.
            raise IntegrityError(None, None, Exception(str(original_of(error)).partition("\n")[0])) from None
        except DRIVER_ERRORS as error:
            cause = cause_of(error)
            if cause is None:
                raise
            log.critical("The store could not be written because %s: %s", cause.clause, original_of(error))
            raise NotSaved(Message("not-saved", cause=cause.key)) from error
        self._saved += 1
        return done


def _identity(file: Path | None) -> tuple[int, int] | None:
    """The identity of a file, whatever its name; None where there is no file."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


class StorePart:
    """A part of the store; all parts share the database."""

    def __init__(self, database: Database) -> None:
        self.database = database


def reads(
    method: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run a method of a part as one transaction that only reads. Callers await it, without the connection."""

    @wraps(method)
    async def run(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(lambda connection: method(self, connection, *args, **kwargs))

    return run


def writes(
    method: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run a method of a part as one transaction that writes."""

    @wraps(method)
    async def run(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(lambda connection: method(self, connection, *args, **kwargs))

    return run
