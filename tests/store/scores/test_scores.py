"""Results and standings: who gets what, and that both tell the same."""

from collections.abc import Sequence

import pytest

from bot.rules.events import DealResult
from bot.store.schema.seats import Sitter
from bot.store.scores.results import PlayerStanding, match_result, player_key, seat_results
from bot.store.store import Store
from tests.store.sample_results import FIRST_DEAL, all_seen, deal, ended, finals_of
from tests.store.sample_tables import GUILD, PEOPLE, move, playing
from tests.store.scores.rebuilding import scores_of_deals, scores_of_everybody

ANN, BEA, CID = (player_key(person, None) for person in PEOPLE)


async def standing(store: Store, player: str, game: str | None = None) -> PlayerStanding:
    found = await store.scores.standing(await all_seen(store), player, game)
    assert found is not None
    return found


async def test_deals_go_to_the_player_then_and_matches_to_the_last(store: Store):
    table = await playing(store)
    assert await finals_of(store, table.id) == ()
    await store.journal.append(table.id, 1, [move()], results=FIRST_DEAL)
    await store.seats.substitute(table.id, 1, Sitter("Computer", level="strong"), position=1)
    results = ended((9, 2, 3, 5), 1, deals=deal(2, (8, 0, 0, 1), (9, 2, 3, 5)))
    await store.journal.append(table.id, 2, [move()], results=results)
    scores = [(score.deal, score.seat, score.player, score.scored) for score in await scores_of_deals(store, table.id)]
    assert (scores[1], scores[5]) == ((1, 1, BEA, 2), (2, 1, "computer:strong", 0))
    bea, computer = [await standing(store, player, table.game) for player in (BEA, "computer:strong")]
    assert (bea.deals, bea.matches, bea.wins, bea.points) == (1, 0, 0, 2)
    assert (computer.deals, computer.matches, computer.wins, computer.points) == (1, 1, 1, 0)
    assert (computer.level, computer.user_id, bea.user_id) == ("strong", None, PEOPLE[1])
    assert (await store.tables.get(table.id)).state == "finished"
    assert await store.tables.active_in(table.channel_id) is None, "its channel is free in the same transaction"
    assert [(score.player, score.place, score.won) for score in await finals_of(store, table.id)] == [
        (ANN, 4, False), ("computer:strong", 1, True), (CID, 2, False), ("computer:weak", 3, False),
    ]  # fmt: skip


async def of_people(store: Store, game: str | None) -> list[tuple[object, ...]]:
    rows = await scores_of_everybody(store, await all_seen(store), game)
    rows = [row for row in rows if row.user_id is not None]
    return [(row.player, row.matches, row.wins, row.shared_wins, row.points, row.moons) for row in rows]


async def test_the_sums_of_everybody(store: Store):
    for game, totals, winners, moon in (
        ("one", (5, 1, 1, 0), [3], None),
        ("one", (5, 1, 1, 7), [1, 2], None),
        ("one", (9, 2, 1, 7), [2], None),
        ("two", (3, 4, 5, 6), [0], 1),
    ):
        final = match_result(totals, range(4), winners, low_wins=True)
        results = FIRST_DEAL._replace(deals=deal(1, totals, totals, moon), match=final)
        await store.journal.append((await playing(store, game=game)).id, 1, [move()], results=results)
    assert await of_people(store, "one") == [(ANN, 3, 0, 0, 19, 0), (BEA, 3, 0, 1, 4, 0), (CID, 3, 1, 1, 3, 0)]
    assert await of_people(store, None) == [(ANN, 4, 1, 0, 22, 0), (BEA, 4, 0, 1, 8, 1), (CID, 4, 1, 1, 8, 0)]
    assert {row.game for row in await scores_of_everybody(store, await all_seen(store))} == {None}
    assert await scores_of_everybody(store, await all_seen(store, GUILD + 1)) == ()
    assert await store.scores.standing(await all_seen(store), "user:1") is None
    assert (await standing(store, BEA)).deals == 4


def test_results_by_side_become_results_by_seat():
    rows = seat_results(DealResult(3, (0, 11), (22, 0), (30, 12), moon=1), (0, 1, 0, 1))
    assert [(row.seat, row.side, row.taken, row.scored, row.total, row.moon) for row in rows] == [
        (0, 0, 0, 22, 30, False),
        (1, 1, 11, 0, 12, True),
        (2, 0, 0, 22, 30, False),
        (3, 1, 11, 0, 12, True),
    ]
    with pytest.raises(ValueError, match="person"):
        player_key(None, None)


@pytest.mark.parametrize(
    ("totals", "winners", "low_wins", "places"),
    [
        ((5, 1, 3, 3), [1], True, [4, 1, 2, 2]),
        ((5, 1, 3, 1), [1, 3], True, [4, 1, 3, 1]),
        ((5, 1, 3, 3), [0], False, [1, 4, 2, 2]),
        ((7, 7, 3, 9), [1], True, [3, 1, 2, 4]),  # a rule of the game's own names the winner
    ],
)
def test_places(totals: tuple[int, ...], winners: Sequence[int], low_wins: bool, places: list[int]):
    result = match_result(totals, range(4), winners, low_wins=low_wins)
    assert [seat.place for seat in result.seats] == places
    assert [seat.seat for seat in result.seats if seat.won] == winners
    assert {seat.shared for seat in result.seats if seat.won} == {len(winners) > 1}
