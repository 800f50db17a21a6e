"""Text set letter by letter, and rectangles made from corners, look as though they were painted whole."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from images.drawing.canvas import SIZE, Canvas
from images.drawing.lettering import Letters, cap_height, width
from images.drawing.names import drawable
from images.drawing.palette import Ink, mapped, ramp
from images.drawing.typefaces import Weight, font

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
