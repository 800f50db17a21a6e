"""The table of a trick game: what lies there, whose turn it is, who takes the trick."""

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.boards import Challenged, Contract, Withdrawn
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles
from images.drawing.palette import Ink
from images.table.table import draw_table
from images.table.tricks_layout import hand_room, open_hand_layout, table_layout
from tests.images.pixels import inks, pixels
from tests.images.views import (
    NAMES,
    finished_trick,
    hearts_table,
    moon_choices,
    on_board,
    random_views,
    shown,
    table_of,
)


@given(st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=25, deadline=None)
def test_the_table_is_the_same_whatever_hands_are_held(seed: int, moves: int):
    bystander, *seats = random_views(0, 4, seed, moves)
    assert not bystander.hand
    expected = draw_table(bystander, NAMES)
    png = expected.render()
    for view in seats:
        drawing = draw_table(view, NAMES)
        assert (drawing.alt, drawing.name, drawing.render()) == (expected.alt, expected.name, png)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("partners", [False, True])
def test_tables_of_two_to_six_show_what_was_played_and_whose_turn_it_is(seats: int, partners: bool):
    view = table_of(seats, partners=partners)
    trick = view.trick_board.on_table
    image = pixels(draw_table(view, NAMES))
    for seat, place in zip(view.seats, table_layout(seats).seats, strict=True):
        plate = image.getpixel((place.plate.centre[0], place.plate.top + 8))
        assert plate == (Ink.GOLD if seat.to_act else Ink.HEADER)
        slot = inks(image.crop(place.slot))
        assert (Ink.IVORY in slot) is not seat.to_act
        crowned = image.getpixel((place.crown.centre[0], place.crown.top + 5)) == Ink.INK
        assert crowned is (trick is not None and trick.winner == seat.seat)
        led = image.getpixel((place.led.centre[0], place.led.top + 2)) == Ink.TEXT
        assert led is (seat.seat == 0)


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize(("leader", "winner"), [(0, 2), (2, 0), (1, 2), (1, 1)])
def test_a_finished_trick_marks_its_winner_and_who_led(seats: int, leader: int, winner: int):
    view = finished_trick(seats, leader, winner)
    layout = table_layout(seats)
    image = pixels(draw_table(view, NAMES))
    crowned = [image.getpixel((place.crown.centre[0], place.crown.top + 5)) == Ink.INK for place in layout.seats]
    assert crowned == [seat == winner for seat in range(seats)]
    led = [image.getpixel((place.led.centre[0], place.led.top + 2)) == Ink.TEXT for place in layout.seats]
    assert led == [seat == leader for seat in range(seats)]
    note = layout.corners["top right" if layout.compass else "middle"]
    named = [
        pixels(draw_table(view, [*NAMES[:seat], "Gwendolyn", *NAMES[seat + 1 :]])).crop(note).tobytes()
        != image.crop(note).tobytes()
        for seat in range(seats)
    ]
    assert named == [seat == winner for seat in range(seats)], "beside the trick its winner is named, and nobody else"


def test_hands_that_lie_open_are_shown_before_their_seats():
    view = table_of(6, partners=True)
    hand = shown("6-6 5-5 4-4 3-3")
    seats = tuple(replace(seat, out=seat.seat == 5, shown=hand if seat.seat == 5 else ()) for seat in view.seats)
    contract = Contract(1, Bid(None, Special.NEL_O))
    view = on_board(replace(view, seats=seats), contract=contract, trump=None, doubles=Doubles.OWN_SUIT)
    picture = draw_table(view, NAMES)
    assert "Farouk sits out, hand open: 6-6, 5-5, 4-4, 3-3." in picture.alt
    assert "Doubles: own suit." in picture.alt
    assert "Trump" not in picture.alt, "there is none in nel-o"
    image = pixels(picture)
    for tile in open_hand_layout(hand_room(table_layout(6).seats[5]), 4):
        assert Ink.IVORY in inks(image.crop(tile))


def test_play_that_goes_counter_clockwise_is_mentioned():
    assert "Play goes counter-clockwise." in draw_table(hearts_table(), NAMES).alt
    assert "clockwise" not in draw_table(table_of(4), NAMES).alt
    assert "clockwise" not in draw_table(table_of(2), NAMES).alt


def test_a_play_taken_back_and_a_challenge_are_shown():
    taken_back = hearts_table(withdrawn=(Withdrawn(4, 1, Tile(6, 5), revoke=True),))
    assert "Bo took back 6-5." in draw_table(taken_back, NAMES).alt
    challenged = hearts_table(challenges=(Challenged(0, 2, 3, proven=True), Challenged(1, 3, 1, proven=False)))
    alt = draw_table(challenged, NAMES).alt
    assert "Ann challenged Chris, trick 3: a revoke. Bo challenged Dee, trick 1: no revoke." in alt
    plain = pixels(draw_table(hearts_table(), NAMES))
    corner = table_layout(4).corners["bottom left"]
    for view in (taken_back, challenged):
        assert pixels(draw_table(view, NAMES)).crop(corner).tobytes() != plain.crop(corner).tobytes()


def test_a_moon_is_announced_at_the_table():
    alt = draw_table(moon_choices(), NAMES).alt
    assert "Dee took every point." in alt
    assert "Dee to choose what the moon does." in alt


@settings(deadline=None)
@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_no_name_breaks_a_table(names: list[str]):
    picture = draw_table(table_of(4), names)
    assert picture.render().startswith(b"\x89PNG")
    assert not any(unicodedata.category(one).startswith("C") for one in picture.alt)


def test_names_of_any_length_are_drawn():
    assert draw_table(table_of(6, partners=True), ["W" * 100_000] * 6).render()


@pytest.mark.parametrize("marks", ["\u202e{}", "{}\u202e", "\u2067{}", "{}\u2069\u2069", "\u200f{}\u061c", "\u202d{}"])
def test_turning_characters_in_a_name_change_no_picture(marks: str):
    plain = draw_table(table_of(4), ("Ann", "דנה", *NAMES[2:]))
    tricky = draw_table(table_of(4), (marks.format("Ann"), marks.format("דנה"), *NAMES[2:]))
    assert tricky.render() == plain.render()
