"""The message with a hand: each thing said once, the player called "you", nothing left out."""

from bot.message import AllOf, Message, Who
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.moves import Bid, Pass
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.seat.band import band
from bot.words.seat.hand import hand_text
from bot.words.speaker import say
from bot.words.table.figures import scores_text
from bot.words.table.table import table_text
from tests.images.views import NAMES, SEED
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import CLOCKWISE
from tests.rules.domino_whist.scenarios import ALONE
from tests.rules.tricks.test_claims import endgame
from tests.said import is_said, said

HANDS = "6-6 5-4 3-0 2-1", "6-3 4-4 2-2 0-0", "6-4 3-3 1-0 5-1", "5-5 5-3 4-1 2-0"
name = NAMES.__getitem__


def text(view: View) -> list[str]:
    return say(hand_text(until_own_turn(view), name, "#games")).splitlines()


def test_the_scores_tell_of_the_deal_that_is_played_too() -> None:
    scenario = ELEVEN.hands(*HANDS).play("0 lead 6-6 as 6", "1 play 6-3", "2 play 6-4")
    assert scores_text(scenario.view(), name) == Message("scores-none")
    told = say(scores_text(scenario.play("3 play 5-5").view(), name))
    assert told.endswith("Deal 1 so far: Ann 1, Bo 0, Chris 0, Dee 0 (points).")


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


def test_the_table_tells_who_bid_what_until_trump_is_named() -> None:
    scenario = ALONE.hands("8-8 7-6", "6-6 5-4", "3-3 2-1", "1-1 4-2", phase=Phase.BID, unused="0-0")
    first = scenario.to_act[0]
    scenario = scenario.play("2, pass, pass, pass")
    told = [say(table_text(scenario.view(), name, name)).splitlines()[1]]
    while scenario.view().phase is Phase.KITTY:
        scenario = scenario.play_first_legal()
        told.append(say(table_text(scenario.view(), name, name)).splitlines()[1])
    bidder = {"who": Who(NAMES[first]), "bid": Bid(2)}
    assert told == [said("table-asks", phase=phase, **bidder) for phase in ("kitty", "trump")]


def test_received_pieces_are_told_until_their_player_plays() -> None:
    match = BLACK_TILE.start(BLACK_TILE.presets[0].options, 4, SEED)
    passed = [match.deal.hands[seat][:3] for seat in range(4)]
    for seat in range(4):
        match, _ = BLACK_TILE.play(match, seat, Pass(passed[seat]))
    told = said("hand-received", who=Who("Ann"), pieces=AllOf(passed[0]))
    assert told in text(BLACK_TILE.view(match, 1))
    for seat in range(4):  # in the picture too, whether it is their turn or not
        shown = until_own_turn(BLACK_TILE.view(match, seat))
        assert say(band(shown, name).line).startswith(f"From {NAMES[(seat - 1) % 4]}: ")
    for _ in range(4):
        seat = BLACK_TILE.to_act(match)[0]
        match, _ = BLACK_TILE.play(match, seat, BLACK_TILE.legal(match, seat)[0])
    assert not any(is_said("hand-received", line) for seat in range(4) for line in text(BLACK_TILE.view(match, seat)))
