"""Pieces passed to a neighbour: where they go, who has chosen, what came of it."""

from bot.rules.moves import Pass
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View


def chosen_to_pass(view: View) -> tuple[Piece, ...]:
    """What the viewer has chosen to pass and may still change."""
    made = view.ask.made if view.ask is not None else None
    return made.pieces if isinstance(made, Pass) else ()


def newly_received(view: View) -> tuple[Piece, ...]:
    """What was passed to the viewer, while that is news: until the first trick is over."""
    board = view.trick_board
    return board.received if board.number <= 1 and view.phase not in (Phase.REVIEW, Phase.MOON) else ()


def passed_from(view: View) -> int:
    """The seat whose pieces the viewer receives."""
    return _neighbour(view, -1)


def passed_to(view: View) -> int:
    """The seat that receives the viewer's pieces."""
    return _neighbour(view, 1)


def next_seat(view: View) -> int:
    """The left neighbour of the viewer; in what everybody sees, of whoever is asked."""
    seat = view.viewer if view.viewer is not None else next(iter(view.to_act), 0)
    return (seat + 1) % len(view.seats)


def _neighbour(view: View, sign: int) -> int:
    seats = len(view.seats)
    steps = {"left": 1, "right": -1}.get(view.trick_board.pass_direction, seats // 2)
    return ((view.viewer or 0) + sign * steps) % seats
