"""Results and standings: who gets what, and that both tell the same."""

import pytest

from bot.rules.events import DealResult
from bot.store.rows import Sitter
from bot.store.scores.results import match_result, player_key, seat_results
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from tests.store.sample_tables import GUILD, PEOPLE, all_seen, deal, finals_of, move, playing
from tests.store.scores.rebuilding import scores_of_deals, scores_of_everybody


def user(number: int) -> str:
    return player_key(PEOPLE[number], None)


async def test_deals_go_to_the_player_then_and_matches_to_the_last(store: Store):
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4))))
    await store.seats.substitute(table.id, 1, Sitter("Computer", level="strong"), position=1)
    final = match_result((9, 2, 3, 5), range(4), [1], low_wins=True)
    await store.journal.append(
        table.id, 2, [move()], results=NewResults(deals=deal(2, (8, 0, 0, 1), (9, 2, 3, 5)), match=final)
    )
    scores = [(score.deal, score.seat, score.player, score.scored) for score in await scores_of_deals(store, table.id)]
    assert scores[1] == (1, 1, user(1), 2)
    assert scores[5] == (2, 1, "computer:strong", 0)
    bea = await store.scores.standing(await all_seen(store), user(1), table.game)
    computer = await store.scores.standing(await all_seen(store), "computer:strong", table.game)
    assert bea is not None
    assert computer is not None
    assert (bea.deals, bea.matches, bea.wins, bea.points) == (1, 0, 0, 2)
    assert (computer.deals, computer.matches, computer.wins, computer.points) == (1, 1, 1, 0)
    assert (computer.level, computer.user_id, bea.user_id) == ("strong", None, PEOPLE[1])


async def test_a_finished_match_frees_its_channel_in_the_same_transaction(store: Store):
    table = await playing(store)
    assert await finals_of(store, table.id) == ()
    final = match_result((1, 2, 3, 4), range(4), [0], low_wins=True)
    await store.journal.append(table.id, 1, [move()], results=NewResults(match=final))
    assert (await store.tables.get(table.id)).state == "finished"
    assert await store.tables.active_in(table.channel_id) is None
    assert [(score.player, score.place, score.won) for score in await finals_of(store, table.id)] == [
        (user(0), 1, True),
        (user(1), 2, False),
        (user(2), 3, False),
        ("computer:weak", 4, False),
    ]


async def of_people(store: Store, game: str | None) -> list[tuple]:
    rows = await scores_of_everybody(store, await all_seen(store), game)
    of_people = (row for row in rows if row.user_id is not None)
    return [(row.player, row.matches, row.wins, row.shared_wins, row.points, row.moons) for row in of_people]


async def test_the_sums_of_everybody(store: Store):
    async def play(game: str, totals: tuple[int, ...], winners: list[int], moon: int | None = None) -> None:
        table = await playing(store, game=game)
        final = match_result(totals, range(4), winners, low_wins=True)
        await store.journal.append(
            table.id, 1, [move()], results=NewResults(deals=deal(1, totals, totals, moon), match=final)
        )

    await play("one", (5, 1, 1, 0), [3])
    await play("one", (5, 1, 1, 7), [1, 2])
    await play("one", (9, 2, 1, 7), [2])
    await play("two", (3, 4, 5, 6), [0], moon=1)
    first = await of_people(store, "one")
    assert first == [(user(0), 3, 0, 0, 19, 0), (user(1), 3, 0, 1, 4, 0), (user(2), 3, 1, 1, 3, 0)]
    everything = await of_people(store, None)
    assert everything == [(user(0), 4, 1, 0, 22, 0), (user(1), 4, 0, 1, 8, 1), (user(2), 4, 1, 1, 8, 0)]
    assert {row.game for row in await scores_of_everybody(store, await all_seen(store))} == {None}
    assert await scores_of_everybody(store, await all_seen(store, GUILD + 1)) == ()
    assert await store.scores.standing(await all_seen(store), "user:1") is None
    total = await store.scores.standing(await all_seen(store), user(1))
    assert total is not None
    assert total.deals == 4


def test_results_by_side_become_results_by_seat():
    rows = seat_results(DealResult(3, (0, 11), (22, 0), (30, 12), moon=1), (0, 1, 0, 1))
    assert [(row.seat, row.side, row.taken, row.scored, row.total, row.moon) for row in rows] == [
        (0, 0, 0, 22, 30, False),
        (1, 1, 11, 0, 12, True),
        (2, 0, 0, 22, 30, False),
        (3, 1, 11, 0, 12, True),
    ]


@pytest.mark.parametrize(
    ("totals", "winners", "low_wins", "places"),
    [
        ((5, 1, 3, 3), [1], True, [4, 1, 2, 2]),
        ((5, 1, 3, 1), [1, 3], True, [4, 1, 3, 1]),
        ((5, 1, 3, 3), [0], False, [1, 4, 2, 2]),
        ((7, 7, 3, 9), [1], True, [3, 1, 2, 4]),  # a rule of the game's own names the winner
    ],
)
def test_places(totals: tuple[int, ...], winners: list[int], low_wins: bool, places: list[int]):
    result = match_result(totals, range(4), winners, low_wins=low_wins)
    assert [seat.place for seat in result.seats] == places
    assert [seat.seat for seat in result.seats if seat.won] == winners
    assert {seat.shared for seat in result.seats if seat.won} == {len(winners) > 1}


def test_a_result_needs_a_player():
    with pytest.raises(ValueError, match="person"):
        player_key(None, None)
