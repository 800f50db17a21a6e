"""A hint's words on a play: the best two moves, the difference, and a reason by what happens in the worlds."""

from dataclasses import replace

import pytest

from bot.message import Who
from bot.words.hint.amounts import about, alone, often
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.seventy_nine.scenarios import POINTS
from tests.words.hint.said import BLACK_TILE, SECOND, YOUR_SIDE, better, move, prospect, told, why, you

LAST = BLACK_TILE.play("0 lead 5-4 as 5", "1 play 0-0", "2 play 5-1").view(3)
SIXES = "6-6 5-1", "6-5 4-0", "6-4 6-1", "3-3 2-0", "6-2 2-1", "1-0 4-4"


def test_a_trick_to_lose_and_what_the_other_move_would_cost() -> None:
    best, other = prospect("play 6-0", takes=0.08, points=0.1), prospect("play 6-3", 4, takes=0.52, points=2.2)
    wins = {
        "who": you(SECOND), "first": move(SECOND, "play 6-3"), "second": move(SECOND, "play 6-0"),
        "often": often(0.5), "less": alone(0.1), "points": about(4, "point"),
    }  # fmt: skip
    assert told(SECOND, best, other) == [better(SECOND, "play 6-0", "play 6-3", 4), ("reason-win-points", wins)]


def test_a_trick_to_win() -> None:
    view = ALONE.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2").view(0)
    best, other = prospect("lead 4-4 as 4", takes=0.83), prospect("lead 3-1 as 3", 1.2, takes=0.31)
    advice, (reason, facts) = told(view, best, other)
    assert advice == better(view, "lead 4-4 as 4", "lead 3-1 as 3", 1.2)
    assert (reason, facts["first"]) == ("reason-win", move(view, "lead 4-4 as 4"))
    assert (facts["often"], facts["less"]) == (often(0.8), alone(0.3))


def test_the_last_to_play_knows_who_wins_the_trick() -> None:
    best, other = prospect("play 5-3", takes=0.0), prospect("play 5-5", 3, takes=1.0, points=3)
    certain = {"who": you(LAST), "first": move(LAST, "play 5-5"), "second": move(LAST, "play 5-3"), "points": 3}
    assert why(LAST, best, other) == ("reason-win-surely", certain)


def test_a_move_that_costs_a_trick_and_pays_later_is_not_praised_for_it() -> None:
    best, other = prospect("play 6-3", takes=0.97, points=2), prospect("play 6-0", 2.5, takes=0.02)
    later = {"who": you(SECOND), "first": move(SECOND, "play 6-3"), "often": often(1)}
    assert told(SECOND, best, other) == [better(SECOND, "play 6-3", "play 6-0", 2.5), ("reason-win-later", later)]


def test_a_trick_won_more_often_for_fewer_points_is_said_briefly() -> None:
    view = POINTS.hands(*SIXES).contract(0, "50", trump="2").view(0)
    best, other = prospect("lead 6-6 as 6", takes=0.7, points=3), prospect("lead 5-1 as 5", 3, takes=0.5, points=4)
    reason, facts = why(view, best, other)
    assert (reason, facts["who"], facts["points"]) == ("reason-win-points", YOUR_SIDE, about(4, "point"))
    assert (facts["often"], facts["less"]) == (often(0.7), alone(0.5))


def test_points_given_to_somebody_else_are_a_reason() -> None:
    view = BLACK_TILE.play("0 lead 5-4 as 5").view(1)
    best, other = prospect("play 0-0", takes=0.0), prospect("play 2-2", 2, takes=0.0)
    points = {shown.piece: shown.points for shown in view.hand}
    given = {"often": often(1), "first": move(view, "play 0-0"), "points": points[best.move.piece]}  # type: ignore[union-attr]
    assert why(view, best, other) == ("reason-dump", given)


def test_points_for_a_partner() -> None:
    view = POINTS.hands(*SIXES).contract(0, "50", trump="2").play("0 lead 6-6 as 6", "1 play 6-5").view(2)
    best, other = prospect("play 6-4", takes=0.97, points=12), prospect("play 6-1", 3, takes=0.98, points=8)
    more = {"who": YOUR_SIDE, "first": move(view, "play 6-4"), "points": about(4, "point")}
    assert why(view, best, other) == ("reason-more", more)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_contract_is_made_or_broken(seat: int) -> None:
    scenario = ALONE.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2")
    if seat == 0:
        best, other = prospect("lead 4-4 as 4", made=0.8), prospect("lead 3-1 as 3", 3, made=0.5)
    else:
        scenario = scenario.play("0 lead 3-1 as 3")
        best, other = prospect("play 4-2", made=0.01), prospect("play 4-0", 3, made=0.3)
    reason, facts = why(scenario.view(seat), best, other)
    shares = (often(0.0), alone(0.3)) if seat else (often(0.8), alone(0.5))
    assert (reason, facts["who"]) == ("reason-contract", Who("Ann", is_you=seat == 0))
    assert (facts["often"], facts["less"]) == shares


def test_a_partners_contract() -> None:
    scenario = PARTNERS.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2")
    view = scenario.play("0 lead 4-4 as 4", "1 play 4-0").view(2)
    reason, facts = why(view, prospect("play 5-0", made=0.9), prospect("play 6-1", 2, made=0.6))
    assert (reason, facts["who"]) == ("reason-contract", YOUR_SIDE)
    assert (facts["often"], facts["less"]) == (often(0.9), alone(0.6))


