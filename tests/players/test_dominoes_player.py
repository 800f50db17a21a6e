"""How the computer plays dominoes: clear positions, levels, prospects."""

from dataclasses import replace
from random import Random

import pytest

from bot.players.chain.features import KINDS, SIZE
from bot.players.chain.policy import ChainPolicy
from bot.players.chain.reading import Reading
from bot.players.computer import EASY, HARD, NORMAL, choose, choose_at_once
from bot.players.judge import prospects
from bot.players.search.masks import members
from bot.rules.dominoes.game import DOMINOES
from bot.rules.moves import End, Move, Play
from tests.players.chain.tables import OPTIONS, candidate_of, position_of, truth
from tests.players.chain.test_chain import by_trying_everything
from tests.players.deals import chosen
from tests.rules.dominoes.scenarios import BLOCK, DOMINICAN, DRAW, FIVES, DominoScenario

MIDDLE = DOMINICAN.hands(
    "6-5 5-5 4-1 3-0 2-2", "6-4 5-4 4-4 3-3 1-0", "6-6 6-2 5-1 2-0 1-1", "6-3 5-2 4-2 4-0 0-0", line="3-2, 2-1 right"
)


@pytest.mark.parametrize(
    ("scenario", "best"),
    [
        (BLOCK.hands("4-0 0-0", "6-6 5-5", line="4-0"), "left"),  # it leaves 0 and 0, for 0-0
        (FIVES.hands("6-4 2-1 5-4", "5-5 4-4", line="6-2, 2-1 right"), "6-4"),  # at the 6: 4 and 1 are 5
        (DRAW.hands("6-6 6-0 3-0", "5-5 4-4", line="5-0"), "6-0"),  # it leaves a 6 for the heaviest
    ],
)
def test_it_finds_the_best_move(scenario: DominoScenario, best: str):
    for level in (NORMAL, HARD):
        (move,) = chosen(scenario, level=level)
        assert best in move
    assert best in str(prospects(scenario.view(0), 100, 1)[0].move)


def test_where_all_hands_are_certain_it_plays_best():
    found, all_dealt = 0, replace(OPTIONS["block"], hand=14)
    for seed in range(12):
        dice = Random(seed)
        match = DOMINOES.start(all_dealt, 2, dice.randbytes(32), deals=1)
        while match.winners is None:
            legal, deal = DOMINOES.legal(match, match.deal.seat), truth(match)
            position = position_of(match)
            assert position.is_certain
            if len(legal) > 1 and deal.left <= 10:
                worth = {
                    move: by_trying_everything(deal.after(*candidate_of(position, move)))[deal.seat] for move in legal
                }
                assert worth[choose(position.view, seed, HARD)] == max(worth.values())
                found += len(set(worth.values())) > 1
            match, _ = DOMINOES.play(match, match.deal.seat, dice.choice(legal))
    assert found > 5


def test_a_seat_that_played_a_light_tile_most_likely_had_no_heavier_one():
    heavy_first = ChainPolicy(tuple(range(KINDS)) + (0,) * (SIZE - KINDS))
    match = DOMINOES.start(replace(OPTIONS["block"], opens=OPTIONS["fives-and-threes"].opens), 2, bytes(32))
    seat = match.deal.seat
    lightest = min(DOMINOES.legal(match, seat), key=lambda move: isinstance(move, Play) and move.piece)
    match, _ = DOMINOES.play(match, seat, lightest)
    position = position_of(match)
    worlds = [next(position.worlds(Random(number))) for number in range(60)]
    likely = sorted(worlds, key=Reading(position, heavy_first).likelihood)
    heaviest = [max(position.tiles.pips[tile] for tile in members(world.hands[seat])) for world in likely]
    assert sum(heaviest[:20]) > sum(heaviest[-20:])


def test_to_win_the_match_is_worth_more_than_its_points():
    def worth(*totals: int) -> dict[str, float]:
        scenario = FIVES.hands("6-4 4-3", "6-6 5-5", line="6-3, 3-1 right", totals=totals)  # 6-4 leaves 4 and 1
        return {str(found.move): found.value for found in prospects(scenario.view(0), 40, 1)}

    early, late = worth(0, 0), worth(195, 0)
    assert late["play 6-4 left"] == 5 + 100
    assert early["play 6-4 left"] < 60


def test_easy_errs_now_and_then():
    view = MIDDLE.view(0)
    at_once = choose_at_once(view, 0, HARD)
    moves = [choose(view, seed, EASY) for seed in range(60)]
    assert 0.5 < moves.count(at_once) / len(moves) < 1


def test_a_move_that_is_asked_for_stands_for_those_that_come_to_the_same():
    scenario = BLOCK.hands("4-1 3-2 6-6", "5-5 5-4", line="4-4")
    offered = prospects(scenario.view(0), 10, 1)
    right: Move = Play(scenario.deal.hands[0][-2], End.RIGHT)
    asked = prospects(scenario.view(0), 10, 1, (right, *[each.move for each in offered]))
    assert len(asked) == len(offered) == 1
    assert asked[0].move == right
    assert asked[0].value == offered[0].value
