"""What a picture holds, pixel by pixel."""

from io import BytesIO

from PIL import Image, ImageChops

from images.drawing.drawing import Drawing

_BLOCK = 10  # pixels; text rendered by another FreeType differs inside a block, not from block to block
_TOLERATED = 26  # of 255, in a block's mean colour


def pixels(drawing: Drawing) -> Image.Image:
    """The picture as palette indices."""
    return opened(drawing.render())


def opened(png: bytes) -> Image.Image:
    """A PNG as palette indices."""
    image = Image.open(BytesIO(png))
    image.load()
    return image


def inks(image: Image.Image) -> set[int]:
    """The palette indices that occur in an image."""
    return {index for _, index in image.getcolors(256) or []}  # type: ignore[misc]


def differing_blocks(one: bytes, other: bytes) -> int:
    """How many small blocks of two PNGs differ in their mean colour. Text may differ by a hair."""
    first, second = (opened(png).convert("RGBA") for png in (one, other))
    assert first.size == second.size
    channels = ImageChops.difference(first.reduce(_BLOCK), second.reduce(_BLOCK)).tobytes()
    return sum(max(channels[at : at + 4]) > _TOLERATED for at in range(0, len(channels), 4))
