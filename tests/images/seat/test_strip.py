"""The cells of the seats and the band below them: what lies where, in which colours."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.rules.boards import PieceView, TrickView
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Bid
from bot.rules.pieces import Tile, parse_piece
from bot.rules.suits import Suit
from bot.rules.view import Ask, Choice, Phase, View
from images.drawing.canvas import SIZE
from images.drawing.palette import Ink
from images.parts.pieces import RING
from images.seat.large_layout import BAND as LARGE_BAND
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.seat.zones import BAND, HAND, STRIP, strip_layout
from tests.images.pixels import inks, pixels
from tests.images.places import is_inside
from tests.images.seat_reference import passed, seat_states
from tests.images.texts import Texts
from tests.images.views import NAMES, auction, finished_trick, on_board, start, table_of

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
def test_what_stands_in_a_cell_keeps_apart(seats: int, cards: bool, badges: bool):
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


def test_the_winning_piece_is_ringed_and_the_seat_to_act_is_gold():
    view = _seen(table_of(4), 3)
    image, places = pixels(draw_seat(view, NAMES)), strip_layout(4, badges=True)
    for number, place in enumerate(places):
        ring = image.getpixel((place.piece.centre[0], place.piece.top - 4))
        assert (ring == Ink.GOLD) is (number == 1), "seat 1 is winning"
        assert (image.getpixel((place.bar.left + 8, place.bar.bottom - 6)) == Ink.GOLD) is (number == 3)


@pytest.mark.parametrize(("points", "viewer", "ink"), [(0, 2, Ink.GOLD), (3, 2, Ink.RED), (3, 1, Ink.HEADER)])
def test_the_band_turns_gold_or_red_for_who_took_the_trick(points: int, viewer: int, ink: Ink):
    view = finished_trick(4, 0, 2)
    trick = replace(view.trick_board.finished[0], points=points)
    view = _seen(on_board(view, on_table=trick, finished=(trick,)), viewer)
    image = pixels(draw_seat(view, NAMES))
    assert image.getpixel((BAND.right - 4, BAND.top + 4)) == ink
    assert image.getpixel((4, BAND.bottom - 4)) == ink


def test_who_waits_sees_no_gold_in_the_header_and_an_undimmed_hand():
    waiting = pixels(draw_seat(_seen(table_of(4), 1), NAMES))
    header = inks(waiting.crop((0, 0, 620, 86)))
    assert Ink.GOLD not in header
    assert waiting.crop(HAND).histogram()[Ink.DIM] < 200


def test_the_highest_bid_has_a_gold_rim_and_the_ladder_shows_what_may_be_bid():
    choices = tuple(Choice(Bid(amount)) for amount in (7, 8, 9, None))
    view = replace(_seen(auction(), 3), ask=Ask(Phase.BID, "bid 7 to 9, or pass", choices))
    image, places = pixels(draw_seat(view, NAMES)), strip_layout(4, badges=True)
    rims = [image.getpixel((place.bid.centre[0], place.bid.top + 1)) == Ink.GOLD for place in places]
    assert rims == [False, False, True, False]
    assert {Ink.GOLD, Ink.LIGHT} <= inks(image.crop(BAND))


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


def test_a_tile_of_the_strip_is_what_was_played():
    view = _seen(table_of(4), 3)
    trick = TrickView(4, Suit.N1, ((0, PieceView(Tile(1, 1))),), 0, 0)
    other = on_board(view, on_table=trick)
    one, two = pixels(draw_seat(view, NAMES)), pixels(draw_seat(other, NAMES))
    place = strip_layout(4, badges=True)[0].piece
    assert one.crop(place).tobytes() != two.crop(place).tobytes()


def test_who_has_chosen_what_to_pass_is_ready_and_asked_nothing_more(texts: Texts):
    before, after = pixels(draw_seat(start(), NAMES)), pixels(draw_seat(passed("black-tile"), NAMES))
    cell = strip_layout(4)[-1].cell
    assert Ink.GOLD in inks(before.crop(cell))
    assert Ink.GOLD not in inks(after.crop(cell))
    assert "ready" in {text for text, _ in texts.set}


@pytest.mark.parametrize("style", [PLAIN, SeatStyle(large=True)], ids=["plain", "large"])
def test_no_piece_reaches_into_a_gold_band(style: SeatStyle):
    view, _ = seat_states()["large_lead"]
    image, band = pixels(draw_seat(view, NAMES, style)), LARGE_BAND if style.large else BAND
    lowest = image.crop((0, band.bottom - 1, SIZE[0], band.bottom))
    assert inks(lowest) == {Ink.GOLD}
