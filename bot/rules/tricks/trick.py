"""A trick: one piece from each player, won by the highest of the suit led or the highest trump (rules §0.4)."""

from typing import NamedTuple

from bot.rules.pieces import Piece
from bot.rules.suits import Suit, SuitSystem, winner


class Trick(NamedTuple):
    """The plays so far as (seat, piece) in order, the first being the lead, and the suit that was led."""

    led: Suit
    plays: tuple[tuple[int, Piece], ...]

    @property
    def leader(self) -> int:
        return self.plays[0][0]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(piece for _, piece in self.plays)

    def add(self, seat: int, piece: Piece) -> "Trick":
        return Trick(self.led, (*self.plays, (seat, piece)))

    def winner(self, system: SuitSystem) -> int:
        """The seat that wins the trick so far."""
        return self.plays[winner(self.pieces, self.led, system)][0]
