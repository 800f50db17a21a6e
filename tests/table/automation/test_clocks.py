"""Clocks: who keeps the others waiting is reminded once a turn, and replaced in the end. Times are tiny here."""

import asyncio
import random
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.errors import NotSaved
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.table.automation.conftest import StartClocks
from tests.table.conftest import OpenTables
from tests.table.people import (
    ANN,
    BEA,
    CID,
    INTERACTIONS,
    PEOPLE,
    act,
    act_once,
    any_move,
    asked_twice_running,
    lobby,
    long_ago,
    match,
    pass_all,
    until,
    waiting,
)

NEVER = 1000.0


async def test_one_reminder_a_turn(tables: Tables, clocks: StartClocks) -> None:
    table = await match(tables)
    snapshot = await pass_all(tables, table)
    clock, reminded = clocks(tables, 0.02, NEVER)
    for turn in range(1, 4):
        clock.set(Outcome(snapshot))
        await until(lambda turn=turn: len(reminded) == turn)
        clock.set(Outcome(snapshot))  # as after a restart of the clock of this turn, or a change of a seat
        await asyncio.sleep(0.05)
        assert len(reminded) == turn
        assert (reminded[-1].snapshot, reminded[-1].seats) == (snapshot, waiting(snapshot))
        snapshot = (await act_once(tables, snapshot, random.Random(turn))).snapshot


async def test_passing_has_one_clock_for_all(tables: Tables, clocks: StartClocks) -> None:
    """Who passes, or passes something else, neither puts off the reminder of the others nor brings a second one."""
    clock, _ = clocks(tables, NEVER, NEVER)
    table = await match(tables)
    running = clock._running[table][1]
    snapshot = await tables.snapshot(table)
    for seat in (0, 1, 0):
        snapshot = (await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(seat)))).snapshot
        assert clock._running[table][1] is running
    later, reminded = clocks(tables, 0.01, NEVER)
    later.set(Outcome(snapshot))
    await until(lambda: reminded)
    assert reminded[0].seats == (2, 3)
    await act(tables, snapshot, 2, any_move(snapshot.views[2], random.Random(2)))
    await asyncio.sleep(0.1)
    assert len(reminded) == 1


async def test_who_stays_away_is_replaced_and_may_come_back(tables: Tables, clocks: StartClocks) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    clock, reminded = clocks(tables, 0.01, 0.03)
    outcomes: list[Outcome] = []
    tables.listeners.append(outcomes.append)
    clock.set(Outcome(snapshot))
    await until(lambda: outcomes)
    assert len(reminded) == 1
    assert outcomes[0].snapshot.seats[seat].user_id is None
    assert outcomes[0].snapshot.position == snapshot.position
    await until(lambda: not clock._running)
    back = (await tables.seating.join(snapshot.id, PEOPLE[seat], next(INTERACTIONS))).snapshot
    assert back.seats[seat].user_id == PEOPLE[seat].user_id
    await until(lambda: len(reminded) == 2)


async def test_all_who_have_not_passed_are_replaced_at_once(tables: Tables, clocks: StartClocks) -> None:
    table = await match(tables)
    snapshot = await tables.snapshot(table)
    snapshot = (await act(tables, snapshot, 1, any_move(snapshot.views[1], random.Random(1)))).snapshot
    clock, _ = clocks(tables, 0.01, 0.02)
    clock.set(Outcome(snapshot))
    await until(lambda: not clock._running)
    assert [seat.user_id for seat in (await tables.snapshot(table)).seats] == [None, BEA.user_id, None, None]


