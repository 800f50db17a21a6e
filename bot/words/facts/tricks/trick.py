"""The trick on the table: who leads, who is winning or has won it, and what it is worth."""

from typing import NamedTuple

from bot.rules.pieces import Piece
from bot.rules.suits import Suit
from bot.rules.view import View


class TrickFacts(NamedTuple):
    """A trick as it lies there; `undealt` are the pieces that its winner takes besides, once it is complete."""

    number: int
    led: Suit
    leader: int
    plays: tuple[tuple[int, Piece | None], ...]
    winner: int
    points: int
    is_complete: bool
    is_before_next: bool  # the next trick is about to be led, this one lies there until then
    undealt: tuple[Piece | None, ...]


def trick_on_table(view: View) -> TrickFacts | None:
    """The trick being played, or the finished one that lies there until the next is led."""
    board, trick = view.trick_board, view.trick_board.on_table
    if trick is None:
        return None
    is_complete = board.led is None
    return TrickFacts(
        trick.number,
        trick.led,
        trick.leader,
        tuple([(seat, shown.piece) for seat, shown in trick.plays]),
        trick.winner,
        trick.points,
        is_complete,
        trick.number != board.number,
        tuple([shown.piece for shown in board.exposed]) if is_complete and trick.number == 1 else (),
    )


def number_shown(view: View) -> int:
    """The number of the trick on the table, else of the next trick; 0 before play."""
    board = view.trick_board
    return board.on_table.number if board.on_table is not None else board.number


def undealt_taker(view: View) -> int | None:
    """The seat that took the undealt pieces with the first trick; None before that."""
    finished = view.trick_board.finished
    return finished[0].winner if view.trick_board.exposed and finished else None


def goes_counter_clockwise(view: View) -> bool:
    """Whether play is seen to go round counter-clockwise."""
    first = next((trick for trick in view.trick_board.all_tricks if len(trick.plays) > 1), None)
    if first is None or len(view.seats) < 3:
        return False
    return (first.plays[0][0] - first.plays[1][0]) % len(view.seats) == 1
