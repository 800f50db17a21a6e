"""Engines whose connections are configured for safety, for either database."""

import math
import time
from functools import partial
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, Table, event
from sqlalchemy import create_engine as create_sync_engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DisconnectionError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.database.urls import connection_of
from bot.store.errors import StoreError

BUSY_SECONDS = 5
_CONNECTIONS = 8  # of a process to PostgreSQL, which has a hundred for all; a transaction waits for a free one
_FRESH_SECONDS = 5  # for so long after its last use, a connection to PostgreSQL is not checked
_QUIET = {"hide_parameters": True}  # an error's text goes to the log, and a move may be a secret


def is_sqlite(url: URL) -> bool:
    """True if a database is a SQLite file."""
    return url.get_backend_name() == "sqlite"


def sqlite_engine(url: URL, connections: int, *, read_only: bool = False) -> Engine:
    """An engine without connections yet, whose transactions are begun by statements. Raises StoreError, as below."""
    # Python's sqlite3 would begin transactions by itself, and later than we need: we begin them.
    options = {"isolation_level": None, "timeout": BUSY_SECONDS}
    try:
        engine = create_sync_engine(url, pool_size=connections, max_overflow=0, connect_args=options, **_QUIET)
    except (ArgumentError, InvalidRequestError, TypeError) as error:
        raise StoreError(
            "DATABASE_URL asks of SQLite what it does not know: leave out what is behind the file."
        ) from error

    event.listen(engine, "connect", _prepare)
    if read_only:
        event.listen(engine, "connect", _forbid_writing)
    return engine


def postgresql_engine(url: URL) -> AsyncEngine:
    """An engine without connections yet. Raises StoreError where its driver is missing or refuses a parameter."""
    address, arguments = connection_of(url)
    try:
        engine = create_async_engine(address, connect_args=arguments, pool_size=_CONNECTIONS, max_overflow=0, **_QUIET)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"{error.name} is not installed: run “uv sync --extra postgres” (or “pip install {error.name}”, where you "
            "use pip), then start again."
        ) from error
    event.listen(engine.sync_engine, "checkin", _note_use)
    event.listen(engine.sync_engine, "checkout", partial(_check, engine.dialect))
    return engine


def upsert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that takes ON CONFLICT, in the connection's dialect."""
    return upsert_in(connection.dialect.name, table)


def upsert_in(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that takes ON CONFLICT, in a dialect by its name."""
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)


def _note_use(_connection: object, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _check(dialect: Dialect, connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
    """Replace a connection that the server no longer knows. One used just now is not checked."""
    # A check takes three messages, more than most transactions.
    is_known = not connection.driver_connection.is_closed()
    if is_known and time.monotonic() - record.info.get("used", math.inf) > _FRESH_SECONDS:
        try:
            is_known = dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error:
            is_known = False
    if not is_known:
        raise DisconnectionError


def _forbid_writing(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA query_only = ON").close()


def _prepare(connection: Any, _record: object) -> None:
    try:
        cursor = connection.cursor()
        for pragma in ("foreign_keys = ON", "synchronous = FULL", f"busy_timeout = {BUSY_SECONDS * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # the pool does not know it yet
        raise
