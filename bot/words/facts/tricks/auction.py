"""The auction, which is in bot.words.auction; and its words as strings, as long as somebody needs them."""

from bot.rules.moves import Bid
from bot.rules.suits import Doubles
from bot.rules.tricks.bids import PASS
from bot.rules.view import View
from bot.words.auction import best_bid, is_without_trump, kitty_seen

__all__ = ["best_bid", "bid_amount", "bid_title", "bid_words", "doubles_words", "kitty_seen", "trump_words"]


def bid_amount(bid: Bid) -> str:
    """What is bid: "5", "nel-o", "plunge 168", "pass"."""
    return str(bid).removeprefix("bid ")


def bid_title(bid: Bid) -> str:
    """What is bid, as the name of a contract: "5", "Nel-O", "Plunge 168", "Pass"."""
    return bid_amount(bid).title()


def bid_words(bid: Bid) -> str:
    """What its seat does: "bids 5", "bids nel-o", "passes"."""
    return "passes" if bid == PASS else f"bids {bid_amount(bid)}"


def trump_words(view: View) -> str:
    """The trump suit, "none" where it was settled that there is none, empty where there is nothing to say."""
    board = view.trick_board
    return board.trump.label if board.trump is not None else "none" if is_without_trump(view) else ""


def doubles_words(doubles: Doubles) -> str:
    """Where the doubles belong, in two words at most."""
    return doubles.value.replace("_", " ")
