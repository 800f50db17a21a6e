"""A lobby that looks for players: a role is called for it, and computers are offered to its host after two minutes."""

from datetime import timedelta

from bot.table.operations.lifecycle import NewTableRules, PlayerSearch
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.table.clocks import MINUTE, SECOND, RunningClocks
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, OWNER, join

ROLE = 77


async def searching(tables: Tables, channel: int = CHANNEL, role: int | None = None) -> Snapshot:
    return (
        await tables.lifecycle.open(GUILD, channel, ANN, "dominoes", rules=NewTableRules(search=PlayerSearch(role)))
    ).snapshot


async def test_computers_are_offered_after_two_minutes_whatever_process_runs(
    tables: Tables, open_tables: OpenTables, clocks: RunningClocks
):
    table = (await searching(tables)).id
    await clocks.after(2 * MINUTE - SECOND)
    other = await open_tables()
    await clocks.start(other)
    assert (await tables.snapshot(table)).row.search == "players"
    await clocks.after(SECOND)
    assert (await tables.snapshot(table)).row.search == "offered"


async def test_a_full_lobby_is_offered_computers_once_somebody_leaves(tables: Tables, clocks: RunningClocks):
    table = (await searching(tables)).id
    await join(tables, table, BEA, CID, DOT)
    await clocks.start(tables)
    await clocks.after(3 * MINUTE)
    assert (await tables.snapshot(table)).row.search == "players"
    await tables.seating.leave(table, DOT)
    await clocks.after(timedelta())
    assert (await tables.snapshot(table)).row.search == "offered"


async def test_a_role_is_called_once_in_ten_minutes(tables: Tables, clock: MovableClock):
    assert (await searching(tables, role=ROLE)).row.called_role is None, "it is not the one that was named"
    await tables.servers.change(GUILD, OWNER, player_role=ROLE)
    called = list[int | None]()
    for number, pause in enumerate((timedelta(), 10 * MINUTE - SECOND, SECOND), 1):
        await clock.advance(pause)
        called.append((await searching(tables, CHANNEL + number, ROLE)).row.called_role)
    assert called == [ROLE, None, ROLE]
    assert (await searching(tables, CHANNEL + 9)).row.called_role is None, "in quiet hours none is to be called"
