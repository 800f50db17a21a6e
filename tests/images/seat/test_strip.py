"""The cells of the seats and the band below them: what lies where, in which colours."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.pieces import parse_piece
from bot.rules.view import Phase, View
from images.drawing.palette import Ink
from images.parts.pieces import RING
from images.seat.seat import draw_seat
from images.seat.zones import STRIP, strip_layout
from tests.images.pixels import pixels
from tests.images.places import is_inside
from tests.images.texts import Texts
from tests.images.views import NAMES, finished_trick, start, table_of

_LONG = (
    "W" * 32,
    "Christopherson the Third",
    "محمد علي بن أبي طالب",
    "まつもと ゆきひろ さくら",
    "M" * 24,
    "प्रिया शर्मा",
)


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("badges", [False, True], ids=["plain", "badges"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_parts_of_a_cell_keep_apart(seats: int, cards: bool, badges: bool):
    places = strip_layout(seats, cards=cards, badges=badges)
    assert all(is_inside(place.cell, STRIP) for place in places)
    for one, other in combinations(places, 2):
        assert not one.cell.grown(4).overlaps(other.cell)
    for place in places:
        below = place.cell._replace(top=place.bar.bottom)
        for part in (place.piece.grown(RING), place.bid, place.crown, place.led, *([place.badge] if badges else [])):
            assert is_inside(part, below)
        marks = (place.crown, place.led, *([place.badge] if badges else []))
        for one, other in combinations(marks, 2):
            assert not one.overlaps(other)
        assert place.piece.right + RING < place.column or place.narrow
        assert not badges or place.badge.right <= place.column or place.narrow


def _seen(view: View, viewer: int) -> View:
    return replace(view, viewer=viewer, hand=start().hand)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("partners", [False, True])
def test_long_names_of_any_script_stay_in_their_cells(texts: Texts, seats: int, partners: bool):
    if partners and seats % 2:
        pytest.skip("sides are of equal size")
    for viewer in range(seats):
        for view in (table_of(seats, partners=partners, low_wins=not partners), finished_trick(seats, 0, 0)):
            worth = tuple(replace(seat, points=88, total=-188) for seat in view.seats)
            draw_seat(_seen(replace(view, seats=worth), viewer), _LONG).render()
            texts.check(f"{seats} seats")


def test_seats_stand_in_the_order_of_play_whichever_way_it_goes(texts: Texts):
    hearts = CATALOGUE["domino-hearts"]
    match = hearts.start(hearts.presets[0].options, 4, bytes(32))
    draw_seat(hearts.view(match, 1), NAMES).render()
    bars = [text for text, at in texts.set if at.top < 150 and at.top > 96 and text in (*NAMES, "You")]
    assert bars == ["Ann", "Dee", "Chris", "You"]


def test_a_badge_leaves_the_suit_of_a_card_to_be_seen():
    queen = PieceView(parse_piece("QS"), points=13, penalty=True)
    image = pixels(draw_seat(replace(start(), hand=(queen,), phase=Phase.PLAY, ask=None), NAMES))
    assert image.crop((490, 500, 560, 600)).histogram()[Ink.INK] > 900
