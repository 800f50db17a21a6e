"""What the search knows of both count games: counts, a bid to reach or be set by, Nel-O (rules §4, §6)."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.players.search.knowledge import Knowledge, Scored, by_side
from bot.players.search.masks import SuitMasks
from bot.rules.options import Options
from bot.rules.suits import SuitSystem
from bot.rules.tricks.counts import CountOptions, NelO, Scoring, suits_of_deal
from bot.rules.view import View

NEL_O = "nel-o"  # the table for deals in which one plays to lose every trick
GoesOn = Callable[[Sequence[int], Sequence[int]], bool]


def _options(view: View) -> CountOptions:
    if not isinstance(view.options, CountOptions):
        raise TypeError("not a view of a count game")
    return view.options


class CountKnowledge(Knowledge):
    """A contract for points between two sides, by points or by marks."""

    all_points: int  # of a deal

    def table(self, view: View) -> str:
        contract = view.trick_board.contract
        if contract is not None and contract.bid.nel_o:
            return NEL_O
        return "marks" if _options(view).scoring is Scoring.MARKS else "points"

    def tables(self) -> dict[str, tuple[Options, int]]:
        with_nel_o = next(
            preset
            for preset in self.game.presets
            if isinstance(preset.options, CountOptions) and preset.options.nel_o is NelO.ON
        )
        return super().tables() | {NEL_O: (with_nel_o.options, with_nel_o.players[0])}

    def high(self, view: View) -> int:
        return 10

    def suits(self, view: View) -> SuitSystem:
        board = view.trick_board
        return suits_of_deal(_options(view), board.contract, board.trump, board.doubles)

    def limits(self, view: View, masks: SuitMasks) -> dict[str, Any]:
        contract = view.trick_board.contract
        if contract is None:
            return {}
        bidder = contract.seat
        if contract.bid.nel_o:
            return {"goes_on": _loses_all(bidder)}
        if _options(view).scoring is Scoring.POINTS:
            return {}
        return {"goes_on": self._undecided(view, bidder)}

    def _undecided(self, view: View, bidder: int) -> GoesOn:
        """By marks nothing matters once the bid is made or set."""
        needed, all_points = self._needed(view), self.all_points
        side = view.side_of(bidder)
        bidders = view.members(side)
        others = tuple(seat.seat for seat in view.seats if seat.side != side)

        def goes_on(points: Sequence[int], _: Sequence[int]) -> bool:
            return sum([points[seat] for seat in bidders]) < needed and (
                sum([points[seat] for seat in others]) <= all_points - needed
            )

        return goes_on

    def _needed(self, view: View) -> int:
        contract = view.trick_board.contract
        return min(contract.bid.amount or 0, self.all_points) if contract is not None else 0

    def unbid(self, view: View) -> float:
        return -0.1 if _options(view).scoring is Scoring.MARKS else -1.3

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        contract = view.trick_board.contract
        if contract is None:
            raise ValueError("nobody has the contract")
        side, all_points = view.side_of(contract.seat), self.all_points
        bid = contract.bid.amount or all_points
        taken = by_side(view, points)
        is_nel_o = contract.bid.nel_o
        is_made = not tricks[contract.seat] if is_nel_o else taken[side] >= self._needed(view)
        if _options(view).scoring is Scoring.MARKS:
            return Scored(
                _to(side if is_made else 1 - side, max(1, (contract.bid.amount or 0) // all_points)), made=is_made
            )
        if is_nel_o:
            return Scored(_to(side if is_made else 1 - side, bid), made=is_made)
        if is_made:
            return Scored(taken if bid <= all_points else _to(side, bid), made=True)
        return Scored(_to(1 - side, bid + taken[1 - side]), made=False)


def _loses_all(bidder: int) -> GoesOn:
    def goes_on(_: Sequence[int], tricks: Sequence[int]) -> bool:
        return not tricks[bidder]

    return goes_on


def _to(side: int, points: int) -> list[int]:
    return [points, 0] if side == 0 else [0, points]
