"""Scores by duplicate: vectors that were calculated by hand, and what holds of all."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from cogs.tournament.tournament import margins, round_scores, standings

F = Fraction


def test_the_margin_is_ones_own_points_less_the_mean_of_the_others() -> None:
    assert margins((7, 4), low_wins=False) == (3, -3)
    assert margins((13, 0, 5, 8), low_wins=True) == (F(-26, 3), F(26, 3), 2, -2)


def test_each_side_is_measured_against_the_same_side_at_the_other_tables() -> None:
    tables = [{1: (7, 4)}, {1: (5, 6)}, {1: (6, 5)}]
    # margins of side 0: 3, -1, 1; the others' means: 0, 2, 1
    assert [table[0] for table in round_scores(tables, low_wins=False)] == [(3, -3), (-3, 3), (0, 0)]


def test_one_table_scores_its_plain_margins() -> None:
    assert round_scores([{1: (7, 4), 2: (0, 11)}], low_wins=False) == (((3, -3), (-11, 11)),)


def test_a_deal_that_a_table_has_not_played_measures_nobody() -> None:
    tables = [{1: (7, 4), 2: (9, 2)}, {1: (5, 6)}, {1: (7, 4), 2: (7, 4)}]
    first, second, third = round_scores(tables, low_wins=False)
    assert (first[1], second[1], third[1]) == ((4, -4), (0, 0), (-4, 4))
    alone = round_scores([{1: (7, 4)}, {}], low_wins=False)
    assert alone == (((0, 0),), ((0, 0),))


def test_equal_scores_share_a_rank() -> None:
    placed = standings({0: (F(3), F(-1)), 1: (F(5), None), 2: (F(2), F(0)), 3: (F(1), F(0))})
    assert [(it.rank, it.number, it.total) for it in placed] == [(1, 1, 5), (2, 0, 2), (2, 2, 2), (4, 3, 1)]


def test_a_player_who_left_stands_behind_all_others() -> None:
    placed = standings({0: (F(9), None), 1: (F(-5), F(1)), 2: (F(2), F(0))}, left={0})
    assert [(it.rank, it.number, it.total) for it in placed] == [(1, 2, 2), (2, 1, -4), (3, 0, 9)]


@given(st.lists(st.tuples(*[st.integers(-30, 120)] * 4), min_size=2, max_size=8), st.booleans())
def test_one_tables_gain_is_the_others_loss(scored: list[tuple[int, ...]], low_wins: bool) -> None:
    scores = round_scores([{1: it} for it in scored], low_wins=low_wins)
    assert [sum(table[0][side] for table in scores) for side in range(4)] == [0, 0, 0, 0]
    assert all(sum(table[0]) == 0 for table in scores)
