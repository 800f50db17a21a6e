"""The places where trains go on: their colours, and the trains on which the viewer can play."""

from collections.abc import Collection
from typing import NamedTuple

from bot.rules.boards import TrainsView
from bot.rules.moves import Play, Train
from bot.rules.view import View
from images.drawing import Box, Canvas, Ink, bold
from images.parts.marks import draw_rounded

_CORNER = 16


class TrainSocket(NamedTuple):
    """The look of the place of a train's next tile: its ground, its rim and its letters."""

    ground: Ink
    rim: Ink | None
    ink: Ink


GOLD = TrainSocket(Ink.GOLD, None, Ink.INK)  # the viewer can play there now
IVORY = TrainSocket(Ink.IVORY, None, Ink.INK)  # open to all
DARK = TrainSocket(Ink.HEADER, Ink.OUTLINE, Ink.TEXT)  # open to the viewer who has no tile for it, or to some
SUNK = TrainSocket(Ink.FELT, None, Ink.MUTED)  # closed
Sockets = tuple[TrainSocket | None, ...]  # by train


def seat_sockets(view: View) -> Sockets:
    """The sockets as the viewer is asked; while others act, whose next play would make them wrong, the engine alone."""
    board, seat = view.train_board, view.viewer
    if view.ask is None or seat is None:
        return tuple(None if train.tiles else SUNK for train in board.trains)
    return own_sockets(board, seat, playable_trains(view))


def own_sockets(board: TrainsView, seat: int, playable: Collection[int]) -> Sockets:
    """The sockets as a seat sees them that can play on some trains now."""
    is_open, every = board.open_to[seat], range(len(board.trains))
    return tuple(GOLD if index in playable else DARK if index in is_open else SUNK for index in every)


def table_sockets(board: TrainsView) -> Sockets:
    """The sockets as everyone sees them."""
    counts = [sum(index in is_open for is_open in board.open_to) for index in range(len(board.trains))]
    return tuple(IVORY if count == len(board.open_to) else DARK if count else SUNK for count in counts)


def playable_trains(view: View) -> frozenset[int]:
    """The trains on which the viewer can play a tile now."""
    if view.ask is None or view.viewer is None:
        return frozenset()
    moves = (choice.move for choice in view.ask.choices)
    ends = (move.end for move in moves if isinstance(move, Play))
    return frozenset(view.train_board.index_of(end.owner(view.viewer)) for end in ends if isinstance(end, Train))


def draw_socket(canvas: Canvas, socket: TrainSocket, number: int, at: Box, size: int) -> None:
    """Draw a socket with the number at which the train ends."""
    draw_rounded(canvas, at, _CORNER, socket.ground, Ink.LIGHT, socket.rim)
    canvas.text(str(number), (at.centre[0], at.centre[1] + 1), bold(size, socket.ink, socket.ground), anchor="m")
