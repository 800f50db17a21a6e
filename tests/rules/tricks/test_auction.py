"""The auction: who speaks, what may be bid, and when it is over."""

import re
from dataclasses import replace

import pytest

from bot.rules.boards import Contract
from bot.rules.errors import IllegalMove, NotYourTurn, Refusal
from bot.rules.events import DealStarted, Moved, ThrownIn
from bot.rules.moves import Bid, Special, parse_bid
from bot.rules.tricks.bids import NEL_O, PASS, Auction, leading, prompt
from bot.rules.view import Phase
from tests.rules.scenario import TrickScenario
from tests.rules.small_games import SIX_HANDED, SMALL_WHIST, AllPass
from tests.told import must_bid, told

WHIST = TrickScenario(SMALL_WHIST)
BIDS = must_bid("2 3")
BID_MORE = f"refused-bid-stands(bid=bid 1) + {BIDS}"


def in_turn(bids: str) -> tuple[tuple[int, Bid], ...]:
    """The bids "1:4 2:pass" as (seat, bid)."""
    words = re.findall(r"(\d):(\S+(?: \d+(?!:))?)", bids)
    return tuple((int(seat), parse_bid(bid)) for seat, bid in words)


@pytest.mark.parametrize(
    ("bids", "next_bidder"),
    [
        ("", 1),
        ("1:4", 2),
        ("1:4 2:pass 3:5", 0),
        ("1:4 2:pass 3:5 0:6", 1),
        ("1:4 2:pass 3:5 0:pass 1:6", 3),
        ("1:4 2:pass 3:5 0:pass 1:pass", None),
        ("1:4 2:pass 3:pass 0:pass", None),
        ("1:pass 2:pass 3:pass", 0),
        ("1:pass 2:pass 3:pass 0:4", None),
        ("1:pass 2:pass 3:pass 0:pass", None),
        ("1:11", None),
        ("1:4 2:5 3:11", None),
    ],
)
def test_several_rounds_until_one_bidder_is_left(bids: str, next_bidder: int | None) -> None:
    assert Auction(1, 4, range(4, 12)).next_bidder(in_turn(bids)) == next_bidder


@pytest.mark.parametrize(
    ("bids", "next_bidder"),
    [
        ("", 3),
        ("3:pass 4:50 5:pass", 0),
        ("3:pass 4:50 5:pass 0:pass 1:pass", 2),
        ("3:pass 4:50 5:pass 0:pass 1:pass 2:51", None),
        ("3:pass 4:50 5:pass 0:pass 1:pass 2:pass", None),
        ("3:79", None),
    ],
)
def test_one_round_in_which_each_seat_bids_once(bids: str, next_bidder: int | None) -> None:
    assert Auction(3, 6, range(50, 80), one_round=True).next_bidder(in_turn(bids)) == next_bidder


def amounts(auction: Auction, bids: str) -> str:
    return " ".join(str(bid).removeprefix("bid ") for bid in auction.legal(in_turn(bids)))


@pytest.mark.parametrize(
    ("bids", "legal"),
    [("", "0 1 2 3 pass"), ("1:pass", "0 1 2 3 pass"), ("1:0", "1 2 3 pass"), ("1:0 2:2", "3 pass")],
)
def test_nothing_is_a_bid_only_where_none_stands(bids: str, legal: str) -> None:
    assert amounts(Auction(1, 4, range(4)), bids) == legal


def test_a_lowest_bid_and_the_highest() -> None:
    assert Auction(1, 4, range(50, 80)).next_bidder(in_turn("1:79")) is None, "79 is the highest possible"
    assert amounts(Auction(1, 4, range(4, 7)), "") == "4 5 6 pass"


def test_nel_o_outranks_every_number_and_nothing_outranks_it() -> None:
    auction = Auction(1, 6, range(78, 80), one_round=True, nel_o=True)
    assert amounts(auction, "") == "78 79 nel-o pass"
    assert amounts(auction, "1:79") == "nel-o pass"
    assert auction.next_bidder(in_turn("1:79")) == 2
    assert amounts(auction, "1:nel-o") == "pass"
    assert auction.next_bidder(in_turn("1:78 2:nel-o")) is None


BY_MARKS = Auction(1, 4, (41, 42, 84, 126, 168), one_round=True, highest_jump=84)


@pytest.mark.parametrize(
    ("bids", "legal"),
    [
        ("", "41 42 84 pass"),
        ("1:pass 2:41", "42 84 pass"),
        ("1:42", "84 pass"),
        ("1:84", "126 pass"),
        ("1:84 2:pass 3:126", "168 pass"),
        ("1:plunge 126", "168 pass"),
        ("1:168", "pass"),
    ],
)
def test_above_the_highest_jump_each_amount_follows_the_one_before(bids: str, legal: str) -> None:
    assert amounts(BY_MARKS, bids) == legal


def test_nel_o_may_be_bid_with_an_amount_and_ranks_as_that() -> None:
    auction = replace(BY_MARKS, ranked=((Special.NEL_O, (42, 84, 126, 168)), (Special.SEVENS, (84,))))
    assert amounts(auction, "") == "41 42 84 nel-o 42 nel-o 84 sevens 84 pass"
    assert amounts(auction, "1:nel-o 42") == "84 nel-o 84 sevens 84 pass"
    assert amounts(auction, "1:84") == "126 nel-o 126 pass"
    assert auction.next_bidder(in_turn("1:nel-o 42")) == 2


