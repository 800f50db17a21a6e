"""What a player at a table of tricks sees from where they sit: who plays in which order, who took the last trick."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bot.rules.boards import PieceView
from bot.rules.pieces import Piece
from bot.rules.view import View


def seats_in_order(view: View) -> tuple[int, ...]:
    """The seats in order of play, the viewer's last; for a bystander seat 0 is the last."""
    return _in_order(view.viewer or 0, len(view.seats), view.trick_board.direction)


@cache
def _in_order(own: int, count: int, step: int) -> tuple[int, ...]:
    return tuple((own + step * turn) % count for turn in range(1, count + 1))


def seat_before(view: View) -> int:
    """The seat after which the viewer plays; who sits out is passed over."""
    *others, own = seats_in_order(view)
    for seat in reversed(others):
        if not view.seats[seat].out:
            return seat
    return own


def own_play(view: View) -> Piece | None:
    """What the viewer has played to the trick being played."""
    for seat, shown in view.trick_board.current_plays:
        if seat == view.viewer:
            return shown.piece
    return None


class TakenTrick(NamedTuple):
    """A finished trick: who took it, with what, and what it brought.

    `points` are all the points that came with it, those of the `undealt` pieces included. `is_news` until the next
    trick is led.
    """

    number: int
    winner: int
    piece: PieceView
    points: int
    plays: tuple[tuple[int, PieceView], ...]
    undealt: tuple[PieceView, ...]
    hurts: bool  # its points are penalties, and there are some
    is_news: bool

    @property
    def worst(self) -> PieceView | None:
        """The piece that brought more than a point, if one did."""
        worst = max((shown for _, shown in self.plays), key=lambda shown: shown.points)
        return worst if worst.points > 1 else None


def last_taken(view: View) -> TakenTrick | None:
    """The last finished trick of this deal; None before there is one."""
    board = view.trick_board
    if not board.finished:
        return None
    trick = board.finished[-1]
    piece = trick.by(trick.winner)
    if piece is None:
        raise ValueError("whoever takes a trick has played to it")
    undealt = board.exposed if trick.number == 1 else ()
    points = trick.points + sum([shown.points for shown in undealt])
    return TakenTrick(
        trick.number,
        trick.winner,
        piece,
        points,
        trick.plays,
        undealt,
        hurts=view.low_wins and points > 0,
        is_news=board.complete_trick is not None,
    )


def points_on_table(view: View) -> int:
    """The points that lie in the trick being played."""
    board = view.trick_board
    return board.on_table.points if board.on_table is not None and board.complete_trick is None else 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a contract has come: what counts for it so far and what it needs, and whose it is."""

    seat: int
    side: int
    won: int
    needed: int


def contract_progress(view: View) -> Progress | None:
    """How far the contract has come, once there is one that is to be made."""
    board = view.trick_board
    if board.contract is None or board.contract_progress is None:
        return None
    return Progress(board.contract.seat, view.side_of(board.contract.seat), *board.contract_progress)
