"""Text set letter by letter, and rectangles made from corners, look as though they were painted whole."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from images.drawing.canvas import SIZE, Box, Canvas
from images.drawing.lettering import Letters, cap_height, width
from images.drawing.names import drawable
from images.drawing.palette import Ink, mapped, ramp
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight, font
from images.parts.marks import draw_rounded

_WORDS = st.text(
    st.characters(min_codepoint=32, max_codepoint=126) | st.sampled_from("·−–×…éŁ"), min_size=1, max_size=12
)


_TOUCHING = st.text("fjkrtvwyoceTVY_", min_size=2, max_size=8)


@settings(deadline=None)
@given(
    st.lists(_WORDS | _TOUCHING, min_size=1, max_size=3).map(" ".join),
    st.sampled_from([26, 33, 38, 44]),
    st.sampled_from(Weight),
)
def test_words_laid_side_by_side_are_as_the_font_sets_them(text: str, size: int, weight: Weight):
    shown = drawable(text) or "x"
    canvas, whole = Canvas(Ink.FELT), Image.new("L", SIZE)
    canvas.text(shown, (100, 350), Letters(size, Ink.TEXT, Ink.FELT, weight))
    letters = font(size, weight)
    ImageDraw.Draw(whole).text((100, 350 + cap_height(size) // 2), shown, font=letters, fill=255, anchor="ls")
    assert canvas.image.tobytes() == mapped(whole, ramp(Ink.FELT, Ink.TEXT)).tobytes()
    assert width(shown, size, weight) == letters.getlength(shown)


def test_between_letters_is_their_ground():
    canvas = Canvas(Ink.RED)
    canvas.text("a b", (100, 350), Letters(38, Ink.TEXT, Ink.FELT))
    left, top, right, bottom = canvas.image.point([int(index != Ink.RED) for index in range(256)]).getbbox() or SIZE * 2
    drawn = canvas.image.crop((left, top, right, bottom)).tobytes()
    assert Ink.RED not in drawn
    assert drawn.count(Ink.FELT) > 100


@pytest.mark.parametrize("rim", [None, Ink.GOLD])
@pytest.mark.parametrize(
    ("size", "radius"),
    [((300, 58), 29), ((91, 52), 26), ((75, 58), 29), ((61, 120), 14), ((40, 40), 18), ((420, 300), 24), ((30, 80), 8)],
)
def test_a_rectangle_of_any_size_is_as_though_it_was_painted(size: tuple[int, int], radius: int, rim: Ink | None):
    wide, high = size

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, wide, high, radius, Ink.TEXT if rim is None else rim)
        if rim is not None:
            brush.rounded(4, 4, wide - 4, high - 4, radius - 4, Ink.TEXT)

    canvas = Canvas(Ink.RED, size)
    draw_rounded(canvas, Box(0, 0, *size), radius, Ink.TEXT, Ink.FELT, rim)
    assert canvas.image.tobytes() == painted(size, Ink.FELT, paint).tobytes()
