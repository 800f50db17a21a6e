"""What a server's owner has decided is kept; and how many tables there is room for."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store.errors import TooManyHosted, TooManyOpened, TooManyTables
from bot.store.rows.servers import ServerSettings
from bot.store.rows.tables import NewTable, TableRow
from bot.store.servers import settings
from bot.store.store import Store
from tests.store.sample_tables import CHANNELS, GUILD

OpenStore = Callable[[], Awaitable[Store]]
ANN, BEA = 2**62 + 1, 2**62 + 2


async def opened(store: Store, host: int = ANN, guild: int = GUILD) -> TableRow:
    rules = {"game": "chess", "options": {}, "players": 2, "secret": b"s" * 32}
    new = NewTable(guild_id=guild, channel_id=next(CHANNELS), host_id=host, host_name="Ann", **rules)  # type: ignore[arg-type]
    return await store.tables.create(new)


async def test_each_setting_is_kept_beside_the_others(store: Store) -> None:
    assert await store.servers.settings(GUILD) == ServerSettings()
    quiet = {"quiet_from": 22 * 60, "quiet_to": 8 * 60, "time_zone": "Europe/Berlin"}
    changes = ({"opener_roles": [2**62, 5]}, {"channels": [7]}, {"most_tables": 6}, {"most_hosted": None}, quiet)
    for change in (*changes, {"rules_locked": True}):
        assert await store.servers.change(GUILD, change) == await store.servers.settings(GUILD)
    assert await store.servers.settings(GUILD) == ServerSettings(
        [2**62, 5], [7], 6, None, True, 22 * 60, 8 * 60, "Europe/Berlin"
    )
    assert await store.servers.settings(GUILD + 1) == ServerSettings()


async def test_as_many_tables_are_open_as_the_owner_allows(store: Store) -> None:
    await store.servers.change(GUILD, {"most_tables": 2})
    first = await opened(store)
    await opened(store, BEA)
    with pytest.raises(TooManyTables, match=r"^2 tables are open on this server, as many as its owner allows: wait"):
        await opened(store, BEA)
    await opened(store, BEA, GUILD + 1)
    await store.tables.end(first.id, "stopped")
    await opened(store, BEA)


async def test_one_person_hosts_as_many_as_one_may(store: Store) -> None:
    tables = [await opened(store) for _ in range(5)]
    with pytest.raises(TooManyHosted, match=r"^You host 5 tables on this server, as many as one person may\."):
        await opened(store)
    await opened(store, BEA)
    await opened(store, ANN, GUILD + 1)
    await store.tables.end(tables[0].id, "stopped")
    await opened(store)


async def test_one_person_opens_so_many_in_an_hour(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "OPENED_IN_AN_HOUR", 3)
    for guild in (1, 2, 3):
        await store.tables.end((await opened(store, ANN, guild)).id, "stopped")
    with pytest.raises(TooManyOpened, match=r"^You have opened 3 tables within an hour\. Wait some minutes"):
        await opened(store, ANN, 4)
    await opened(store, BEA, 4)


async def test_of_those_who_open_at_once_no_two_are_the_last(open_store: OpenStore) -> None:
    """Of several processes; also on PostgreSQL, where transactions run side by side."""
    stores = [await open_store() for _ in range(3)]
    await stores[0].servers.change(GUILD, {"most_tables": 4})
    tried = (opened(stores[number % 3], 2**62 + number) for number in range(9))
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sum(isinstance(it, TableRow) for it in found) == 4
    assert sum(isinstance(it, TooManyTables) for it in found) == 5
