"""The palette's structure, one for all pictures: roles, and the steps between the pairs that meet along an edge."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from sys import byteorder
from typing import NamedTuple, Self

from PIL import Image

RGB = tuple[int, int, int]


class Ink(IntEnum):
    """The roles. The value is the palette index; beside it stands the colour in the base palette.

    Colours are looked up in that palette, but no picture shows it, for each has its game's felt. Its accents are far
    from everything else, so that the steps of their edges are never taken for those of another pair.
    """

    code: str

    def __new__(cls, code: str) -> Self:
        ink = int.__new__(cls, len(cls.__members__))
        ink._value_, ink.code = int(ink), code
        return ink

    FELT = "12403A"
    HEADER = "0C2F2B"
    LIGHT = "1B554B"
    TEXT = "F6F1E4"
    MUTED = "B4D0C6"
    IVORY = "FBF6E9"
    EDGE = "CFC1A2"
    INK = "1B222D"
    GOLD = "FFC857"
    RED = "C4162E"
    BLUE = "005F9E"
    SIDE_A = "56B4E9"
    SIDE_B = "E89BC4"
    BLACK = "1D1F25"
    RIM = "D8B268"
    DIM = "82978E"
    DIM_INK = "16272C"
    DIM_EDGE = "6B7B67"
    DIM_RED = "580A18"
    BACK = "3D72AE"
    LATTICE = "8FB8E4"
    ORANGE = "E69F00"
    GREEN = "2FC595"
    YELLOW = "F0E442"
    TINT = "FCE2AC"
    BRASS = "B08D45"
    OUTLINE = "63AC9C"
    SHADOW = "0D3430"
    LIGHT_SHADOW = "15473F"
    BADGE = "3A5A55"
    GRID = "205248"
    DIM_BRASS = "62683F"
    DIVIDER = "CDBD9A"
    BLACK_EDGE = "0B0C10"
    ACCENT = "B14CFF"  # the game's own colour
    ACCENT_DEEP = "4B1A7A"
    G_DOMINO_WHIST = "63E6B4"  # the games' accents, where they stand side by side
    G_BLACK_TILE = "E9E4D8"
    G_DOMINO_HEARTS = "FF85A0"
    G_SEVENTY_NINE = "6DB3FF"
    G_BLIND_HUGHIE = "DCC8FF"
    G_BILLITONNEN = "F5A15C"
    G_FORTY_TWO = "B2DD46"
    CLUB = "0A7A3C"  # where each suit of cards has its own colour; diamonds are blue there
    DIM_CLUB = "0A3214"
    DIM_BLUE = "0B2260"
    G_DOMINOES = "72FBFF"
    G_MEXICAN_TRAIN = "FBA4D7"


HEX = {ink: ink.code for ink in Ink}
G_INKS = tuple(ink for ink in Ink if ink.name.startswith("G_"))

# Pairs that meet along smooth edges: (one, other, steps between them).
_TEXT_STEPS, _EDGE_STEPS = 5, 3
RAMPS: tuple[tuple[Ink, Ink, int], ...] = (
    *((Ink.HEADER, ink, _TEXT_STEPS) for ink in (Ink.TEXT, Ink.MUTED, Ink.GOLD)),
    *((Ink.FELT, ink, _TEXT_STEPS) for ink in (Ink.TEXT, Ink.MUTED, Ink.GOLD, Ink.IVORY)),
    *((Ink.LIGHT, ink, _TEXT_STEPS) for ink in (Ink.TEXT, Ink.MUTED, Ink.GOLD)),
    *((Ink.INK, ink, _TEXT_STEPS) for ink in (Ink.TEXT, Ink.GOLD, Ink.TINT, Ink.SIDE_A, Ink.SIDE_B)),
    *((Ink.RED, ink, _EDGE_STEPS) for ink in (Ink.TEXT, Ink.TINT)),
    (Ink.BLUE, Ink.TEXT, _EDGE_STEPS),
    *((Ink.DIM, ink, _EDGE_STEPS) for ink in (Ink.FELT, Ink.DIM_INK, Ink.DIM_RED)),
    *((Ink.HEADER, ink, _EDGE_STEPS) for ink in (Ink.SIDE_A, Ink.SIDE_B, Ink.OUTLINE, Ink.ORANGE, Ink.GREEN)),
    *((Ink.FELT, ink, _EDGE_STEPS) for ink in (Ink.SIDE_A, Ink.SIDE_B, Ink.OUTLINE, Ink.ORANGE, Ink.GREEN, Ink.YELLOW)),
    *((Ink.LIGHT, ink, 2) for ink in (Ink.SIDE_A, Ink.SIDE_B, Ink.OUTLINE, Ink.FELT)),
    *((Ink.RIM, ink, 2) for ink in (Ink.BLACK, Ink.FELT, Ink.LIGHT)),
    (Ink.BADGE, Ink.TEXT, _EDGE_STEPS),
    (Ink.BACK, Ink.LATTICE, 2),
    (Ink.EDGE, Ink.SHADOW, 2),
    (Ink.EDGE, Ink.IVORY, 2),
    (Ink.SHADOW, Ink.FELT, 1),
    (Ink.HEADER, Ink.LIGHT, 2),
    (Ink.RED, Ink.FELT, 2),
    (Ink.INK, Ink.ACCENT, _TEXT_STEPS),
    *((ground, Ink.ACCENT, _EDGE_STEPS) for ground in (Ink.HEADER, Ink.FELT)),
    *((ground, Ink.ACCENT, 2) for ground in (Ink.LIGHT, Ink.ACCENT_DEEP)),
    *((ground, Ink.ACCENT_DEEP, 2) for ground in (Ink.HEADER, Ink.FELT)),
    *((Ink.INK, accent, _EDGE_STEPS) for accent in G_INKS),
    *((Ink.LIGHT, accent, 2) for accent in G_INKS),
    (Ink.CLUB, Ink.TEXT, _EDGE_STEPS),
    *((Ink.DIM, ink, 2) for ink in (Ink.DIM_CLUB, Ink.DIM_BLUE)),
)


def rgb(ink: Ink) -> RGB:
    """The role's colour."""
    return _parsed(ink.code)


