"""One database: opened, migrated, read, written by one writer at a time, and closed for good."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import Conflict, NotLoaded, NotSaved, StoreError
from bot.store.failures import DRIVER_ERRORS, cause_of, is_duplicate, original_of
from bot.store.opening import BUSY_SECONDS, check_and_migrate, check_openable, explain, make_folder

log = logging.getLogger(__name__)

CONNECTIONS = 4
P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D", bound="Database")


def create_engine(url: URL) -> AsyncEngine:
    """An engine that holds no connection yet. Raises StoreError where the URL names no driver we have."""
    quiet = {"hide_parameters": True}  # an error's text goes to the log, and a move may be a secret
    try:
        if url.get_backend_name() != "sqlite":
            return create_async_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True, **quiet)
        # Python's sqlite3 would begin transactions by itself, and later than we need: we begin them.
        options = {"isolation_level": None, "timeout": BUSY_SECONDS}
        engine = create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0, connect_args=options, **quiet)
    except ModuleNotFoundError as error:
        raise StoreError(f"{error.name} is not installed: run “uv sync --extra postgres”, then start again.") from error
    except (ArgumentError, InvalidRequestError, NoSuchModuleError, TypeError) as error:
        raise StoreError(
            "DATABASE_URL must begin with sqlite+aiosqlite:/// and a file, or with postgresql+asyncpg://."
        ) from error
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def whole(
    method: Callable[Concatenate[D, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Lets a method of the store run to its end, even when whoever waits for it is cancelled.

    Cut off between two statements, a connection would keep its transaction, and the database locked with it.
    """

    @wraps(method)
    async def run(self: D, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    return run


def upsert(connection: AsyncConnection, table: Any) -> Any:
    """An INSERT that takes ON CONFLICT, in the connection's dialect."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def _prepare(connection: Any, _record: object) -> None:
    try:
        cursor = connection.cursor()
        for pragma in ("foreign_keys = ON", "synchronous = FULL", f"busy_timeout = {BUSY_SECONDS * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # the pool does not know it yet, and its thread would outlive us
        raise


def _begin(connection: Connection) -> None:
    # A reader that turns writer half-way can be refused whatever the timeout; a writer takes its lock at once.
    how = connection.get_execution_options().get("begin", "BEGIN")
    if how is not None:
        connection.exec_driver_sql(how)


class Database:
    """Transactions on one database. Open it with `open`, and `close` it: an open one keeps a thread alive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = asyncio.Lock()
        self._under_way: set[asyncio.Task[Any]] = set()
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
        """Waits for what is under way, then closes every connection. May be called twice."""
        self._closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # seen, even where nobody waits for it any more

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look. Raises NotLoaded."""
        if self._closed:
            raise NotLoaded("The bot is shutting down. Try again in a moment.")
        try:
            async with self._engine.connect() as connection, connection.begin():
                yield connection
        except DRIVER_ERRORS as error:
            cause = cause_of(error)
            if cause is None:
                raise
            log.critical("The store could not be read: %s", original_of(error))
            raise NotLoaded(f"The table could not be read because {cause.value[0]}: {cause.value[1]}.") from error

    @asynccontextmanager
    async def _writing(self, what: str = "That") -> AsyncIterator[AsyncConnection]:
        """One transaction, all of it or nothing. Raises NotSaved about `what`, Conflict."""
        if self._closed:
            raise NotSaved(f"{what} was not saved: the bot is shutting down. Try again in a moment.")
        try:
            async with self._writer, self._engine.connect() as connection:
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
            raise NotSaved(f"{what} was not saved because {why}. Nothing is lost: {remedy}.") from error