async def test_a_move_made_in_another_process_counts(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """This process heard nothing of the move, yet nobody is reminded of a turn that is over, or loses a seat for it."""
    snapshot = await pass_all(tables, await match(tables))
    (late,) = waiting(snapshot)
    other = await open_tables()
    await other.snapshot(snapshot.id)
    now = (await act_once(other, snapshot, random.Random(1))).snapshot
    clock, reminded = clocks(tables, 0.02, 0.05)
    clock.set(Outcome(snapshot))
    await until(lambda: reminded)
    assert reminded[0].seats == waiting(now)
    await until(lambda: not clock._running)
    seats = (await tables.snapshot(snapshot.id)).seats
    assert seats[late].user_id is not None
    assert [seats[seat].user_id for seat in waiting(now)] == [None]


async def test_who_takes_the_trick_and_leads_has_a_clock_of_their_own_for_it(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """The turn before is long over, and this process has heard nothing of the move."""
    earlier, now = await asked_twice_running(tables, await match(tables), random.Random(5))
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 0.01, NEVER)
    clock.set(Outcome(replace(earlier, waiting_since=earlier.waiting_since - timedelta(seconds=NEVER))))
    await until(lambda: reminded)
    assert reminded[0].snapshot == now
    await asyncio.sleep(0.05)
    assert len(reminded) == 1
    assert (await restarted.snapshot(now.id)).seats == now.seats


async def test_computers_are_not_waited_for_nor_tables_that_are_over(tables: Tables, clocks: StartClocks) -> None:
    clock, reminded = clocks(tables, 0.01, NEVER)
    table = (await tables.lifecycle.open(1, 1, ANN, "black-tile", players=3)).snapshot.id
    for _ in range(2):
        await tables.seating.seat_computer(table, ANN, "easy")
    snapshot = (await tables.lifecycle.start(table, ANN)).snapshot
    await act(tables, snapshot, 0, any_move(snapshot.views[0], random.Random(1)))
    assert not clock._running, "only computers have not passed"
    other = await match(tables, channel=2)
    assert list(clock._running) == [other]
    await tables.lifecycle.stop(other, ANN)
    assert not clock._running
    await asyncio.sleep(0.03)
    assert not reminded


async def test_a_store_that_fails_for_a_while_does_not_stop_a_clock(
    tables: Tables, clocks: StartClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = await pass_all(tables, await match(tables))
    clock, reminded = clocks(tables, 0.01, 0.02)
    fails: dict[str, int] = {"journal.load": 2, "seats.substitute": 2}
    for operation in tuple(fails):
        part, _, method = operation.partition(".")
        works = getattr(getattr(tables._store, part), method)

        async def failing(*args: object, works=works, operation: str = operation, **more: object) -> object:
            fails[operation] -= 1
            if fails[operation] >= 0:
                raise NotSaved("The disk is full.")
            return await works(*args, **more)

        monkeypatch.setattr(getattr(tables._store, part), method, failing)
    clock.set(Outcome(snapshot))
    await until(lambda: not clock._running)
    (seat,) = waiting(snapshot)
    assert (await tables.snapshot(snapshot.id)).seats[seat].user_id is None
    assert len(reminded) == 1


async def test_a_replacement_due_before_the_reminder(tables: Tables, clocks: StartClocks) -> None:
    snapshot = await pass_all(tables, await match(tables))
    clock, reminded = clocks(tables, NEVER, 0.01)
    clock.set(Outcome(snapshot))
    await until(lambda: not clock._running)
    assert len(reminded) == 1
    assert (await tables.snapshot(snapshot.id)).seats[waiting(snapshot)[0]].user_id is None


# -- lobbies ----------------------------------------------------------------------------------------------------------


async def test_a_lobby_at_which_nothing_happens_is_closed(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await lobby(tables, 3)
    await long_ago(tables, 25)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 600, 24 * 3600)
    clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: not clock._running)
    assert (await restarted.snapshot(table)).row.state == "stopped"
    assert not reminded
    await restarted.lifecycle.open(1, 1, CID, "black-tile", players=3)


@pytest.mark.parametrize("what", ["join", "computer", "leave", "rules", "start"])
async def test_whatever_happens_at_a_lobby_keeps_it_open(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks, what: str
) -> None:
    """In another process too, of which this one's clock hears nothing."""
    table = await lobby(tables, 3)
    if what in ("join", "computer"):
        await tables.seating.leave(table, BEA)
    await long_ago(tables, 25)
    restarted = await open_tables()
    clock, _ = clocks(restarted, 600, 24 * 3600)
    before = await restarted.snapshot(table)
    if what == "join":
        await tables.seating.join(table, BEA, next(INTERACTIONS))
    elif what == "computer":
        await tables.seating.seat_computer(table, ANN, "easy")
    elif what == "leave":
        await tables.seating.leave(table, CID)
    elif what == "rules":
        await tables.house_rules.reset(table, ANN)
    else:
        await tables.lifecycle.start(table, ANN)
    clock.set(Outcome(before))
    first = clock._running[table]
    await until(lambda: table in clock._running and clock._running[table] is not first)
    assert (await tables.snapshot(table)).row.active
