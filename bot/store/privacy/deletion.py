"""A person's data deleted on request: what only they have a use for goes, results stay without them."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, Delete, Update, case, delete, exists, insert, or_, select, union, update

from bot.store.database.database import StorePart, writes
from bot.store.errors import StillSeated
from bot.store.hooks import before_forgetting
from bot.store.marks import ANONYMOUS, person_marks
from bot.store.privacy.own_rows import channels_to, names, own_seats, sat_at
from bot.store.schema import (
    ACTIVE,
    forgotten,
    invitations,
    leftovers,
    messages,
    metadata,
    pending_answers,
    seats,
    tables,
    tokens,
)
from bot.store.scores.results import GONE
from bot.store.statements import SHOWN_WITHIN, touching
from bot.words.names import NAMELESS_COMPUTER


class DeletionStore(StorePart):
    """Deletes the data of people."""

    @writes
    def forget(self, connection: Connection, user_id: int) -> bool:
        """Deletes a person's data. Their results stay under an anonymous key, so every total still adds up; their
        ratings and achievements are gone.

        False where nothing was stored of them. Raises StillSeated while they sit at an active table.
        """
        sits = seats.c.user_id == user_id, seats.c.until.is_(None), tables.c.state.in_(ACTIVE)
        if connection.execute(select(seats.c.id).join_from(seats, tables).where(*sits)).first() is not None:
            raise StillSeated
        now = datetime.now(UTC)
        _touch_what_is_kept_of(connection, user_id, now)
        gone = connection.execute(insert(forgotten).values(at=now).returning(forgotten.c.id)).scalar_one()
        changed = sum(before_forgetting.run(connection, user_id, gone))
        for statement in (*_at_tables(user_id), *_deletions(user_id), *_changes(user_id, f"{GONE}{gone}")):
            changed += connection.execute(statement).rowcount
        if not changed:
            connection.execute(delete(forgotten).where(forgotten.c.id == gone))
        return changed > 0


def _at_tables(user_id: int) -> Iterator[Delete | Update]:
    """What names nobody, but is found by the seats of a person: their messages, and what computers played for them."""
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
    """What is deleted of a person: what only they have a use for."""
    for table in metadata.sorted_tables:
        marks = [mark for mark in person_marks(table) if mark.on_forget == "delete"]
        if marks:
            yield delete(table).where(or_(*(names(mark, user_id) for mark in marks)))


def _changes(user_id: int, gone: str) -> Iterator[Update]:
    """What stays of a person, who is nobody in it: that somebody played there, what they played, and the results."""
    marks = [mark for table in metadata.sorted_tables for mark in person_marks(table)]
    for mark in sorted(marks, key=lambda mark: not mark.at_tables):  # these first: they are found by the seats
        if mark.on_forget not in ("delete", None):
            values = {name: gone if value is ANONYMOUS else value for name, value in mark.on_forget.items()}
            yield update(mark.column.table).where(names(mark, user_id)).values(values)


def _touch_what_is_kept_of(connection: Connection, user_id: int, now: datetime) -> None:
    """Raises the version of every table with data of a person. Old ones do not fall behind by it: who looked at them
    again would find nothing to edit.
    """
    with_data = union(
        select(tables.c.id).where(tables.c.host_id == user_id),
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(invitations.c.table_id).where(invitations.c.user_id == user_id),
        select(invitations.c.table_id).where(invitations.c.invited_by == user_id),
    )
    is_theirs = tables.c.id.in_(select(with_data.subquery().c.id))
    # In the order of their keys, so that two people at the same tables never wait for each other.
    connection.execute(select(tables.c.id).where(is_theirs).order_by(tables.c.id).with_for_update())
    is_recent = or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= now - timedelta(days=1))
    show_by = case((is_recent, now + SHOWN_WITHIN), else_=tables.c.show_by)
    connection.execute(touching(is_theirs, show_by=show_by))
