"""How people like their hands drawn is kept, wherever they sit."""

from bot.store.store import Store


async def _table(store: Store, channel: int) -> int:
    return (await store.create_table(1, channel, 7, "chess", {}, 2, bytes(32), host_name="Ann")).id


async def test_a_style_is_found_at_every_seat_of_its_person(store: Store) -> None:
    first = await _table(store, 10)
    assert (await store.seats(first))[0].style == ""
    await store.set_style(7, "large")
    await store.set_style(7, "contrast numerals")
    second = await _table(store, 11)
    await store.take_seat(second, None, None, "weak", "Pip", None, 2)
    assert [seat.style for seat in await store.seats(first)] == ["contrast numerals"]
    assert [seat.style for seat in (await store.look(second)).seats] == ["contrast numerals", ""]


async def test_a_style_is_forgotten_with_its_person(store: Store) -> None:
    table = await _table(store, 10)
    await store.set_style(7, "large")
    await store.end_table(table, "stopped")
    assert await store.forget_person(7)
    assert (await store.seats(await _table(store, 11)))[0].style == ""