@pytest.mark.parametrize(
    ("bids", "words"),
    [
        (tuple(map(Bid, (*range(30, 43), 84))), "prompt-bid(bids=bid-span(least=30, most=42) 84)"),
        ((Bid(2), Bid(3), PASS), "prompt-bid(bids=2 3)"),
        (
            (Bid(41), Bid(42), Bid(84), Bid(42, Special.NEL_O), PASS),
            "prompt-bid(bids=41 42 84 bid-special(special=nel-o, amount=42))",
        ),
        ((NEL_O, PASS), "prompt-bid(bids=nel-o)"),
        ((PASS,), "prompt-only-pass"),
    ],
)
def test_what_is_offered_in_words(bids: tuple[Bid, ...], words: str) -> None:
    assert told(prompt(bids)) == words
    assert told(prompt(bids, 30)).endswith("if_passed=30)")


def test_the_bid_that_stands() -> None:
    assert leading(()) is None
    assert leading(in_turn("1:pass")) is None
    assert leading(in_turn("1:4 2:pass 3:5 0:pass")) == (3, Bid(5))


# -- as a phase of a deal ----------------------------------------------------------------------------------------------


def bidding(*moves: str, game: TrickScenario = WHIST) -> TrickScenario:
    """Small Whist after bids such as "1 bid 2"; seat 0 deals."""
    return game.start(3).play(*moves)


def test_the_one_to_the_dealers_left_speaks_first() -> None:
    scenario = bidding()
    assert (scenario.deal.phase, scenario.deal.first) == (Phase.BID, 0)
    assert scenario.to_act == (1,)
    assert scenario.legal_moves(1) == (Bid(0), Bid(1), Bid(2), Bid(3), Bid(None))
    assert scenario.legal_moves(2) == ()


def test_the_winner_has_the_contract_and_all_see_the_auction() -> None:
    scenario = bidding("1 bid 1", "2 bid pass", "0 bid 2", "1 bid pass")
    assert scenario.deal.contract == Contract(0, Bid(2))
    assert (scenario.deal.phase, scenario.to_act) == (Phase.KITTY, (0,))
    for viewer in (None, 0, 1, 2):
        view = scenario.view(viewer)
        assert view.trick_board.contract == Contract(0, Bid(2))
        assert view.trick_board.auction == ((1, Bid(1)), (2, Bid(None)), (0, Bid(2)), (1, Bid(None)))
        assert [seat.bid for seat in view.seats] == [Bid(2), Bid(None), Bid(None)]


def test_the_highest_possible_bid_ends_it_at_once() -> None:
    scenario = bidding("1 bid 3")
    assert scenario.deal.contract == Contract(1, Bid(3))


def test_all_pass_and_the_next_dealer_deals() -> None:
    before = bidding("1 bid pass", "2 bid pass")
    scenario = before.play("0 bid pass")
    assert scenario.events == (Moved(0, Bid(None)), ThrownIn(1), DealStarted(2))
    assert (scenario.deal.number, scenario.deal.first, scenario.deal.bids) == (2, 1, ())
    assert scenario.to_act == (2,)
    assert scenario.deal.dealt != before.deal.dealt
    assert scenario.results == ()


def test_all_pass_and_the_dealer_takes_the_minimum() -> None:
    game = WHIST.under(all_pass=AllPass.DEALER_TAKES_MINIMUM, lowest=1)
    asked = bidding("1 bid pass", "2 bid pass", game=game)
    assert told(asked.ask(0).prompt) == "prompt-bid-forced(bids=bid-span(least=1, most=3), if_passed=1)"
    assert [(told(choice.label), told(choice.note)) for choice in asked.ask(0).choices][-1] == (
        "choice-pass-forced(amount=1)",
        "choice-pass-forced.note(amount=1)",
    )
    assert asked.refused(0, "bid 7") == (
        "refused-must-bid(prompt=prompt-bid-forced.start(bids=bid-span(least=1, most=3), if_passed=1))"
    )
    scenario = asked.play("0 bid pass")
    assert scenario.deal.contract == Contract(0, Bid(1))
    assert scenario.deal.phase is Phase.KITTY


@pytest.mark.parametrize(
    ("seat", "move", "error", "sentence"),
    [
        (2, "bid 1", IllegalMove, BID_MORE),
        (2, "bid 0", IllegalMove, BID_MORE),
        (2, "bid 12", IllegalMove, BID_MORE),
        (2, "bid nel-o", IllegalMove, f"refused-not-offered(special=nel-o, is_named_later=False) + {BIDS}"),
        (2, "lead 3-3 as 3", IllegalMove, f"refused-wrong-phase(phase=bid) + {BIDS}"),
        (0, "bid 2", NotYourTurn, "refused-turn"),
    ],
)
def test_refusals(seat: int, move: str, error: type[Refusal], sentence: str) -> None:
    assert bidding("1 bid 1").refused(seat, move, error) == sentence


def test_the_first_bid_is_refused_with_all_there_are() -> None:
    assert bidding().refused(1, "bid 7", IllegalMove) == must_bid("bid-span(least=0, most=3)")
    scenario = TrickScenario(SIX_HANDED).start(6)
    assert (
        scenario.refused(1, "bid 42", IllegalMove)
        == "refused-must-bid(prompt=prompt-bid.start(bids=bid-span(least=50, most=79) nel-o))"
    )


def test_what_the_bidder_is_asked() -> None:
    ask = bidding("1 bid 2").ask(2)
    assert (ask.phase, told(ask.prompt)) == (Phase.BID, "prompt-bid(bids=3)")
    assert [told(choice.label) for choice in ask.choices] == ["choice-bid-points(amount=3)", "choice-pass"]
    assert bidding("1 bid 2").view(1).ask is None
