"""Nel-O, plunge and splash in Forty-Two: who may bid them, who learns of it, who leads, what they score."""

import pytest

from bot.rules.boards import Contract
from bot.rules.events import ContractPlayed
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.moves import Bid, Special
from bot.rules.options import OnOff
from bot.rules.suits import Suit
from bot.rules.tricks.counts import NelODoubles, Scoring
from bot.rules.view import Phase
from tests.rules.scenario import TrickScenario
from tests.told import must_bid, told

ALL = TrickScenario(FORTY_TWO).under(nel_o=OnOff.ON, plunge=OnOff.ON, splash=OnOff.ON)
FOUR_DOUBLES, THREE_DOUBLES, TWO_DOUBLES = "6-6 5-5 4-4 3-3 6-1", "6-6 5-5 4-4 6-3 6-1", "6-6 5-5 6-4 6-3 6-1"
BIDS = must_bid("bid-span(least=30, most=42) 84")


def bidding(hand: str, *bids: str, game: TrickScenario = ALL) -> TrickScenario:
    """After these bids, where everybody holds this hand and seat 3 shakes."""
    return game.hands(*[hand] * 4, first=3, phase=Phase.BID).bids(*bids)


def special(scenario: TrickScenario) -> list[str]:
    """The special bids of the seat to act, but for Nel-O."""
    legal = scenario.legal(scenario.to_act[0])
    return [bid.removeprefix("bid ") for bid in legal if "plunge" in bid or "splash" in bid]


@pytest.mark.parametrize(
    ("hand", "bids", "offered"),
    [
        (TWO_DOUBLES, "", []),
        (THREE_DOUBLES, "", ["splash 84"]),
        (FOUR_DOUBLES, "", ["plunge 168", "splash 84"]),
        (FOUR_DOUBLES, "41", ["plunge 168", "splash 84"]),
        (FOUR_DOUBLES, "42", ["plunge 168", "splash 84"]),
        (FOUR_DOUBLES, "84", ["plunge 168", "splash 126"]),
        (FOUR_DOUBLES, "84 126", ["plunge 168", "splash 168"]),
        (FOUR_DOUBLES, "plunge", ["plunge 210", "splash 210"]),
    ],
)
def test_how_high_a_plunge_or_splash_is(hand: str, bids: str, offered: list[str]) -> None:
    assert special(bidding(hand, *bids.split())) == offered


def test_where_they_are_not_played_nobody_may_bid_them() -> None:
    scenario = bidding(FOUR_DOUBLES, game=TrickScenario(FORTY_TWO))
    assert special(scenario) == []
    assert scenario.refused(0, "bid plunge") == f"refused-not-offered(special=plunge, is_named_later=False) + {BIDS}"
    assert scenario.refused(0, "bid nel-o") == f"refused-not-offered(special=nel-o, is_named_later=False) + {BIDS}"


def test_nobody_else_learns_what_a_hand_may_bid() -> None:
    holding = ALL.hands(FOUR_DOUBLES, *[TWO_DOUBLES] * 3, first=3, phase=Phase.BID)
    without = ALL.hands(TWO_DOUBLES, *[TWO_DOUBLES] * 3, first=3, phase=Phase.BID)
    for viewer in (None, 1, 2, 3):
        assert holding.view(viewer) == without.view(viewer)
    public = holding.view()
    assert told(public.prompt) == (
        "prompt-bid(bids=bid-span(least=30, most=42) 84 "
        "bid-special(special=nel-o, amount=42) bid-special(special=nel-o, amount=84))"
    )
    assert {
        "choice-bid-points(amount=31)",
        "choice-bid-marks(marks=2, amount=84)",
        "choice-bid-special-amount(special=nel-o, amount=choice-bid-marks(marks=1, amount=42))",
        "choice-pass",
    } < {told(choice.label) for choice in public.open_choices}
    own = holding.ask(0)
    assert [told(choice.label) for choice in own.choices][-3:] == [
        "choice-bid-special-amount(special=plunge, amount=choice-bid-marks(marks=4, amount=168))",
        "choice-bid-special-amount(special=splash, amount=choice-bid-marks(marks=2, amount=84))",
        "choice-pass",
    ]
    assert told(own.prompt).endswith(" bid-special(special=plunge, amount=168) bid-special(special=splash, amount=84))")
    assert holding.view(0).prompt == public.prompt