def test_a_moon_to_shoot_and_one_to_stop() -> None:
    moves = {"first": move(SECOND, "play 6-3"), "second": move(SECOND, "play 6-0")}
    own = prospect("play 6-3", own_moon=0.41), prospect("play 6-0", 6, own_moon=0.01)
    shares = {"often": often(0.4), "less": alone(0.0)}
    assert why(SECOND, *own) == ("reason-moon", {"who": you(SECOND), **shares, **moves})
    others = prospect("play 6-3", other_moon=0.1), prospect("play 6-0", 6, other_moon=0.7)
    assert why(SECOND, *others) == ("reason-moon-others", {"often": often(0.1), "less": alone(0.7), **moves})


def test_a_point_against_the_better_move_is_no_reason_for_it() -> None:
    best = prospect("play 6-0", takes=0.3, other_moon=0.6, own_moon=0.1)
    other = prospect("play 6-3", 2, takes=0.3, other_moon=0.1, own_moon=0.5)
    assert why(SECOND, best, other) == ("reason-later", {})


def test_two_moves_that_are_about_as_good() -> None:
    best, other = prospect("play 6-0", takes=0.3), prospect("play 6-3", 0.3, 0.2, takes=0.3)
    advice = {"move": move(SECOND, "play 6-0", "do"), "other": move(SECOND, "play 6-3")}
    assert told(SECOND, best, other) == [("hint-near", advice)]
    same, worse = replace(other, behind=(0.0, 0.0)), prospect("play 2-2", 0.4, takes=0.3)
    assert told(SECOND, best, same) == [("hint-any", {"move": advice["move"]})]
    assert told(SECOND, best, same, worse) == [("hint-same", advice)]


def test_they_may_still_play_differently() -> None:
    best, other = prospect("play 6-0", takes=0.1), prospect("play 6-3", 0.3, 0.2, takes=0.9)
    reason, facts = why(SECOND, best, other)
    assert (reason, facts["first"]) == ("reason-win", move(SECOND, "play 6-3"))
    assert (facts["often"], facts["less"]) == (often(0.9), alone(0.1))


def test_where_all_are_as_good_it_is_said() -> None:
    view = BLACK_TILE.play("0 lead 5-4 as 5").view(1)
    found = [prospect(f"play {piece}", less, 0.3) for piece, less in (("6-3", 0), ("6-0", 0.1), ("2-2", 0.2))]
    advice = {"move": move(view, "play 6-3", "do")}
    assert told(view, *found) == [("hint-near-all", advice)]
    near = told(view, *found, prospect("play 0-0", 0.4, 0.1))
    assert near == [("hint-near", advice | {"other": move(view, "play 6-0")})]
    same = [replace(it, behind=(0.0, 0.0)) for it in found]
    assert told(view, *same) == [("hint-any", advice)]


def test_where_the_best_two_are_alike_it_says_what_to_avoid_and_why() -> None:
    view = BLACK_TILE.play("0 lead 6-6 as 6").view(2)
    best, same = prospect("play 6-2", takes=0.0), replace(prospect("play 6-4", takes=0.0), behind=(0.0, 0.0))
    worst = prospect("play 1-0", 3, takes=0.9, points=2.7)
    advice, (reason, facts) = told(view, best, same, worst)
    assert advice[0] == "hint-avoid"
    assert advice[1] == {
        "move": move(view, "play 6-2", "do"), "other": move(view, "play 6-4"), "worst": move(view, "play 1-0"),
        "points": about(3, "point"),
    }  # fmt: skip
    assert (reason, facts["first"], facts["second"]) == (
        "reason-win-points", move(view, "play 1-0"), move(view, "play 6-2"),
    )  # fmt: skip


def test_a_moon_that_is_likely_either_way_is_told() -> None:
    best, other = prospect("play 6-0", takes=0.9, own_moon=0.97), prospect("play 6-3", 1, takes=0.2, own_moon=0.94)
    assert why(SECOND, best, other) == ("reason-moon.either", {"who": you(SECOND), "often": often(0.955)})


def test_in_the_last_trick_nothing_comes_later() -> None:
    view = replace(SECOND, tricks=replace(SECOND.trick_board, number=4, count=4))
    best, other = prospect("play 6-3", takes=0.97, points=2), prospect("play 6-0", 2.5, takes=0.02)
    assert why(view, best, other)[0] == "reason-win-points"
    alike = replace(best, takes_trick=0.5), replace(other, takes_trick=0.5, trick_points=2)
    assert told(view, *alike) == [better(view, "play 6-3", "play 6-0", 2.5)]


def test_how_a_contract_stands_where_both_moves_are_alike() -> None:
    scenario = ALONE.hands("4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3").contract(0, "1", trump="2")
    view = scenario.play("0 lead 3-1 as 3").view(1)
    best, other = prospect("play 4-2", takes=0.0, made=0.71), prospect("play 4-0", 0.3, takes=0.0, made=0.7)
    assert told(view, best, other) == [better(view, "play 4-2", "play 4-0", 0.3), ("reason-later", {})]
    level = replace(other, behind=(0.3, 0.2))
    assert why(view, best, level) == ("reason-contract.either", {"who": Who("Ann"), "often": often(0.7)})


def test_the_same_tile_as_two_suits() -> None:
    view = BLACK_TILE.view(0)
    best, other = prospect("lead 5-4 as 5", takes=0.1), prospect("lead 5-4 as 4", 1, takes=0.5)
    advice, (reason, facts) = told(view, best, other)
    assert advice == better(view, "lead 5-4 as 5", "lead 5-4 as 4", 1)
    assert (reason, facts["first"]) == ("reason-win", move(view, "lead 5-4 as 4"))
    assert move(view, "lead 5-4 as 4") != move(view, "lead 5-4 as 5")
