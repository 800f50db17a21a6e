"""Every felt keeps the promises of the palette, and the games are told apart whatever eyes see them."""

from itertools import combinations
from math import dist

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.game import DOMINOES
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt, Lab, felt_bytes, felt_colours, felt_titled, oklab
from images.drawing.palette import CONTRAST, PALETTE, RGB, Ink, rgb
from images.parts.emblems import OWN_INKS, emblem

GAMES = tuple({ink: felt for felt, ink in reversed(OWN_INKS.items())}.values())  # of dominoes, which has three, one
GROUNDS = (Ink.FELT, Ink.HEADER, Ink.LIGHT)
SERIES = (Ink.SIDE_A, Ink.ORANGE, Ink.GREEN, Ink.TEXT, Ink.SIDE_B, Ink.YELLOW)
FELTS = pytest.mark.parametrize("felt", Felt, ids=str)

# The least contrast on any felt: (inks, grounds, ratio of WCAG 2).
LEAST = [
    ((Ink.TEXT,), GROUNDS, 7.2),
    ((Ink.MUTED,), GROUNDS, 5.0),
    ((Ink.GOLD,), GROUNDS, 5.3),
    ((Ink.ACCENT,), GROUNDS, 4.1),
    ((Ink.OUTLINE,), (Ink.FELT,), 4.1),
    ((Ink.OUTLINE,), (Ink.LIGHT,), 3.0),
    ((Ink.DIM_INK,), (Ink.DIM,), 4.9),
    ((Ink.DIM,), (Ink.FELT,), 3.6),
    ((Ink.INK,), (Ink.GOLD,), 10.4),
    ((Ink.INK,), (Ink.ACCENT,), 6.9),
    (SERIES, (Ink.FELT,), 4.8),
    (SERIES, (Ink.LIGHT,), 3.5),
    ((Ink.GREEN, Ink.ORANGE), (Ink.HEADER, Ink.FELT), 4.8),
    ((Ink.IVORY, Ink.RIM), (Ink.FELT, Ink.LIGHT), 3.5),
    ((Ink.LATTICE,), (Ink.LIGHT,), 3.0),
    ((Ink.TEXT,), (Ink.BADGE, Ink.ACCENT_DEEP, Ink.RED, Ink.BLUE), 4.5),
]
# What eyes that lack a kind of cone see of linear light: Machado, Oliveira and Fernandes (2009), severity 1.
EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _contrast(one: RGB, other: RGB) -> float:
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _seen(colour: RGB, eyes: str) -> Lab:
    """A colour in OKLab as such eyes see it."""
    light = [_linear(channel) for channel in colour]
    shares = [min(1.0, max(0.0, sum(k * c for k, c in zip(row, light, strict=True)))) for row in EYES[eyes]]
    red, green, blue = (
        round(255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055)) for share in shares
    )
    return oklab((red, green, blue))


def _apart(ink: Ink, eyes: str) -> float:
    """The least distance, in hundredths of OKLab, between two games as to the colour of a role."""
    seen = [_seen(felt_colours(game)[ink], eyes) for game in GAMES]
    return round(min(100 * dist(one, other) for one, other in combinations(seen, 2)), 1)


@FELTS
@pytest.mark.parametrize(("inks", "grounds", "least"), LEAST, ids=str)
def test_contrast_holds_on_every_felt(felt: Felt, inks: tuple[Ink, ...], grounds: tuple[Ink, ...], least: float):
    colours = felt_colours(felt)
    for ink in inks:
        for ground in grounds:
            ratio = round(_contrast(colours[ink], colours[ground]), 1)
            assert ratio >= least, f"{ink.name} on {ground.name}"


@pytest.mark.parametrize("felt", [Felt.MOON, Felt.BLIND_HUGHIE, Felt.BLACK_TILE], ids=str)
def test_changes_of_a_score_may_stand_on_the_light_ground_of_a_dark_felt(felt: Felt):
    colours = felt_colours(felt)
    assert min(_contrast(colours[ink], colours[Ink.LIGHT]) for ink in (Ink.GREEN, Ink.ORANGE)) >= 5.2


@pytest.mark.parametrize("eyes", EYES)
def test_the_games_accents_stay_apart_for_the_colour_blind(eyes: str):
    assert _apart(Ink.ACCENT, eyes) >= 4.8


@pytest.mark.parametrize("eyes", EYES)
def test_light_felts_are_not_quite_alike_for_the_colour_blind(eyes: str):
    assert _apart(Ink.LIGHT, eyes) >= 0.9, "the emblem and the name tell the games apart; colour only helps"


@FELTS
def test_a_felt_is_another_palette_of_the_same_structure(felt: Felt):
    colours = felt_colours(felt)
    assert len(colours) == len(PALETTE) <= 256
    assert len(felt_bytes(felt)) == 3 * len(PALETTE)
    turned = {ink for ink in Ink if colours[ink] != rgb(ink)}
    assert {Ink.FELT, Ink.HEADER, Ink.LIGHT, Ink.MUTED, Ink.OUTLINE, Ink.ACCENT} <= turned
    assert not turned & {Ink.TEXT, Ink.IVORY, Ink.INK, Ink.GOLD, Ink.RED, Ink.BLUE, Ink.SIDE_A, Ink.SIDE_B, *SERIES}


def test_a_games_own_ink_is_its_accent():
    for game, ink in OWN_INKS.items():
        assert felt_colours(game)[Ink.ACCENT] == rgb(ink)


def test_high_contrast_is_black_whatever_is_played():
    canvas = Canvas(Ink.FELT)
    pictures = {canvas.png(felt, contrast=True) for felt in Felt}
    assert len(pictures) == 1
    assert CONTRAST[Ink.FELT] == (0, 0, 0)
    assert len({canvas.png(felt) for felt in Felt}) == len({felt_colours(felt) for felt in Felt}) == len(Felt) - 2


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


def test_all_dominoes_share_a_felt_and_have_three_emblems():
    felts = {preset.name: felt_titled(preset.title) for preset in DOMINOES.presets}
    assert felts["draw"] is felts["block"] is felt_titled(DOMINOES.title)
    assert felts["all-fives"] is felts["fives-and-threes"]
    assert felts["puerto-rico"] is felts["dominican"] is felts["cuban"]
    assert len(set(felts.values())) == 3
    assert len({felt_colours(felt) for felt in felts.values()}) == 1


def test_every_game_has_an_emblem_that_looks_like_no_other():
    drawn = [emblem(felt, 56, Ink.ACCENT, Ink.HEADER).tobytes() for felt in (*OWN_INKS, Felt.NEUTRAL)]
    assert len(set(drawn)) == len(drawn)
    small = [emblem(felt, 56, Ink.ACCENT, Ink.HEADER).reduce(4).tobytes() for felt in (*OWN_INKS, Felt.NEUTRAL)]
    for one, other in combinations(small, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 20
