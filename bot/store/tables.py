"""Tables: opened in a channel, played, over."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import RowMapping, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.applied import claim
from bot.store.engine import Database, whole
from bot.store.errors import ChannelTaken, Conflict, NoTable
from bot.store.rows import TableRow, TableState
from bot.store.schema import ACTIVE, OVER, seats, tables


async def locked(connection: AsyncConnection, table_id: int) -> RowMapping:
    """The table's row, which no other transaction changes before this one ends. Raises NoTable."""
    row = (await connection.execute(select(tables).where(tables.c.id == table_id).with_for_update())).mappings().first()
    if row is None:
        raise NoTable
    return row


class Tables(Database):
    """What is known of tables."""

    @whole
    async def create_table(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        game: str,
        options: Mapping[str, Any],
        players: int,
        secret: bytes,
        *,
        host_name: str | None = None,
        interaction_id: int | None = None,
    ) -> TableRow:
        """Opens a lobby; with `host_name` the host sits at seat 0. Raises ChannelTaken, AlreadyApplied."""
        now = datetime.now(UTC)
        values = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "host_id": host_id,
            "game": game,
            "options": dict(options),
            "players": players,
            "secret": secret,
            "state": "lobby",
            "created_at": now,
            "touched_at": now,
        }
        taken = select(tables.c.id).where(tables.c.channel_id == channel_id, tables.c.state.in_(ACTIVE))
        try:
            async with self._writing("The table") as connection:
                await claim(connection, interaction_id)
                if (await connection.execute(taken)).first() is not None:
                    raise ChannelTaken
                row = (await connection.execute(insert(tables).values(values).returning(tables))).mappings().one()
                if host_name is not None:
                    seat = {"seat": 0, "user_id": host_id, "name": host_name, "dm_closed": False, "order": ""}
                    await connection.execute(insert(seats).values(table_id=row["id"], since=0, **seat))
        except Conflict as error:  # another process opened one between our look and our writing
            raise ChannelTaken from error
        return TableRow(**row)

    @whole
    async def table(self, table_id: int) -> TableRow:
        """One table. Raises NoTable."""
        found = await self._tables(select(tables).where(tables.c.id == table_id))
        if not found:
            raise NoTable
        return found[0]

    @whole
    async def active_table(self, channel_id: int) -> TableRow | None:
        """The channel's lobby or match, if it has one."""
        found = await self._tables(select(tables).where(tables.c.channel_id == channel_id, tables.c.state.in_(ACTIVE)))
        return found[0] if found else None

    @whole
    async def active_tables(self) -> tuple[TableRow, ...]:
        """All lobbies and matches, oldest first."""
        return await self._tables(select(tables).where(tables.c.state.in_(ACTIVE)).order_by(tables.c.id))

    @whole
    async def tables_of(self, user_id: int) -> tuple[TableRow, ...]:
        """The active tables at which the person sits now, oldest first."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.until.is_(None))
        return await self._tables(
            select(tables).where(tables.c.state.in_(ACTIVE), tables.c.id.in_(sits)).order_by(tables.c.id)
        )

    @whole
    async def set_lobby(
        self,
        table_id: int,
        *,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        host_id: int | None = None,
    ) -> TableRow:
        """Changes what is given, while the table is a lobby. Raises Conflict where it is none any more, NoTable."""
        changes: dict[str, Any] = {"options": options and dict(options), "players": players, "host_id": host_id}
        changes = {name: value for name, value in changes.items() if value is not None}
        changes["touched_at"] = datetime.now(UTC)
        async with self._writing() as connection:
            row = await locked(connection, table_id)
            if row["state"] != "lobby":
                raise Conflict("The match has begun: its house rules and seats are settled.")
            changed = update(tables).where(tables.c.id == table_id).values(changes).returning(tables)
            row = (await connection.execute(changed)).mappings().one()
        return TableRow(**row)

    @whole
    async def start_table(
        self, table_id: int, players: int | None = None, *, interaction_id: int | None = None
    ) -> bool:
        """Begins the match with `players` seats (None: as many as it has).

        False, and nothing changed, unless it is a lobby and just those seats are taken. Raises AlreadyApplied.
        """
        async with self._writing() as connection:
            row = await locked(connection, table_id)
            sitting = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.until.is_(None))
            taken = (await connection.execute(sitting)).scalars()
            count = players or row["players"]
            if row["state"] != "lobby" or set(taken) != set(range(count)):
                return False
            await claim(connection, interaction_id)
            changes = {"state": "playing", "players": count, "started_at": datetime.now(UTC)}
            await connection.execute(update(tables).where(tables.c.id == table_id).values(changes))
        return True

    @whole
    async def end_table(self, table_id: int, state: TableState, *, interaction_id: int | None = None) -> bool:
        """Ends a lobby or match as "finished" or "stopped". False where it was over already. Raises AlreadyApplied."""
        if state not in OVER:
            raise ValueError(f"a table does not end as {state}")
        async with self._writing() as connection:
            if (await locked(connection, table_id))["state"] not in ACTIVE:
                return False
            await claim(connection, interaction_id)
            await connection.execute(end(table_id, state, datetime.now(UTC)))
        return True

    @whole
    async def close_lobby(self, table_id: int, touched_at: datetime | None) -> bool:
        """Ends a lobby as "stopped". False, and nothing changed, where it is none or was touched later than that."""
        idle = tables.c.touched_at.is_not_distinct_from(touched_at)
        statement = end(table_id, "stopped", datetime.now(UTC)).where(tables.c.state == "lobby", idle)
        async with self._writing() as connection:
            return (await connection.execute(statement)).rowcount > 0

    async def _tables(self, query: Select[Any]) -> tuple[TableRow, ...]:
        async with self._reading() as connection:
            return tuple(TableRow(**row) for row in (await connection.execute(query)).mappings())


async def touch(connection: AsyncConnection, table_id: int) -> None:
    """Puts down that people have just come to a table, or changed it."""
    await connection.execute(update(tables).where(tables.c.id == table_id).values(touched_at=datetime.now(UTC)))


def end(table_id: int, state: TableState, now: datetime) -> Any:
    """The statement that ends a table."""
    return update(tables).where(tables.c.id == table_id).values(state=state, ended_at=now)
