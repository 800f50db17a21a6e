"""Colours in pictures of trains show where the viewer can play, and which trains are open to others."""

from dataclasses import replace

import pytest

from images.drawing.canvas import Canvas
from images.drawing.palette import Ink
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.seat.trains_hand import draw_trains_hand, trains_hand_layout
from images.table.table import draw_table
from images.trains.cells import train_facts
from images.trains.sockets import DARK, GOLD, IVORY, SUNK, seat_sockets, table_sockets
from tests.images.pixels import pixels
from tests.images.texts import Texts
from tests.rules.mexican_train.scenarios import COVER, WHOLE, TrainScenario

NAMES = ("Ann", "Bo", "Cleo", "Dee")
OPEN = COVER.hands("9-5 4-2 8-6", "3-1", "3-2", "7-0", ends="5 4* 5 2* 9", boneyard="8-7 7-6")
LARGE_PRINT = SeatStyle(large=True)
_TRAINS = ("own", "bo", "cleo", "dee", "mexican")


@pytest.mark.parametrize(("scenario", "seat", "table"), [
    (OPEN, (GOLD, GOLD, SUNK, GOLD, GOLD), (DARK, IVORY, DARK, IVORY, IVORY)),
    (OPEN.hands("9-5", "3-1", "3-2", "7-0", ends="5 4* 5 2* 9"), (GOLD, DARK, SUNK, DARK, GOLD),
     (DARK, IVORY, DARK, IVORY, IVORY)),
    (WHOLE.hands("12-5 8-6", "3-1", "3-2", "7-0", ends="", first_turns=4), (GOLD, SUNK, SUNK, SUNK, SUNK),
     (DARK, DARK, DARK, DARK, SUNK)),
], ids=["open", "nothing fits", "a first train"])  # fmt: skip
def test_sockets_tell_where_tiles_can_be_played(
    scenario: TrainScenario, seat: tuple[object, ...], table: tuple[object, ...]
):
    view = scenario.view(0)
    assert dict(zip(_TRAINS, seat_sockets(view), strict=True)) == dict(zip(_TRAINS, seat, strict=True))
    assert dict(zip(_TRAINS, table_sockets(view.train_board), strict=True)) == dict(zip(_TRAINS, table, strict=True))
    begun = [bool(train.tiles) for train in view.train_board.trains]
    assert seat_sockets(scenario.view(1)) == tuple(None if tiles else SUNK for tiles in begun), "the engine alone"


def test_a_double_closes_all_other_trains():
    after = COVER.hands("5-5 8-1", "6-5 4-1", "3-2", "7-0", ends="5 4 5* 2 9", boneyard="8-7 7-6").play(
        "0 play 5-5 own"
    )
    view = after.view(after.to_act[0])
    assert seat_sockets(view) == (GOLD, SUNK, SUNK, SUNK, SUNK)
    assert table_sockets(view.train_board) == (IVORY, SUNK, SUNK, SUNK, SUNK)
    facts = [train_facts(view.train_board, index, None, is_newest=index == 0) for index in range(5)]
    assert [(one.rim, one.ring) for one in facts] == [
        (Ink.GOLD, Ink.GOLD), (Ink.OUTLINE, None), (Ink.ACCENT, None), (Ink.OUTLINE, None), (Ink.ACCENT, None),
    ]  # fmt: skip


def test_the_table_is_the_same_whoever_looks():
    seen = {pixels(draw_table(OPEN.view(seat), NAMES)).tobytes() for seat in (None, 0, 1)}
    assert len(seen) == 1


def test_large_print_has_a_plate_for_each_open_number(texts: Texts):
    draw_seat(OPEN.hands("9-5 4-2", "3-1", "3-2", "7-0", ends="5 4* 5 5* 9").view(0), NAMES, LARGE_PRINT).render()
    plates = [text for text, place in texts.set if place.height > 60]
    assert plates == ["9", "5", "4"]
    assert {"You, Dee", "Bo"} <= {text for text, _ in texts.set}, "the trains that end in it"


def test_a_drawn_tile_is_marked_as_new():
    view, drawn = OPEN.view(0), []
    for tile in (None, view.hand[1].piece):
        canvas = Canvas(Ink.FELT)
        draw_trains_hand(canvas, replace(view, board=replace(view.train_board, drawn=tile)), PLAIN)
        drawn.append(canvas.image.crop(trains_hand_layout(len(view.hand))[1].new).tobytes())
    assert drawn[0] != drawn[1]
