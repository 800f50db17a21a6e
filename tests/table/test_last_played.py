"""The kinds that a person, and a server, played last, from the stored tables."""

from bot.table.tables import Tables
from bot.words.kinds import Kind
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CHANNEL, CID, GUILD, join, lobby


def value(kind: Kind | None) -> str | None:
    return None if kind is None else kind.value


async def test_the_last_table_of_a_person_is_where_they_sat_down_last(tables: Tables):
    last = tables.last_played
    assert await last.of_person(ANN.user_id) is None
    whist = await lobby(tables, 1, game="domino-whist", seats=4, preset="partners")
    cuban = await lobby(tables, 1, game="dominoes", seats=4, preset="cuban", channel=CHANNEL + 1)
    await join(tables, whist, BEA)
    assert [value(await last.of_person(it.user_id)) for it in (ANN, BEA, CID)] == [
        "dominoes/cuban", "domino-whist/partners", None,
    ]  # fmt: skip
    for table in (cuban, whist):
        await tables.lifecycle.stop(table, ANN)
    assert value(await last.of_person(ANN.user_id)) == "dominoes/cuban"
    await tables.access.store.personal_data.forget(ANN.user_id)
    assert await last.of_person(ANN.user_id) is None


async def test_the_last_tables_of_a_server_come_by_channel(tables: Tables):
    first = await lobby(tables, 1, game="dominoes", seats=4, preset="cuban")
    await tables.lifecycle.stop(first, ANN)
    await lobby(tables, 1, game="forty-two", seats=4, preset="texas")
    await lobby(tables, 1, game="dominoes", preset="block", channel=CHANNEL + 1)
    await tables.lifecycle.open_practice(0, ANN, "black-tile", interaction_id=next(INTERACTIONS))
    by_channel = await tables.last_played.on_server(GUILD)
    assert {channel: kind.value for channel, kind in by_channel.items()} == {
        CHANNEL: "forty-two/texas", CHANNEL + 1: "dominoes/block",
    }  # fmt: skip
    assert [*by_channel] == [CHANNEL + 1, CHANNEL], "the newest first"
    assert await tables.last_played.on_server(GUILD + 1) == {}