def _parsed(code: str) -> RGB:
    value = int(code, 16)
    return value >> 16, value >> 8 & 255, value & 255


def parsed(hexes: Mapping[Ink, str]) -> dict[Ink, RGB]:
    """The roles' colours."""
    return {ink: _parsed(code) for ink, code in hexes.items()}


def blend(under: RGB, over: RGB, share: float) -> RGB:
    """`over` laid on `under`, covering that share of it."""
    red, green, blue = (round(one + (other - one) * share) for one, other in zip(under, over, strict=True))
    return red, green, blue


class _Entry(NamedTuple):
    """An entry of the palette: a share of one role laid on another."""

    under: Ink
    over: Ink
    share: float

    def colour(self, roles: Mapping[Ink, RGB]) -> RGB:
        return blend(roles[self.under], roles[self.over], self.share)


def _entries() -> tuple[_Entry, ...]:
    base = parsed(HEX)
    entries = [_Entry(ink, ink, 0.0) for ink in Ink]
    colours = list(base.values())
    for one, other, steps in RAMPS:
        for step in range(1, steps + 1):
            entry = _Entry(one, other, step / (steps + 1))
            colour = entry.colour(base)
            if min(_distance(colour, known) for known in colours) > _APART:
                entries.append(entry)
                colours.append(colour)
    return tuple(entries)


def _distance(one: RGB, other: RGB) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


_APART = 8**2  # a step nearer than that to another entry would not be told from it
_ENTRIES = _entries()


def colours(roles: Mapping[Ink, RGB]) -> tuple[RGB, ...]:
    """The palette's entries, the roles being of these colours."""
    return tuple(entry.colour(roles) for entry in _ENTRIES)


PALETTE = colours(parsed(HEX))
PALETTE_BYTES = bytes(channel for colour in PALETTE for channel in colour)

# High contrast is the same picture under other colours: black ground, white tiles, nothing soft. What is light and what
# is dark stays so: along edges a step may be one of another pair, of about that brightness.
_BLACK = (Ink.FELT, Ink.HEADER, Ink.INK, Ink.BLACK, Ink.DIM_INK, Ink.SHADOW, Ink.LIGHT_SHADOW)
_WHITE = (Ink.TEXT, Ink.MUTED, Ink.IVORY, Ink.OUTLINE, Ink.ACCENT)
_CONTRAST_HEX = {
    **HEX,
    **dict.fromkeys(_BLACK, "000000"),
    **dict.fromkeys(_WHITE, "FFFFFF"),
    **dict.fromkeys((Ink.GOLD, Ink.RIM), "FFD83D"),
    **dict.fromkeys((Ink.BADGE, Ink.ACCENT_DEEP), "303030"),
    Ink.LIGHT: "26302E",
    Ink.EDGE: "A8A8A8",
    Ink.RED: "B00020",
    Ink.BLUE: "003F8A",
    Ink.DIM: "8E8E8E",
    Ink.DIM_EDGE: "606060",
    Ink.DIM_RED: "3A0008",
    Ink.TINT: "FFE27A",
    Ink.DIM_BRASS: "505050",
    Ink.DIVIDER: "8A8A8A",
    Ink.CLUB: "006628",
    Ink.DIM_CLUB: "022402",
    Ink.DIM_BLUE: "06164A",
}
CONTRAST = colours(parsed(_CONTRAST_HEX))


