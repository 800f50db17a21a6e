"""What a restart, or a long absence of the bot, does not make the clocks forget."""

import asyncio
from datetime import timedelta

import pytest

from bot import clock
from bot.store.tables.schedule import Due
from bot.table.clocks import Clocks, Mention
from bot.table.state.due import DueAction, planned
from bot.table.tables import Tables
from tests.table.clocks import StartClocks, until_due_later, until_reminded, until_waits_for_nobody
from tests.table.fixtures import OpenTables
from tests.table.people import (
    INTERACTIONS,
    PEOPLE,
    long_ago,
    match,
    pass_all,
    until,
    waiting,
)

DAY = 24 * 3600.0


@pytest.mark.parametrize("moved", [False, True])
async def test_a_clock_counts_from_the_last_move_whatever_was_restarted(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks, moved: bool
) -> None:
    table = await match(tables)
    if moved:
        await pass_all(tables, table)
    await long_ago(tables, 25)
    restarted = await open_tables()
    (late, *_) = waiting(await restarted.snapshot(table))
    await clocks(restarted, 0.05, DAY)
    await until_waits_for_nobody(restarted, table)
    assert (await restarted.snapshot(table)).seats[late].user_id is None


async def test_whose_time_ran_out_while_the_bot_was_away_is_told_and_may_still_play(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await match(tables)
    await long_ago(tables, 25)
    restarted = await open_tables()
    _, reminded = await clocks(restarted, 600, DAY)
    await until(lambda: reminded)
    await until_reminded(restarted, table)
    snapshot, now = await restarted.snapshot(table), clock.now()
    assert all(seat.user_id is not None for seat in snapshot.seats)
    assert snapshot.deadline < now
    left = planned(snapshot, now)[DueAction.SUBSTITUTE] - now
    assert timedelta(seconds=590) < left <= timedelta(seconds=600)


async def test_a_restart_does_not_give_them_that_time_again(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """It is known of a reminder when it was sent, whoever sent it."""
    table = await match(tables)
    await long_ago(tables, 25)
    before, reminded = await clocks(await open_tables(), 1.0, DAY)
    await until(lambda: reminded)
    await until_reminded(tables, table)
    await before.close()
    restarted = await open_tables()
    _, again = await clocks(restarted, 1.0, DAY)
    await until_waits_for_nobody(restarted, table)
    assert not again


async def test_a_reminder_that_a_crash_has_cut_off_is_sent_after_it(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await match(tables)
    await long_ago(tables, 1)
    begun = asyncio.Event()

    async def endless(_: Mention) -> None:
        begun.set()
        await asyncio.Event().wait()

    crashing = Clocks(await open_tables(), endless)
    await crashing.start()
    await begun.wait()
    await crashing.close()
    _, reminded = await clocks(await open_tables(), 600, DAY)
    await until(lambda: reminded)
    assert [one.snapshot.id for one in reminded] == [table]


async def test_who_is_not_late_yet_keeps_the_rest_of_their_time(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await match(tables)
    await long_ago(tables, 23)
    restarted = await open_tables()
    _, reminded = await clocks(restarted, 600, DAY)
    await until(lambda: reminded)  # the mention, if there has been none; who sends it knows
    await until_reminded(restarted, table)
    snapshot = await restarted.snapshot(table)
    assert all(seat.user_id is not None for seat in snapshot.seats)
    assert planned(snapshot, clock.now()) == {DueAction.SUBSTITUTE: snapshot.waiting_since + timedelta(days=1)}


async def test_a_computer_whose_time_was_put_back_keeps_nobody_waiting_for_longer(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """The journal was then written in hours that are still to come."""
    table = await match(tables)
    await long_ago(tables, -5)
    row = await tables._store.tables.get(table)
    assert row.due_at is not None
    assert await tables.schedule.set_due(Due(table, row.version, row.due_at), row.version, clock.now())
    restarted = await open_tables()
    _, reminded = await clocks(restarted, 0.02, 0.04)
    await until_waits_for_nobody(restarted, table)
    assert len(reminded) == 1
    assert [seat.user_id for seat in (await restarted.snapshot(table)).seats] == [None] * 4


async def test_many_late_tables_are_not_seen_to_at_one_blow(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [await match(tables, channel=number) for number in range(1, 5)]
    await long_ago(tables, 1)
    restarted = await open_tables()
    monkeypatch.setattr("tests.table.clocks.APART", 1000.0)
    _, reminded = await clocks(restarted, 600, DAY)
    await until(lambda: reminded)
    await asyncio.sleep(0.05)
    assert [waiting.snapshot.id for waiting in reminded] == every[:1]
    now, rows = clock.now(), [await restarted._store.tables.get(table) for table in every]
    due = [(row.due_at - now).total_seconds() for row in rows[1:] if row.due_at is not None]
    assert [round(seconds, -2) for seconds in due] == [1000, 2000, 3000], "each waits for the one before it"


async def test_who_takes_a_seat_back_has_all_the_time_again(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """Though the turn is an old one, and the bot is restarted."""
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    await tables.seating.leave(snapshot.id, PEOPLE[seat])
    await long_ago(tables, 25)
    await tables.seating.join(snapshot.id, PEOPLE[seat], next(INTERACTIONS))
    restarted = await open_tables()
    _, reminded = await clocks(restarted, 600, DAY)
    await until_due_later(restarted, snapshot.id)
    assert not reminded
    now = await restarted.snapshot(snapshot.id)
    assert now.seats[seat].user_id is not None
    assert planned(now, clock.now())[DueAction.REMIND] == now.waiting_since + timedelta(seconds=600)
