"""A hint's words on a play: the best two moves, the difference, and a reason by what happens in the worlds."""

from dataclasses import replace

import pytest

from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.seventy_nine.scenarios import POINTS
from tests.words.hint.said import BLACK_TILE, SECOND, lines, prospect

NINE, HALF = "in 9 of 10 deals", "in half of the deals"
COSTS = "With **6-3** you nearly always take this trick, with about 2 points in it"
LAST = BLACK_TILE.play("0 lead 5-4 as 5", "1 play 0-0", "2 play 5-1").view(3)


def test_a_trick_to_lose_and_what_the_other_move_would_cost() -> None:
    best, other = prospect("play 6-0", takes=0.08, points=0.1), prospect("play 6-3", 4, takes=0.52, points=2.2)
    assert lines(SECOND, best, other) == [
        "Play **6-0** rather than **6-3**: about 4 points better.",
        f"With **6-0** you lose this trick {NINE}; with **6-3** you take it {HALF}, with about 4 points in it.",
    ]


def test_a_trick_to_take() -> None:
    view = ALONE.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2").view(0)
    best, other = prospect("lead 4-4 as 4", takes=0.83), prospect("lead 3-1 as 3", 1.2, takes=0.31)
    assert lines(view, best, other) == [
        "Lead **4-4 as 4s** rather than **3-1 as 3s**: about a point better.",
        "With **4-4** you take this trick in 8 of 10 deals; with **3-1** in 3 of 10 deals.",
    ]


def test_the_last_to_play_knows_who_takes_the_trick() -> None:
    best, other = prospect("play 5-3", takes=0.0), prospect("play 5-5", 3, takes=1.0, points=3)
    assert lines(LAST, best, other)[1] == (
        "With **5-3** you lose this trick; with **5-5** you take it, with 3 points in it."
    )


def test_a_move_that_costs_a_trick_and_pays_later_is_not_praised_for_it() -> None:
    best, other = prospect("play 6-3", takes=0.97, points=2), prospect("play 6-0", 2.5, takes=0.02)
    assert lines(SECOND, best, other) == [
        "Play **6-3** rather than **6-0**: about 2 points better.",
        f"{COSTS}; with **6-0** hardly ever. It pays later in the deal.",
    ]


def test_a_trick_that_is_taken_more_often_with_fewer_points_is_said_without_more() -> None:
    hands = "6-6 5-1", "6-5 4-0", "6-4 6-1", "3-3 2-0", "6-2 2-1", "1-0 4-4"
    view = POINTS.hands(*hands).contract(0, "50", trump="2").view(0)
    best, other = prospect("lead 6-6 as 6", takes=0.7, points=3), prospect("lead 5-1 as 5", 3, takes=0.5, points=4)
    assert lines(view, best, other)[1] == (
        f"With **6-6** your side takes this trick in 7 of 10 deals, with about 4 points in it; with **5-1** {HALF}."
    )


def test_what_is_given_to_somebody_else() -> None:
    view = BLACK_TILE.play("0 lead 5-4 as 5").view(1)
    best, other = prospect("play 0-0", takes=0.0), prospect("play 2-2", 2, takes=0.0)
    points = {shown.piece: shown.points for shown in view.hand}
    worth = points[best.move.piece]  # type: ignore[union-attr]
    assert (
        lines(view, best, other)[1]
        == f"You nearly always lose this trick, and **0-0** gives {worth} points to the others."
    )


def test_points_for_a_partner() -> None:
    hands = "6-6 5-1", "6-5 4-0", "6-4 6-1", "3-3 2-0", "6-2 2-1", "1-0 4-4"
    view = POINTS.hands(*hands).contract(0, "50", trump="2").play("0 lead 6-6 as 6", "1 play 6-5").view(2)
    best, other = prospect("play 6-4", takes=0.97, points=12), prospect("play 6-1", 3, takes=0.98, points=8)
    assert lines(view, best, other)[1] == "With **6-4** your side takes about 4 points more with this trick."


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (0, "With **4-4** you make your contract in 8 of 10 deals, with **3-1** in half of the deals."),
        (1, "With **4-2** Ann hardly ever makes the contract, with **4-0** in 3 of 10 deals."),
    ],
)
def test_a_contract_is_made_or_broken(seat: int, reason: str) -> None:
    scenario = ALONE.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2")
    if seat == 0:
        best, other = prospect("lead 4-4 as 4", made=0.8), prospect("lead 3-1 as 3", 3, made=0.5)
    else:
        scenario = scenario.play("0 lead 3-1 as 3")
        best, other = prospect("play 4-2", made=0.01), prospect("play 4-0", 3, made=0.3)
    assert lines(scenario.view(seat), best, other)[1] == reason


def test_a_partners_contract() -> None:
    scenario = PARTNERS.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2")
    view = scenario.play("0 lead 4-4 as 4", "1 play 4-0").view(2)
    best, other = prospect("play 5-0", made=0.9), prospect("play 6-1", 2, made=0.6)
    assert lines(view, best, other)[1] == (
        "With **5-0** your side makes its contract in 9 of 10 deals, with **6-1** in 6 of 10 deals."
    )


