"""Ratings: who gains and who loses by a match, and that the results lead to the same ratings again."""

import asyncio
import tempfile
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from bot.store.schema.results import match_results, ratings
from bot.store.schema.seats import Sitter
from bot.store.scores.ratings import BEGINNERS, Rated, Rating, after_match
from bot.store.scores.results import match_result, player_key
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from cogs.people.store import RecordStore
from tests.open_stores import OpenStore, open_copied
from tests.store.sample_results import FIRST_DEAL, all_seen, deal, ended, finals_of
from tests.store.sample_tables import COMPUTER, GAME, PEOPLE, lobby, many_playing, move, playing
from tests.store.scores.rebuilding import rebuild, scores_of_everybody
from tests.store.scores.test_scores import standing

ANN, BEA, CID = (player_key(person, None) for person in PEOPLE)
WEAK = "computer:weak"
ALONE, PARTNERS = (0, 1, 2, 3), (0, 1, 0, 1)
STRONG = Sitter("Computer", level="strong")
EVA = Sitter("Eva", user_id=9)
FAR = (1, 20, 30, 40)  # the totals of a match in which Ann wins


async def finish(
    store: Store, totals: tuple[int, ...] = FAR, winner: int = 0, *, game: str = GAME, after_ann: Sequence[Sitter] = ()
) -> int:
    """A match of Ann, Bea, Cid and a computer, in which low wins; perhaps Ann leaves, and others play on for her."""
    table = await playing(store, game=game)
    for sitter in after_ann:
        await store.seats.substitute(table.id, 0, sitter, position=0)
    await store.journal.append(table.id, 1, [move()], results=ended(totals, winner))
    return table.id


async def all_ratings(store: Store) -> dict[tuple[int, str, str], Rating]:
    rows = await store.database.read(lambda connection: connection.execute(select(ratings)).all())
    return {(row.guild_id, row.game, row.player): Rating(row.mu, row.sigma) for row in rows}


async def all_changes(store: Store) -> dict[tuple[int, int], int | None]:
    rows = await store.database.read(lambda connection: connection.execute(select(match_results)).all())
    return {(row.table_id, row.seat): row.rating_change for row in rows}


async def of_game(store: Store, game: str = GAME) -> dict[str, Rating]:
    return {player: rating for (_, name, player), rating in (await all_ratings(store)).items() if name == game}


def rated(*seats: tuple[str, int, int], before: dict[str, Rating] | None = None) -> dict[str, Rating]:
    """The ratings after a match of these players with their sides and places."""
    return after_match(before or {}, [Rated(*seat) for seat in seats])


def test_a_better_place_rates_higher_and_equal_places_and_sides_alike():
    assert Rating().shown == BEGINNERS == 1000
    after = rated(("a", 0, 1), ("b", 1, 2), ("c", 2, 2), ("d", 3, 4))
    assert after["a"].mu > after["b"].mu > after["d"].mu
    assert after["b"].mu == pytest.approx(after["c"].mu)
    assert all(rating.sigma < Rating().sigma for rating in after.values())
    sides = rated(("a", 0, 2), ("b", 1, 1), ("c", 0, 2), ("d", 1, 1))
    assert (sides["a"], sides["b"]) == (sides["c"], sides["d"])
    assert sides["b"].mu > Rating().mu > sides["a"].mu
    strong, weak = Rating(mu=35.0, sigma=4.0), Rating(mu=15.0, sigma=4.0)
    gains = [rated(("a", 0, 1), ("b", 1, 2), before={"b": other})["a"].mu for other in (strong, weak)]
    assert gains[0] > gains[1] > Rating().mu, "to beat the strong gains more"


def test_a_player_with_several_seats_is_rated_once_by_their_mean():
    apart = rated(("a", 0, 1), ("b", 1, 2), ("c", 2, 3))
    together = rated(("a", 0, 1), ("b", 1, 2), ("b", 2, 3))
    assert together["a"] == apart["a"]
    assert together["b"].mu == pytest.approx((apart["b"].mu + apart["c"].mu) / 2)
    assert together["b"].sigma == pytest.approx((apart["b"].sigma + apart["c"].sigma) / 2)


