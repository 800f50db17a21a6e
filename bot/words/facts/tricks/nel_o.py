"""A contract to lose every trick: how far it has come, what is at stake, and the hands that lie open (rules §4.6)."""

from dataclasses import dataclass

from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.tricks.counts import CountGame, CountOptions, Scoring
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class NelOFacts:
    """The bidder's tricks so far: those lost and those to go; `is_set` once one was taken. The stake is in `unit`s."""

    bidder: int
    lost: int
    to_go: int
    is_set: bool
    stake: int
    unit: str  # "point" or "mark"
    open_hands: tuple[tuple[int, tuple[PieceView, ...]], ...]  # of partners who sit out, without the viewer's own


def nel_o_of(view: View) -> NelOFacts | None:
    """The Nel-O that is being played; None in every other deal."""
    board, game = view.trick_board, CATALOGUE.get(view.game)
    if board.contract is None or not board.contract.bid.nel_o:
        return None
    bidder, amount = board.contract.seat, board.contract.bid.amount
    points = game.deal_points if isinstance(game, CountGame) else 0
    in_marks = isinstance(view.options, CountOptions) and view.options.scoring is Scoring.MARKS
    stake = max(1, (amount or 0) // points) if in_marks and points else amount or points
    taken = view.seats[bidder].tricks
    return NelOFacts(
        bidder,
        len(board.finished) - taken,
        board.count - len(board.finished),
        taken > 0,
        stake,
        "mark" if in_marks else "point",
        tuple((seat.seat, seat.shown) for seat in view.seats if seat.out and seat.shown and seat.seat != view.viewer),
    )
