"""What the tables of the database have of people, and for how long: marks on tables and columns, as their `info`.

Deletion, export and retention are loops over the marks. What fits none is a hook (`before_forgetting`), or the rows
that `rows_of_person` finds. Each table has a mark, if only `OF_NOBODY`.
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

    When their data is deleted the row goes, its columns get other values, or (None) a hook does what is to be done.
    `at_tables`: rows are found by the tables at which they sat, as the column has no index, and exported in parts.
    """

    column: Column[Any]
    on_forget: Literal["delete"] | Mapping[str, object] | None
    by_key: bool = False
    at_tables: bool = False


@dataclass(frozen=True, slots=True, order=True)
class CountMark:
    """A line of a person's data page that shows a count: of rows, or of a column's different values except `besides`.
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
    """Marks a column that says whose a row is: see PersonMark."""
    return {_PERSON: {"on_forget": on_forget, "by_key": by_key, "at_tables": at_tables}}


def read_by(function: Callable[[Any], object]) -> Info:
    """Marks a column whose values people read as the function returns them."""
    return {_READ_BY: function}


def counted(line: int, message: str, argument: str = "", *, besides: object = None) -> Info:
    """Marks a table whose rows are counted for a person, or a column whose values are: see CountMark."""
    return {_COUNTED: (line, message, argument, besides)}


def kept_until(until: Until, then: object = None) -> Info:
    """Marks a table whose rows are deleted once only the match, or the result, is kept of what they belong to; or a
    column that is then set to a value. A row belongs to what its first foreign key names.
    """
    return {_UNTIL: (until, then)}


def kept_for(time: timedelta) -> Info:
    """Marks a table whose rows are deleted so long after their `at`."""
    return {_FOR: time}


def rows_of_person(table: Table) -> Callable[[OwnRows], OwnRows]:
    """Registers the condition that rows of a table are a person's, where no column says so."""

    def register(function: OwnRows) -> OwnRows:
        table.info = table.info | {_ROWS: function}
        return function

    return register


# -- reading them ------------------------------------------------------------------------------------------------------


def person_marks(table: Table) -> Iterator[PersonMark]:
    """The columns of a table that say whose a row is."""
    for column in table.c:
        if _PERSON in column.info:
            yield PersonMark(column=column, **column.info[_PERSON])


def registered_rows(table: Table) -> OwnRows | None:
    """The condition that rows of a table are a person's, where one was registered."""
    return table.info.get(_ROWS)


def count_marks(table: Table) -> Iterator[CountMark]:
    """What is counted of a table."""
    for of in (table, *table.c):
        if _COUNTED in of.info:
            line, message, argument, besides = of.info[_COUNTED]
            yield CountMark(line, message, argument, of, besides)


def is_withheld(column: Column[Any]) -> bool:
    """Whether a column is in no export."""
    return _WITHHELD in column.info


def reader_of(column: Column[Any]) -> Callable[[Any], object] | None:
    """What makes of a value what people read, where one was marked."""
    return column.info.get(_READ_BY)


def time_of(table: Table) -> timedelta | None:
    """For how long rows of a table are kept, where it is for a fixed time."""
    return table.info.get(_FOR)


def goes_at(table: Table, kept: Until) -> bool:
    """Whether rows of a table are deleted when only so much is kept of what they belong to."""
    return _UNTIL in table.info and table.info[_UNTIL][0] == kept


def values_at(table: Table, kept: Until) -> dict[str, Any]:
    """What columns of a table are set to when only so much is kept of what its rows belong to."""
    marks = ((column.name, *column.info[_UNTIL]) for column in table.c if _UNTIL in column.info)
    return {name: then for name, until, then in marks if kept == "result" or until == kept}
