"""How the computer plays Blind Hughie and Billitonnen: what it remembers, what it chooses, its margin over chance."""

import pickle
from hashlib import sha256
from random import Random

import pytest

from bot.players.blind_hughie import Memory, remembered
from bot.players.computer import EASY, LEVELS, choose
from bot.rules.blind_hughie.deal import RowMatch
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import PRESETS, BlindHughieOptions
from bot.rules.options import Partners, Preset
from tests.rules.blind_hughie.rows import ANY, BILLITONNEN, DOUBLES, played, position, tile

TABLES = [(preset, players) for preset in PRESETS for players in preset.players]


def chosen(match: RowMatch) -> set[str]:
    """What the seat to act does, with several seeds."""
    return {str(choose(BLIND_HUGHIE.view(match, match.deal.seat), seed)) for seed in range(8)}


def first_deal(options: BlindHughieOptions, levels: list[str], number: int) -> RowMatch:
    """The first deal of a match, played by computers of these levels."""
    match = BLIND_HUGHIE.start(options, len(levels), sha256(f"deal {number}".encode()).digest())
    dice = Random(number)
    while not match.results:
        seat = match.deal.seat
        move = choose(BLIND_HUGHIE.view(match, seat), dice.getrandbits(32), levels[seat])
        assert move in BLIND_HUGHIE.legal(match, seat)
        match, _ = BLIND_HUGHIE.play(match, seat, move)
    return match


@pytest.mark.parametrize(("preset", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_every_move_is_legal_in_every_preset(preset: Preset, players: int):
    assert isinstance(preset.options, BlindHughieOptions)
    for number in range(2):
        first_deal(preset.options, [LEVELS[(seat + number) % 2] for seat in range(players)], number)


def test_the_same_view_and_seed_give_the_same_move():
    match = played(position("2-1 1-0 2-0", "2-2 1-1", options=ANY), "0 turn 1")
    view = BLIND_HUGHIE.view(match, 1)
    assert choose(pickle.loads(pickle.dumps(view)), 7) == choose(view, 7)


@pytest.mark.parametrize("options", [ANY, BILLITONNEN, DOUBLES])
def test_exchanging_tiles_that_were_never_turned_up_changes_no_choice(options: BlindHughieOptions):
    rows = ("6-1 2-0 5-2", "4-4 3-1", "0-0 1-0")
    match = played(position(*rows, on="5-3 3-2", options=options), "0 turn 3")
    other = played(position("4-4 0-0 5-2", "1-0 6-1", "2-0 3-1", on="5-3 3-2", options=options), "0 turn 3")
    assert chosen(match) == chosen(other)
    assert chosen(played(match, "0 place left")) == chosen(played(other, "0 place left"))


def test_it_remembers_each_tile_that_was_turned_up():
    match = played(position("6-1 5-5 5-2", "4-0 1-0", on="3-6 6-4"), "0 turn", "1 turn")
    assert list(remembered(BLIND_HUGHIE.view(match, 1))) == [(tile("5-2"), None, None), (tile("1-0"), None)]
    match = played(match, "0 turn", "1 turn")
    assert list(remembered(BLIND_HUGHIE.view(match, 0))) == [(tile("5-5"), tile("5-2"), None), (tile("1-0"),)]


def test_it_counts_only_tiles_nobody_has_seen_as_unseen():
    match = played(position("6-1 5-5 5-2", "4-0 1-0", on="3-6 6-4"), "0 turn", "1 turn")
    memory = Memory.of(BLIND_HUGHIE.view(match, 0))
    assert len(memory.unseen) == 28 - 4
    assert tile("5-2") not in memory.unseen


def test_it_turns_up_a_tile_it_knows_to_fit():
    match = position("4-1 3-3 5-2", "6-6 6-1 2-2", on="5-0 0-6", options=ANY)
    match = played(match, "0 turn 1", "1 turn 3", "0 turn 2", "1 turn 3")
    assert match.deal.line.ends == (5, 1)
    assert chosen(match) == {"turn 2"}, "4-1 lies there"


def test_it_looks_for_something_new_where_nothing_it_knows_fits():
    match = played(position("6-5 4-1 3-3", "2-2 5-5", on="2-0 0-2", options=ANY), "0 turn 3", "1 turn 2")
    assert chosen(match) <= {"turn 2", "turn 3"}, "3-3 lies leftmost, and does not fit"


def test_it_keeps_the_end_that_its_own_next_tile_fits():
    match = position("6-1 4-4 5-2", "3-0 3-1", "0-0 1-0", on="5-3 3-2", options=BILLITONNEN)
    match = played(match, "0 turn")
    assert chosen(match) == {"peek"}
    match = position("6-1 2-0 5-2", "3-0 3-1", "0-0 1-0", on="5-3 3-2", options=BILLITONNEN)
    match = played(match, "0 turn", "0 peek")
    assert chosen(match) == {"place left"}, "2-0 comes next: both ends are 2"
    match = position("6-1 5-0 5-2", "3-0 3-1", "0-0 1-0", on="5-3 3-2", options=BILLITONNEN)
    assert chosen(played(match, "0 turn", "0 peek")) == {"place right"}


def test_it_covers_the_end_that_an_opponents_next_tile_fits():
    match = position("6-6 6-0 5-2", "2-1", "3-3 1-1 4-2", on="5-0 0-4", seat=1)
    assert chosen(played(match, "1 turn", "2 turn", "0 turn")) == {"place right"}


def test_open_doubles_are_played_first():
    match = position("6-1 2-1 4-4", "6-6 4-3", "5-5 5-0", on="3-0 0-2", options=DOUBLES)
    match = played(match, "0 turn", "1 turn", "1 turn", "2 turn")
    assert chosen(match) == {"turn 1"}


@pytest.mark.parametrize(
    ("options", "players", "deals", "margin"),
    [
        (ANY, 4, 80, 1.5),
        (ANY, 2, 80, 1.5),
        (BlindHughieOptions(partners=Partners.YES), 4, 400, 1.02),
        (DOUBLES, 3, 300, 1.05),
    ],
    ids=["any tile, four", "any tile, two", "partners", "open doubles"],
)
def test_it_scores_more_than_players_at_random(options: BlindHughieOptions, players: int, deals: int, margin: float):
    sides = BLIND_HUGHIE.sides(options, players)
    mine = theirs = 0.0
    for number in range(deals):
        side = sides[number % players]
        levels = ["normal" if one == side else EASY for one in sides]
        scored = first_deal(options, levels, number // players).results[0].scored
        mine += scored[side]
        theirs += (sum(scored) - scored[side]) / (len(scored) - 1)
    assert mine > margin * theirs
