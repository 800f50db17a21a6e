"""`boneyard backup FILE`: a copy of the SQLite database at one moment, while the bot runs."""

import os
import secrets
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bot.store.database.failures import original_of
from bot.store.database.opening import kept_in
from bot.store.database.urls import parse_url
from bot.store.errors import StoreError

_PATIENCE = 30  # seconds to wait where another program holds the database


class NoBackup(Exception):  # noqa: N818 - shown to the owner as it is
    """There is no backup. The message says why, and what to do."""


def back_up(database_url: str, to: Path, *, overwrite: bool = False) -> str:
    """Copy the database to a file, and return a sentence about it. Raises NoBackup, with `to` unchanged.

    The copy is checked before it takes its name, is for its owner alone, and is on the disk when this returns.
    """
    try:
        source = kept_in(parse_url(database_url))
    except StoreError as error:
        raise NoBackup(str(error)) from error
    if source is None:
        raise NoBackup("The database is on a PostgreSQL server: back it up with pg_dump.")
    if not source.is_file():
        raise NoBackup(f"There is no database at {source} yet: start the bot, or set DATABASE_URL.")
    if to.exists():
        if to.is_dir() or to.samefile(source):
            raise NoBackup(f"{to} is {'a folder' if to.is_dir() else 'the database itself'}: name another file.")
        if not overwrite:
            raise NoBackup(f"{to} is there already: name another file, or say --overwrite.")
    try:
        with part_of(to) as part:
            copy_database(source, part)
            counts = count_tables(part)
            _rename(part, to, overwrite=overwrite)
    except FileExistsError:
        raise NoBackup(f"{to} is there already: name another file, or say --overwrite.") from None
    except (sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else str(original_of(error))
        raise NoBackup(f"{to} was not written ({why}). Nothing is there that was not before.") from error
    return f"{to} is a backup of {source} ({to.stat().st_size / 2**20:.1f} MB; {counts}). Its integrity was checked."


@contextmanager
def part_of(to: Path) -> Generator[Path]:
    """An empty private file, to be filled and renamed; it is deleted if it was not. Raises OSError."""
    part = to.with_name(f".{to.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield part
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + suffix).unlink()


def copy_database(source: Path, part: Path) -> None:
    """Copy a database as it is at one moment. Raises sqlite3.Error."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=_PATIENCE)) as reading,
        closing(sqlite3.connect(part)) as writing,
    ):
        writing.execute("PRAGMA synchronous = OFF")  # it is brought to the disk as a whole, below
        # In one step: in as many as the bot wrote meanwhile it would begin anew each time. It waits for none of them.
        reading.backup(writing, pages=-1)


def count_tables(part: Path) -> str:
    """Count the tables in a copy. Raises sqlite3.DatabaseError where it is damaged."""
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # one file; the bot turns its write-ahead log on again
        report = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if report != "ok":
            raise sqlite3.DatabaseError(f"the database is damaged: {report.splitlines()[-1]}")
        states = dict(connection.execute("SELECT state, count(*) FROM tables GROUP BY state"))
    return f"tables: {sum(states.values())}, of them being played: {states.get('playing', 0)}"


def _rename(part: Path, to: Path, *, overwrite: bool) -> None:
    """Give the copy its name, once it is on the disk. Raises FileExistsError, OSError."""
    sync_to_disk(part)
    if overwrite:
        part.replace(to)
    else:
        try:
            to.hardlink_to(part)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if to.exists():
                raise FileExistsError from None
            part.rename(to)
    sync_to_disk(to.parent)


def sync_to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk. Raises OSError for a file."""
    if path.is_file():
        with path.open("rb+") as file:
            os.fsync(file.fileno())
        return
    with suppress(OSError):  # Windows opens no folders
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
