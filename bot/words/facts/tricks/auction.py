"""The auction and what its winner settles: bids, the contract, the kitty, trump, the doubles."""

from dataclasses import dataclass

from bot.rules.boards import PieceView
from bot.rules.moves import Bid
from bot.rules.suits import Doubles
from bot.rules.tricks.bids import PASS, leading
from bot.rules.view import Phase, View


@dataclass(frozen=True, slots=True)
class BestBid:
    """The bid that the deal is about: the contract, or the highest bid so far."""

    seat: int
    bid: Bid
    is_contract: bool


def best_bid(view: View) -> BestBid | None:
    """The contract; while the auction lasts the highest bid; None where nobody has bid."""
    contract = view.trick_board.contract
    if contract is not None:
        return BestBid(contract.seat, contract.bid, is_contract=True)
    highest = leading(view.trick_board.auction) if view.phase is Phase.BID else None
    return None if highest is None else BestBid(*highest, is_contract=False)


def bid_amount(bid: Bid) -> str:
    """What is bid: "5", "nel-o", "plunge 168", "pass"."""
    return str(bid).removeprefix("bid ")


def bid_title(bid: Bid) -> str:
    """What is bid, as the name of a contract: "5", "Nel-O", "Plunge 168", "Pass"."""
    return bid_amount(bid).title()


def bid_words(bid: Bid) -> str:
    """What its seat does: "bids 5", "bids nel-o", "passes"."""
    return "passes" if bid == PASS else f"bids {bid_amount(bid)}"


def kitty_seen(view: View) -> tuple[PieceView, ...]:
    """The kitty while the viewer looks at it, and may swap."""
    kitty = view.trick_board.kitty
    return kitty if view.phase is Phase.KITTY and all(shown.piece for shown in kitty) else ()


def trump_words(view: View) -> str:
    """The trump suit, "none" where it was settled that there is none, empty where there is nothing to say."""
    board = view.trick_board
    if board.trump is not None:
        return board.trump.label
    plays_without = board.contract is not None and not board.contract.bid.counts_tricks and view.phase is Phase.PLAY
    return "none" if plays_without else ""


def doubles_words(doubles: Doubles) -> str:
    """Where the doubles belong, in two words at most."""
    return doubles.value.replace("_", " ")