def test_a_moon_to_shoot_and_one_to_stop() -> None:
    best, other = prospect("play 6-3", own_moon=0.41), prospect("play 6-0", 6, own_moon=0.01)
    assert (
        lines(SECOND, best, other)[1] == "With **6-3** you shoot the moon in 4 of 10 deals, with **6-0** hardly ever."
    )
    best, other = prospect("play 6-3", other_moon=0.1), prospect("play 6-0", 6, other_moon=0.7)
    assert lines(SECOND, best, other)[1] == (
        "With **6-3** somebody else shoots the moon in 1 of 10 deals, with **6-0** in 7 of 10 deals."
    )


def test_what_speaks_against_the_better_move_is_no_reason_for_it() -> None:
    best = prospect("play 6-0", takes=0.3, other_moon=0.6, own_moon=0.1)
    other = prospect("play 6-3", 2, takes=0.3, other_moon=0.1, own_moon=0.5)
    assert lines(SECOND, best, other)[1:] == [
        "This trick goes much the same with either; the difference comes later in the deal."
    ]


def test_two_moves_that_are_about_as_good() -> None:
    best, other = prospect("play 6-0", takes=0.3), prospect("play 6-3", 0.3, 0.2, takes=0.3)
    assert lines(SECOND, best, other) == ["Play **6-0** or **6-3**: they are about as good."]
    same = replace(other, behind=(0.0, 0.0))
    assert lines(SECOND, best, same) == ["Play **6-0** or **6-3**: it comes to the same."]


def test_they_may_still_play_differently() -> None:
    best, other = prospect("play 6-0", takes=0.1), prospect("play 6-3", 0.3, 0.2, takes=0.9)
    assert lines(SECOND, best, other)[1] == (
        "With **6-0** you lose this trick in 9 of 10 deals; with **6-3** you take it in 9 of 10 deals."
    )


def test_others_that_are_as_good_are_counted() -> None:
    view = BLACK_TILE.play("0 lead 5-4 as 5").view(1)
    found = [prospect(f"play {piece}", less, 0.3) for piece, less in (("6-3", 0), ("6-0", 0.1), ("2-2", 0.2))]
    level = "Play **6-3** or **6-0**: they are about as good"
    assert lines(view, *found) == [f"{level}, whatever you choose."]
    assert lines(view, *found, prospect("play 0-0", 0.4, 0.1)) == [f"{level}, and so is 1 other."]
    same = [replace(it, behind=(0.0, 0.0)) for it in found]
    assert lines(view, *same) == ["Play **6-3** or **6-0**: it comes to the same, whatever you choose."]


def test_where_the_best_two_are_alike_it_says_what_to_avoid_and_why() -> None:
    view = BLACK_TILE.play("0 lead 6-6 as 6").view(2)
    best, same = prospect("play 6-2", takes=0.0), replace(prospect("play 6-4", takes=0.0), behind=(0.0, 0.0))
    worst = prospect("play 1-0", 3, takes=0.9, points=2.7)
    assert lines(view, best, same, worst) == [
        "Play **6-2** or **6-4**: it comes to the same. Worst is **1-0**: about 3 points worse.",
        f"With **6-2** you nearly always lose this trick; with **1-0** you take it {NINE}, with about 3 points in it.",
    ]


def test_a_moon_that_is_likely_either_way_is_told() -> None:
    best, other = prospect("play 6-0", takes=0.9, own_moon=0.97), prospect("play 6-3", 1, takes=0.2, own_moon=0.94)
    assert lines(SECOND, best, other)[1:] == ["Either way you shoot the moon in 9 of 10 deals."]


def test_in_the_last_trick_nothing_comes_later() -> None:
    view = replace(SECOND, tricks=replace(SECOND.trick_board, number=4, count=4))
    best, other = prospect("play 6-3", takes=0.97, points=2), prospect("play 6-0", 2.5, takes=0.02)
    assert lines(view, best, other)[1] == f"{COSTS}; with **6-0** hardly ever."
    assert lines(view, replace(best, takes_trick=0.5), replace(other, takes_trick=0.5, trick_points=2)) == [
        "Play **6-3** rather than **6-0**: about 2 points better."
    ]


def test_how_a_contract_stands_where_both_moves_are_alike() -> None:
    scenario = ALONE.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2")
    view = scenario.play("0 lead 3-1 as 3").view(1)
    best, other = prospect("play 4-2", takes=0.0, made=0.71), prospect("play 4-0", 0.3, takes=0.0, made=0.7)
    assert lines(view, best, other) == [
        "Play **4-2** rather than **4-0**: about a quarter of a point better.",
        "This trick goes much the same with either; the difference comes later in the deal.",
        "Either way Ann makes the contract in 7 of 10 deals.",
    ]


def test_the_same_tile_as_two_suits() -> None:
    best, other = prospect("lead 5-4 as 5", takes=0.1), prospect("lead 5-4 as 4", 1, takes=0.5)
    assert lines(BLACK_TILE.view(0), best, other) == [
        "Lead **5-4 as 5s** rather than **5-4 as 4s**: about a point better.",
        f"With **5-4 as 5s** you lose this trick {NINE}; with **5-4 as 4s** you take it {HALF}.",
    ]
