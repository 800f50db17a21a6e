"""The messages that show a table, and how far each of them has got."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import RowMapping, delete, or_, select, update

from bot.store.engine import Database, whole
from bot.store.keeping import upsert
from bot.store.rows import MessageKind, MessageRow
from bot.store.schema import ACTIVE, messages, tables

NO_SEAT = -1


class Messages(Database):
    """The messages the bot must edit: at most one for each table, kind, deal and seat."""

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
    ) -> MessageRow:
        """Remembers a message just posted; it takes the place of an older one of the same kind, deal and seat."""
        key = {"table_id": table_id, "kind": kind, "deal": deal, "seat": NO_SEAT if seat is None else seat}
        place = {
            "channel_id": channel_id,
            "message_id": message_id,
            "drawn": drawn,
            "posted_at": datetime.now(UTC),
            "final": False,
        }
        async with self._writing() as connection:
            statement = upsert(connection, messages).values(key | place)
            statement = statement.on_conflict_do_update(index_elements=list(key), set_=place).returning(messages)
            return _message((await connection.execute(statement)).mappings().one())

    @whole
    async def messages(self, table_id: int) -> tuple[MessageRow, ...]:
        """A table's messages, oldest first."""
        query = select(messages).where(messages.c.table_id == table_id).order_by(messages.c.id)
        async with self._reading() as connection:
            return tuple(_message(row) for row in (await connection.execute(query)).mappings())

    @whole
    async def tables_behind(self, recently: timedelta = timedelta(days=1)) -> tuple[int, ...]:
        """The tables that are active or ended within `recently`: messages of any of them may be behind, or missing."""
        since = datetime.now(UTC) - recently
        query = select(tables.c.id).where(or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= since))
        async with self._reading() as connection:
            return tuple((await connection.execute(query.order_by(tables.c.id))).scalars())

    @whole
    async def drawn(self, message: int, position: int, *, final: bool = False) -> None:
        """Remembers what a message (by its row's id) shows now."""
        async with self._writing() as connection:
            changes = {"drawn": position, "final": final}
            await connection.execute(update(messages).where(messages.c.id == message).values(changes))

    @whole
    async def forget_message(self, message: int) -> None:
        """Forgets a message (by its row's id) that is gone."""
        async with self._writing() as connection:
            await connection.execute(delete(messages).where(messages.c.id == message))


def _message(row: RowMapping) -> MessageRow:
    values: dict[str, Any] = dict(row)
    values["seat"] = None if row["seat"] == NO_SEAT else row["seat"]
    return MessageRow(**values)
