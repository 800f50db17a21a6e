"""The journal is the only truth: who reads it afresh finds the table exactly as it was last told."""

import random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.table.tables import Tables
from tests.table import people
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, CHANNEL, CID, act_once, match


@pytest.mark.parametrize(
    ("preset", "seats"), [(preset, count) for preset in CATALOGUE["black-tile"].presets for count in preset.players]
)
async def test_a_fresh_process_sees_the_same_table_at_every_position(preset, seats: int, tables: Tables) -> None:
    rng = random.Random(preset.name)
    table = await match(tables, seats, preset=preset.name, target=3)
    snapshot = await tables.snapshot(table)
    while True:
        assert await Tables(tables._store, CATALOGUE).snapshot(table) == snapshot
        assert snapshot == await tables.snapshot(table)
        if snapshot.over:
            break
        snapshot = (await act_once(tables, snapshot, rng)).snapshot


async def test_more_tables_than_are_kept_in_memory(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.access._KEPT", 2)
    ids = [await match(tables, 3, channel=CHANNEL + number) for number in range(5)]
    snapshots = {table: await tables.snapshot(table) for table in ids}
    rng = random.Random(1)
    for _ in range(3):
        for table in ids:
            assert await tables.snapshot(table) == snapshots[table]
            snapshots[table] = (await act_once(tables, snapshots[table], rng)).snapshot
    assert len(tables.access._tables) <= 2


async def test_neither_leavers_nor_substitutes_have_a_part_in_the_seed(tables: Tables, open_tables: OpenTables) -> None:
    table = await people.lobby(tables, 4)
    await tables.seating.leave(table, people.DOT)
    snapshot = (await tables.lifecycle.start(table, ANN)).snapshot
    await tables.seating.leave(table, CID)
    await tables.seating.join(table, CID, next(people.INTERACTIONS))
    again = await (await open_tables()).snapshot(table)
    assert [view.hand for view in again.views] == [view.hand for view in snapshot.views]
