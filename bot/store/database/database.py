"""An open database and its transactions, and the base class of the store's parts."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database.engine import create_engine
from bot.store.database.failures import DRIVER_ERRORS, cause_of, is_duplicate, original_of
from bot.store.database.opening import check_and_migrate, check_openable, explain, make_folder
from bot.store.errors import Conflict, NotLoaded, NotSaved, StoreError

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="StorePart")


class Database:
    """Transactions on one database. Open it with `open`, and `close` it: while open it keeps a thread alive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Self:
        """Opens the database, creates or upgrades its tables. Raises StoreError, with nothing left open."""
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise StoreError(
                "DATABASE_URL cannot be read. Example: sqlite+aiosqlite:///data/boneyard.sqlite3"
            ) from error
        make_folder(parsed)
        engine = create_engine(parsed)
        try:
            await check_openable(parsed)
            await check_and_migrate(engine)
        except BaseException as error:
            await engine.dispose()
            if isinstance(error, DRIVER_ERRORS):
                raise explain(error, parsed) from error
            raise
        return cls(engine)

    async def close(self) -> None:
        """Waits for what is running, then closes every connection. May be called twice."""
        self._closed = True
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.engine.dispose()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs work to its end, even when the caller is cancelled.

        Cut off between two statements, a connection would keep its transaction, and the database locked with it.
        """
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, even where nobody awaits it any more

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that sees the database as it is at one moment. Raises NotLoaded."""
        if self._closed:
            raise NotLoaded("The bot is shutting down. Try again in a moment.")
        try:
            async with self.engine.connect() as connection, connection.begin():
                yield connection
        except DRIVER_ERRORS as error:
            cause = cause_of(error)
            if cause is None:
                raise
            log.critical("The store could not be read: %s", original_of(error))
            raise NotLoaded(f"The table could not be read because {cause.value[0]}: {cause.value[1]}.") from error

    @asynccontextmanager
    async def writing(self, subject: str = "That") -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that is written completely or not at all; `subject` begins the sentence of NotSaved.

        Raises NotSaved, Conflict.
        """
        if self._closed:
            raise NotSaved(f"{subject} was not saved: the bot is shutting down. Try again in a moment.")
        try:
            async with self._writer, self.engine.connect() as connection:
                await connection.execution_options(begin="BEGIN IMMEDIATE")
                async with connection.begin():
                    yield connection
        except IntegrityError as error:
            if is_duplicate(error):  # a race with another process, which the database has decided
                raise Conflict from error
            # A server may quote the row, which may be secret, after its first line.
            raise IntegrityError(None, None, Exception(str(original_of(error)).partition("\n")[0])) from None
        except DRIVER_ERRORS as error:
            cause = cause_of(error)
            if cause is None:
                raise
            log.critical("The store could not be written: %s", original_of(error))
            why, remedy = cause.value
            raise NotSaved(f"{subject} was not saved because {why}. Nothing is lost: {remedy}.") from error


class StorePart:
    """A part of the store; all parts share the database."""

    def __init__(self, database: Database) -> None:
        self.database = database


def shielded(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Lets a method of a part run to its end, as `Database.finish` does."""

    @wraps(method)
    async def run(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.finish(method(self, *args, **kwargs))

    return run
