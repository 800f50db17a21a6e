"""What a restart, or a long absence of the bot, does not make the clocks forget."""

import asyncio

import pytest

from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.table.automation.conftest import StartClocks
from tests.table.conftest import OpenTables
from tests.table.people import (
    INTERACTIONS,
    PEOPLE,
    long_ago,
    match,
    pass_all,
    until,
    waiting,
)


@pytest.mark.parametrize("moved", [False, True])
async def test_a_clock_counts_from_the_last_move_whatever_was_restarted(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks, moved: bool
) -> None:
    table = await match(tables)
    if moved:
        await pass_all(tables, table)
    await long_ago(tables, 25)
    restarted = await open_tables()
    snapshot = await restarted.snapshot(table)
    (late, *_) = waiting(snapshot)
    clock, _ = clocks(restarted, 0.05, 24 * 3600)
    clock.set(Outcome(snapshot))
    await until(lambda: not clock._running)
    assert (await restarted.snapshot(table)).seats[late].user_id is None


async def test_whose_time_ran_out_while_the_bot_was_away_is_told_and_may_still_play(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await match(tables)
    await long_ago(tables, 25)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 600, 24 * 3600)
    clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: reminded)
    await asyncio.sleep(0.05)
    assert clock._running
    assert all(seat.user_id is not None for seat in (await restarted.snapshot(table)).seats)


async def test_who_is_not_late_yet_keeps_the_rest_of_their_time(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    table = await match(tables)
    await long_ago(tables, 23)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 600, 24 * 3600)
    clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: reminded)  # the mention, if there has been none; who sends it knows
    await asyncio.sleep(0.05)
    assert clock._running
    assert all(seat.user_id is not None for seat in (await restarted.snapshot(table)).seats)


async def test_a_restart_before_anybody_is_late_delays_nothing(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """Both are due soon after it, though nothing more happens at the table."""
    table = await match(tables)
    await long_ago(tables, 23)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 23 * 3600 + 0.5, 23 * 3600 + 1.0)
    clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: not clock._running)
    assert [waiting.seats for waiting in reminded] == [(0, 1, 2, 3)]
    assert [seat.user_id for seat in (await restarted.snapshot(table)).seats] == [None] * 4


async def test_a_computer_whose_time_was_put_back_keeps_nobody_waiting_for_longer(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    """The journal was then written in hours that are still to come."""
    table = await match(tables)
    await long_ago(tables, -5)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 0.02, 0.04)
    clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: not clock._running)
    assert len(reminded) == 1
    assert [seat.user_id for seat in (await restarted.snapshot(table)).seats] == [None] * 4


async def test_many_late_tables_are_not_seen_to_at_one_blow(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [await match(tables, channel=number) for number in range(1, 5)]
    await long_ago(tables, 1)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 600, 24 * 3600)
    monkeypatch.setattr("bot.table.automation.clocks._APART", 1000.0)
    for table in every:
        clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: reminded)
    await asyncio.sleep(0.05)
    assert [waiting.snapshot.id for waiting in reminded] == every[:1]
    assert clock._late > asyncio.get_running_loop().time() + 3000, "each of the others waits for the one before it"


async def test_many_late_tables_all_have_their_turn(
    tables: Tables, open_tables: OpenTables, clocks: StartClocks
) -> None:
    every = [await match(tables, channel=number) for number in range(1, 4)]
    await long_ago(tables, 25)
    restarted = await open_tables()
    clock, reminded = clocks(restarted, 0.05, 24 * 3600)
    for table in every:
        clock.set(Outcome(await restarted.snapshot(table)))
    await until(lambda: not clock._running)
    for table in every:
        assert [seat.user_id for seat in (await restarted.snapshot(table)).seats] == [None] * 4
    assert len(reminded) == 3


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
    clock, reminded = clocks(restarted, 600, 24 * 3600)
    clock.set(Outcome(await restarted.snapshot(snapshot.id)))
    await asyncio.sleep(0.05)
    assert not reminded
    assert clock._running
    assert (await restarted.snapshot(snapshot.id)).seats[seat].user_id is not None
