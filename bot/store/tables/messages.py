"""The messages that show a table, and the position that each shows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, case, delete, exists, insert, select, update

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert_in
from bot.store.database.prepared import Prepared, PreparedAmong, replacing
from bot.store.errors import NoTable
from bot.store.schema.messages import (
    TOKEN_VALID,
    LeftoverRow,
    MessageKind,
    MessageRow,
    leftovers,
    messages,
    pending_answers,
    tokens,
)
from bot.store.schema.tables import tables
from bot.store.statements import SHOWN_WITHIN, lock_table, rows_of


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMessage:
    """A message just posted, and what it shows; of a private one its token, and the interaction it answers, if any."""

    kind: MessageKind
    deal: int
    seat: int | None
    channel_id: int
    message_id: int
    drawn: int = -1
    face: str = ""
    final: bool = False
    token: str | None = field(default=None, repr=False)
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMark:
    """What a message shows now, as in MessageRow; `row` is what was known of it."""

    row: MessageRow
    drawn: int
    face: str
    final: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMarks:
    """What was shown of a table: marks of its messages and, where nothing is left to be done now, the `version` they
    show (None: something is), and when they are to be looked at again although nothing happens (None: never).
    """

    table_id: int
    marks: Sequence[DrawnMark] = ()
    version: int | None = None
    show_again: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NotedMarks:
    """What came of marks: the new rows in the order of its marks, None where the message was drawn elsewhere
    since its row was read; and whether the table is shown up to that version (no: it has moved on, or a mark failed).
    """

    table_id: int
    rows: tuple[MessageRow | None, ...]
    is_shown: bool


_NO_SEAT = -1
_LONG_AGO = datetime(2015, 1, 1, tzinfo=UTC)  # Discord has no older messages
_SAME_KIND = Prepared(
    select(messages).where(
        messages.c.table_id == bindparam("its_table"),
        messages.c.kind == bindparam("its_kind"),
        messages.c.deal == bindparam("its_deal"),
        messages.c.seat == bindparam("its_seat"),
    )
)
_CHANGING = "channel_id", "message_id", "posted_at", "drawn", "face", "final", "version"
_LEFT_OVER = "table_id", "channel_id", "message_id"
_ALL = "table_id", "kind", "deal", "seat", *_CHANGING
_INSERT = Prepared(insert(messages).values({name: bindparam(f"new_{name}") for name in _ALL}).returning(messages))
_REPLACE = Prepared(
    update(messages)
    .where(messages.c.id == bindparam("its"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
_OF_TABLE = Prepared(select(messages).where(messages.c.table_id == bindparam("its")).order_by(messages.c.id))
_TOKEN = Prepared(
    select(tokens.c.token).where(tokens.c.message_id == bindparam("its"), tokens.c.at > bindparam("since"))
)
# The versions of tables, locked in the order of their keys: nobody else changes their messages meanwhile.
_LOCK = PreparedAmong(
    lambda ids: (
        select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
    )
)
_VERSIONS = PreparedAmong(lambda ids: select(messages.c.id, messages.c.version).where(messages.c.id.in_(ids)))
_MARK = Prepared(
    update(messages)
    .where(messages.c.id == bindparam("its"))
    .values(
        drawn=bindparam("now_drawn"),
        face=bindparam("now_face"),
        final=bindparam("now_final"),
        version=messages.c.version + 1,
    )
)
# What is still to be deleted stays with the process that is about to, or goes to another in time.
_LITTERED = exists().where(leftovers.c.table_id == tables.c.id)
_SHOW_NEXT = case((_LITTERED, tables.c.show_by), else_=bindparam("again", type_=tables.c.show_by.type))
_SHOWN = Prepared(update(tables).where(tables.c.id == bindparam("of")).values(show_by=_SHOW_NEXT))
_SHOW_SOON = update(tables).where(tables.c.id == bindparam("of")).values(show_by=bindparam("soon"))
_EXPECT = Prepared(_SHOW_SOON)
# What one message shows may depend on whether there is another: all are looked at again.
_POSTS = Prepared(_SHOW_SOON.values(posts=tables.c.posts + 1))
_FORGET_TOKEN = Prepared(delete(tokens).where(tokens.c.message_id == bindparam("its")))
_SETTLE_ANSWER = Prepared(delete(pending_answers).where(pending_answers.c.interaction_id == bindparam("its")))


class MessageStore(StorePart):
    """The messages the bot must edit, at most one for each table, kind, deal and seat, and those it must delete."""

    @writes
    def remember(self, connection: Connection, table_id: int, new: NewMessage) -> MessageRow:
        """Stores a message just posted; an older one of the same kind, deal and seat becomes a leftover.

        A private message counts as posted whenever it comes with a token, and is no pending answer any more. Its
        version is 0, or one more than that of the row there was.
        """
        if not _LOCK.rows(connection, [table_id]):
            raise NoTable
        if new.interaction_id is not None:
            _SETTLE_ANSWER.run(connection, [{"its": new.interaction_id}])
        return put_message(connection, table_id, new, clock.now())

    @reads
    def of_table(self, connection: Connection, table_id: int) -> tuple[MessageRow, ...]:
        """A table's messages, oldest first."""
        return tuple(_message(**row) for row in _OF_TABLE.mappings(connection, {"its": table_id}))

    @writes
    def mark_drawn(self, connection: Connection, batch: Sequence[DrawnMarks]) -> tuple[NotedMarks, ...]:
        """Stores what the messages of some tables show now, and how far the tables are shown, all at once."""
        marks = [mark for each in batch for mark in each.marks]
        versions: dict[int, int] = dict(_LOCK.rows(connection, [each.table_id for each in batch]))
        current: dict[int, int] = dict(_VERSIONS.rows(connection, [mark.row.id for mark in marks]))
        same = [mark for mark in marks if current.get(mark.row.id) == mark.row.version]
        if same:
            _MARK.run(connection, [_marking(mark) for mark in same])
        if done := [{"its": mark.row.message_id} for mark in same if mark.final]:
            _FORGET_TOKEN.run(connection, done)
        noted = [_noted(each, current, versions.get(each.table_id)) for each in batch]
        again = {each.table_id: each.show_again for each in batch}
        if shown := [{"of": each.table_id, "again": again[each.table_id]} for each in noted if each.is_shown]:
            _SHOWN.run(connection, shown)
        return tuple(noted)

    @writes
    def expect(self, connection: Connection, table_id: int) -> None:
        """Records that a table is about to get a message: should this process end before, another looks for it."""
        _EXPECT.run(connection, [_soon(table_id)])

    @writes
    def outdate(self, connection: Connection, row: MessageRow) -> MessageRow | None:
        """Gives a message the earliest date: it is to be posted again. None where it was drawn since `row` was read."""
        lock_table(connection, row.table_id)
        same = messages.c.id == row.id, messages.c.version == row.version
        changes = {"drawn": -1, "face": "", "posted_at": _LONG_AGO, "version": row.version + 1}
        statement = update(messages).where(*same).values(changes).returning(messages)
        old = connection.execute(statement).mappings().first()
        if old is None:
            return None
        note_posts(connection, row.table_id)
        return _message(**old)

    @writes
    def forget(self, connection: Connection, row: MessageRow) -> bool:
        """Deletes the row of a message that is gone. False where it is another's, or was drawn since `row` was read."""
        is_deleted = _delete(connection, row)
        if is_deleted:
            connection.execute(delete(tokens).where(tokens.c.message_id == row.message_id))
        return is_deleted

    # -- the tokens of private messages --------------------------------------------------------------------------

    @reads
    def token(self, connection: Connection, message_id: int) -> str | None:
        """The token by which a private message can be edited and deleted; None where Discord takes it no more."""
        return _token(connection, message_id)

    @writes
    def forget_old_tokens(self, connection: Connection) -> None:
        """Deletes the tokens that Discord takes no more."""
        for rows in (tokens, pending_answers):
            connection.execute(delete(rows).where(rows.c.at < clock.now() - TOKEN_VALID))

    # -- messages to be deleted ----------------------------------------------------------------------------------

    @writes
    def discard(self, connection: Connection, row: MessageRow) -> bool:
        """Makes a message a leftover. False where its row is another's, or was drawn since `row` was read."""
        is_deleted = _delete(connection, row)
        if is_deleted:
            add_leftover(connection, row.table_id, row)
        return is_deleted

    @reads
    def leftovers(self, connection: Connection, table_id: int) -> tuple[LeftoverRow, ...]:
        """The messages of a table that are still to be deleted."""
        query = select(leftovers).where(leftovers.c.table_id == table_id).order_by(leftovers.c.id)
        return rows_of(LeftoverRow, connection.execute(query))

    @writes
    def forget_leftover(self, connection: Connection, leftover: LeftoverRow) -> None:
        """Deletes the row of a leftover that no longer exists."""
        connection.execute(delete(leftovers).where(leftovers.c.id == leftover.id))
        connection.execute(delete(tokens).where(tokens.c.message_id == leftover.message_id))


