"""The fonts: which there are, which has a character, which need shaping."""

from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

from images.drawing.warmth import before_painting

_FOLDER = Path(__file__).parent.parent / "fonts"


class Weight(StrEnum):
    """The face of all text, in two weights. What it lacks comes from other fonts, in one weight."""

    REGULAR = "boneyard-sans-regular.otf"
    BOLD = "boneyard-sans-semibold.otf"


def _script(name: str) -> str:
    return f"boneyard-sans-{name}.ttf"


_PLAIN = ("boneyard-sans-cjk.otf", _script("armenian"), _script("georgian"), _script("ethiopic"))
# Letters of these join, stack or change places: without Raqm, which Pillow's wheels bring along, they are not drawn.
SHAPED = (
    "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Gujarati", "Gurmukhi", "Oriya", "Telugu", "Kannada",
    "Malayalam", "Sinhala", "Lao", "Myanmar", "Khmer", "Thaana",
)  # fmt: skip
_SHAPED = tuple(_script(name.lower()) for name in SHAPED)
# Dots, vowels and stacked letters reach far up and down. Smaller, and raised by parts of an em, they keep clear of the
# lines above and below.
_SCALED_AND_RAISED = {
    "arabic": (0.86, 0.12), "thai": (0.9, 0), "devanagari": (0.92, 0.09), "bengali": (0.94, 0.04),
    "tamil": (0.92, 0.07), "gujarati": (0.94, 0.05), "gurmukhi": (0.92, 0.06), "oriya": (0.9, 0.03),
    "telugu": (0.86, 0.14), "kannada": (0.86, 0.14), "malayalam": (0.92, 0.08), "sinhala": (0.9, 0.02),
    "lao": (0.92, 0.05), "myanmar": (0.78, 0.13), "khmer": (0.92, 0.04),
}  # fmt: skip
_SCALE = {_script(name): scale for name, (scale, _) in _SCALED_AND_RAISED.items()}
_RAISED = {_script(name): raised for name, (_, raised) in _SCALED_AND_RAISED.items()}
HAS_RAQM = features.check_feature("raqm")
_OTHERS = (*_PLAIN, *(_SHAPED if HAS_RAQM else ()))


@lru_cache(maxsize=128)
def font(size: int, file: str) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels. What needs no shaping is set alike, whatever libraries a machine has."""
    before_painting()  # it is read from the disk
    engine = ImageFont.Layout.RAQM if is_shaped(file) else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(_FOLDER / file), round(size * _SCALE.get(file, 1)), layout_engine=engine)


def raised(size: int, file: str) -> float:
    """The pixels by which a font's own baseline lies above the common one."""
    return size * _RAISED.get(file, 0)


def is_shaped(file: str) -> bool:
    """True if a font's letters must be shaped together."""
    return file in _SHAPED


@lru_cache(maxsize=1 << 14)
def file_with(character: str) -> str | None:
    """The font that draws a character: None where none does, `Weight.REGULAR` for either weight of the usual face."""
    return next((file for file in (Weight.REGULAR, *_OTHERS) if has_glyph(character, file)), None)


@lru_cache(maxsize=1 << 14)
def has_glyph(character: str, file: str = Weight.REGULAR) -> bool:
    """True if a font has its own picture of a character."""
    return _sample(character, file) != _empty_box(file)


@lru_cache(maxsize=64)
def _empty_box(file: str) -> bytes:
    return _sample("\U0010ffff", file)


def _sample(character: str, file: str) -> bytes:
    before_painting(1)
    sample = Image.new("L", (72, 72), 0)
    ImageDraw.Draw(sample).text((32, 44), character, font=_unshaped(file), fill=255, anchor="ls")
    return sample.tobytes()


@lru_cache(maxsize=64)
def _unshaped(file: str) -> ImageFont.FreeTypeFont:
    before_painting()  # it is read from the disk
    return ImageFont.truetype(str(_FOLDER / file), 32, layout_engine=ImageFont.Layout.BASIC)
