"""Preferences of people and decisions of owners are kept; and the number of tables there is room for."""

import asyncio
from dataclasses import asdict, fields
from datetime import timedelta

import pytest

from bot.store import servers
from bot.store.errors import TooManyHosted, TooManyOpened, TooManyTables
from bot.store.schema.people import Preferences
from bot.store.schema.servers import ServerSettings
from bot.store.schema.tables import TableRow
from bot.store.store import Store
from tests.clock import MovableClock
from tests.open_stores import OpenStore
from tests.store.sample_tables import COMPUTER, GUILD, PEOPLE, lobby
from tests.told import refused

BEA = PEOPLE[1]


async def test_each_preference_is_set_without_the_others_and_found_at_every_seat(store: Store):
    first = (await lobby(store, players=2)).id

    async def at_table(table: int) -> list[dict[str, object]]:
        names, seats = [field.name for field in fields(Preferences)], (await store.journal.load(table)).seats
        return [{name: getattr(seat, name) for name in names} for seat in seats]

    done = asdict(Preferences())
    assert [asdict(await store.people.preferences(PEOPLE[0]))] == [done] == await at_table(first)
    chosen = Preferences(style="large", ping="always", forced=True, forced_offered=True, coach=False)
    for name, value in asdict(chosen).items():
        await store.people.set_preferences(PEOPLE[0], **{name: value})
        done[name] = value
        assert asdict(await store.people.preferences(PEOPLE[0])) == done
    second = (await lobby(store, players=2)).id
    await store.seats.take(second, COMPUTER, capacity=2)
    assert await at_table(first) == [asdict(chosen)]
    assert await at_table(second) == [asdict(chosen), asdict(Preferences())]
    for table in (first, second):
        await store.tables.end(table, "stopped")
    assert await store.personal_data.forget(PEOPLE[0])
    assert await at_table((await lobby(store)).id) == [asdict(Preferences())], "forgotten with their person"


async def test_each_setting_is_kept_beside_the_others(store: Store):
    quiet = {"quiet_from": 22 * 60, "quiet_to": 8 * 60, "time_zone": "Europe/Berlin"}
    changes = ({"opener_roles": [2**62, 5]}, {"channels": [7]}, {"most_tables": 6}, {"most_hosted": None}, quiet)
    done = asdict(ServerSettings())
    assert asdict(await store.servers.settings(GUILD)) == done
    for change in (*changes, {"rules_locked": True}):
        done |= change
        assert await store.servers.change(GUILD, change) == await store.servers.settings(GUILD)
    assert asdict(await store.servers.settings(GUILD)) == done
    assert await store.servers.settings(GUILD + 1) == ServerSettings()


async def test_tables_are_open_and_hosted_up_to_the_owners_limits(store: Store):
    tables = [await lobby(store) for _ in range(5)]
    with refused(TooManyHosted, "error-too-many-hosted(most=5)"):
        await lobby(store)
    await lobby(store, host=BEA)
    await lobby(store, guild=GUILD + 1)
    await store.tables.end(tables[0].id, "stopped")
    await lobby(store)
    await store.servers.change(GUILD, {"most_tables": 6})
    with refused(TooManyTables, "error-too-many-tables(most=6)"):
        await lobby(store, host=BEA)
    await lobby(store, host=BEA, guild=GUILD + 1)
    await store.tables.end(tables[1].id, "stopped")
    await lobby(store, host=BEA)


async def test_one_person_opens_so_many_in_an_hour(store: Store, clock: MovableClock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(servers, "OPENED_IN_AN_HOUR", 3)
    for guild in (1, 2, 3):
        await store.tables.end((await lobby(store, guild=guild)).id, "stopped")
    await clock.advance(timedelta(minutes=59))
    with refused(TooManyOpened, "error-too-many-opened(most=3)"):
        await lobby(store, guild=4)
    await lobby(store, host=BEA, guild=4)
    await clock.advance(timedelta(minutes=1))
    await lobby(store, guild=4)


async def test_the_last_free_table_goes_to_one_of_many_at_once(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    await stores[0].servers.change(GUILD, {"most_tables": 4})
    tried = (lobby(stores[number % 3], host=2**62 + number) for number in range(9))
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert [sum(isinstance(it, kind) for it in found) for kind in (TableRow, TooManyTables)] == [4, 5]


async def test_the_last_choice_of_a_server_is_kept_for_each_game(store: Store):
    assert await store.house_rules.get(1, "chess") is None
    for guild, game, rules in (
        (1, "chess", {"target": 3}), (1, "go", {}), (1, "chess", {"target": 5, "tie": "shared"}), (2, "chess", {})
    ):  # fmt: skip
        await store.house_rules.set(guild, game, rules)
    assert await store.house_rules.get(1, "chess") == {"target": 5, "tie": "shared"}
    assert await store.house_rules.get(2, "chess") == {}
