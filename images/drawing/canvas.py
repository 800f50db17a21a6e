"""The canvas: an image of palette indices on which cells are pasted, and its encoding."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from PIL import Image

from images.drawing.felts import Felt, felt_bytes
from images.drawing.lettering import Letters, set_text
from images.drawing.palette import PALETTE_BYTES, Ink, mapped, thinned
from images.drawing.png import IndexedImage, png

SIZE = (1100, 700)
LARGEST = 54 * 1024  # bytes of a picture: what ISA-L packs in 0.3 ms; as much again takes zlib 5 ms
SMALL = 40 * 1024  # of one that no player waits for


class Box(NamedTuple):
    """A rectangle in pixels; right and bottom are outside it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def overlaps(self, other: "Box") -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def moved(self, right: int, down: int) -> "Box":
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def grown(self, by: int) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def grid(self, columns: int, rows: int, across: int, down: int = 0) -> "tuple[Box, ...]":
        """Boxes of one size that fill it row by row, `across` and `down` pixels apart."""
        wide, high = (self.width + across) // columns, (self.height + down) // rows
        return tuple(
            box(self.left + column * wide, self.top + row * high, wide - across, high - down)
            for row in range(rows)
            for column in range(columns)
        )


def box(left: float, top: float, wide: float, high: float) -> Box:
    """The box of a size at a place, in whole pixels."""
    return Box(round(left), round(top), round(left) + round(wide), round(top) + round(high))


# The inside of a Pillow image, or an ink; the box it fills; and where letters may reach over others, their mask.
Pasted = tuple["Image.core.ImagingCore | int", int, int, int, int, "Image.core.ImagingCore | None"]


class Sprite:
    """A shape that may lie across edges: where it covers anything, and how it looks on dark and on light ground."""

    def __init__(self, mask: Image.Image, on_dark: Image.Image, on_light: Image.Image) -> None:
        self.mask, self.on_dark, self.on_light = mask, on_dark, on_light
        self._plain: dict[int, Image.Image] = {}

    def on(self, index: int) -> Image.Image:
        """The shape as a cell on plain ground."""
        cell = self._plain.get(index)
        if cell is None:
            cell = Image.new("L", self.mask.size, index)
            cell.paste(self.on_light if _IS_LIGHT[index] else self.on_dark, None, self.mask)
            self._plain[index] = cell
        return cell


# Which palette entries are ground a shape meets lightly: all that is brighter than the middle.
_IS_LIGHT = tuple(
    255 if index * 3 < len(PALETTE_BYTES) and sum(PALETTE_BYTES[index * 3 : index * 3 + 3]) > 480 else 0
    for index in range(256)
)


class Canvas:
    """A picture in the making: 1100×700 palette indices."""

    def __init__(self, ground: Ink, size: tuple[int, int] = SIZE) -> None:
        self._indexed = IndexedImage(size)
        self.image = self._indexed.image
        # `Image.paste` asks for the kinds of its arguments, then calls this. A picture has hundreds of small parts, and
        # to ask about one takes longer than to lay it.
        self._paste = self.image.im.paste
        if ground:  # a new image is full of index 0
            self._paste(int(ground), (0, 0, *size))

    def fill(self, where: Box, ink: Ink) -> None:
        self._paste(int(ink), where)

    def paste(self, part: Image.Image, left: int, top: int) -> None:
        """Lay a rectangular cell on the canvas; it brings the ground it was drawn on."""
        source = part.im
        wide, high = source.size
        self._paste(source, (left, top, left + wide, top + high))

    def paste_all(self, cells: Iterable[Pasted], left: int, top: int) -> None:
        """Lay cells placed relative to a point."""
        paste = self._paste
        for cell, x, y, right, bottom, mask in cells:
            where = (left + x, top + y, left + right, top + bottom)
            if mask is None:
                paste(cell, where)
            else:
                paste(cell, where, mask)

    def lay(self, sprite: Sprite, left: int, top: int) -> None:
        """Lay a shape on whatever is there."""
        wide, high = sprite.mask.size
        where = (left, top, left + wide, top + high)
        under = self.image.im.crop(where)
        lowest, highest = under.getextrema()
        if lowest == highest:
            self._paste(sprite.on(lowest).im, where)
            return
        shape = sprite.on_dark.im.copy()
        shape.paste(sprite.on_light.im, (0, 0, wide, high), under.point(_IS_LIGHT, "L"))
        self._paste(shape, where, sprite.mask.im)

    def text(
        self,
        text: str,
        at: tuple[int, int],
        letters: Letters,
        *,
        anchor: str = "l",
        limit: int = SIZE[0],
        least: int | None = None,
    ) -> int:
        """Set text on one line on plain ground: `at` is its left end, middle or right end ("l", "m", "r") and the
        middle of its capitals. What is wider than `limit` is set smaller, down to the size `least`, then cut off.
        Returns its width in pixels."""
        size, ink, ground, weight, _ = letters
        done = set_text(text, size, weight, ink, ground, limit, least)
        wide, base = done.wide, at[1] + done.below
        left = at[0] if anchor == "l" else at[0] - (wide // 2 if anchor == "m" else wide)
        if done.ground is not None:
            x, y, right, bottom = done.ground
            self._paste(int(ground), (left + x, base + y, left + right, base + bottom))
        for image, x, y, right, bottom, mask in done.cells:
            where = (left + x, base + y, left + right, base + bottom)
            if mask is None:
                self._paste(image.im, where)
            else:
                self._paste(image.im, where, mask.im)
        return wide

    def png(self, felt: Felt = Felt.NEUTRAL, *, contrast: bool = False, largest: int = LARGEST) -> bytes:
        """The picture as a PNG, in a felt's colours or high contrast. Above `largest` bytes it is packed harder."""
        palette = felt_bytes(felt, contrast=contrast)
        packed = png(self._indexed, palette, largest)
        if len(packed) <= largest:
            return packed
        # Edges in fewer steps, which only a picture full of large names of many letters comes to.
        return png(IndexedImage.of(mapped(self.image, thinned())), palette, largest)


class Sketch(Canvas):
    """A canvas without pixels: it keeps what is laid on it, to be laid again by `Canvas.paste_all`.

    Sprites must lie on what was laid before, or on plain `ground`.
    """

    def __init__(self, ground: Ink = Ink.FELT) -> None:
        self.cells, self._ground = list[Pasted](), ground

    def lay(self, sprite: Sprite, left: int, top: int) -> None:
        under = Canvas(self._ground, sprite.mask.size)
        under.paste_all(self.cells, -left, -top)
        under.lay(sprite, 0, 0)
        self.paste(under.image, left, top)

    def _paste(self, part: Any, at: tuple[int, int, int, int], mask: Any = None) -> None:
        self.cells.append((part, *at, mask))
