"""The servers of which there is data, and those from which the bot was removed."""

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import Column, Connection, Select, delete, func, select

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.privacy.retention import OF_SERVERS
from bot.store.rows.contests import EVERYWHERE
from bot.store.rows.servers import Shards
from bot.store.schema import removals, tables


class RemovalStore(StorePart):
    """Servers, by guild id."""

    @reads
    def with_data(self, connection: Connection, shards: Shards | None = None) -> frozenset[int]:
        """The servers (of some shards) of which anything is stored."""
        queries = (_distinct(rows.c.guild_id) for rows in (tables, *OF_SERVERS))
        found = frozenset(guild_id for query in queries for guild_id in connection.execute(query).scalars())
        found -= {EVERYWHERE}
        return found if shards is None else frozenset(guild_id for guild_id in found if shards.has(guild_id))

    @reads
    def removed(self, connection: Connection) -> dict[int, datetime]:
        """The servers from which the bot was removed, and when."""
        return {row.guild_id: row.at for row in connection.execute(select(removals))}

    @reads
    def open_tables(self, connection: Connection, guild_id: int) -> tuple[int, ...]:
        """The ids of a server's active tables, oldest first."""
        query = select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.ended_at.is_(None))
        return tuple(connection.execute(query.order_by(tables.c.id)).scalars())

    @writes()
    def note_removed(self, connection: Connection, guild_id: int) -> bool:
        """Stores that the bot was removed from a server now. False, and nothing changed, where that is known."""
        new = upsert(connection, removals).values(guild_id=guild_id, at=datetime.now(UTC))
        return connection.execute(new.on_conflict_do_nothing()).rowcount > 0

    @writes()
    def note_returned(self, connection: Connection, guild_ids: Iterable[int]) -> None:
        """Stores that the bot is on these servers: their data stays."""
        connection.execute(delete(removals).where(removals.c.guild_id.in_(list(guild_ids))))


def _distinct(column: Column[int]) -> Select[int]:
    """The values of a column, each found from the one before by an index: the rows between are not read."""
    values = select(func.min(column).label("value")).cte(recursive=True)
    following = select(func.min(column)).where(column > values.c.value).scalar_subquery()
    values = values.union_all(select(following).where(values.c.value.is_not(None)))
    return select(values.c.value).where(values.c.value.is_not(None))
