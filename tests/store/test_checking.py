"""A database opened to be looked at only, in either kind: nothing is changed, and what is wrong is found."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from bot import clock
from bot.store.checking import CheckStore
from bot.store.errors import NotSaved, StoreError
from bot.store.schema.results import deal_results, standings
from bot.store.schema.seats import Sitter
from bot.store.schema.tables import moves
from bot.store.scores.viewers import NOWHERE
from bot.store.store import Store
from tests.store.sample_results import FIRST_DEAL, deal, ended
from tests.store.sample_tables import GUILD, lobby, move, playing
from tests.told import fails_with


@pytest.fixture
async def looking(store: Store, ready_url: str) -> AsyncIterator[Store]:  # noqa: ARG001 - which makes it
    opened = await Store.open(ready_url, read_only=True)
    yield opened
    await opened.close()


async def test_it_is_looked_at_and_cannot_be_changed(store: Store, looking: Store):
    assert await store.database.fault() == ""
    await lobby(store)
    table, checks = await playing(store), CheckStore(looking.database)
    await store.journal.append(table.id, 1, [move(), move(1)], results=FIRST_DEAL)
    assert await store.tables.count_open() == {"lobby": 1, "playing": 1}
    assert [await checks.damage(), await checks.gaps(), await checks.past_matches(None, 10)] == [(), (), ()]
    assert await checks.guilds() == (GUILD,)
    assert await checks.standings_faults(GUILD) == (4, ())
    assert table.id in await checks.open_tables(0, 10)
    assert await checks.open_tables(table.id, 10) == ()
    for change in (
        update(standings).values(points=9),
        delete(moves).where(moves.c.position == 1),
        delete(deal_results).where(deal_results.c.seat == 3),
    ):
        await store.database.write(lambda connection, change=change: connection.execute(change))
    count, faults = await checks.standings_faults(GUILD)
    assert (count, len(faults)) == (4, 4)
    for words in ("points 9 instead of 1", "deals 1 instead of 0"):
        assert any(words in fault for fault in faults)
    assert await checks.gaps() == (f"table {table.id}: its journal has 1 of 2 moves",)
    await fails_with(NotSaved, looking.house_rules.set(GUILD, "some-game", {}))


async def test_results_of_a_practice_table_do_not_name_its_channel(store: Store, looking: Store):
    computers = tuple(Sitter(name, level="weak") for name in ("Pip", "Dot"))
    table = await lobby(store, guild=NOWHERE, players=3, computers=computers, solo=True)
    assert await store.tables.start(table.id)
    results = ended((1, 2, 3), deals=deal(1, (1, 2, 3), (1, 2, 3)))
    await store.journal.append(table.id, 1, [move()], results=results)
    channels = select(standings.c.channel_id).distinct()
    assert await store.database.read(lambda it: it.execute(channels).scalars().all()) == [NOWHERE]
    for _ in range(2):
        assert await CheckStore(looking.database).standings_faults(NOWHERE) == (2, ())
        await store.retention.reduce_to_matches(clock.now() + timedelta(days=1), 10)


async def test_nothing_is_made_where_nothing_is(tmp_path: Path):
    with pytest.raises(StoreError, match="There is no database"):
        await Store.open(f"sqlite:///{tmp_path / 'data' / 'x.sqlite3'}", read_only=True)
    assert await asyncio.to_thread(lambda: [*tmp_path.iterdir()]) == []
    await asyncio.to_thread((tmp_path / "empty.sqlite3").touch)
    with pytest.raises(StoreError, match="older Boneyard"):
        await Store.open(f"sqlite:///{tmp_path / 'empty.sqlite3'}", read_only=True)
