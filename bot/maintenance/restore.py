"""`boneyard restore FILE`: put a backup in the place of the SQLite database, while no bot has it open."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from bot import clock
from bot.maintenance.backup import copy_database, count_tables, part_of, sync_to_disk
from bot.store.database.failures import Cause, cause_of, original_of
from bot.store.database.files import locked_alone
from bot.store.database.opening import kept_in, revisions
from bot.store.database.urls import parse_url
from bot.store.errors import StoreError

_BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite's own: one that stays would change the restored database


class NotRestored(Exception):  # noqa: N818 - shown to the owner as it is
    """The database is unchanged. The message says why, and what to do."""


def restore(database_url: str, backup: Path) -> str:
    """Check a backup and put a copy of it in the database's place; return a sentence about it. Raises NotRestored.

    The old files are kept beside it under other names.
    """
    try:
        file = kept_in(parse_url(database_url))
    except StoreError as error:
        raise NotRestored(str(error)) from error
    if file is None:
        raise NotRestored("The database is on a PostgreSQL server: restore it with pg_restore or psql.")
    if not backup.is_file():
        raise NotRestored(f"There is no file {backup}.")
    if file.exists() and backup.samefile(file):
        raise NotRestored(f"{backup} is the database itself: name a backup of it.")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with part_of(file) as part:
            counts = _copy_checked(backup, part)
            with locked_alone(file) as is_alone:
                if not is_alone or _is_open(file):
                    raise NotRestored(f"A bot has {file} open: stop it first, then restore.")
                sync_to_disk(part)
                with _moved_aside(file) as old:
                    part.replace(file)
                sync_to_disk(file.parent)
    except OSError as error:
        raise NotRestored(f"{file} was not restored ({error.strerror}).") from error
    kept = f" The old files are kept: {', '.join(map(str, old))}." if old else ""
    return f"{file} is now the backup {backup} ({counts}). Its integrity was checked.{kept} Start the bot."


def _is_open(file: Path) -> bool:
    """True if any program has the database open, also a bot that is just starting and holds no lock yet."""
    if not file.exists():
        return False
    try:
        with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")  # refused while another is connected, even if it does nothing
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:  # a damaged one is to be replaced
        return cause_of(error) is Cause.BUSY
    return False


def _copy_checked(backup: Path, part: Path) -> str:
    """Copy a backup and count its tables. Raises NotRestored where it is damaged, or not a database of this program."""
    try:
        copy_database(backup, part)
        with closing(sqlite3.connect(part)) as connection:
            found = {revision for (revision,) in connection.execute("SELECT version_num FROM alembic_version")}
        if not found:
            raise sqlite3.DatabaseError("it has no tables")
        counts = count_tables(part)
    except sqlite3.Error as error:
        why = original_of(error)
        raise NotRestored(f"{backup} is no whole backup of a Boneyard database ({why}): name another.") from error
    known, _ = revisions()
    if not found <= known:
        revision = ", ".join(sorted(found - known))
        raise NotRestored(f"{backup} was written by another version of Boneyard (revision {revision}): use that one.")
    return counts


@contextmanager
def _moved_aside(file: Path) -> Generator[list[Path]]:
    """Rename the files of a database consistently, and yield their new names. An OSError within renames them back."""
    aside = f"{file.name}.until-{clock.now():%Y%m%d-%H%M%S-%f}"
    moved: list[Path] = []
    try:
        for suffix in _BESIDE:
            old = file.with_name(file.name + suffix)
            if old.exists():
                moved.append(old.rename(file.with_name(aside + suffix)))
        yield moved
    except OSError:
        for each in moved:
            each.rename(file.with_name(file.name + each.name.removeprefix(aside)))
        raise
