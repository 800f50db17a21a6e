"""PNG files: what is packed comes back, small enough, with and without the fast libraries."""

import subprocess
import sys
from random import Random

import pytest
from PIL import Image

from images.drawing.canvas import LARGEST, SIZE
from images.drawing.palette import PALETTE_BYTES
from images.drawing.png import IS_FAST, Sheet, png
from tests.images.pixels import opened

_WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None  # importing it fails
from images.drawing.png import IS_FAST
from tests.images.reference import pictures
assert IS_FAST is {fast}, IS_FAST
drawing = pictures()["seat_follow"]
sys.stdout.buffer.write(drawing.render())
"""


def _noise(different: int) -> Image.Image:
    """A picture of pixels that are all chance: the hardest to pack."""
    chance = Random(1)
    return Image.frombytes("L", SIZE, bytes(chance.randrange(different) for _ in range(SIZE[0] * SIZE[1])))


@pytest.mark.parametrize("different", [1, 3, 200])
def test_a_picture_comes_back_pixel_by_pixel(different: int):
    image = _noise(different)
    again = opened(png(Sheet.of(image), PALETTE_BYTES, LARGEST))
    assert (again.size, again.mode) == (SIZE, "P")
    assert again.tobytes() == image.tobytes()
    palette = again.getpalette()
    assert palette is not None
    assert bytes(palette[: len(PALETTE_BYTES)]) == PALETTE_BYTES


def test_what_is_too_large_is_packed_with_more_effort():
    image = _noise(2)
    sizes = [len(png(Sheet.of(image), PALETTE_BYTES, limit)) for limit in (1 << 20, 120_000, 0)]
    assert sizes[0] > sizes[1] >= sizes[2]


def _drawn_without(*missing: str) -> bytes:
    script = _WITHOUT.format(missing=missing, fast=not missing)
    drawn = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
    assert len(drawn) <= LARGEST
    return drawn


def test_pictures_are_the_same_whatever_packs_them():
    assert IS_FAST, "the tests run on machines that have the fast libraries"
    usual = opened(_drawn_without()).tobytes()
    for missing in (("isal",), ("zlib_ng",), ("isal", "zlib_ng")):
        assert opened(_drawn_without(*missing)).tobytes() == usual, missing
