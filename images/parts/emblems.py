"""The games' emblems: drawn shapes on a chip in the game's colour, which tell games apart; and the full moon."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from images.drawing import HEART, STAR, Box, Brush, Felt, Ink, Point, locomotive, placed

CHIP = Box(20, 12, 76, 68)  # of a header
# A game's own colour, for where games stand side by side; elsewhere its felt makes the accent of it.
OWN_INKS = {
    Felt.DOMINO_WHIST: Ink.G_DOMINO_WHIST,
    Felt.BLACK_TILE: Ink.G_BLACK_TILE,
    Felt.DOMINO_HEARTS: Ink.G_DOMINO_HEARTS,
    Felt.SEVENTY_NINE: Ink.G_SEVENTY_NINE,
    Felt.BLIND_HUGHIE: Ink.G_BLIND_HUGHIE,
    Felt.BILLITONNEN: Ink.G_BILLITONNEN,
    Felt.FORTY_TWO: Ink.G_FORTY_TWO,
    Felt.MOON: Ink.G_FORTY_TWO,
    Felt.DOMINOES: Ink.G_DOMINOES,
    Felt.DOMINOES_FIVES: Ink.G_DOMINOES,
    Felt.DOMINOES_PARTNERS: Ink.G_DOMINOES,
    Felt.MEXICAN_TRAIN: Ink.G_MEXICAN_TRAIN,
}
_Shape = Callable[[Brush, float, Ink], None]  # paints into a square of a size, on a ground of an ink


@lru_cache(maxsize=64)
def emblem(game: Felt, wide: int, ground: Ink, under: Ink) -> Image.Image:
    """The emblem of a game on its chip."""
    brush = Brush((wide, wide), under)
    brush.rounded(0, 0, wide, wide, 0.26 * wide, ground)
    if game in _POLYGONS:
        points, share = _POLYGONS[game]
        brush.polygon(placed(points, *(one * wide for one in share)), Ink.INK)
    for at in _DOMINOES.get(game, ()):
        _domino(brush, wide, ground, at)
    if game not in _POLYGONS and game not in _DOMINOES:
        _SHAPES.get(game, _one_tile)(brush, wide, ground)
    return brush.cell()


def _fan(brush: Brush, wide: float, ground: Ink) -> None:
    for lean in (-1, 1, 0):
        _leaning(brush, wide, ground, lean)


def _leaning(brush: Brush, wide: float, ground: Ink, lean: int) -> None:
    """A tile of the fan: turned about a point below it, its rim in the ground's colour."""
    angle, foot = lean * 0.5, (0.5, 0.98)

    def turned(x: float, y: float) -> Point:
        return (
            (foot[0] + x * cos(angle) - y * sin(angle)) * wide,
            (foot[1] + x * sin(angle) + y * cos(angle)) * wide,
        )

    def tile(grown: float) -> list[Point]:
        right, top, bottom = 0.115 + grown, -0.73 - grown, -0.27 + grown
        return [turned(x, y) for x, y in ((-right, top), (right, top), (right, bottom), (-right, bottom))]

    if not lean:
        brush.polygon(tile(0.045), ground)
    brush.polygon(tile(0), Ink.INK)
    brush.line([turned(-0.08, -0.5), turned(0.08, -0.5)], ground, 0.03 * wide)
    for level in (-0.615, -0.385):
        brush.disc(*turned(0, level), 0.042 * wide, ground)


def _hollow_tile(brush: Brush, wide: float, ground: Ink) -> None:
    brush.rounded(0.31 * wide, 0.13 * wide, 0.69 * wide, 0.87 * wide, 0.11 * wide, Ink.INK)
    brush.rounded(0.375 * wide, 0.195 * wide, 0.625 * wide, 0.805 * wide, 0.05 * wide, ground)
    brush.rectangle(0.41 * wide, 0.475 * wide, 0.59 * wide, 0.525 * wide, Ink.INK)


def _hexagon(brush: Brush, wide: float, ground: Ink) -> None:
    corners = [(0.5 + 0.38 * sin(step * pi / 3), 0.5 - 0.38 * cos(step * pi / 3)) for step in range(6)]
    brush.polygon(placed(corners, 0, 0, wide, wide), Ink.INK)
    brush.text("79", 0.5 * wide, 0.5 * wide, round(0.38 * wide), ground)


def _closed_eye(brush: Brush, wide: float, ground: Ink) -> None:  # noqa: ARG001 - a shape takes its ground
    def rim(step: float, far: float = 1.0) -> Point:
        """A point on the lid, or out along a lash."""
        angle = step * pi / 2
        return (0.5 + 0.36 * far * sin(angle * 0.76)) * wide, (0.21 + 0.38 * far * cos(angle * 0.76)) * wide

    brush.line([rim(step / 16) for step in range(-16, 17)], Ink.INK, 0.07 * wide)
    for step in (-0.8, -0.42, 0, 0.42, 0.8):
        brush.line([rim(step), rim(step, 1.34)], Ink.INK, 0.06 * wide)


