"""Lines of words with signs among them."""

from bot.words.speaker import Span
from images.drawing.lettering import width
from images.drawing.typefaces import Weight
from images.parts.lines import line_width


def test_an_arrow_between_figures_is_a_letter_and_between_names_a_sign():
    figures, names = "87 → 122", "Ann → Bo"
    assert line_width((Span(figures),), 40) == width(figures, 40, Weight.REGULAR)
    assert line_width((Span(names),), 40) > width(names, 40, Weight.REGULAR)
