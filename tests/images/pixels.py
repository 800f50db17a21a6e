"""What a picture holds, pixel by pixel."""

from io import BytesIO

from PIL import Image

from images.drawing.drawing import Drawing


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
