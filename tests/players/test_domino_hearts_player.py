"""How computers play Domino Hearts over whole deals, and what they decide besides. One position: `positions`."""

import pytest

from bot.players.computer import EASY, NORMAL
from bot.rules.domino_hearts.options import MoonAdd
from bot.rules.moves import Pass, parse_move
from bot.rules.view import Phase
from tests.players.deals import chosen
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HONOUR

CALM = ("1-0: 2C 10C JC KC",)
LEVELS = (EASY, NORMAL)


@pytest.mark.parametrize("level", LEVELS)
def test_it_passes_bare_high_spades(level: str):
    hand = "AS KS 3H 2H 4H 5D 3D 2D 6D 5C 4C 3C 2C"
    rest = ("QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AH KH", "QH JH 10H 9H 8H 7H 6H 5H AD KD QD JD 10D")
    last = "9D 8D 7D 4D AC KC QC JC 10C 9C 8C 7C 6C"
    scenario = CLOCKWISE.hands(hand, *rest, last, phase=Phase.PASS)
    for notation in chosen(scenario, 0, level):
        move = parse_move(notation)
        assert isinstance(move, Pass)
        assert {"AS", "KS"} <= {str(piece) for piece in move.pieces}


BEFORE = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("totals", "add", "best"),
    [
        ((40, 50, 70, 60), MoonAdd.ONE, "moon minus"),
        ((40, 30, 70, 95), MoonAdd.ONE, "moon seat 4"),
        ((20, 30, 70, 95), MoonAdd.ONE, "moon minus"),
        ((40, 30, 70, 95), MoonAdd.ALL, "moon all"),
        ((0, 30, 70, 95), MoonAdd.ALL, "moon minus"),
    ],
)
def test_the_moon_is_scored_to_its_advantage(totals: tuple[int, ...], add: MoonAdd, best: str, level: str):
    scenario = CLOCKWISE.under(moon_add=add).hands("2S", "AS", "KS", "QS", leader=1, totals=totals).tricks(*BEFORE)
    scenario = scenario.play("1 lead AS", "2 play KS", "3 play QS", "0 play 2S")
    assert chosen(scenario, 1, level) == {best}


def test_on_its_honour_it_keeps_the_rules_and_challenges_what_is_sure():
    scenario = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(*CALM)
    scenario = scenario.play("0 lead 8D")
    for level in LEVELS:
        assert chosen(scenario, 1, level) == {"play 9D"}
    scenario = scenario.play("1 play 7H", "2 play AH", "3 play 4D", "0 lead 2S", "1 play 9D", "2 play 3S", "3 play 4S")
    scenario = scenario.play("3 lead 8C", "0 play 5H", "1 play 5C", "2 play 6C")
    assert scenario.deal.phase is Phase.REVIEW
    assert chosen(scenario, 2) == {"challenge seat 2 trick 2"}, "9D came later; nothing else is sure"
    assert chosen(scenario, 1) == {"challenge none"}
    scenario = scenario.play("2 challenge seat 2 trick 2")
    assert scenario.deal.challenges[0].proven
    assert chosen(scenario, 2) == {"challenge none"}
