"""The auction and what its winner settles: bids, the contract, the kitty, trump, the doubles."""

from typing import NamedTuple

from bot.message import Text
from bot.rules.boards import PieceView
from bot.rules.moves import Bid
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View
from bot.words.speaker import bid_message

_MOST_STEPS, _MOST_ALONE = 11, 13  # of a ladder of bids: beside the totals of two sides, and without them


class BestBid(NamedTuple):
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


def kitty_seen(view: View) -> tuple[PieceView, ...]:
    """The kitty while the viewer looks at it, and may swap."""
    kitty = view.trick_board.kitty
    return kitty if view.phase is Phase.KITTY and all(shown.piece for shown in kitty) else ()


def is_without_trump(view: View) -> bool:
    """Whether it was settled that there is no trump."""
    board = view.trick_board
    if board.trump is not None or board.contract is None or view.phase is not Phase.PLAY:
        return False
    return not board.contract.bid.counts_tricks


class Step(NamedTuple):
    """A step of the ladder of bids: "7", "pass"."""

    label: Text
    is_open: bool


def ladder(view: View) -> tuple[Step, ...]:
    """The bids that can be made, as steps, while the viewer is to bid: what was bid is behind, what can be bid lies
    ahead, pass comes last. None where they are too many, or bids are more than numbers.
    """
    if view.phase is not Phase.BID or view.ask is None:
        return ()
    offered = [choice.move for choice in view.ask.choices if isinstance(choice.move, Bid)]
    if any(bid.special for bid in offered):
        return ()
    best, made = best_bid(view), [bid.amount for _, bid in view.trick_board.auction if bid.amount is not None]
    highest = best.bid.amount if best is not None else None
    behind = range(min(made), highest + 1) if made and highest is not None else ()
    ahead = [Step(str(bid.amount), is_open=True) for bid in offered if bid.amount is not None]
    steps = [*(Step(str(number), is_open=False) for number in behind), *ahead]
    most = (_MOST_STEPS if view.partners else _MOST_ALONE) - 1  # and pass
    if len(steps) > most:
        steps = ahead
    if len(steps) > most:
        return ()
    return (*steps, *(Step(bid_message(bid), is_open=True) for bid in offered if bid.amount is None))
