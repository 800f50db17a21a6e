"""The felts: the palette in the colours of each game. The same pixels, under another felt, are another game's."""

from enum import StrEnum
from functools import lru_cache
from math import cbrt, cos, hypot, radians, sin
from typing import NamedTuple

from bot.message import Message, Text
from bot.rules.view import View
from images.drawing.palette import CONTRAST, HEX, RGB, Ink, colours, parsed

Lab = tuple[float, float, float]


class Felt(StrEnum):
    """The subject of a picture: a game, none in particular, or one of the two great events of a deal."""

    DOMINO_WHIST = "domino-whist"
    BLACK_TILE = "black-tile"
    DOMINO_HEARTS = "domino-hearts"
    SEVENTY_NINE = "seventy-nine"
    BLIND_HUGHIE = "blind-hughie"
    BILLITONNEN = "billitonnen"
    FORTY_TWO = "forty-two"
    MOON = "moon"  # in the colours of Forty-Two; the emblem alone differs
    DOMINOES = "dominoes"
    DOMINOES_FIVES = "dominoes-fives"  # the same colours; the emblem alone differs
    DOMINOES_PARTNERS = "dominoes-partners"
    MEXICAN_TRAIN = "mexican-train"
    NEUTRAL = "neutral"
    MOON_SHOT = "moon-shot"
    SET = "set"


def felt_of(view: View) -> Felt:
    """The felt on which a view is drawn: its game's."""
    return felt_titled(view.title)


def felt_titled(title: Text) -> Felt:
    """The felt of the game whose title a message is: some games have several, and a title can name a variant."""
    name = title.id.partition(".")[0] if isinstance(title, Message) else ""
    return _FELTS.get(name, Felt.NEUTRAL)


_PARTNERSHIP = ("puerto-rico", "dominican", "cuban", "brazil", "brazil-league", "jamaica")
_FELTS = {
    **{f"game-{felt}": felt for felt in Felt},
    **{f"preset-dominoes-{name}": Felt.DOMINOES for name in ("draw", "block", "cut-throat", "martinique")},
    **{f"preset-dominoes-{name}": Felt.DOMINOES_FIVES for name in ("all-fives", "fives-and-threes")},
    **{f"preset-dominoes-{name}": Felt.DOMINOES_PARTNERS for name in _PARTNERSHIP},
}


class _Turn(NamedTuple):
    """A felt's change of the green roles in OKLCH: their hue, a factor of chroma, added lightness; its two accents."""

    hue: float
    chroma: float
    lightness: float
    accent: str
    deep: str


_OLIVE = _Turn(112, 1.1, -0.03, HEX[Ink.G_FORTY_TWO], "4D5A16")
_DOMINOES = _Turn(212, 1.2, -0.045, HEX[Ink.G_DOMINOES], "0B5568")
_TURNS = {
    Felt.DOMINO_WHIST: _Turn(172, 1.1, 0.012, HEX[Ink.G_DOMINO_WHIST], "0F5A48"),
    Felt.BLACK_TILE: _Turn(262, 0.16, -0.07, HEX[Ink.G_BLACK_TILE], "4A4740"),
    Felt.DOMINO_HEARTS: _Turn(8, 1.5, -0.018, HEX[Ink.G_DOMINO_HEARTS], "7A2240"),
    Felt.SEVENTY_NINE: _Turn(255, 1.7, 0, HEX[Ink.G_SEVENTY_NINE], "1E4A8C"),
    Felt.BLIND_HUGHIE: _Turn(306, 1.6, -0.065, HEX[Ink.G_BLIND_HUGHIE], "55338C"),
    Felt.BILLITONNEN: _Turn(62, 1.15, 0.012, HEX[Ink.G_BILLITONNEN], "7A431C"),
    Felt.FORTY_TWO: _OLIVE,
    Felt.MOON: _OLIVE,
    Felt.DOMINOES: _DOMINOES,
    Felt.DOMINOES_FIVES: _DOMINOES,
    Felt.DOMINOES_PARTNERS: _DOMINOES,
    Felt.MEXICAN_TRAIN: _Turn(325, 1.5, 0, HEX[Ink.G_MEXICAN_TRAIN], "6A2468"),
    Felt.NEUTRAL: _Turn(235, 0.55, 0, "E4DCCB", "33505E"),
    Felt.MOON_SHOT: _Turn(272, 1.7, -0.07, "C9D6FF", "2A2F6E"),
    Felt.SET: _Turn(22, 1.7, -0.03, "FF9A8A", "7E1C22"),
}
# Grounds take all of a turn. Letters and lines keep their lightness, and with it their contrast, and take less colour.
_GROUNDS = (Ink.FELT, Ink.HEADER, Ink.LIGHT, Ink.SHADOW, Ink.LIGHT_SHADOW, Ink.GRID)
_DARK = (Ink.BADGE, Ink.DIM_INK)
_LETTERS = (Ink.MUTED, Ink.OUTLINE, Ink.DIM, Ink.DIM_EDGE)
_MOST = 1.15  # times the chroma that letters may take


@lru_cache(maxsize=len(Felt))
def felt_colours(felt: Felt) -> tuple[RGB, ...]:
    """The palette's entries on a felt."""
    turn, roles = _TURNS[felt], parsed(HEX)
    for ink in _GROUNDS:
        roles[ink] = _turned(roles[ink], turn.hue, turn.chroma, turn.lightness)
    for ink in _DARK:
        roles[ink] = _turned(roles[ink], turn.hue, turn.chroma)
    for ink in _LETTERS:
        roles[ink] = _turned(roles[ink], turn.hue, min(turn.chroma, _MOST))
    accents = parsed({Ink.ACCENT: turn.accent, Ink.ACCENT_DEEP: turn.deep})
    return colours(roles | accents)


@lru_cache(maxsize=2 * len(Felt))
def felt_bytes(felt: Felt, *, contrast: bool = False) -> bytes:
    """The palette of a picture, three bytes an entry. High contrast is black, whatever is played."""
    return bytes(channel for colour in (CONTRAST if contrast else felt_colours(felt)) for channel in colour)


def _turned(colour: RGB, hue: float, chroma: float, lightness: float = 0) -> RGB:
    old, a, b = oklab(colour)
    reach, angle = hypot(a, b) * chroma, radians(hue)
    return _rgb((old + lightness, reach * cos(angle), reach * sin(angle)))


def oklab(colour: RGB) -> Lab:
    """A colour in OKLab, where equal distances look about equally far."""
    red, green, blue = (_linear(channel) for channel in colour)
    long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _rgb(lab: Lab) -> RGB:
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _channel(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _channel(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _channel(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _channel(linear: float) -> int:
    share = min(1.0, max(0.0, linear))
    return round(255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))
