"""Which rows of the database are a person's."""

from sqlalchemy import ColumnElement, Select, Table, and_, or_, select, union

from bot.store.marks import PersonMark, person_marks, registered_rows, rows_of_person
from bot.store.schema import leftovers, messages, pending_answers, seats, tables
from bot.store.scores.results import player_key

_PRIVATE = ("seated", "hand", "private")  # the messages that one person sees


def names(mark: PersonMark, user_id: int) -> ColumnElement[bool]:
    """The condition that a column says that a row is a person's."""
    column = mark.column
    own = column == (player_key(user_id, None) if mark.by_key else user_id)
    return and_(column.table.c.table_id.in_(sat_at(user_id)), own) if mark.at_tables else own


def own_rows(table: Table, user_id: int) -> ColumnElement[bool] | None:
    """The condition that rows of a table are a person's; None where none are."""
    registered = registered_rows(table)
    if registered is not None:
        return registered(user_id)
    conditions = [names(mark, user_id) for mark in person_marks(table)]
    return or_(*conditions) if conditions else None


def sat_at(user_id: int) -> Select[int]:
    """The ids of the tables at which a person sits or sat."""
    return select(seats.c.table_id).where(seats.c.user_id == user_id)


def own_seats(user_id: int) -> Select[int]:
    """The ids of a person's seat rows."""
    return select(seats.c.id).where(seats.c.user_id == user_id)


def channels_to(user_id: int) -> Select[int | None]:
    """The channels of the direct messages that reach a person at their seats."""
    return select(seats.c.dm_channel_id).where(seats.c.user_id == user_id, seats.c.dm_channel_id.is_not(None))


@rows_of_person(tables)
def _tables(user_id: int) -> ColumnElement[bool]:
    """Those that they have opened or sat at."""
    return tables.c.id.in_(_tables_of(user_id))


@rows_of_person(messages)
def _messages(user_id: int) -> ColumnElement[bool]:
    """Those that they alone see, and all of their practice tables."""
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
