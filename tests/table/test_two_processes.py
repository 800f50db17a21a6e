"""Two processes over one database serve the same table: the journal stays one legal match, and the only truth."""

import asyncio
import random
from collections import Counter

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Pass
from bot.store.errors import Conflict
from bot.table.errors import Stale
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.samples import sample
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS, act, act_at_random, act_once, any_move, pass_all, pieces, waiting
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, PEOPLE, join, lobby, match, with_computers
from tests.told import fails_with


@pytest.mark.parametrize(
    ("preset", "seats"),
    sample([(preset, count) for preset in CATALOGUE["black-tile"].presets for count in preset.players], 4),
)
async def test_a_fresh_process_sees_the_same_table_at_every_position(preset, seats: int, tables: Tables):
    rng = random.Random(preset.name)
    snapshot = await tables.snapshot(await match(tables, seats, preset=preset.name, target=3))
    while True:
        assert await Tables(tables._store, CATALOGUE).snapshot(snapshot.id) == snapshot
        assert snapshot == await tables.snapshot(snapshot.id)
        if snapshot.over:
            break
        snapshot = (await act_once(tables, snapshot, rng)).snapshot


async def test_more_tables_than_are_kept_in_memory(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.table.access._KEPT", 2)
    ids = [await match(tables, 3, channel=CHANNEL + number) for number in range(5)]
    snapshots = {table: await tables.snapshot(table) for table in ids}
    for _ in range(2):
        for table in ids:
            assert await tables.snapshot(table) == snapshots[table]
            snapshots[table] = (await act_once(tables, snapshots[table], random.Random(1))).snapshot
    assert len(tables.access._tables) <= 2


async def test_neither_leavers_nor_substitutes_have_a_part_in_the_seed(tables: Tables, open_tables: OpenTables):
    table = await lobby(tables, 4)
    await tables.seating.leave(table, DOT)
    snapshot = (await tables.lifecycle.start(table, ANN)).snapshot
    await tables.seating.leave(table, CID)
    await join(tables, table, CID)
    again = await (await open_tables()).snapshot(table)
    assert [view.hand for view in again.views] == [view.hand for view in snapshot.views]


async def test_passes_made_at_once_in_two_processes_all_count(tables: Tables, open_tables: OpenTables):
    other, asked = await open_tables(), await tables.snapshot(await match(tables))
    moves = [Pass(tuple(pieces(view)[:3])) for view in asked.views]
    passing = (act((tables, other)[seat % 2], asked, seat, move) for seat, move in enumerate(moves))
    assert max(outcome.snapshot.position for outcome in await asyncio.gather(*passing)) == 4
    snapshot = await tables.snapshot(asked.id)
    assert await other.snapshot(asked.id) == snapshot
    assert [view.trick_board.passed for view in snapshot.views] == [move.pieces for move in moves]


@pytest.mark.parametrize("is_typed", [False, True])
async def test_a_hundred_moves_at_once_are_applied_one_a_turn(tables: Tables, open_tables: OpenTables, is_typed: bool):
    """Each interaction is delivered to both processes. A typed command names no position: who is late moves later."""
    processes = (tables, await open_tables())
    rng, applied = random.Random(3), Counter[int]()
    snapshot = await pass_all(tables, await match(tables, target=1))

    async def attempt(process: Tables, seat: int, interaction: int) -> None:
        asked = await process.snapshot(snapshot.id) if is_typed else snapshot
        if seat in waiting(asked) or not is_typed:
            position, user = None if is_typed else snapshot.asked_at, PEOPLE[seat].user_id
            move = any_move(asked.views[seat], rng) if asked.views[seat].ask else Pass(())
            try:
                outcome = await process.play.act(snapshot.id, user, move, position=position, interaction_id=interaction)
            except Refusal:
                return
            applied[interaction] += not outcome.repeated

    for _ in range(4):
        presses = [(rng.randrange(4), next(INTERACTIONS)) for _ in range(50)]
        attempts = [(process, *press) for press in presses for process in processes]
        rng.shuffle(attempts)
        await asyncio.gather(*(attempt(*each) for each in attempts))
        before, snapshot = snapshot, await tables.snapshot(snapshot.id)
        assert snapshot == await processes[1].snapshot(snapshot.id)
        assert is_typed or snapshot.position == before.position + 1
    assert max(applied.values()) == 1
    fresh = await open_tables()
    rows = await fresh._store.journal.moves(snapshot.id)
    assert await fresh.snapshot(snapshot.id) == snapshot, "each move applied anew"
    assert [row.position for row in rows] == list(range(1, snapshot.position + 1))
    assert {row.interaction_id for row in rows[4:] if row.interaction_id} == {*+applied}


async def test_one_start_and_one_seat_each(tables: Tables, open_tables: OpenTables):
    other, table = await open_tables(), await lobby(tables, 1, seats=4)
    joins = [join(process, table, person) for person in (BEA, CID, DOT) for process in (tables, other)]
    refused = [result for result in await asyncio.gather(*joins, return_exceptions=True) if isinstance(result, Refusal)]
    assert len(refused) == 3
    assert sorted((await other.snapshot(table)).names) == ["Ann", "Bea", "Cid", "Dot"]
    starting = (process.lifecycle.start(table, ANN) for process in (tables, other))
    starts = await asyncio.gather(*starting, return_exceptions=True)
    assert sorted(isinstance(result, Outcome) + 2 * isinstance(result, Refusal) for result in starts) == [1, 2]
    assert await tables.snapshot(table) == await other.snapshot(table)
    await other.lifecycle.stop(table, ANN)
    with pytest.raises(Refusal, match="over"):
        await act_once(tables, next(it.snapshot for it in starts if isinstance(it, Outcome)), random.Random(1))


async def test_an_overtaken_computer_is_stale(tables: Tables, open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch):
    """A computer decides again: moved elsewhere, it might have nothing to decide any more."""
    snapshot, other = await with_computers(tables), await open_tables()
    append, view = tables._store.journal.append, snapshot.views[1]

    async def overtaken(*args: object, **more: object) -> None:
        monkeypatch.setattr(tables._store.journal, "append", append)
        await other.play.act_for_computer(snapshot.id, 1, any_move(view, random.Random(1)), position=0)
        await append(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(tables._store.journal, "append", overtaken)
    await fails_with(Stale, tables.play.act_for_computer(snapshot.id, 1, any_move(view, random.Random(2)), position=0))
    assert (await tables.snapshot(snapshot.id)).position == 1


async def test_a_move_that_is_overtaken_without_end_is_given_up(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    snapshot = await pass_all(tables, await match(tables))

    async def conflict(*_: object, **__: object) -> None:
        raise Conflict

    monkeypatch.setattr(tables._store.journal, "append", conflict)
    await fails_with(Stale, act_at_random(tables, snapshot, waiting(snapshot)[0]))
