"""Tables and their states; and the house rules with which a server opens its next tables."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Select, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.database import StorePart, shielded
from bot.store.database.engine import upsert
from bot.store.errors import ChannelTaken, Conflict, NoTable
from bot.store.invitations import keep_seats
from bot.store.rows import Clock, NewTable, Sitter, TableRow, TableState
from bot.store.schema import ACTIVE, OVER, house_rules, seats, tables
from bot.store.scores.keeping import is_novice
from bot.store.statements import TABLE, claim, ending, lock_table, touch_table, touching


class TableStore(StorePart):
    """Tables and their states."""

    @shielded
    async def create(self, new: NewTable, *, interaction_id: int | None = None) -> TableRow:
        """Opens a lobby. Raises ChannelTaken, AlreadyApplied."""
        now = datetime.now(UTC)
        values = {
            "guild_id": new.guild_id,
            "channel_id": new.channel_id,
            "host_id": new.host_id,
            "game": new.game,
            "options": dict(new.options),
            "players": new.players,
            "secret": new.secret,
            "state": "lobby",
            "created_at": now,
            "touched_at": now,
            "clock": new.clock,
            "version": 1,
            "due_at": now,
        }
        active = select(tables.c.id).where(tables.c.channel_id == new.channel_id, tables.c.state.in_(ACTIVE))
        try:
            async with self.database.writing("The table") as connection:
                await claim(connection, interaction_id)
                if (await connection.execute(active)).first() is not None:
                    raise ChannelTaken
                row = (await connection.execute(insert(tables).values(values).returning(*TABLE))).mappings().one()
                await _seat_first(connection, row["id"], new)
                await keep_seats(connection, row["id"], new.host_id, new.kept)
        except Conflict as error:  # another process opened a table between our read and our write
            raise ChannelTaken from error
        return TableRow(**row)

    @shielded
    async def get(self, table_id: int) -> TableRow:
        """One table. Raises NoTable."""
        found = await self._rows(select(*TABLE).where(tables.c.id == table_id))
        if not found:
            raise NoTable
        return found[0]

    @shielded
    async def active_in(self, channel_id: int) -> TableRow | None:
        """The channel's active table, if it has one."""
        found = await self._rows(select(*TABLE).where(tables.c.channel_id == channel_id, tables.c.state.in_(ACTIVE)))
        return found[0] if found else None

    @shielded
    async def active(self) -> tuple[TableRow, ...]:
        """All lobbies and matches, oldest first."""
        return await self._rows(select(*TABLE).where(tables.c.state.in_(ACTIVE)).order_by(tables.c.id))

    @shielded
    async def of_person(self, user_id: int) -> tuple[TableRow, ...]:
        """The active tables at which the person sits now, oldest first."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.until.is_(None))
        return await self._rows(
            select(*TABLE).where(tables.c.state.in_(ACTIVE), tables.c.id.in_(sits)).order_by(tables.c.id)
        )

    @shielded
    async def active_or_ended_within(
        self, period: timedelta = timedelta(days=1), *, guild_id: int | None = None
    ) -> tuple[int, ...]:
        """The ids of the tables (of one guild) that are active or ended within a period before now, oldest first."""
        since = datetime.now(UTC) - period
        query = select(tables.c.id).where(or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= since))
        if guild_id is not None:
            query = query.where(tables.c.guild_id == guild_id)
        async with self.database.reading() as connection:
            return tuple((await connection.execute(query.order_by(tables.c.id))).scalars())

    @shielded
    async def change_lobby(
        self,
        table_id: int,
        *,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        host_id: int | None = None,
    ) -> TableRow:
        """Changes the given columns of a lobby. Raises Conflict where the table is no longer a lobby, NoTable."""
        changes: dict[str, Any] = {"options": options and dict(options), "players": players, "host_id": host_id}
        changes = {name: value for name, value in changes.items() if value is not None}
        changes["touched_at"] = datetime.now(UTC)
        async with self.database.writing() as connection:
            row = await lock_table(connection, table_id)
            if row["state"] != "lobby":
                raise Conflict("The match has begun: its house rules and seats are settled.")
            changed = touching(tables.c.id == table_id, **changes).returning(*TABLE)
            row = (await connection.execute(changed)).mappings().one()
        return TableRow(**row)

    @shielded
    async def set_clock(self, table_id: int, clock: Clock) -> bool:
        """Sets how long a turn may take. False, and nothing changed, where the table is over."""
        statement = touching(tables.c.id == table_id, tables.c.state.in_(ACTIVE), clock=clock)
        async with self.database.writing("The clock") as connection:
            return (await connection.execute(statement)).rowcount > 0

    @shielded
    async def mark_seen(self, table_id: int, position: int) -> None:
        """Records that the end of the deal that was scored at a position has been seen."""
        unseen = tables.c.seen_position < position
        async with self.database.writing() as connection:
            await connection.execute(touching(tables.c.id == table_id, unseen, seen_position=position))

    @shielded
    async def start(self, table_id: int, players: int | None = None, *, interaction_id: int | None = None) -> bool:
        """Begins the match with `players` seats (None: as many as it has).

        False, and nothing changed, unless it is a lobby and just those seats are taken. Raises AlreadyApplied.
        """
        async with self.database.writing() as connection:
            row = await lock_table(connection, table_id)
            sitting = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.until.is_(None))
            taken = (await connection.execute(sitting)).scalars()
            count = players or row["players"]
            if row["state"] != "lobby" or set(taken) != set(range(count)):
                return False
            await claim(connection, interaction_id)
            changes = {"state": "playing", "players": count, "started_at": datetime.now(UTC)}
            await touch_table(connection, table_id, **changes)
        return True

    @shielded
    async def end(self, table_id: int, state: TableState, *, interaction_id: int | None = None) -> bool:
        """Ends a lobby or match as "finished" or "stopped". False where it was over already. Raises AlreadyApplied."""
        if state not in OVER:
            raise ValueError(f"a table does not end as {state}")
        async with self.database.writing() as connection:
            if (await lock_table(connection, table_id))["state"] not in ACTIVE:
                return False
            await claim(connection, interaction_id)
            await connection.execute(ending(table_id, state, datetime.now(UTC)))
        return True

    @shielded
    async def close_lobby(self, table_id: int, touched_at: datetime | None) -> bool:
        """Ends a lobby as "stopped". False, and nothing changed, where it is none or was touched later than that."""
        idle = tables.c.touched_at.is_not_distinct_from(touched_at)
        statement = ending(table_id, "stopped", datetime.now(UTC)).where(tables.c.state == "lobby", idle)
        async with self.database.writing() as connection:
            return (await connection.execute(statement)).rowcount > 0

    async def _rows(self, query: Select[Any]) -> tuple[TableRow, ...]:
        async with self.database.reading() as connection:
            return tuple(TableRow(**row) for row in (await connection.execute(query)).mappings())


async def _seat_first(connection: AsyncConnection, table_id: int, new: NewTable) -> None:
    """Seats a new table's host and its computer players."""
    host = () if new.host_name is None else (Sitter(new.host_name, user_id=new.host_id),)
    for number, sitter in enumerate((*host, *new.computers)):
        novice = sitter.user_id is not None and await is_novice(connection, sitter.user_id, new.game)
        who = {"user_id": sitter.user_id, "level": sitter.level, "name": sitter.name, "novice": novice}
        seat = {"table_id": table_id, "seat": number, "since": 0, "dm_closed": False, "order": ""}
        await connection.execute(insert(seats).values(seat | who))


class HouseRuleStore(StorePart):
    """The house rules with which a server opens its tables of each game."""

    @shielded
    async def set(self, guild_id: int, game: str, options: Mapping[str, Any]) -> None:
        """Stores a server's usual house rules for a game."""
        key = {"guild_id": guild_id, "game": game}
        changes = {"options": dict(options), "at": datetime.now(UTC)}
        async with self.database.writing("The choice of house rules") as connection:
            statement = upsert(connection, house_rules).values(key | changes)
            await connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=changes))

    @shielded
    async def get(self, guild_id: int, game: str) -> dict[str, Any] | None:
        """A server's usual house rules for a game; None where it has chosen none."""
        query = select(house_rules.c.options).where(house_rules.c.guild_id == guild_id, house_rules.c.game == game)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()
