"""What is deleted in time, a few tables in each transaction: the messages and the moves of tables that ended long ago,
and the data of servers from which the bot was removed.

Several processes may do it at once: what one has locked, the others leave to it."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, delete, func, select, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.rows.contests import EVERYWHERE
from bot.store.rows.servers import Shards
from bot.store.rows.tables import Kept
from bot.store.schema import (
    applied,
    contest_entries,
    contest_messages,
    contests,
    invitations,
    leftovers,
    messages,
    metadata,
    moves,
    pending_answers,
    puzzle_searches,
    puzzles,
    rematches,
    removals,
    seats,
    tables,
    tokens,
)
from bot.store.statements import REMEMBERED
from bot.store.tables.messages import TOKEN_VALID

# Each table of the database whose rows belong to a table of a server, and each other whose rows belong to a server.
OF_TABLES = [rows for rows in metadata.sorted_tables if "table_id" in rows.c]
OF_SERVERS = [rows for rows in metadata.sorted_tables if "guild_id" in rows.c and rows not in (tables, removals)]


class RetentionStore(StorePart):
    """Deletes what is kept for a time only."""

    @writes
    def delete_expired(self, connection: Connection) -> None:
        """Deletes what Discord accepts or repeats no more: tokens, and the interactions that were applied."""
        now = datetime.now(UTC)
        for rows in (tokens, pending_answers):
            connection.execute(delete(rows).where(rows.c.at < now - TOKEN_VALID))
        connection.execute(delete(applied).where(applied.c.at < now - REMEMBERED))

    @writes
    def reduce_to_matches(self, connection: Connection, ended_before: datetime, limit: int) -> bool:
        """Deletes what served only to run tables that ended before a moment: their messages, invitations and channels
        of direct messages; and all of a lobby that never began. False where there was no such table.
        """
        found = _ended(connection, "all", ended_before, limit)
        _delete_tables(connection, [row.id for row in found if row.started_at is None])
        matches = [row.id for row in found if row.started_at is not None]
        for rows in (messages, leftovers, invitations):
            connection.execute(delete(rows).where(rows.c.table_id.in_(matches)))
        connection.execute(update(seats).where(seats.c.table_id.in_(matches)).values(dm_channel_id=None))
        own_matches = update(tables).where(tables.c.id.in_(matches), tables.c.solo)
        connection.execute(own_matches.values(channel_id=0))  # that was their player's direct messages
        _keep_only(connection, matches, "match")
        return bool(found)

    @writes
    def reduce_to_results(self, connection: Connection, ended_before: datetime, limit: int) -> bool:
        """Deletes the moves and the shuffle of matches that ended before a moment; who played, and the results, stay.
        False where there was no such match.
        """
        found = [row.id for row in _ended(connection, "match", ended_before, limit)]
        for rows in (moves, rematches, puzzles, puzzle_searches):
            connection.execute(delete(rows).where(rows.c.table_id.in_(found)))
        connection.execute(update(seats).where(seats.c.table_id.in_(found)).values(interaction_id=None, order=""))
        numbers = dict.fromkeys(("opened_number", "start_number", "start_seat"))
        _keep_only(connection, found, "result", secret=b"", **numbers)
        return bool(found)

    @writes
    def reduce_contests_to_entries(self, connection: Connection, ended_before: datetime, limit: int) -> bool:
        """Deletes the messages of contests that ended before a moment, and all of one that never began. False where
        there was no such contest.
        """
        found = _ended_contests(connection, "all", ended_before, limit)
        begun = [row.id for row in found if row.started_at is not None]
        connection.execute(delete(contests).where(contests.c.id.in_([row.id for row in found if row.id not in begun])))
        connection.execute(delete(contest_messages).where(contest_messages.c.contest_id.in_(begun)))
        connection.execute(update(contests).where(contests.c.id.in_(begun)).values(kept="match"))
        return bool(found)

    @writes
    def reduce_contests_to_results(self, connection: Connection, ended_before: datetime, limit: int) -> bool:
        """Deletes what the deals of contests followed from that ended before a moment; who took part, and how they did,
        stay. False where there was no such contest.
        """
        found = [row.id for row in _ended_contests(connection, "match", ended_before, limit)]
        of_them = contest_entries.c.contest_id.in_(found)
        connection.execute(update(contest_entries).where(of_them).values(interaction_id=None))
        changes = {"kept": "result", "secret": b"", "opened_number": None, "start_number": None}
        connection.execute(update(contests).where(contests.c.id.in_(found)).values(changes))
        return bool(found)

    @writes
    def delete_of_server(self, connection: Connection, removed_before: datetime, limit: int) -> bool:
        """Deletes some tables of a server from which the bot was removed before a moment; once it has none, all the
        rest of its data. False where there was no such server.
        """
        query = select(removals.c.guild_id).where(removals.c.at < removed_before).order_by(removals.c.at).limit(1)
        guild_id = connection.execute(query.with_for_update(skip_locked=True)).scalar()
        if guild_id is None:
            return False
        query = select(tables.c.id).where(tables.c.guild_id == guild_id).order_by(tables.c.id).limit(limit)
        found = connection.execute(query.with_for_update()).scalars().all()
        _delete_tables(connection, found)
        if not found:
            for rows in (*OF_SERVERS, removals):
                connection.execute(delete(rows).where(rows.c.guild_id == guild_id))
        return True


def _ended(connection: Connection, kept: Kept, before: datetime, limit: int) -> Sequence[Row[Any, Any]]:
    """Tables of which so much is kept and that ended before a moment, locked."""
    query = select(tables.c.id, tables.c.started_at).where(tables.c.kept == kept, tables.c.ended_at < before)
    query = query.order_by(tables.c.ended_at).limit(limit).with_for_update(skip_locked=True)
    return connection.execute(query).all()


def _ended_contests(connection: Connection, kept: Kept, before: datetime, limit: int) -> Sequence[Row[Any, Any]]:
    """Contests of which so much is kept and that ended before a moment, locked."""
    query = select(contests.c.id, contests.c.started_at).where(contests.c.kept == kept, contests.c.ended_at < before)
    query = query.order_by(contests.c.ended_at).limit(limit).with_for_update(skip_locked=True)
    return connection.execute(query).all()


def _keep_only(connection: Connection, ids: Sequence[int], kept: Kept, **changes: bytes | None) -> None:
    """Notes what is kept of tables. They have a new version, but do not fall behind: nothing is shown of it."""
    version = tables.c.version + 1
    changed = update(tables).where(tables.c.id.in_(ids))
    connection.execute(changed.values({"kept": kept, "version": version, "show_by": None, **changes}))


def _delete_tables(connection: Connection, ids: Sequence[int]) -> None:
    for rows in OF_TABLES:
        connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


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

    @writes
    def note_removed(self, connection: Connection, guild_id: int) -> bool:
        """Stores that the bot was removed from a server now. False, and nothing changed, where that is known."""
        new = upsert(connection, removals).values(guild_id=guild_id, at=datetime.now(UTC))
        return connection.execute(new.on_conflict_do_nothing()).rowcount > 0

    @writes
    def note_returned(self, connection: Connection, guild_ids: Iterable[int]) -> None:
        """Stores that the bot is on these servers: their data stays."""
        connection.execute(delete(removals).where(removals.c.guild_id.in_(list(guild_ids))))


def _distinct(column: Column[int]) -> Select[int]:
    """The values of a column, each found from the one before by an index: the rows between are not read."""
    values = select(func.min(column).label("value")).cte(recursive=True)
    following = select(func.min(column)).where(column > values.c.value).scalar_subquery()
    values = values.union_all(select(following).where(values.c.value.is_not(None)))
    return select(values.c.value).where(values.c.value.is_not(None))
