"""Seats: taken, left, handed over and taken back."""

import asyncio

import pytest
from sqlalchemy import insert

from bot.store import schema
from bot.store.errors import AlreadyApplied, AlreadySeated, Conflict, SeatTaken, TableFull
from bot.store.rows import Sitter
from bot.store.store import Store
from tests.open_stores import OpenStore
from tests.store.sample_tables import PEOPLE, lobby, playing


async def test_seats_fill_in_order(store: Store):
    table = await lobby(store)
    bea = await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=900, capacity=4)
    computer = await store.seats.take(table.id, Sitter("Computer", level="weak"), seat=3, capacity=4)
    cid = await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), interaction_id=901, capacity=4)
    assert [row.seat for row in (bea, computer, cid)] == [1, 3, 2]
    assert (bea.user_id, bea.level, bea.interaction_id, bea.since, bea.until) == (PEOPLE[1], None, 900, 0, None)
    assert [row.name for row in await store.seats.sitting(table.id)] == ["Ann", "Bea", "Cid", "Computer"]


async def test_refused_seats_and_departures(store: Store):
    table = await lobby(store)
    await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), seat=1, interaction_id=900, capacity=3)
    with pytest.raises(AlreadySeated):
        await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=901, capacity=3)
    with pytest.raises(AlreadyApplied):
        await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=900, capacity=3)
    with pytest.raises(SeatTaken):
        await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), seat=1, interaction_id=902, capacity=3)
    await store.seats.take(table.id, Sitter("Computer", level="weak"), capacity=3)
    with pytest.raises(TableFull):
        await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), interaction_id=903, capacity=3)
    started = await playing(store)
    with pytest.raises(Conflict):
        await store.seats.take(started.id, Sitter("Dot", user_id=77), interaction_id=904, capacity=5)
    with pytest.raises(Conflict, match="error-leave-instead"):
        await store.seats.leave(started.id, 1)
    with pytest.raises(Conflict):
        await store.seats.substitute(table.id, 0, Sitter("Computer", level="weak"), position=0)


@pytest.mark.parametrize("clash", [{"seat": 0, "user_id": 5}, {"seat": 1, "user_id": PEOPLE[0]}])
async def test_the_database_itself_keeps_seats_apart(store: Store, clash: dict[str, int]):
    table = await lobby(store)
    row = {"table_id": table.id, "name": "", "since": 0, "dm_closed": False, "order": ""} | clash
    with pytest.raises(Conflict):
        await store.database.write(lambda connection: connection.execute(insert(schema.seats).values(row)))


async def test_a_crowd_at_the_last_seats(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await lobby(stores[0])
    found = await asyncio.gather(
        *(stores[n % 3].seats.take(table.id, Sitter("", user_id=100 + n // 2), capacity=4) for n in range(30)),
        return_exceptions=True,
    )
    assert sum(isinstance(each, SeatTaken) for each in found) == 27
    seated = await stores[0].seats.sitting(table.id)
    assert [row.seat for row in seated] == [0, 1, 2, 3]
    assert len({row.user_id for row in seated}) == 4


async def test_those_behind_move_up(store: Store):
    table = await lobby(store)
    bea = await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), capacity=4)
    await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), capacity=4)
    await store.seats.take(table.id, Sitter("Computer", level="weak"), capacity=4)
    await store.seats.leave(table.id, 1, expected=bea.id)
    assert [(row.seat, row.name) for row in await store.seats.sitting(table.id)] == [
        (0, "Ann"),
        (1, "Cid"),
        (2, "Computer"),
    ]
    with pytest.raises(Conflict):
        await store.seats.leave(table.id, 1, expected=bea.id)
    with pytest.raises(Conflict):
        await store.seats.leave(table.id, 3)
    assert len(await store.seats.history(table.id)) == 3


async def test_a_seat_is_handed_over_and_taken_back(store: Store):
    table = await playing(store)
    bea = (await store.seats.sitting(table.id))[1]
    await store.seats.set_dm(bea.id, channel_id=55)
    await store.seats.set_dm(bea.id, closed=True)
    await store.seats.set_order(bea.id, "doubles")
    computer = await store.seats.substitute(table.id, 1, Sitter("Computer", level="weak"), position=7, expected=bea.id)
    assert (computer.level, computer.since, computer.until, computer.dm_channel_id) == ("weak", 7, None, None)
    with pytest.raises(Conflict):
        await store.seats.substitute(table.id, 1, Sitter("Computer", level="weak"), position=7, expected=bea.id)
    with pytest.raises(AlreadySeated):
        await store.seats.substitute(table.id, 1, Sitter("Ann", user_id=PEOPLE[0]), position=8)
    back = await store.seats.substitute(table.id, 1, Sitter("Bea", user_id=PEOPLE[1]), position=9, expected=computer.id)
    assert (back.since, back.dm_channel_id, back.dm_closed, back.order) == (9, 55, False, "doubles")
    history = [(row.user_id, row.since, row.until) for row in await store.seats.history(table.id) if row.seat == 1]
    assert history == [(PEOPLE[1], 0, 7), (None, 7, 9), (PEOPLE[1], 9, None)]


async def test_coming_back_finds_the_last_choices(store: Store):
    """Another order and another DM channel since the first time: the latest count."""
    table = await playing(store)
    seated = (await store.seats.sitting(table.id))[1]
    for position, channel, order in ((3, 55, "doubles"), (7, 66, "points")):
        await store.seats.set_dm(seated.id, channel_id=channel)
        await store.seats.set_order(seated.id, order)
        await store.seats.substitute(table.id, 1, Sitter("Computer", level="weak"), position=position)
        seated = await store.seats.substitute(table.id, 1, Sitter("Bea", user_id=PEOPLE[1]), position=position + 2)
        assert (seated.dm_channel_id, seated.order) == (channel, order)


async def test_a_person_takes_a_seat_back_once(open_store: OpenStore):
    stores = [await open_store(), await open_store()]
    table = await playing(stores[0])
    computer = await stores[0].seats.substitute(table.id, 1, Sitter("Computer", level="weak"), position=3)
    backs = (
        store.seats.substitute(table.id, 1, Sitter("Bea", user_id=PEOPLE[1]), position=4, expected=computer.id)
        for store in stores * 3
    )
    found = await asyncio.gather(*backs, return_exceptions=True)
    assert sum(isinstance(each, Conflict) for each in found) == 5
    assert len(await stores[0].seats.history(table.id)) == 6
