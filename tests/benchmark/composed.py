"""The other way to draw: the whole picture at four times its size, scaled down once. What the cached cells save."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image, ImageDraw

from bot.rules.pieces import Tile
from images.drawing.canvas import SIZE, Box
from images.drawing.palette import Ink, rgb
from images.drawing.typefaces import Weight, font
from images.parts.marks import HEADER
from images.parts.pieces import PIPS

SCALE = 4
Words = Iterable[tuple[str, tuple[int, int], int]]


def composed(tiles: Iterable[tuple[Tile, Box]], words: Words) -> bytes:
    """A picture of tiles with their pips, and of words (text, left end and middle, size), as an RGB PNG."""
    image = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), rgb(Ink.FELT))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, SIZE[0] * SCALE, HEADER * SCALE), fill=rgb(Ink.HEADER))
    for tile, at in tiles:
        _tile(draw, tile, at)
    for text, (x, y), size in words:
        letters = font(size * SCALE, Weight.BOLD)
        draw.text((x * SCALE, y * SCALE), text, font=letters, fill=rgb(Ink.TEXT), anchor="lm")
    out = BytesIO()
    image.resize(SIZE, Image.Resampling.LANCZOS).save(out, "PNG")
    return out.getvalue()


def _tile(draw: ImageDraw.ImageDraw, tile: Tile, at: Box) -> None:
    across = min(at.width, at.height)
    place = tuple(side * SCALE for side in at)
    draw.rounded_rectangle(place, radius=across * 0.17 * SCALE, fill=rgb(Ink.IVORY), outline=rgb(Ink.EDGE), width=8)
    lies = at.width > at.height
    for number, far in ((tile.high, 0.25), (tile.low, 0.75)):
        middle_x = at.left + at.width * (far if lies else 0.5)
        middle_y = at.top + at.height * (0.5 if lies else far)
        for one, other in PIPS[number]:
            right, down = (other, one) if lies else (one, other)
            x, y = (middle_x + right * across * 0.265) * SCALE, (middle_y + down * across * 0.265) * SCALE
            reach = across * 0.098 * SCALE
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=rgb(Ink.INK))
