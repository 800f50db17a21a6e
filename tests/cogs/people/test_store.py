"""Reads about people: achievements, the leaderboard, deals by role, meetings of two; past matches, newest first."""

from dataclasses import replace

import pytest

from bot import clock
from bot.rules.achievements import Earned
from bot.store.errors import NoTable
from bot.store.schema.seats import Sitter
from bot.store.scores.results import Role, match_result, player_key
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from cogs.people.card_words import EarnedRecord
from cogs.people.store import BoardStore, HistoryStore, PastMatch, RecordStore
from cogs.people.words import Tally
from tests.cogs.server import present
from tests.store.sample_results import ALONE, all_seen, deal, finals_of, played
from tests.store.sample_tables import GAME, GUILD, PEOPLE, lobby, move, playing

PARTNERS = (0, 1, 0, 1)
ANN, BEA, CID = PEOPLE
ANNS, BEAS, CIDS = (player_key(person, None) for person in PEOPLE)
STRANGER = Viewer(GUILD, 999)


async def past(store: Store, guild: int = GUILD, **which: object) -> list[PastMatch]:
    viewer, history = await all_seen(store, guild), HistoryStore(store.database)
    found = list(await history.matches(viewer, **which))  # type: ignore[arg-type]
    assert await history.count(viewer, **which) == len(found)  # type: ignore[arg-type]
    return found


async def test_achievements_are_of_who_sits_there_and_once_for_the_first_time(store: Store):
    results = NewResults(deals=deal(1, (0,) * 4, (0,) * 4), earned=[Earned(1, seat, "moon") for seat in (0, 1, 3)])
    first = await playing(store)
    await store.seats.substitute(first.id, 1, Sitter("Computer", level="strong"), position=0)
    made = await store.journal.append(first.id, 1, [move()], results=results)
    assert made.earned == (Earned(1, 0, "moon"),), "the computers earn none"
    second = await playing(store)
    made = await store.journal.append(second.id, 1, [move()], results=results)
    assert made.earned == (Earned(1, 1, "moon"),), "Ann had it already"
    assert [(await store.journal.load(table.id)).earned for table in (first, second)] == [
        (Earned(1, 0, "moon"),), (Earned(1, 1, "moon"),),
    ]  # fmt: skip
    viewer, records = await all_seen(store), RecordStore(store.database)
    (moon,) = await records.earned(viewer, ANNS, None)
    assert moon == EarnedRecord("moon", 2, moon.first)
    assert present(moon.first) <= clock.now().date()
    assert await records.earned(viewer, ANNS, "another-game") == await records.earned(STRANGER, ANNS, None) == ()


async def test_the_leaderboard_of_a_time_and_how_it_was_a_week_before(store: Store):
    for days_ago, totals in ((0, (1, 20, 30, 40)), (8, (50, 20, 30, 40)), (40, (1, 20, 30, 40))):
        await played(store, totals, days_ago=days_ago)
    viewer, board = await all_seen(store), BoardStore(store.database)

    async def anns(game: str | None = None) -> list[Tally | None]:
        found = await board.tallies(viewer, game)
        return [next((tally for tally in tallies if tally.user_id == ANN), None) for tallies in found]

    assert await anns() == [Tally(ANN, 3, 2, 75), Tally(ANN, 2, 1, 30)]
    ratings = [tally and tally.rating for tally in await anns(GAME)]
    changes = await RecordStore(store.database).changes(viewer, ANNS, GAME)
    assert ratings == [1000 + sum(changes), 1000 + sum(changes[1:])], "what ended within the week was played first here"
    assert await board.tallies(STRANGER, GAME) == ((), ())