def test_a_special_bid_in_short_is_the_lowest_of_its_kind() -> None:
    assert bidding(FOUR_DOUBLES, "plunge").deal.bids[-1] == (0, Bid(168, Special.PLUNGE))
    assert bidding(FOUR_DOUBLES, "nel-o").deal.bids[-1] == (0, Bid(42, Special.NEL_O))
    assert bidding(FOUR_DOUBLES, "84", "nel-o").deal.bids[-1] == (1, Bid(126, Special.NEL_O))


@pytest.mark.parametrize("bid", ["plunge", "splash"])
def test_the_partner_names_trump_and_leads(bid: str) -> None:
    scenario = bidding(FOUR_DOUBLES, bid, "pass", "pass", "pass")
    assert scenario.deal.phase is Phase.TRUMP
    assert scenario.to_act == (2,)
    assert scenario.refused(0, "trump 6") == "refused-turn"
    scenario = scenario.play("2 trump doubles")
    assert (scenario.to_act, scenario.view().trick_board.trump) == ((2,), Suit.DOUBLES)


HANDS = ("6-6 6-0", "1-0 2-0", "6-5 6-4", "3-0 4-0")


def test_a_plunge_needs_every_trick() -> None:
    game = ALL.hands(*HANDS).contract(0, "plunge 168", trump="6").with_deal(leader=2)
    moves = ("2 lead 6-5", "3 play 3-0", "0 play 6-0", "1 play 1-0", "2 lead 6-4", "3 play 4-0", "0 play 6-6")
    made = game.tricks("0: 5-5 5-0", "0: 4-1", "0: 3-2", "0: 6-3", "0: 6-2").play(*moves, "1 play 2-0")
    assert (made.results[0].taken, made.results[0].scored) == ((42, 0), (4, 0))
    lost = game.tricks("0: 5-5 5-0", "0: 4-1", "1: 3-2", "0: 6-3", "0: 6-2").play(*moves, "1 play 2-0")
    assert lost.results[0].scored == (0, 4)
    assert lost.results[0].remarks == (ContractPlayed(0, Bid(168, Special.PLUNGE), made=False),)


LOSER = ("1-0 2-1", "6-1 5-1", "6-6 5-5", "4-1 4-2")


def test_nel_o_is_played_by_three_and_led_by_its_bidder() -> None:
    scenario = ALL.hands(*LOSER).contract(0, "nel-o 84")
    assert [seat.out for seat in scenario.view().seats] == [False, False, True, False]
    assert {seat.shown for seat in scenario.view().seats} == {()}, "the partner's tiles lie face down"
    scenario = scenario.play("0 lead 1-0", "1 play 5-1", "3 play 4-1")
    assert scenario.deal.won == (1,)


@pytest.mark.parametrize(
    ("game", "bid", "scored"),
    [(ALL, "nel-o 42", 1), (ALL, "nel-o 84", 2), (ALL.under(scoring=Scoring.POINTS, target=250), "nel-o 84", 84)],
)
def test_what_nel_o_scores(game: TrickScenario, bid: str, scored: int) -> None:
    start = game.hands("1-0 2-0", "6-1 5-1", "6-6 5-5", "4-1 4-2").contract(0, bid)
    made = start.play("0 lead 1-0", "1 play 5-1", "3 play 4-1", "1 lead 6-1", "3 play 4-2", "0 play 2-0")
    assert made.results[0].scored == (scored, 0)
    lost = game.hands("1-1 2-0", "6-1 5-1", "6-6 5-5", "4-1 4-2").contract(0, bid)
    lost = lost.play("0 lead 1-1", "1 play 5-1", "3 play 4-1")
    assert (lost.results[0].scored, lost.deal.number) == ((0, scored), 2), "over with the first trick taken"


def test_the_nel_o_bidder_may_choose_what_doubles_are() -> None:
    scenario = bidding(
        FOUR_DOUBLES, "nel-o", "pass", "pass", "pass", game=ALL.under(nel_o_doubles=NelODoubles.BIDDERS_CHOICE)
    )
    assert scenario.deal.contract == Contract(0, Bid(42, Special.NEL_O))
    assert scenario.legal(0) == ["doubles high", "doubles low", "doubles own_suit"]
    assert scenario.play("0 doubles own suit", "0 lead 6-6").view().trick_board.led is Suit.DOUBLES
