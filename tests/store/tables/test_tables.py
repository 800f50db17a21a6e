"""Tables: one per channel, from lobby to end."""

import asyncio
from dataclasses import asdict

import pytest
from sqlalchemy import insert

from bot.store import schema
from bot.store.errors import ChannelTaken, Conflict, NoTable
from bot.store.store import Store
from tests.open_stores import OpenStore, active_ids
from tests.store.sample_tables import COMPUTER, GUILD, PEOPLE, lobby, playing
from tests.told import fails_with


async def test_a_table_comes_back_as_it_was_written(store: Store):
    table = await lobby(store)
    assert await store.tables.get(table.id) == table
    assert (table.guild_id, table.host_id, table.options, table.secret) == (GUILD, PEOPLE[0], {"target": 61}, b"s" * 32)
    assert table.created_at.utcoffset() is not None
    assert table.active
    await fails_with(NoTable, store.tables.get(7), store.tables.start(7))


async def test_a_channel_has_one_active_table(store: Store):
    first = await lobby(store, channel=5)
    await fails_with(ChannelTaken, lobby(store, channel=5), match="error-channel-taken")
    row = {name: value for name, value in asdict(first).items() if name != "id"} | {"state": "playing"}
    with pytest.raises(Conflict):  # the database itself keeps it to one
        await store.database.write(lambda connection: connection.execute(insert(schema.tables).values(row)))
    assert await store.tables.active_in(5) == first
    assert await store.tables.end(first.id, "stopped")
    assert await store.tables.active_in(5) is None
    second = await lobby(store, channel=5)
    assert await active_ids(store) == [second.id]


async def test_two_processes_open_a_table_at_once(open_store: OpenStore):
    stores = [await open_store() for _ in range(4)]
    found = await asyncio.gather(*(lobby(stores[n % 4], channel=5) for n in range(20)), return_exceptions=True)
    assert sum(isinstance(each, ChannelTaken) for each in found) == 19
    assert len(await active_ids(stores[0])) == 1


async def test_a_full_lobby_starts_once(open_store: OpenStore):
    store, other = await open_store(), await open_store()
    table, with_gap = await lobby(store, players=2), await lobby(store, players=3)
    assert not await store.tables.start(table.id), "one of two sits there"
    await store.seats.take(table.id, COMPUTER, capacity=2)
    started = await asyncio.gather(*(each.tables.start(table.id) for each in (store, other) * 3))
    assert sorted(started) == [False] * 5 + [True]
    begun = await store.tables.get(table.id)
    assert begun.state == "playing"
    assert begun.started_at is not None
    for seat in (1, 3):
        await store.seats.take(with_gap.id, COMPUTER, seat=seat, capacity=4)
    assert not await store.tables.start(with_gap.id)
    assert (await store.tables.get(with_gap.id)).started_at is None


async def test_a_lobby_is_changed_until_it_starts(store: Store):
    table, started = await lobby(store), await playing(store)
    changed = await store.tables.set_options(table.id, {"target": 110})
    assert (changed.options, changed.players, changed.host_id) == ({"target": 110}, table.players, PEOPLE[0])
    await fails_with(Conflict, store.tables.set_options(started.id, {"target": 110}), match="error-rules-settled")
    await store.seats.take(table.id, COMPUTER, capacity=4)
    assert (changed.level, await store.tables.set_level(table.id, "hard")) == ("normal", True)
    assert (await store.tables.get(table.id)).level == "hard"
    assert not await store.tables.set_level(started.id, "easy")
    levels = [[seat.level for seat in await store.seats.sitting(it.id)] for it in (table, started)]
    assert levels == [[None, "hard"], [None, None, None, "weak"]]


async def test_a_table_ends_once_and_has_its_clock_until_then(store: Store):
    table = await playing(store)
    assert (table.clock, await store.tables.set_clock(table.id, "quick")) == ("evening", True)
    assert (await store.journal.load(table.id)).row.clock == "quick"
    assert await store.tables.end(table.id, "finished")
    assert not await store.tables.end(table.id, "stopped")
    assert not await store.tables.set_clock(table.id, "post")
    ended = await store.tables.get(table.id)
    assert (ended.state, ended.clock) == ("finished", "quick")
    assert ended.ended_at is not None
    await fails_with(ValueError, store.tables.end(table.id, "playing"), match="playing")


async def test_where_a_person_sits(store: Store):
    first, second = await playing(store), await lobby(store)
    assert [table.id for table in await store.tables.of_person(PEOPLE[0])] == [first.id, second.id]
    assert [table.id for table in await store.tables.of_person(PEOPLE[1])] == [first.id]
    await store.seats.substitute(first.id, 1, COMPUTER, position=0)
    assert await store.tables.of_person(PEOPLE[1]) == ()
    assert [await store.seats.has_sat(first.id, person) for person in (PEOPLE[1], 7)] == [True, False]
    await store.tables.end(second.id, "stopped")
    assert [table.id for table in await store.tables.of_person(PEOPLE[0])] == [first.id]
