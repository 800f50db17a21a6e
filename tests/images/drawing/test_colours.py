"""Every felt keeps the promises of the palette, and color-blind people can tell different meanings apart."""

from collections.abc import Sequence
from io import BytesIO
from itertools import combinations, product
from math import dist

import pytest
from PIL import Image

from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.game import DOMINOES
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt, Lab, felt_bytes, felt_colours, felt_titled, oklab
from images.drawing.palette import CONTRAST, PALETTE, RGB, Ink, indexed, nearest, ramp, rgb
from images.parts.emblems import OWN_INKS, emblem
from images.parts.marks import ALONE
from tests.images.pixels import contrast, linear

GAMES = tuple({ink: felt for felt, ink in reversed(OWN_INKS.items())}.values())  # of dominoes, which has three, one
GROUNDS = (Ink.FELT, Ink.HEADER, Ink.LIGHT)
SERIES = (Ink.SIDE_A, Ink.ORANGE, Ink.GREEN, Ink.TEXT, Ink.SIDE_B, Ink.YELLOW)
FELTS = pytest.mark.parametrize("felt", Felt, ids=str)

# The least contrast on any felt: (inks, grounds, ratio of WCAG 2). Text is to have 4.5, graphics 3.
TEXTS = [
    ((Ink.TEXT,), GROUNDS, 7.2),
    ((Ink.TEXT,), (Ink.BADGE, Ink.RED, Ink.BLUE), 4.5),
    ((Ink.MUTED,), GROUNDS, 5.0),
    ((Ink.GOLD,), (Ink.FELT, Ink.HEADER), 5.3),
    ((Ink.INK,), (Ink.GOLD,), 10.4),
    ((Ink.INK,), (Ink.TEXT, Ink.IVORY, Ink.SIDE_A, Ink.SIDE_B), 4.5),
    ((Ink.GOLD,), (Ink.INK,), 4.5),
    ((Ink.RED, Ink.CLUB, Ink.BLUE), (Ink.IVORY,), 4.5),
    ((Ink.DIM_INK,), (Ink.DIM,), 4.9),
    ((Ink.DIM_RED, Ink.DIM_CLUB, Ink.DIM_BLUE), (Ink.DIM,), 4.4),
]
GRAPHICS = [
    ((Ink.GOLD,), (Ink.LIGHT,), 5.3),
    ((Ink.OUTLINE,), GROUNDS, 3.0),
    ((Ink.DIM,), (Ink.FELT,), 3.6),
    (SERIES, (Ink.FELT,), 4.8),
    ((Ink.SIDE_A, Ink.SIDE_B), GROUNDS, 3.0),
    ((Ink.IVORY, Ink.RIM), (Ink.FELT, Ink.LIGHT), 3.5),
    ((Ink.IVORY,), (Ink.RED, Ink.BLUE), 3.0),
    ((Ink.TINT,), (Ink.INK, Ink.RED), 3.0),
    ((Ink.RIM,), (Ink.BLACK,), 3.0),
    ((Ink.LATTICE,), (Ink.LIGHT,), 3.0),
]
OF_FELTS = [  # of colours that are all one in high contrast
    ((Ink.ACCENT,), GROUNDS, 4.1),
    ((Ink.OUTLINE,), (Ink.FELT,), 4.1),
    ((Ink.INK,), (Ink.ACCENT,), 6.9),
    ((Ink.TEXT,), (Ink.ACCENT_DEEP,), 4.5),
    (SERIES, (Ink.LIGHT,), 3.5),
    ((Ink.GREEN, Ink.ORANGE), (Ink.HEADER, Ink.FELT), 4.8),
]
# What may not be played is still easily read in high contrast.
DIM = {Ink.DIM_INK: 6.0, Ink.DIM_RED: 5.0, Ink.DIM_CLUB: 5.0, Ink.DIM_BLUE: 5.0}
# What eyes that lack a kind of cone see of linear light: Machado, Oliveira and Fernandes (2009), severity 1.
CONES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
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


def _seen(colour: RGB, eyes: str) -> Lab:
    """A colour in OKLab as such eyes see it."""
    light = [linear(channel) for channel in colour]
    shares = [min(1.0, max(0.0, sum(k * c for k, c in zip(row, light, strict=True)))) for row in CONES[eyes]]
    red, green, blue = (
        round(255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055)) for share in shares
    )
    return oklab((red, green, blue))


def _apart(colours: Sequence[RGB], eyes: str) -> float:
    """The least distance between any two of these colours for such eyes, in hundredths of OKLab."""
    seen = [_seen(colour, eyes) for colour in colours]
    return round(min(100 * dist(one, other) for one, other in combinations(seen, 2)), 1)


