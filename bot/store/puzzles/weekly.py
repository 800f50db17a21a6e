"""The weekly puzzle of each server: when it is due, and what of it is posted."""

from dataclasses import asdict
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Connection, Update, delete, literal_column, select, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.rows.puzzles import Weekly
from bot.store.rows.servers import Shards
from bot.store.schema import puzzles, seats, weekly_puzzles


class WeeklyPuzzleStore(StorePart):
    """At most one row for each server; who changes it says what it was, so that each post is made by one process."""

    @reads
    def due(
        self, connection: Connection, before: datetime, limit: int, shards: Shards | None = None
    ) -> tuple[Weekly, ...]:
        """Those (of some shards) due before a moment, longest due first."""
        query = select(weekly_puzzles).where(weekly_puzzles.c.due_at <= before, *_of(shards))
        query = query.order_by(weekly_puzzles.c.due_at)
        return tuple(Weekly(**row) for row in connection.execute(query.limit(limit)).mappings())

    @reads
    def next_due(self, connection: Connection, shards: Shards | None = None) -> datetime | None:
        """When the next (of some shards) is due; None where none will be."""
        query = select(weekly_puzzles.c.due_at).where(*_of(shards)).order_by(weekly_puzzles.c.due_at).limit(1)
        return connection.execute(query).scalar()

    @reads
    def open_until(self, connection: Connection, puzzle_id: int, message_id: int) -> datetime | None:
        """Until when a message is the open post of a puzzle; None where it is not."""
        same = weekly_puzzles.c.puzzle_id == puzzle_id, weekly_puzzles.c.message_id == message_id
        return connection.execute(select(weekly_puzzles.c.due_at).where(*same)).scalar()

    @writes()
    def begin(self, connection: Connection, guild_id: int, due_at: datetime) -> None:
        """Stores when a server's next puzzle is due. While one is open, that comes after it."""
        new = upsert(connection, weekly_puzzles).values(guild_id=guild_id, due_at=due_at)
        is_idle = weekly_puzzles.c.begun_at.is_(None)
        connection.execute(
            new.on_conflict_do_update(index_elements=["guild_id"], set_={"due_at": due_at}, where=is_idle)
        )

    @writes()
    def change(self, connection: Connection, known: Weekly, new: Weekly | None) -> bool:
        """Stores what has become of a server's weekly puzzle (None: it has none any more). Its puzzle, if it is new,
        is never posted again. False, and nothing changed, where it is not as it was known.
        """
        same = weekly_puzzles.c.guild_id == known.guild_id, weekly_puzzles.c.due_at == known.due_at
        if new is None:
            return connection.execute(delete(weekly_puzzles).where(*same)).rowcount > 0
        if connection.execute(update(weekly_puzzles).where(*same).values(asdict(new))).rowcount == 0:
            return False
        if new.puzzle_id not in (None, known.puzzle_id):
            connection.execute(update(puzzles).where(puzzles.c.id == new.puzzle_id).values(posted=True))
        return True


def _of(shards: Shards | None) -> list[ColumnElement[bool]]:
    if shards is None:
        return []
    return [(weekly_puzzles.c.guild_id.bitwise_rshift(literal_column("22")) % shards.count).in_(shards.ids)]


def ending_posts_of(user_id: int) -> Update:
    """The statement that makes the open posts due at once whose matches a person sat at, as they may have to be taken
    down: within the transaction in which that person allows no puzzles any more.
    """
    theirs = select(seats.c.table_id).where(seats.c.user_id == user_id)
    of_them = select(puzzles.c.id).where(puzzles.c.table_id.in_(theirs))
    return update(weekly_puzzles).where(weekly_puzzles.c.puzzle_id.in_(of_them)).values(due_at=datetime.now(UTC))
