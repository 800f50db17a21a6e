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
    done = await store.drawn(first, 4, "face", final=True)
    assert done is not None
    assert (done.drawn, done.face, done.final) == (4, "face", True)
    second = await store.remember_message(table.id, "table", 1, None, 5, 2**62 + 1)
    assert (second.id, second.message_id, second.drawn, second.final) == (first.id, 2**62 + 1, -1, False)
    hand = await store.remember_message(table.id, "hand", 1, 0, 6, 7)
    assert await store.messages(table.id) == (second, hand)
    await store.forget_message(second.id)
    assert await store.messages(table.id) == (hand,)


async def test_who_drew_a_message_that_another_has_drawn_meanwhile_finds_out(store: Store):
    table = await lobby(store)
    read = await store.remember_message(table.id, "table", 1, None, 5, 6, 3, "three")
    newer = await store.drawn(read, 4, "four")
    assert newer is not None
    assert await store.drawn(read, 3, "three again") is None
    assert await store.messages(table.id) == (newer,)
    assert await store.outdate(read) is None
    same = await store.remember_message(table.id, "table", 1, None, 5, 6, 5, "five")
    assert (same.version, same.posted_at) == (newer.version + 1, read.posted_at)
    old = await store.outdate(same)
    assert old is not None
    assert (old.message_id, old.face) == (6, "")
    assert old.posted_at < read.posted_at - timedelta(days=365)
    await store.forget_message(read.id)
    assert await store.drawn(same, 6, "six") is None


async def test_what_is_replaced_or_discarded_is_left_over_until_it_is_swept(store: Store):
    table = await lobby(store)
    for message, left_over in ((6, []), (6, []), (7, [6])):  # found again after a lost answer, it is still the one
        last = await store.remember_message(table.id, "reminder", 0, None, 5, message)
        assert [row.message_id for row in await store.leftovers(table.id)] == left_over
    for _ in range(2):
        await store.discard_message(last)
    assert await store.messages(table.id) == ()
    first, second = await store.leftovers(table.id)
    assert (first.message_id, second.message_id, second.channel_id) == (6, 7, 5)
    await store.swept(first)
    assert await store.leftovers(table.id) == (second,)


async def test_tables_whose_messages_may_be_behind(store: Store):
    active, ended, old = await playing(store), await playing(store), await playing(store)
    for table in (ended, old):
        await store.end_table(table.id, "finished")
    long_ago = datetime.now(UTC) - timedelta(days=2)
    async with store._engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == old.id).values(ended_at=long_ago))
    assert await store.tables_behind() == (active.id, ended.id)
    assert await store.tables_behind(timedelta(days=3)) == (active.id, ended.id, old.id)
    assert await store.tables_behind(guild_id=active.guild_id) == (active.id, ended.id)
    assert await store.tables_behind(guild_id=active.guild_id + 1) == ()
