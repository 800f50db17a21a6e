"""How computers play Forty-Two over whole deals, and what they bid and name. One position: `positions`."""

import pytest

from bot.players.computer import choose
from bot.rules.forty_two.game import FORTY_TWO, PRESETS
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.options import Preset
from bot.rules.tricks.counts import NelO
from tests.players.deals import Deal, at_random, by_habit, easy, holding, normal
from tests.rules.scenario import TrickScenario

DEALS = 30
STRAIGHT = TrickScenario(FORTY_TWO)
FAIR = "6-6 6-5 6-4 6-3 5-4 4-2 1-0"
STRONG = "6-6 6-5 6-4 6-3 5-5 4-2 1-0"
THIN = "6-6 6-5 6-4 5-2 4-3 4-0 1-0"
ALL_MINE = "6-6 6-5 6-4 6-3 6-2 5-5 4-4"
WEAK = "6-1 5-2 4-3 3-0 2-0 5-1 4-1"
CLEAR = "1-0 2-0 3-0 2-1 3-1 4-0 4-1"


def chosen(scenario: TrickScenario) -> set[str]:
    """What the seat to act does, with several seeds."""
    (seat,) = scenario.to_act
    return {str(choose(scenario.view(seat), seed)) for seed in range(3)}


def asked(hand: str, *bids: str, game: TrickScenario = STRAIGHT) -> set[str]:
    """What the next to speak bids with this hand."""
    return chosen(holding(game, 4, len(bids), hand, dealer=3).bids(*bids))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_move_is_legal_in_every_preset(preset: Preset) -> None:
    for number in range(2):
        seats = [normal, easy, by_habit, at_random]
        deal = Deal(preset.options, seats[number:] + seats[:number], number, FORTY_TWO)
        for seat, _, move in deal.decisions():
            assert move in FORTY_TWO.legal(deal.match, seat)


def test_it_beats_players_at_random_over_the_same_deals() -> None:
    """Even a beginner knows when to bid, and who should have what counts."""
    own = others = 0
    for number in range(2 * DEALS):
        side = number % 2
        seats = [easy if seat % 2 == side else at_random for seat in range(4)]
        scored = Deal(FortyTwoOptions(), seats, number // 2, FORTY_TWO).result().scored
        own, others = own + scored[side], others + scored[1 - side]
    assert own > 1.5 * others


def test_it_bids_what_its_hand_is_worth() -> None:
    assert asked(WEAK) == {"bid pass"}
    assert asked(FAIR) == {"bid 30"}
    assert asked(ALL_MINE) == {"bid 84"}
    assert asked(ALL_MINE, "84") == {"bid 126"}


def test_it_bids_no_more_than_it_must_where_nobody_speaks_after_it() -> None:
    assert asked(STRONG, "pass", "pass", "31") == {"bid 32"}


def test_it_leaves_a_partner_the_bid_that_it_would_take_from_an_opponent() -> None:
    assert asked(FAIR, "pass", "pass", "30") == {"bid 31"}
    assert asked(THIN, "pass", "30", "pass") == {"bid pass"}


def test_it_bids_nel_o_with_a_hand_that_loses() -> None:
    assert asked(CLEAR, game=STRAIGHT.under(nel_o=NelO.ON)) == {"bid nel-o 42"}
    assert asked(FAIR, game=STRAIGHT.under(nel_o=NelO.ON)) != {"bid nel-o 42"}


@pytest.mark.parametrize(
    ("hand", "trump"), [(STRONG, "6"), ("6-6 5-5 4-4 3-3 2-2 1-1 6-0", "doubles"), ("4-4 4-3 4-1 4-0 6-6 2-1 3-0", "4")]
)
def test_it_names_the_trump_it_is_strongest_with(hand: str, trump: str) -> None:
    scenario = holding(STRAIGHT, 4, 0, hand, dealer=3).bids("30", "pass", "pass", "pass")
    assert chosen(scenario) == {f"trump {trump}"}
