"""What a seat is told besides its View: the play that was made for it, and who asks to take a play back."""

from typing import NamedTuple

from bot.message import Message
from bot.rules.moves import Bid, Move, Turn, piece_of
from bot.rules.view import View
from bot.words.names import Namer
from bot.words.terms import who


class Asked(NamedTuple):
    """A request to take a play back."""

    seat: int
    move: Move

    @property
    def what(self) -> Message:
        """What would be taken back: "6-4", "the bid of 6"."""
        if isinstance(self.move, Bid):
            return Message("undo-bid", bid=self.move) if self.move.amount or self.move.special else Message("undo-pass")
        piece = piece_of(self.move)
        return Message("undo-move") if piece is None else Message("undo-piece", piece=piece)


class News(NamedTuple):
    """What there is to tell. `made` is the play that was last made for the seat's player, as it was the only one;
    `asked` the request that waits for their answer, or that they have made.
    """

    made: Move | None = None
    asked: Asked | None = None


NO_NEWS = News()


def asked_message(view: View, name: Namer, asked: Asked) -> Message:
    """Who asks to take a play back: told to whoever has asked, and to those who are to answer."""
    return Message("undo-ask", who=who(view, asked.seat, name), what=asked.what)


def made_for_you(move: Move) -> Message:
    """What is told to the player for whom the only play was made."""
    return Message("made-turn") if isinstance(move, Turn) else Message("made-play", piece=piece_of(move))
