"""The table before the first lead: drawing, passing, the auction, the kitty."""

from dataclasses import replace

import pytest

from bot.rules.boards import PieceView
from bot.rules.moves import Bid
from bot.rules.pieces import Tile
from bot.rules.view import Phase
from images.drawing.canvas import Canvas
from images.drawing.palette import Ink
from images.table.seats import draw_slot
from images.table.table import draw_table
from images.table.tricks_layout import table_layout
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, auction, before_play, on_board, shown, table_of


def test_the_kitty_lies_face_down_for_everybody_on_the_table():
    view = on_board(before_play(table_of(4), Phase.KITTY), kitty=(PieceView(None),))
    looking = on_board(replace(view, viewer=3), kitty=shown("8-7"))
    one, other = draw_table(view, NAMES), draw_table(looking, NAMES)
    assert (one.alt, one.render()) == (other.alt, other.render())
    acting = table_layout(4).seats[3].slot
    assert Ink.BACK in inks(pixels(draw_table(view, NAMES)).crop(acting))
    assert "Kitty: 1 tile, face down." in draw_table(looking, NAMES).alt


@pytest.mark.parametrize("seats", range(3, 7))
def test_once_somebody_has_passed_a_corner_says_who_was_drawn(seats: int):
    view = replace(before_play(table_of(seats), Phase.PASS), draws=(tuple(enumerate((Tile(6, 1),) * seats)),))
    view = replace(view, seats=(*view.seats[:-1], replace(view.seats[-1], ready=True)))
    explained, plain = (pixels(draw_table(one, NAMES)) for one in (view, replace(view, draws=())))
    for place in table_layout(seats).seats[:-1]:
        assert Ink.IVORY not in inks(explained.crop(place.slot)), "a tile there would look like a trick"
    corners = table_layout(seats).corners
    corner = corners["bottom-left"] if seats <= 4 else corners["left"]
    assert explained.crop(corner).tobytes() != plain.crop(corner).tobytes()


def test_the_slot_of_who_is_to_bid_again_is_empty() -> None:
    """The bid they made before is no longer what lies there."""
    view, place = auction(), table_layout(4).seats[0]

    def drawn(bid: Bid | None) -> bytes:
        canvas = Canvas(Ink.FELT)
        draw_slot(canvas, view, replace(view.seats[0], to_act=True, bid=bid), place)
        return canvas.png()

    assert drawn(Bid(4)) == drawn(None)
