"""How computers play Domino Whist over whole deals, and what they bid, take and name. One position: `positions`."""

import pytest

from bot.players.computer import EASY, NORMAL, choose
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.events import ContractPlayed
from bot.rules.moves import Bid, Kitty, Pass, parse_move
from bot.rules.options import OnOff, Partners
from bot.rules.view import Phase
from tests.players.deals import Deal, by_habit, chosen, easy, holding
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario

DEALS = 9
MODES = [
    (DominoWhistOptions(), 3),
    (DominoWhistOptions(), 4),
    (DominoWhistOptions(Partners.YES), 4),
    (DominoWhistOptions(), 5),
]
MODE_NAMES = ["three", "alone", "partners", "five"]


@pytest.mark.parametrize(("options", "players"), MODES, ids=MODE_NAMES)
def test_its_bids_are_mostly_made(options: DominoWhistOptions, players: int):
    results = [Deal(options, [by_habit] * players, number, DOMINO_WHIST).result() for number in range(DEALS)]
    contracts = [remark for result in results for remark in result.remarks if isinstance(remark, ContractPlayed)]
    assert len(contracts) == len(results)
    assert sum(contract.made for contract in contracts) >= 0.6 * len(contracts)
    bids = [contract.bid.amount or 0 for contract in contracts]
    assert sum(bids) / len(bids) > 1.2 * (12 if players == 3 else 11) / players


@pytest.mark.soak
def test_a_match_of_beginners_comes_to_an_end():
    scenario = TrickScenario(DOMINO_WHIST).start(4, bytes(32))
    for turn in range(4000):
        if scenario.winners is not None:
            break
        seat = scenario.to_act[0]
        scenario = scenario.play_move(seat, easy(scenario.view(seat), turn))
    assert scenario.winners is not None


STRONG = "8-8 8-7 8-6 8-5 8-4 8-3 7-7 6-6 5-5 7-6 4-4"
WEAK = "7-1 6-2 5-3 4-1 5-0 3-0 2-1 6-0 4-2 3-1 5-1"
MIDDLING = ("7-0 7-2 7-3 6-1 6-3 6-4 5-2 5-4 4-3 3-2 2-0", "8-0 8-1 8-2 7-4 7-5 6-5 4-0 3-3 2-2 1-1 1-0")


@pytest.mark.parametrize("rules", [ALONE, PARTNERS], ids=["alone", "partners"])
def test_a_strong_hand_bids_high_and_a_weak_one_passes(rules: TrickScenario):
    for bid in chosen(holding(rules, 4, 0, STRONG, dealer=3), 0):
        assert int(bid.removeprefix("bid ")) >= 7
    scenario = rules.hands(STRONG, WEAK, *MIDDLING, phase=Phase.BID, unused="0-0", first=3).bids("8")
    assert chosen(scenario, 1) == {"bid pass"}


def test_a_beginner_bids_a_strong_hand_but_less():
    view = holding(ALONE, 4, 0, STRONG, dealer=3).view(0)
    beginner, other = (choose(view, 1, level) for level in (EASY, NORMAL))
    assert isinstance(beginner, Bid)
    assert isinstance(other, Bid)
    assert 3 <= (beginner.amount or 0) < (other.amount or 0)


def before_the_lead(hand: str = STRONG, weak: str = WEAK, kitty: str = "0-0") -> TrickScenario:
    """Seat 0 has won the auction with this hand, and that tile lies in the kitty."""
    return ALONE.hands(hand, weak, *MIDDLING, phase=Phase.BID, unused=kitty, first=3).bids("6", *["pass"] * 3)


@pytest.mark.parametrize("level", [EASY, NORMAL])
def test_it_names_the_long_suit(level: str):
    hand = "8-8 8-6 8-5 8-4 8-2 8-1 7-0 6-1 5-0 4-1 3-0"
    scenario = holding(ALONE, 4, 0, hand, dealer=3).bids("6", *["pass"] * 3).play("0 kitty keep")
    assert chosen(scenario, 0, level) == {"trump 8"}


def test_it_takes_what_it_can_use_from_the_kitty():
    scenario = before_the_lead(STRONG.replace("8-8", "2-1"), WEAK.replace("2-1", "0-0"), "8-8")
    assert chosen(scenario, 0) == {"kitty 2-1"}
    for move in chosen(before_the_lead(), 0):
        assert parse_move(move) in (Kitty(), *(Kitty(tile) for tile in pieces("7-6 4-4 5-5")))


@pytest.mark.parametrize("level", [EASY, NORMAL])
def test_it_keeps_its_trumps_when_passing(level: str):
    hand = "8-8 8-7 8-6 8-5 8-4 7-7 6-6 5-0 4-0 3-1 2-1"
    scenario = holding(ALONE.under(passing=OnOff.ON), 4, 0, hand, dealer=3, phase=Phase.PASS)
    for notation in chosen(scenario, 0, level):
        move = parse_move(notation)
        assert isinstance(move, Pass)
        assert set(move.pieces) <= set(pieces("5-0 4-0 3-1 2-1"))
