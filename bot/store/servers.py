"""Servers: their owners' settings, the house rules of their next tables, and the channels of tables."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, or_, select, text, update

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.database.prepared import Prepared
from bot.store.errors import TooManyHosted, TooManyOpened, TooManyTables
from bot.store.schema.servers import Channel, ChannelKind, ServerSettings, channels, house_rules, server_settings
from bot.store.schema.tables import HAS_CHANNEL, tables


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards, by their ids; `count` is the number of all shards."""

    ids: Collection[int]
    count: int

    def has(self, guild_id: int) -> bool:
        """True if a guild is on one of these shards, by Discord's formula."""
        return (guild_id >> 22) % self.count in self.ids


CALLED_AT_MOST_EVERY = timedelta(minutes=10)  # pings of the role of people who want to play
OPENED_IN_AN_HOUR = 30  # tables by one person: a match every two minutes
_SETTINGS = [server_settings.c[field.name] for field in fields(ServerSettings)]
_OF_SERVER = select(*_SETTINGS).where(server_settings.c.guild_id == bindparam("of"))
_READ = Prepared(_OF_SERVER)  # for each notification
_LOCK = Prepared(_OF_SERVER.with_for_update())


class ServerStore(StorePart):
    """The settings of servers."""

    @reads
    def settings(self, connection: Connection, guild_id: int) -> ServerSettings:
        """A server's settings; the usual ones if nobody has changed any."""
        return _settings(connection, guild_id)

    @writes
    def change(self, connection: Connection, guild_id: int, changes: Mapping[str, Any]) -> ServerSettings:
        """Change some of a server's settings, by their names. Returns all of them."""
        new = asdict(ServerSettings()) | dict(changes)
        statement = upsert(connection, server_settings).values(guild_id=guild_id, **new)
        connection.execute(statement.on_conflict_do_update(index_elements=["guild_id"], set_=dict(changes)))
        return _settings(connection, guild_id)


def check_room(connection: Connection, guild_id: int, host_id: int) -> None:
    """Check that this person can open one more table. Raises TooManyTables, TooManyHosted or TooManyOpened.

    The settings' row is locked, so that two tables opened at once are not both the last.
    """
    settings = _settings(connection, guild_id, _LOCK)
    here = select(func.count()).where(tables.c.guild_id == guild_id, text(HAS_CHANNEL))
    if settings.most_tables is not None and connection.execute(here).scalar_one() >= settings.most_tables:
        raise TooManyTables(settings.most_tables)
    hosted = here.where(tables.c.host_id == host_id)
    if settings.most_hosted is not None and connection.execute(hosted).scalar_one() >= settings.most_hosted:
        raise TooManyHosted(settings.most_hosted)
    opened = or_(~tables.c.solo, tables.c.contest_id.is_(None))
    lately = tables.c.host_id == host_id, opened, tables.c.created_at > clock.now() - timedelta(hours=1)
    if connection.execute(select(func.count()).where(*lately)).scalar_one() >= OPENED_IN_AN_HOUR:
        raise TooManyOpened(OPENED_IN_AN_HOUR)


def call_role(connection: Connection, guild_id: int, role_id: int | None) -> int | None:
    """Claim a ping of the server's role. Returns None if the server has another by now, or it was pinged lately."""
    settings, now = _settings(connection, guild_id, _LOCK), clock.now()
    called_at = settings.role_called_at
    is_lately = called_at is not None and called_at > now - CALLED_AT_MOST_EVERY
    if role_id is None or settings.player_role != role_id or is_lately:
        return None
    called = update(server_settings).where(server_settings.c.guild_id == guild_id).values(role_called_at=now)
    connection.execute(called)
    return role_id


def _settings(connection: Connection, guild_id: int, how: Prepared = _READ) -> ServerSettings:
    found = how.mappings(connection, {"of": guild_id})
    return ServerSettings(**found[0]) if found else ServerSettings()


class HouseRuleStore(StorePart):
    """The house rules with which a server opens its tables of each game."""

    @writes
    def set(self, connection: Connection, guild_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Store a server's usual house rules for a game."""
        key = {"guild_id": guild_id, "game": game}
        changes = {"options": dict(options), "at": clock.now()}
        statement = upsert(connection, house_rules).values(key | changes)
        connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=changes))

    @reads
    def get(self, connection: Connection, guild_id: int, game: str) -> dict[str, Any] | None:
        """A server's usual house rules for a game; None if it has chosen none."""
        query = select(house_rules.c.options).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game)
        return connection.execute(query).scalar_one_or_none()

    @reads
    def games(self, connection: Connection, guild_id: int) -> dict[str, dict[str, Any]]:
        """All of a server's usual house rules, by game."""
        query = select(house_rules.c.game, house_rules.c.options).where(house_rules.c.guild_id == guild_id)
        return {row.game: row.options for row in connection.execute(query.order_by(house_rules.c.game))}

    @writes
    def clear(self, connection: Connection, guild_id: int, game: str) -> None:
        """Delete a server's usual house rules for a game; the game's own apply again."""
        connection.execute(delete(house_rules).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game))


_CHANNEL = [channels.c.id, channels.c.kind, channels.c.parent_id]


class ChannelStore(StorePart):
    """The channels in which tables were opened."""

    @reads
    def of_guild(self, connection: Connection, guild_id: int) -> tuple[Channel, ...]:
        """The channels of a server, oldest first."""
        query = select(*_CHANNEL).where(channels.c.guild_id == guild_id).order_by(channels.c.id)
        return tuple(_channel(*row) for row in connection.execute(query))

    @reads
    def get(self, connection: Connection, guild_id: int, channel_id: int) -> Channel | None:
        """One channel of a server; None if no table was opened in it."""
        query = select(*_CHANNEL).where(channels.c.guild_id == guild_id, channels.c.id == channel_id)
        row = connection.execute(query).first()
        return None if row is None else _channel(*row)

    @writes
    def learn(self, connection: Connection, channel: Channel) -> None:
        """Store the kind and the parent of a known channel."""
        known = update(channels).where(channels.c.id == channel.id)
        connection.execute(known.values(kind=channel.kind, parent_id=channel.parent_id))

    async def note_deleted(self, channel_id: int) -> None:
        """Store that a channel was deleted, if tables were opened in it."""
        if await self._is_known(channel_id):
            await self.learn(Channel(channel_id, ChannelKind.DELETED))

    @reads
    def _is_known(self, connection: Connection, channel_id: int) -> bool:
        return connection.execute(select(channels.c.id).where(channels.c.id == channel_id)).first() is not None


def _channel(channel_id: int, kind: str, parent_id: int | None) -> Channel:
    return Channel(channel_id, ChannelKind(kind), parent_id)


def keep_channel(connection: Connection, guild_id: int, channel: Channel) -> None:
    """Store the channel of a new table. An unknown kind never overwrites a known one."""
    values: dict[str, Any] = {"kind": channel.kind, "parent_id": channel.parent_id}
    statement = upsert(connection, channels).values(id=channel.id, guild_id=guild_id, **values)
    if channel.kind is ChannelKind.UNKNOWN:
        statement = statement.on_conflict_do_nothing()
    else:
        statement = statement.on_conflict_do_update(index_elements=["id"], set_=values)
    connection.execute(statement)