def _crescent(brush: Brush, wide: float, ground: Ink) -> None:
    brush.disc(0.47 * wide, 0.5 * wide, 0.36 * wide, Ink.INK)
    brush.disc(0.62 * wide, 0.42 * wide, 0.3 * wide, ground)


def _one_tile(brush: Brush, wide: float, ground: Ink) -> None:
    brush.rounded(0.33 * wide, 0.16 * wide, 0.67 * wide, 0.84 * wide, 0.08 * wide, Ink.INK)
    brush.rectangle(0.39 * wide, 0.48 * wide, 0.61 * wide, 0.52 * wide, ground)
    for level in (0.32, 0.68):
        brush.disc(0.5 * wide, level * wide, 0.065 * wide, ground)


def _double_among_four(brush: Brush, wide: float, ground: Ink) -> None:
    _domino(brush, wide, ground, (0.29, 0.39, 0.71, 0.61))
    seats = ((0.34, 0.08, 0.66, 0.22), (0.34, 0.78, 0.66, 0.92), (0.08, 0.34, 0.22, 0.66), (0.78, 0.34, 0.92, 0.66))
    for left, top, right, bottom in seats:
        brush.rounded(left * wide, top * wide, right * wide, bottom * wide, 0.06 * wide, Ink.INK)


def _locomotive(brush: Brush, wide: float, ground: Ink) -> None:
    locomotive(brush, 0.11 * wide, 0.16 * wide, 0.79 * wide, Ink.INK, ground)


def _domino(brush: Brush, wide: float, ground: Ink, at: tuple[float, float, float, float]) -> None:
    """A small tile, lying or upright, with a pip on each half."""
    left, top, right, bottom = at
    brush.rounded(left * wide, top * wide, right * wide, bottom * wide, 0.04 * wide, Ink.INK)
    lies = right - left > bottom - top
    for share in (0.25, 0.75):
        x = left + (right - left) * (share if lies else 0.5)
        y = top + (bottom - top) * (0.5 if lies else share)
        brush.disc(x * wide, y * wide, 0.045 * wide, ground)


@lru_cache(maxsize=4)
def moon(across: int, ring: Ink, under: Ink) -> Image.Image:
    """The full moon in a ring."""
    brush, middle = Brush((across, across), under), across / 2
    brush.disc(middle, middle, middle, ring)
    brush.disc(middle, middle, 0.91 * middle, Ink.IVORY)
    for x, y, radius in _CRATERS:
        left, top, reach = (1 + x) * middle, (1 + y) * middle, radius * middle
        brush.disc(left, top, reach, Ink.EDGE)
        brush.disc(left + 0.13 * reach, top + 0.13 * reach, 0.81 * reach, Ink.TINT)
    return brush.cell()


_CRATERS = (  # their places from its middle, and their radii, in parts of the moon's radius
    (-0.35, -0.4, 0.195), (0.275, -0.435, 0.115), (0.38, 0.14, 0.24), (0.025, -0.105, 0.09), (-0.485, -0.025, 0.08),
    (-0.265, 0.31, 0.13), (0.14, 0.56, 0.105),
)  # fmt: skip
# A single shape, and its left, top, width and height, in parts of the chip's.
_POLYGONS = {Felt.DOMINO_HEARTS: (HEART, (0.17, 0.21, 0.66, 0.63)), Felt.FORTY_TWO: (STAR, (0.14, 0.12, 0.72, 0.72))}
# Tiles, lying or upright: left, top, right, bottom.
_DOMINOES = {
    Felt.BILLITONNEN: ((0.15, 0.18, 0.58, 0.39), (0.62, 0.18, 0.83, 0.61), (0.4, 0.65, 0.83, 0.86)),
    Felt.DOMINOES: ((0.385, 0.25, 0.615, 0.75), (0.05, 0.39, 0.355, 0.61), (0.645, 0.39, 0.95, 0.61)),
    Felt.DOMINOES_FIVES: (
        (0.395, 0.34, 0.605, 0.66),
        *((0.06, 0.4, 0.365, 0.6), (0.635, 0.4, 0.94, 0.6), (0.4, 0.04, 0.6, 0.31), (0.4, 0.69, 0.6, 0.96)),
    ),
}
_SHAPES: dict[Felt, _Shape] = {
    Felt.DOMINO_WHIST: _fan,
    Felt.BLACK_TILE: _hollow_tile,
    Felt.SEVENTY_NINE: _hexagon,
    Felt.BLIND_HUGHIE: _closed_eye,
    Felt.MOON: _crescent,
    Felt.DOMINOES_PARTNERS: _double_among_four,
    Felt.MEXICAN_TRAIN: _locomotive,
}
