"""Moves that are written on what is known of a table."""

import asyncio
from dataclasses import asdict, replace

import pytest

from bot.store.errors import AlreadyApplied, Conflict, NoTable
from bot.store.rows import DrawnMark, DrawnMarks
from bot.store.scores.results import match_result
from bot.store.store import Store
from bot.store.tables.journal import Appended, Commit, NewResults
from tests.open_stores import OpenStore
from tests.store.sample_tables import BEA, DUE, all_of, deal, finals_of, lobby, move, playing, posted, seat_of


async def test_a_move_on_what_is_known_is_written(store: Store):
    table = await playing(store)
    first = await store.journal.append(
        table.id, 1, [move(interaction=900)], commit=Commit(version=table.version, due_at=DUE)
    )
    assert first.version == table.version + 1
    assert await all_of(store, table) == asdict(replace(table, version=first.version, due_at=DUE))
    second = await store.journal.append(
        table.id, 2, [move(1), move(2)], commit=Commit(version=first.version, due_at=None)
    )
    rows = await store.journal.moves(table.id)
    assert [(row.position, row.at) for row in rows] == [(1, first.at), (2, second.at), (3, second.at)]
    assert (await store.tables.get(table.id)).due_at is None
    third = await store.journal.append(table.id, 4, [move()], commit=Commit(version=second.version))
    assert (await store.tables.get(table.id)).due_at == third.at


async def test_a_move_on_what_has_passed_is_not_written(store: Store):
    table = await playing(store)
    await store.tables.set_clock(table.id, "quick")
    with pytest.raises(Conflict, match="error-table-moved-on"):
        await store.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
    known = await store.tables.get(table.id)
    written = await store.journal.append(table.id, 1, [move(interaction=900)], commit=Commit(version=known.version))
    for position in (0, 1):  # a caller that has miscounted
        with pytest.raises(Conflict):
            await store.journal.append(table.id, position or 1, [move()], commit=Commit(version=written.version))
    assert (await store.tables.get(table.id)).version == written.version
    with pytest.raises(NoTable):
        await store.journal.append(999, 1, [move()], commit=Commit(version=1))
    waiting = await lobby(store)
    with pytest.raises(Conflict):
        await store.journal.append(waiting.id, 1, [move()], commit=Commit(version=waiting.version))


async def test_an_interaction_that_was_applied_is_recognised(store: Store):
    table, other = await playing(store), await playing(store)
    waiting = await lobby(store)
    await store.seats.take(waiting.id, BEA, interaction_id=901, capacity=4)
    written = await store.journal.append(table.id, 1, [move(interaction=900)], commit=Commit(version=table.version))
    for version in (table.version, written.version):
        with pytest.raises(AlreadyApplied):
            await store.journal.append(table.id, 2, [move(interaction=900)], commit=Commit(version=version))
    with pytest.raises(AlreadyApplied):  # by the other table's row of moves
        await store.journal.append(other.id, 1, [move(1), move(interaction=900)], commit=Commit(version=other.version))
    assert await all_of(store, other) == asdict(other)
    with pytest.raises(AlreadyApplied):
        await store.journal.append(table.id, 2, [move(interaction=901)], commit=Commit(version=table.version))
    for moves in ([], [move(interaction=902), move(interaction=902)]):
        with pytest.raises(ValueError, match="each its own interaction"):
            await store.journal.append(table.id, 2, moves, commit=Commit(version=written.version))


async def test_the_last_move_finishes_the_table(store: Store):
    table = await playing(store)
    final = match_result((2, 4, 6, 8), range(4), [0], low_wins=True)
    results = deal(1, (1, 2, 3, 4), (2, 4, 6, 8))
    written = await store.journal.append(
        table.id,
        1,
        [move(interaction=900)],
        results=NewResults(deals=results, match=final),
        commit=Commit(version=table.version, due_at=DUE),
    )
    over = await store.tables.get(table.id)
    assert (over.state, over.ended_at, over.version, over.due_at) == ("finished", written.at, written.version, DUE)
    assert len(await finals_of(store, table.id)) == 4
    with pytest.raises(AlreadyApplied):
        await store.journal.append(
            table.id, 1, [move(interaction=900)], results=NewResults(match=final), commit=Commit(version=table.version)
        )
    with pytest.raises(Conflict):
        await store.journal.append(table.id, 2, [move()], commit=Commit(version=written.version))


async def test_one_of_many_writers_at_the_same_version_wins(open_store: OpenStore):
    stores = [await open_store() for _ in range(5)]
    table = await playing(stores[0])
    tries = (
        stores[n % 5].journal.append(table.id, 1, [move(interaction=1000 + n)], commit=Commit(version=table.version))
        for n in range(60)
    )
    found = await asyncio.gather(*tries, return_exceptions=True)
    (won,) = (number for number, each in enumerate(found) if isinstance(each, Appended))
    assert sum(isinstance(each, Conflict) for each in found) == 59
    assert [row.interaction_id for row in await stores[4].journal.moves(table.id)] == [1000 + won]


async def test_one_interaction_at_one_version_many_times_at_once(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await playing(stores[0])
    tries = (
        stores[n % 3].journal.append(table.id, 1, [move(interaction=900)], commit=Commit(version=table.version))
        for n in range(30)
    )
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, AlreadyApplied) for each in found) == 29


async def test_moves_and_other_changes_at_once_lose_nothing(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await playing(stores[0])

    async def play(store: Store) -> None:
        for _ in range(8):
            while True:
                known = await store.journal.load(table.id)
                try:
                    await store.journal.append(
                        table.id, len(known.moves) + 1, [move()], commit=Commit(version=known.row.version)
                    )
                except Conflict:
                    continue
                break

    async def change(store: Store) -> None:
        for order in "abcdefgh":
            await store.seats.set_order(await seat_of(store, table, 0), order)
            row = await posted(store, table)
            await store.messages.mark_drawn(
                [DrawnMarks(table_id=table.id, marks=[DrawnMark(row=row, drawn=1, face=order)])]
            )

    await asyncio.gather(*(work(store) for store in stores for work in (play, change)))
    assert len(await stores[0].journal.moves(table.id)) == 24
    after = await stores[0].tables.get(table.id)
    assert (after.version, after.posts) == (table.version + 24 + 24, 24)


async def test_a_known_table_is_loaded_again_only_after_a_change(store: Store):
    table = await playing(store)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    written = await store.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
    newer = await store.journal.load(table.id, unless_version=table.version)
    assert newer is not None
    assert (newer.row.version, len(newer.moves)) == (written.version, 1)
    later = await store.journal.load(table.id, after=1, unless_version=table.version)
    assert later is not None
    assert later.moves == ()
    with pytest.raises(NoTable):
        await store.journal.load(999, unless_version=1)
