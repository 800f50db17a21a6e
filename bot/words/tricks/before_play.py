"""Before the first trick: passed pieces, bids, the contract, the kitty."""

from typing import NamedTuple

from bot.message import Text
from bot.rules.boards import PieceView
from bot.rules.moves import Bid, Pass
from bot.rules.pieces import Piece
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View
from bot.words.speaker import bid_message

_MOST_STEPS, _MOST_ALONE = 11, 13  # of a ladder of bids: beside the totals of two sides, and without them


def chosen_to_pass(view: View) -> tuple[Piece, ...]:
    """The pieces the viewer has chosen to pass and can still change."""
    made = view.ask.made if view.ask is not None else None
    return made.pieces if isinstance(made, Pass) else ()


def newly_received(view: View) -> tuple[Piece, ...]:
    """The pieces passed to the viewer, while that is news: until the first trick is over."""
    board = view.trick_board
    return board.received if board.number <= 1 and view.phase not in (Phase.REVIEW, Phase.MOON) else ()


def passed_from(view: View) -> int:
    """The seat whose pieces the viewer receives."""
    return _neighbour(view, -1)


def passed_to(view: View) -> int:
    """The seat that receives the viewer's pieces."""
    return _neighbour(view, 1)


def _neighbour(view: View, sign: int) -> int:
    seats = len(view.seats)
    steps = {"left": 1, "right": -1}.get(view.trick_board.pass_direction, seats // 2)
    return ((view.viewer or 0) + sign * steps) % seats


class BestBid(NamedTuple):
    """The contract, or the highest bid so far."""

    seat: int
    bid: Bid
    is_contract: bool


def best_bid(view: View) -> BestBid | None:
    """The contract; during the auction the highest bid; None before the first."""
    contract = view.trick_board.contract
    if contract is not None:
        return BestBid(contract.seat, contract.bid, is_contract=True)
    highest = leading(view.trick_board.auction) if view.phase is Phase.BID else None
    return None if highest is None else BestBid(*highest, is_contract=False)


def kitty_seen(view: View) -> tuple[PieceView, ...]:
    """The kitty while the viewer looks at it and can swap."""
    kitty = view.trick_board.kitty
    return kitty if view.phase is Phase.KITTY and all(shown.piece for shown in kitty) else ()


def is_without_trump(view: View) -> bool:
    """True if a contract has settled on no trump."""
    board = view.trick_board
    if board.trump is not None or board.contract is None or view.phase is not Phase.PLAY:
        return False
    return not board.contract.bid.counts_tricks


class BidStep(NamedTuple):
    """A step of the ladder of bids: "7", "pass"."""

    label: Text
    is_open: bool


def ladder(view: View) -> tuple[BidStep, ...]:
    """The viewer's bids as steps: bids made are closed, legal ones are open, pass comes last. Empty where there are too
    many, or where bids are more than numbers.
    """
    if view.phase is not Phase.BID or view.ask is None:
        return ()
    offered = [choice.move for choice in view.ask.choices if isinstance(choice.move, Bid)]
    if any(bid.special for bid in offered):
        return ()
    best, made = best_bid(view), [bid.amount for _, bid in view.trick_board.auction if bid.amount is not None]
    highest = best.bid.amount if best is not None else None
    behind = range(min(made), highest + 1) if made and highest is not None else ()
    ahead = [BidStep(str(bid.amount), is_open=True) for bid in offered if bid.amount is not None]
    steps = [*(BidStep(str(number), is_open=False) for number in behind), *ahead]
    most = (_MOST_STEPS if view.partners else _MOST_ALONE) - 1  # and pass
    if len(steps) > most:
        steps = ahead
    if len(steps) > most:
        return ()
    return (*steps, *(BidStep(bid_message(bid), is_open=True) for bid in offered if bid.amount is None))
