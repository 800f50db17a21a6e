"""The choices that are written out where a hand is empty."""

from dataclasses import replace

from bot.rules.moves import Challenge
from bot.rules.view import Ask, Choice, Phase
from images.drawing.palette import Ink
from images.hand.choices import MOST, choices_layout
from images.hand.hand import draw_hand
from tests.images.pixels import pixels
from tests.images.views import NAMES, moon_choices, on_board


def test_the_choices_of_a_moon_are_written_out_with_names():
    picture = draw_hand(moon_choices(), NAMES)
    assert "Choices: Own score −26, Chris +26." in picture.alt
    image = pixels(picture)
    assert all(image.getpixel((line.left + 12, line.centre[1])) == Ink.HEADER for line in choices_layout(2))


def test_more_choices_than_fit_are_counted():
    choices = tuple(Choice(Challenge(2, number)) for number in range(1, 31))
    view = replace(moon_choices(), ask=Ask(Phase.REVIEW, "challenge a play, or none", choices), phase=Phase.REVIEW)
    view = on_board(view, finished=(view.trick_board.on_table,) * 30)
    picture = draw_hand(view, NAMES)
    assert len(choices_layout(30)) == MOST
    assert "Challenge Chris: 10C, trick 1" in picture.alt
    assert len(picture.alt) <= 1024
