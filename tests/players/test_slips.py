"""Slips that nobody makes, and neither does `normal`: its few worlds must not talk it out of what everybody knows."""

import pytest

from bot.players.computer import NORMAL, choose
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.view import Phase
from tests.players.deals import holding
from tests.rules.domino_whist.scenarios import PARTNERS
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import MARKS, POINTS

SEEDS = range(24)
CHANCE = 1  # of those: what a few worlds may still make of a move that is little better than the other
FORTY_TWOS = TrickScenario(FORTY_TWO)
HANDS = (
    "6-5 5-2 4-1 4-0 2-2 1-0 5-0",
    "3-3 3-2 3-1 6-6 6-3 5-1 4-2",
    "6-1 6-2 5-4 4-4 2-1 0-0 4-3",
    "6-4 6-0 5-5 5-3 1-1 2-0 3-0",
)


def slips(scenario: TrickScenario, *moves: str) -> int:
    """With how many seeds `normal` makes one of these moves."""
    (seat,) = scenario.to_act
    assert set(moves) < set(scenario.legal(seat))
    return sum(str(choose(scenario.view(seat), seed, NORMAL)) in moves for seed in SEEDS)


def declared(*hands: str, bids: tuple[str, ...], trump: str) -> TrickScenario:
    """A deal of Forty-Two, bid from seat 0 on, in which the winner of the auction is about to lead."""
    scenario = FORTY_TWOS.hands(*hands, first=3, phase=Phase.BID).bids(*bids)
    return scenario.play(f"{scenario.to_act[0]} trump {trump}")


@pytest.mark.soak
@pytest.mark.parametrize("rest", ["6-6 6-1", "6-6 1-0", "2-2 6-1"])
def test_the_highest_trumps_are_led_before_the_lowest(rest: str) -> None:
    hand = f"5-5 5-5 5-4 4-4 4-4 4-2 4-1 {rest}"
    scenario = holding(POINTS, 6, 0, hand, dealer=5).bids("55", *["pass"] * 5).play("0 trump 4")
    assert slips(scenario, "lead 4-2 as 4", "lead 4-1 as 4") <= CHANCE


@pytest.mark.soak
def test_the_ten_goes_to_the_partners_highest() -> None:
    scenario = declared(*HANDS, bids=("pass", "30", "pass", "pass"), trump="3")
    assert slips(scenario.play("1 lead 6-6 as 6", "2 play 6-1"), "play 6-0") <= CHANCE
    drawn = scenario.play("1 lead 3-3", "2 play 4-3", "3 play 3-0", "0 play 4-0")
    assert slips(drawn.play("1 lead 6-6 as 6", "2 play 6-1"), "play 6-0") <= CHANCE


@pytest.mark.soak
def test_trump_is_not_a_suit_of_two() -> None:
    hand = "5-4 5-3 5-0 4-4 4-1 4-0 3-3 3-2 3-1"
    scenario = holding(MARKS, 6, 0, hand, dealer=5).bids("51", *["pass"] * 5)
    assert not slips(scenario, *(f"trump {suit}" for suit in "0126"))


RUFFS = (
    "6-5 6-2 4-1 4-0 2-2 1-0 5-0",
    "3-3 3-2 4-3 6-6 6-3 5-1 4-2",
    "6-1 6-4 5-2 4-4 2-1 0-0 6-0",
    "5-5 5-4 5-3 3-1 1-1 2-0 3-0",
)


def test_the_partners_winner_is_not_trumped() -> None:
    scenario = declared(*RUFFS, bids=("pass", "30", "pass", "pass"), trump="3")
    led = scenario.play("1 lead 6-6 as 6", "2 play 6-1")
    assert not slips(led, "play 5-3", "play 3-1", "play 3-0")


@pytest.mark.soak
@pytest.mark.parametrize("hand", ["8-8 8-7 8-6 8-1 7-7 6-6 5-3 4-2 3-0 2-1 5-0"])
def test_four_trumps_are_not_bid_to_seven(hand: str) -> None:
    assert slips(holding(PARTNERS, 4, 0, hand, dealer=3), "bid 7", "bid 8") <= CHANCE


@pytest.mark.soak
def test_the_last_to_speak_has_a_poor_hand_thrown_in() -> None:
    hand = "6-4 6-3 5-3 5-0 3-3 2-2 2-1"
    scenario = holding(FORTY_TWOS, 4, 0, hand, dealer=0).bids("pass", "pass", "pass")
    assert slips(scenario, *(f"bid {amount}" for amount in range(30, 43))) <= 2 * CHANCE
