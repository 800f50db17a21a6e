"""Seats: taken and left in a lobby, handed over in a match. A substitute is a new row; the old one stays as history."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.database import StorePart, shielded
from bot.store.errors import AlreadySeated, Conflict, SeatTaken, TableFull
from bot.store.rows import SeatRow, Sitter
from bot.store.schema import seats, tables
from bot.store.scores.keeping import is_novice
from bot.store.statements import claim, lock_table, seat_rows, seating_history, sitting, touch_table, touching


class SeatStore(StorePart):
    """The seats of tables."""

    @shielded
    async def sitting(self, table_id: int) -> tuple[SeatRow, ...]:
        """The seats taken now, in order."""
        async with self.database.reading() as connection:
            return await seat_rows(connection, sitting(table_id))

    @shielded
    async def history(self, table_id: int) -> tuple[SeatRow, ...]:
        """All rows of a table, by seat and then in time; a substituted person finds their former seat here."""
        async with self.database.reading() as connection:
            return await seat_rows(connection, seating_history(table_id))

    @shielded
    async def take(
        self,
        table_id: int,
        sitter: Sitter,
        *,
        capacity: int,
        seat: int | None = None,
        interaction_id: int | None = None,
    ) -> SeatRow:
        """Seats a person or a computer in a lobby of so many seats (`seat` None: the first free one).

        A person's interaction is kept with the seat. Raises AlreadyApplied, Conflict where it is no lobby, and
        SeatTaken: as TableFull or AlreadySeated where so.
        """
        async with self.database.writing("Your seat") as connection:
            table = await lock_table(connection, table_id)
            await claim(connection, interaction_id)
            if table["state"] != "lobby":
                raise Conflict("The match has begun: its seats are settled.")
            seated = await seat_rows(connection, sitting(table_id))
            if sitter.user_id is not None and sitter.user_id in {row.user_id for row in seated}:
                raise AlreadySeated
            taken = {row.seat for row in seated}
            free = [number for number in range(capacity) if number not in taken]
            if not free:
                raise TableFull
            if seat is not None and seat not in free:
                raise SeatTaken
            new = {
                "table_id": table_id,
                "seat": free[0] if seat is None else seat,
                "user_id": sitter.user_id,
                "level": sitter.level,
                "name": sitter.name,
                "interaction_id": None if sitter.user_id is None else interaction_id,
                "since": 0,
                "dm_closed": False,
                "order": "",
                "novice": await is_novice(connection, sitter.user_id, table["game"]),
            }
            await touch_table(connection, table_id, touched_at=datetime.now(UTC))
            return await _insert(connection, new)

    @shielded
    async def leave(
        self,
        table_id: int,
        seat: int,
        *,
        expected: int | None = None,
        host_id: int | None = None,
        interaction_id: int | None = None,
    ) -> None:
        """Frees a seat of a lobby; those after it move up.

        `expected` is the row that is thought to sit there, `host_id` who is the host from now on (None: who was).

        Raises AlreadyApplied, and Conflict where somebody else or nobody sits there, or it is no lobby.
        """
        async with self.database.writing() as connection:
            if (await lock_table(connection, table_id))["state"] != "lobby":
                raise Conflict("The match has begun: leave it with /domino leave, and a computer player takes over.")
            await claim(connection, interaction_id)
            seated = await seat_rows(connection, sitting(table_id))
            leaver = _sitter_of(seated, seat, expected)
            changes = {"touched_at": datetime.now(UTC)} | ({} if host_id is None else {"host_id": host_id})
            await touch_table(connection, table_id, **changes)
            await connection.execute(delete(seats).where(seats.c.id == leaver.id))
            for row in seated:
                if row.seat > seat:  # one by one from the lowest: two rows may never have the same seat
                    await connection.execute(update(seats).where(seats.c.id == row.id).values(seat=row.seat - 1))

    @shielded
    async def arrange(self, table_id: int, rows: Sequence[int]) -> None:
        """Gives those who sit in a lobby their seats anew: seat 0 to the first of these rows, by id, and so on.

        Raises Conflict where somebody else sits there by now, or it is no lobby.
        """
        async with self.database.writing() as connection:
            if (await lock_table(connection, table_id))["state"] != "lobby":
                raise Conflict
            seated = await seat_rows(connection, sitting(table_id))
            if {row.id for row in seated} != set(rows):
                raise Conflict
            await touch_table(connection, table_id)
            for offset in (len(rows), 0):  # first out of each other's way: two rows may never have the same seat
                for number, row_id in enumerate(rows):
                    await connection.execute(update(seats).where(seats.c.id == row_id).values(seat=number + offset))

    @shielded
    async def substitute(
        self,
        table_id: int,
        seat: int,
        sitter: Sitter,
        *,
        position: int,
        expected: int | None = None,
        interaction_id: int | None = None,
    ) -> SeatRow:
        """Hands a seat over in a match, from `position` on. A returning person has their DM channel and order again.

        `expected` is the row that is thought to sit there. Raises AlreadyApplied, AlreadySeated, and Conflict where
        somebody else sits there by now or no match is being played.
        """
        async with self.database.writing() as connection:
            if (await lock_table(connection, table_id))["state"] != "playing":
                raise Conflict("No match is being played at that table.")
            await claim(connection, interaction_id)
            rows = await seat_rows(connection, seating_history(table_id))
            old = _sitter_of(tuple(row for row in rows if row.until is None), seat, expected)
            own = [row for row in rows if sitter.user_id is not None and row.user_id == sitter.user_id]
            if any(row.until is None for row in own):
                raise AlreadySeated
            await connection.execute(update(seats).where(seats.c.id == old.id).values(until=position))
            came = {} if sitter.user_id is None else {"touched_at": datetime.now(UTC)}
            await touch_table(connection, table_id, **came)
            before = max(own, key=lambda row: row.id, default=None)
            new = {
                "table_id": table_id,
                "seat": seat,
                "user_id": sitter.user_id,
                "level": sitter.level,
                "name": sitter.name,
                "since": position,
                "dm_channel_id": before and before.dm_channel_id,
                "dm_closed": before is not None and before.dm_closed,
                "order": before.order if before else "",
                "novice": before is not None and before.novice,
            }
            return await _insert(connection, new)

    @shielded
    async def set_dm(self, seat_id: int, *, channel_id: int | None = None, closed: bool | None = None) -> None:
        """Stores a person's DM channel, or that their DMs are closed; None leaves a value unchanged."""
        changes: dict[str, Any] = {"dm_channel_id": channel_id, "dm_closed": closed}
        await self._set(seat_id, {name: value for name, value in changes.items() if value is not None})

    @shielded
    async def set_order(self, seat_id: int, order: str) -> None:
        """Stores the order of a person's hand."""
        await self._set(seat_id, {"order": order})

    async def _set(self, seat_id: int, changes: dict[str, Any]) -> None:
        if changes:
            its_table = select(seats.c.table_id).where(seats.c.id == seat_id).scalar_subquery()
            async with self.database.writing() as connection:
                await connection.execute(touching(tables.c.id == its_table))
                await connection.execute(update(seats).where(seats.c.id == seat_id).values(changes))


def _sitter_of(seated: tuple[SeatRow, ...], seat: int, expected: int | None) -> SeatRow:
    found = next((row for row in seated if row.seat == seat), None)
    if found is None or expected not in (None, found.id):
        raise Conflict
    return found


async def _insert(connection: AsyncConnection, new: dict[str, Any]) -> SeatRow:
    return SeatRow(**(await connection.execute(insert(seats).values(new).returning(seats))).mappings().one())
