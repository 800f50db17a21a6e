"""Reads about people: achievements, the leaderboard of a time and a week before it, deals by role, meetings of two;
and past matches, newest first, page by page, of one game or one person.
"""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot import clock
from bot.rules.achievements import Earned
from bot.store.errors import NoTable
from bot.store.rows import Sitter, TableRow
from bot.store.schema import tables as table_rows
from bot.store.scores.results import Role, match_result, player_key
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from cogs.people.store import BoardStore, HistoryStore, RecordStore
from cogs.people.words import Period, Tally
from tests.store.sample_tables import GAME, GUILD, PEOPLE, all_seen, deal, finals_of, lobby, move, playing

ALONE, PARTNERS = (0, 1, 2, 3), (0, 1, 0, 1)
ANN, BEA, CID = PEOPLE
STRANGER = Viewer(GUILD, 999)


async def played(store: Store, totals: tuple[int, ...], *, days_ago: float = 0, sides: tuple[int, ...] = ALONE) -> int:
    """A match that is over, won by the lowest."""
    table = await playing(store)
    final = match_result(totals, sides, [totals.index(min(totals))], low_wins=True)
    await store.journal.append(table.id, 1, [move()], results=NewResults(match=final))
    ended = update(table_rows).where(table_rows.c.id == table.id)
    ended = ended.values(ended_at=clock.now() - timedelta(days=days_ago))
    await store.database.write(lambda connection: connection.execute(ended))
    return table.id


async def test_achievements_are_of_who_sits_there_and_once_for_the_first_time(store: Store):
    earned = [Earned(1, seat, "moon") for seat in (0, 1, 3)]
    first = await playing(store)
    await store.seats.substitute(first.id, 1, Sitter("Computer", level="strong"), position=0)
    made = await store.journal.append(
        first.id, 1, [move()], results=NewResults(deals=deal(1, (0,) * 4, (0,) * 4), earned=earned)
    )
    assert made.earned == (Earned(1, 0, "moon"),), "the computers earn none"
    second = await playing(store)
    made = await store.journal.append(
        second.id, 1, [move()], results=NewResults(deals=deal(1, (0,) * 4, (0,) * 4), earned=earned)
    )
    assert made.earned == (Earned(1, 1, "moon"),), "Ann had it already"
    assert [(await store.journal.load(table.id)).earned for table in (first, second)] == [
        (Earned(1, 0, "moon"),),
        (Earned(1, 1, "moon"),),
    ]
    viewer, key = await all_seen(store), player_key(ANN, None)
    ((name, count, at),) = [
        (one.name, one.count, one.first_at) for one in await RecordStore(store.database).earned(viewer, key)
    ]
    assert (name, count) == ("moon", 2)
    assert at <= clock.now()
    assert await RecordStore(store.database).earned(viewer, key, "another-game") == ()
    assert await RecordStore(store.database).earned(STRANGER, key) == ()


async def test_the_leaderboard_of_a_time_and_how_it_was_a_week_before(store: Store):
    await played(store, (1, 20, 30, 40))
    await played(store, (50, 20, 30, 40), days_ago=8)
    await played(store, (1, 20, 30, 40), days_ago=40)
    viewer = await all_seen(store)

    async def of_ann(period: Period, game: str | None = None) -> tuple[Tally | None, Tally | None]:
        now, before = await BoardStore(store.database).tallies(viewer, game, period)
        return tuple(next((tally for tally in found if tally.user_id == ANN), None) for found in (now, before))  # type: ignore[return-value]

    assert await of_ann(Period.WEEK) == (Tally(ANN, 1, 1, 45), Tally(ANN, 1, 0, -15))
    assert await of_ann(Period.MONTH) == (Tally(ANN, 2, 1, 30), Tally(ANN, 1, 0, -15))
    assert await of_ann(Period.ALL) == (Tally(ANN, 3, 2, 75), Tally(ANN, 2, 1, 30))
    now, before = await of_ann(Period.ALL, GAME)
    changes = await RecordStore(store.database).changes(viewer, player_key(ANN, None), GAME)
    assert now is not None
    assert before is not None
    assert now.rating == 1000 + sum(changes)
    assert before.rating == 1000 + sum(changes[1:]), "what ended within the week was played first here"
    assert await BoardStore(store.database).tallies(STRANGER, GAME, Period.ALL) == ((), ())


async def test_deals_by_role_and_meetings_of_two(store: Store):
    table = await playing(store)
    results = deal(1, (5, 1, 0, 0), (5, 1, 0, 0))
    roles = (Role.BIDDER, Role.OPPONENT, Role.PARTNER, Role.OPPONENT)
    told = [replace(result, role=role, bid="7", made=True) for result, role in zip(results, roles, strict=True)]
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=told))
    older = await playing(store)
    await store.journal.append(
        older.id, 1, [move()], results=NewResults(deals=[replace(result, role=None) for result in results])
    )
    ann, bea, cid = (player_key(person, None) for person in PEOPLE)
    viewer = await all_seen(store)
    (role,) = await RecordStore(store.database).roles(viewer, ann)
    assert (role.game, role.role, role.made, role.deals, role.scored) == (GAME, Role.BIDDER, True, 1, 5)
    assert await RecordStore(store.database).roles_since(viewer, ann, GAME) is not None, "the older deal has no role"
    assert await RecordStore(store.database).roles(STRANGER, ann) == ()

    await played(store, (10, 20, 30, 40))
    await played(store, (10, 40), sides=PARTNERS)
    viewer = await all_seen(store)
    apart, together = reversed(await RecordStore(store.database).meetings(viewer, ann, cid, None))
    assert (apart.partners, apart.own_place, apart.other_place) == (False, 1, 3)
    assert (together.partners, together.own_won) == (True, True)
    assert await RecordStore(store.database).meetings(STRANGER, ann, cid, None) == ()
    (shared,) = await RecordStore(store.database).shared_deals(viewer, ann, bea, [GAME])
    assert (shared.deals, shared.own, shared.other) == (2, 10, 2)


ANNS = player_key(PEOPLE[0], None)


async def finish(store: Store, totals: tuple[int, ...] = (1, 2, 3, 4), *, game: str = GAME) -> TableRow:
    """A match that was played to its end; the lowest total wins."""
    table = await playing(store, game=game)
    final = match_result(totals, range(4), [totals.index(min(totals))], low_wins=True)
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=deal(1, totals, totals), match=final))
    return await store.tables.get(table.id)


async def test_a_page_holds_the_matches_with_their_finals(store: Store):
    first, second = await finish(store, (9, 2, 3, 4)), await finish(store, (5, 6, 7, 1))
    newest, oldest = await HistoryStore(store.database).matches(await all_seen(store))
    assert (newest.table, oldest.table) == (second, first)
    assert [seat.name for seat in oldest.seats] == ["Ann", "Bea", "Cid", "Computer"]
    assert oldest.finals == await finals_of(store, first.id)
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


async def test_matches_of_one_game_one_server_one_person(store: Store):
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


async def test_standings_and_extremes(store: Store):
    for totals in ((9, 2, 3, 4), (1, 5, 5, 5), (7, 8, 9, 6)):
        await finish(store, totals, game="one")
    await finish(store, (40, 1, 2, 3), game="two")
    assert await store.scores.total_range(await all_seen(store), ANNS, "one") == (1, 9)
    assert await store.scores.total_range(await all_seen(store), ANNS, "three") is None
    assert [record.game for record in await store.scores.standings(await all_seen(store), ANNS)] == ["one", "two"]
    assert await store.scores.standings(await all_seen(store, GUILD + 1), ANNS) == ()
