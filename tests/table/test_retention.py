"""The deletion that runs by itself."""

import asyncio
import random
from datetime import timedelta

import pytest

from bot.table.clocks import SERVER_KEPT, TABLE_KEPT, Retention
from bot.table.errors import MovesDeleted
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.open_stores import active_ids
from tests.table.clocks import HOUR, SECOND
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, CHANNEL, GUILD, lobby, match, play_out, until
from tests.told import fails_with

KEPT = timedelta(days=100)


async def finished(tables: Tables, channel: int = CHANNEL) -> int:
    table = await match(tables, 3, target=5, channel=channel)
    await play_out(tables, table, random.Random(channel))
    return table


async def kept(tables: Tables, table: int) -> str:
    return (await tables._store.tables.get(table)).kept


async def deleted_after(tables: Tables, clock: MovableClock, by: timedelta) -> None:
    await clock.advance(by)
    await clock.run(Retention(tables, KEPT).delete_old())


async def test_moves_and_results_go_when_their_time_is_over(open_tables: OpenTables, clock: MovableClock):
    """Open tables stay. A process with the match in memory notices."""
    tables, there = await open_tables(), await open_tables()
    table, opened = await finished(tables), await lobby(tables, 2)
    assert (await there.snapshot(table)).over
    for by, left in (
        (timedelta(), "all"),
        (TABLE_KEPT, "all"),
        (SECOND, "match"),
        (KEPT - TABLE_KEPT - 2 * SECOND, "match"),
        (2 * SECOND, "result"),
    ):
        assert (await tables.snapshot(table)).over
        await deleted_after(there, clock, by)
        assert await kept(tables, table) == left
    await fails_with(
        MovesDeleted, tables.snapshot(table), tables.lifecycle.open_again(table, ANN), tables.record_text(table)
    )
    assert not (await tables.snapshot(opened)).over


async def test_a_server_is_left_closed_and_deleted_unless_the_bot_returns(tables: Tables, clock: MovableClock):
    over, open_table = await finished(tables), await match(tables, 3)
    await tables.removals.leave(GUILD)
    assert (await tables.snapshot(open_table)).over
    assert await active_ids(tables._store) == []
    await clock.advance(SECOND)
    await tables.removals.leave(GUILD)  # told again, as after a restart
    await deleted_after(tables, clock, SERVER_KEPT - SECOND)
    assert GUILD in await tables._store.removals.with_data()
    await tables.removals.come_back(GUILD)
    await deleted_after(tables, clock, SECOND)
    assert await kept(tables, over) == "match"
    await tables.removals.leave(GUILD)
    await deleted_after(tables, clock, SERVER_KEPT + SECOND)
    assert await tables._store.removals.with_data() == frozenset()


async def test_servers_are_compared_with_those_that_discord_names(tables: Tables, caplog: pytest.LogCaptureFixture):
    table, other = await lobby(tables, 2), GUILD + (1 << 22)
    await tables.lifecycle.open(other, 77, ANN, "black-tile")
    for there, gone in (({5}, []), ({GUILD, other}, []), ({other}, [GUILD]), ({GUILD, other}, [])):
        await tables.removals.compare(frozenset(there))
        assert [*await tables._store.removals.removed()] == gone
    assert caplog.text.count("another bot's token") == 1, "where it is on none of them"
    assert (await tables.snapshot(table)).over


async def test_expired_data_is_deleted_each_hour_after_a_failure_too(
    tables: Tables, clock: MovableClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    table = await finished(tables)
    await clock.advance(KEPT + SECOND)
    with monkeypatch.context() as broken:
        broken.setattr(tables.retention, "delete_expired", None)
        job = Retention(tables, KEPT)
        job.start()
        await clock.advance(HOUR)
        await job._loop._background.wait()
    assert (await kept(tables, table), "TypeError" in caplog.text) == ("all", True)
    await clock.advance(HOUR)
    await clock.run(job._loop._background.wait())
    assert await kept(tables, table) == "result"
    for _ in range(2):
        await job.close()
    assert not clock.timers


async def test_batches_leave_players_time_between(tables: Tables, clock: MovableClock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.table.clocks._DELETED", 1)
    every = [await finished(tables, CHANNEL + number) for number in range(3)]
    await clock.advance(TABLE_KEPT + SECOND)
    work = asyncio.create_task(Retention(tables, KEPT).delete_old())
    for number in range(3):
        await until(lambda: clock.timers or work.done())
        assert [await kept(tables, table) for table in every].count("match") == number + 1
        await clock.advance(timedelta(seconds=0.2))
    await work
