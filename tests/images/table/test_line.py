"""The table of a game with a line: what is shown, to whom, and what is never shown."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Turned, Went
from bot.rules.moves import Peek
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.alt import alt_table
from images.drawing.palette import Ink
from images.table.line import turned_place
from images.table.line_layout import line_layout, panel, rows_layout
from images.table.table import draw_table
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES

HUGHIE = CATALOGUE["blind-hughie"]


def _view(preset: str, players: int, seed: int, moves: int) -> View:
    options = next(one.options for one in HUGHIE.presets if one.name == preset)
    match, chance = HUGHIE.start(options, players, seed.to_bytes(32)), Random(seed)
    for _ in range(moves):
        if match.winners is not None:
            break
        seat = HUGHIE.to_act(match)[0]
        choices = HUGHIE.legal(match, seat)
        match, _ = HUGHIE.play(match, seat, Peek() if Peek() in choices else chance.choice(choices))
    return HUGHIE.view(match, None)


@pytest.mark.parametrize("preset", [one.name for one in HUGHIE.presets])
def test_every_preset_is_drawn_from_its_first_turn_to_its_last(preset: str):
    players = next(one.players for one in HUGHIE.presets if one.name == preset)
    for number, count in enumerate(players):
        for moves in range(0, 160, 23):
            view = _view(preset, count, number, moves)
            picture = draw_table(view, NAMES)
            assert picture.alt == alt_table(view, NAMES)
            assert len(picture.render()) < 40 * 1024
            assert "Rows: Ann " in picture.alt
            assert len(picture.alt) <= 1024


def test_the_next_to_turn_is_ringed_and_the_open_halves_are_tinted():
    view = _view("blind-hughie", 4, 3, 9)
    image = pixels(draw_table(view, NAMES))
    counts = tuple(len(seat.shown) for seat in view.seats)
    for seat, place in zip(view.seats, rows_layout(counts), strict=True):
        ringed = [image.getpixel((tile.centre[0], tile.top - 4)) == Ink.GOLD for tile in place.tiles]
        assert ringed == [seat.to_act and number == len(ringed) for number, _ in enumerate(ringed, 1)]
    for laid in line_layout(view.line_board, panel(4)).tiles:
        place = laid.place
        spots = [(place.left + 8, place.top + 8), (place.right - 10, place.bottom - 12)]
        tinted = [image.getpixel(spot) == Ink.TINT for spot in spots]
        assert tuple(tinted) == laid.open


def test_a_tile_that_waits_is_shown_and_asked_about():
    view = replace(
        _view("blind-hughie", 4, 3, 0),
        line=LineView(((2, 5), (5, 4)), 0, Tile(4, 2), (Turned(1, 6, Tile(4, 2), Went.WAITS),)),
    )
    picture = draw_table(view, NAMES)
    assert Ink.IVORY in inks(pixels(picture).crop(turned_place(panel(4))))
    assert "Bo turned up 4-2: fits both ends." in picture.alt


def test_a_peek_is_drawn_for_the_one_who_peeks_alone():
    view = _view("billitonnen", 4, 3, 0)
    seat = view.to_act[0]
    peeking = replace(view, viewer=seat, line=replace(view.line_board, peeked=Tile(6, 5)))
    assert "seen by you alone: 6-5" in draw_table(peeking, NAMES).alt
    place = rows_layout(tuple(len(one.shown) for one in view.seats))[seat].tiles[-1]
    assert pixels(draw_table(peeking, NAMES)).crop(place) != pixels(draw_table(view, NAMES)).crop(place)


def test_doubles_that_lie_open_are_in_the_alt_text():
    view = _view("billitonnen", 4, 3, 0)
    row = (PieceView(Tile(3, 3)), *view.seats[2].shown[1:])
    seats = (*view.seats[:2], replace(view.seats[2], shown=row), view.seats[3])
    assert f"Chris {len(row)}, one face up: 3-3" in draw_table(replace(view, seats=seats), NAMES).alt
