"""The auction: who speaks, what may be bid, and when it is over."""

import re

import pytest

from bot.rules.moves import Bid, Special
from bot.rules.notation import parse_bid
from bot.rules.tricks.bids import NEL_O, PASS, Auction, leading, prompt
from tests.told import told


def in_turn(bids: str) -> tuple[tuple[int, Bid], ...]:
    """The bids "1:4 2:pass" as (seat, bid)."""
    words = re.findall(r"(\d):(\S+(?: \d+(?!:))?)", bids)
    return tuple((int(seat), parse_bid(bid)) for seat, bid in words)


NUMBERS_AND_NEL_O = Auction(1, 6, range(78, 80), one_round=True, nel_o=True)
BY_MARKS = Auction(1, 4, (41, 42, 84, 126, 168), one_round=True, highest_jump=84)


@pytest.mark.parametrize(
    ("auction", "bids", "next_bidder", "legal"),
    [
        (Auction(1, 4, range(12)), "1:4 2:pass 3:pass 0:11", None, "pass"),
        (NUMBERS_AND_NEL_O, "1:79", 2, "nel-o pass"),  # it outranks every number
        (NUMBERS_AND_NEL_O, "1:78 2:nel-o", None, "pass"),  # and nothing outranks it
        (BY_MARKS, "1:plunge 126", 2, "168 pass"),
    ],
)
def test_the_bids_that_may_follow(auction: Auction, bids: str, next_bidder: int | None, legal: str) -> None:
    said = in_turn(bids)
    amounts = " ".join(str(bid).removeprefix("bid ") for bid in auction.legal(said))
    assert (auction.next_bidder(said), amounts) == (next_bidder, legal)


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
def test_the_offer_in_words(bids: tuple[Bid, ...], words: str) -> None:
    assert told(prompt(bids)) == words
    assert told(prompt(bids, 30)).endswith("if_passed=30)")


def test_the_bid_that_stands() -> None:
    assert leading(()) is None
    assert leading(in_turn("1:pass")) is None
    assert leading(in_turn("1:4 2:pass 3:5 0:pass")) == (3, Bid(5))
