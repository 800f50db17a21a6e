"""The channels in which tables were opened: what a thread is a part of, for Discord tells of archived ones no more."""

from typing import Any

from sqlalchemy import Connection, select, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.rows.servers import Channel, ChannelKind
from bot.store.schema import channels

_CHANNEL = [channels.c.id, channels.c.kind, channels.c.parent_id]


class ChannelStore(StorePart):
    """The channels in which tables were opened."""

    @reads
    def of_guild(self, connection: Connection, guild_id: int) -> tuple[Channel, ...]:
        """Those of a server, oldest first."""
        query = select(*_CHANNEL).where(channels.c.guild_id == guild_id).order_by(channels.c.id)
        return tuple(_channel(*row) for row in connection.execute(query))

    @reads
    def get(self, connection: Connection, guild_id: int, channel_id: int) -> Channel | None:
        """One channel of a server; None where no table was opened in it."""
        query = select(*_CHANNEL).where(channels.c.guild_id == guild_id, channels.c.id == channel_id)
        row = connection.execute(query).first()
        return None if row is None else _channel(*row)

    @writes
    def learn(self, connection: Connection, channel: Channel) -> None:
        """Stores what a channel is in which tables were opened."""
        known = update(channels).where(channels.c.id == channel.id)
        connection.execute(known.values(kind=channel.kind, parent_id=channel.parent_id))

    async def note_deleted(self, channel_id: int) -> None:
        """Stores that a channel was deleted, if tables were opened in it."""
        if await self._is_known(channel_id):
            await self.learn(Channel(channel_id, ChannelKind.DELETED))

    @reads
    def _is_known(self, connection: Connection, channel_id: int) -> bool:
        return connection.execute(select(channels.c.id).where(channels.c.id == channel_id)).first() is not None


def _channel(channel_id: int, kind: str, parent_id: int | None) -> Channel:
    return Channel(channel_id, ChannelKind(kind), parent_id)


def keep_channel(connection: Connection, guild_id: int, channel: Channel) -> None:
    """Stores the channel of a table that is opened. What is known of it is not replaced by that nothing is."""
    values: dict[str, Any] = {"kind": channel.kind, "parent_id": channel.parent_id}
    statement = upsert(connection, channels).values(id=channel.id, guild_id=guild_id, **values)
    if channel.kind is ChannelKind.UNKNOWN:
        statement = statement.on_conflict_do_nothing()
    else:
        statement = statement.on_conflict_do_update(index_elements=["id"], set_=values)
    connection.execute(statement)
