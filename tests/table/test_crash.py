"""The journal is the only truth: who reads it afresh finds the table exactly as it was last told."""

import random
from hashlib import sha256

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.shuffle import commitment, seed_in_contest, shuffled
from bot.table.operations.lifecycle import NewTableRules
from bot.table.tables import Tables
from tests.table import people
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, GUILD, act_once, match, pieces


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


async def test_after_closing_the_database(open_tables: OpenTables) -> None:
    first = await open_tables()
    table = await match(first, target=2)
    snapshot = await first.snapshot(table)
    rng = random.Random(9)
    for _ in range(12):
        snapshot = (await act_once(first, snapshot, rng)).snapshot
    await first._store.close()
    second = await open_tables()
    assert await second.snapshot(table) == snapshot
    assert (await act_once(second, snapshot, rng)).snapshot.position > snapshot.position


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


# -- the fair shuffle


async def dealt(tables: Tables, joins: tuple[int, int], channel: int) -> tuple[str, list[list[object]], bytes]:
    """A match whose people joined by these interactions: the seal shown before, the hands, the secret told after."""
    opened = (await tables.lifecycle.open(GUILD, channel, ANN, "black-tile", rules=NewTableRules(players=3))).snapshot
    for person, interaction in zip((BEA, CID), joins, strict=True):
        await tables.seating.join(opened.id, person, interaction)
    hands = [list(pieces(view)) for view in (await tables.lifecycle.start(opened.id, ANN)).snapshot.views]
    secret = (await tables.lifecycle.stop(opened.id, ANN)).snapshot.row.secret
    return opened.commitment, hands, secret  # type: ignore[return-value]


async def test_the_deal_depends_on_those_who_joined_after_the_seal(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.operations.lifecycle.secrets.token_bytes", lambda _: sha256(b"one secret").digest())
    first = await dealt(tables, (101, 102), CHANNEL)
    other = await dealt(tables, (103, 104), CHANNEL)
    swapped = await dealt(tables, (205, 204), CHANNEL)
    assert first[0] == other[0] == commitment(first[2])
    assert first[1] != other[1]
    deck = list(CATALOGUE["black-tile"].deck(None, 3))  # type: ignore[attr-defined]
    for ids, (_, hands, secret) in (((101, 102), first), ((103, 104), other), ((204, 205), swapped)):
        order = shuffled(deck, seed_in_contest(secret, ids), "deal 1")
        assert [set(hand) for hand in hands] == [set(order[start : start + 9]) for start in (0, 9, 18)]


async def test_neither_leavers_nor_substitutes_have_a_part_in_the_seed(tables: Tables, open_tables: OpenTables) -> None:
    table = await people.lobby(tables, 4)
    await tables.seating.leave(table, people.DOT)
    snapshot = (await tables.lifecycle.start(table, ANN)).snapshot
    await tables.seating.leave(table, CID)
    await tables.seating.join(table, CID, next(people.INTERACTIONS))
    again = await (await open_tables()).snapshot(table)
    assert [view.hand for view in again.views] == [view.hand for view in snapshot.views]
