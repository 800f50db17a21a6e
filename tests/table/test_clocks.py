"""Clocks remind a player who keeps the others waiting once a turn, and replace them in the end, whatever happens."""

import asyncio
import random
from datetime import timedelta

import pytest

from bot import clock
from bot.rules.view import Order
from bot.store.errors import NotSaved
from bot.store.schema.tables import Clock
from bot.table.clocks import Clocks, Mention
from bot.table.operations.lifecycle import NewTableRules
from bot.table.state.due import DueAction, next_due, planned
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.table.clocks import HOUR, MINUTE, SECOND, RunningClocks
from tests.table.fixtures import OpenTables
from tests.table.moves import act_at_random, act_once, pass_all, waiting
from tests.table.people import ANN, BEA, CID, PEOPLE, join, lobby, match, rematch, stopped_match


async def sitting(tables: Tables, table: int) -> list[str]:
    seats = await tables._store.seats.sitting(table)
    return [person.name for person in PEOPLE if person.user_id in {seat.user_id for seat in seats}]


def others(snapshot: Snapshot, *seats: int) -> list[str]:
    """The people who do not sit at these seats."""
    return [name for seat, name in enumerate(snapshot.names) if seat not in seats]


async def test_one_reminder_a_turn(tables: Tables, clocks: RunningClocks):
    snapshot = await pass_all(tables, await match(tables))
    mentions = await clocks.start(tables)
    for turn in range(1, 4):
        await clocks.after(MINUTE - SECOND)
        assert len(mentions) == turn - 1
        await clocks.after(SECOND)
        await tables.preferences.set_order(snapshot.id, ANN.user_id, list(Order)[-1])  # a change, but of no turn
        await clocks.after(MINUTE)
        assert len(mentions) == turn
        assert (mentions[-1].snapshot.position, mentions[-1].seats) == (snapshot.position, waiting(snapshot))
        snapshot = (await act_once(tables, snapshot, random.Random(turn))).snapshot


async def test_passing_has_one_clock_for_all(tables: Tables, clocks: RunningClocks):
    """A pass, or another one, neither puts off the reminder of the others nor brings a second one."""
    snapshot = await tables.snapshot(await match(tables))
    began = snapshot.waiting_since
    for _ in range(2):
        await clocks.clock.advance(SECOND)
        snapshot = await act_at_random(tables, snapshot, 0)
        assert next_due(snapshot, began) == began + MINUTE
    mentions = await clocks.start(tables)
    await clocks.after(58 * SECOND)
    assert [one.seats for one in mentions] == [(1, 2, 3)]
    await act_at_random(tables, snapshot, 1)
    await clocks.after(MINUTE)
    assert len(mentions) == 1
    await clocks.after(3 * MINUTE)
    assert await sitting(tables, snapshot.id) == ["Ann", "Bea"], "all the others are replaced at once"


@pytest.mark.parametrize(("kind", "late", "more"), [("evening", MINUTE, 4 * MINUTE), ("quick", MINUTE / 2, MINUTE / 2)])
async def test_a_player_who_stays_away_is_replaced_and_may_come_back(
    tables: Tables, open_tables: OpenTables, clocks: RunningClocks, kind: Clock, late: timedelta, more: timedelta
):
    """By one of several processes. Where time is short half of it is left after the reminder."""
    table = await match(tables)
    await tables.lifecycle.set_clock(table, ANN, kind)
    snapshot = await pass_all(tables, table)
    (seat,) = waiting(snapshot)
    started = [await clocks.start(process) for process in (tables, await open_tables(), await open_tables())]
    await clocks.after(late)
    await clocks.after(more - SECOND)
    assert await sitting(tables, table) == others(snapshot)
    await clocks.after(SECOND)
    assert await sitting(tables, table) == others(snapshot, seat)
    assert [one.seats for mentions in started for one in mentions] == [(seat,)]
    assert (await tables.snapshot(table)).position == snapshot.position
    assert (await tables.snapshot(table)).seats[seat].name == f"{PEOPLE[seat].name}'s computer"
    assert len(await tables._store.seats.history(table)) == len(snapshot.seats) + 1
    await join(tables, table, PEOPLE[seat])
    await clocks.after(late)
    assert [one.seats for mentions in started for one in mentions] == [(seat,), (seat,)]


async def test_a_move_made_in_another_process_counts(tables: Tables, open_tables: OpenTables, clocks: RunningClocks):
    """This process heard nothing of the move, yet no one is reminded of a turn that is over, or loses a seat for it."""
    other = await open_tables()
    snapshot = await pass_all(tables, await match(tables))
    mentions = await clocks.start(tables)
    await clocks.after(MINUTE / 2)
    now = (await act_once(other, snapshot, random.Random(1))).snapshot
    await clocks.after(MINUTE / 2)
    assert not mentions
    await clocks.after(MINUTE / 2)
    assert [one.seats for one in mentions] == [waiting(now)]
    await clocks.after(4 * MINUTE)
    assert await sitting(tables, snapshot.id) == others(now, *waiting(now))


