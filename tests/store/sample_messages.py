"""Messages to test with, and what there is to do about them."""

from datetime import datetime
from typing import Any

from bot.store.schema.messages import MessageRow
from bot.store.schema.tables import TableRow
from bot.store.store import Store
from bot.store.tables.messages import DrawnMark, DrawnMarks, NewMessage
from bot.store.tables.schedule import Due
from tests.store.sample_tables import MESSAGE_IDS


async def drawn(store: Store, row: MessageRow, position: int, face: str, *, final: bool = False) -> MessageRow | None:
    """Stores what a message shows now; None where another was faster."""
    mark = DrawnMark(row=row, drawn=position, face=face, final=final)
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=row.table_id, marks=[mark])])
    return settled.rows[0]


async def posted(store: Store, table: TableRow, kind: str = "table", seat: int | None = None) -> MessageRow:
    new = NewMessage(kind=kind, deal=1, seat=seat, channel_id=5, message_id=next(MESSAGE_IDS))  # type: ignore[arg-type]
    return await store.messages.remember(table.id, new)


async def show(store: Store, table_id: int) -> None:
    """All messages of the table are up to date."""
    version = (await store.tables.get(table_id)).version
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=table_id, version=version)])
    assert settled.is_shown


async def set_due(store: Store, table: TableRow, at: datetime | None) -> bool:
    """The table, as it was read, is due then."""
    assert table.due_at is not None
    return await store.schedule.set_due(Due(table.id, table.version, table.due_at), table.version, at)


async def behind(store: Store, guild_id: int | None = None, **which: Any) -> tuple[int, ...]:
    """The tables whose messages are to be looked at."""
    return tuple(it.id for it in await store.schedule.behind(guild_id, **which))
