"""The tile that nobody was dealt, at a table of three."""

import pytest

from images.drawing.palette import Ink
from images.table.table import draw_table
from images.table.tricks_layout import table_layout
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, finished_trick, on_board, random_views, shown, table_of


def test_the_undealt_tile_is_shown_where_nobody_sits():
    view = on_board(table_of(3, low_wins=True), exposed=shown("5-0"))
    spare = table_layout(3).spare
    assert spare is not None
    assert Ink.IVORY in inks(pixels(draw_table(view, NAMES)).crop(spare.slot))
    assert Ink.IVORY not in inks(pixels(draw_table(on_board(view, exposed=()), NAMES)).crop(spare.slot))


@pytest.mark.parametrize(("penalty", "ink"), [(True, Ink.RED), (False, Ink.BLUE)])
def test_an_undealt_tile_that_counts_bears_its_badge(penalty: bool, ink: Ink):
    spare = table_layout(3).spare
    assert spare is not None
    assert spare == table_layout(4).seats[2], "it lies where the fourth seat's tile would, its badge too"
    inside = (spare.badge.centre[0] - 16, spare.badge.centre[1])
    view = on_board(table_of(3, low_wins=True), exposed=shown("5-0", points=4, penalty=penalty))
    assert pixels(draw_table(view, NAMES)).getpixel(inside) == ink
    for other in (on_board(view, exposed=shown("5-0")), on_board(view, exposed=())):
        assert pixels(draw_table(other, NAMES)).getpixel(inside) not in (Ink.RED, Ink.BLUE)


def test_the_undealt_tile_of_a_match_bears_its_badge_where_it_counts():
    """Black Tile with three: the tile nobody was dealt lies open after the first trick, with what it counts."""
    spare = table_layout(3).spare
    assert spare is not None
    seen = set[int]()
    for seed in range(12):
        bystanders = (random_views(0, 3, seed, moves)[0] for moves in range(6, 30))
        view = next(view for view in bystanders if view.trick_board.exposed)
        (tile,) = view.trick_board.exposed
        image = pixels(draw_table(view, NAMES))
        red = image.getpixel((spare.badge.centre[0] - 16, spare.badge.centre[1])) == Ink.RED
        assert red is bool(tile.points), f"{tile.piece} counts {tile.points}"
        seen.add(tile.points)
    assert {0, 1} <= seen


def test_the_undealt_tile_names_who_took_the_first_trick():
    view = finished_trick(3, leader=0, winner=2)
    view = on_board(view, exposed=shown("5-0"))
    spare = table_layout(3).spare
    assert spare is not None
    image = pixels(draw_table(view, NAMES)).crop(spare.plate)
    named = [
        pixels(draw_table(view, [*NAMES[:seat], "Gwendolyn", *NAMES[seat + 1 :]])).crop(spare.plate).tobytes()
        != image.tobytes()
        for seat in range(3)
    ]
    assert named == [False, False, True]
