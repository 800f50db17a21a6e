"""The journal: one writer per position, one entry per interaction."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from bot.store.errors import AlreadyApplied, Conflict, NoTable, SecretKept
from bot.store.rows.journal import Appended, NewMove
from bot.store.rows.seats import Sitter
from bot.store.schema import applied
from bot.store.scores.results import match_result
from bot.store.store import Store
from tests.open_stores import OpenStore
from tests.store.sample_tables import PEOPLE, all_seen, deal, lobby, many_playing, move, playing


async def test_moves_come_back_in_order(store: Store):
    table = await playing(store)
    assert await store.journal.position(table.id) == 0
    await store.journal.append(table.id, 1, [move(0, "lead 6-4 as 4", 2**62)])
    await store.journal.append(table.id, 2, [move(1, "play 5-4"), NewMove(seat=2, notation="play 4-0")])
    rows = await store.journal.moves(table.id)
    assert [(row.position, row.seat, row.notation, row.user_id, row.interaction_id) for row in rows] == [
        (1, 0, "lead 6-4 as 4", PEOPLE[0], 2**62),
        (2, 1, "play 5-4", PEOPLE[1], None),
        (3, 2, "play 4-0", None, None),
    ]
    assert rows[0].at.utcoffset() is not None
    assert await store.journal.moves(table.id, after=1) == rows[1:]
    assert await store.journal.position(table.id) == 3


@pytest.mark.parametrize("position", [0, 1, 3])
async def test_only_the_next_position_is_written(store: Store, position: int):
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()])
    with pytest.raises(Conflict, match="moved on"):
        await store.journal.append(table.id, position, [move()])
    assert len(await store.journal.moves(table.id)) == 1


async def test_an_interaction_is_applied_once(store: Store):
    table, other = await playing(store), await playing(store)
    await store.journal.append(table.id, 1, [move(interaction=900)])
    for where, position in ((table, 1), (table, 2), (other, 1)):
        with pytest.raises(AlreadyApplied):
            await store.journal.append(where.id, position, [move(interaction=900)])
    with pytest.raises(ValueError, match="interaction"):
        await store.journal.append(table.id, 2, [move(interaction=901), move(interaction=901)])
    with pytest.raises(ValueError, match="moves"):
        await store.journal.append(table.id, 2, [])


async def test_an_interaction_is_known_whatever_it_has_done(store: Store):
    waiting, started = await lobby(store), await playing(store)
    await store.seats.take(waiting.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=900, capacity=4)
    await store.journal.append(started.id, 1, [move(interaction=901)])
    assert [await store.journal.is_applied(interaction) for interaction in (900, 901, 902)] == [True, True, False]


@pytest.mark.parametrize(("hours", "is_known"), [(23, True), (25, False)])
async def test_an_interaction_is_remembered_for_a_day(store: Store, hours: int, is_known: bool):
    table = await lobby(store)
    await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=900, capacity=4)
    earlier = update(applied).values(at=datetime.now(UTC) - timedelta(hours=hours))
    await store.database.write(lambda connection: connection.execute(earlier))
    await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), interaction_id=901, capacity=4)
    assert [await store.journal.is_applied(interaction) for interaction in (900, 901)] == [is_known, True]


async def test_a_retried_last_move_is_known_as_applied(store: Store):
    table = await playing(store)
    final = match_result((1, 2, 3, 4), range(4), [0], low_wins=True)
    await store.journal.append(table.id, 1, [move(interaction=900)], match_result=final)
    with pytest.raises(AlreadyApplied):
        await store.journal.append(table.id, 1, [move(interaction=900)], match_result=final)


async def test_moves_are_only_for_a_match_in_play(store: Store):
    table = await lobby(store)
    with pytest.raises(Conflict):
        await store.journal.append(table.id, 1, [move()])
    started = await playing(store)
    await store.tables.end(started.id, "stopped")
    with pytest.raises(Conflict):
        await store.journal.append(started.id, 1, [move()])
    with pytest.raises(NoTable):
        await store.journal.append(999, 1, [move()])


async def test_of_a_hundred_at_one_position_one_wins(open_store: OpenStore):
    stores = [await open_store() for _ in range(5)]
    table = await playing(stores[0])
    tries = (stores[n % 5].journal.append(table.id, 1, [move(interaction=1000 + n)]) for n in range(100))
    found = await asyncio.gather(*tries, return_exceptions=True)
    (won,) = (number for number, each in enumerate(found) if isinstance(each, Appended))
    assert sum(isinstance(each, Conflict) for each in found) == 99
    assert [row.interaction_id for row in await stores[4].journal.moves(table.id)] == [1000 + won]


async def test_one_interaction_delivered_many_times_at_once(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await playing(stores[0])
    tries = (stores[n % 3].journal.append(table.id, 1, [move(interaction=900)]) for n in range(30))
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, AlreadyApplied) for each in found) == 29


async def test_tables_move_side_by_side(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    tables = await many_playing(stores[0], 6)

    async def play(number: int) -> None:
        for position in range(1, 11):
            await stores[(number + position) % 3].journal.append(tables[number].id, position, [move()])

    await asyncio.gather(*map(play, range(6)))
    assert [await stores[0].journal.position(table.id) for table in tables] == [10] * 6


async def test_a_failed_entry_leaves_nothing(store: Store):
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()], results=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))
    before = await store.scores.of_everybody(await all_seen(store, table.guild_id))
    with pytest.raises(Conflict):  # that deal has its result
        await store.journal.append(table.id, 2, [move()], results=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))
    assert await store.journal.position(table.id) == 1
    assert await store.scores.of_everybody(await all_seen(store, table.guild_id)) == before


async def test_the_record_shows_the_secret_when_it_is_over(store: Store):
    table = await lobby(store)
    await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=901, capacity=4)
    await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), interaction_id=900, capacity=4)
    await store.seats.take(table.id, Sitter("Computer", level="weak"), interaction_id=902, capacity=4)
    with pytest.raises(SecretKept):
        await store.journal.record(table.id)
    assert await store.tables.start(table.id)
    await store.journal.append(table.id, 1, [move()])
    await store.seats.substitute(table.id, 1, Sitter("Computer", level="weak"), position=1)
    with pytest.raises(SecretKept):
        await store.journal.record(table.id)
    await store.tables.end(table.id, "finished")
    record = await store.journal.record(table.id)
    assert record.table.secret == b"s" * 32
    joins = [row.interaction_id for row in record.seats if row.interaction_id is not None]
    assert joins == [901, 900], "the press that seats a computer player adds nothing to the shuffle"
    assert record.moves == await store.journal.moves(table.id)
    assert [row.name for row in record.seats] == ["Ann", "Bea", "Computer", "Cid", "Computer"]
    with pytest.raises(NoTable):
        await store.journal.record(999)
