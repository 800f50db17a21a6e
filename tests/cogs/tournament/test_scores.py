"""Scores by duplicate, calculated by hand, and in words; each movement is as even as it claims to be."""

from collections import Counter
from dataclasses import asdict, replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.message import Message, Row, Who, with_note
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.words.speaker import say
from cogs.contests.contest import Contest, ContestEntry, ContestKind, margin
from cogs.tournament import pages as messages
from cogs.tournament.movements import MOST_TABLES, Form, Round, most_rounds, movement, tables_for
from cogs.tournament.tournament import Tournament, TournamentSettings, margins, round_scores, standings
from cogs.tournament.words import TournamentPlace, TournamentStandings, alt_standings, place_lines, verdict
from tests.cogs.contests.playing import AT, long_ago
from tests.said import is_said

F = Fraction


@pytest.mark.parametrize(
    ("points", "low_wins", "expected"), [((7, 4), False, (3, -3)), ((13, 0, 5, 8), True, (F(-26, 3), F(26, 3), 2, -2))]
)
def test_the_margin_is_ones_own_points_less_the_mean_of_the_others(
    points: tuple[int, ...], *, low_wins: bool, expected: tuple[Fraction, ...]
) -> None:
    assert margins(points, low_wins=low_wins) == expected


@pytest.mark.parametrize(
    ("tables", "scores"),
    [
        # margins of side 0: 3, -1, 1; the means of the others': 0, 2, 1
        ([{1: (7, 4)}, {1: (5, 6)}, {1: (6, 5)}], [((3, -3),), ((-3, 3),), ((0, 0),)]),
        ([{1: (7, 4), 2: (0, 11)}], [((3, -3), (-11, 11))]),  # one table alone
        # A deal that a table has not played measures no one.
        (
            [{1: (7, 4), 2: (9, 2)}, {1: (5, 6)}, {1: (7, 4), 2: (7, 4)}],
            [((2, -2), (4, -4)), ((-4, 4), (0, 0)), ((2, -2), (-4, 4))],
        ),
        ([{1: (7, 4)}, {}], [((0, 0),), ((0, 0),)]),
    ],
)
def test_each_side_is_measured_against_the_same_side_at_the_other_tables(
    tables: list[dict[int, tuple[int, ...]]], scores: list[tuple[tuple[int, ...], ...]]
) -> None:
    assert [*round_scores(tables, low_wins=False)] == scores


@pytest.mark.parametrize(
    ("scores", "left", "placed"),
    [
        ({0: (F(3), F(-1)), 1: (F(5), None), 2: (F(2), F(0)), 3: (F(1), F(0))}, {}, "1 1 5, 2 0 2, 2 2 2, 4 3 1"),
        ({0: (F(9), None), 1: (F(-5), F(1)), 2: (F(2), F(0))}, {0}, "1 2 2, 2 1 -4, 3 0 9"),  # behind all others
    ],
)
def test_equal_scores_share_a_rank(scores: dict[int, tuple[Fraction, ...]], left: set[int], placed: str) -> None:
    assert ", ".join(f"{it.rank} {it.number} {it.total}" for it in standings(scores, left=left)) == placed


@given(st.lists(st.tuples(*[st.integers(-30, 120)] * 4), min_size=2, max_size=8), st.booleans())
def test_one_tables_gain_is_the_others_loss(scored: list[tuple[int, ...]], low_wins: bool) -> None:
    scores = round_scores([{1: it} for it in scored], low_wins=low_wins)
    assert [sum(table[0][side] for table in scores) for side in range(4)] == [0, 0, 0, 0]
    assert all(sum(table[0]) == 0 for table in scores)


def everybody_sits_once(rounds: tuple[Round, ...], tables: int, seats: int) -> None:
    for one in rounds:
        assert sorted(it for table in one for it in table) == list(range(tables * seats))
        assert {len(table) for table in one} == {seats}


def partners(made: tuple[Round, ...]) -> Counter[frozenset[int]]:
    sides = (side for tables in made for table in tables for side in (table[::2], table[1::2]))
    return Counter(frozenset(side) for side in sides)


def opponents(made: tuple[Round, ...]) -> Counter[frozenset[int]]:
    sides = ((table[::2], table[1::2]) for tables in made for table in tables)
    return Counter(frozenset((one, other)) for ours, theirs in sides for one in ours for other in theirs)


@pytest.mark.parametrize("tables", range(1, MOST_TABLES + 1))
def test_whist_partners_meet_once_and_opponents_at_most_twice(tables: int) -> None:
    made = movement("individual", tables, 4, most_rounds("individual", tables, 4))
    everybody_sits_once(made, tables, 4)
    assert max(partners(made).values()) == 1
    assert max(opponents(made).values()) <= 2
    if tables <= 2:  # in a whole tournament everyone is met evenly
        pairs = 4 * tables * (4 * tables - 1) // 2
        assert len(made) == 4 * tables - 1
        assert (len(partners(made)), len(opponents(made)), set(opponents(made).values())) == (pairs, pairs, {2})


