"""Clocks: who keeps the others waiting is reminded once a turn, and replaced in the end. Times are tiny here."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot import clock
from bot.rules.view import Order
from bot.store.errors import NotSaved
from bot.table.operations.lifecycle import NewTableRules
from bot.table.state.due import DueAction, next_due, planned
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.table.clocks import StartClocks, replaced, until_due_later, until_waits_for_nobody
from tests.table.fixtures import OpenTables
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
    rematch,
    until,
    waiting,
    with_computers,
)

NEVER = 1000.0


async def test_one_reminder_a_turn(tables: Tables, clocks: StartClocks) -> None:
    table = await match(tables)
    snapshot = await pass_all(tables, table)
    _, reminded = await clocks(tables, 0.05, NEVER)
    for turn in range(1, 4):
        await until(lambda turn=turn: len(reminded) == turn)
        await tables.preferences.set_order(table, PEOPLE[0].user_id, list(Order)[-1])  # a change, but of no turn
        await asyncio.sleep(0.1)
        assert len(reminded) == turn
        assert (reminded[-1].snapshot.position, reminded[-1].seats) == (snapshot.position, waiting(snapshot))
        snapshot = (await act_once(tables, snapshot, random.Random(turn))).snapshot


async def test_passing_has_one_clock_for_all(tables: Tables, clocks: StartClocks) -> None:
    """Who passes, or passes something else, neither puts off the reminder of the others nor brings a second one."""
    table = await match(tables)
    snapshot = await tables.snapshot(table)
    began = snapshot.waiting_since
    for seat in (0, 1, 0):
        snapshot = (await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(seat)))).snapshot
        assert next_due(snapshot, began) == began + timedelta(seconds=60)
    _, reminded = await clocks(tables, 0.01, NEVER)
    await until(lambda: reminded)
    assert reminded[0].seats == (2, 3)
    await act(tables, snapshot, 2, any_move(snapshot.views[2], random.Random(2)))
    await asyncio.sleep(0.1)
    assert len(reminded) == 1


async def test_who_stays_away_is_replaced_and_may_come_back(tables: Tables, clocks: StartClocks) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    _, reminded = await clocks(tables, 0.05, 0.2)
    assert (await replaced(tables, snapshot.id)).position == snapshot.position
    assert [one.seats for one in reminded] == [(seat,)]
    back = (await tables.seating.join(snapshot.id, PEOPLE[seat], next(INTERACTIONS))).snapshot
    assert back.seats[seat].user_id == PEOPLE[seat].user_id
    await until(lambda: len(reminded) == 2)


async def test_all_who_have_not_passed_are_replaced_at_once(tables: Tables, clocks: StartClocks) -> None:
    table = await match(tables)
    snapshot = await tables.snapshot(table)
    snapshot = (await act(tables, snapshot, 1, any_move(snapshot.views[1], random.Random(1)))).snapshot
    await clocks(tables, 0.01, 0.02)
    await until_waits_for_nobody(tables, table)
    assert [seat.user_id for seat in (await tables.snapshot(table)).seats] == [None, BEA.user_id, None, None]


async def test_a_move_made_in_another_process_counts(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """This process heard nothing of the move, yet nobody is reminded of a turn that is over, or loses a seat for it."""
    other = await open_tables()
    snapshot = await pass_all(tables, await match(tables))
    (late,) = waiting(snapshot)
    _, reminded = await clocks(tables, 0.5, 1.0)
    other.access.times = tables.access.times
    now = (await act_once(other, snapshot, random.Random(1))).snapshot
    await until(lambda: reminded)
    assert reminded[0].seats == waiting(now)
    seats = (await replaced(tables, snapshot.id)).seats
    assert seats[late].user_id is not None
    assert [seats[seat].user_id for seat in waiting(now)] == [None]


async def test_who_takes_the_trick_and_leads_has_a_clock_of_their_own_for_it(
    tables: Tables, clocks: StartClocks
) -> None:
    """Who was reminded of the turn before is reminded of this one too, and has all the time for it."""
    _, reminded = await clocks(tables, 0.05, NEVER)
    earlier, now = await asked_twice_running(tables, await match(tables), random.Random(5))
    assert waiting(earlier) == waiting(now)
    await until(lambda: reminded and reminded[-1].snapshot.position == now.position)
    await asyncio.sleep(0.1)
    assert [one.snapshot.position for one in reminded].count(now.position) == 1
    assert (await tables.snapshot(now.id)).seats == now.seats


async def test_of_several_processes_one_reminds_and_one_replaces(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    every = [tables, *[await open_tables() for _ in range(2)]]
    snapshot = await pass_all(tables, await match(tables))
    started = [await clocks(each, 0.3, 0.6) for each in every]
    (seat,) = waiting(snapshot)
    assert (await replaced(every[-1], snapshot.id)).seats[seat].name == f"{PEOPLE[seat].name}'s computer"
    assert [one.seats for _, reminded in started for one in reminded] == [(seat,)]
    history = await tables._store.seats.history(snapshot.id)
    assert len(history) == len(snapshot.seats) + 1


async def test_computers_are_not_waited_for_nor_tables_that_are_over(tables: Tables, clocks: StartClocks) -> None:
    snapshot = await with_computers(tables)
    snapshot = (await act(tables, snapshot, 0, any_move(snapshot.views[0], random.Random(1)))).snapshot
    assert list(planned(snapshot, clock.now())) == [DueAction.PLAY], "only computers have not passed"
    other = await match(tables, channel=2)
    await tables.lifecycle.stop(other, ANN)
    _, reminded = await clocks(tables, 0.2, NEVER)
    await until_waits_for_nobody(tables, other)
    await asyncio.sleep(0.3)
    assert not reminded


async def test_a_store_that_fails_for_a_while_does_not_stop_a_clock(
    tables: Tables, clocks: StartClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.state.due.GRACE", timedelta(seconds=0.1))
    snapshot = await pass_all(tables, await match(tables))
    await clocks(tables, 0.3, 0.6)
    fails: dict[str, int] = {"journal.load": 2, "schedule.due": 2, "schedule.set_due": 2, "seats.substitute": 2}
    fails["schedule.note_reminded"] = 2
    for operation in tuple(fails):
        part, _, method = operation.partition(".")
        works = getattr(getattr(tables._store, part), method)

        async def failing(*args: object, works=works, operation: str = operation, **more: object) -> object:
            fails[operation] -= 1
            if fails[operation] >= 0:
                raise NotSaved("The disk is full.")
            return await works(*args, **more)

        monkeypatch.setattr(getattr(tables._store, part), method, failing)
    await replaced(tables, snapshot.id)
    assert max(fails.values()) < 0


async def test_what_breaks_at_one_table_delays_no_other(
    tables: Tables, clocks: StartClocks, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await match(tables), await match(tables, channel=2)
    works = tables.snapshot

    async def fragile(table: int) -> Snapshot:
        if table == broken:
            raise RuntimeError("no idea")
        return await works(table)

    monkeypatch.setattr(tables, "snapshot", fragile)
    _, reminded = await clocks(tables, 0.01, NEVER)
    await until(lambda: reminded)
    assert {one.snapshot.id for one in reminded} == {sound}
    assert caplog.text.count(f"the clock of table {broken} failed") == 1, "it is tried again much later"


async def test_a_replacement_due_before_the_reminder(tables: Tables, clocks: StartClocks) -> None:
    snapshot = await pass_all(tables, await match(tables))
    _, reminded = await clocks(tables, NEVER, 0.01)
    assert (await replaced(tables, snapshot.id)).seats[waiting(snapshot)[0]].user_id is None
    assert len(reminded) == 1


# -- lobbies ----------------------------------------------------------------------------------------------------------


async def test_a_lobby_at_which_nothing_happens_is_closed(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await lobby(tables, 3)
    await long_ago(tables, 25)
    restarted = await open_tables()
    _, reminded = await clocks(restarted, 600, 24 * 3600)
    await until_waits_for_nobody(restarted, table)
    assert (await restarted.snapshot(table)).row.state == "stopped"
    assert not reminded
    await restarted.lifecycle.open(1, 1, CID, "black-tile", rules=NewTableRules(players=3))


AT_A_LOBBY: dict[str, Callable[[Tables, int], Awaitable[object]]] = {
    "join": lambda tables, table: tables.seating.join(table, BEA, next(INTERACTIONS)),
    "computer": lambda tables, table: tables.seating.seat_computer(table, ANN, "easy"),
    "leave": lambda tables, table: tables.seating.leave(table, CID),
    "rules": lambda tables, table: tables.house_rules.reset(table, ANN),
    "start": lambda tables, table: tables.lifecycle.start(table, ANN),
}


@pytest.mark.parametrize("what", AT_A_LOBBY)
async def test_whatever_happens_at_a_lobby_keeps_it_open(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks, what: str
) -> None:
    """In another process too, of which this one's clock hears nothing."""
    table = await lobby(tables, 3)
    if what in ("join", "computer"):
        await tables.seating.leave(table, BEA)
    await long_ago(tables, 25)
    restarted = await open_tables()
    assert planned(await restarted.snapshot(table), clock.now())[DueAction.CLOSE] < clock.now()
    await AT_A_LOBBY[what](tables, table)
    await clocks(restarted, 600, 24 * 3600)
    await until_due_later(tables, table)
    assert (await tables.snapshot(table)).row.active


async def test_a_complete_rematch_begins_though_nobody_is_there_to_begin_it(
    tables: Tables, clocks: StartClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever should have begun it has crashed after the last person had sat down."""
    table = await match(tables, 3)
    await tables.lifecycle.stop(table, ANN)

    async def crashed(_: int) -> None:
        return

    with monkeypatch.context() as before:
        before.setattr(tables.lifecycle, "start_complete_rematch", crashed)
        again = (await rematch(tables, table, ANN)).id
        for person in PEOPLE[1:3]:
            await tables.join(again, person, next(INTERACTIONS))
    assert (await tables.snapshot(again)).is_complete_rematch
    await clocks(tables, NEVER, NEVER)
    assert (await tables.snapshot(again)).row.state == "playing"


async def test_nothing_is_read_of_tables_that_are_not_due(tables: Tables, clocks: StartClocks) -> None:
    await clocks(tables, NEVER, NEVER)
    every = [await match(tables, channel=number) for number in range(1, 6)]
    for table in every:
        await until_due_later(tables, table)
    tables.access._tables.clear()
    changed = await pass_all(tables, every[0])
    await until_due_later(tables, changed.id)
    assert list(tables.access._tables) == [changed.id]
