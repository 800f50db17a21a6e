"""The messages that show a table."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import update

from bot.store import schema
from bot.store.store import Store
from tests.store.tables import lobby, playing


async def test_a_message_takes_the_place_of_the_one_before(store: Store):
    table = await lobby(store)
    first = await store.remember_message(table.id, "table", 1, None, 5, 2**62, drawn=3)
    assert (first.seat, first.message_id, first.drawn, first.final) == (None, 2**62, 3, False)
    await store.drawn(first.id, 4, final=True)
    second = await store.remember_message(table.id, "table", 1, None, 5, 2**62 + 1)
    assert (second.id, second.message_id, second.drawn, second.final) == (first.id, 2**62 + 1, -1, False)
    hand = await store.remember_message(table.id, "hand", 1, 0, 6, 7)
    assert await store.messages(table.id) == (second, hand)
    await store.forget_message(second.id)
    assert await store.messages(table.id) == (hand,)


async def test_tables_whose_messages_may_be_behind(store: Store):
    active, ended, old = await playing(store), await playing(store), await playing(store)
    for table in (ended, old):
        await store.end_table(table.id, "finished")
    long_ago = datetime.now(UTC) - timedelta(days=2)
    async with store._engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == old.id).values(ended_at=long_ago))
    assert await store.tables_behind() == (active.id, ended.id)
    assert await store.tables_behind(timedelta(days=3)) == (active.id, ended.id, old.id)
