"""A person's names, and their data deleted on request."""

import pytest
from sqlalchemy import String, cast, func, select

from bot.store import schema
from bot.store.errors import StillSeated
from bot.store.results import match_result, player_key
from bot.store.store import Store
from tests.store.tables import GUILD, PEOPLE, deal, lobby, move, playing


async def finished(store: Store, first_join: int) -> int:
    table = await playing(store)
    for seat in await store.seats(table.id):
        if seat.user_id:
            await store.set_dm(seat.id, channel_id=seat.user_id + 1000)
            await store.remember_message(table.id, "hand", 1, seat.seat, seat.user_id + 1000, 1)
    await store.remember_message(table.id, "table", 1, None, table.channel_id, 2)
    final = match_result((1, 2, 3, 4), range(4), [0], low_wins=True)
    await store.append(table.id, 1, [move(0, interaction=first_join)], deal(1, (1, 2, 3, 4), (1, 2, 3, 4)), final)
    return table.id


async def sums(store: Store) -> list[tuple[int, ...]]:
    queries = [
        select(func.count(), *(func.sum(table.c[name]) for name in names))
        for table, names in (
            (schema.standings, ("matches", "wins", "shared_wins", "deals", "points", "moons")),
            (schema.deal_results, ("taken", "scored", "total")),
            (schema.match_results, ("total", "place")),
        )
    ]
    async with store._engine.connect() as connection:
        return [tuple((await connection.execute(query)).one()) for query in queries]


async def test_forgetting_a_person_keeps_the_sums(store: Store):
    ids = [await finished(store, 900), await finished(store, 901)]
    before = await sums(store)
    assert await store.forget_person(PEOPLE[0])
    assert await sums(store) == before
    await store.rebuild_standings()
    assert await sums(store) == before
    for table_id in ids:
        ann = (await store.seats(table_id))[0]
        assert (ann.user_id, ann.name, ann.dm_channel_id) == (None, "", None)
        assert (await store.match_scores(table_id))[0].player == "gone:1"
        assert (await store.moves(table_id))[0].user_id is None
        assert (await store.table(table_id)).host_id is None
        assert [row.seat for row in await store.messages(table_id)] == [1, 2, None]
    assert PEOPLE[0] not in [row.user_id for row in await store.leaderboard(GUILD)]
    assert await store.standing(GUILD, player_key(PEOPLE[0], None)) is None
    assert not await store.forget_person(PEOPLE[0])


async def test_nothing_of_a_forgotten_person_is_left_anywhere(store: Store):
    await finished(store, 900)
    await store.forget_person(PEOPLE[0])
    async with store._engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for column in table.c:
                rows = (await connection.execute(select(cast(column, String)))).scalars()
                left = [row for row in rows if row and (str(PEOPLE[0]) in row or str(PEOPLE[0] + 1000) in row)]
                assert not left, column


async def test_who_comes_back_and_goes_again_gets_another_key(store: Store):
    await finished(store, 900)
    await store.forget_person(PEOPLE[0])
    again = await finished(store, 901)
    await store.forget_person(PEOPLE[0])
    assert (await store.match_scores(again))[0].player == "gone:2"


async def test_who_sits_at_a_table_is_asked_to_leave_first(store: Store):
    table = await playing(store)
    with pytest.raises(StillSeated, match="leave"):
        await store.forget_person(PEOPLE[1])
    await store.substitute(table.id, 1, 0, None, "weak", "Computer")
    assert await store.forget_person(PEOPLE[1])
    assert (await store.seat_history(table.id))[1].user_id is None
    opened = await lobby(store)
    with pytest.raises(StillSeated):
        await store.forget_person(PEOPLE[0])
    assert (await store.table(opened.id)).host_id == PEOPLE[0]


async def test_names_are_the_latest(store: Store):
    table = await lobby(store)
    await store.leave_seat(table.id, 0)
    await store.take_seat(table.id, None, PEOPLE[0], None, "Annie", None, 4)
    assert await store.names([PEOPLE[0], 12]) == {PEOPLE[0]: "Annie"}
