"""What is stored of a person, for them to read: how much there is of each kind, and all of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Column, ColumnElement, Connection, Table, func, select

from bot.store.database.database import StorePart, reads
from bot.store.marks import CountMark, count_marks, is_withheld, person_marks, reader_of
from bot.store.privacy.own_rows import own_rows
from bot.store.schema import ROW_ID, Utc, metadata, moves

ExportedRow = dict[str, Any]
StoredDataCounts = Mapping[str, Mapping[str, int]]  # by message, in the order of the page, and by its arguments


class PersonalDataStore(StorePart):
    """Reads what is stored of a person."""

    @reads
    def counts(self, connection: Connection, user_id: int) -> StoredDataCounts:
        """How much is stored of a person: by the messages that say so, and their arguments."""
        found: dict[str, dict[str, int]] = {}
        for mark in sorted(mark for table in metadata.sorted_tables for mark in count_marks(table)):
            found.setdefault(mark.message, {})[mark.argument] = _count(connection, mark, user_id)
        return found

    @reads
    def export(self, connection: Connection, user_id: int) -> dict[str, list[ExportedRow]]:
        """Everything stored of a person but their moves: the rows of each table of the database, by the names of its
        columns.

        Without what is not theirs: who else sat there, invited them or was invited, and the secret of the shuffle.
        """
        found: dict[str, list[ExportedRow]] = {}
        for table in metadata.sorted_tables:
            where = own_rows(table, user_id)
            if where is not None and not any(mark.at_tables for mark in person_marks(table)):
                found[table.name] = [*_rows(connection, table, where, user_id)]
        return found

    @reads
    def export_moves(self, connection: Connection, user_id: int, table_ids: Sequence[int]) -> list[ExportedRow]:
        """The moves made by a person, or for them, at some tables; in order."""
        where = moves.c.table_id.in_(table_ids) & (moves.c.user_id == user_id)
        return [*_rows(connection, moves, where, user_id)]


def _count(connection: Connection, mark: CountMark, user_id: int) -> int:
    table = mark.of if isinstance(mark.of, Table) else mark.of.table
    number = func.count() if isinstance(mark.of, Table) else func.count(mark.of.distinct())
    where = own_rows(table, user_id)
    assert where is not None, "what is counted is somebody's"  # noqa: S101
    return connection.execute(select(number).select_from(table).where(where)).scalar_one()


def _rows(connection: Connection, table: Table, where: ColumnElement[bool], user_id: int) -> Iterator[ExportedRow]:
    """Rows by the names of their columns, as JSON keeps their values."""
    columns = [column for column in table.c if not is_withheld(column)]
    people = {mark.column for mark in person_marks(table) if not mark.by_key}  # of each row: it may be somebody else
    readable = [(column.name, _reader(column, user_id if column in people else None)) for column in columns]
    for row in connection.execute(select(*columns).where(where).order_by(*table.primary_key)):
        yield {name: None if value is None else read(value) for (name, read), value in zip(readable, row, strict=True)}


def _reader(column: Column[Any], only: int | None) -> Callable[[Any], object]:
    """How the values of a column are told, or `only` one of them: the ids of Discord are too large for the numbers that
    many programs read.
    """
    if only is not None:
        return lambda value: str(value) if value == only else None
    marked = reader_of(column)
    if marked is not None:
        return marked
    if isinstance(column.type, Utc):
        return datetime.isoformat
    return str if isinstance(column.type, BigInteger) and column.type is not ROW_ID else lambda value: value
