"""Duplicate deals and their samples, on given players. How good the computer players are is asserted nowhere."""

from hashlib import sha256

import pytest

from bot.players.computer import LEVELS
from bot.rules.moves import Move
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from tests.benchmark.players.choices import ChoiceRow, JudgedDeal, choice_rows, judged_deal, worse_choices
from tests.benchmark.players.duplicate import Margin, Player, Sample, margin, margin_of, play, player_named
from tests.benchmark.players.resources import tables, views_of
from tests.benchmark.players.rows import ROWS, Row, pairings, row_named

BY_NAME = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
THEN_NORMAL, THEN_EASY = player_named("then-normal"), player_named("then-easy")

CHOSEN = {
    "black-tile-11": "b8ff4beee1be807d",
    "black-tile-21": "c7f76d49660c9c3d",
    "black-tile-30": "f0fec440676f67e9",
    "whist": "838ae621738fefbf",
    "whist-partners": "afa34abad5515c5c",
    "hearts": "2a482706f29c8566",
    "79-points": "5c69164b1f41ea64",
    "79-marks": "5c69164b1f41ea64",
    "42-marks": "25a0a70e4ed1cbe3",
    "hughie": "92482b6d802e04f5",
    "hughie-any-tile": "1ecec9e6a6ea4632",
    "billitonnen": "ebaaf5d3e62b48c9",
    "draw": "7f4b6e6b211f1c4b",
    "draw-2": "3c61df38a4a41fa0",
    "block": "36d11292f92b0ce6",
    "block-2": "87414ee109cbc613",
    "all-fives": "96451fa9479714eb",
    "all-fives-2": "40c1d98c1587692b",
    "fives-and-threes": "00c4b6cea4a47ed0",
    "fives-and-threes-2": "95a1ab5f7523e6e2",
    "puerto-rico": "6d32c0a76d83bcdc",
    "dominican": "6d32c0a76d83bcdc",
    "cuban": "cd4722b2560e8cea",
}  # digests of what they chose in the first four deals


@BY_NAME
def test_the_fixed_opponents_choose_as_they_always_did(row: Row) -> None:
    chosen: list[str] = []

    def noted(player: Player) -> Player:
        def choose(view: View, seed: int) -> Move:
            move = player(view, seed)
            chosen.append(str(move))
            return move

        return choose

    players = [noted(THEN_EASY if seat == 0 else THEN_NORMAL) for seat in range(row.players)]
    for number in range(4):
        play(row, players, number)
    assert sha256("\n".join(chosen).encode()).hexdigest()[:16] == CHOSEN[row.name]


@BY_NAME
def test_nobody_wins_anything_from_an_equal(row: Row) -> None:
    samples = margin(row, THEN_NORMAL, THEN_NORMAL, 2)
    assert [it.margin for it in samples] == [0, 0]
    assert all(it.milliseconds for it in samples) or row.name == "billitonnen"  # whose deals may leave no choice


@pytest.mark.parametrize("name", ["black-tile-11", "79-marks", "billitonnen"])
def test_a_sample_is_the_same_each_time(name: str) -> None:
    first, again = (margin(name, THEN_NORMAL, THEN_EASY, [5, 6]) for _ in range(2))
    assert [(it.number, it.margin) for it in first] == [(it.number, it.margin) for it in again]
    assert [it.number for it in first] == [5, 6]


def test_everybody_is_dealt_the_same_whoever_plays() -> None:
    dealt: list[View] = []

    def noted(view: View, seed: int) -> Move:
        dealt.append(view)
        return THEN_EASY(view, seed)

    hearts = row_named("hearts")
    play(hearts, [noted] * 4, 3)
    again = views_of(hearts)
    assert again[0].hand != dealt[0].hand  # deal 0
    dealt.clear()
    play(hearts, [noted, THEN_NORMAL, THEN_NORMAL, THEN_NORMAL], 0)
    assert dealt[0].hand == again[0].hand


def test_a_deal_that_is_thrown_in_is_followed_by_another() -> None:
    deals: set[int] = set()

    def passing_at_first(view: View, seed: int) -> Move:
        deals.add(view.deal)
        return PASS if view.deal == 1 and view.phase is Phase.BID else THEN_NORMAL(view, seed)

    assert any(play(row_named("42-marks"), [passing_at_first] * 4, 0))
    assert {1, 2} <= deals


def test_a_margin_is_over_the_mean_of_the_others() -> None:
    assert margin_of(0, (10, 1, 2, 6), low_wins=False) == 7
    assert margin_of(0, (10, 1, 2, 6), low_wins=True) == -7
    assert margin_of(1, (0, 42), low_wins=False) == 42


def test_the_mean_of_samples_has_its_error_and_the_share_of_deals_won() -> None:
    found = Margin.of([Sample(0, 2), Sample(1, 4), Sample(2, 0), Sample(3, -2)])
    assert (found.mean, found.won) == (1, 0.625)
    assert found.error == pytest.approx((20 / 3) ** 0.5 / 2)
    assert Margin.of([Sample(0, 2)]).error == 0


def test_rows_can_be_asked_for_by_name() -> None:
    def names(*only: str, level: str = "hard") -> list[str]:
        return [it.name for it in pairings(level, "then-normal", only)]

    assert {row.name for row in ROWS} < set(names())
    assert names("hearts", "black-tile-2*") == ["black-tile-21", "hearts"]
    assert names("levels/hearts/*") == [f"levels/hearts/{level}" for level in LEVELS[1:]]
    assert names("other/block*") == ["other/block", "other/block-2"]
    assert names("nothing") == []


def test_the_choices_of_each_level_can_be_judged() -> None:
    assert [it.name for it in choice_rows(["choices/hearts/*"])] == [f"choices/hearts/{level}" for level in LEVELS]
    assert choice_rows(["hearts", "levels/*"]) == []
    judged = judged_deal(ChoiceRow(row_named("42-marks"), "easy"), 1)
    assert judged == judged_deal(ChoiceRow(row_named("42-marks"), "easy"), 1)
    assert 0 < len(judged.costs) < 7
    assert min(judged.costs) >= 0
    assert judged.margin >= 1


def test_what_costs_next_to_nothing_is_no_worse_choice() -> None:
    found = worse_choices(ChoiceRow(row_named("hearts"), "hard"), [JudgedDeal((0, 4, 0.2), 10), JudgedDeal((0,), 20)])
    assert found.name == "Domino Hearts, clearly worse choices of hard"
    assert (found.ours, found.unit) == (25, "%")
    assert worse_choices(ChoiceRow(row_named("hearts"), "hard"), [JudgedDeal((), 1)]).ours == 0


def test_the_goals_are_those_of_hard_against_the_normal_of_then() -> None:
    usual, other = (pairings(level, "then-normal", ("whist-partners",))[0] for level in ("hard", "expert"))
    assert (usual.goal, usual.won_goal) == (usual.row.goal, usual.row.won_goal)
    assert (other.goal, other.won_goal) == (None, None)
    assert usual.title == "Whist partners, hard over then-normal"


def test_players_are_levels_those_of_then_and_functions() -> None:
    assert player_named("tests.benchmark.opponents.computer:choose")(views_of(ROWS[0])[0], 1)
    for unknown in ("then-expert", "genius"):
        with pytest.raises(ValueError, match=unknown):
            player_named(unknown)
    with pytest.raises(ValueError, match="black-tile-11, black-tile-21"):
        row_named("poker")


def test_tables_are_what_the_package_holds_besides_python() -> None:
    assert all(it.suffix != ".py" for it in tables())
