"""The auction of Domino Whist: who may bid again, who has the last word, and what becomes of a deal nobody bids for."""

import pytest

from bot.message import Message
from bot.rules.boards import Contract
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions, PassOut
from bot.rules.events import DealStarted, Moved, ThrownIn
from bot.rules.moves import Bid
from bot.rules.options import OnOff
from bot.rules.view import Phase
from tests.rules.domino_whist.scenarios import ALONE, HANDS, PARTNERS
from tests.said import messages_in
from tests.told import told

DEALER = ALONE.under(all_pass=PassOut.DEALER_TAKES_MINIMUM)


def test_a_pass_is_final_and_the_sole_bidder_left_has_it():
    scenario = ALONE.hands(*HANDS, phase=Phase.BID)
    scenario = scenario.play("1 bid 0", "2 bid pass", "3 bid 2", "0 bid pass", "1 bid 3", "3 bid 4")
    assert scenario.to_act == (1,)
    assert scenario.legal(1) == [*(f"bid {amount}" for amount in range(5, 12)), "bid pass"]
    assert scenario.refused(2, "bid 6") == "refused-turn"
    scenario = scenario.play("1 bid pass")
    assert scenario.deal.contract == Contract(3, Bid(4))


def test_who_has_passed_may_bid_again_where_that_is_the_rule():
    scenario = ALONE.under(rebid_after_pass=OnOff.ON).hands(*HANDS, phase=Phase.BID)
    scenario = scenario.play("1 bid pass", "2 bid 4", "3 bid pass", "0 bid pass")
    assert scenario.to_act == (1,), "all others have to pass after the last bid"
    assert scenario.play("1 bid pass").deal.contract == Contract(2, Bid(4))
    scenario = scenario.play("1 bid 5", "2 bid pass", "3 bid pass")
    assert scenario.legal(0) == [*(f"bid {amount}" for amount in range(6, 12)), "bid pass"]
    assert scenario.play("0 bid pass").deal.contract == Contract(1, Bid(5))
    assert scenario.play("0 bid 11").deal.contract == Contract(0, Bid(11)), "the highest bid ends it at once"


def test_all_pass_at_once_is_thrown_in_where_one_may_bid_again_too():
    scenario = ALONE.under(rebid_after_pass=OnOff.ON).hands(*HANDS, phase=Phase.BID)
    scenario = scenario.play("1 bid pass", "2 bid pass", "3 bid pass")
    assert ThrownIn(1) in scenario.play("0 bid pass").events
    late = scenario.play("0 bid 0")
    assert late.to_act == (1,)
    assert late.legal(1)[0] == "bid 1"


@pytest.mark.parametrize(
    ("rebid", "name"),
    [
        (OnOff.OFF, "domino-whist-help-pass-final"),
        (OnOff.ON, "domino-whist-help-pass-for-now"),
    ],
)
def test_the_help_says_whether_one_may_bid_again(rebid: OnOff, name: str):
    pages = DOMINO_WHIST.help(DominoWhistOptions(rebid_after_pass=rebid), 4)
    assert Message(name) in messages_in(pages[1].text)


def test_the_last_to_speak_may_bid_when_all_others_have_passed():
    scenario = ALONE.hands(*HANDS, phase=Phase.BID).play("1 bid pass", "2 bid pass", "3 bid pass", "0 bid 0")
    assert scenario.deal.contract == Contract(0, Bid(0))


def test_all_tricks_end_the_auction_at_once():
    scenario = ALONE.hands(*HANDS, phase=Phase.BID).play("1 bid 11")
    assert scenario.deal.contract == Contract(1, Bid(11))
    scenario = ALONE.hands(*HANDS[:3], phase=Phase.BID).play("1 bid 12")
    assert scenario.deal.contract == Contract(1, Bid(12))


def test_nothing_is_bid_only_at_the_opening_and_only_without_a_minimum():
    scenario = ALONE.hands(*HANDS, phase=Phase.BID)
    assert scenario.legal(1)[0] == "bid 0"
    scenario = scenario.play("1 bid pass")
    assert scenario.legal(2)[0] == "bid 0", "nobody has opened yet"
    assert scenario.play("2 bid 0").legal(3)[0] == "bid 1"
    partners = PARTNERS.hands(*HANDS, phase=Phase.BID)
    assert partners.refused(1, "bid 0") == "refused-must-bid(prompt=prompt-bid.start(bids=bid-span(least=4, most=11)))"
    assert partners.refused(1, "bid 3") == "refused-must-bid(prompt=prompt-bid.start(bids=bid-span(least=4, most=11)))"


def test_all_pass_throws_the_deal_in():
    scenario = ALONE.hands(*HANDS, phase=Phase.BID).play("1 bid pass", "2 bid pass", "3 bid pass")
    after = scenario.play("0 bid pass")
    assert after.events == (Moved(0, Bid(None)), ThrownIn(1), DealStarted(2))
    assert (after.deal.first, after.deal.phase, after.totals) == (1, Phase.BID, (0, 0, 0, 0))


@pytest.mark.parametrize(("players", "lowest"), [(3, 4), (4, 0)])
def test_all_pass_and_the_dealer_plays_for_the_lowest_bid(players: int, lowest: int):
    scenario = DEALER.hands(*HANDS[:players], phase=Phase.BID)
    for seat in range(1, players):
        assert told(scenario.ask(seat).prompt).startswith("prompt-bid(")
        scenario = scenario.play(f"{seat} bid pass")
    assert told(scenario.ask(0).prompt).endswith(f"if_passed={lowest})")
    scenario = scenario.play("0 bid pass")
    assert scenario.deal.contract == Contract(0, Bid(lowest))
    assert scenario.deal.number == 1
