"""People: how they like to play is kept, wherever they sit; and their names."""

from dataclasses import asdict, fields

from bot.store.rows import Preferences, Sitter
from bot.store.store import Store
from tests.store.sample_tables import PEOPLE, all_seen, lobby


async def test_a_style_is_found_at_every_seat_of_its_person(store: Store) -> None:
    first = (await lobby(store, players=2)).id
    assert (await store.seats.sitting(first))[0].style == ""
    await store.people.set_preferences(PEOPLE[0], style="large")
    await store.people.set_preferences(PEOPLE[0], style="contrast numerals")
    second = (await lobby(store, players=2)).id
    await store.seats.take(second, Sitter("Pip", level="weak"), capacity=2)
    assert [seat.style for seat in await store.seats.sitting(first)] == ["contrast numerals"]
    assert [seat.style for seat in (await store.journal.load(second)).seats] == ["contrast numerals", ""]


async def test_a_style_is_forgotten_with_its_person(store: Store) -> None:
    table = (await lobby(store, players=2)).id
    await store.people.set_preferences(PEOPLE[0], style="large")
    await store.tables.end(table, "stopped")
    assert await store.deletion.forget(PEOPLE[0])
    assert (await store.seats.sitting((await lobby(store, players=2)).id))[0].style == ""


async def test_each_preference_is_set_without_the_others(store: Store) -> None:
    table = (await lobby(store, players=2)).id

    async def at_table() -> dict[str, object]:
        (seat, *_) = await store.seats.sitting(table)
        return {field.name: getattr(seat, field.name) for field in fields(Preferences)}

    assert await store.people.preferences(PEOPLE[0]) == Preferences() == Preferences(**await at_table())  # type: ignore[arg-type]
    chosen = Preferences(style="large", ping="always", forced=True, forced_offered=True, coach=False)
    done: dict[str, object] = {}
    for name, value in asdict(chosen).items():
        await store.people.set_preferences(PEOPLE[0], **{name: value})
        done[name] = value
        assert await store.people.preferences(PEOPLE[0]) == Preferences(**done)  # type: ignore[arg-type]
    assert await at_table() == asdict(chosen)


async def test_the_level_of_a_lobby_is_that_of_its_computers(store: Store) -> None:
    table = (await lobby(store, players=2)).id
    await store.seats.take(table, Sitter("Pip", level="easy"), capacity=4)
    assert (await store.tables.get(table)).level == "normal"
    assert await store.tables.set_level(table, "hard")
    assert (await store.tables.get(table)).level == "hard"
    assert [seat.level for seat in await store.seats.sitting(table)] == [None, "hard"]
    await store.tables.start(table, 2)
    assert not await store.tables.set_level(table, "easy")
    assert [seat.level for seat in await store.seats.sitting(table)] == [None, "hard"]


async def test_a_table_has_its_clock_while_it_is_open(store: Store) -> None:
    table = (await lobby(store, players=2)).id
    assert (await store.tables.get(table)).clock == "evening"
    assert await store.tables.set_clock(table, "quick")
    assert (await store.journal.load(table)).row.clock == "quick"
    await store.tables.end(table, "stopped")
    assert not await store.tables.set_clock(table, "post")
    assert (await store.tables.get(table)).clock == "quick"


async def test_names_are_the_latest(store: Store) -> None:
    ended, table = await lobby(store), await lobby(store)
    await store.tables.end(ended.id, "stopped")
    assert await store.people.names(await all_seen(store), [PEOPLE[0], 12]) == {PEOPLE[0]: "Ann"}
    await store.seats.leave(table.id, 0)
    await store.seats.take(table.id, Sitter("Annie", user_id=PEOPLE[0]), capacity=4)
    assert await store.people.names(await all_seen(store), [PEOPLE[0], 12]) == {PEOPLE[0]: "Annie"}
