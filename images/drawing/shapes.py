"""Shapes with no font behind them: suits, star, crown, triangle, check mark, markers. Painted four times as large."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageOps

from images.drawing.canvas import Sprite
from images.drawing.lettering import cap_height
from images.drawing.palette import ANY_COVER, Ink, indexed, mapped, rgb
from images.drawing.typefaces import Weight, font
from images.drawing.warmth import before_painting

SCALE = 4
_LETTER = 1000  # pixels that take as long as a letter
Point = tuple[float, float]
Painter = Callable[["Brush"], None]


class Brush:
    """Paints a cell enlarged, in the coordinates of the small one."""

    def __init__(self, size: tuple[int, int], under: Ink | Image.Image | None) -> None:
        """On a plain ground, or on an image of that size; None: a mask, which all inks cover."""
        before_painting(2 + size[0] * size[1] // _LETTER)
        if isinstance(under, Image.Image):
            self.image = ImageOps.scale(under, SCALE, Image.Resampling.NEAREST)
        else:
            mode, ground = ("L", 0) if under is None else ("RGB", rgb(under))
            self.image = Image.new(mode, (size[0] * SCALE, size[1] * SCALE), ground)
        self._draw = ImageDraw.Draw(self.image)
        self._colours: Callable[[Ink], tuple[int, ...] | int] = rgb if under is not None else lambda _: 255

    def cell(self) -> Image.Image:
        """The painted cell, as palette indices."""
        return indexed(self.image.reduce(SCALE))

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=self._colours(ink))

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        self._draw.ellipse(_span(x - radius, y - radius, x + radius, y + radius), fill=self._colours(ink))

    def ellipse(self, left: float, top: float, right: float, bottom: float, ink: Ink) -> None:
        self._draw.ellipse(_span(left, top, right, bottom), fill=self._colours(ink))

    def rectangle(self, left: float, top: float, right: float, bottom: float, ink: Ink) -> None:
        self._draw.rectangle(_span(left, top, right, bottom), fill=self._colours(ink))

    def rounded(self, left: float, top: float, right: float, bottom: float, radius: float, ink: Ink) -> None:
        self._draw.rounded_rectangle(_span(left, top, right, bottom), radius=radius * SCALE, fill=self._colours(ink))

    def line(self, points: Sequence[Point], ink: Ink, wide: float) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, fill=self._colours(ink), width=round(wide * SCALE), joint="curve")

    def text(self, text: str, x: float, y: float, size: int, ink: Ink) -> None:
        """Bold text with the middle of its capitals at a point."""
        base = (y + cap_height(size) / 2) * SCALE
        self._draw.text(
            (x * SCALE, base), text, font=font(size * SCALE, Weight.BOLD), fill=self._colours(ink), anchor="ms"
        )


def _span(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
    # Pillow's right and bottom edges are inside the shape.
    return left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1


def painted(size: tuple[int, int], under: Ink, paint: Painter) -> Image.Image:
    """A cell of palette indices: the shapes on a plain ground."""
    brush = Brush(size, under)
    paint(brush)
    return brush.cell()


def sprite(size: tuple[int, int], dark: Ink, light: Ink, paint: Painter) -> Sprite:
    """A shape to lay across edges, on a dark and on a light ground."""
    mask = Brush(size, None)
    paint(mask)
    covers = mapped(mask.image.reduce(SCALE), ANY_COVER)
    return Sprite(covers, painted(size, dark, paint), painted(size, light, paint))


def placed(points: Sequence[Point], left: float, top: float, wide: float, high: float) -> list[Point]:
    """Points of the unit square moved into a box."""
    return [(left + x * wide, top + y * high) for x, y in points]


def _curve(start: Point, *segments: tuple[Point, Point, Point]) -> list[Point]:
    points = [start]
    for one, two, end in segments:
        first = points[-1]
        for step in range(1, 17):
            t = step / 16
            u = 1 - t
            points.append(
                (
                    u**3 * first[0] + 3 * u * u * t * one[0] + 3 * u * t * t * two[0] + t**3 * end[0],
                    u**3 * first[1] + 3 * u * u * t * one[1] + 3 * u * t * t * two[1] + t**3 * end[1],
                )
            )
    return points


def _mirrored(half: list[Point]) -> list[Point]:
    return half + [(1 - x, y) for x, y in reversed(half)]


HEART = _mirrored(
    _curve(
        (0.5, 1.0),
        ((0.36, 0.86), (0.0, 0.62), (0.0, 0.3)),
        ((0.0, 0.1), (0.12, 0.0), (0.26, 0.0)),
        ((0.38, 0.0), (0.47, 0.07), (0.5, 0.18)),
    )
)
DIAMOND = _mirrored(_curve((0.5, 0.0), ((0.4, 0.2), (0.27, 0.38), (0.13, 0.5)), ((0.27, 0.62), (0.4, 0.8), (0.5, 1.0))))
_LEAF = _mirrored(
    _curve(
        (0.5, 0.0),
        ((0.4, 0.2), (0.0, 0.36), (0.0, 0.58)),
        ((0.0, 0.73), (0.12, 0.8), (0.24, 0.8)),
        ((0.36, 0.8), (0.46, 0.74), (0.48, 0.64)),
    )
)
_STEM = _mirrored(_curve((0.47, 0.55), ((0.47, 0.8), (0.42, 0.95), (0.27, 1.0))))
STAR = [
    (
        0.5 + (0.5 if step % 2 == 0 else 0.205) * sin(step * pi / 5),
        0.53 - (0.5 if step % 2 == 0 else 0.205) * cos(step * pi / 5),
    )
    for step in range(10)
]
TRIANGLE = [(0.0, 0.0), (1.0, 0.5), (0.0, 1.0)]
RHOMBUS = [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]
_CROWN = [(0.06, 0.26), (0.3, 0.56), (0.5, 0.12), (0.7, 0.56), (0.94, 0.26), (0.83, 0.92), (0.17, 0.92)]


def suit(brush: Brush, letter: str, left: float, top: float, wide: float, ink: Ink) -> None:
    """A card suit (C, D, H or S) in a square."""
    if letter == "H":
        brush.polygon(placed(HEART, left, top + 0.03 * wide, wide, 0.94 * wide), ink)
    elif letter == "D":
        brush.polygon(placed(DIAMOND, left, top, wide, wide), ink)
    else:
        brush.polygon(placed(_STEM, left, top, wide, wide), ink)
        if letter == "S":
            brush.polygon(placed(_LEAF, left, top, wide, wide), ink)
        else:
            for x, y in ((0.5, 0.24), (0.24, 0.6), (0.76, 0.6)):
                brush.disc(left + x * wide, top + y * wide, 0.235 * wide, ink)
            brush.disc(left + 0.5 * wide, top + 0.5 * wide, 0.12 * wide, ink)


def crown(brush: Brush, left: float, top: float, wide: float, ink: Ink) -> None:
    """A crown, four fifths as high as wide."""
    high = 0.8 * wide
    brush.polygon(placed(_CROWN, left, top, wide, high), ink)
    for x, y in (_CROWN[0], _CROWN[2], _CROWN[4]):
        brush.disc(left + x * wide, top + y * high, 0.075 * wide, ink)


def check(brush: Brush, left: float, top: float, wide: float, ink: Ink) -> None:
    """A check mark."""
    points = placed([(0.08, 0.55), (0.38, 0.82), (0.92, 0.2)], left, top, wide, wide)
    brush.line(points, ink, 0.16 * wide)


def arc_arrow(brush: Brush, left: float, top: float, wide: float, ink: Ink) -> None:
    """Three quarters of a circle, gone round counter-clockwise, with its point at the end."""
    points = [(0.5 + 0.36 * cos(angle * pi / 24), 0.5 - 0.36 * sin(angle * pi / 24)) for angle in range(2, 37)]
    brush.line(placed(points, left, top, wide, wide), ink, 0.085 * wide)
    brush.polygon(placed([(0.46, 0.68), (0.46, 1.0), (0.72, 0.85)], left, top, wide, wide), ink)


def locomotive(brush: Brush, left: float, top: float, wide: float, ink: Ink, ground: Ink) -> None:
    """A steam locomotive that goes to the right, four fifths as high as wide; window and wheels show the ground."""

    def part(x1: float, y1: float, x2: float, y2: float, radius: float = 0, fill: Ink = ink) -> None:
        box = left + x1 * wide, top + y1 * wide, left + x2 * wide, top + y2 * wide
        brush.rounded(*box, radius * wide, fill)

    part(0.05, 0.06, 0.38, 0.62)  # the cab and its roof
    part(0, 0, 0.43, 0.11, 0.05)
    part(0.13, 0.15, 0.31, 0.34, 0.03, ground)
    part(0.3, 0.29, 0.87, 0.57, 0.1)  # the boiler and its chimney
    part(0.63, 0.06, 0.77, 0.4)
    part(0.58, 0.02, 0.81, 0.13, 0.04)
    brush.polygon(placed([(0.8, 0.5), (0.86, 0.52), (1, 0.735), (0.8, 0.735)], left, top, wide, wide), ink)
    for x, y, radius in ((0.215, 0.65, 0.15), (0.54, 0.685, 0.115), (0.77, 0.685, 0.115)):
        for far, fill in ((radius + 0.035, ground), (radius, ink), (0.36 * radius, ground)):
            brush.disc(left + x * wide, top + y * wide, far * wide, fill)
