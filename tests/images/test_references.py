"""The pictures look as the references do. Decoded pixels are compared, in small blocks: text may differ by a hair."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from tests.images.reference import FOLDER, pictures

BLOCK = 10  # pixels; text rendered by another FreeType differs inside a block, not from block to block
_TOLERATED = 26  # of 255, in a block's mean colour
_DRAWN = pictures()


def _differing(one: Image.Image, other: Image.Image) -> tuple[int, int]:
    """How many blocks differ in their mean colour, and the most any of them does."""
    difference = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK))
    worst = [max(pixel) for pixel in _pixels(difference.tobytes())]
    return sum(value > _TOLERATED for value in worst), max(worst)


def _pixels(channels: bytes) -> Iterator[bytes]:
    return (channels[at : at + 3] for at in range(0, len(channels), 3))


def _decoded(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("name", list(_DRAWN))
def test_it_looks_as_its_reference_does(name: str):
    drawn, reference = _decoded(_DRAWN[name].render()), _decoded((FOLDER / f"{name}.png").read_bytes())
    assert drawn.size == reference.size
    count, worst = _differing(drawn, reference)
    assert count == 0, f"{count} blocks differ, by up to {worst}: see the docstring of tests/images/reference.py"


def test_every_reference_is_drawn():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(_DRAWN)


def test_a_changed_tile_is_noticed():
    one, other = (_decoded(_DRAWN[name].render()) for name in ("seat_follow", "seat_numerals"))
    assert _differing(one, other)[0] > 50
