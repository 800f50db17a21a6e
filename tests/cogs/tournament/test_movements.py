"""Each movement is as even as it claims to be."""

from collections import Counter
from itertools import combinations

import pytest

from cogs.tournament.movements import MOST_TABLES, Round, most_rounds, movement, tables_for

_WHIST_TABLES = range(1, MOST_TABLES + 1)


def everybody_sits_once(rounds: tuple[Round, ...], tables: int, seats: int) -> None:
    for one in rounds:
        assert sorted(it for table in one for it in table) == list(range(tables * seats))
        assert {len(table) for table in one} == {seats}


def partners(made: tuple[Round, ...]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair)
        for tables in made
        for table in tables
        for side in (table[::2], table[1::2])
        for pair in combinations(side, 2)
    )


def opponents(made: tuple[Round, ...]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset((one, other)) for tables in made for table in tables for one in table[::2] for other in table[1::2]
    )


@pytest.mark.parametrize("tables", _WHIST_TABLES)
def test_whist_partners_meet_once_and_opponents_at_most_twice(tables: int) -> None:
    made = movement("individual", tables, 4, most_rounds("individual", tables, 4))
    everybody_sits_once(made, tables, 4)
    assert max(partners(made).values()) == 1
    assert max(opponents(made).values()) <= 2


@pytest.mark.parametrize("tables", [1, 2])
def test_a_whole_whist_tournament_brings_everybody_together_evenly(tables: int) -> None:
    made = movement("individual", tables, 4, 4 * tables - 1)
    pairs = 4 * tables * (4 * tables - 1) // 2
    assert len(made) == 4 * tables - 1
    assert (len(partners(made)), set(partners(made).values())) == (pairs, {1})
    assert (len(opponents(made)), set(opponents(made).values())) == (pairs, {2})


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


def test_pairs_sit_at_tables_of_four() -> None:
    with pytest.raises(ValueError, match="two pairs"):
        movement("pairs", 2, 6, 3)
