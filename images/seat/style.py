"""How a person likes their seat drawn."""

from dataclasses import dataclass


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


PLAIN = SeatStyle()
