"""A hand as its player likes it: large print, high contrast, numerals."""

from dataclasses import replace

import pytest

from bot.rules.suits import Suit
from images.drawing.palette import CONTRAST, PALETTE, Ink
from images.hand.hand import HandStyle, draw_hand
from images.hand.layout import hand_layout, large_layout
from tests.images.pixels import inks, pixels
from tests.images.texts import Texts
from tests.images.views import NAMES, hearts_hand, shown, start, whist_hand


def test_large_print_shows_what_may_be_played_alone():
    view = whist_hand()
    usual, large = pixels(draw_hand(view, NAMES)), pixels(draw_hand(view, NAMES, HandStyle(large=True)))
    assert usual.histogram()[Ink.DIM] > 100_000
    assert large.histogram()[Ink.DIM] < 1000
    places, _ = large_layout(4, 8)
    for place in places:
        assert large.getpixel((place.piece.left + 12, place.piece.centre[1] - 30)) in (Ink.IVORY, Ink.TINT)
    cards = hearts_hand("AS KS QS 9S 4S 2S KH 10H 7H 2H AD JD 5D QC 9C 8C 3C", Suit.HEARTS)
    assert draw_hand(cards, NAMES, HandStyle(large=True)).alt == draw_hand(cards, NAMES).alt


def test_high_contrast_is_the_same_picture_in_other_colours():
    view = whist_hand()
    usual, stark = pixels(draw_hand(view, NAMES)), pixels(draw_hand(view, NAMES, HandStyle(contrast=True)))
    assert usual.tobytes() == stark.tobytes()
    assert stark.getpalette() == [channel for colour in CONTRAST for channel in colour]
    assert len(CONTRAST) == len(PALETTE)


def test_numerals_stand_where_pips_would():
    hand = (*shown("9-4 0-0"), *shown("6-3", points=1, penalty=True))
    view = replace(start(), hand=hand, ask=None)
    pips, figures = pixels(draw_hand(view, NAMES)), pixels(draw_hand(view, NAMES, HandStyle(numerals=True)))
    for place in hand_layout(3):
        assert pips.crop(place.piece).tobytes() != figures.crop(place.piece).tobytes()
    blank = hand_layout(3)[1].piece
    assert Ink.INK not in inks(pips.crop(blank))
    assert Ink.INK in inks(figures.crop(blank)), "a blank is a nought"
    assert Ink.RED in inks(figures.crop(hand_layout(3)[2].piece))


@pytest.mark.parametrize("codes", ["8-6 6-4 4-2 6-2 0-0", "8-6 6-4 4-2 6-2 0-0 1-0 3-1 5-5 7-7", "8-6 4-2 0-0"])
def test_codes_below_large_print_are_of_one_size(texts: Texts, codes: str):
    hand = tuple(replace(one, legal="8" in str(one.piece), trump="2" in str(one.piece)) for one in shown(codes))
    draw_hand(replace(whist_hand(), hand=hand), NAMES, HandStyle(large=True)).render()
    others = [box for text, box in texts.set if text in codes and "8" not in text]
    assert len(others) == len(hand) - 1
    assert len({box.height for box in others}) == 1
