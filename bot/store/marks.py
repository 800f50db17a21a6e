"""Marks on tables and columns, as their `info`: whose data they hold, and for how long.

Deletion, export and retention are loops over the marks. Cases that fit no mark use a hook (`before_forgetting`) or
`rows_of_person`. Each table has a mark, if only `OF_NOBODY`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Literal

from sqlalchemy import Column, ColumnElement, Table

Info = dict[Any, Any]
Until = Literal["match", "result"]
OwnRows = Callable[[int], ColumnElement[bool]]
_PERSON, _WITHHELD, _READ_BY, _COUNTED, _UNTIL, _FOR, _ROWS, _NOBODY = (
    "person", "withheld", "read_by", "counted", "kept_until", "kept_for", "rows", "nobody",
)  # fmt: skip

OF_NOBODY: Info = {_NOBODY: True}  # of a table: no row is of a person alone
WITHHELD: Info = {_WITHHELD: True}  # of a column: a secret that is in no export
ANONYMOUS = object()  # in place of the value that a column is set to: the key of somebody whose data was deleted


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonMark:
    """A column that says whose a row is, by their id or (`by_key`) by their key in results.

    When the person's data is deleted, the row is deleted, its columns get other values, or (None) a hook changes it.
    `at_tables`: the column has no index, so rows are found by the tables where the person sat, and exported in parts.
    """

    column: Column[Any]
    on_forget: Literal["delete"] | Mapping[str, object] | None
    by_key: bool = False
    at_tables: bool = False


@dataclass(frozen=True, slots=True, order=True)
class CountMark:
    """A line of a person's data page with a count: of rows, or of a column's different values except `besides`.

    `argument` is empty if the message has no number.
    """

    line: int
    message: str
    argument: str
    of: Table | Column[Any] = field(compare=False)
    besides: object = field(default=None, compare=False)


# -- marks of columns and tables ---------------------------------------------------------------------------------------


def of_person(
    on_forget: Literal["delete"] | Mapping[str, object] | None, *, by_key: bool = False, at_tables: bool = False
) -> Info:
    """Mark a column that says whose a row is: see PersonMark."""
    return {_PERSON: {"on_forget": on_forget, "by_key": by_key, "at_tables": at_tables}}


def read_by(function: Callable[[Any], object]) -> Info:
    """Mark a column whose values are exported as the function returns them."""
    return {_READ_BY: function}


def counted(line: int, message: str, argument: str = "", *, besides: object = None) -> Info:
    """Mark a table whose rows are counted for a person, or a column whose values are: see CountMark."""
    return {_COUNTED: (line, message, argument, besides)}


def kept_until(until: Until, then: object = None) -> Info:
    """Mark a table whose rows are deleted once only the match, or the result, is kept; or a column then set to `then`.

    A row belongs to the one that its first foreign key refers to.
    """
    return {_UNTIL: (until, then)}


def kept_for(time: timedelta) -> Info:
    """Mark a table whose rows are deleted when this time has passed since their `at`."""
    return {_FOR: time}


def rows_of_person(table: Table) -> Callable[[OwnRows], OwnRows]:
    """Register the condition that rows of a table are a person's, where no column says so."""

    def register(function: OwnRows) -> OwnRows:
        table.info = table.info | {_ROWS: function}
        return function

    return register


# -- reading marks -----------------------------------------------------------------------------------------------------


def person_marks(table: Table) -> Iterator[PersonMark]:
    """The marks of the columns that say whose a row is."""
    for column in table.c:
        if _PERSON in column.info:
            yield PersonMark(column=column, **column.info[_PERSON])


def registered_rows(table: Table) -> OwnRows | None:
    """The registered condition that rows of a table are a person's."""
    return table.info.get(_ROWS)


def count_marks(table: Table) -> Iterator[CountMark]:
    """The counts of a table and of its columns."""
    for of in (table, *table.c):
        if _COUNTED in of.info:
            line, message, argument, besides = of.info[_COUNTED]
            yield CountMark(line, message, argument, of, besides)


def is_withheld(column: Column[Any]) -> bool:
    """True if a column is left out of exports."""
    return _WITHHELD in column.info


def reader_of(column: Column[Any]) -> Callable[[Any], object] | None:
    """The function that makes a column's values readable, if one is marked."""
    return column.info.get(_READ_BY)


def time_of(table: Table) -> timedelta | None:
    """The time rows of a table are kept, if it is fixed."""
    return table.info.get(_FOR)


def goes_at(table: Table, kept: Until) -> bool:
    """True if rows of a table are deleted when only the match, or the result, is kept."""
    return _UNTIL in table.info and table.info[_UNTIL][0] == kept


def values_at(table: Table, kept: Until) -> dict[str, Any]:
    """The values that columns of a table are set to when only the match, or the result, is kept."""
    marks = ((column.name, *column.info[_UNTIL]) for column in table.c if _UNTIL in column.info)
    return {name: then for name, until, then in marks if kept == "result" or until == kept}
