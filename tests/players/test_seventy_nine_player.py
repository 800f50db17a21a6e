"""How computers play Seventy-Nine over whole deals, and what they bid and name. One position: `positions`."""

import pytest

from bot.rules.options import OnOff
from bot.rules.seventy_nine.options import NelOPartners
from bot.rules.tricks.counts import NelODoubles
from tests.players.deals import by_habit, chosen, holding, normal
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, MARKS, NEL_O, POINTS
from tests.samples import sample

DEALS = 16


def asked(hand: str, *bids: str, game: TrickScenario = POINTS) -> set[str]:
    """What the next to speak bids with this hand."""
    return chosen(holding(game, 6, len(bids), hand, dealer=5).bids(*bids))


@pytest.mark.parametrize("shown", NelOPartners)
@pytest.mark.parametrize("doubles", sample(list(NelODoubles), 2))
def test_nel_o_is_played_to_its_end(doubles: NelODoubles, shown: NelOPartners):
    scenario = NEL_O.under(nel_o_doubles=doubles, nel_o_partners=shown).start(6, bytes(32))
    scenario = scenario.play(f"{scenario.to_act[0]} bid nel-o")
    while not scenario.results:
        (seat,) = scenario.to_act
        scenario = scenario.play_move(seat, (normal if seat % 2 else by_habit)(scenario.view(seat), 1))
    assert sorted(scenario.results[0].scored) == [0, 79]


# -- the auction -----------------------------------------------------------------------------------------------------

STRONG = "4-4 4-4 6-4 6-4 5-4 4-3 6-6 6-6 5-5"
WEAK = "6-5 5-4 4-3 3-2 2-1 1-0 6-0 5-1 2-0"
FAIR = "6-6 6-5 6-3 6-2 6-1 3-3 3-2 2-0 1-0"
LOSING = "1-0 1-0 2-0 2-0 3-0 0-0 2-1 3-1 4-0"
LOW = "1-0 2-0 3-0 0-0 2-1 3-1 6-1 6-0 6-2"


def test_it_passes_with_a_weak_hand_and_bids_with_a_strong_one():
    assert asked(WEAK) == {"bid pass"}
    assert "bid pass" not in asked(STRONG)
    assert "bid pass" not in asked(STRONG, "pass", "55")


def test_it_does_not_raise_a_high_bid_with_a_fair_hand():
    assert asked(FAIR, "pass", "70") == {"bid pass"}


def test_it_bids_no_more_than_it_must_where_nobody_speaks_after_it():
    assert asked(STRONG, *["pass"] * 5) == {"bid 50"}
    assert asked(STRONG, "pass", "pass", "pass", "pass", "55") == {"bid 56"}


def test_it_leaves_a_partner_the_bid():
    assert asked("6-6 6-5 6-3 5-4 4-4 3-3 3-2 2-0 1-0", "pass", "pass", "pass", "50", "pass") == {"bid pass"}


def test_it_names_the_trump_it_holds_most_of():
    scenario = holding(POINTS, 6, 5, STRONG, dealer=5).bids(*["pass"] * 5, "50")
    assert chosen(scenario) == {"trump 4"}


@pytest.mark.parametrize("game", [NEL_O, MARKS.under(nel_o=OnOff.ON)], ids=["points", "marks"])
def test_it_bids_nel_o_with_a_hand_that_loses(game: TrickScenario):
    assert asked(LOSING, "pass", "60", game=game) == {"bid nel-o"}
    assert asked(LOW, "pass", "60", game=game) == {"bid nel-o"}
    assert asked(WEAK, "pass", "60", game=game) == {"bid pass"}


def test_it_says_that_doubles_are_low_where_it_holds_doubles():
    scenario = holding(CHOICE, 6, 0, "0-0 1-1 1-1 2-2 1-0 2-0 3-0 3-0 3-3", dealer=5).bids("nel-o")
    assert chosen(scenario) == {"doubles low"}
