"""The messages that show a table, and how far each of them has got."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import RowMapping, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Database, upsert, whole
from bot.store.rows import LeftoverRow, MessageKind, MessageRow
from bot.store.schema import ACTIVE, leftovers, messages, tables
from bot.store.tables import locked

NO_SEAT = -1
LONG_AGO = datetime(2015, 1, 1, tzinfo=UTC)  # Discord has no older messages


class Messages(Database):
    """The messages the bot must edit, at most one for each table, kind, deal and seat, and those it must delete."""

    @whole
    async def remember_message(
        self,
        table_id: int,
        kind: MessageKind,
        deal: int,
        seat: int | None,
        channel_id: int,
        message_id: int,
        drawn: int = -1,
        face: str = "",
        *,
        final: bool = False,
    ) -> MessageRow:
        """Remembers a message just posted; an older one of the same kind, deal and seat becomes a leftover.

        Its version is 0, or one more than that of the row there was.
        """
        key = {"table_id": table_id, "kind": kind, "deal": deal, "seat": NO_SEAT if seat is None else seat}
        shown = {"drawn": drawn, "face": face, "final": final}
        place = {"channel_id": channel_id, "message_id": message_id, "posted_at": datetime.now(UTC)}
        async with self._writing() as connection:
            await locked(connection, table_id)
            query = select(messages).where(*(messages.c[name] == value for name, value in key.items()))
            old = (await connection.execute(query)).mappings().first()
            if old is None:
                statement = insert(messages).values(key | shown | place | {"version": 0})
            else:
                changes = shown | {"version": old["version"] + 1}
                if old["message_id"] != message_id:  # else it was found by another process, and stays as old as it is
                    changes |= place
                    await self._leave(connection, _message(old))
                statement = update(messages).where(messages.c.id == old["id"]).values(changes)
            return _message((await connection.execute(statement.returning(messages))).mappings().one())

    @whole
    async def messages(self, table_id: int) -> tuple[MessageRow, ...]:
        """A table's messages, oldest first."""
        query = select(messages).where(messages.c.table_id == table_id).order_by(messages.c.id)
        async with self._reading() as connection:
            return tuple(_message(row) for row in (await connection.execute(query)).mappings())

    @whole
    async def tables_behind(
        self, recently: timedelta = timedelta(days=1), *, guild_id: int | None = None
    ) -> tuple[int, ...]:
        """The tables (of one guild) that are active or ended within `recently`: any of their messages may be behind, or
        missing.
        """
        since = datetime.now(UTC) - recently
        query = select(tables.c.id).where(or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= since))
        if guild_id is not None:
            query = query.where(tables.c.guild_id == guild_id)
        async with self._reading() as connection:
            return tuple((await connection.execute(query.order_by(tables.c.id))).scalars())

    @whole
    async def drawn(self, row: MessageRow, position: int, face: str, *, final: bool = False) -> MessageRow | None:
        """Remembers what a message shows now. None, and nothing changed, where another has since `row` was read."""
        return await self._changed(row, {"drawn": position, "face": face, "final": final, "version": row.version + 1})

    @whole
    async def outdate(self, row: MessageRow) -> MessageRow | None:
        """Makes a message as old as can be: it is to be posted anew, by the next process if not by this one.

        None, and nothing changed, where another has drawn it since `row` was read.
        """
        changes = {"drawn": -1, "face": "", "posted_at": LONG_AGO, "version": row.version + 1}
        return await self._changed(row, changes)

    @whole
    async def forget_message(self, message: int) -> None:
        """Forgets a message (by its row's id) that is gone."""
        async with self._writing() as connection:
            await connection.execute(delete(messages).where(messages.c.id == message))

    # -- messages to be deleted ----------------------------------------------------------------------------------

    @whole
    async def discard_message(self, row: MessageRow) -> None:
        """Makes a message a leftover; it has no place any more."""
        async with self._writing() as connection:
            if (await connection.execute(delete(messages).where(messages.c.id == row.id))).rowcount:
                await self._leave(connection, row)

    @whole
    async def leftovers(self, table_id: int) -> tuple[LeftoverRow, ...]:
        """The messages of a table that are still to be deleted."""
        query = select(leftovers).where(leftovers.c.table_id == table_id).order_by(leftovers.c.id)
        async with self._reading() as connection:
            return tuple(LeftoverRow(**row) for row in (await connection.execute(query)).mappings())

    @whole
    async def swept(self, leftover: LeftoverRow) -> None:
        """Forgets a leftover that is gone."""
        async with self._writing() as connection:
            await connection.execute(delete(leftovers).where(leftovers.c.id == leftover.id))

    async def _changed(self, row: MessageRow, changes: dict[str, Any]) -> MessageRow | None:
        same = messages.c.id == row.id, messages.c.version == row.version
        async with self._writing() as connection:
            statement = update(messages).where(*same).values(changes).returning(messages)
            found = (await connection.execute(statement)).mappings().first()
            return _message(found) if found else None

    async def _leave(self, connection: AsyncConnection, row: MessageRow) -> None:
        values = {"table_id": row.table_id, "channel_id": row.channel_id, "message_id": row.message_id}
        statement = upsert(connection, leftovers).values(values)
        await connection.execute(statement.on_conflict_do_nothing(index_elements=["message_id"]))


def _message(row: RowMapping) -> MessageRow:
    values: dict[str, Any] = dict(row)
    values["seat"] = None if row["seat"] == NO_SEAT else row["seat"]
    return MessageRow(**values)
