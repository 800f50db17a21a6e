"""The pixels of pictures."""

from collections.abc import Generator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from images.drawing.canvas import Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_bytes

_BLOCK = 10  # pixels; text rendered by another FreeType differs inside a block, not from block to block
_TOLERATED = 26  # of 255, in a block's mean colour


@contextmanager
def unpacked() -> Generator[None]:
    """Within, what is drawn is the pixels and the palette: to pack them takes as long as to draw them."""

    def drawn(canvas: Canvas, felt: Felt = Felt.NEUTRAL, *, contrast: bool = False, **_: Any) -> bytes:
        return canvas.image.tobytes() + felt_bytes(felt, contrast=contrast)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Canvas, "png", drawn)
        yield


def pixels(drawing: Drawing) -> Image.Image:
    return opened(drawing.render())


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    return image


def inks(image: Image.Image) -> set[int]:
    return {index for _, index in image.getcolors(256) or []}  # type: ignore[misc]


def differing_blocks(one: bytes, other: bytes) -> int:
    """The number of small blocks of two PNGs that differ in their mean colour. Text may differ by a hair."""
    first, second = (opened(png).convert("RGBA") for png in (one, other))
    assert first.size == second.size
    channels = ImageChops.difference(first.reduce(_BLOCK), second.reduce(_BLOCK)).tobytes()
    return sum(max(channels[at : at + 4]) > _TOLERATED for at in range(0, len(channels), 4))


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The ratio of WCAG 2 between two colours."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
