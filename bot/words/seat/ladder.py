"""The bids that can be made, as steps: what has been bid is behind, what may be bid lies ahead, pass comes last."""

from typing import NamedTuple

from bot.rules.moves import Bid
from bot.rules.view import Phase, View
from bot.words.facts.tricks.auction import best_bid, bid_amount

MOST_STEPS = 11  # beside the totals of two sides
MOST_ALONE = 13


class Step(NamedTuple):
    """A step of the ladder: "7", "pass"."""

    label: str
    is_open: bool


def ladder(view: View) -> tuple[Step, ...]:
    """The steps while the viewer is to bid; none where they are too many, or bids are more than numbers."""
    if view.phase is not Phase.BID or view.ask is None:
        return ()
    offered = [choice.move for choice in view.ask.choices if isinstance(choice.move, Bid)]
    if any(bid.special for bid in offered):
        return ()
    amounts = [bid.amount for bid in offered if bid.amount is not None]
    best = best_bid(view)
    made = [bid.amount for _, bid in view.trick_board.auction if bid.amount is not None]
    highest = best.bid.amount if best is not None else None
    behind = range(min(made), highest + 1) if made and highest is not None else ()
    steps = (
        *(Step(str(number), is_open=False) for number in behind),
        *(Step(str(one), is_open=True) for one in amounts),
    )
    most = (MOST_STEPS if view.partners else MOST_ALONE) - 1  # and pass
    if len(steps) > most:
        steps = steps[len(behind) :]
    if len(steps) > most:
        return ()
    return (*steps, *(Step(bid_amount(bid), is_open=True) for bid in offered if bid.amount is None))
