"""PNG files: what is packed comes back, small enough, with and without the fast library."""

import subprocess
import sys
from random import Random

import pytest
from PIL import Image

from images.drawing.canvas import LARGEST, SIZE
from images.drawing.palette import PALETTE_BYTES
from images.drawing.png import IS_FAST, IndexedImage, png
from images.table.table import draw_table
from tests.images.pixels import opened
from tests.images.views import NAMES, table_of

_PACK_SLOWLY = """
import sys
sys.modules["isal"] = None  # importing it fails
from PIL import Image
from images.drawing.canvas import LARGEST, SIZE
from images.drawing.palette import PALETTE_BYTES
from images.drawing.png import IS_FAST, IndexedImage, png
assert not IS_FAST
image = Image.frombytes("L", SIZE, sys.stdin.buffer.read())
sys.stdout.buffer.write(png(IndexedImage.of(image), PALETTE_BYTES, LARGEST))
"""


def _noise(different: int) -> Image.Image:
    """A picture of pixels that are all chance: the hardest to pack."""
    chance = Random(1)
    few = bytes(number % different for number in range(256))
    return Image.frombytes("L", SIZE, chance.randbytes(SIZE[0] * SIZE[1]).translate(few))


@pytest.mark.parametrize("different", [1, 3, 200])
def test_a_picture_comes_back_pixel_by_pixel(different: int):
    image = _noise(different)
    again = opened(png(IndexedImage.of(image), PALETTE_BYTES, LARGEST))
    assert (again.size, again.mode) == (SIZE, "P")
    assert again.tobytes() == image.tobytes()
    palette = again.getpalette()
    assert palette is not None
    assert bytes(palette[: len(PALETTE_BYTES)]) == PALETTE_BYTES


def test_a_large_picture_is_packed_with_more_effort():
    image = _noise(2).crop((0, 0, SIZE[0], 80))
    sizes = [len(png(IndexedImage.of(image), PALETTE_BYTES, limit)) for limit in (1 << 20, 14_000, 0)]
    assert sizes[0] > sizes[1] >= sizes[2]


def test_a_picture_is_the_same_whatever_packs_it():
    assert IS_FAST, "the tests run on machines that have the fast library"
    image = opened(draw_table(table_of(4), NAMES).render())
    command = [sys.executable, "-c", _PACK_SLOWLY]
    packed = subprocess.run(command, input=image.tobytes(), capture_output=True, check=True).stdout
    assert len(packed) <= LARGEST
    assert opened(packed).tobytes() == image.tobytes()
