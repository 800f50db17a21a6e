"""The palette keeps its promises: contrast, distinct entries, each its own nearest."""

from collections.abc import Sequence
from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from PIL import Image

from images.drawing.canvas import Canvas
from images.drawing.felts import Felt, felt_colours
from images.drawing.palette import CONTRAST, PALETTE, RGB, Ink, indexed, nearest, ramp, rgb

TEXT_PAIRS = [
    *((Ink.TEXT, ground) for ground in (Ink.FELT, Ink.HEADER, Ink.LIGHT, Ink.RED, Ink.BLUE, Ink.BADGE)),
    *((Ink.MUTED, ground) for ground in (Ink.FELT, Ink.HEADER, Ink.LIGHT)),
    *((Ink.GOLD, ground) for ground in (Ink.FELT, Ink.HEADER)),
    *((Ink.INK, ground) for ground in (Ink.GOLD, Ink.TEXT, Ink.IVORY, Ink.SIDE_A, Ink.SIDE_B)),
    *((Ink.GOLD, ground) for ground in (Ink.INK,)),
    (Ink.RED, Ink.IVORY),
    (Ink.DIM_INK, Ink.DIM),
    (Ink.DIM_RED, Ink.DIM),
    *((ink, Ink.IVORY) for ink in (Ink.CLUB, Ink.BLUE)),
    *((ink, Ink.DIM) for ink in (Ink.DIM_CLUB, Ink.DIM_BLUE)),
]
GRAPHIC_PAIRS = [
    *((Ink.OUTLINE, ground) for ground in (Ink.FELT, Ink.HEADER, Ink.LIGHT)),
    *((Ink.GOLD, ground) for ground in (Ink.FELT, Ink.LIGHT, Ink.INK)),
    *((Ink.IVORY, ground) for ground in (Ink.FELT, Ink.LIGHT, Ink.RED, Ink.BLUE)),
    *((Ink.TINT, ground) for ground in (Ink.INK, Ink.RED)),
    *((Ink.RIM, ground) for ground in (Ink.BLACK, Ink.FELT, Ink.LIGHT)),
    *((side, ground) for side in (Ink.SIDE_A, Ink.SIDE_B) for ground in (Ink.FELT, Ink.HEADER, Ink.LIGHT)),
    *((series, Ink.FELT) for series in (Ink.ORANGE, Ink.GREEN, Ink.TEXT, Ink.YELLOW)),
    (Ink.DIM, Ink.FELT),
    (Ink.LATTICE, Ink.LIGHT),
]


def _contrast(one: Ink, other: Ink, colours: Sequence[RGB] = PALETTE) -> float:
    """The ratio of WCAG 2."""
    bright, dark = sorted((_luminance(colours[one]), _luminance(colours[other])), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS, ids=str)
def test_text_is_readable(ink: Ink, ground: Ink):
    assert _contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), GRAPHIC_PAIRS, ids=str)
def test_graphics_stand_off(ink: Ink, ground: Ink):
    assert _contrast(ink, ground) >= 3.0


@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS, ids=str)
def test_text_is_starker_in_high_contrast(ink: Ink, ground: Ink):
    usual = {
        Ink.DIM_INK: 6.0,
        Ink.DIM_RED: 5.0,
        Ink.DIM_CLUB: 5.0,
        Ink.DIM_BLUE: 5.0,
    }  # what may not be played is still easily read
    assert _contrast(ink, ground, CONTRAST) >= usual.get(ink, 7)


@pytest.mark.parametrize(("ink", "ground"), GRAPHIC_PAIRS, ids=str)
def test_graphics_stand_off_in_high_contrast(ink: Ink, ground: Ink):
    assert _contrast(ink, ground, CONTRAST) >= 3.0


# Pairs that say different things where they stand on the same picture.
MEANINGS = [
    (Ink.RED, Ink.INK),  # a penalty's pips, another tile's
    (Ink.RED, Ink.BLUE),  # what costs, what counts
    (Ink.SIDE_A, Ink.SIDE_B),
    (Ink.GOLD, Ink.OUTLINE),  # to act, at rest
    (Ink.GOLD, Ink.TEXT),  # legal, chosen
    (Ink.IVORY, Ink.DIM),  # legal, not
    (Ink.TINT, Ink.IVORY),  # the half of the suit led
    (Ink.BACK, Ink.IVORY),
    (Ink.BLACK, Ink.IVORY),
    *combinations((Ink.INK, Ink.RED, Ink.CLUB, Ink.BLUE), 2),  # four suits
]
SERIES = [Ink.SIDE_A, Ink.ORANGE, Ink.GREEN, Ink.TEXT, Ink.SIDE_B, Ink.YELLOW]
# Viénot, Brettel and Mollon (1999), on linear light.
PROTANOPIA = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTERANOPIA = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
Matrix = tuple[tuple[float, float, float], ...]
EYES = pytest.mark.parametrize("eyes", [PROTANOPIA, DEUTERANOPIA], ids=["protanopia", "deuteranopia"])


def _seen(colour: RGB, eyes: Matrix) -> tuple[float, float, float]:
    """A colour in CIELAB as such eyes see it."""
    light = [_linear(channel) for channel in colour]
    red, green, blue = (min(1.0, max(0.0, sum(k * c for k, c in zip(row, light, strict=True)))) for row in eyes)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _apart(one: Ink, other: Ink, eyes: Matrix) -> float:
    """How far apart two inks are for such eyes, in CIE 1976 ΔE; 2.3 is just noticeable."""
    return dist(_seen(rgb(one), eyes), _seen(rgb(other), eyes))


@EYES
@pytest.mark.parametrize(("one", "other"), MEANINGS, ids=str)
def test_meanings_stay_apart_for_the_colour_blind(one: Ink, other: Ink, eyes: Matrix):
    assert _apart(one, other, eyes) >= 15


@EYES
def test_the_lines_of_a_chart_stay_apart_for_the_colour_blind(eyes: Matrix):
    assert min(_apart(one, other, eyes) for one, other in combinations(SERIES, 2)) >= 10


def test_the_palette_fits_and_no_two_entries_are_equal():
    assert len(PALETTE) <= 256
    assert len(set(PALETTE)) == len(PALETTE)
    assert [rgb(ink) for ink in Ink] == list(PALETTE[: len(Ink)])


def test_every_entry_is_its_own_nearest():
    assert [nearest(colour) for colour in PALETTE] == list(range(len(PALETTE)))


def test_a_palette_picture_comes_back_in_the_colours_of_its_felt():
    drawn = Image.new("RGB", (len(PALETTE), 1))
    drawn.putdata(PALETTE)
    canvas = Canvas(Ink.FELT)
    canvas.paste(indexed(drawn), 0, 0)
    for felt in Felt:
        read = Image.open(BytesIO(canvas.png(felt))).convert("RGB")
        assert [read.getpixel((x, 0)) for x in range(len(PALETTE))] == list(felt_colours(felt))


def test_a_ramp_goes_from_ground_to_ink():
    steps = ramp(Ink.HEADER, Ink.TEXT)
    assert (steps[0], steps[255]) == (Ink.HEADER, Ink.TEXT)
    assert len(set(steps)) >= 5, "text has smooth edges"