@pytest.mark.parametrize("tables", [1, 2, 3, 4])
def test_howell_pairs_meet_once_and_sit_in_both_directions(tables: int) -> None:
    made = movement("pairs", tables, 4, 7)
    assert len(made) == 2 * tables - 1
    everybody_sits_once(made, tables, 4)
    met = Counter(frozenset((table[0] // 2, table[1] // 2)) for one in made for table in one)
    assert (len(met), set(met.values())) == (tables * (2 * tables - 1), {1})
    assert all(table[0] // 2 == table[2] // 2 and table[1] // 2 == table[3] // 2 for it in made for table in it)
    first = Counter(table[0] // 2 for one in made for table in one)
    assert all(tables - 1 <= first[pair] <= tables for pair in range(2 * tables))


@pytest.mark.parametrize("tables", range(5, MOST_TABLES + 1))
def test_half_of_the_mitchell_pairs_stay_and_meet_others_each_round(tables: int) -> None:
    made = movement("pairs", tables, 4, 7)
    assert len(made) == min(7, tables)
    everybody_sits_once(made, tables, 4)
    assert all([table[0] for table in one] == [2 * it for it in range(tables)] for one in made)
    met = Counter((table[0] // 2, table[1] // 2) for one in made for table in one)
    assert set(met.values()) == {1}


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("tables", [1, 2, 3, 5, 8])
def test_a_rotation_lets_people_meet_evenly(tables: int, seats: int) -> None:
    made = movement("individual", tables, seats, 3)
    everybody_sits_once(made, tables, seats)
    met = Counter(frozenset(it) for one in made for table in one for it in combinations(table, 2))
    if tables >= seats:
        assert sum(met.values()) - len(met) <= 2, "hardly anybody meets twice"
    elif tables > 1:
        assert max(met.values()) <= 2 or seats > 2 * tables
    assert movement.__wrapped__("individual", tables, seats, 3) == made, "the same in every process"


def test_a_movement_has_no_more_rounds_than_it_offers() -> None:
    assert len(movement("pairs", 1, 4, 7)) == 1
    assert len(movement("individual", 1, 4, 7)) == 3
    assert [tables_for(people, 4) for people in (1, 4, 5, 8, 9)] == [1, 1, 2, 2, 3]
    with pytest.raises(ValueError, match="two pairs"):
        movement("pairs", 2, 6, 3)


ANN, BO = TournamentPlace(1, ("Ann",), 93, (50, 43)), TournamentPlace(2, ("Bo",), -10, (None, -10))
PAIR = TournamentPlace(1, ("Ann", "Bo"), 40, (40,))
SHARED = TournamentPlace(1, ("Ann", "Cleo"), 40, (40,)), TournamentPlace(1, ("Bo", ""), 40, (40,))


@pytest.mark.parametrize(
    ("played", "rounds", "places", "words"),
    [
        (2, 3, (ANN, BO), "Ann leads with +9.3"),
        (2, 2, (ANN, BO), "Ann wins with +9.3"),
        (1, 1, (PAIR,), "Ann and Bo win with +4"),
        (1, 2, SHARED, "Ann & Cleo and Bo & Former player share the lead with +4"),
    ],
)
def test_the_leader_and_the_winner(played: int, rounds: int, places: tuple[TournamentPlace, ...], words: str) -> None:
    assert say(verdict(TournamentStandings("Black Tile 11", played, rounds, places))) == words


def test_a_round_that_was_not_played_is_a_dash() -> None:
    ann, bo = place_lines(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO)))
    line = Message("rank-line", rank=2, who=Who("Bo"), points=margin(-10))
    assert bo == with_note(line, Row(["–", margin(-10)]))
    assert say(ann) == "1. Ann +9.3 (+5, +4.3)"


def test_the_alt_text_tells_all_that_fits() -> None:
    assert alt_standings(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO))) == (
        "Black Tile 11, after round 2 of 3. Ann leads with +9.3. 1. Ann +9.3 (+5, +4.3); 2. Bo −1 (–, −1)."
    )
    names = ("A name of forty letters, which is many.",) * 2
    many = tuple(TournamentPlace(it + 1, names, 999, (333,) * 7) for it in range(16))
    told = alt_standings(TournamentStandings("Domino Whist", 7, 7, many))
    assert len(told) <= 1024
    assert is_said("tournament-alt-more", told)


@pytest.mark.parametrize(("game", "players", "form"), [("seventy-nine", 6, "individual"), ("forty-two", 4, "pairs")])
def test_its_lobby_is_shown(game: str, players: int, form: Form) -> None:
    kind = CATALOGUE[game]
    row = replace(
        long_ago(ContestKind.TOURNAMENT).row, game=game, options=dump(kind.presets[0].options), players=players,
        state="open", settings=asdict(TournamentSettings(form, 3, "evening")), kept="all", secret=b"secret",
    )  # fmt: skip
    entries = tuple(
        ContestEntry(
            contest_id=1, user_id=10**18 + number, name="__init__" * 4, joined_at=AT, interaction_id=None,
            table_id=None, finished_at=None, score=None,
        )
        for number in range(players * MOST_TABLES)
    )  # fmt: skip
    wishes = {entry.user_id: 10**18 + 99 for entry in entries} if form == "pairs" else {}
    told = messages.payload(Tournament(Contest.of(row, entries), kind, wishes, (), ())).content
    assert len(told) <= 2000
    assert is_said("tournament-join-now", told)
