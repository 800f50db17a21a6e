"""A seat's news beside its View: an automatic play, a pending undo request."""

from typing import NamedTuple

from bot.message import Message, Seat, Text, value_text
from bot.rules.moves import Bid, Move, Turn, piece_of
from bot.rules.view import View
from bot.words.names import Earlier


class Asked(NamedTuple):
    """A request to undo a play."""

    seat: int
    move: Move

    @property
    def what(self) -> Text:
        """The play to undo: "6-4", "the bid of 6"."""
        if isinstance(self.move, Bid):
            return Message("undo-bid", bid=self.move) if self.move.amount or self.move.special else Message("undo-pass")
        piece = piece_of(self.move)
        return Message("undo-move") if piece is None else value_text(piece)


class News(NamedTuple):
    """The news of a seat: `made` is the latest automatic play, `asked` the pending undo request, `earlier` the plays of
    this deal by players who have left.
    """

    made: Move | None = None
    asked: Asked | None = None
    earlier: Earlier = ()

    def is_own(self, view: View, made: object) -> bool:
        """True if the viewer made this play, rather than a former player of their seat."""
        return (view.viewer, made) not in dict(self.earlier)


NO_NEWS = News()


def asked_message(asked: Asked) -> Message:
    """The line about a pending undo request, for its author and for the others."""
    return Message("undo-ask", who=Seat(asked.seat), what=asked.what)


def made_for_you(move: Move) -> Message:
    """The sentence for a player whose only legal play was made automatically."""
    return Message("made-turn") if isinstance(move, Turn) else Message("made-play", piece=piece_of(move))
