"""Seventy-Nine and Forty-Two for the search: counts, a bid to make or be set, Nel-O (rules §4, §6)."""

from collections.abc import Iterable, Sequence, Set

from bot.players.search.knowledge import Knowledge, Scored, sums_by_side
from bot.players.search.playout import Aim
from bot.rules.forty_two.game import DOUBLES_FOR, FORTY_TWO, jumps
from bot.rules.moves import Bid, Declare, Special, Trump
from bot.rules.options import Options
from bot.rules.pieces import Piece, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.suits import Doubles, SuitSystem
from bot.rules.tricks.counts import CountOptions, scores_under, suits_of_deal
from bot.rules.tricks.declaring import PLACES
from bot.rules.view import View

NEL_O = "nel-o"  # the policy table for deals in which the bidder must lose every trick


class CountKnowledge(Knowledge):
    """A contract for points between two sides, scored by points or by marks."""

    all_points: int  # in a deal

    def table(self, view: View) -> str:
        contract = view.trick_board.contract
        if contract is not None and contract.bid.nel_o:
            return NEL_O
        return "marks" if self._is_by_marks(view) else "points"

    def tables(self) -> dict[str, tuple[Options, int]]:
        with_nel_o = next(
            preset for preset in self.game.presets if isinstance(preset.options, CountOptions) and preset.options.nel_o
        )
        return super().tables() | {NEL_O: (with_nel_o.options, with_nel_o.players[0])}

    def high(self, view: View) -> int:
        return 10

    def suits(self, view: View) -> SuitSystem:
        board = view.trick_board
        return suits_of_deal(view.options_as(CountOptions), board.contract, board.trump, board.doubles)

    def places(self, view: View, move: Trump | Declare) -> tuple[Doubles | None, ...]:
        options = view.options_as(CountOptions)
        if isinstance(move, Declare):
            is_asked = move.special is Special.NEL_O and options.nel_o_doubles == "bidders_choice"
        else:
            is_asked = move.suit is None and options.follow_me is None
        return PLACES if is_asked else (None,)

    def aim(self, view: View) -> Aim | None:
        """Points for the bidders; at Nel-O all tricks for the others. By marks play ends once the bid is decided."""
        contract = view.trick_board.contract
        if contract is None:
            return None
        if contract.bid.nel_o:
            others, count = (
                tuple(seat.seat for seat in view.seats if seat.seat != contract.seat),
                view.trick_board.count,
            )
            return Aim(others, count, count, counts_tricks=True, close=1, ends=True)
        bidders, is_marks = view.members(view.side_of(contract.seat)), self._is_by_marks(view)
        return Aim(tuple(bidders), self._needed(view), self.all_points, counts_tricks=False, close=10, ends=is_marks)

    def _is_by_marks(self, view: View) -> bool:
        return view.options_as(CountOptions).scoring == "marks"

    def _needed(self, view: View) -> int:
        contract = view.trick_board.contract
        return min(contract.bid.amount or 0, self.all_points) if contract is not None else 0

    def unbid(self, view: View) -> float:
        return -0.1 if self._is_by_marks(view) else -1.3

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        contract = view.trick_board.contract
        if contract is None:
            raise ValueError("nobody has the contract")
        side = view.side_of(contract.seat)
        taken = sums_by_side(view, points)
        if contract.bid.nel_o:
            is_made = not tricks[contract.seat]
        elif contract.bid.sevens:
            is_made = not sums_by_side(view, tricks)[1 - side]
        else:
            is_made = taken[side] >= self._needed(view)
        options = view.options_as(CountOptions)
        scores = scores_under(options, contract.bid, side, taken, self.all_points, is_made=is_made)
        return Scored(scores, made=is_made)


class SeventyNineKnowledge(CountKnowledge):
    """Three against three, with two sets."""

    game = SEVENTY_NINE
    all_points = SEVENTY_NINE.deal_points


DOUBLES = frozenset[Piece](tile for tile in double_set(6) if tile.is_double)


class FortyTwoKnowledge(CountKnowledge):
    """Two against two, with one set."""

    game = FORTY_TWO
    all_points = FORTY_TWO.deal_points

    def promised(self, view: View) -> Iterable[tuple[int, Set[Piece], int]]:
        """A seat that bids or declares plunge or splash was dealt the doubles it requires."""
        board = view.trick_board
        said = dict(board.auction) | dict.fromkeys(dict(jumps(board.auction)), Bid(None, Special.PLUNGE))
        if board.contract is not None and board.contract.bid.special is not None:
            said[board.contract.seat] = board.contract.bid
        for seat, bid in said.items():
            if bid.special is not None and bid.special in DOUBLES_FOR:
                yield seat, DOUBLES, DOUBLES_FOR[bid.special]
