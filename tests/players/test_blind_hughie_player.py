"""How the computer plays Blind Hughie and Billitonnen: what it remembers, what it chooses, its margin over chance."""

import pickle
from hashlib import sha256
from random import Random

import pytest

from bot.players.blind_hughie import Memory, remembered_rows
from bot.players.computer import EASY, LEVELS, choose
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import PRESETS, BlindHughieOptions
from bot.rules.options import Partners, Preset
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE, RowScenario, tile

TABLES = [(preset, players) for preset in PRESETS for players in preset.players]


def chosen(scenario: RowScenario) -> set[str]:
    """What the seat to act does, with several seeds."""
    return {str(choose(scenario.view(scenario.deal.seat), seed)) for seed in range(8)}


def first_deal(game: RowScenario, levels: list[str], number: int) -> RowScenario:
    """The first deal of a match, played by computers of these levels."""
    scenario = game.start(len(levels), sha256(f"deal {number}".encode()).digest())
    dice = Random(number)
    while not scenario.results:
        seat = scenario.deal.seat
        move = choose(scenario.view(seat), dice.getrandbits(32), levels[seat])
        assert move in scenario.legal_moves(seat)
        scenario = scenario.play_move(seat, move)
    return scenario


@pytest.mark.parametrize(("preset", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_every_move_is_legal_in_every_preset(preset: Preset, players: int):
    assert isinstance(preset.options, BlindHughieOptions)
    for number in range(2):
        first_deal(
            RowScenario(BLIND_HUGHIE, preset.options), [LEVELS[(seat + number) % 2] for seat in range(players)], number
        )


def test_the_same_view_and_seed_give_the_same_move():
    scenario = ANY.rows("2-1 1-0 2-0", "2-2 1-1").play("0 turn 1")
    view = scenario.view(1)
    assert choose(pickle.loads(pickle.dumps(view)), 7) == choose(view, 7)


@pytest.mark.parametrize("game", [ANY, BILLITONNEN, DOUBLES])
def test_exchanging_tiles_that_were_never_turned_up_changes_no_choice(game: RowScenario):
    rows = ("6-1 2-0 5-2", "4-4 3-1", "0-0 1-0")
    scenario = game.rows(*rows, line="5-3 3-2").play("0 turn 3")
    other = game.rows("4-4 0-0 5-2", "1-0 6-1", "2-0 3-1", line="5-3 3-2").play("0 turn 3")
    assert chosen(scenario) == chosen(other)
    assert chosen(scenario.play("0 place left")) == chosen(other.play("0 place left"))


def test_it_remembers_each_tile_that_was_turned_up():
    scenario = HUGHIE.rows("6-1 5-5 5-2", "4-0 1-0", line="3-6 6-4").play("0 turn", "1 turn")
    assert list(remembered_rows(scenario.view(1))) == [(tile("5-2"), None, None), (tile("1-0"), None)]
    scenario = scenario.play("0 turn", "1 turn")
    assert list(remembered_rows(scenario.view(0))) == [(tile("5-5"), tile("5-2"), None), (tile("1-0"),)]


def test_it_counts_only_tiles_nobody_has_seen_as_unseen():
    scenario = HUGHIE.rows("6-1 5-5 5-2", "4-0 1-0", line="3-6 6-4").play("0 turn", "1 turn")
    memory = Memory.of(scenario.view(0))
    assert len(memory.unseen) == 28 - 4
    assert tile("5-2") not in memory.unseen


def test_it_turns_up_a_tile_it_knows_to_fit():
    scenario = ANY.rows("4-1 3-3 5-2", "6-6 6-1 2-2", line="5-0 0-6")
    scenario = scenario.play("0 turn 1", "1 turn 3", "0 turn 2", "1 turn 3")
    assert scenario.deal.line.ends == (5, 1)
    assert chosen(scenario) == {"turn 2"}, "4-1 lies there"


def test_it_looks_for_something_new_where_nothing_it_knows_fits():
    scenario = ANY.rows("6-5 4-1 3-3", "2-2 5-5", line="2-0 0-2").play("0 turn 3", "1 turn 2")
    assert chosen(scenario) <= {"turn 2", "turn 3"}, "3-3 lies leftmost, and does not fit"


def test_it_keeps_the_end_that_its_own_next_tile_fits():
    scenario = BILLITONNEN.rows("6-1 4-4 5-2", "3-0 3-1", "0-0 1-0", line="5-3 3-2")
    scenario = scenario.play("0 turn")
    assert chosen(scenario) == {"peek"}
    scenario = BILLITONNEN.rows("6-1 2-0 5-2", "3-0 3-1", "0-0 1-0", line="5-3 3-2")
    scenario = scenario.play("0 turn", "0 peek")
    assert chosen(scenario) == {"place left"}, "2-0 comes next: both ends are 2"
    scenario = BILLITONNEN.rows("6-1 5-0 5-2", "3-0 3-1", "0-0 1-0", line="5-3 3-2")
    assert chosen(scenario.play("0 turn", "0 peek")) == {"place right"}


def test_it_covers_the_end_that_an_opponents_next_tile_fits():
    scenario = HUGHIE.rows("6-6 6-0 5-2", "2-1", "3-3 1-1 4-2", line="5-0 0-4", seat=1)
    assert chosen(scenario.play("1 turn", "2 turn", "0 turn")) == {"place right"}


def test_open_doubles_are_played_first():
    scenario = DOUBLES.rows("6-1 2-1 4-4", "6-6 4-3", "5-5 5-0", line="3-0 0-2")
    scenario = scenario.play("0 turn", "1 turn", "1 turn", "2 turn")
    assert chosen(scenario) == {"turn 1"}


@pytest.mark.parametrize(
    ("game", "players", "deals", "margin"),
    [
        (ANY, 4, 80, 1.5),
        (ANY, 2, 80, 1.5),
        (HUGHIE.under(partners=Partners.YES), 4, 400, 1.02),
        (DOUBLES, 3, 300, 1.05),
    ],
    ids=["any tile, four", "any tile, two", "partners", "open doubles"],
)
def test_it_scores_more_than_players_at_random(game: RowScenario, players: int, deals: int, margin: float):
    sides = BLIND_HUGHIE.sides(game.options, players)
    own_score = others_score = 0.0
    for number in range(deals):
        side = sides[number % players]
        levels = ["normal" if seat_side == side else EASY for seat_side in sides]
        scored = first_deal(game, levels, number // players).results[0].scored
        own_score += scored[side]
        others_score += (sum(scored) - scored[side]) / (len(scored) - 1)
    assert own_score > margin * others_score
