"""The message with a hand: each thing said once, the player called "you", nothing left out."""

from bot.message import Message
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.seat.hand import hand_text
from bot.words.speaker import say
from tests.images.views import NAMES
from tests.rules.domino_hearts.scenarios import CLOCKWISE
from tests.rules.domino_whist.scenarios import ALONE
from tests.rules.tricks.test_claims import endgame
from tests.said import said

name = NAMES.__getitem__


def text(view: View) -> list[str]:
    return say(hand_text(until_own_turn(view), name, "#games")).splitlines()


def test_ones_own_bid_is_told_once_and_a_pass_is_ones_own() -> None:
    scenario = ALONE.hands("8-8 7-6", "6-6 5-4", "3-3 2-1", "1-1 4-2", phase=Phase.BID)
    first = scenario.to_act[0]
    bid = scenario.play(f"{first} bid 1")
    assert text(bid.view(first))[1:] == []
    passed = bid.play(f"{bid.to_act[0]} bid pass")
    assert text(passed.view(bid.to_act[0]))[1] == said("bids-so-far", bids=f"{NAMES[first]} 1 (highest), you pass")


def test_why_the_deal_may_be_ended_is_told_with_the_offer() -> None:
    hearts = " ".join(f"{rank}H" for rank in "23456789TJQKA")
    over = CLOCKWISE.hands("AS 3C", "KS 4C", "JS 5C", "TS 6C", leader=0).tricks(f"0: {hearts} QS")
    told = said("hand-claim", button=Message("choice-end-deal"), concedes=True)
    assert text(over.view(0))[-1] == told
    assert told not in text(over.view(1))
    hands = "5-5 6-5 4-4", "5-1 1-0 2-0", "5-2 4-3 4-2"
    won = endgame(ALONE, "4", "5", *hands).view(0)
    assert text(won)[-1] == said("hand-claim", button=Message("choice-claim"), concedes=False)
