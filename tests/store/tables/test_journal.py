"""The journal: one writer per position, one entry per interaction; moves are written on what is known of a table."""

import asyncio
from dataclasses import asdict, replace
from datetime import timedelta

import pytest

from bot.store.errors import AlreadyApplied, Conflict, NoTable, SecretKept
from bot.store.schema.tables import NewMove, TableRow
from bot.store.store import Store
from bot.store.tables.journal import Appended, Commit
from bot.store.tables.messages import DrawnMark, DrawnMarks
from tests.clock import MovableClock
from tests.open_stores import OpenStore
from tests.store.sample_messages import posted
from tests.store.sample_results import deal, ended, finals_of
from tests.store.sample_tables import BEA, CID, COMPUTER, DUE, PEOPLE, all_of, lobby, move, playing, seat_of
from tests.told import fails_with


def on(known: TableRow | Appended, **more: object) -> Commit:
    return Commit(version=known.version, **more)  # type: ignore[arg-type]


async def test_moves_come_back_in_order(store: Store):
    table = await playing(store)
    assert len(await store.journal.moves(table.id)) == 0
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


@pytest.mark.parametrize(("seconds", "is_known"), [(0, True), (1, False)])
async def test_an_interaction_is_remembered_for_a_day(store: Store, clock: MovableClock, seconds: int, is_known: bool):
    table, started = await lobby(store), await playing(store)
    await store.seats.take(table.id, BEA, interaction_id=900, capacity=4)
    await clock.advance(timedelta(days=1, seconds=seconds))
    await store.seats.take(table.id, CID, interaction_id=901, capacity=4)
    await store.journal.append(started.id, 1, [move(interaction=902)])
    assert [await store.journal.is_applied(number) for number in range(900, 904)] == [is_known, True, True, False]


async def test_the_record_shows_the_secret_when_it_is_over(store: Store):
    table = await lobby(store)
    for number, sitter in ((901, BEA), (900, CID), (902, COMPUTER)):
        await store.seats.take(table.id, sitter, interaction_id=number, capacity=4)
    await fails_with(SecretKept, store.journal.record(table.id))
    assert await store.tables.start(table.id)
    await store.journal.append(table.id, 1, [move()])
    await store.seats.substitute(table.id, 1, COMPUTER, position=1)
    await fails_with(SecretKept, store.journal.record(table.id))
    await store.tables.end(table.id, "finished")
    record = await store.journal.record(table.id)
    assert record.table.secret == b"s" * 32
    joins = [row.interaction_id for row in record.seats if row.interaction_id is not None]
    assert joins == [901, 900], "the press that seats a computer player adds nothing to the shuffle"
    assert record.moves == await store.journal.moves(table.id)
    assert [row.name for row in record.seats] == ["Ann", "Bea", "Computer", "Cid", "Computer"]
    await fails_with(NoTable, store.journal.record(999))


async def test_a_move_on_what_is_known_is_written_and_the_table_loaded_again(store: Store):
    table = await playing(store)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    first = await store.journal.append(table.id, 1, [move(interaction=900)], commit=on(table, due_at=DUE))
    assert first.version == table.version + 1
    assert await all_of(store, table) == asdict(replace(table, version=first.version, due_at=DUE))
    for after, moves in ((0, 1), (1, 0)):
        newer = await store.journal.load(table.id, after=after, unless_version=table.version)
        assert newer is not None
        assert (newer.row.version, len(newer.moves)) == (first.version, moves)
    second = await store.journal.append(table.id, 2, [move(1), move(2)], commit=on(first, due_at=None))
    rows = await store.journal.moves(table.id)
    assert [(row.position, row.at) for row in rows] == [(1, first.at), (2, second.at), (3, second.at)]
    assert (await store.tables.get(table.id)).due_at is None
    third = await store.journal.append(table.id, 4, [move()], commit=on(second))
    assert (await store.tables.get(table.id)).due_at == third.at
    await fails_with(NoTable, store.journal.load(999, unless_version=1))


