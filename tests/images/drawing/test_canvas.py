"""What is laid on a canvas."""

import pytest

from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import Letters
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


def test_a_canvas_is_packed_as_it_was_drawn():
    canvas = Canvas(Ink.LIGHT)
    assert opened(canvas.png()).tobytes() == bytes([Ink.LIGHT]) * (1100 * 700)
    canvas.text("Ann", (100, 100), Letters(38, Ink.TEXT, Ink.LIGHT))
    canvas.fill(Box(0, 698, 1100, 700), Ink.GOLD)
    assert opened(canvas.png()).tobytes() == canvas.image.tobytes()


def test_a_space_alone_leaves_no_trace():
    canvas = Canvas(Ink.FELT)
    assert canvas.text(" ", (100, 100), Letters(38, Ink.TEXT, Ink.GOLD)) > 0
    assert inks(canvas.image) == {Ink.FELT}
