"""Statements of a play's transactions: compiled once, and run on SQLite's own connection, in a tenth of the time."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Connection, Delete, Dialect, Insert, Select, Table, Update, bindparam
from sqlalchemy.exc import IntegrityError

from bot.store.database.engine import upsert_in
from bot.store.database.running import driver_of

Values = Mapping[str, Any]  # by the names of a statement's `bindparam`s, and of the columns that it sets
Row = tuple[Any, ...]
_Statement = Select[*tuple[Any, ...]] | Insert | Update | Delete
_Convert = Callable[[Any], Any] | None


class Prepared:
    """A statement compiled once, and run with new parameters; in PostgreSQL SQLAlchemy runs it as any other.

    `sets` are the columns that an INSERT or UPDATE gets values of each time, beside those that it sets itself; of an
    INSERT without, all. No parameter is a list.
    """

    def __init__(self, statement: _Statement, *sets: str) -> None:
        self.statement = statement
        self._sets = sets or None
        self._names = [column.name for column in statement.exported_columns]
        self._compiled: _Compiled | None = None

    def rows(self, connection: Connection, values: Values) -> Sequence[Row]:
        """Run it, and return its rows. Raises SQLAlchemy's IntegrityError, or the driver's own errors."""
        if connection.dialect.is_async:
            return [tuple(row) for row in connection.execute(self.statement, values)]
        compiled = self._compiled or self._compile(connection.dialect)
        try:
            found = driver_of(connection).execute(compiled.sql, compiled.given(values)).fetchall()
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        return compiled.converted(found)

    def row(self, connection: Connection, values: Values) -> Row | None:
        """Run it, and return its first row. Raises as `rows`."""
        return next(iter(self.rows(connection, values)), None)

    def mappings(self, connection: Connection, values: Values) -> list[dict[str, Any]]:
        """Run it, and return its rows by column names. Raises as `rows`."""
        return [dict(zip(self._names, row, strict=True)) for row in self.rows(connection, values)]

    def run(self, connection: Connection, values: Sequence[Values]) -> None:
        """Run it with each of these values; it returns no rows. Raises as `rows`."""
        if not values:
            return
        if connection.dialect.is_async:
            connection.execute(self.statement, values)
            return
        compiled = self._compiled or self._compile(connection.dialect)
        try:
            driver_of(connection).executemany(compiled.sql, [compiled.given(each) for each in values])
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error

    def _compile(self, dialect: Dialect) -> "_Compiled":
        self._compiled = _Compiled(self.statement, self._sets, dialect)
        return self._compiled


@cache
def replacing(dialect: str, table: Table, *names: str) -> Prepared:
    """An INSERT that replaces these columns of a row with the same key."""
    new = upsert_in(dialect, table)
    changes = {name: new.excluded[name] for name in names}
    return Prepared(new.on_conflict_do_update(index_elements=table.primary_key, set_=changes))


class PreparedAmong:
    """A statement with a list of keys, compiled for 1, 2, 4, 8, … of them. The last key fills up the list."""

    def __init__(self, make: Callable[[Sequence[BindParameter[Any]]], _Statement]) -> None:
        self._make = make
        self._made: dict[int, Prepared] = {}

    def rows(self, connection: Connection, keys: Sequence[Any]) -> Sequence[Row]:
        """Run it, and return its rows. Raises as `Prepared.rows`."""
        if not keys:
            return ()
        size = 1 << (len(keys) - 1).bit_length()
        names = [f"key_{number}" for number in range(size)]
        if size not in self._made:
            self._made[size] = Prepared(self._make([bindparam(name) for name in names]))
        given = dict.fromkeys(names, keys[-1])
        return self._made[size].rows(connection, given | dict(zip(names, keys, strict=False)))


class _Compiled:
    """A statement in SQLite's dialect."""

    def __init__(self, statement: _Statement, sets: Sequence[str] | None, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect, column_keys=sets)
        self.sql: str = compiled.string
        self._gives = [_given(name, compiled.binds[name], dialect) for name in compiled.positiontup]
        columns = statement.exported_columns
        converts = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
        self._converts = converts if any(converts) else None

    def given(self, values: Values) -> list[Any]:
        """The values in the statement's order, as the driver takes them."""
        return [
            value if name is None else values[name] if convert is None else convert(values[name])
            for name, convert, value in self._gives
        ]

    def converted(self, rows: list[Row]) -> Sequence[Row]:
        """The driver's rows, converted to the columns' types."""
        if self._converts is None:
            return rows
        return [
            tuple([convert(value) if convert else value for convert, value in zip(self._converts, row, strict=True)])
            for row in rows
        ]


def _given(name: str, bind: BindParameter[Any], dialect: Dialect) -> tuple[str | None, _Convert, Any]:
    """The name and the conversion of a parameter; or a value that is always the same."""
    convert = bind.type.dialect_impl(dialect).bind_processor(dialect)
    if bind.required:
        return name, convert, None
    value = bind.effective_value
    return None, None, convert(value) if convert else value
