"""The house rules with which a server opens its next tables."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, delete, select

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.schema import house_rules


class HouseRuleStore(StorePart):
    """The house rules with which a server opens its tables of each game."""

    @writes("The choice of house rules")
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

    @writes("The choice of house rules")
    def clear(self, connection: Connection, guild_id: int, game: str) -> None:
        """Deletes a server's usual house rules for a game: they are the game's own again."""
        connection.execute(delete(house_rules).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game))
