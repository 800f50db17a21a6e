"""How the computer plays Domino Hearts in positions where there is a better and a worse move, and over many deals."""

from collections.abc import Callable
from hashlib import sha256
from random import Random

import pytest

from bot.players.computer import EASY, choose
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import PRESETS, DominoHeartsOptions, MoonAdd
from bot.rules.events import DealResult
from bot.rules.moves import Move, Pass, parse_move
from bot.rules.options import Preset
from bot.rules.view import Phase, View
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HONOUR
from tests.rules.knowledge import otherwise
from tests.rules.scenario import TrickScenario

DEALS = 20
CALM = ("1-0: 2C 10C JC KC",)
SHARED = ("1-0: 2C 10C 10H KC", "1: QC 9C JH 3C")  # two have a point each: no moon is to be had
Player = Callable[[View, int], Move]


def normal(view: View, seed: int) -> Move:
    return choose(view, seed)


def easy(view: View, seed: int) -> Move:
    return choose(view, seed, EASY)


def deal(options: DominoHeartsOptions, seats: list[Player], number: int) -> DealResult:
    """The first deal of a match; each move is checked to be legal by being played."""
    scenario = TrickScenario(DOMINO_HEARTS, options).start(len(seats), sha256(f"deal {number}".encode()).digest())
    count = 0
    while not scenario.results:
        seat = scenario.to_act[0]
        count += 1
        view = scenario.view(seat)
        move = seats[seat](view, 1000 * number + count)
        assert move in scenario.legal_moves(seat) or isinstance(move, Pass)
        scenario = scenario.play_move(seat, move)
    return scenario.results[0]


def chosen(scenario: TrickScenario, seat: int) -> set[str]:
    """What the computer does with several seeds; one move, but where two are as good."""
    return {str(choose(scenario.view(seat), seed)) for seed in range(5)}


def test_it_ducks_a_trick_with_points():
    scenario = CLOCKWISE.hands("3D 5S 5C", "9D 4D 2S", "8D 6C 7C", "AH 4C 6S", leader=2).tricks(*SHARED)
    assert chosen(scenario.play("2 lead 8D", "3 play AH", "0 play 3D"), 1) == {"play 4D"}


def test_it_sheds_the_higher_tile_where_it_wins_in_any_case():
    scenario = CLOCKWISE.hands("3D 5S 5C", "9D KD 2S", "8D 6C 7C", "AH 4C 6S", leader=2).tricks(*SHARED)
    assert chosen(scenario.play("2 lead 8D", "3 play AH", "0 play 3D"), 1) == {"play KD"}


def test_it_throws_the_queen_where_it_has_none_of_the_suit():
    scenario = CLOCKWISE.hands("8D 3S 4S", "QS 9C 2H", "AD 6C 7C", "KD 4C 5C").tricks(*CALM)
    assert chosen(scenario.play("0 lead 8D"), 1) == {"play QS"}


def test_it_lets_the_queen_go_under_the_king():
    scenario = CLOCKWISE.hands("KS 3D 4D", "QS 9S 2H", "AD 6S 7C", "KD 4S 5C").tricks(*CALM)
    assert chosen(scenario.play("0 lead KS"), 1) == {"play QS"}


def test_it_keeps_the_queen_back_while_nothing_beats_her():
    scenario = CLOCKWISE.hands("5S 3D 4D", "QS 9S 2H", "AS 6S 7C", "KS 4S 5C").tricks(*CALM)
    assert chosen(scenario.play("0 lead 5S"), 1) == {"play 9S"}


def test_it_does_not_lead_the_king_of_spades_while_the_queen_is_out():
    scenario = CLOCKWISE.hands("KS 3D 5C", "QS 9S 2H", "AS 6S 7C", "10S 4D 6C").tricks(*CALM)
    assert "lead KS" not in chosen(scenario, 0)


def test_it_passes_bare_high_spades():
    hand = "AS KS 3H 2H 4H 5D 3D 2D 6D 5C 4C 3C 2C"
    rest = ("QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AH KH", "QH JH 10H 9H 8H 7H 6H 5H AD KD QD JD 10D")
    last = "9D 8D 7D 4D AC KC QC JC 10C 9C 8C 7C 6C"
    scenario = CLOCKWISE.hands(hand, *rest, last, phase=Phase.PASS)
    (move,) = (parse_move(notation) for notation in chosen(scenario, 0))
    assert isinstance(move, Pass)
    assert {"AS", "KS"} <= {str(piece) for piece in move.pieces}


BEFORE = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")


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
def test_what_it_does_with_the_moon(totals: tuple[int, ...], add: MoonAdd, best: str):
    scenario = CLOCKWISE.under(moon_add=add).hands("2S", "AS", "KS", "QS", leader=1, totals=totals).tricks(*BEFORE)
    scenario = scenario.play("1 lead AS", "2 play KS", "3 play QS", "0 play 2S")
    assert chosen(scenario, 1) == {best}


def test_on_its_honour_it_keeps_the_rules_and_challenges_what_is_sure():
    scenario = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(*CALM)
    scenario = scenario.play("0 lead 8D")
    for level in ("easy", "normal"):
        assert {str(choose(scenario.view(1), seed, level)) for seed in range(8)} == {"play 9D"}
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


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_preset_is_played_to_the_end_of_a_deal(preset: Preset, players: int):
    options = preset.options
    assert isinstance(options, DominoHeartsOptions)
    result = deal(options, [normal, easy, *[normal] * (players - 2)], players)
    assert sum(result.taken) == 26
    assert result.remarks == (), "nobody revokes"


@pytest.mark.parametrize("players", [3, 5])
def test_it_takes_far_fewer_points_than_chance(players: int):
    own = others = 0
    for number in range(DEALS):
        seats = [easy] * players
        seats[number % players] = normal
        taken = deal(DominoHeartsOptions(), seats, number).taken
        own += taken[number % players]
        others += sum(taken) - taken[number % players]
    assert own * 2 < others / (players - 1)
