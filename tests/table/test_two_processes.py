"""Two processes over one database serve the same table: the journal stays one legal match."""

import asyncio
import random
from collections import Counter

import pytest

from bot.rules.errors import Refusal
from bot.rules.moves import Pass
from bot.store.errors import Conflict
from bot.table.errors import Stale
from bot.table.operations.lifecycle import NewTableRules
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.table.fixtures import OpenTables
from tests.table.people import (
    CHANNEL,
    INTERACTIONS,
    PEOPLE,
    act,
    any_move,
    ask_of,
    match,
    pass_all,
    pieces,
    waiting,
    with_computers,
)


async def replayed(open_tables: OpenTables, table: int) -> list[int | None]:
    """The journal read by a process that has seen nothing of it, which applies each move anew; its interactions."""
    fresh = await open_tables()
    rows = await fresh._store.journal.moves(table)
    snapshot = await fresh.snapshot(table)
    assert [row.position for row in rows] == list(range(1, snapshot.position + 1))
    return [row.interaction_id for row in rows if row.user_id is not None]


async def test_each_sees_what_the_other_did(tables: Tables, open_tables: OpenTables) -> None:
    other = await open_tables()
    table = await match(tables, 3, target=2)
    rng = random.Random(2)
    snapshot = await tables.snapshot(table)
    while not snapshot.over:
        here, there = rng.sample((tables, other), 2)
        seat = rng.choice(waiting(snapshot))
        snapshot = (await act(here, snapshot, seat, any_move(snapshot.views[seat], rng))).snapshot
        assert await there.snapshot(table) == snapshot


async def test_passes_made_at_once_in_two_processes_all_count(tables: Tables, open_tables: OpenTables) -> None:
    other = await open_tables()
    table = await match(tables)
    asked = await tables.snapshot(table)
    moves = [Pass(tuple(pieces(view)[:3])) for view in asked.views]
    outcomes = await asyncio.gather(
        *(act((tables, other)[seat % 2], asked, seat, move) for seat, move in enumerate(moves))
    )
    assert max(outcome.snapshot.position for outcome in outcomes) == 4
    snapshot = await tables.snapshot(table)
    assert await other.snapshot(table) == snapshot
    assert [view.trick_board.passed for view in snapshot.views] == [move.pieces for move in moves]


async def test_a_hundred_interactions_at_once(tables: Tables, open_tables: OpenTables) -> None:
    """Every seat tries everything at once in both processes, each interaction delivered twice."""
    other = await open_tables()
    table = await match(tables)
    rng = random.Random(3)
    snapshot = await pass_all(tables, table)
    repeated_by_interaction: dict[int, list[bool]] = {}

    async def attempt(process: Tables, user: int, seat: int, interaction: int) -> None:
        move = any_move(snapshot.views[seat], rng) if snapshot.views[seat].ask else Pass(())
        try:
            outcome = await process.play.act(table, user, move, position=snapshot.asked_at, interaction_id=interaction)
        except Refusal:
            return
        repeated_by_interaction.setdefault(interaction, []).append(outcome.repeated)

    for _ in range(4):
        attempts = [
            (process, PEOPLE[seat].user_id, seat, interaction)
            for interaction, seat in ((next(INTERACTIONS), rng.randrange(4)) for _ in range(50))
            for process in (tables, other)
        ]
        rng.shuffle(attempts)
        before = snapshot.position
        await asyncio.gather(*(attempt(*attempt_arguments) for attempt_arguments in attempts))
        snapshot = await tables.snapshot(table)
        assert snapshot.position == before + 1
    interactions = await replayed(open_tables, table)
    assert len(set(interactions)) == len(interactions)
    assert set(repeated_by_interaction) <= set(interactions)
    assert Counter(repeated for answers in repeated_by_interaction.values() for repeated in answers)[False] == 4


async def test_a_hundred_free_attempts_at_once(tables: Tables, open_tables: OpenTables) -> None:
    """As typed commands: no position is named, so whoever comes later moves at the turn that has come."""
    other = await open_tables()
    table = await match(tables, target=1)
    rng = random.Random(7)
    applied: Counter[int] = Counter()

    async def attempt(process: Tables) -> None:
        snapshot = await process.snapshot(table)
        seats = waiting(snapshot)
        if not seats:
            return
        seat, interaction = rng.choice(seats), next(INTERACTIONS)
        move = any_move(snapshot.views[seat], rng)
        for again in (process, tables, other):
            try:
                outcome = await again.play.act(
                    table, PEOPLE[seat].user_id, move, position=None, interaction_id=interaction
                )
            except Refusal:
                continue
            applied[interaction] += not outcome.repeated

    await asyncio.gather(*(attempt(process) for process in (tables, other) for _ in range(50)))
    assert max(applied.values()) == 1
    interactions = await replayed(open_tables, table)
    assert sorted(id_ for id_ in interactions if id_) == sorted(applied)
    assert await tables.snapshot(table) == await other.snapshot(table)


async def test_one_start_and_one_seat_each(tables: Tables, open_tables: OpenTables) -> None:
    other = await open_tables()
    ann, bea, cid, dot = PEOPLE
    table = (await tables.lifecycle.open(1, CHANNEL, ann, "black-tile", rules=NewTableRules(players=4))).snapshot.id
    joins = [
        process_tables.seating.join(table, who, next(INTERACTIONS))
        for who in (bea, cid, dot)
        for process_tables in (tables, other)
    ]
    refused = [result for result in await asyncio.gather(*joins, return_exceptions=True) if isinstance(result, Refusal)]
    assert len(refused) == 3
    snapshot = await other.snapshot(table)
    assert sorted(snapshot.names) == ["Ann", "Bea", "Cid", "Dot"]
    starts = await asyncio.gather(
        tables.lifecycle.start(table, ann), other.lifecycle.start(table, ann), return_exceptions=True
    )
    assert sum(isinstance(result, Outcome) for result in starts) == 1
    assert all(isinstance(result, Outcome | Refusal) for result in starts)
    assert await tables.snapshot(table) == await other.snapshot(table)


async def test_a_table_stopped_elsewhere_refuses_moves_here(tables: Tables, open_tables: OpenTables) -> None:
    other = await open_tables()
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    await other.lifecycle.stop(snapshot.id, PEOPLE[0])
    with pytest.raises(Refusal, match="over"):
        await act(tables, snapshot, seat, ask_of(snapshot, seat).choices[0].move)


async def test_a_computers_move_that_was_overtaken_is_stale(
    tables: Tables, open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer decides again: moved elsewhere, it might have nothing to decide any more."""
    snapshot = await with_computers(tables)
    table = snapshot.id
    other = await open_tables()
    append = tables._store.journal.append

    async def overtaken(*args: object, **more: object) -> None:
        monkeypatch.setattr(tables._store.journal, "append", append)
        await other.play.act_for_computer(table, 1, any_move(snapshot.views[1], random.Random(1)), position=0)
        await append(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(tables._store.journal, "append", overtaken)
    with pytest.raises(Stale):
        await tables.play.act_for_computer(table, 1, any_move(snapshot.views[1], random.Random(2)), position=0)
    assert (await tables.snapshot(table)).position == 1


async def test_a_move_that_is_overtaken_without_end_is_given_up(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)

    async def conflict(*_: object, **__: object) -> None:
        raise Conflict

    monkeypatch.setattr(tables._store.journal, "append", conflict)
    with pytest.raises(Stale):
        await act(tables, snapshot, seat, ask_of(snapshot, seat).choices[0].move)