async def test_a_move_on_what_has_passed_is_not_written(store: Store):
    table, waiting = await playing(store), await lobby(store)
    await store.tables.set_clock(table.id, "quick")
    with pytest.raises(Conflict, match="error-table-moved-on"):
        await store.journal.append(table.id, 1, [move()], commit=on(table))
    known = await store.tables.get(table.id)
    written = await store.journal.append(table.id, 1, [move(interaction=900)], commit=on(known))
    with pytest.raises(Conflict):  # a caller that has miscounted
        await store.journal.append(table.id, 1, [move()], commit=on(written))
    assert (await store.tables.get(table.id)).version == written.version
    await fails_with(NoTable, store.journal.append(999, 1, [move()], commit=Commit(version=1)))
    await fails_with(Conflict, store.journal.append(waiting.id, 1, [move()], commit=on(waiting)))


async def test_an_interaction_that_was_applied_is_recognised(store: Store):
    table, other, waiting = await playing(store), await playing(store), await lobby(store)
    await store.seats.take(waiting.id, BEA, interaction_id=901, capacity=4)
    written = await store.journal.append(table.id, 1, [move(interaction=900)], commit=on(table))
    for row, position, number, known in (
        (table, 2, 900, table),
        (table, 2, 900, written),
        (other, 1, 900, other),  # by the other table's row of moves
        (table, 2, 901, table),
    ):
        with pytest.raises(AlreadyApplied):
            await store.journal.append(row.id, position, [move(1), move(interaction=number)], commit=on(known))
    assert await all_of(store, other) == asdict(other)
    for moves in ([], [move(interaction=902), move(interaction=902)]):
        with pytest.raises(ValueError, match="each its own interaction"):
            await store.journal.append(table.id, 2, moves, commit=on(written))


async def test_the_last_move_finishes_the_table(store: Store):
    table = await playing(store)
    results = ended((2, 4, 6, 8), deals=deal(1, (1, 2, 3, 4), (2, 4, 6, 8)))
    last = [move(interaction=900)]
    written = await store.journal.append(table.id, 1, last, results=results, commit=on(table, due_at=DUE))
    over = await store.tables.get(table.id)
    assert (over.state, over.ended_at, over.version, over.due_at) == ("finished", written.at, written.version, DUE)
    assert len(await finals_of(store, table.id)) == 4
    await fails_with(AlreadyApplied, store.journal.append(table.id, 1, last, results=results, commit=on(table)))
    await fails_with(Conflict, store.journal.append(table.id, 2, [move()], commit=on(written)))


@pytest.mark.parametrize(("numbers", "error"), [(range(1000, 1040), Conflict), ([900] * 40, AlreadyApplied)])
async def test_one_of_many_writers_at_a_version_wins(open_store: OpenStore, numbers: list[int], error: type[Conflict]):
    stores = [await open_store() for _ in range(4)]
    table = await playing(stores[0])
    tries = (
        stores[n % 4].journal.append(table.id, 1, [move(interaction=number)], commit=on(table))
        for n, number in enumerate(numbers)
    )
    found = await asyncio.gather(*tries, return_exceptions=True)
    (won,) = (number for number, each in zip(numbers, found, strict=True) if isinstance(each, Appended))
    assert sum(isinstance(each, error) for each in found) == 39
    assert [row.interaction_id for row in await stores[3].journal.moves(table.id)] == [won]


async def test_moves_and_other_changes_at_once_lose_nothing(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await playing(stores[0])

    async def play(store: Store) -> None:
        played = 0
        while played < 8:
            known = await store.journal.load(table.id)
            try:
                await store.journal.append(table.id, len(known.moves) + 1, [move()], commit=on(known.row))
            except Conflict:
                continue
            played += 1

    async def change(store: Store) -> None:
        for order in "abcdefgh":
            await store.seats.set_order(await seat_of(store, table, 0), order)
            mark = DrawnMark(row=await posted(store, table), drawn=1, face=order)
            await store.messages.mark_drawn([DrawnMarks(table_id=table.id, marks=[mark])])

    await asyncio.gather(*(work(store) for store in stores for work in (play, change)))
    assert len(await stores[0].journal.moves(table.id)) == 24
    after = await stores[0].tables.get(table.id)
    assert (after.version, after.posts) == (table.version + 24 + 24, 24)
