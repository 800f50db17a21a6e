"""The pictures themselves: their form, what they show, and what they never show."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.boards import PieceView
from bot.rules.moves import Pass
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from images.drawing.drawing import Drawing
from images.drawing.palette import PALETTE, Ink
from images.hand.hand import draw_hand
from images.hand.layout import hand_layout
from images.scores.chart import draw_scores
from images.table.table import draw_table
from images.table.tricks_layout import table_layout
from images.warm import warm
from tests.images.pixels import inks, pixels
from tests.images.views import (
    NAMES,
    finished_trick,
    hearts_hand,
    on_board,
    random_views,
    shown,
    start,
    table_of,
    whist_hand,
)

DRAW: list[Callable[[View, Sequence[str]], Drawing]] = [draw_hand, draw_table, draw_scores]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([(0, 4), (0, 3), (1, 4), (2, 3), (3, 4), (5, 3)]), st.integers(0, 10**6), st.integers(0, 110))
def test_any_view_of_any_match_can_be_drawn(game: tuple[int, int], seed: int, moves: int):
    preset, players = game
    for view in random_views(preset, players, seed, moves):
        for draw in DRAW:
            picture = draw(view, NAMES)
            image = pixels(picture)
            assert (image.size, image.mode, image.format) == ((1100, 700), "P", "PNG")
            assert len(picture.render()) < 64 * 1024
            assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("draw", DRAW)
def test_the_palette_is_the_one_of_all_pictures(draw: Callable[[View, Sequence[str]], Drawing]):
    palette = pixels(draw(whist_hand(), NAMES)).getpalette()
    assert palette is not None
    assert palette[: 3 * len(PALETTE)] == [channel for colour in PALETTE for channel in colour]


def test_each_picture_has_its_file_name():
    assert [draw(start(), NAMES).name for draw in DRAW] == ["hand.png", "table.png", "scores.png"]


@given(st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=25, deadline=None)
def test_the_table_is_the_same_whatever_is_held(seed: int, moves: int):
    bystander, *seats = random_views(0, 4, seed, moves)
    assert not bystander.hand
    expected = draw_table(bystander, NAMES)
    png = expected.render()
    for view in seats:
        drawing = draw_table(view, NAMES)
        assert (drawing.alt, drawing.name, drawing.render()) == (expected.alt, expected.name, png)


def test_legal_pieces_are_ringed_and_raised_and_the_others_dim():
    view = whist_hand()
    image = pixels(draw_hand(view, NAMES))
    for one, place in zip(view.hand, hand_layout(12), strict=True):
        above = image.getpixel((place.piece.centre[0], place.piece.top - 8 - 4))
        face = image.getpixel((place.piece.left + 8, place.piece.centre[1] - 30))
        assert (above == Ink.GOLD) is bool(one.legal)
        assert (face == Ink.DIM) is not one.legal


def test_where_all_is_legal_nothing_is_ringed_or_dimmed():
    view = replace(start(), phase=Phase.PLAY, ask=None)
    image = pixels(draw_hand(view, NAMES))
    assert Ink.GOLD not in inks(image)
    assert all(image.getpixel((place.piece.left + 8, place.piece.top + 30)) == Ink.IVORY for place in hand_layout(7))


def test_the_half_of_the_suit_led_is_tinted():
    view = replace(start(), hand=(PieceView(Tile(6, 0), legal=True, tinted=(False, True)),), ask=None)
    piece = hand_layout(1)[0].piece.moved(0, -8)
    image = pixels(draw_hand(view, NAMES))
    assert image.getpixel((piece.left + 10, piece.top + 80)) == Ink.IVORY
    assert image.getpixel((piece.left + 10, piece.bottom - 80)) == Ink.TINT


def test_pips_are_red_on_penalty_tiles_but_the_black_tile_stays_black():
    hand = shown("6-3", points=1, penalty=True) + shown("0-0", points=4, penalty=True, black=True)
    view = replace(start(), hand=hand, ask=None)
    image = pixels(draw_hand(view, NAMES))
    red, black = hand_layout(2)
    assert Ink.RED in inks(image.crop(red.piece))
    assert Ink.INK not in inks(image.crop(red.piece))
    assert {Ink.BLACK, Ink.RIM} <= inks(image.crop(black.piece))
    assert image.getpixel((black.piece.left + 20, black.piece.top + 40)) == Ink.BLACK
    for place in (red, black):
        assert image.getpixel((place.badge.centre[0] - 16, place.badge.centre[1])) == Ink.RED


def test_counts_bear_a_blue_badge():
    view = replace(start(), hand=shown("5-5", points=10), ask=None)
    place = hand_layout(1)[0]
    image = pixels(draw_hand(view, NAMES))
    assert image.getpixel((place.badge.centre[0] - 20, place.badge.centre[1])) == Ink.BLUE


def test_chosen_tiles_are_raised_and_may_still_be_changed():
    view = start()
    assert view.ask is not None
    made = Pass(tuple(one.piece for one in view.hand[2:5] if one.piece is not None))
    before, after = (pixels(draw_hand(one, NAMES)) for one in (view, replace(view, ask=replace(view.ask, made=made))))
    tops = [place.piece for place in hand_layout(7)]
    moved = [
        after.getpixel((piece.centre[0], piece.top - 5)) != before.getpixel((piece.centre[0], piece.top - 5))
        for piece in tops
    ]
    assert moved == [False, False, True, True, True, False, False]


def test_every_piece_of_every_set_looks_different():
    tiles = [Tile(high, low) for high in range(10) for low in range(high + 1)]
    looks = [_look(PieceView(tile)) for tile in tiles]
    cards = [f"{rank}{suit}" for rank in ("2", "10", "J", "Q", "K", "A") for suit in "CDHS"]
    looks += [_look(*shown(card)) for card in cards]
    for one, other in combinations(range(len(looks)), 2):
        assert looks[one] != looks[other]


def _look(piece: PieceView) -> bytes:
    return pixels(draw_hand(replace(start(), hand=(piece,), ask=None), NAMES)).crop(hand_layout(1)[0].piece).tobytes()


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
def test_a_finished_trick_is_its_winners_whoever_led(seats: int, leader: int, winner: int):
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


def test_a_seat_that_has_passed_lies_face_down():
    view = replace(start(seat=None), draws=())
    ready = replace(
        view, seats=tuple(replace(seat, ready=seat.seat == 1, to_act=seat.seat != 1) for seat in view.seats)
    )
    image = pixels(draw_table(ready, NAMES))
    backs = [Ink.BACK in inks(image.crop(place.slot)) for place in table_layout(4).seats]
    assert backs == [False, True, False, False]


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


def test_hands_of_cards_in_any_number():
    cards = "AS KS QS 9S 4S 2S KH 10H 7H 2H AD JD 5D QC 9C 8C 3C"
    for count in (1, 6, 7, 10, 13, 17):
        picture = draw_hand(hearts_hand(" ".join(cards.split()[:count]), Suit.HEARTS), NAMES)
        assert f"{count} tile" in picture.alt


def test_drawing_twice_gives_the_same_bytes_warm_or_cold():
    first = [draw(table_of(4), NAMES).render() for draw in DRAW]
    warm()
    assert [draw(table_of(4), NAMES).render() for draw in DRAW] == first
