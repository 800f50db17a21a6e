"""The cause of a database driver's error, and the words for it."""

import sqlite3
from enum import Enum
from typing import Any

from sqlalchemy import Column
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

DRIVER_ERRORS = (DBAPIError, sqlite3.Error, OSError, PoolTimeout)


class Cause(Enum):
    """A reason the database refused. `key` selects the players' sentence; `clause` follows "because" in the owner's."""

    FULL = ("full", "the disk is full")
    BUSY = ("busy", "another program holds the database")
    READ_ONLY = ("read_only", "the database may not be written")
    DAMAGED = ("damaged", "the database is damaged")
    NOT_A_DATABASE = ("not_a_database", "the file is not a database")
    UNREACHABLE = ("unreachable", "the database cannot be reached")
    POOLED = ("pooled", "a pooler before the database forgot a statement; add ?pgbouncer=true to DATABASE_URL")
    DISK = ("disk", "the disk failed")

    def __init__(self, key: str, clause: str) -> None:
        self.key, self.clause = key, clause


_SQLITE = {
    "SQLITE_FULL": Cause.FULL,
    "SQLITE_BUSY": Cause.BUSY,
    "SQLITE_LOCKED": Cause.BUSY,
    "SQLITE_READONLY": Cause.READ_ONLY,
    "SQLITE_PERM": Cause.READ_ONLY,
    "SQLITE_CORRUPT": Cause.DAMAGED,
    "SQLITE_NOTADB": Cause.NOT_A_DATABASE,
    "SQLITE_CANTOPEN": Cause.UNREACHABLE,
    "SQLITE_IOERR": Cause.DISK,
}
_SQLITE_DUPLICATE = ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY")
_POSTGRESQL_DUPLICATE = "23505"
# PostgreSQL's five-character states, by their longest telling prefix.
_POSTGRESQL = {
    "53100": Cause.FULL,
    "53": Cause.BUSY,
    "40": Cause.BUSY,
    "55P03": Cause.BUSY,
    "25006": Cause.READ_ONLY,
    "42501": Cause.READ_ONLY,
    "XX001": Cause.DAMAGED,
    "XX002": Cause.DAMAGED,
    "58": Cause.DISK,
    "57P": Cause.UNREACHABLE,
    "08": Cause.UNREACHABLE,
    "28": Cause.UNREACHABLE,
    "3D000": Cause.UNREACHABLE,
    "26000": Cause.POOLED,
    "42P05": Cause.POOLED,
}


def original_of(error: BaseException) -> BaseException:
    """The driver's own error."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def is_duplicate(error: IntegrityError, column: Column[Any] | None = None) -> bool:
    """True if the row exists already, or one with the same value of a column; other violated constraints are bugs."""
    original = original_of(error)
    if column is not None and column.name not in str(original).partition("\n")[0]:  # as part of the constraint's name
        return False
    name = getattr(original, "sqlite_errorname", None)
    return name in _SQLITE_DUPLICATE or getattr(original, "sqlstate", None) == _POSTGRESQL_DUPLICATE


def cause_of(error: BaseException) -> Cause | None:
    """The cause of a driver's error; None where it is not a failure of the database (a bug in a statement)."""
    original = original_of(error)
    name = getattr(original, "sqlite_errorname", None)
    if isinstance(name, str):  # an extended code continues its primary one: SQLITE_IOERR_WRITE
        return _SQLITE.get("_".join(name.split("_")[:2]))
    state = getattr(original, "sqlstate", None)
    if isinstance(state, str):
        return next((_POSTGRESQL[state[:n]] for n in (5, 3, 2) if state[:n] in _POSTGRESQL), None)
    if isinstance(error, PoolTimeout):
        return Cause.BUSY
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return Cause.UNREACHABLE if lost or isinstance(original, OSError) else None
