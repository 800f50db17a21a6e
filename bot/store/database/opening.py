"""Opening a database: its folder, a check of the file, migrations, and the sentence where one fails."""

import asyncio
import sqlite3
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database.engine import BUSY_SECONDS
from bot.store.database.failures import Cause, cause_of, original_of
from bot.store.errors import StoreError
from bot.store.schema import metadata

# Checking reads the whole file: about a second for each 500 MB. Larger ones are left to their owner's backups.
CHECKED_BYTES = 64 * 2**20
_MIGRATIONS = Path(__file__).parents[1] / "migrations"
_MIGRATION_LOCK = 0x626F6E65  # “bone”: any number that no other program on this PostgreSQL server locks


def file_of(url: URL) -> Path | None:
    """The database's file, or None where it has none (PostgreSQL)."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database.removeprefix("file:"))


def make_folder(url: URL) -> None:
    """Creates the folder of a SQLite file. Raises StoreError; so it does for a database in memory."""
    if url.get_backend_name() != "sqlite":
        return
    file = file_of(url)
    if file is None or file.name == ":memory:":
        raise StoreError("A database in memory would forget every match: name a file in DATABASE_URL.")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"The folder {file.parent} cannot be made ({error.strerror}): choose another in DATABASE_URL."
        ) from error


async def check_openable(url: URL) -> None:
    """Opens the file once and closes it. Raises sqlite3.Error.

    Where a file cannot be opened, aiosqlite leaves a thread behind that reports to the event loop a moment
    later. The program ends right then, its loop with it, and the report would be a traceback.
    """
    file = file_of(url)
    if file is not None:
        await asyncio.to_thread(lambda: sqlite3.connect(file).close())


async def check_and_migrate(engine: AsyncEngine) -> None:
    """Brings the database to this program's schema. Raises StoreError, or a driver's error."""
    if engine.dialect.name == "sqlite":
        await _use_wal(engine)
    async with engine.connect() as connection, connection.begin():
        if await connection.run_sync(_is_current):
            return
    async with engine.connect() as connection:
        await connection.execution_options(begin="BEGIN IMMEDIATE")
        async with connection.begin():
            if engine.dialect.name == "postgresql":  # SQLite's BEGIN IMMEDIATE keeps other starters out already
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            if not await connection.run_sync(_is_current):
                await connection.run_sync(migrate)


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for one connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Runs the revisions that are missing, inside the connection's transaction."""
    command.upgrade(alembic_config(connection), "head")


def _is_current(connection: Connection) -> bool:
    known, latest = _revisions()
    heads = frozenset(MigrationContext.configure(connection).get_current_heads())
    if newer := heads - known:
        raise StoreError(
            f"The database was written by a newer Boneyard (revision {', '.join(sorted(newer))}): "
            "update the program. Nothing was changed."
        )
    if not heads and (clash := set(inspect(connection).get_table_names()) & set(metadata.tables)):
        raise StoreError(
            f"The database belongs to another program (it has its own “{min(clash)}”): name another in DATABASE_URL."
        )
    return heads == latest


@cache
def _revisions() -> tuple[frozenset[str], frozenset[str]]:
    """All revisions of this program, and the latest."""
    scripts = ScriptDirectory(str(_MIGRATIONS))
    return frozenset(script.revision for script in scripts.walk_revisions()), frozenset(scripts.get_heads())


async def _use_wal(engine: AsyncEngine) -> None:
    """Turns on the write-ahead log, which stays on, and checks the file for damage."""
    loop = asyncio.get_running_loop()
    patience = loop.time() + BUSY_SECONDS
    while True:
        try:
            # Outside any transaction, where alone the mode can change.
            async with engine.connect() as connection:
                await connection.execution_options(begin=None)
                await connection.execute(text("PRAGMA journal_mode = WAL"))
                return await _check_for_damage(connection)
        except OperationalError as error:
            # Turning it on does not wait for another process that is doing the same.
            if cause_of(error) is not Cause.BUSY or loop.time() > patience:
                raise
            await asyncio.sleep(0.1)


async def _check_for_damage(connection: AsyncConnection) -> None:
    pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
    size = (await connection.execute(text("PRAGMA page_size"))).scalar_one()
    if pages * size > CHECKED_BYTES:
        return
    report = str((await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one())
    if report != "ok":
        raise StoreError(f"The database is damaged ({report.splitlines()[-1]}): restore a backup of it.")


def explain(error: BaseException, url: URL) -> StoreError:
    """The sentence, for the bot's owner, for a driver's error while opening."""
    where = file_of(url) or url.render_as_string(hide_password=True)
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
            sentence = f"{where} is damaged: restore a backup, or move it away to start afresh. Nothing was changed."
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