def test_a_match_of_one_side_or_of_one_person_with_computers_rates_nobody():
    """Alone with them one has hints, and easy ones are beaten at will."""
    assert rated(("a", 0, 1), ("b", 0, 1), before={"a": Rating(mu=30.0, sigma=2.0)}) == {}
    assert rated(("a", 0, 1), (WEAK, 1, 2), ("computer:easy", 2, 3)) == {}
    assert rated(("a", 0, 1), ("b", 1, 2), (WEAK, 2, 3)).keys() == {"a", "b", WEAK}


def test_a_leaver_has_lost_even_if_the_seat_wins():
    """Those who stayed met the computer who took over, and its rating stays as it was."""
    left = [Rated("a", 0, 2), Rated("b", 1, 3), Rated(WEAK, 2, 1, left_by="c")]
    after = after_match({WEAK: Rating(mu=40.0, sigma=1.0)}, left)
    assert after.keys() == {"a", "b", "c"}
    strong = {"d": Rating(mu=40.0, sigma=1.0)}
    assert after["a"] == rated(("a", 0, 2), ("b", 1, 3), ("d", 2, 1), before=strong)["a"]
    assert after["c"] == rated(("a", 0, 1), ("b", 1, 2), ("c", 2, 3))["c"]
    in_sides = after_match({}, [Rated("a", 0, 1), Rated("b", 1, 2), Rated(WEAK, 0, 1, left_by="c"), Rated("d", 1, 2)])
    assert in_sides["a"].mu > Rating().mu > max(in_sides["b"].mu, in_sides["c"].mu), "rated as it played on"


async def test_a_match_rates_all_who_sit_there_at_its_end(store: Store):
    assert (await store.journal.load((await playing(store)).id)).rating_changes == ()
    first = await finish(store)
    after = await of_game(store)
    assert after == rated((ANN, 0, 1), (BEA, 1, 2), (CID, 2, 3), (WEAK, 3, 4))
    gained = tuple(after[player].shown - BEGINNERS for player in (ANN, BEA, CID, WEAK))
    assert tuple(row.rating_change for row in await finals_of(store, first)) == gained
    second = await finish(store, (9, 9, 30, 2), 3)
    again = await of_game(store)
    assert again == rated((ANN, 0, 2), (BEA, 1, 2), (CID, 2, 4), (WEAK, 3, 1), before=after)
    changed = tuple(again[player].shown - after[player].shown for player in (ANN, BEA, CID, WEAK))
    assert (await store.journal.load(second)).rating_changes == changed
    assert (await store.journal.load(first)).rating_changes == gained, "what came later does not change it"
    assert (await standing(store, ANN, GAME)).rating == again[ANN]
    board = await scores_of_everybody(store, await all_seen(store), GAME)
    assert {row.player: row.rating for row in board} == again
    in_all = {row.rating for row in await scores_of_everybody(store, await all_seen(store))}
    assert in_all == {None}, "one game's rating says nothing of another"


@pytest.mark.parametrize(
    ("after_ann", "last"),
    [([STRONG], "computer:strong"), ([STRONG, EVA], "user:9"), ([STRONG, EVA, STRONG], "computer:strong")],
)
async def test_a_leaver_loses_and_their_substitute_is_not_rated(store: Store, after_ann: list[Sitter], last: str):
    await finish(store, after_ann=after_ann)
    after = await of_game(store)
    assert {*after} == {ANN, BEA, CID, WEAK}
    assert after[ANN].mu < after[CID].mu < after[BEA].mu
    ann, winner = [await standing(store, player, GAME) for player in (ANN, last)]
    assert (ann.matches, ann.rated, ann.rated_wins, ann.above, ann.rating) == (0, 1, 0, -15, after[ANN])
    assert (winner.matches, winner.wins, winner.rated, winner.rating) == (1, 1, 0, None)
    changes = await RecordStore(store.database).changes(await all_seen(store), ANN, GAME)
    assert changes == (after[ANN].shown - BEGINNERS,)


async def test_a_player_who_came_back_is_rated_as_if_never_gone(store: Store):
    table = await playing(store)
    for sitter in (STRONG, Sitter("Ann", user_id=PEOPLE[0])):
        await store.seats.substitute(table.id, 0, sitter, position=0)
    await store.journal.append(table.id, 1, [move()], results=ended(FAR))
    assert await of_game(store) == rated((ANN, 0, 1), (BEA, 1, 2), (CID, 2, 3), (WEAK, 3, 4))


