"""The seat where it is no plain trick: nothing collides, whatever people are called; each says what it is for."""

from dataclasses import replace

import pytest

from bot.words.tricks.nel_o import nel_o_of
from images.drawing.canvas import LARGEST
from images.drawing.felts import Felt, felt_colours
from images.drawing.palette import CONTRAST, Ink
from images.seat.band import open_lines
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.images.pixels import pixels
from tests.images.seat_reference import moon, review, seat_states
from tests.images.texts import Texts
from tests.images.views import NAMES

STATES = tuple(seat_states())
LONG = ("MWMWMWMWMWMWMWMWMWMWMWMW",) * 6
STYLES = (PLAIN, SeatStyle(large=True), SeatStyle(contrast=True, four_colours=True, numerals=True))


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
def test_no_texts_collide_and_the_file_is_small(texts: Texts, name: str, names: tuple[str, ...]):
    view, drawn_in = seat_states()[name]
    for style in {*STYLES, drawn_in}:
        png = draw_seat(view, names, style).render()
        texts.check(f"{name}, {style}")
        assert len(png) <= LARGEST


def test_a_moon_is_decided_by_night():
    palette = pixels(draw_seat(moon(), NAMES)).getpalette()
    assert palette is not None
    assert tuple(palette[:3]) == felt_colours(Felt.MOON)[Ink.FELT]
    stark = pixels(draw_seat(moon(), NAMES, SeatStyle(contrast=True))).getpalette()
    assert stark is not None
    assert tuple(stark[:3]) == CONTRAST[Ink.FELT]


def test_clubs_and_diamonds_have_colours_of_their_own_where_that_is_liked():
    view, _ = seat_states()["four_colours"]
    usual, four = (pixels(draw_seat(view, NAMES, style)) for style in (PLAIN, SeatStyle(four_colours=True)))
    assert usual.histogram()[Ink.CLUB] == 0
    assert four.histogram()[Ink.CLUB] > 500
    assert four.histogram()[Ink.DIM_BLUE] > 200
    assert draw_seat(view, NAMES, SeatStyle(four_colours=True)).alt == draw_seat(view, NAMES).alt
    looked_back = pixels(draw_seat(review(4), NAMES, SeatStyle(four_colours=True)))
    assert looked_back.histogram()[Ink.CLUB] > 500


def test_large_print_keeps_its_names(texts: Texts):
    view, style = seat_states()["large_follow"]
    draw_seat(view, NAMES, style).render()
    assert {NAMES[seat.seat] for seat in view.seats if seat.seat != view.viewer} <= {text for text, _ in texts.set}


def test_open_hands_stand_on_one_line_where_they_are_short():
    view, _ = seat_states()["nel_o_open_hands"]
    facts = nel_o_of(view)
    assert facts is not None
    assert open_lines(facts) == 2
    short = tuple((seat, hand[:6]) for seat, hand in facts.open_hands)
    assert open_lines(replace(facts, open_hands=short)) == 1
    assert open_lines(replace(facts, open_hands=())) == 0
