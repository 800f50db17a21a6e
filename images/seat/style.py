"""A person's style of seat, and the sizes of a seat's parts in usual and in large print."""

from dataclasses import dataclass

from images.drawing import SIZE, Box, Ink
from images.parts.codes import CODE
from images.parts.pieces import PieceLook


@dataclass(frozen=True, slots=True, eq=False)
class Scale:
    """The sizes of a seat's parts in pixels; where a cell of the strip is narrow the second of two.

    The zones stay where they are, so that an edited picture never jumps.
    """

    strip: Box
    band: Box
    hand: Box
    narrow: int  # the width up to which a cell is narrow
    bar: tuple[int, int]  # the height of a cell's bar with the name
    name_letters: tuple[int, int]
    side_mark: tuple[int, int]  # across
    turn_mark: int  # across the triangle of the seat to act
    band_letters: tuple[int, ...]  # sizes
    code_pill: tuple[int, int]  # the greatest width, and the height, of the code below a piece
    code_letters: tuple[int, ...]  # sizes for all codes of a hand; none: each is as large as its pill allows
    tile: tuple[int, int]  # in a row the greatest width, and the most from one to the next
    card: tuple[int, int, int]  # in a row the greatest width and height, and the most from one to the next
    fewest: int  # a hand of fewer pieces has them no larger
    raised: tuple[int, int]  # how far a playable and a chosen piece are raised


NORMAL = Scale(
    strip=Box(20, 96, 1080, 292),
    band=Box(0, 300, SIZE[0], 356),
    hand=Box(0, 356, *SIZE),
    narrow=180,
    bar=(50, 50),
    name_letters=(38, 36),
    side_mark=(34, 28),
    turn_mark=22,
    band_letters=(38, 36, 34),
    code_pill=(124, CODE),
    code_letters=(),
    tile=(125, 187),
    card=(120, 200, 150),
    fewest=6,
    raised=(8, 18),
)
LARGE = Scale(
    strip=Box(20, 98, 1080, 248),
    band=Box(0, 256, SIZE[0], 312),
    hand=Box(0, 312, *SIZE),
    narrow=229,
    bar=(62, 50),
    name_letters=(42, 36),
    side_mark=(40, 34),
    turn_mark=28,
    band_letters=(44, 42, 40, 38),
    code_pill=(400, 80),
    code_letters=(72, 66, 60, 54, 48),
    tile=(140, 269),
    card=(196, 280, 346),
    fewest=1,
    raised=(0, 10),
)


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """A person's style of seat.

    `large`: playable pieces alone and larger, codes in large print; `numerals`: figures instead of pips, and larger
    ranks on cards; `four_colours`: each suit of cards in its own colour.
    """

    large: bool = False
    contrast: bool = False
    numerals: bool = False
    four_colours: bool = False

    @property
    def scale(self) -> Scale:
        return LARGE if self.large else NORMAL

    def look(self, ring: Ink | None = None, *, dim: bool = False, badged: bool = False) -> PieceLook:
        return PieceLook(ring, dim, badged, self.numerals, self.four_colours)


PLAIN = SeatStyle()
