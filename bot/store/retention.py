"""Delete old data, a few tables in each transaction: the messages and moves of tables that ended long ago, and the data
of servers from which the bot was removed.

Several processes can do it at once: each skips the rows that another has locked.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, Table, delete, func, select, update

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.marks import Until, goes_at, time_of, values_at
from bot.store.schema import metadata
from bot.store.schema.servers import removals
from bot.store.schema.tables import Kept, tables
from bot.store.scores.viewers import NOWHERE
from bot.store.servers import Shards


def of_servers() -> list[Table]:
    """The database's tables whose rows belong to a server, except the tables that people play at."""
    return [rows for rows in metadata.sorted_tables if "guild_id" in rows.c and rows not in (tables, removals)]


class RetentionStore(StorePart):
    """Deletes data that is kept for a time only."""

    @property
    def reduced(self) -> tuple[str, ...]:
        """The database's tables with a column `kept`, by name."""
        return tuple(table.name for table in metadata.sorted_tables if "kept" in table.c)

    @writes
    def delete_expired(self, connection: Connection) -> None:
        """Delete expired tokens, and applied interactions that Discord no longer repeats."""
        now = clock.now()
        for table in metadata.sorted_tables:
            if time := time_of(table):
                connection.execute(delete(table).where(table.c.at < now - time))

    @writes
    def reduce_to_matches(
        self, connection: Connection, ended_before: datetime, limit: int, of: str = tables.name
    ) -> bool:
        """Delete messages, invitations and DM channels of tables that ended before a moment.

        Tables that never began are deleted. `of` is another table of the database. False if there was none.
        """
        root = metadata.tables[of]
        found = _ended(connection, root, "all", ended_before, limit)
        _delete(connection, root, [row.id for row in found if row.started_at is None])
        _keep_only(connection, root, [row.id for row in found if row.started_at is not None], "match")
        return bool(found)

    @writes
    def reduce_to_results(
        self, connection: Connection, ended_before: datetime, limit: int, of: str = tables.name
    ) -> bool:
        """Delete the moves and the shuffle of tables that ended before a moment; players and results stay.

        `of` is another table of the database. False if there was none.
        """
        root = metadata.tables[of]
        found = _ended(connection, root, "match", ended_before, limit)
        _keep_only(connection, root, [row.id for row in found], "result")
        return bool(found)

    @writes
    def delete_of_server(self, connection: Connection, removed_before: datetime, limit: int) -> bool:
        """Delete some tables of a server that removed the bot by then, at last all its data. False: there is none."""
        query = select(removals.c.guild_id).where(removals.c.at < removed_before).order_by(removals.c.at).limit(1)
        guild_id = connection.execute(query.with_for_update(skip_locked=True)).scalar()
        if guild_id is None:
            return False
        query = select(tables.c.id).where(tables.c.guild_id == guild_id).order_by(tables.c.id).limit(limit)
        found = connection.execute(query.with_for_update()).scalars().all()
        _delete(connection, tables, found)
        if not found:
            for rows in (*of_servers(), removals):
                connection.execute(delete(rows).where(rows.c.guild_id == guild_id))
        return True


def _ended(connection: Connection, root: Table, kept: Kept, before: datetime, limit: int) -> Sequence[Row[Any, Any]]:
    """Lock and return rows that ended before a moment and have this `kept`."""
    query = select(root.c.id, root.c.started_at).where(root.c.kept == kept, root.c.ended_at < before)
    query = query.order_by(root.c.ended_at).limit(limit).with_for_update(skip_locked=True)
    return connection.execute(query).all()


def _keep_only(connection: Connection, root: Table, ids: Sequence[int], kept: Until) -> None:
    """Delete or change what is marked to be kept until then, in rows and in those that belong to them."""
    for table in metadata.sorted_tables:
        key = next((column for column in table.c if column.foreign_keys), None)  # to the row that this one belongs to
        if key is None or not key.references(root.c.id):
            continue
        if goes_at(table, kept):
            connection.execute(delete(table).where(key.in_(ids)))
        elif values := values_at(table, kept):
            connection.execute(update(table).where(key.in_(ids)).values(values))
    connection.execute(update(root).where(root.c.id.in_(ids)).values(values_at(root, kept) | {"kept": kept}))


def _delete(connection: Connection, root: Table, ids: Sequence[int]) -> None:
    """Delete rows with all rows that refer to them."""
    for table in metadata.sorted_tables:
        for column in table.c:
            if column.references(root.c.id):
                connection.execute(delete(table).where(column.in_(ids)))
    connection.execute(delete(root).where(root.c.id.in_(ids)))


class RemovalStore(StorePart):
    """Servers that removed the bot, by guild id."""

    @reads
    def with_data(self, connection: Connection, shards: Shards | None = None) -> frozenset[int]:
        """The servers (of some shards) with any data."""
        queries = (_distinct(rows.c.guild_id) for rows in (tables, *of_servers()))
        found = frozenset(guild_id for query in queries for guild_id in connection.execute(query).scalars())
        found -= {NOWHERE}
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

    @writes
    def note_removed(self, connection: Connection, guild_id: int) -> bool:
        """Store that the bot was removed from a server now. False, and nothing changed, if that is known."""
        new = upsert(connection, removals).values(guild_id=guild_id, at=clock.now())
        return connection.execute(new.on_conflict_do_nothing()).rowcount > 0

    @writes
    def note_returned(self, connection: Connection, guild_ids: Iterable[int]) -> None:
        """Store that the bot is on these servers, so that their data stays."""
        connection.execute(delete(removals).where(removals.c.guild_id.in_(list(guild_ids))))


def _distinct(column: Column[int]) -> Select[int]:
    """The distinct values of a column, each found by an index from the one before, without reading the rows between."""
    values = select(func.min(column).label("value")).cte(recursive=True)
    following = select(func.min(column)).where(column > values.c.value).scalar_subquery()
    values = values.union_all(select(following).where(values.c.value.is_not(None)))
    return select(values.c.value).where(values.c.value.is_not(None))