async def test_a_failing_store_stops_no_clock(tables: Tables, clocks: RunningClocks, monkeypatch: pytest.MonkeyPatch):
    snapshot = await pass_all(tables, await match(tables))
    await clocks.start(tables)
    fails = dict[str, int]()
    for operation in ("journal.load", "schedule.due", "schedule.set_due", "seats.substitute", "schedule.note_reminded"):
        fails[operation] = 2
        part, _, method = operation.partition(".")
        works = getattr(getattr(tables._store, part), method)

        async def failing(*args: object, works=works, operation: str = operation, **more: object) -> object:
            fails[operation] -= 1
            if fails[operation] >= 0:
                raise NotSaved("The disk is full.")
            return await works(*args, **more)

        monkeypatch.setattr(getattr(tables._store, part), method, failing)
    tables.access._tables.clear()
    for _ in range(30):
        await clocks.after(MINUTE / 2)
    assert await sitting(tables, snapshot.id) == others(snapshot, *waiting(snapshot))
    assert max(fails.values()) < 0


async def test_a_fault_at_one_table_delays_no_other(
    tables: Tables, clocks: RunningClocks, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    broken, sound = await match(tables), await match(tables, channel=2)
    works = tables.snapshot

    async def fragile(table: int) -> Snapshot:
        if table == broken:
            raise RuntimeError("no idea")
        return await works(table)

    monkeypatch.setattr(tables, "snapshot", fragile)
    mentions = await clocks.start(tables)
    for _ in range(3):
        await clocks.after(MINUTE)
    assert {one.snapshot.id for one in mentions} == {sound}
    assert caplog.text.count(f"the clock of table {broken} failed") == 1, "it is tried again much later"
    await clocks.after(HOUR)
    assert caplog.text.count(f"the clock of table {broken} failed") == 2


async def test_an_idle_lobby_is_closed(tables: Tables, open_tables: OpenTables, clocks: RunningClocks):
    table = await lobby(tables, 3)
    mentions = await clocks.start(await open_tables())
    for change in (
        tables.seating.leave(table, BEA),
        tables.seating.seat_computer(table, ANN, "easy"),
        tables.house_rules.reset(table, ANN),
        asyncio.sleep(0),
    ):
        await clocks.after(24 * HOUR - SECOND)
        await change
        await clocks.after(timedelta())
        assert (await tables.snapshot(table)).row.state == "lobby"
    await clocks.after(SECOND)
    assert (await tables.snapshot(table)).row.state == "stopped"
    assert not mentions
    await tables.lifecycle.open(1, 1, CID, "black-tile", rules=NewTableRules(players=3))


async def test_a_complete_rematch_begins_although_its_process_has_crashed(tables: Tables, clocks: RunningClocks):
    """After the last person had sat down, and before it could begin the match."""
    again = (await rematch(tables, await stopped_match(tables), ANN)).id
    await join(tables, again, BEA, CID)
    assert (await tables.snapshot(again)).is_complete_rematch
    await clocks.start(tables)
    assert (await tables.snapshot(again)).row.state == "playing"


async def test_nothing_is_read_of_tables_that_are_not_due(tables: Tables, clocks: RunningClocks):
    await clocks.start(tables)
    every = [await match(tables, channel=number) for number in range(1, 6)]
    await clocks.after(SECOND)
    tables.access._tables.clear()
    await pass_all(tables, every[0])
    await clocks.after(SECOND)
    assert list(tables.access._tables) == every[:1]


async def test_a_clock_counts_on_despite_a_restart(tables: Tables, open_tables: OpenTables, clocks: RunningClocks):
    """A player whose time ran out meanwhile is reminded once, by one process, and may still play for a minute."""
    snapshot = await pass_all(tables, await match(tables))
    await clocks.clock.advance(25 * HOUR)
    restarted = await open_tables()
    assert [one.seats for one in await clocks.start(restarted)] == [waiting(snapshot)]
    now = await restarted.snapshot(snapshot.id)
    assert now.deadline < clock.now()
    assert planned(now, clock.now())[DueAction.SUBSTITUTE] == clock.now() + MINUTE
    await clocks.after(MINUTE / 2)
    await clocks.close()
    again = await clocks.start(await open_tables())
    await clocks.after(MINUTE / 2 - SECOND)
    assert await sitting(restarted, snapshot.id) == others(snapshot)
    await clocks.after(SECOND)
    assert await sitting(restarted, snapshot.id) == others(snapshot, *waiting(snapshot))
    assert not again


async def test_a_reminder_cut_off_by_a_crash_is_sent(tables: Tables, open_tables: OpenTables, clocks: RunningClocks):
    table = await match(tables)
    await clocks.clock.advance(HOUR)
    begun = asyncio.Event()

    async def endless(_: Mention) -> None:
        begun.set()
        await asyncio.Event().wait()

    crashing = Clocks(await open_tables(), endless)
    await crashing.start()
    await begun.wait()
    await crashing.close()
    mentions = await clocks.start(await open_tables())
    await clocks.after(MINUTE)
    assert [one.snapshot.id for one in mentions] == [table]


async def test_late_tables_are_looked_after_one_by_one(tables: Tables, open_tables: OpenTables, clocks: RunningClocks):
    every = [await match(tables, channel=number) for number in range(1, 5)]
    await clocks.clock.advance(HOUR)
    mentions = await clocks.start(await open_tables())
    for number in range(1, 5):
        assert [one.snapshot.id for one in mentions] == every[:number], "each waits for the one before it"
        await clocks.after(2 * SECOND)