@FELTS
def test_contrast_holds_on_every_felt(felt: Felt):
    colours = felt_colours(felt)
    for inks, grounds, least in (*TEXTS, *GRAPHICS, *OF_FELTS):
        for ink, ground in product(inks, grounds):
            assert round(contrast(colours[ink], colours[ground]), 1) >= least, f"{ink.name} on {ground.name}"


@pytest.mark.parametrize(("rows", "least"), [(TEXTS, 7.0), (GRAPHICS, 3.0)])
def test_contrast_is_starker_on_wish(rows: list[tuple[tuple[Ink, ...], tuple[Ink, ...], float]], least: float):
    for ink, ground in ((ink, ground) for inks, grounds, _ in rows for ink in inks for ground in grounds):
        assert contrast(CONTRAST[ink], CONTRAST[ground]) >= DIM.get(ink, least), f"{ink.name} on {ground.name}"


@pytest.mark.parametrize("felt", [Felt.MOON_SHOT, Felt.BLIND_HUGHIE, Felt.BLACK_TILE], ids=str)
def test_changes_of_a_score_may_stand_on_the_light_ground_of_a_dark_felt(felt: Felt):
    colours = felt_colours(felt)
    assert min(contrast(colours[ink], colours[Ink.LIGHT]) for ink in (Ink.GREEN, Ink.ORANGE)) >= 5.2


@pytest.mark.parametrize(
    ("eyes", "meanings", "series"), [("protanopia", 5.3, 5.3), ("deuteranopia", 5.1, 6.1), ("tritanopia", 4.2, 2.7)]
)
def test_meanings_stay_apart_for_the_colour_blind(eyes: str, meanings: float, series: float):
    """Two hundredths are just noticeable."""
    assert min(_apart([rgb(one), rgb(other)], eyes) for one, other in MEANINGS) >= meanings
    assert _apart([rgb(ink) for ink in SERIES], eyes) >= series
    assert all(_apart([rgb(ink) for ink in (*SERIES, more)], eyes) >= min(series, 5.0) for more in ALONE[6:])
    assert _apart([felt_colours(game)[Ink.ACCENT] for game in GAMES], eyes) >= 4.8
    assert _apart([felt_colours(game)[Ink.LIGHT] for game in GAMES], eyes) >= 0.9, "the emblem and the name tell them"


@FELTS
def test_a_felt_is_another_palette_of_the_same_structure(felt: Felt):
    colours = felt_colours(felt)
    assert len(colours) == len(PALETTE) <= 256
    assert len(felt_bytes(felt)) == 3 * len(PALETTE)
    turned = {ink for ink in Ink if colours[ink] != rgb(ink)}
    assert {Ink.FELT, Ink.HEADER, Ink.LIGHT, Ink.MUTED, Ink.OUTLINE, Ink.ACCENT} <= turned
    assert not turned & {Ink.TEXT, Ink.IVORY, Ink.INK, Ink.GOLD, Ink.RED, Ink.BLUE, Ink.SIDE_A, Ink.SIDE_B, *SERIES}


def test_high_contrast_is_black_whatever_is_played():
    canvas = Canvas(Ink.FELT)
    assert len({canvas.png(felt, contrast=True) for felt in Felt}) == 1
    assert CONTRAST[Ink.FELT] == (0, 0, 0)
    assert len({canvas.png(felt) for felt in Felt}) == len({felt_colours(felt) for felt in Felt}) == len(Felt) - 3


def test_every_preset_has_a_felt_of_its_own_game():
    felts = {
        (game.name, preset.name): felt_titled(game.title_of(preset.options, preset.players[0]))
        for game in CATALOGUE.values()
        for preset in game.presets
    }
    for (game, preset), felt in felts.items():
        assert felt.startswith("billitonnen" if preset.startswith("billitonnen") else game)
    assert set(felts.values()) == set(OWN_INKS)
    assert felt_titled("") is Felt.NEUTRAL
    assert all(felt_colours(game)[Ink.ACCENT] == rgb(ink) for game, ink in OWN_INKS.items())


def test_all_dominoes_share_a_felt_and_have_three_emblems():
    felts = {preset.name: felt_titled(preset.title) for preset in DOMINOES.presets}
    assert felts["draw"] is felts["block"] is felt_titled(DOMINOES.title)
    assert felts["all-fives"] is felts["fives-and-threes"]
    assert felts["puerto-rico"] is felts["dominican"] is felts["cuban"]
    assert len(set(felts.values())) == 3
    assert len({felt_colours(felt) for felt in felts.values()}) == 1


def test_every_game_has_an_emblem_that_looks_like_no_other():
    small = [emblem(felt, 56, Ink.ACCENT, Ink.HEADER).reduce(4).tobytes() for felt in (*OWN_INKS, Felt.NEUTRAL)]
    for one, other in combinations(small, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 20


def test_the_palette_fits_and_every_entry_is_its_own_nearest():
    assert len(PALETTE) <= 256
    assert [rgb(ink) for ink in Ink] == list(PALETTE[: len(Ink)])
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
