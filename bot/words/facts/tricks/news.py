"""What a seat is told besides its View: the play that was made for it, and who asks to take a play back."""

from typing import NamedTuple

from bot.rules.moves import Bid, Move, piece_of


class Asked(NamedTuple):
    """A request to take a play back."""

    seat: int
    move: Move

    @property
    def what(self) -> str:
        """What would be taken back: "6-4", "the bid of 6"."""
        if isinstance(self.move, Bid):
            return "the pass" if self.move == Bid(None) else f"the {self.move}"
        return str(piece_of(self.move) or self.move)


class News(NamedTuple):
    """What there is to tell. `made` is the play that was last made for the seat's player, as it was the only one;
    `asked` the request that waits for their answer, or that they have made.
    """

    made: Move | None = None
    asked: Asked | None = None


NO_NEWS = News()
