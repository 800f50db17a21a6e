"""How people like their hands drawn is kept, wherever they sit."""

from bot.store.rows import NewTable, Sitter
from bot.store.store import Store


async def _table(store: Store, channel: int) -> int:
    return (
        await store.tables.create(
            NewTable(
                guild_id=1,
                channel_id=channel,
                host_id=7,
                game="chess",
                options={},
                players=2,
                secret=bytes(32),
                host_name="Ann",
            )
        )
    ).id


async def test_a_style_is_found_at_every_seat_of_its_person(store: Store) -> None:
    first = await _table(store, 10)
    assert (await store.seats.sitting(first))[0].style == ""
    await store.people.set_style(7, "large")
    await store.people.set_style(7, "contrast numerals")
    second = await _table(store, 11)
    await store.seats.take(second, Sitter("Pip", level="weak"), capacity=2)
    assert [seat.style for seat in await store.seats.sitting(first)] == ["contrast numerals"]
    assert [seat.style for seat in (await store.journal.load(second)).seats] == ["contrast numerals", ""]


async def test_a_style_is_forgotten_with_its_person(store: Store) -> None:
    table = await _table(store, 10)
    await store.people.set_style(7, "large")
    await store.tables.end(table, "stopped")
    assert await store.people.forget(7)
    assert (await store.seats.sitting(await _table(store, 11)))[0].style == ""
