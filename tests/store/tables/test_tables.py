"""Tables: one per channel, from lobby to end. Their seats: taken, left, handed over and taken back."""

import asyncio
from dataclasses import asdict

import pytest
from sqlalchemy import insert

from bot.store.errors import AlreadyApplied, AlreadySeated, ChannelTaken, Conflict, NoTable, SeatTaken, TableFull
from bot.store.schema.seats import Sitter, seats
from bot.store.schema.tables import TableRow, tables
from bot.store.store import Store
from tests.open_stores import OpenStore, active_ids
from tests.store.sample_tables import BEA, CID, COMPUTER, GUILD, PEOPLE, lobby, playing
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
        await store.database.write(lambda connection: connection.execute(insert(tables).values(row)))
    assert await store.tables.active_in(5) == first
    assert await store.tables.end(first.id, "stopped")
    assert await store.tables.active_in(5) is None
    second = await lobby(store, channel=5)
    assert await active_ids(store) == [second.id]


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


async def test_seats_fill_in_order_and_one_that_is_left_stays_empty(store: Store):
    table = await lobby(store)
    bea = await store.seats.take(table.id, BEA, interaction_id=900, capacity=4)
    computer = await store.seats.take(table.id, COMPUTER, seat=3, capacity=4)
    cid = await store.seats.take(table.id, CID, interaction_id=901, capacity=4)
    assert [row.seat for row in (bea, computer, cid)] == [1, 3, 2]
    assert (bea.user_id, bea.level, bea.interaction_id, bea.since, bea.until) == (PEOPLE[1], None, 900, 0, None)
    assert [row.name for row in await store.seats.sitting(table.id)] == ["Ann", "Bea", "Cid", "Computer"]
    await store.seats.leave(table.id, 1, expected=bea.id)
    left = [(row.seat, row.name) for row in await store.seats.sitting(table.id)]
    assert left == [(0, "Ann"), (2, "Cid"), (3, "Computer")]
    await fails_with(Conflict, store.seats.leave(table.id, 1, expected=bea.id), store.seats.leave(table.id, 1))
    assert len(await store.seats.history(table.id)) == 3
    assert (await store.seats.take(table.id, BEA, interaction_id=902, capacity=4)).seat == 1


async def test_refused_seats_and_departures(store: Store):
    table, started = await lobby(store), await playing(store)
    await store.seats.take(table.id, BEA, seat=1, interaction_id=900, capacity=3)
    for sitter, seat, number, error in (
        (BEA, None, 901, AlreadySeated), (BEA, None, 900, AlreadyApplied), (CID, 1, 902, SeatTaken)
    ):  # fmt: skip
        await fails_with(error, store.seats.take(table.id, sitter, seat=seat, interaction_id=number, capacity=3))
    await store.seats.take(table.id, COMPUTER, capacity=3)
    await fails_with(TableFull, store.seats.take(table.id, CID, interaction_id=903, capacity=3))
    await fails_with(Conflict, store.seats.take(started.id, Sitter("Dot", user_id=77), interaction_id=904, capacity=5))
    await fails_with(Conflict, store.seats.leave(started.id, 1), match="error-leave-instead")
    await fails_with(Conflict, store.seats.substitute(table.id, 0, COMPUTER, position=0))
    for clash in ({"seat": 0, "user_id": 5}, {"seat": 1, "user_id": PEOPLE[0]}):  # the database itself keeps them apart
        row = {"table_id": table.id, "name": "", "since": 0, "dm_closed": False, "order": ""} | clash
        added = insert(seats).values(row)
        await fails_with(Conflict, store.database.write(lambda connection, added=added: connection.execute(added)))


async def test_a_crowd_at_one_channel_and_at_the_last_seats(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    found = await asyncio.gather(*(lobby(stores[n % 3], channel=5) for n in range(20)), return_exceptions=True)
    (table,) = (each for each in found if isinstance(each, TableRow))
    assert sum(isinstance(each, ChannelTaken) for each in found) == 19
    assert await active_ids(stores[0]) == [table.id]
    taking = (stores[n % 3].seats.take(table.id, Sitter("", user_id=100 + n // 2), capacity=4) for n in range(30))
    found = await asyncio.gather(*taking, return_exceptions=True)
    assert sum(isinstance(each, SeatTaken) for each in found) == 27
    seated = await stores[0].seats.sitting(table.id)
    assert [row.seat for row in seated] == [0, 1, 2, 3]
    assert len({row.user_id for row in seated}) == 4


async def test_a_seat_is_handed_over_and_taken_back(store: Store):
    """Its person's order and DM channel are the last that they had, however often they come back."""
    table = await playing(store)
    bea = (await store.seats.sitting(table.id))[1]
    for at, channel, order in ((7, 55, "doubles"), (11, 66, "points")):
        await store.seats.set_dm(bea.id, channel_id=channel)
        await store.seats.set_dm(bea.id, closed=True)
        await store.seats.set_order(bea.id, order)
        computer = await store.seats.substitute(table.id, 1, COMPUTER, position=at, expected=bea.id)
        assert (computer.level, computer.since, computer.until, computer.dm_channel_id) == ("weak", at, None, None)
        await fails_with(Conflict, store.seats.substitute(table.id, 1, COMPUTER, position=at, expected=bea.id))
        with pytest.raises(AlreadySeated):
            await store.seats.substitute(table.id, 1, Sitter("Ann", user_id=PEOPLE[0]), position=at + 1)
        bea = await store.seats.substitute(table.id, 1, BEA, position=at + 2, expected=computer.id)
        assert (bea.since, bea.dm_channel_id, bea.dm_closed, bea.order) == (at + 2, channel, False, order)
    history = [(row.user_id, row.since, row.until) for row in await store.seats.history(table.id) if row.seat == 1]
    assert history == [(PEOPLE[1], 0, 7), (None, 7, 9), (PEOPLE[1], 9, 11), (None, 11, 13), (PEOPLE[1], 13, None)]


async def test_a_person_takes_a_seat_back_once(open_store: OpenStore):
    stores = [await open_store(), await open_store()]
    table = await playing(stores[0])
    computer = await stores[0].seats.substitute(table.id, 1, COMPUTER, position=3)
    backs = (it.seats.substitute(table.id, 1, BEA, position=4, expected=computer.id) for it in stores * 3)
    found = await asyncio.gather(*backs, return_exceptions=True)
    assert sum(isinstance(each, Conflict) for each in found) == 5
    assert len(await stores[0].seats.history(table.id)) == 6
