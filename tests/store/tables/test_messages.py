"""The messages that show a table."""

from datetime import timedelta

from bot.store.rows import MessageRow, NewMessage
from bot.store.store import Store
from tests.store.sample_tables import drawn, lobby


async def test_a_message_takes_the_place_of_the_one_before(store: Store):
    table = await lobby(store)
    first = await store.messages.remember(
        table.id, NewMessage(kind="table", deal=1, seat=None, channel_id=5, message_id=2**62, drawn=3)
    )
    assert (first.seat, first.message_id, first.drawn, first.final) == (None, 2**62, 3, False)
    done = await drawn(store, first, 4, "face", final=True)
    assert done is not None
    assert (done.drawn, done.face, done.final) == (4, "face", True)
    second = await store.messages.remember(
        table.id, NewMessage(kind="table", deal=1, seat=None, channel_id=5, message_id=2**62 + 1)
    )
    assert (second.id, second.message_id, second.drawn, second.final) == (first.id, 2**62 + 1, -1, False)
    hand = await store.messages.remember(table.id, NewMessage(kind="hand", deal=1, seat=0, channel_id=6, message_id=7))
    assert await store.messages.of_table(table.id) == (second, hand)
    await store.messages.forget(second)
    assert await store.messages.of_table(table.id) == (hand,)


async def test_a_draw_overtaken_by_another_process_is_noticed(store: Store):
    table = await lobby(store)
    read = await store.messages.remember(
        table.id, NewMessage(kind="table", deal=1, seat=None, channel_id=5, message_id=6, drawn=3, face="three")
    )
    newer = await drawn(store, read, 4, "four")
    assert newer is not None
    assert await drawn(store, read, 3, "three again") is None
    assert await store.messages.of_table(table.id) == (newer,)
    assert await store.messages.outdate(read) is None
    same = await store.messages.remember(
        table.id, NewMessage(kind="table", deal=1, seat=None, channel_id=5, message_id=6, drawn=5, face="five")
    )
    assert (same.version, same.posted_at) == (newer.version + 1, read.posted_at)
    old = await store.messages.outdate(same)
    assert old is not None
    assert (old.message_id, old.face) == (6, "")
    assert old.posted_at < read.posted_at - timedelta(days=365)
    assert not await store.messages.forget(read)
    assert await store.messages.forget(old)
    assert await drawn(store, same, 6, "six") is None


async def test_a_replaced_message_is_left_over_until_it_is_deleted(store: Store):
    table = await lobby(store)
    for message, left_over in ((6, []), (6, []), (7, [6])):  # found again after a lost answer, it is still the one
        last = await store.messages.remember(
            table.id, NewMessage(kind="reminder", deal=0, seat=None, channel_id=5, message_id=message)
        )
        assert [row.message_id for row in await store.messages.leftovers(table.id)] == left_over
    for _ in range(2):
        await store.messages.discard(last)
    assert await store.messages.of_table(table.id) == ()
    first, second = await store.messages.leftovers(table.id)
    assert (first.message_id, second.message_id, second.channel_id) == (6, 7, 5)
    await store.messages.forget_leftover(first)
    assert await store.messages.leftovers(table.id) == (second,)


async def test_a_message_is_not_discarded_for_one_that_has_taken_its_place(store: Store):
    """Its player has opened another since the row was read: that one has the same row, and stays."""
    table = await lobby(store)

    async def opened(message: int) -> MessageRow:
        new = NewMessage(kind="private", deal=0, seat=3, channel_id=5, message_id=message, token=f"token {message}")
        return await store.messages.remember(table.id, new)

    first = await opened(6)
    second = await opened(7)
    assert not await store.messages.discard(first)
    assert await store.messages.of_table(table.id) == (second,)
    assert [row.message_id for row in await store.messages.leftovers(table.id)] == [6]
    assert await store.messages.discard(second)
    assert [row.message_id for row in await store.messages.leftovers(table.id)] == [6, 7]
