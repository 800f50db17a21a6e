"""A server's own house rules: what its tables are opened with unless a preset is asked for."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select

from bot.store.engine import Database, upsert, whole
from bot.store.schema import house_rules


class HouseRules(Database):
    """House rules per server and game."""

    @whole
    async def set_house_rules(self, guild_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Remembers the house rules a server last chose for a game."""
        key = {"guild_id": guild_id, "game": game}
        changes = {"options": dict(options), "at": datetime.now(UTC)}
        async with self._writing("The choice of house rules") as connection:
            statement = upsert(connection, house_rules).values(key | changes)
            await connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=changes))

    @whole
    async def house_rules(self, guild_id: int, game: str) -> dict[str, Any] | None:
        """The house rules a server last chose for a game; None where it never did."""
        query = select(house_rules.c.options).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()
