"""The weekly posts of servers in the database: one row for each server that chose a channel."""

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, delete, literal_column, select, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.schema.columns import KEY, Snowflake
from bot.store.servers import Shards


@dataclass(frozen=True, slots=True)
class ServerPost:
    """The next post of a server, and the one that was begun, if one was."""

    guild_id: Annotated[Snowflake, KEY]
    due_at: datetime  # when something is to be done about it
    channel_id: Snowflake | None = None
    begun_at: datetime | None = None
    message_id: Snowflake | None = None  # None until the message is known to be sent


R = TypeVar("R", bound=ServerPost)


class ServerPostStore(StorePart, Generic[R]):
    """At most one row for each server. A change names the row as it was, so that one process makes each post.

    A feature's store names its table and the class of its rows.
    """

    table: ClassVar[Table]
    row: type[R]

    @reads
    def due(self, connection: Connection, before: datetime, limit: int, shards: Shards | None = None) -> tuple[R, ...]:
        """Those (of some shards) due before a moment, longest due first."""
        due_at = self.table.c.due_at
        query = select(*self._columns()).where(due_at <= before, *self._of(shards)).order_by(due_at)
        return tuple(self.row(**row) for row in connection.execute(query.limit(limit)).mappings())

    @reads
    def next_due(self, connection: Connection, shards: Shards | None = None) -> datetime | None:
        """The moment at which the next (of some shards) is due; None where none will be."""
        due_at = self.table.c.due_at
        return connection.execute(select(due_at).where(*self._of(shards)).order_by(due_at).limit(1)).scalar()

    @writes
    def begin(self, connection: Connection, guild_id: int, due_at: datetime) -> None:
        """Store when a server's next post is due. While one is open, that comes after it."""
        new = upsert(connection, self.table).values(guild_id=guild_id, due_at=due_at)
        is_idle = self.table.c.begun_at.is_(None)
        connection.execute(
            new.on_conflict_do_update(index_elements=["guild_id"], set_={"due_at": due_at}, where=is_idle)
        )

    @writes
    def change(self, connection: Connection, known: R, new: R | None) -> bool:
        """Store the new state of a server's post (None: it has none any more). False, with nothing changed, where the
        stored state is not the known one.
        """
        same = self.table.c.guild_id == known.guild_id, self.table.c.due_at == known.due_at
        if new is None:
            return connection.execute(delete(self.table).where(*same)).rowcount > 0
        if connection.execute(update(self.table).where(*same).values(asdict(new))).rowcount == 0:
            return False
        self._note(connection, known, new)
        return True

    def _note(self, connection: Connection, known: R, new: R) -> None:
        """Do what belongs to a change, in its transaction."""

    def _columns(self) -> tuple[ColumnElement[Any], ...]:
        return tuple(self.table.c)

    def _of(self, shards: Shards | None) -> list[ColumnElement[bool]]:
        if shards is None:
            return []
        shard = self.table.c.guild_id.bitwise_rshift(literal_column("22")) % shards.count
        return [shard.in_(shards.ids)]
