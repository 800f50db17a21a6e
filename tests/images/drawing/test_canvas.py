"""What is laid on a canvas."""

import pytest

from images.drawing.canvas import Canvas
from images.drawing.palette import Ink
from images.parts.marks import badge
from tests.images.pixels import inks, opened


@pytest.mark.parametrize("ground", [Ink.FELT, Ink.LIGHT, Ink.GOLD, Ink.IVORY, Ink.DIM])
def test_a_shape_lies_on_plain_ground_as_on_any(ground: Ink):
    shape = badge(4, penalty=True)
    plain, other = Canvas(ground), Canvas(ground)
    corner = 100, 100
    assert shape.mask.getpixel((0, 0)) == 0
    other.image.putpixel(corner, Ink.RED)
    for canvas in (plain, other):
        canvas.lay(shape, *corner)
    other.image.putpixel(corner, ground)
    assert plain.image.tobytes() == other.image.tobytes()


def test_a_copy_of_a_canvas_is_one_of_its_own():
    first = Canvas(Ink.LIGHT)
    second = Canvas(first)
    second.text("Ann", (100, 100), 38, Ink.TEXT, Ink.LIGHT)
    assert opened(first.png()).tobytes() == bytes([Ink.LIGHT]) * (1100 * 700)
    assert opened(second.png()).tobytes() == second.image.tobytes()
    assert second.image.tobytes() != first.image.tobytes()


def test_a_space_alone_leaves_no_trace():
    canvas = Canvas(Ink.FELT)
    assert canvas.text(" ", (100, 100), 38, Ink.TEXT, Ink.GOLD) > 0
    assert inks(canvas.image) == {Ink.FELT}
