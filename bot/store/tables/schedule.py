"""Which tables are to be looked at: those whose messages are behind, and those at which something is due by itself."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, Connection, bindparam, delete, literal_column, select, text, union, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.prepared import Prepared
from bot.store.rows.servers import Shards
from bot.store.rows.tables import Due
from bot.store.schema import PRIVATE_OPEN, leftovers, messages, tables
from bot.store.statements import touching

_TRIED = timedelta(days=1)
_LEAVE = update(tables).where(tables.c.id == bindparam("of")).values(shown=tables.c.version)
_FORGET = delete(leftovers).where(leftovers.c.table_id == bindparam("of"))
_SAME = tables.c.id == bindparam("its"), tables.c.due_at == bindparam("was_due"), tables.c.version == bindparam("known")
_LATER = update(tables).where(*_SAME).values(due_at=bindparam("is_due")).returning(tables.c.id)
_SET_DUE = Prepared(_LATER)
_SET_BEHIND = Prepared(_LATER.values(shown=bindparam("up_to")))


class ScheduleStore(StorePart):
    """Finds the tables to be looked at, by indexes of what is to be done: those where nothing is are not read."""

    @reads
    def behind(
        self, connection: Connection, guild_id: int | None = None, *, shards: Shards | None = None
    ) -> tuple[int, ...]:
        """The ids of the tables (of one guild, or of some shards) whose messages do not show them as they are, or that
        have messages to be deleted; oldest first.
        """
        mine = _of(guild_id, shards)
        not_shown = select(tables.c.id).where(tables.c.shown < tables.c.version, *mine)
        littered = select(leftovers.c.table_id).join_from(leftovers, tables).where(*mine)
        found = connection.execute(union(not_shown, littered))
        return tuple(sorted(found.scalars()))

    @writes()
    def give_up(self, connection: Connection) -> None:
        """Puts up with what could not be shown, or deleted, within a day after a table's end."""
        since, ended = datetime.now(UTC) - _TRIED, (tables.c.id, tables.c.ended_at)
        for query, statement in (
            (select(*ended).where(tables.c.shown < tables.c.version), _LEAVE),
            (select(*ended).distinct().join_from(leftovers, tables), _FORGET),
        ):
            old = [row.id for row in connection.execute(query) if row.ended_at is not None and row.ended_at < since]
            if old:
                connection.execute(statement, [{"of": table_id} for table_id in old])

    @reads
    def with_open_hands(self, connection: Connection, *, shards: Shards | None = None) -> tuple[int, ...]:
        """The ids of the tables (of some shards) with a private message that is still kept up to date."""
        hands = select(messages.c.table_id).join_from(messages, tables).where(text(PRIVATE_OPEN), *_of(None, shards))
        return tuple(connection.execute(hands.distinct().order_by(messages.c.table_id)).scalars())

    @reads
    def due(
        self, connection: Connection, before: datetime, limit: int | None = None, *, shards: Shards | None = None
    ) -> tuple[Due, ...]:
        """The tables (of some shards) that are due before a moment, longest due first."""
        columns = tables.c.id, tables.c.version, tables.c.due_at
        query = select(*columns).where(tables.c.due_at < before, *_of(None, shards))
        found = connection.execute(query.order_by(tables.c.due_at, tables.c.id).limit(limit))
        return tuple(Due(*row) for row in found)

    @reads
    def next_due(self, connection: Connection, *, shards: Shards | None = None) -> datetime | None:
        """When the next table (of some shards) is due; None where none will be."""
        query = select(tables.c.due_at).where(tables.c.due_at.is_not(None), *_of(None, shards))
        return connection.execute(query.order_by(tables.c.due_at).limit(1)).scalar()

    @writes()
    def set_due(
        self, connection: Connection, due: Due, version: int, due_at: datetime | None, *, is_behind: bool = False
    ) -> bool:
        """Stores when a table that was due is due again; its version stays. `is_behind`: its messages are to change
        by then. False, and nothing changed, where the table has another version or another process was faster.
        """
        values = {"its": due.id, "known": version, "was_due": due.at, "is_due": due_at, "up_to": version - 1}
        return (_SET_BEHIND if is_behind else _SET_DUE).row(connection, values) is not None

    @writes()
    def note_reminded(
        self, connection: Connection, table_id: int, version: int, again_at: datetime | None = None
    ) -> bool:
        """Stores that those a table waits for were reminded now, or would have been, and when they are again. False,
        and nothing changed, where it has moved on.
        """
        same = tables.c.id == table_id, tables.c.version == version, tables.c.state == "playing"
        times = {"reminded_at": datetime.now(UTC), "remind_again_at": again_at}
        return connection.execute(touching(*same, **times)).rowcount > 0


def _of(guild_id: int | None, shards: Shards | None) -> list[ColumnElement[bool]]:
    """The conditions that choose the tables of a guild, or of the guilds of some shards."""
    chosen: list[ColumnElement[bool]] = [] if guild_id is None else [tables.c.guild_id == guild_id]
    if shards is not None:  # by Discord's formula
        chosen.append((tables.c.guild_id.bitwise_rshift(literal_column("22")) % shards.count).in_(shards.ids))
    return chosen
