"""How computers play Black Tile over whole deals. What they do in one position: `positions`."""

import pytest

from bot.players.computer import EASY, HARD, NORMAL, choose, choose_at_once
from bot.rules.view import Phase
from tests.rules.black_tile.scenarios import ELEVEN, PARTNERS
from tests.rules.scenario import TrickScenario

MOON_HAND = ("6-6 6-5 6-4 5-5 2-1 1-0 3-0", "4-4 4-3 4-2 6-3 5-4 5-1 0-0", "5-3 4-1 5-2 4-0 3-3 2-2 6-0")


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_it_shoots_the_moon_with_an_overwhelming_hand(level: str):
    hands = ("6-6 6-5 6-4 6-3 5-5 5-4 5-3", "4-4 4-3 4-2 3-0 2-1 5-1 0-0", "1-0 4-1 5-2 4-0 3-3 2-2 6-0")
    scenario = ELEVEN.hands(*hands, "6-1 1-1 6-2 5-0 2-0 3-1 3-2", phase=Phase.OPENING)
    while not scenario.results:
        seat = scenario.to_act[0]
        player = choose if seat == 0 else choose_at_once
        scenario = scenario.play_move(seat, player(scenario.view(seat), 1, level if seat == 0 else NORMAL))
    assert scenario.results[0].moon == 0


@pytest.mark.parametrize("rules", [ELEVEN, PARTNERS], ids=["alone", "partners"])
def test_it_keeps_a_moon_hand_together_when_passing(rules: TrickScenario):
    scenario = rules.hands(*MOON_HAND, "6-1 1-1 6-2 5-0 2-0 3-1 3-2", phase=Phase.PASS)
    for seed in range(5):
        assert str(choose(scenario.view(0), seed)) == "pass 3-0 2-1 1-0"
