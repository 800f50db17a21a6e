"""Text: fonts, measured widths, ellipsis, and cached cells of set text."""

from enum import StrEnum
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from images.palette import Ink, ramp

FONTS = Path(__file__).parent / "fonts"
ELLIPSIS = "…"
CJK = "boneyard-sans-cjk.otf"  # in one weight, for what the others lack


class Weight(StrEnum):
    REGULAR = "boneyard-sans-regular.otf"
    BOLD = "boneyard-sans-semibold.otf"


@lru_cache(maxsize=64)
def font(size: int, file: str) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels. The basic layout engine sets text alike whatever libraries a machine has."""
    return ImageFont.truetype(str(FONTS / file), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def width(text: str, size: int, weight: Weight) -> int:
    """The advance width in whole pixels, rounded up."""
    return ceil(sum(font(size, run.file).getlength(run.text) for run in _runs(text, weight)))


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, weight: Weight, limit: int) -> str:
    """The text, its end cut off and an ellipsis put there where it is wider than `limit` pixels."""
    if width(text, size, weight) <= limit:
        return text
    # Cut by halves: hostile text may be long, and measuring it letter by letter would take its time.
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size, weight) <= limit:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


class SetText(NamedTuple):
    """Text as palette indices on a plain ground, cut close, and where it lies from the start of its baseline."""

    image: Image.Image
    left: int
    top: int


@lru_cache(maxsize=1024)
def set_text(text: str, size: int, weight: Weight, ink: Ink, under: Ink) -> SetText:
    """One line of text. What stands far outside the line (stacked accents) is cut off."""
    base = round(size * 1.05)
    cover = Image.new("L", (width(text, size, weight) + 8, round(size * 1.4)), 0)
    draw, x = ImageDraw.Draw(cover), 4.0
    for run in _runs(text, weight):
        draw.text((x, base), run.text, font=font(size, run.file), fill=255, anchor="ls")
        x += font(size, run.file).getlength(run.text)
    left, top, right, bottom = cover.getbbox() or (0, 0, 1, 1)
    return SetText(cover.crop((left, top, right, bottom)).point(ramp(under, ink)), left - 4, top - base)


def cap_height(size: int) -> int:
    """The height of capitals and figures."""
    return round(size * 0.727)


class _Run(NamedTuple):
    text: str
    file: str


def _runs(text: str, weight: Weight) -> list[_Run]:
    """The text cut where the font changes. What no font has stays with the first, as its empty box."""
    if text.isascii():
        return [_Run(text, weight)]
    runs: list[_Run] = []
    for character in text:
        file = CJK if has_glyph(character, CJK) and not has_glyph(character) else str(weight)
        if runs and runs[-1].file == file:
            runs[-1] = _Run(runs[-1].text + character, file)
        else:
            runs.append(_Run(character, file))
    return runs


@lru_cache(maxsize=1 << 14)
def has_glyph(character: str, file: str = Weight.REGULAR) -> bool:
    """Whether a font has a picture of its own for a character."""
    return _sample(character, file) != _sample("\U0010ffff", file)


def _sample(character: str, file: str) -> bytes:
    sample = Image.new("L", (48, 48), 0)
    ImageDraw.Draw(sample).text((8, 36), character, font=font(32, file), fill=255, anchor="ls")
    return sample.tobytes()
