"""What the owners of servers have decided, also the house rules of their next tables; whether there is room for one."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, or_, select, text

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.database.prepared import Prepared
from bot.store.errors import TooManyHosted, TooManyOpened, TooManyTables
from bot.store.rows.servers import ServerSettings
from bot.store.schema import HAS_CHANNEL, house_rules, server_settings, tables

OPENED_IN_AN_HOUR = 30  # tables by one person: a match of two minutes after another; each is messages in a channel
_SETTINGS = [server_settings.c[field.name] for field in fields(ServerSettings)]
_OF_SERVER = select(*_SETTINGS).where(server_settings.c.guild_id == bindparam("of"))
_READ = Prepared(_OF_SERVER)  # whenever somebody is to be notified
_LOCK = Prepared(_OF_SERVER.with_for_update())


class ServerStore(StorePart):
    """The settings of servers."""

    @reads
    def settings(self, connection: Connection, guild_id: int) -> ServerSettings:
        """A server's settings; the usual ones where nobody has changed any."""
        return _settings(connection, guild_id)

    @writes
    def change(self, connection: Connection, guild_id: int, changes: Mapping[str, Any]) -> ServerSettings:
        """Stores some of a server's settings, by their names; the others stay as they are. Returns them all."""
        new = asdict(ServerSettings()) | dict(changes)
        statement = upsert(connection, server_settings).values(guild_id=guild_id, **new)
        connection.execute(statement.on_conflict_do_update(index_elements=["guild_id"], set_=dict(changes)))
        return _settings(connection, guild_id)


def check_room(connection: Connection, guild_id: int, host_id: int) -> None:
    """Raises TooManyTables, TooManyHosted or TooManyOpened where this person may not open another table now.

    Where a server has settings, its tables are opened one after the other, so that no two are both the last.
    """
    settings = _settings(connection, guild_id, _LOCK)
    here = select(func.count()).where(tables.c.guild_id == guild_id, text(HAS_CHANNEL))
    if settings.most_tables is not None and connection.execute(here).scalar_one() >= settings.most_tables:
        raise TooManyTables(settings.most_tables)
    hosted = here.where(tables.c.host_id == host_id)
    if settings.most_hosted is not None and connection.execute(hosted).scalar_one() >= settings.most_hosted:
        raise TooManyHosted(settings.most_hosted)
    opened = or_(~tables.c.solo, tables.c.contest_id.is_(None))
    lately = tables.c.host_id == host_id, opened, tables.c.created_at > datetime.now(UTC) - timedelta(hours=1)
    if connection.execute(select(func.count()).where(*lately)).scalar_one() >= OPENED_IN_AN_HOUR:
        raise TooManyOpened(OPENED_IN_AN_HOUR)


def _settings(connection: Connection, guild_id: int, how: Prepared = _READ) -> ServerSettings:
    found = how.mappings(connection, {"of": guild_id})
    return ServerSettings(**found[0]) if found else ServerSettings()


class HouseRuleStore(StorePart):
    """The house rules with which a server opens its tables of each game."""

    @writes
    def set(self, connection: Connection, guild_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Stores a server's usual house rules for a game."""
        key = {"guild_id": guild_id, "game": game}
        changes = {"options": dict(options), "at": datetime.now(UTC)}
        statement = upsert(connection, house_rules).values(key | changes)
        connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=changes))

    @reads
    def get(self, connection: Connection, guild_id: int, game: str) -> dict[str, Any] | None:
        """A server's usual house rules for a game; None where it has chosen none."""
        query = select(house_rules.c.options).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game)
        return connection.execute(query).scalar_one_or_none()

    @reads
    def games(self, connection: Connection, guild_id: int) -> dict[str, dict[str, Any]]:
        """All of a server's usual house rules, by game."""
        query = select(house_rules.c.game, house_rules.c.options).where(house_rules.c.guild_id == guild_id)
        return {row.game: row.options for row in connection.execute(query.order_by(house_rules.c.game))}

    @writes
    def clear(self, connection: Connection, guild_id: int, game: str) -> None:
        """Deletes a server's usual house rules for a game: they are the game's own again."""
        connection.execute(delete(house_rules).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game))
