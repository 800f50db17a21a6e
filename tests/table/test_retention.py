"""The deletion that runs by itself."""

import asyncio
import random
from datetime import timedelta

import pytest
from sqlalchemy import Connection, update

from bot.store import schema
from bot.table import retention
from bot.table.errors import MovesDeleted, NotSaved
from bot.table.retention import SERVER_KEPT, TABLE_KEPT, Retention
from bot.table.tables import Tables
from tests.open_stores import active_ids
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, CHANNEL, GUILD, eventually, lobby, match, play_out

KEPT = timedelta(days=100)


async def earlier(tables: Tables, by: timedelta) -> None:
    """As though every end, and every removal from a server, had been so much earlier."""

    def change(connection: Connection) -> None:
        for rows, column in ((schema.tables, "ended_at"), (schema.removals, "at")):
            for row in connection.execute(rows.select().where(rows.c[column].is_not(None))).mappings():
                key = [of == row[of.name] for of in rows.primary_key]
                connection.execute(update(rows).where(*key).values({column: row[column] - by}))

    await tables._store.database.write(change)


async def finished(tables: Tables, channel: int = CHANNEL) -> int:
    table = await match(tables, 3, target=5, channel=channel)
    await play_out(tables, table, random.Random(channel))
    return table


async def kept(tables: Tables, table: int) -> str:
    return (await tables._store.tables.get(table)).kept


async def test_each_kind_goes_when_its_time_is_over_and_what_is_open_stays(tables: Tables) -> None:
    table, opened = await finished(tables), await lobby(tables, 2)
    job = Retention(tables, KEPT)
    await job.delete_old()
    assert await kept(tables, table) == "all"
    await earlier(tables, TABLE_KEPT - timedelta(hours=1))
    await job.delete_old()
    assert await kept(tables, table) == "all"
    await earlier(tables, timedelta(hours=2))
    await job.delete_old()
    assert await kept(tables, table) == "match"
    assert (await tables.snapshot(table)).over
    await earlier(tables, KEPT - TABLE_KEPT - timedelta(hours=3))
    await job.delete_old()
    assert await kept(tables, table) == "match"
    await earlier(tables, timedelta(hours=3))
    await job.delete_old()
    assert await kept(tables, table) == "result"
    for reads in (tables.snapshot(table), tables.lifecycle.open_again(table, ANN), tables.record_text(table)):
        with pytest.raises(MovesDeleted):
            await reads
    assert not (await tables.snapshot(opened)).over


async def test_a_process_that_has_the_match_in_memory_finds_out(open_tables: OpenTables) -> None:
    here, there = await open_tables(), await open_tables()
    table = await finished(here)
    assert (await here.snapshot(table)).over
    await earlier(there, KEPT + timedelta(days=1))
    await Retention(there, KEPT).delete_old()
    with pytest.raises(MovesDeleted):
        await here.snapshot(table)


async def test_a_server_is_left_closed_and_deleted_unless_the_bot_returns(tables: Tables) -> None:
    over, open_table = await finished(tables), await match(tables, 3)
    await tables.removals.leave(GUILD)
    assert (await tables.snapshot(open_table)).over
    assert await active_ids(tables._store) == []
    await tables.removals.leave(GUILD)  # told again, as after a restart
    await earlier(tables, SERVER_KEPT - timedelta(hours=1))
    await Retention(tables, KEPT).delete_old()
    assert GUILD in await tables._store.removals.with_data()
    await tables.removals.come_back(GUILD)
    await earlier(tables, timedelta(days=2))
    await Retention(tables, KEPT).delete_old()
    assert await kept(tables, over) == "match"  # 31 days after its end
    await tables.removals.leave(GUILD)
    await earlier(tables, SERVER_KEPT + timedelta(hours=1))
    await Retention(tables, KEPT).delete_old()
    assert await tables._store.removals.with_data() == frozenset()


async def test_servers_are_compared_with_those_that_discord_names(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    table = await lobby(tables, 2)
    await tables.lifecycle.open(GUILD + (1 << 22), 77, ANN, "black-tile")
    await tables.removals.compare(frozenset({5}))
    assert "another bot's token" in caplog.text
    assert await tables._store.removals.removed() == {}
    await tables.removals.compare(frozenset({GUILD, GUILD + (1 << 22)}))
    assert await tables._store.removals.removed() == {}
    await tables.removals.compare(frozenset({GUILD + (1 << 22)}))
    assert [*await tables._store.removals.removed()] == [GUILD]
    assert (await tables.snapshot(table)).over
    await tables.removals.compare(frozenset({GUILD, GUILD + (1 << 22)}))
    assert await tables._store.removals.removed() == {}


async def test_it_goes_on_by_itself_whatever_fails(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retention, "_EVERY", timedelta(seconds=0.01))
    monkeypatch.setattr(retention, "_PAUSE", 0.0)
    table = await finished(tables)
    await earlier(tables, KEPT + timedelta(days=1))
    works, fails = tables.retention.delete_expired, [ZeroDivisionError(), NotSaved("The disk is full.")]

    async def failing() -> None:
        if fails:
            raise fails.pop()
        await works()

    monkeypatch.setattr(tables.retention, "delete_expired", failing)
    job = Retention(tables, KEPT)
    job.start()

    async def is_reduced() -> bool:
        return await kept(tables, table) == "result"

    await eventually(is_reduced)
    await job.close()
    await job.close()
    assert "The disk is full." in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "retention"]