async def test_deals_by_role_and_meetings_of_two(store: Store):
    records, results = RecordStore(store.database), deal(1, (5, 1, 0, 0), (5, 1, 0, 0))
    roles = (Role.BIDDER, Role.OPPONENT, Role.PARTNER, Role.OPPONENT)
    told = [replace(result, role=role, bid="7", made=True) for result, role in zip(results, roles, strict=True)]
    for deals in (told, [replace(result, role=None) for result in results]):
        await store.journal.append((await playing(store)).id, 1, [move()], results=NewResults(deals=deals))
    viewer = await all_seen(store)
    (role,) = await records.roles(viewer, ANNS, None)
    assert (role.role, role.made, role.deals, role.scored) == (Role.BIDDER, True, 1, 5)
    assert await records.roles(viewer, ANNS, GAME) == (role,)
    assert await records.roles(viewer, ANNS, "another-game") == ()
    assert await records.roles_since(viewer, ANNS, GAME) is not None, "the older deal has no role"
    assert await records.roles(STRANGER, ANNS, None) == ()
    assert await records.points_a_deal(viewer, ANNS, BEAS, [GAME]) == {GAME: (5, 1)}, "of two deals"

    await played(store, (10, 20, 30, 40))
    await played(store, (10, 40), sides=PARTNERS)
    together, apart = await records.meetings(await all_seen(store), ANNS, CIDS, None)
    assert (apart.partners, apart.own_place, apart.other_place) == (False, 1, 3)
    assert (together.partners, together.own_won) == (True, True)
    assert await records.meetings(STRANGER, ANNS, CIDS, None) == ()


async def test_a_page_holds_matches_with_their_finals_the_last_to_end_first(store: Store):
    long, first, second = await playing(store), await played(store, (9, 2, 3, 4)), await played(store, (5, 6, 7, 1))
    await store.tables.end(long.id, "stopped")
    newest, newer, oldest = await past(store)
    assert (newest.table.id, newer.table, oldest.table) == (long.id, second, first)
    assert [seat.name for seat in oldest.seats] == ["Ann", "Bea", "Cid", "Computer"]
    assert oldest.finals == await finals_of(store, first.id)
    assert [final.total for final in oldest.finals] == [9, 2, 3, 4]
    assert [final.won for final in newer.finals] == [False, False, False, True]
    assert (newer.deals, oldest.deals) == (1, 1)


async def test_lobbies_and_matches_in_play_are_not_past_and_stopped_ones_are(store: Store):
    closed, going, stopped = await lobby(store), await playing(store), await playing(store)
    for number, totals in enumerate(((1, 2, 3, 4), (2, 4, 6, 8)), start=1):
        deals = deal(number, (1, 2, 3, 4), totals)
        await store.journal.append(stopped.id, number, [move()], results=NewResults(deals=deals))
    for table in (closed, stopped):
        await store.tables.end(table.id, "stopped")
    (only,) = await past(store)
    history = HistoryStore(store.database)
    assert await history.match(await all_seen(store), stopped.id) == only
    for guild, table in ((GUILD + 1, stopped.id), (GUILD, closed.id), (GUILD, going.id), (GUILD, 999)):
        with pytest.raises(NoTable):
            await history.match(await all_seen(store, guild), table)
    assert (only.table.id, only.finals, only.deals, len(only.seats)) == (stopped.id, (), 2, 4)


async def test_matches_of_one_game_one_server_one_person(store: Store):
    first, second = await played(store, (9, 2, 3, 4), game="one"), await played(store, game="two")
    handed_over = await playing(store, game="two")
    await store.seats.substitute(handed_over.id, 1, Sitter("Computer", level="weak"), position=0)
    final = match_result((1, 2, 3, 4), ALONE, [0], low_wins=True)
    await store.journal.append(handed_over.id, 1, [move()], results=NewResults(match=final))
    every = [handed_over.id, second.id, first.id]
    for guild, game, person, ids in (
        (GUILD, None, None, every), (GUILD, "two", None, every[:2]), (GUILD, None, BEA, every),  # wherever she ever sat
        (GUILD, "one", BEA, [first.id]), (GUILD, None, 12345, []), (GUILD + 1, None, None, []),
    ):  # fmt: skip
        assert [match.table.id for match in await past(store, guild, game=game, user_id=person)] == ids
    substitute = (await past(store))[0].seats[1]
    assert (substitute.user_id, substitute.level) == (None, "weak")


async def test_standings_and_extremes_are_by_game(store: Store):
    for game, totals in (("one", (9, 2, 3, 4)), ("one", (1, 5, 5, 5)), ("two", (40, 1, 2, 3))):
        await played(store, totals, game=game)
    viewer = await all_seen(store)
    assert await store.scores.total_range(viewer, ANNS, "one") == (1, 9)
    assert [record.game for record in await store.scores.standings(viewer, ANNS)] == ["one", "two"]
