"""The messages that show a table, and the position that each shows."""

from collections.abc import Sequence
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
    """The position and content that a message shows now. `row` is the message's row as it was read."""

    row: MessageRow
    drawn: int
    face: str
    final: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMarks:
    """A table's messages that were just drawn.

    `version` is the table's version that all of them show; None if some are behind. `show_again` is when they are due
    again even if nothing happens; None: never.
    """

    table_id: int
    marks: Sequence[DrawnMark] = ()
    version: int | None = None
    show_again: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawResult:
    """The new rows of drawn messages, in the order of their marks; None where another process drew the message first.

    `is_shown`: the table is shown up to the version of the marks, and has not moved on.
    """

    table_id: int
    rows: tuple[MessageRow | None, ...]
    is_shown: bool


_NO_SEAT = -1
_LONG_AGO = datetime(2015, 1, 1, tzinfo=UTC)  # Discord has no older messages
_KEY = "table_id", "kind", "deal", "seat"
_SAME_KIND = Prepared(select(messages).where(*(messages.c[name] == bindparam(name) for name in _KEY)))
_CHANGING = "channel_id", "message_id", "posted_at", "drawn", "face", "final", "version"
_INSERT = Prepared(insert(messages).returning(messages), *_KEY, *_CHANGING)
_REPLACE = Prepared(update(messages).where(messages.c.id == bindparam("of")), *_CHANGING)
_OF_TABLE = Prepared(select(messages).where(messages.c.table_id == bindparam("of")).order_by(messages.c.id))
_TOKEN = Prepared(
    select(tokens.c.token).where(tokens.c.message_id == bindparam("of"), tokens.c.at > bindparam("since"))
)
# The versions of tables, locked in the order of their keys: no other process changes their messages meanwhile.
_LOCK = PreparedAmong(
    lambda ids: (
        select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
    )
)
_VERSIONS = PreparedAmong(lambda ids: select(messages.c.id, messages.c.version).where(messages.c.id.in_(ids)))
_MARK = Prepared(
    update(messages).where(messages.c.id == bindparam("of")).values(version=messages.c.version + 1),
    "drawn", "face", "final",
)  # fmt: skip
# A table with leftovers keeps its `show_by`: this process deletes them by then, or another does.
_LITTERED = exists().where(leftovers.c.table_id == tables.c.id)
_SHOW_NEXT = case((_LITTERED, tables.c.show_by), else_=bindparam("again", type_=tables.c.show_by.type))
_SHOWN = Prepared(update(tables).where(tables.c.id == bindparam("of")).values(show_by=_SHOW_NEXT))
_EXPECT = Prepared(update(tables).where(tables.c.id == bindparam("of")), "show_by")
# The content of one message can depend on whether another exists, so all are looked at again.
_POSTS = Prepared(update(tables).where(tables.c.id == bindparam("of")).values(posts=tables.c.posts + 1), "show_by")
_FORGET_TOKEN = Prepared(delete(tokens).where(tokens.c.message_id == bindparam("of")))
_SETTLE_ANSWER = Prepared(delete(pending_answers).where(pending_answers.c.interaction_id == bindparam("of")))


class MessageStore(StorePart):
    """Messages the bot must edit, at most one for each table, kind, deal and seat, and messages it must delete."""

    @writes
    def remember(self, connection: Connection, table_id: int, new: NewMessage) -> MessageRow:
        """Store a message just posted. An older one of the same kind, deal and seat becomes a leftover.

        A private message counts as posted whenever it comes with a token, and is no pending answer any more. Its
        version is 0, or one more than that of the row there was.
        """
        if not _LOCK.rows(connection, [table_id]):
            raise NoTable
        if new.interaction_id is not None:
            _SETTLE_ANSWER.run(connection, [{"of": new.interaction_id}])
        return put_message(connection, table_id, new, clock.now())

    @reads
    def of_table(self, connection: Connection, table_id: int) -> tuple[MessageRow, ...]:
        """A table's messages, oldest first."""
        return tuple(_message(**row) for row in _OF_TABLE.mappings(connection, {"of": table_id}))

    @writes
    def mark_drawn(self, connection: Connection, batch: Sequence[DrawnMarks]) -> tuple[DrawResult, ...]:
        """Store what the messages of some tables show now, and how far the tables are shown, in one transaction."""
        marks = [mark for each in batch for mark in each.marks]
        versions: dict[int, int] = dict(_LOCK.rows(connection, [each.table_id for each in batch]))
        current: dict[int, int] = dict(_VERSIONS.rows(connection, [mark.row.id for mark in marks]))
        same = [mark for mark in marks if current.get(mark.row.id) == mark.row.version]
        if same:
            shown = [{"of": it.row.id, "drawn": it.drawn, "face": it.face, "final": it.final} for it in same]
            _MARK.run(connection, shown)
        if done := [{"of": mark.row.message_id} for mark in same if mark.final]:
            _FORGET_TOKEN.run(connection, done)
        noted, done_with = list[DrawResult](), list[dict[str, Any]]()
        for each in batch:
            rows = tuple(
                replace(mark.row, drawn=mark.drawn, face=mark.face, final=mark.final, version=mark.row.version + 1)
                if current.get(mark.row.id) == mark.row.version
                else None
                for mark in each.marks
            )
            version = versions.get(each.table_id)
            is_shown = version is not None and version == each.version and None not in rows
            noted.append(DrawResult(table_id=each.table_id, rows=rows, is_shown=is_shown))
            if is_shown:
                done_with.append({"of": each.table_id, "again": each.show_again})
        _SHOWN.run(connection, done_with)
        return tuple(noted)

    @writes
    def expect(self, connection: Connection, table_id: int) -> None:
        """Record that a table is about to get a message. If this process ends before, another looks for it."""
        _EXPECT.run(connection, [_soon(table_id)])

    @writes
    def outdate(self, connection: Connection, row: MessageRow) -> MessageRow | None:
        """Give a message the earliest date, so that it is posted again. None if it was drawn since `row` was read."""
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
        """Delete the row of a message that is gone. False if it was drawn or replaced since `row` was read."""
        is_deleted = _delete(connection, row)
        if is_deleted:
            connection.execute(delete(tokens).where(tokens.c.message_id == row.message_id))
        return is_deleted

    # -- the tokens of private messages --------------------------------------------------------------------------

    @reads
    def token(self, connection: Connection, message_id: int) -> str | None:
        """The token to edit or delete a private message with; None once it has expired."""
        return _token(connection, message_id)

    @writes
    def forget_old_tokens(self, connection: Connection) -> None:
        """Delete the expired tokens."""
        for rows in (tokens, pending_answers):
            connection.execute(delete(rows).where(rows.c.at < clock.now() - TOKEN_VALID))

    # -- messages to be deleted ----------------------------------------------------------------------------------

    @writes
    def discard(self, connection: Connection, row: MessageRow) -> bool:
        """Make a message a leftover. False if it was drawn or replaced since `row` was read."""
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
        """Delete the row of a leftover that no longer exists."""
        connection.execute(delete(leftovers).where(leftovers.c.id == leftover.id))
        connection.execute(delete(tokens).where(tokens.c.message_id == leftover.message_id))


