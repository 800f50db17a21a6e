"""A hand as its player likes it: large print, high contrast, numerals."""

from dataclasses import replace

import pytest

from images.drawing.palette import CONTRAST, PALETTE, Ink
from images.seat.hand_layout import hand_layout
from images.seat.seat import draw_seat
from images.seat.style import SeatStyle
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, hearts_hand, shown, start, whist_hand


def test_high_contrast_is_the_same_picture_in_other_colours():
    view = whist_hand()
    usual, stark = pixels(draw_seat(view, NAMES)), pixels(draw_seat(view, NAMES, SeatStyle(contrast=True)))
    assert usual.tobytes() == stark.tobytes()
    assert stark.getpalette() == [channel for colour in CONTRAST for channel in colour]
    assert len(CONTRAST) == len(PALETTE)


def test_numerals_stand_where_pips_would():
    hand = (*shown("9-4 0-0"), *shown("6-3", points=1, penalty=True))
    view = replace(start(), hand=hand, ask=None)
    pips, figures = pixels(draw_seat(view, NAMES)), pixels(draw_seat(view, NAMES, SeatStyle(numerals=True)))
    for place in hand_layout(3):
        assert pips.crop(place.piece).tobytes() != figures.crop(place.piece).tobytes()
    blank = hand_layout(3)[1].piece
    assert Ink.INK not in inks(pips.crop(blank))
    assert Ink.INK in inks(figures.crop(blank)), "a blank is a nought"
    assert Ink.RED in inks(figures.crop(hand_layout(3)[2].piece))


@pytest.mark.parametrize("count", [5, 13, 17])
def test_numerals_make_the_ranks_of_cards_larger(count: int):
    hand = " ".join(
        ["AS", "KS", "QS", "9S", "4S", "2S", "KH", "10H", "7H", "2H", "AD", "JD", "5D", "QC", "9C", "8C", "3C"][:count]
    )
    view = hearts_hand(hand, None)
    usual, large = pixels(draw_seat(view, NAMES)), pixels(draw_seat(view, NAMES, SeatStyle(numerals=True)))
    place = hand_layout(count, cards=True)[0].piece
    ink = [picture.crop(place).histogram()[Ink.INK] for picture in (usual, large)]
    assert ink[1] > 1.15 * ink[0]
