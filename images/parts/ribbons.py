"""Small medals on ribbons, beside the names of people who won them earlier."""

from functools import lru_cache

from images.drawing import Brush, Canvas, Ink, Sprite, sprite
from images.parts.elements import MEDALS, Painted

SIZE = (44, 56)


def ribbon(rank: int) -> Painted:
    """A small medal beside a name."""
    wide, high = SIZE
    return Painted(wide, lambda canvas, at, _: lay_ribbon(canvas, rank, at.left, at.centre[1] - high // 2))


def lay_ribbon(canvas: Canvas, rank: int, left: int, top: int) -> None:
    """Lay a small medal across what is there."""
    canvas.lay(_ribbon(rank), left, top)


@lru_cache(maxsize=4)
def _ribbon(rank: int) -> Sprite:
    ink, (wide, high) = MEDALS.get(rank, Ink.BADGE), SIZE
    half, radius = wide / 2, 19

    def paint(brush: Brush) -> None:
        for side in (-1, 1):
            edges = ((half + side * 16, 0), (half + side * 4, 0), (half - side * 7, 26), (half + side * 5, 26))
            brush.polygon(edges, Ink.BLUE)
        brush.disc(half, high - radius, radius, Ink.INK)
        brush.disc(half, high - radius, radius - 2, ink)
        brush.text(str(rank), half, high - radius, 28, Ink.INK)

    return sprite(SIZE, Ink.HEADER, Ink.LIGHT, paint)
