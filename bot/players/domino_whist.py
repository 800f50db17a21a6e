"""Domino Whist for the search: the bid is scored or lost, and the others score their tricks (rules §2)."""

from collections.abc import Sequence

from bot.players.search.knowledge import Knowledge, Scored, sums_by_side
from bot.players.search.playout import Aim
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.suits import SuitSystem, usual_suits
from bot.rules.view import View


class DominoWhistKnowledge(Knowledge):
    """A contract for tricks, alone or with a partner."""

    game = DOMINO_WHIST
    more_by_search = 1

    def table(self, view: View) -> str:
        return "partners" if view.partners else str(len(view.seats))

    def high(self, view: View) -> int:
        return 1

    def suits(self, view: View) -> SuitSystem:
        return usual_suits(view.trick_board.trump)

    def aim(self, view: View) -> Aim | None:
        contract = view.trick_board.contract
        if contract is None:
            return None
        seats, count = self._bound(view, contract.seat), view.trick_board.count
        return Aim(seats, contract.bid.amount or 0, count, counts_tricks=True, close=1, ends=False)

    def _bound(self, view: View, bidder: int) -> tuple[int, ...]:
        """The seats whose tricks make the bid."""
        is_alone = view.options_as(DominoWhistOptions).contract == "individual"
        return (bidder,) if is_alone else tuple(view.members(view.side_of(bidder)))

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        contract = view.trick_board.contract
        if contract is None:
            raise ValueError("nobody has the contract")
        bidder, bid = contract.seat, contract.bid.amount or 0
        taken = sums_by_side(view, tricks)
        side = view.side_of(bidder)
        won = sum([tricks[seat] for seat in self._bound(view, bidder)])
        scores = [float(count) for count in taken]
        scores[side] += (bid if won >= bid else -bid) - won
        return Scored(scores, made=won >= bid)
