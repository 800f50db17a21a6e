"""Which tables are behind, and which are due."""

from datetime import timedelta

from bot.store.servers import Shards
from bot.store.statements import SHOWN_WITHIN
from bot.store.store import Store
from bot.store.tables.messages import DrawnMarks
from tests.clock import CLOCK, MovableClock
from tests.store.sample_messages import behind, posted, set_due, show
from tests.store.sample_tables import DUE, GUILD, lobby, playing

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


async def test_tables_with_messages_to_post_or_to_delete_are_behind(store: Store):
    table, other = await playing(store), await playing(store)
    await store.messages.discard(await posted(store, table))
    for each in (table, other):
        await show(store, each.id)
    assert [await behind(store, guild) for guild in (None, GUILD, GUILD + 1)] == [(table.id,), (table.id,), ()]
    (leftover,) = await store.messages.leftovers(table.id)
    await store.messages.forget_leftover(leftover)
    await show(store, table.id)
    assert await behind(store) == ()
    await store.schedule.keep([table.id])
    assert await behind(store) == (), "a process at work keeps its tables"
    await store.messages.expect(table.id)
    assert await behind(store) == (table.id,)
    version, later = (await store.tables.get(table.id)).version, CLOCK.now() + 14 * MINUTE
    await store.messages.mark_drawn([DrawnMarks(table_id=table.id, version=version, show_again=later)])
    assert await store.schedule.behind() == ((table.id, later),), "shown, it is behind again when it is to change"


async def test_messages_that_fail_for_a_day_after_the_end_are_given_up(store: Store, clock: MovableClock):
    open_one, recent, old = await playing(store), await playing(store), await playing(store)
    for table in (open_one, recent, old):
        await store.messages.discard(await posted(store, table))
    for table in (old, recent):
        await store.tables.end(table.id, "stopped")
        await clock.advance(timedelta(seconds=1))
    await clock.advance(DAY - timedelta(seconds=1))
    assert {*await behind(store)} == {open_one.id, recent.id, old.id}
    await store.schedule.give_up()
    assert await behind(store) == (open_one.id, recent.id)
    assert [len(await store.messages.leftovers(table.id)) for table in (open_one, recent, old)] == [1, 1, 0]


async def test_due_tables_come_in_order_to_one_process(store: Store):
    async def due_ids(minutes: float, limit: int = 9) -> list[int]:
        return [due.id for due in await store.schedule.due(DUE + minutes * MINUTE, limit)]

    tables = [await lobby(store, host=7, guild=(n + 1) << 22) for n in range(4)]
    for table, minutes in zip(tables, (30, 10, 20, None), strict=True):
        assert await set_due(store, table, None if minutes is None else DUE + minutes * MINUTE)
        assert not await set_due(store, table, DUE), "another was faster"
    a, b, c, _ = (table.id for table in tables)
    assert await store.schedule.next_due() == DUE + 10 * MINUTE
    assert (await store.schedule.due(DUE + 25 * MINUTE))[0] == (b, 1, DUE + 10 * MINUTE)
    assert [await due_ids(*it) for it in ((25,), (60, 2), (60,), (0,))] == [[b, c], [b, c], [b, c, a], []]
    await store.tables.set_clock(tables[0].id, "quick")
    (again,) = await store.schedule.due(DUE)
    assert (again.id, again.version) == (a, 2)
    assert not await store.schedule.set_due(again, 1, None), "it has moved on"
    await store.tables.end(a, "stopped")
    assert await due_ids(60) == [b, c]


async def test_a_table_whose_messages_are_to_change_is_behind(store: Store):
    table = await playing(store)
    (due,) = await store.schedule.due(CLOCK.now())
    await show(store, table.id)
    assert await store.schedule.set_due(due, table.version, DUE)
    assert await behind(store) == ()
    assert await store.schedule.set_due(due._replace(at=DUE), table.version, None, is_behind=True)
    assert await behind(store) == (table.id,)
    await show(store, table.id)
    assert await behind(store) == ()


async def test_one_process_takes_over_a_table_left_behind(store: Store):
    table, at_work = await playing(store), await playing(store)
    now, soon = CLOCK.now(), CLOCK.now() + SHOWN_WITHIN
    assert [await behind(store, since=since) for since in (now, soon)] == [(), (table.id, at_work.id)]
    (left, _) = await store.schedule.behind()
    await store.schedule.keep([at_work.id])
    assert await behind(store, since=soon) == (table.id,)
    assert [await store.schedule.take_over(left) for _ in range(2)] == [True, False]
    assert await behind(store, since=soon) == ()


async def test_a_process_looks_at_the_guilds_of_its_shards(store: Store):
    shard_of = {(await lobby(store, host=7, guild=guild << 22 | 5)).id: guild % 3 for guild in (3, 4, 5, 6, 2**41 - 1)}
    for ids in ([0], [1], [0, 2], [0, 1, 2]):
        shards = Shards(ids, 3)
        mine = {table_id for table_id, shard in shard_of.items() if shard in ids}
        assert {due.id for due in await store.schedule.due(CLOCK.now() + DAY, 9, shards=shards)} == mine
        assert {*await behind(store, shards=shards)} == mine
        assert (await store.schedule.next_due(shards=shards) is None) == (not mine)
    assert await store.schedule.next_due(shards=Shards([7], 8)) is not None
    assert await store.schedule.next_due(shards=Shards([2], 8)) is None
