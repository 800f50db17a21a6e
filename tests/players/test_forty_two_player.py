"""How computers play Forty-Two over whole deals, and what they bid and name. One position: `positions`."""

import pytest

from bot.players.computer import choose_at_once
from bot.players.declaring.count_hand import CountHand
from bot.players.declaring.special_contracts import chance_of_sevens, tricks_taken
from bot.players.knowledge import KNOWLEDGE
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import PRESETS, FollowMe, FortyTwoOptions
from bot.rules.moves import Declare
from bot.rules.options import OnOff
from tests.players.deals import Deal, chosen, easy, holding
from tests.rules.scenario import TrickScenario

DEALS = 30
STRAIGHT = TrickScenario(FORTY_TWO)
FAIR = "6-6 6-5 6-4 6-3 5-4 4-2 1-0"
STRONG = "6-6 6-5 6-4 6-3 5-5 4-2 1-0"
THIN = "6-6 6-5 6-4 5-2 4-3 4-0 1-0"
ALL_MINE = "6-6 6-5 6-4 6-3 6-2 5-5 4-4"
WEAK = "6-1 5-2 4-3 3-0 2-0 5-1 4-1"
CLEAR = "1-0 2-0 3-0 2-1 3-1 4-0 4-1"


def asked(hand: str, *bids: str, game: TrickScenario = STRAIGHT) -> set[str]:
    """What the next to speak bids with this hand."""
    return chosen(holding(game, 4, len(bids), hand, dealer=3).bids(*bids))


def test_it_bids_what_its_hand_is_worth() -> None:
    assert asked(WEAK) == {"bid pass"}
    assert asked(FAIR) == {"bid 30"}
    assert asked(ALL_MINE) == {"bid 84"}
    assert asked(ALL_MINE, "84") == {"bid 126"}


def test_it_bids_no_more_than_it_must_where_nobody_speaks_after_it() -> None:
    assert asked(STRONG, "pass", "pass", "31") == {"bid 32"}


def test_it_leaves_a_partner_the_bid_that_it_would_take_from_an_opponent() -> None:
    assert "bid 31" in asked(FAIR, "pass", "pass", "30"), "in eleven of twelve seeds"
    assert asked(THIN, "pass", "30", "pass") == {"bid pass"}


def test_it_bids_nel_o_with_a_hand_that_loses() -> None:
    assert asked(CLEAR, game=STRAIGHT.under(nel_o=OnOff.ON)) == {"bid nel-o 42"}
    assert asked(FAIR, game=STRAIGHT.under(nel_o=OnOff.ON)) != {"bid nel-o 42"}


@pytest.mark.parametrize(
    ("hand", "trump"), [(STRONG, "6"), ("6-6 5-5 4-4 3-3 2-2 1-1 6-0", "doubles"), ("4-4 4-3 4-1 4-0 6-6 2-1 3-0", "4")]
)
def test_it_names_the_trump_it_is_strongest_with(hand: str, trump: str) -> None:
    scenario = holding(STRAIGHT, 4, 0, hand, dealer=3).bids("30", "pass", "pass", "pass")
    assert chosen(scenario) == {f"trump {trump}"}


TEXAS = TrickScenario(FORTY_TWO, next(preset.options for preset in PRESETS if preset.name == "texas-sevens"))
BESIDE_SEVEN = "6-1 5-2 4-3 6-0 5-1 4-2 5-3"  # none is more than one pip from seven


@pytest.mark.parametrize(("hand", "contract"), [(CLEAR, "nel-o"), (BESIDE_SEVEN, "sevens")])
def test_it_bids_a_mark_for_a_contract_that_it_then_declares(hand: str, contract: str) -> None:
    """With a search and without."""
    assert asked(hand, game=TEXAS) == {"bid 42"}
    named = holding(TEXAS, 4, 0, hand, dealer=3).bids("42", "pass", "pass", "pass")
    assert chosen(named) == {f"declare {contract}"}
    assert str(choose_at_once(named.view(0), 0)) == f"declare {contract}"


def test_it_names_trump_where_that_is_better() -> None:
    named = holding(TEXAS, 4, 0, ALL_MINE, dealer=3).bids("84", "pass", "pass", "pass")
    assert chosen(named) == {"trump 6"}


def test_it_never_jumps_to_four_marks_for_its_own_trump() -> None:
    """Four doubles may, and would have to plunge."""
    assert asked("6-6 5-5 4-4 3-3 6-5 6-4 6-3", game=TEXAS) <= {"bid 84", "bid 42"}


def test_without_trump_it_puts_the_doubles_where_they_help_its_hand() -> None:
    low = holding(TEXAS, 4, 0, "6-5 6-4 5-4 6-3 5-3 6-2 5-0", dealer=3).bids("30", "pass", "pass", "pass")
    assert chosen(low.play("0 trump none")) <= {"doubles low", "doubles own_suit"}
    high = holding(TEXAS, 4, 0, "6-6 5-5 4-4 3-3 2-2 1-1 6-5", dealer=3).bids("30", "pass", "pass", "pass")
    assert chosen(high.play("0 trump none")) <= {"doubles high", "doubles own_suit"}


def test_tricks_taken_in_sevens() -> None:
    assert tricks_taken([[0, 1], [0, 1], [2, 2], [3, 3]], 0) == [2, 0, 0, 0], "the first of equals"
    assert tricks_taken([[1, 5], [2, 2], [0, 4], [3, 3]], 0) == [0, 1, 1, 0], "the partner's trick, then it is lost"
    sure, hopeless = (
        chance_of_sevens(CountHand.of(holding(TEXAS, 4, 0, hand, dealer=3).view(0)))
        for hand in ("6-1 5-2 4-3 6-0 5-1 4-2 3-3", "6-6 0-0 1-0 5-5 6-5 1-1 2-0")
    )
    assert sure == 1.0
    assert hopeless < 0.1, "only a partner could take them"


def test_a_jump_or_a_plunge_promises_four_doubles() -> None:
    doubles = "6-6 5-5 4-4 3-3 6-5 1-0 2-0"
    jumped = holding(TEXAS, 4, 0, doubles, dealer=3).bids("168", "pass")
    stepped = holding(TEXAS, 4, 2, doubles, dealer=3).bids("84", "126", "168", "pass").play("2 declare plunge")
    knows = KNOWLEDGE["forty-two"]
    assert [(seat, count) for seat, _, count in knows.promised(jumped.view(2))] == [(0, 4)]
    assert [(seat, count) for seat, _, count in knows.promised(stepped.view(0))] == [(2, 4)]


@pytest.mark.parametrize("place", [FollowMe.LOW, FollowMe.OWN_SUIT])
def test_it_plays_deals_of_sevens_and_of_low_doubles_to_their_end(place: FollowMe) -> None:
    seats, declared = [easy] * 4, 0
    for number in range(6):
        options = FortyTwoOptions(sevens=OnOff.ON, follow_me_doubles=place, contracts=TEXAS.options.contracts)
        deal = Deal(options, seats, number, FORTY_TWO)
        declared += any(isinstance(move, Declare) for _, _, move in deal.decisions())
    assert declared
