"""The engine: its connections are configured for safety, in either database."""

from typing import Any

from sqlalchemy import Connection, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import StoreError

BUSY_SECONDS = 5
_CONNECTIONS = 4


def create_engine(url: URL) -> AsyncEngine:
    """An engine without connections yet. Raises StoreError where the URL names an unknown driver."""
    quiet = {"hide_parameters": True}  # an error's text goes to the log, and a move may be a secret
    try:
        if url.get_backend_name() != "sqlite":
            return create_async_engine(url, pool_size=_CONNECTIONS, pool_pre_ping=True, **quiet)
        # Python's sqlite3 would begin transactions by itself, and later than we need: we begin them.
        options = {"isolation_level": None, "timeout": BUSY_SECONDS}
        engine = create_async_engine(url, pool_size=_CONNECTIONS, max_overflow=0, connect_args=options, **quiet)
    except ModuleNotFoundError as error:
        raise StoreError(f"{error.name} is not installed: run “uv sync --extra postgres”, then start again.") from error
    except (ArgumentError, InvalidRequestError, NoSuchModuleError, TypeError) as error:
        raise StoreError(
            "DATABASE_URL must begin with sqlite+aiosqlite:/// and a file, or with postgresql+asyncpg://."
        ) from error
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def upsert(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
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
