"""Whether the messages of a table have caught up with its journal."""

from datetime import UTC, datetime

from bot.rules.catalogue import CATALOGUE
from bot.store.rows import MessageRow
from bot.store.store import Store
from bot.table.tables import Tables
from cogs.delivery.desired import Key, fingerprint, open_elsewhere, payload_of
from tests.end_to_end.house import House, Table, controls


async def wait_until_drawn(house: House, table: Table) -> None:
    """Wait until every message is known to show what the journal gives, with no computer player left to move."""
    store = await Store.open(house.database_url)
    tables, behind, asked = Tables(store, CATALOGUE), list[MessageRow](), list[int | None]()
    try:
        for _ in range(100):
            await house.quiet(0.1)
            now = await tables.snapshot(table.id)
            asked = [now.seats[seat].user_id for seat in (now.public.to_act if now.public is not None else ())]
            rows = {_key(row): row for row in await store.messages.of_table(table.id) if not row.final}
            elsewhere = open_elsewhere(rows, datetime.now(UTC))
            behind = [
                row
                for key, row in rows.items()
                if row.face != fingerprint(payload_of(key, now, final=False, elsewhere=elsewhere.get(row.seat or 0)))
            ]
            if not behind and table.someone():
                return
    finally:
        await store.close()
    hands = {person.id: hand.content for person in table.seated if (hand := table.hand(person)) is not None}
    raise AssertionError(f"behind: {behind}; asked: {asked}; hands: {hands}")


def _key(row: MessageRow) -> Key:
    return row.kind, row.deal, row.seat


def check_up_to_date(house: House, table: Table) -> None:
    """No message was posted twice, and nobody is asked in two places."""
    rows = house.rows("SELECT message_id FROM messages WHERE table_id = ?", table.id)
    known = {message for (message,) in rows}
    for channel in (table.channel, *(person.dm for person in table.seated)):
        ours = [message for message in channel.live() if not message.ephemeral and message.author.bot]
        assert {message.id for message in ours} <= known, [
            message.content for message in ours if message.id not in known
        ]
    for person in table.seated:
        asked = [message for message in person.dms() if any(it.action in ("move", "pick") for it in controls(message))]
        assert len(asked) <= 1
