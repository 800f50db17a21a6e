"""A database opened to be looked at only, in either kind: nothing is changed, and what is wrong is found."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from bot import clock
from bot.store.checking import CheckStore
from bot.store.errors import NotSaved, StoreError
from bot.store.rows import Sitter
from bot.store.schema import deal_results, moves, standings
from bot.store.scores.results import match_result
from bot.store.scores.viewers import NOWHERE
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from bot.store.tables.tables import NewTable
from tests.store.sample_tables import CHANNELS, GAME, GUILD, PEOPLE, deal, lobby, move, playing


async def test_it_is_looked_at_and_cannot_be_changed(store: Store, ready_url: str) -> None:
    assert await store.database.fault() == ""
    await lobby(store)
    table = await playing(store)
    await store.journal.append(
        table.id, 1, [move(), move(1)], results=NewResults(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))
    )
    assert await store.tables.count_open() == {"lobby": 1, "playing": 1}
    looking = await Store.open(ready_url, read_only=True)
    try:
        checks = CheckStore(looking.database)
        assert await checks.damage() == ()
        assert await checks.gaps() == ()
        assert await checks.guilds() == (GUILD,)
        assert await checks.standings_faults(GUILD) == (4, ())
        assert await checks.past_matches(None, 10) == ()
        assert table.id in await checks.open_tables(0, 10)
        assert await checks.open_tables(table.id, 10) == ()
        await store.database.write(lambda it: it.execute(update(standings).values(points=9)))
        await store.database.write(lambda it: it.execute(delete(moves).where(moves.c.position == 1)))
        await store.database.write(lambda it: it.execute(delete(deal_results).where(deal_results.c.seat == 3)))
        count, faults = await checks.standings_faults(GUILD)
        assert (count, len(faults)) == (4, 4)
        assert any("points 9 instead of 1" in fault for fault in faults)
        assert any("deals 1 instead of 0" in fault for fault in faults)
        assert await checks.gaps() == (f"table {table.id}: its journal has 1 of 2 moves",)
        with pytest.raises(NotSaved):
            await looking.house_rules.set(GUILD, "some-game", {})
    finally:
        await looking.close()


async def test_results_of_a_practice_table_do_not_name_its_channel(store: Store, ready_url: str) -> None:
    computers = tuple(Sitter(name, level="weak") for name in ("Pip", "Dot"))
    new = NewTable(
        guild_id=NOWHERE, channel_id=next(CHANNELS), host_id=PEOPLE[0], game=GAME, options={}, players=3,
        secret=b"s" * 32, host_name="Ann", computers=computers, solo=True,
    )  # fmt: skip
    table = await store.tables.create(new)
    assert await store.tables.start(table.id)
    final = match_result((1, 2, 3), range(3), [0], low_wins=True)
    results = deal(1, (1, 2, 3), (1, 2, 3))
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=results, match=final))
    channels = select(standings.c.channel_id).distinct()
    assert await store.database.read(lambda it: it.execute(channels).scalars().all()) == [NOWHERE]
    looking = await Store.open(ready_url, read_only=True)
    try:
        for _ in range(2):
            assert await CheckStore(looking.database).standings_faults(NOWHERE) == (2, ())
            await store.retention.reduce_to_matches(clock.now() + timedelta(days=1), 10)
    finally:
        await looking.close()


async def test_nothing_is_made_where_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        await Store.open(f"sqlite:///{tmp_path / 'data' / 'x.sqlite3'}", read_only=True)
    assert await asyncio.to_thread(lambda: [*tmp_path.iterdir()]) == []
    url = f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    await asyncio.to_thread((tmp_path / "empty.sqlite3").touch)
    with pytest.raises(StoreError, match="older Boneyard"):
        await Store.open(url, read_only=True)
