"""The seat where it is no plain trick: each says what it is for."""

from dataclasses import replace

import pytest

from bot.rules.view import Phase
from bot.words.seat.band import Tone, band
from bot.words.tricks.nel_o import nel_o_of
from bot.words.tricks.review import review_of
from images.drawing.canvas import SIZE
from images.drawing.felts import Felt, felt_colours
from images.drawing.palette import CONTRAST, Ink
from images.seat.band import open_lines
from images.seat.large_layout import BAND as LARGE_BAND
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.seat.zones import BAND
from tests.images.pixels import inks, pixels
from tests.images.texts import Texts
from tests.images.views import NAMES, hearts_hand, whist_hand
from tests.moments import first_view


def test_a_moon_is_decided_by_night():
    view = first_view(lambda view: view.phase is Phase.MOON and view.ask is not None)
    palette = pixels(draw_seat(view, NAMES)).getpalette()
    assert palette is not None
    assert tuple(palette[:3]) == felt_colours(Felt.MOON)[Ink.FELT]
    stark = pixels(draw_seat(view, NAMES, SeatStyle(contrast=True))).getpalette()
    assert stark is not None
    assert tuple(stark[:3]) == CONTRAST[Ink.FELT]


def test_clubs_and_diamonds_have_colours_of_their_own_on_wish():
    view, four_colours = hearts_hand("AS KH AD JD 5D QC 9C 8C 3C", None), SeatStyle(four_colours=True)
    playable = replace(view, hand=tuple(replace(one, legal="D" not in str(one.piece)) for one in view.hand))
    usual, four = (pixels(draw_seat(playable, NAMES, style)) for style in (PLAIN, four_colours))
    assert usual.histogram()[Ink.CLUB] == 0
    assert four.histogram()[Ink.CLUB] > 500
    assert four.histogram()[Ink.DIM_BLUE] > 200
    assert draw_seat(playable, NAMES, four_colours).alt == draw_seat(playable, NAMES).alt
    review = first_view(lambda view: view.phase is Phase.REVIEW and review_of(view).is_complete)
    assert pixels(draw_seat(review, NAMES, four_colours)).histogram()[Ink.CLUB] > 500


def test_large_print_keeps_its_names(texts: Texts):
    view = whist_hand()
    draw_seat(view, NAMES, SeatStyle(large=True)).render()
    assert {NAMES[seat.seat] for seat in view.seats if seat.seat != view.viewer} <= {text for text, _ in texts.set}


def test_open_hands_stand_on_one_line_where_they_are_short():
    facts = nel_o_of(first_view(lambda view: view.tricks and (found := nel_o_of(view)) and found.open_hands))
    assert facts is not None
    hands = tuple((seat, (hand * 9)[:9]) for seat, hand in facts.open_hands)
    assert open_lines(replace(facts, open_hands=hands)) == 2
    short = tuple((seat, hand[:6]) for seat, hand in hands)
    assert open_lines(replace(facts, open_hands=short)) == 1
    assert open_lines(replace(facts, open_hands=())) == 0


@pytest.mark.parametrize("style", [PLAIN, SeatStyle(large=True)], ids=["plain", "large"])
def test_no_piece_reaches_into_a_gold_band(style: SeatStyle):
    view = first_view(lambda view: view.tricks and view.ask and band(view, NAMES.__getitem__).tone is Tone.GOOD)
    image, place = pixels(draw_seat(view, NAMES, style)), LARGE_BAND if style.large else BAND
    lowest = image.crop((0, place.bottom - 1, SIZE[0], place.bottom))
    assert inks(lowest) == {Ink.GOLD}