def _delete(connection: Connection, row: MessageRow) -> bool:
    """Deletes a message's row. False where it is another message's by now, or was drawn since `row` was read."""
    lock_table(connection, row.table_id)
    same = messages.c.id == row.id, messages.c.version == row.version
    if not connection.execute(delete(messages).where(*same)).rowcount:
        return False
    note_posts(connection, row.table_id)
    return True


def put_message(connection: Connection, table_id: int, new: NewMessage, at: datetime) -> MessageRow:
    """Stores a message posted at a moment, of a table that is locked, as `MessageStore.remember` says."""
    seat = _NO_SEAT if new.seat is None else new.seat
    key = {"its_table": table_id, "its_kind": new.kind, "its_deal": new.deal, "its_seat": seat}
    old = next(iter(_SAME_KIND.mappings(connection, key)), None)
    shown = {"drawn": new.drawn, "face": new.face, "final": new.final}
    place = {"channel_id": new.channel_id, "message_id": new.message_id, "posted_at": at}
    if new.token is not None:
        keep_token(connection, new.message_id, new.token, at)
    if old is None:
        note_posts(connection, table_id)
        of = {"table_id": table_id, "kind": new.kind, "deal": new.deal, "seat": seat, "version": 0}
        (added,) = _INSERT.mappings(connection, _new(of | shown | place, _ALL))
        return _message(**added)
    is_replaced = old["message_id"] != new.message_id
    if is_replaced:
        note_posts(connection, table_id)
    if is_replaced and (new.token is None or _token(connection, old["message_id"]) is not None):
        add_leftover(connection, table_id, _message(**old))
    changed: dict[str, Any] = {**old, **shown, "version": old["version"] + 1}
    if is_replaced or new.token is not None:  # else another process found it, and it keeps its date
        changed |= place
    _REPLACE.run(connection, [{"its": old["id"]} | _new(changed, _CHANGING)])
    return _message(**changed)


