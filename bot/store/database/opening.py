"""Open a database: make its file, check it, upgrade it, and explain a failure."""

import logging
import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, PoolProxiedConnection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError

from bot.store.database.engine import BUSY_SECONDS, is_sqlite
from bot.store.database.failures import Cause, cause_of, original_of
from bot.store.database.files import close_to_others, make_private
from bot.store.database.running import Runner, SqliteRunner
from bot.store.database.urls import without_secrets
from bot.store.errors import StoreError
from bot.store.schema import metadata

log = logging.getLogger(__name__)

# Checking reads the whole file: about a second for each 500 MB. Larger ones are left to their owner's backups.
CHECKED_BYTES = 64 * 2**20
_RESTORE = "put a backup in its place with “boneyard restore FILE”"
_MIGRATIONS = Path(__file__).parents[1] / "migrations"
_MIGRATION_LOCK = 0x626F6E65  # “bone”: any number that no other program on this PostgreSQL server locks


def file_of(url: URL) -> Path | None:
    """The database's file, or None where it has none (PostgreSQL)."""
    if not is_sqlite(url) or not url.database:
        return None
    return Path(url.database.removeprefix("file:"))


def make_file(url: URL) -> None:
    """Create a SQLite file and its folder. Raises StoreError, also for a database in memory."""
    if (file := kept_in(url)) is not None:
        make_private(file)


def kept_in(url: URL) -> Path | None:
    """The file of a SQLite database; None for one on a server. Raises StoreError for one in memory."""
    file = file_of(url)
    in_memory = file is None or file.name.lower() == ":memory:" or url.query.get("mode") == "memory"
    if is_sqlite(url) and in_memory:
        raise StoreError("A database in memory would forget every match: name a file in DATABASE_URL.")
    return file


def look_for_file(url: URL) -> None:
    """Raises StoreError where the file of a SQLite database is not there."""
    file = kept_in(url)
    if file is not None and not file.is_file():
        raise StoreError(f"There is no database at {file}: start the bot once, or name another in DATABASE_URL.")


async def check_is_current(runner: Runner) -> None:
    """Raises StoreError where the database is not of this program's schema, or a driver's error."""
    if not await runner.read(_is_current):
        raise StoreError("The database is of an older Boneyard: start the bot once, which upgrades it.")


async def check_and_migrate(runner: Runner) -> None:
    """Bring the database to this program's schema. Raises StoreError, or a driver's error.

    The database of another program, or of a newer version, stays as it was.
    """
    if isinstance(runner, SqliteRunner):
        await runner.prepare(_use_wal)
    if not await runner.read(_is_current):
        await runner.write(migrate)
    if isinstance(runner, SqliteRunner):
        close_to_others(runner.file)


def migrate(connection: Connection) -> None:
    """Make the tables of an empty database or run the missing revisions, in the connection's transaction."""
    if connection.dialect.name == "postgresql":  # SQLite's BEGIN IMMEDIATE keeps other starters out already
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
    if _is_current(connection):
        return
    config = Config()  # there is no alembic.ini
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    before = MigrationContext.configure(connection).get_current_revision()
    if before is None:
        metadata.create_all(connection)
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")
        log.info("the database was upgraded from revision %s to %s", before, *revisions()[1])


def _is_current(connection: Connection) -> bool:
    known, latest = revisions()
    heads = frozenset(MigrationContext.configure(connection).get_current_heads())
    if unknown := heads - known:
        revision = ", ".join(sorted(unknown))
        raise StoreError(
            f"The database was written by a Boneyard before its first release (revision {revision}), which this one "
            "cannot read: name another in DATABASE_URL. Nothing was changed."
            if max(unknown) < min(known)
            else f"The database was written by a newer Boneyard (revision {revision}): update the program. "
            "Nothing was changed."
        )
    if not heads and (clash := set(inspect(connection).get_table_names()) & set(metadata.tables)):
        raise StoreError(
            f"The database belongs to another program (it has its own “{min(clash)}”): name another in DATABASE_URL."
        )
    return heads == latest


@cache
def revisions() -> tuple[frozenset[str], frozenset[str]]:
    """All revisions of this program, and the latest."""
    scripts = ScriptDirectory(str(_MIGRATIONS))
    return frozenset(script.revision for script in scripts.walk_revisions()), frozenset(scripts.get_heads())


def _use_wal(engine: Engine) -> None:
    """Turn on the write-ahead log for good, once the file is known to be ours, and check it for damage."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("BEGIN")
                _is_current(connection)
            # The mode can only change outside a transaction.
            with closing(engine.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA journal_mode = WAL")
                return _check_for_damage(connection)
        except (sqlite3.OperationalError, OperationalError) as error:
            # Turning it on does not wait for another process that is doing the same.
            if cause_of(error) is not Cause.BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.1)


def _check_for_damage(connection: PoolProxiedConnection) -> None:
    def pragma(text: str) -> Any:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {text}")
        (row,) = cursor.fetchall()
        cursor.close()
        return row[0]

    if pragma("page_count") * pragma("page_size") > CHECKED_BYTES:
        return
    report = str(pragma("quick_check(1)"))
    if report != "ok":
        raise StoreError(f"The database is damaged ({report.splitlines()[-1]}): {_RESTORE}.")


def explain(error: BaseException, url: URL) -> StoreError:
    """The owner's sentence for a driver's error while opening."""
    where = file_of(url) or without_secrets(url)
    cause = cause_of(error)
    match cause:
        case Cause.FULL:
            sentence = f"The disk of {where} is full: free some space, then start again."
        case Cause.BUSY:
            sentence = (
                f"{where} is locked by another program: end that one (is the bot running twice?), then start again."
            )
        case Cause.READ_ONLY:
            sentence = f"{where} may not be written: check its owner and permissions, and those of its folder."
        case Cause.DAMAGED:
            advice = f"{_RESTORE}, or move it away to start afresh" if file_of(url) else "restore it with pg_restore"
            sentence = f"{where} is damaged: {advice}. Nothing was changed."
        case Cause.NOT_A_DATABASE:
            sentence = f"{where} is not a database: move it away, or name another file in DATABASE_URL."
        case Cause.UNREACHABLE if file_of(url):
            sentence = f"{where} cannot be opened: it must be a file in a folder the bot may write to."
        case Cause.UNREACHABLE:
            sentence = (
                f"{where} cannot be reached ({_first_line(error)}): is the server up, and are name and password right?"
            )
        case _:
            sentence = f"{where} cannot be opened: {_first_line(error)}"
    return StoreError(sentence)


def _first_line(error: BaseException) -> str:
    original = original_of(error)
    return next(iter(str(original).splitlines()), type(original).__name__)
