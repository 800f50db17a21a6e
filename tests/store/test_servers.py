"""What a server's owner has decided is kept; and how many tables there is room for."""

import asyncio
from datetime import timedelta

import pytest

from bot.store import servers
from bot.store.errors import TooManyHosted, TooManyOpened, TooManyTables
from bot.store.rows import TableRow
from bot.store.servers import ServerSettings
from bot.store.store import Store
from tests.clock import MovableClock
from tests.open_stores import OpenStore
from tests.store.sample_tables import GUILD, PEOPLE, lobby
from tests.told import refused

BEA = PEOPLE[1]


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
    first = await lobby(store)
    await lobby(store, host=BEA)
    with refused(TooManyTables, "error-too-many-tables(most=2)"):
        await lobby(store, host=BEA)
    await lobby(store, host=BEA, guild=GUILD + 1)
    await store.tables.end(first.id, "stopped")
    await lobby(store, host=BEA)


async def test_one_person_hosts_as_many_as_one_may(store: Store) -> None:
    tables = [await lobby(store) for _ in range(5)]
    with refused(TooManyHosted, "error-too-many-hosted(most=5)"):
        await lobby(store)
    await lobby(store, host=BEA)
    await lobby(store, guild=GUILD + 1)
    await store.tables.end(tables[0].id, "stopped")
    await lobby(store)


async def test_one_person_opens_so_many_in_an_hour(
    store: Store, clock: MovableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "OPENED_IN_AN_HOUR", 3)
    for guild in (1, 2, 3):
        await store.tables.end((await lobby(store, guild=guild)).id, "stopped")
    await clock.advance(timedelta(minutes=59))
    with refused(TooManyOpened, "error-too-many-opened(most=3)"):
        await lobby(store, guild=4)
    await lobby(store, host=BEA, guild=4)
    await clock.advance(timedelta(minutes=1))
    await lobby(store, guild=4)


async def test_the_last_free_table_goes_to_one_of_many_at_once(open_store: OpenStore) -> None:
    """Of several processes; also on PostgreSQL, where transactions run side by side."""
    stores = [await open_store() for _ in range(3)]
    await stores[0].servers.change(GUILD, {"most_tables": 4})
    tried = (lobby(stores[number % 3], host=2**62 + number) for number in range(9))
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sum(isinstance(it, TableRow) for it in found) == 4
    assert sum(isinstance(it, TooManyTables) for it in found) == 5


async def test_the_last_choice_of_a_server_is_kept_for_each_game(store: Store) -> None:
    assert await store.house_rules.get(1, "chess") is None
    await store.house_rules.set(1, "chess", {"target": 3})
    await store.house_rules.set(1, "go", {"target": 9})
    await store.house_rules.set(1, "chess", {"target": 5, "tie": "shared"})
    await store.house_rules.set(2, "chess", {"target": 7})
    assert await store.house_rules.get(1, "chess") == {"target": 5, "tie": "shared"}
    assert await store.house_rules.get(2, "chess") == {"target": 7}
