"""Seats: taken and left in a lobby, handed over in a match. A substitute is a new row; the old one stays as history."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.applied import claim
from bot.store.engine import Database, whole
from bot.store.errors import AlreadySeated, Conflict, SeatTaken, TableFull
from bot.store.rows import SeatRow
from bot.store.schema import preferences, seats, tables
from bot.store.tables import locked, touch


async def seat_rows(connection: AsyncConnection, query: Select[Any]) -> tuple[SeatRow, ...]:
    """The rows of a query for whole seats."""
    return tuple(SeatRow(**row) for row in (await connection.execute(query)).mappings())


def sitting(table_id: int) -> Select[Any]:
    """Those who sit at a table now, by seat."""
    return sitting_at([table_id])


def sitting_at(table_ids: Sequence[int]) -> Select[Any]:
    """Those who sit at any of these tables now, or sat there at its end, by table and seat."""
    there = _seats().where(seats.c.table_id.in_(table_ids), seats.c.until.is_(None))
    return there.order_by(seats.c.table_id, seats.c.seat)


def seating_history(table_id: int) -> Select[Any]:
    """All who sit or sat at a table, by seat and then in time."""
    return _seats().where(seats.c.table_id == table_id).order_by(seats.c.seat, seats.c.id)


def _seats() -> Select[Any]:
    style = func.coalesce(preferences.c.style, "").label("style")
    return select(seats, style).outerjoin(preferences, preferences.c.user_id == seats.c.user_id)


class Seats(Database):
    """Who sits where."""

    @whole
    async def seats(self, table_id: int) -> tuple[SeatRow, ...]:
        """Those who sit there now, by seat."""
        async with self._reading() as connection:
            return await seat_rows(connection, sitting(table_id))

    @whole
    async def seat_history(self, table_id: int) -> tuple[SeatRow, ...]:
        """All who sit or sat there, by seat and then in time; who was substituted finds the seat here."""
        async with self._reading() as connection:
            return await seat_rows(connection, seating_history(table_id))

    @whole
    async def take_seat(
        self,
        table_id: int,
        seat: int | None,
        user_id: int | None,
        level: str | None,
        name: str,
        interaction_id: int | None,
        capacity: int,
    ) -> SeatRow:
        """Seats a person or (with `level`) a computer in a lobby, at the first free seat where `seat` is None.

        Raises AlreadyApplied, Conflict where it is no lobby, and SeatTaken: as TableFull or AlreadySeated where so.
        """
        async with self._writing("Your seat") as connection:
            table = await locked(connection, table_id)
            await claim(connection, interaction_id)
            if table["state"] != "lobby":
                raise Conflict("The match has begun: its seats are settled.")
            there = await seat_rows(connection, sitting(table_id))
            if user_id is not None and user_id in {row.user_id for row in there}:
                raise AlreadySeated
            taken = {row.seat for row in there}
            free = [number for number in range(capacity) if number not in taken]
            if not free:
                raise TableFull
            if seat is not None and seat not in free:
                raise SeatTaken
            new = {
                "table_id": table_id,
                "seat": free[0] if seat is None else seat,
                "user_id": user_id,
                "level": level,
                "name": name,
                "interaction_id": None if user_id is None else interaction_id,
                "since": 0,
                "dm_closed": False,
                "order": "",
            }
            await touch(connection, table_id)
            return await _insert(connection, new)

    @whole
    async def leave_seat(
        self, table_id: int, seat: int, *,
        expected: int | None = None, host_id: int | None = None, interaction_id: int | None = None,
    ) -> None:  # fmt: skip
        """Frees a seat of a lobby; those after it move up.

        `expected` is the row that is thought to sit there, `host_id` who is the host from now on (None: who was).

        Raises AlreadyApplied, and Conflict where somebody else or nobody sits there, or it is no lobby.
        """
        async with self._writing() as connection:
            if (await locked(connection, table_id))["state"] != "lobby":
                raise Conflict("The match has begun: leave it with /domino leave, and a computer player takes over.")
            await claim(connection, interaction_id)
            there = await seat_rows(connection, sitting(table_id))
            leaver = _who(there, seat, expected)
            await touch(connection, table_id)
            await connection.execute(delete(seats).where(seats.c.id == leaver.id))
            for row in there:
                if row.seat > seat:  # one by one from below: two rows may not meet on a seat for a moment
                    await connection.execute(update(seats).where(seats.c.id == row.id).values(seat=row.seat - 1))
            if host_id is not None:
                await connection.execute(update(tables).where(tables.c.id == table_id).values(host_id=host_id))

    @whole
    async def substitute(
        self,
        table_id: int,
        seat: int,
        position: int,
        user_id: int | None,
        level: str | None,
        name: str,
        *,
        expected: int | None = None,
        interaction_id: int | None = None,
    ) -> SeatRow:
        """Hands a seat over in a match, from `position` on. A person who comes back finds their DM and order again.

        `expected` is the row that is thought to sit there. Raises AlreadyApplied, AlreadySeated, and Conflict where
        somebody else sits there by now or no match is being played.
        """
        async with self._writing() as connection:
            if (await locked(connection, table_id))["state"] != "playing":
                raise Conflict("No match is being played at that table.")
            await claim(connection, interaction_id)
            rows = await seat_rows(connection, seating_history(table_id))
            old = _who(tuple(row for row in rows if row.until is None), seat, expected)
            mine = [row for row in rows if user_id is not None and row.user_id == user_id]
            if any(row.until is None for row in mine):
                raise AlreadySeated
            await connection.execute(update(seats).where(seats.c.id == old.id).values(until=position))
            if user_id is not None:
                await touch(connection, table_id)
            before = max(mine, key=lambda row: row.id, default=None)
            new = {
                "table_id": table_id,
                "seat": seat,
                "user_id": user_id,
                "level": level,
                "name": name,
                "since": position,
                "dm_channel_id": before and before.dm_channel_id,
                "dm_closed": before is not None and before.dm_closed,
                "order": before.order if before else "",
            }
            return await _insert(connection, new)

    @whole
    async def set_dm(self, seat_id: int, *, channel_id: int | None = None, closed: bool | None = None) -> None:
        """Remembers a person's DM channel, or whether their DMs are closed; what is None stays as it is."""
        changes: dict[str, Any] = {"dm_channel_id": channel_id, "dm_closed": closed}
        await self._set(seat_id, {name: value for name, value in changes.items() if value is not None})

    @whole
    async def set_order(self, seat_id: int, order: str) -> None:
        """Remembers how a person likes the hand sorted."""
        await self._set(seat_id, {"order": order})

    async def _set(self, seat_id: int, changes: dict[str, Any]) -> None:
        if changes:
            async with self._writing() as connection:
                await connection.execute(update(seats).where(seats.c.id == seat_id).values(changes))


def _who(there: tuple[SeatRow, ...], seat: int, expected: int | None) -> SeatRow:
    found = next((row for row in there if row.seat == seat), None)
    if found is None or expected not in (None, found.id):
        raise Conflict
    return found


async def _insert(connection: AsyncConnection, new: dict[str, Any]) -> SeatRow:
    return SeatRow(**(await connection.execute(insert(seats).values(new).returning(seats))).mappings().one())
