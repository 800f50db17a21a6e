"""Tables with pending work: their messages are behind, or something is due without a move."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, literal_column, select, update

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.prepared import Prepared
from bot.store.schema.messages import leftovers
from bot.store.schema.tables import tables
from bot.store.servers import Shards
from bot.store.statements import SHOWN_WITHIN, touching


class Behind(NamedTuple):
    """A table whose messages are behind, and by when they are to be brought up to date."""

    id: int
    show_by: datetime


class Due(NamedTuple):
    """A table at which something is due, and since when."""

    id: int
    version: int
    at: datetime


_TRIED = timedelta(days=1)
_LEAVE = update(tables).where(tables.c.id == bindparam("of")).values(show_by=None)
_FORGET = delete(leftovers).where(leftovers.c.table_id == bindparam("of"))
_SAME = tables.c.id == bindparam("of"), tables.c.due_at == bindparam("was_due"), tables.c.version == bindparam("known")
_LATER = update(tables).where(*_SAME).returning(tables.c.id)
_SET_DUE = Prepared(_LATER, "due_at")
_SET_BEHIND = Prepared(_LATER, "due_at", "show_by")


class ScheduleStore(StorePart):
    """Finds tables with pending work. Idle ones are never read."""

    @reads
    def behind(
        self,
        connection: Connection,
        guild_id: int | None = None,
        *,
        shards: Shards | None = None,
        since: datetime | None = None,
    ) -> tuple[Behind, ...]:
        """The tables (of one guild, or of some shards) with messages to edit, delete or expire, longest behind first.

        With `since`, only tables that should have been up to date by then: their process has ended.
        """
        late = tables.c.show_by.is_not(None) if since is None else tables.c.show_by < since
        query = select(tables.c.id, tables.c.show_by).where(late, *_of(guild_id, shards))
        return tuple(Behind(*row) for row in connection.execute(query.order_by(tables.c.show_by)))

    @writes
    def take_over(self, connection: Connection, behind: Behind) -> bool:
        """Claim a table that is behind for this process, for a while. False if another was faster."""
        same = tables.c.id == behind.id, tables.c.show_by == behind.show_by
        later = clock.now() + SHOWN_WITHIN
        return connection.execute(update(tables).where(*same).values(show_by=later)).rowcount > 0

    @writes
    def keep(self, connection: Connection, table_ids: Collection[int]) -> None:
        """Record that this process is still working on the messages of these tables."""
        later = clock.now() + SHOWN_WITHIN
        mine = tables.c.id.in_(sorted(table_ids)), tables.c.show_by < later
        connection.execute(update(tables).where(*mine).values(show_by=later))

    @writes
    def give_up(self, connection: Connection) -> None:
        """Stop retrying messages that could not be edited or deleted within a day after a table's end."""
        since, ended = clock.now() - _TRIED, (tables.c.id, tables.c.ended_at)
        for query, statement in (
            (select(*ended).where(tables.c.show_by.is_not(None)), _LEAVE),
            (select(*ended).distinct().join_from(leftovers, tables), _FORGET),
        ):
            old = [row.id for row in connection.execute(query) if row.ended_at is not None and row.ended_at < since]
            if old:
                connection.execute(statement, [{"of": table_id} for table_id in old])

    @reads
    def due(
        self, connection: Connection, by: datetime, limit: int | None = None, *, shards: Shards | None = None
    ) -> tuple[Due, ...]:
        """The tables (of some shards) that are due by a moment, longest due first."""
        columns = tables.c.id, tables.c.version, tables.c.due_at
        query = select(*columns).where(tables.c.due_at <= by, *_of(None, shards))
        found = connection.execute(query.order_by(tables.c.due_at, tables.c.id).limit(limit))
        return tuple(Due(*row) for row in found)

    @reads
    def next_due(self, connection: Connection, *, shards: Shards | None = None) -> datetime | None:
        """The time the next table (of some shards) is due; None if none will be."""
        query = select(tables.c.due_at).where(tables.c.due_at.is_not(None), *_of(None, shards))
        return connection.execute(query.order_by(tables.c.due_at).limit(1)).scalar()

    @writes
    def set_due(
        self, connection: Connection, due: Due, version: int, due_at: datetime | None, *, is_behind: bool = False
    ) -> bool:
        """Store when a table that was due is due again, without a new version. `is_behind`: its messages change too.

        False, and nothing changed, if the table has another version or another process was faster.
        """
        values = {"of": due.id, "known": version, "was_due": due.at, "due_at": due_at}
        if is_behind:
            return _SET_BEHIND.row(connection, values | {"show_by": clock.now() + SHOWN_WITHIN}) is not None
        return _SET_DUE.row(connection, values) is not None

    @writes
    def note_reminded(
        self, connection: Connection, table_id: int, version: int, again_at: datetime | None = None
    ) -> bool:
        """Store that the players a table waits for were reminded or spared now, and when again. False: it moved on."""
        same = tables.c.id == table_id, tables.c.version == version, tables.c.state == "playing"
        times = {"reminded_at": clock.now(), "remind_again_at": again_at}
        return connection.execute(touching(*same, **times)).rowcount > 0


def _of(guild_id: int | None, shards: Shards | None) -> list[ColumnElement[bool]]:
    """The conditions that select the tables of a guild, or of the guilds of some shards."""
    chosen: list[ColumnElement[bool]] = [] if guild_id is None else [tables.c.guild_id == guild_id]
    if shards is not None:  # by Discord's formula
        chosen.append((tables.c.guild_id.bitwise_rshift(literal_column("22")) % shards.count).in_(shards.ids))
    return chosen