def _delete(connection: Connection, row: MessageRow) -> bool:
    """Delete a message's row. False if it was drawn or replaced since `row` was read."""
    lock_table(connection, row.table_id)
    same = messages.c.id == row.id, messages.c.version == row.version
    if not connection.execute(delete(messages).where(*same)).rowcount:
        return False
    note_posts(connection, row.table_id)
    return True


def put_message(connection: Connection, table_id: int, new: NewMessage, at: datetime) -> MessageRow:
    """Store a message of a locked table, as `MessageStore.remember` does."""
    seat = _NO_SEAT if new.seat is None else new.seat
    key = {"table_id": table_id, "kind": new.kind, "deal": new.deal, "seat": seat}
    old = next(iter(_SAME_KIND.mappings(connection, key)), None)
    shown = {"drawn": new.drawn, "face": new.face, "final": new.final}
    place = {"channel_id": new.channel_id, "message_id": new.message_id, "posted_at": at}
    if new.token is not None:
        keep_token(connection, new.message_id, new.token, at)
    if old is None:
        note_posts(connection, table_id)
        (added,) = _INSERT.mappings(connection, key | shown | place | {"version": 0})
        return _message(**added)
    is_replaced = old["message_id"] != new.message_id
    if is_replaced:
        note_posts(connection, table_id)
    if is_replaced and (new.token is None or _token(connection, old["message_id"]) is not None):
        add_leftover(connection, table_id, _message(**old))
    changed: dict[str, Any] = {**old, **shown, "version": old["version"] + 1}
    if is_replaced or new.token is not None:  # else another process found the same message, and it keeps its date
        changed |= place
    _REPLACE.run(connection, [{"of": old["id"]} | {name: changed[name] for name in _CHANGING}])
    return _message(**changed)


def note_posts(connection: Connection, table_id: int) -> None:
    """Records that the set of a table's messages changes."""
    _POSTS.run(connection, [_soon(table_id)])


def _soon(table_id: int) -> dict[str, Any]:
    return {"of": table_id, "show_by": clock.now() + SHOWN_WITHIN}


def keep_token(connection: Connection, message_id: int, token: str, at: datetime) -> None:
    """Store the token of a private message, and when it was issued."""
    new = {"message_id": message_id, "token": token, "at": at}
    replacing(connection.dialect.name, tokens, "token", "at").run(connection, [new])


@cache
def _keep_leftover(dialect: str) -> Prepared:
    new = upsert_in(dialect, leftovers).on_conflict_do_nothing(index_elements=["message_id"])
    return Prepared(new, "table_id", "channel_id", "message_id")


def add_leftover(connection: Connection, table_id: int, message: MessageRow | NewMessage) -> None:
    """Make a message of a table a leftover."""
    new = {"table_id": table_id, "channel_id": message.channel_id, "message_id": message.message_id}
    _keep_leftover(connection.dialect.name).run(connection, [new])


def _token(connection: Connection, message_id: int) -> str | None:
    (token,) = _TOKEN.row(connection, {"of": message_id, "since": clock.now() - TOKEN_VALID}) or (None,)
    return token


def _message(*, seat: int, **others: Any) -> MessageRow:
    return MessageRow(seat=None if seat == _NO_SEAT else seat, **others)
