"""How a person likes their seat drawn."""

from dataclasses import dataclass

from images.drawing import Ink
from images.parts.pieces import PieceLook


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How a person likes their own seat drawn.

    `large`: what may be played alone and larger, codes in large print; `numerals`: figures instead of pips, and larger
    ranks on cards; `four_colours`: each suit of cards in a colour of its own.
    """

    large: bool = False
    contrast: bool = False
    numerals: bool = False
    four_colours: bool = False

    def look(self, ring: Ink | None = None, *, dim: bool = False, badged: bool = False) -> PieceLook:
        """How a piece is drawn in this style."""
        return PieceLook(ring, dim, badged, self.numerals, self.four_colours)


PLAIN = SeatStyle()