async def test_taking_over_from_somebody_unknown_rates_nobody(store: Store):
    """The data of the person who left was deleted: no one is rated for that seat."""
    table = await playing(store)
    await store.seats.substitute(table.id, 0, STRONG, position=0)
    assert await store.personal_data.forget(PEOPLE[0])
    await store.seats.substitute(table.id, 0, EVA, position=0)
    await store.journal.append(table.id, 1, [move(1)], results=ended(FAR))
    assert {*(await of_game(store))} == {BEA, CID, WEAK}


async def test_a_match_alone_or_stopped_counts_in_the_record_alone(store: Store):
    alone, stopped = await lobby(store), await playing(store)
    for _ in range(3):
        await store.seats.take(alone.id, COMPUTER, capacity=4)
    assert await store.tables.start(alone.id)
    await store.journal.append(alone.id, 1, [move()], results=ended(FAR))
    ann = await standing(store, ANN, GAME)
    assert (ann.matches, ann.wins, ann.rated, ann.above) == (1, 1, 0, 0)
    await store.journal.append(stopped.id, 1, [move()], results=FIRST_DEAL)
    await store.tables.end(stopped.id, "stopped")
    assert await all_ratings(store) == {}
    ann = await standing(store, ANN, GAME)
    assert (ann.deals, ann.matches, ann.rating) == (1, 1, None)


async def test_forgetting_a_person_removes_their_ratings_alone(store: Store):
    tables = [await finish(store, totals, winner) for totals, winner in ((FAR, 0), ((50, 20, 3, 40), 2))]
    ratings, changes = await all_ratings(store), await all_changes(store)
    assert await store.personal_data.forget(PEOPLE[0])
    for _ in range(2):  # they are still rated by the matches against whoever that was
        assert await all_ratings(store) == {key: rating for key, rating in ratings.items() if key[2] != ANN}
        assert await all_changes(store) == changes | {(table, 0): None for table in tables}
        await rebuild(store)
    gone = await standing(store, "gone:1", GAME)
    assert (gone.matches, gone.rating) == (2, None)


async def test_matches_that_end_at_once_are_rated_one_after_the_other(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    tables = await many_playing(stores[0], 9)
    ends = (stores[n % 3].journal.append(it.id, 1, [move()], results=ended(FAR)) for n, it in enumerate(tables))
    await asyncio.gather(*ends)
    expected: dict[str, Rating] = {}
    for _ in tables:
        expected |= rated((ANN, 0, 1), (BEA, 1, 2), (CID, 2, 3), (WEAK, 3, 4), before=expected)
    for _ in range(2):
        assert await of_game(stores[0]) == expected
        await rebuild(stores[0])


POINTS = st.lists(st.integers(-5, 30), min_size=4, max_size=4)
SOMEBODY = st.none() | st.integers(0, 3)
DEALS = st.lists(st.tuples(POINTS, SOMEBODY, SOMEBODY), max_size=4)
MATCH = st.tuples(st.sampled_from(["low", "high"]), st.sampled_from([ALONE, PARTNERS]), DEALS, st.none() | POINTS)


@settings(max_examples=8, deadline=None)
@given(st.lists(MATCH, max_size=5))
async def test_all_that_is_kept_is_what_the_results_lead_to(matches: list):
    """Standings, ratings and their changes; people shoot the moon, leave after a deal, or stop in mid-match."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_copied(f"sqlite+aiosqlite:///{folder}/boneyard.sqlite3")
        try:
            for game, sides, deals, final in matches:
                await _play(store, game, sides, deals, final)
            kept = await _kept(store)
            await rebuild(store)
            assert kept == await _kept(store)
        finally:
            await store.close()


async def _play(store: Store, game: str, sides: Sequence[int], deals: list, final: list[int] | None) -> None:
    table = await playing(store, game=game)
    for number, (points, moon, leaver) in enumerate(deals, 1):
        results = NewResults(deals=deal(number, points, points, moon))
        await store.journal.append(table.id, number, [move()], results=results)
        if leaver is not None:
            await store.seats.substitute(table.id, leaver, STRONG, position=number)
    if final:
        totals = final[: max(sides) + 1]
        winners = [side for side, total in enumerate(totals) if total == min(totals)]
        result = match_result(totals, sides, winners, low_wins=game == "low")
        await store.journal.append(table.id, len(deals) + 1, [move()], results=NewResults(match=result))


async def _kept(store: Store) -> list[object]:
    standings = [await scores_of_everybody(store, await all_seen(store), game) for game in ("low", "high", None)]
    return [await all_ratings(store), await all_changes(store), *standings]
