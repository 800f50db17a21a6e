"""How computers play Domino Hearts over whole deals, and what they decide besides. One position: `positions`."""

from random import Random

import pytest

from bot.players.computer import EASY, NORMAL, choose
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import PLAYERS, PRESETS, DominoHeartsOptions, MoonAdd
from bot.rules.moves import Pass, parse_move
from bot.rules.options import Preset
from bot.rules.view import Phase
from tests.players.deals import Deal, at_random, by_habit, easy, normal
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HONOUR
from tests.rules.knowledge import otherwise
from tests.rules.scenario import TrickScenario
from tests.samples import sample

DEALS = 10
CALM = ("1-0: 2C 10C JC KC",)
LEVELS = (EASY, NORMAL)


def chosen(scenario: TrickScenario, seat: int, level: str = NORMAL) -> set[str]:
    """What the computer does with several seeds; one move, but where two are as good."""
    return {str(choose(scenario.view(seat), seed, level)) for seed in range(5)}


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
def test_what_it_does_with_the_moon(totals: tuple[int, ...], add: MoonAdd, best: str, level: str):
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


def test_it_does_not_look_at_hidden_hands():
    scenario = CLOCKWISE.hands("8D 3S 4S", "QS 9D 2H", "AD 6C 7C", "KD 4C 5C").tricks(*CALM)
    scenario = scenario.play("0 lead 8D")
    for seed in range(5):
        other = scenario.at(otherwise(scenario.match, 1, 1, Random(seed)))
        assert chosen(other, 1) == chosen(scenario, 1)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("preset", sample(PRESETS, 4), ids=lambda preset: preset.name)
def test_in_every_preset_each_move_is_legal_and_nobody_revokes(preset: Preset, players: int):
    deal = Deal(preset.options, [normal, easy, *[by_habit] * (players - 2)], players, DOMINO_HEARTS)
    for seat, _, move in deal.decisions():
        assert move in DOMINO_HEARTS.legal(deal.match, seat) or isinstance(move, Pass)
    (result,) = deal.match.results
    assert sum(result.taken) == 26
    assert result.remarks == (), "nobody revokes"


@pytest.mark.parametrize("players", PLAYERS)
def test_it_takes_less_than_half_of_what_players_at_random_take(players: int):
    """Even a beginner knows what counts."""
    own = others = 0
    for number in range(DEALS):
        seats = [easy if seat == number % players else at_random for seat in range(players)]
        taken = Deal(DominoHeartsOptions(), seats, number, DOMINO_HEARTS).result().taken
        own += taken[number % players]
        others += sum(taken) - taken[number % players]
    assert 2 * own < others / (players - 1)