def note_posts(connection: Connection, table_id: int) -> None:
    """Records that the set of a table's messages changes."""
    _POSTS.run(connection, [_soon(table_id)])


def _soon(table_id: int) -> dict[str, Any]:
    return {"of": table_id, "soon": clock.now() + SHOWN_WITHIN}


def _new(values: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {f"new_{name}": values[name] for name in names}


def _marking(mark: DrawnMark) -> dict[str, Any]:
    return {"its": mark.row.id, "now_drawn": mark.drawn, "now_face": mark.face, "now_final": mark.final}


def _noted(each: DrawnMarks, current: Mapping[int, int], version: int | None) -> NotedMarks:
    """What comes of marks where messages have these versions, and its table has this one."""
    rows = tuple(
        replace(mark.row, drawn=mark.drawn, face=mark.face, final=mark.final, version=mark.row.version + 1)
        if current.get(mark.row.id) == mark.row.version
        else None
        for mark in each.marks
    )
    return NotedMarks(
        table_id=each.table_id, rows=rows, is_shown=version is not None and version == each.version and None not in rows
    )


def keep_token(connection: Connection, message_id: int, token: str, at: datetime) -> None:
    """Stores by which token a private message can be edited, and since when."""
    new = {"message_id": message_id, "token": token, "at": at}
    replacing(connection.dialect.name, tokens, "token", "at").run(connection, [new])


@cache
def _keep_leftover(dialect: str) -> Prepared:
    new: dict[str, Any] = {name: bindparam(f"new_{name}") for name in _LEFT_OVER}
    return Prepared(upsert_in(dialect, leftovers).values(new).on_conflict_do_nothing(index_elements=["message_id"]))


def add_leftover(connection: Connection, table_id: int, message: MessageRow | NewMessage) -> None:
    """Makes a message of a table a leftover."""
    place = {"table_id": table_id, "channel_id": message.channel_id, "message_id": message.message_id}
    new = _new(place, _LEFT_OVER)
    _keep_leftover(connection.dialect.name).run(connection, [new])


def _token(connection: Connection, message_id: int) -> str | None:
    (token,) = _TOKEN.row(connection, {"its": message_id, "since": clock.now() - TOKEN_VALID}) or (None,)
    return token


def _message(*, seat: int, **others: Any) -> MessageRow:
    return MessageRow(seat=None if seat == _NO_SEAT else seat, **others)
