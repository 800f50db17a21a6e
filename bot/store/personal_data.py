"""A person's data: find their rows, count and export them, and delete them on request."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Delete,
    Select,
    Table,
    Update,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.errors import StillSeated
from bot.store.hooks import before_forgetting
from bot.store.marks import (
    ANONYMOUS,
    CountMark,
    PersonMark,
    count_marks,
    is_withheld,
    person_marks,
    reader_of,
    registered_rows,
    rows_of_person,
)
from bot.store.schema import metadata
from bot.store.schema.columns import ROW_ID, Utc
from bot.store.schema.messages import leftovers, messages, pending_answers, tokens
from bot.store.schema.people import forgotten
from bot.store.schema.seats import invitations, kept_out, seats, swap_requests
from bot.store.schema.tables import ACTIVE, moves, tables
from bot.store.scores.results import GONE, player_key
from bot.store.scores.viewers import sat_at
from bot.store.statements import SHOWN_WITHIN, touching
from bot.words.own_words import NAMELESS_COMPUTER

_PRIVATE = ("seated", "hand", "private")  # kinds of message that one person sees


def names(mark: PersonMark, user_id: int) -> ColumnElement[bool]:
    """The condition that a marked column names a person."""
    column = mark.column
    own = column == (player_key(user_id, None) if mark.by_key else user_id)
    return and_(column.table.c.table_id.in_(sat_at(user_id)), own) if mark.at_tables else own


def own_rows(table: Table, user_id: int) -> ColumnElement[bool] | None:
    """The condition that rows of a table are a person's; None if the table has no rows of people."""
    registered = registered_rows(table)
    if registered is not None:
        return registered(user_id)
    conditions = [names(mark, user_id) for mark in person_marks(table)]
    return or_(*conditions) if conditions else None


def own_seats(user_id: int) -> Select[int]:
    """The ids of a person's seat rows."""
    return select(seats.c.id).where(seats.c.user_id == user_id)


def channels_to(user_id: int) -> Select[int | None]:
    """The DM channels of a person's seats."""
    return select(seats.c.dm_channel_id).where(seats.c.user_id == user_id, seats.c.dm_channel_id.is_not(None))


@rows_of_person(tables)
def _tables(user_id: int) -> ColumnElement[bool]:
    """Tables that the person has opened or sat at."""
    return tables.c.id.in_(_tables_of(user_id))


@rows_of_person(messages)
def _messages(user_id: int) -> ColumnElement[bool]:
    """Messages that only the person sees, and all messages of their practice tables."""
    at_seats = or_(messages.c.channel_id.in_(channels_to(user_id)), messages.c.seat.in_(own_seats(user_id)))
    to_them = messages.c.kind.in_(_PRIVATE) & at_seats
    practice = select(tables.c.id).where(tables.c.host_id == user_id, tables.c.solo)
    return messages.c.table_id.in_(_tables_of(user_id)) & or_(to_them, messages.c.table_id.in_(practice))


@rows_of_person(pending_answers)
def _pending_answers(user_id: int) -> ColumnElement[bool]:
    theirs = pending_answers.c.table_id.in_(_tables_of(user_id))
    return theirs & pending_answers.c.seat.in_(own_seats(user_id))


@rows_of_person(leftovers)
def _leftovers(user_id: int) -> ColumnElement[bool]:
    return leftovers.c.table_id.in_(_tables_of(user_id)) & leftovers.c.channel_id.in_(channels_to(user_id))


def _tables_of(user_id: int) -> Select[int]:
    hosted = select(tables.c.id).where(tables.c.host_id == user_id)
    return select(union(sat_at(user_id), hosted).subquery().c.table_id)


ExportedRow = dict[str, Any]
StoredDataCounts = Mapping[str, Mapping[str, int]]  # by message, in the order of the page, and by its arguments


class PersonalDataStore(StorePart):
    """Reads and deletes a person's data."""

    @reads
    def counts(self, connection: Connection, user_id: int) -> StoredDataCounts:
        """Count what is stored about a person, by message and argument. Messages that count nothing are left out."""
        found: dict[str, dict[str, int]] = {}
        marks = sorted(mark for table in metadata.sorted_tables for mark in count_marks(table))
        for message, of_message in groupby(marks, lambda mark: mark.message):
            counts = {mark.argument: _count(connection, mark, user_id) for mark in of_message}
            if any(counts.values()):
                found[message] = {argument: count for argument, count in counts.items() if argument}
        return found

    @reads
    def export(self, connection: Connection, user_id: int) -> dict[str, list[ExportedRow]]:
        """All of a person's rows but their moves, by table and by the names of columns.

        Other people are left out (at the same table, or in an invitation), and so is the secret of the shuffle.
        """
        found: dict[str, list[ExportedRow]] = {}
        for table in metadata.sorted_tables:
            where = own_rows(table, user_id)
            if where is not None and not any(mark.at_tables for mark in person_marks(table)):
                found[table.name] = [*_rows(connection, table, where, user_id)]
        return found

    @reads
    def export_moves(self, connection: Connection, user_id: int, table_ids: Sequence[int]) -> list[ExportedRow]:
        """The moves made by a person, or for them, at some tables, in order."""
        where = moves.c.table_id.in_(table_ids) & (moves.c.user_id == user_id)
        return [*_rows(connection, moves, where, user_id)]

    @writes
    def forget(self, connection: Connection, user_id: int) -> bool:
        """Delete a person's data, with their ratings and achievements.

        Their results stay under an anonymous key, so every total still adds up. False if there was no data. Raises
        StillSeated while they sit at an active table.
        """
        sits = seats.c.user_id == user_id, seats.c.until.is_(None), tables.c.state.in_(ACTIVE)
        if connection.execute(select(seats.c.id).join_from(seats, tables).where(*sits)).first() is not None:
            raise StillSeated
        now = clock.now()
        _touch_tables_of(connection, user_id, now)
        gone = connection.execute(insert(forgotten).values(at=now).returning(forgotten.c.id)).scalar_one()
        changed = sum(before_forgetting.run(connection, user_id, gone))
        for statement in (*_at_tables(user_id), *_deletions(user_id), *_changes(user_id, f"{GONE}{gone}")):
            changed += connection.execute(statement).rowcount
        if not changed:
            connection.execute(delete(forgotten).where(forgotten.c.id == gone))
        return changed > 0


