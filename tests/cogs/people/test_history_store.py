"""A server's past matches: newest first, page by page, of one game or one person."""

import pytest

from bot.store.errors import NoTable
from bot.store.rows import Sitter, TableRow
from bot.store.scores.results import match_result, player_key
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from cogs.people.history_store import HistoryStore
from tests.store.sample_tables import GAME, GUILD, PEOPLE, all_seen, deal, lobby, move, playing

ANN = player_key(PEOPLE[0], None)


async def finish(store: Store, totals: tuple[int, ...] = (1, 2, 3, 4), *, game: str = GAME) -> TableRow:
    """A match that was played to its end; the lowest total wins."""
    table = await playing(store, game=game)
    final = match_result(totals, range(4), [totals.index(min(totals))], low_wins=True)
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=deal(1, totals, totals), match=final))
    return await store.tables.get(table.id)


async def test_what_a_page_holds(store: Store):
    first, second = await finish(store, (9, 2, 3, 4)), await finish(store, (5, 6, 7, 1))
    newest, oldest = await HistoryStore(store.database).matches(await all_seen(store))
    assert (newest.table, oldest.table) == (second, first)
    assert [seat.name for seat in oldest.seats] == ["Ann", "Bea", "Cid", "Computer"]
    assert oldest.finals == await store.scores.of_match(first.id)
    assert [final.total for final in oldest.finals] == [9, 2, 3, 4]
    assert [final.won for final in newest.finals] == [False, False, False, True]
    assert (newest.deals, oldest.deals) == (1, 1)


async def test_the_newest_is_the_one_that_ended_last(store: Store):
    long, short = await playing(store), await finish(store)
    await store.tables.end(long.id, "stopped")
    assert [match.table.id for match in await HistoryStore(store.database).matches(await all_seen(store))] == [
        long.id,
        short.id,
    ]


async def test_thirty_matches_page_by_page(store: Store):
    played = [(await finish(store)).id for _ in range(30)]
    pages = [
        await HistoryStore(store.database).matches(await all_seen(store), skip=skip, limit=7)
        for skip in range(0, 35, 7)
    ]
    assert [len(page) for page in pages] == [7, 7, 7, 7, 2]
    assert [match.table.id for page in pages for match in page] == played[::-1]
    assert await HistoryStore(store.database).count(await all_seen(store)) == 30
    assert await HistoryStore(store.database).matches(await all_seen(store), skip=35) == ()


async def test_lobbies_and_matches_in_play_are_not_past_and_stopped_ones_are(store: Store):
    closed, going, stopped = await lobby(store), await playing(store), await playing(store)
    await store.tables.end(closed.id, "stopped")
    await store.journal.append(stopped.id, 1, [move()], results=NewResults(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4))))
    await store.journal.append(stopped.id, 2, [move()], results=NewResults(deals=deal(2, (1, 2, 3, 4), (2, 4, 6, 8))))
    await store.tables.end(stopped.id, "stopped")
    (only,) = await HistoryStore(store.database).matches(await all_seen(store))
    assert await HistoryStore(store.database).match(await all_seen(store), stopped.id) == only
    for guild, table in ((GUILD + 1, stopped.id), (GUILD, closed.id), (GUILD, going.id), (GUILD, 999)):
        with pytest.raises(NoTable):
            await HistoryStore(store.database).match(await all_seen(store, guild), table)
    assert (only.table.id, only.finals, only.deals, len(only.seats)) == (stopped.id, (), 2, 4)
    assert await HistoryStore(store.database).count(await all_seen(store)) == 1
    assert (await store.tables.get(going.id)).active


async def test_of_one_game_one_server_one_person(store: Store):
    first, second = await finish(store, game="one"), await finish(store, game="two")
    handed_over = await playing(store, game="two")
    await store.seats.substitute(handed_over.id, 1, Sitter("Computer", level="weak"), position=0)
    final = match_result((1, 2, 3, 4), range(4), [0], low_wins=True)
    await store.journal.append(handed_over.id, 1, [move()], results=NewResults(match=final))

    async def ids(guild_id: int, game: str | None = None, user_id: int | None = None) -> list[int]:
        viewer = await all_seen(store, guild_id)
        found = [
            match.table.id for match in await HistoryStore(store.database).matches(viewer, game=game, user_id=user_id)
        ]
        assert await HistoryStore(store.database).count(viewer, game=game, user_id=user_id) == len(found)
        return found

    assert await ids(GUILD) == [handed_over.id, second.id, first.id]
    assert await ids(GUILD, "two") == [handed_over.id, second.id]
    assert await ids(GUILD, None, PEOPLE[1]) == [handed_over.id, second.id, first.id], "wherever they ever sat"
    assert await ids(GUILD, "one", PEOPLE[1]) == [first.id]
    assert await ids(GUILD, None, 12345) == []
    assert await ids(GUILD + 1) == []
    substitute = (await HistoryStore(store.database).matches(await all_seen(store)))[0].seats[1]
    assert (substitute.user_id, substitute.level) == (None, "weak")


async def test_form_and_extremes(store: Store):
    for totals in ((9, 2, 3, 4), (1, 5, 5, 5), (7, 8, 9, 6)):
        await finish(store, totals, game="one")
    await finish(store, (40, 1, 2, 3), game="two")
    assert [score.total for score in await store.scores.latest(await all_seen(store), ANN)] == [40, 7, 1, 9]
    assert [score.won for score in await store.scores.latest(await all_seen(store), ANN, "one")] == [False, True, False]
    assert [score.total for score in await store.scores.latest(await all_seen(store), ANN, limit=2)] == [40, 7]
    assert await store.scores.total_range(await all_seen(store), ANN, "one") == (1, 9)
    assert await store.scores.total_range(await all_seen(store), ANN, "three") is None
    assert await store.scores.latest(await all_seen(store, GUILD + 1), ANN) == ()
    assert [record.game for record in await store.scores.standings(await all_seen(store), ANN)] == ["one", "two"]
    assert await store.scores.standings(await all_seen(store, GUILD + 1), ANN) == ()