@lru_cache(maxsize=1 << 15)
def nearest(colour: RGB) -> int:
    """The index of the palette entry nearest to a colour.

    Exact: Pillow's quantize looks colours up in coarse cells, where close entries steal each other's areas.
    """
    channels = (_distances(channel, value) for channel, value in enumerate(colour))
    distances = [red + green + blue for red, green, blue in zip(*channels, strict=True)]
    return distances.index(min(distances))


@lru_cache(maxsize=3 * 256)
def _distances(channel: int, value: int) -> tuple[int, ...]:
    """The squared distance of each palette entry from a colour in one channel."""
    return tuple((entry[channel] - value) ** 2 for entry in PALETTE)


@lru_cache(maxsize=256)
def ramp(under: Ink, over: Ink) -> tuple[int, ...]:
    """For each coverage 0..255 of `over` on `under`, the palette index."""
    back, front = rgb(under), rgb(over)
    return tuple(nearest(blend(back, front, cover / 255)) for cover in range(256))


@lru_cache(maxsize=4)
def coarse(pairs: tuple[tuple[Ink, Ink], ...], steps: int) -> tuple[int, ...]:
    """For `mapped`, to make files smaller: for each entry the nearest of a few steps between these pairs' inks."""
    shares = [step / (steps + 1) for step in range(steps + 2)]
    kept = sorted({nearest(blend(rgb(one), rgb(other), share)) for one, other in pairs for share in shares})
    return tuple(
        min(kept, key=lambda one: _distance(PALETTE[one], PALETTE[index])) if index < len(PALETTE) else 0
        for index in range(256)
    )


@lru_cache(maxsize=1)
def thinned() -> tuple[int, ...]:
    """For each entry itself, or of a step between two inks the nearest of them and of their middle, for `mapped`."""
    table = [*range(256)]
    kept = {*map(int, Ink), *(nearest(blend(rgb(one), rgb(other), 1 / 2)) for one, other, _ in RAMPS)}
    for one, other, steps in RAMPS:
        ends = [int(one), int(other), nearest(blend(rgb(one), rgb(other), 1 / 2))]
        for step in range(1, steps + 1):
            index = nearest(blend(rgb(one), rgb(other), step / (steps + 1)))
            if index not in kept:
                table[index] = min(ends, key=lambda end, index=index: _distance(PALETTE[end], PALETTE[index]))
    return tuple(table)


ANY_COVER = (0,) + (255,) * 255  # for `mapped`: all that is covered, however little, wholly


def mapped(cells: Image.Image, table: Sequence[int]) -> Image.Image:
    """Each of the 256 values a pixel may have replaced by another, one byte each."""
    done = Image.new("L", cells.size)
    done.im = cells.im.point(table, "L")  # what `Image.point` calls after it has rounded 256 numbers, slowly
    return done


def indexed(picture: Image.Image) -> Image.Image:
    """An RGB image as palette indices (mode L), each pixel the nearest entry. Rows that are the same are done once."""
    data = picture.convert("RGB").convert("RGBA").tobytes()  # four bytes a pixel: one number, quicker than a tuple
    length = 4 * picture.width
    rows = [data[start : start + length] for start in range(0, len(data), length)]
    pixels = {row: memoryview(row).cast("I") for row in rows}
    table = {pixel: _nearest_to_pixel(pixel) for pixel in set[int]().union(*pixels.values())}
    done = {row: bytes(map(table.__getitem__, numbers)) for row, numbers in pixels.items()}
    return Image.frombytes("L", picture.size, b"".join(map(done.__getitem__, rows)))


def _nearest_to_pixel(pixel: int) -> int:
    red, green, blue, _ = pixel.to_bytes(4, byteorder)
    return nearest((red, green, blue))


def coloured(picture: Image.Image) -> Image.Image:
    """Palette indices (mode L) as an RGB image."""
    done = picture.copy()
    done.putpalette(PALETTE_BYTES)
    return done.convert("RGB")