def _count(connection: Connection, mark: CountMark, user_id: int) -> int:
    table = mark.of if isinstance(mark.of, Table) else mark.of.table
    if isinstance(mark.of, Table):
        number = func.count()
    else:
        values = mark.of if mark.besides is None else func.nullif(mark.of, mark.besides)
        number = func.count(values.distinct())
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
    """The function that exports a column's values, or `only` one of them.

    Discord's ids become text: they are too large for many programs.
    """
    if only is not None:
        return lambda value: str(value) if value == only else None
    marked = reader_of(column)
    if marked is not None:
        return marked
    if isinstance(column.type, Utc):
        return datetime.isoformat
    return str if isinstance(column.type, BigInteger) and column.type is not ROW_ID else lambda value: value


def _at_tables(user_id: int) -> Iterator[Delete | Update]:
    """Rows without a user id that belong to the person's seats: their messages, and computers named after them."""
    practice = tables.c.host_id == user_id, tables.c.solo, tables.c.channel_id != 0
    channels = union(channels_to(user_id), select(tables.c.channel_id).where(*practice))
    theirs = sat_at(user_id)
    private = messages.c.table_id.in_(theirs), messages.c.kind == "private", messages.c.seat.in_(own_seats(user_id))
    yield delete(tokens).where(tokens.c.message_id.in_(select(messages.c.message_id).where(*private)))
    yield delete(messages).where(*private)
    pending = pending_answers.c.table_id.in_(theirs), pending_answers.c.seat.in_(own_seats(user_id))
    yield delete(pending_answers).where(*pending)
    for rows in (messages, leftovers):
        yield delete(rows).where(rows.c.table_id.in_(theirs), rows.c.channel_id.in_(channels))
    seat = seats.alias()
    # A computer player has a seat that was a person's only to play for them, and is named after them.
    was_theirs = exists().where(
        seat.c.user_id == user_id, seat.c.table_id == seats.c.table_id, seat.c.seat == seats.c.seat
    )
    named_after = update(seats).where(seats.c.table_id.in_(theirs), seats.c.level.is_not(None), was_theirs)
    yield named_after.values(name=NAMELESS_COMPUTER)
    own_match = update(tables).where(tables.c.id.in_(theirs), tables.c.solo)
    yield own_match.values(channel_id=0)  # that was their direct messages


def _deletions(user_id: int) -> Iterator[Delete]:
    """Delete the rows that are of use to the person alone."""
    for table in metadata.sorted_tables:
        marks = [mark for mark in person_marks(table) if mark.on_forget == "delete"]
        if marks:
            yield delete(table).where(or_(*(names(mark, user_id) for mark in marks)))


def _changes(user_id: int, gone: str) -> Iterator[Update]:
    """Anonymize what is kept: seats, moves and results."""
    marks = [mark for table in metadata.sorted_tables for mark in person_marks(table)]
    for mark in sorted(marks, key=lambda mark: not mark.at_tables):  # these first: the seats find their rows
        if mark.on_forget not in ("delete", None):
            values = {name: gone if value is ANONYMOUS else value for name, value in mark.on_forget.items()}
            yield update(mark.column.table).where(names(mark, user_id)).values(values)


def _touch_tables_of(connection: Connection, user_id: int, now: datetime) -> None:
    """Raise the version of each table with data of a person. Messages of old ones are not edited any more."""
    with_data = union(
        select(tables.c.id).where(tables.c.host_id == user_id),
        sat_at(user_id),
        select(invitations.c.table_id).where(invitations.c.user_id == user_id),
        select(invitations.c.table_id).where(invitations.c.invited_by == user_id),
        select(swap_requests.c.table_id).where(swap_requests.c.asker_id == user_id),
        select(swap_requests.c.table_id).where(swap_requests.c.asked_id == user_id),
        select(kept_out.c.table_id).where(kept_out.c.user_id == user_id),
        select(kept_out.c.table_id).where(kept_out.c.host_id == user_id),
    )
    is_theirs = tables.c.id.in_(select(with_data.subquery().c.id))
    # In the order of their keys, so that two people at the same tables never wait for each other.
    connection.execute(select(tables.c.id).where(is_theirs).order_by(tables.c.id).with_for_update())
    is_recent = or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= now - timedelta(days=1))
    show_by = case((is_recent, now + SHOWN_WITHIN), else_=tables.c.show_by)
    connection.execute(touching(is_theirs, show_by=show_by))
