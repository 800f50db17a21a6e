"""Tables: one per channel, from lobby to end."""

import asyncio
from dataclasses import asdict

import pytest
from sqlalchemy import insert

from bot.store import schema
from bot.store.errors import ChannelTaken, Conflict, NoTable
from bot.store.rows import Sitter
from bot.store.store import Store
from tests.open_stores import OpenStore, active_ids
from tests.store.sample_tables import GUILD, PEOPLE, lobby, playing


async def test_a_table_comes_back_as_it_was_written(store: Store):
    table = await lobby(store)
    assert await store.tables.get(table.id) == table
    assert (table.guild_id, table.host_id, table.options, table.secret) == (GUILD, PEOPLE[0], {"target": 61}, b"s" * 32)
    assert table.created_at.utcoffset() is not None
    assert table.active


async def test_an_unknown_table_is_refused(store: Store):
    with pytest.raises(NoTable):
        await store.tables.get(7)
    with pytest.raises(NoTable):
        await store.tables.start(7)


async def test_a_channel_has_one_active_table(store: Store):
    first = await lobby(store, channel=5)
    with pytest.raises(ChannelTaken, match="error-channel-taken"):
        await lobby(store, channel=5)
    assert await store.tables.active_in(5) == first
    assert await store.tables.end(first.id, "stopped")
    assert await store.tables.active_in(5) is None
    second = await lobby(store, channel=5)
    assert await active_ids(store) == [second.id]


async def test_the_database_itself_keeps_a_channel_to_one_table(store: Store):
    table = await lobby(store)
    row = {name: value for name, value in asdict(table).items() if name != "id"}
    with pytest.raises(Conflict):
        await store.database.write(
            lambda connection: connection.execute(insert(schema.tables).values(row | {"state": "playing"}))
        )


async def test_two_processes_open_a_table_at_once(open_store: OpenStore):
    stores = [await open_store() for _ in range(4)]
    found = await asyncio.gather(*(lobby(stores[n % 4], channel=5) for n in range(20)), return_exceptions=True)
    assert sum(isinstance(each, ChannelTaken) for each in found) == 19
    assert len(await active_ids(stores[0])) == 1


async def test_a_full_lobby_starts_once(open_store: OpenStore):
    store, other = await open_store(), await open_store()
    table = await lobby(store, players=2)
    assert not await store.tables.start(table.id), "one of two sits there"
    await store.seats.take(table.id, Sitter("Computer", level="weak"), capacity=2)
    started = await asyncio.gather(*(each.tables.start(table.id) for each in (store, other) * 3))
    assert sorted(started) == [False] * 5 + [True]
    begun = await store.tables.get(table.id)
    assert begun.state == "playing"
    assert begun.started_at is not None


async def test_a_lobby_with_a_gap_does_not_start(store: Store):
    table = await lobby(store, players=3)
    for seat in (1, 3):
        await store.seats.take(table.id, Sitter("Computer", level="weak"), seat=seat, capacity=4)
    assert not await store.tables.start(table.id)
    assert (await store.tables.get(table.id)).started_at is None


async def test_a_lobby_is_changed_until_it_starts(store: Store):
    table = await lobby(store)
    changed = await store.tables.set_options(table.id, {"target": 110})
    assert (changed.options, changed.players, changed.host_id) == ({"target": 110}, table.players, PEOPLE[0])
    started = await playing(store)
    with pytest.raises(Conflict, match="error-rules-settled"):
        await store.tables.set_options(started.id, {"target": 110})


async def test_a_table_ends_once(store: Store):
    table = await playing(store)
    assert await store.tables.end(table.id, "finished")
    assert not await store.tables.end(table.id, "stopped")
    ended = await store.tables.get(table.id)
    assert ended.state == "finished"
    assert ended.ended_at is not None
    with pytest.raises(ValueError, match="playing"):
        await store.tables.end(table.id, "playing")


async def test_where_a_person_sits(store: Store):
    first, second = await playing(store), await lobby(store)
    assert [table.id for table in await store.tables.of_person(PEOPLE[0])] == [first.id, second.id]
    assert [table.id for table in await store.tables.of_person(PEOPLE[1])] == [first.id]
    await store.seats.substitute(first.id, 1, Sitter("Computer", level="weak"), position=0)
    assert await store.tables.of_person(PEOPLE[1]) == ()
    await store.tables.end(second.id, "stopped")
    assert [table.id for table in await store.tables.of_person(PEOPLE[0])] == [first.id]
