"""The hand in the picture of a seat: what is marked, what is dim, what is raised."""

from dataclasses import replace
from itertools import combinations

from bot.rules.boards import PieceView
from bot.rules.moves import Pass
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Phase
from images.drawing.palette import Ink
from images.seat.hand_layout import hand_layout
from images.seat.seat import draw_seat
from images.seat.zones import HAND
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, hearts_hand, on_board, shown, start, whist_hand


def test_legal_pieces_are_ringed_and_raised_and_the_others_dim():
    view = whist_hand()
    image = pixels(draw_seat(view, NAMES))
    for one, place in zip(view.hand, hand_layout(12), strict=True):
        above = image.getpixel((place.piece.centre[0], place.piece.top - 8 - 4))
        face = image.getpixel((place.piece.left + 5, place.piece.centre[1] - 20))
        assert (above == Ink.GOLD) is bool(one.legal)
        assert (face == Ink.DIM) is not one.legal


def test_where_all_is_legal_nothing_is_ringed_or_dimmed():
    view = replace(start(), phase=Phase.PLAY, ask=None)
    image = pixels(draw_seat(view, NAMES))
    assert Ink.GOLD not in inks(image.crop(HAND))
    assert all(image.getpixel((place.piece.left + 8, place.piece.top + 30)) == Ink.IVORY for place in hand_layout(7))


def test_the_half_of_the_suit_led_is_tinted():
    view = replace(start(), hand=(PieceView(Tile(6, 0), legal=True, tinted=(False, True)),), ask=None)
    piece = hand_layout(1)[0].piece.moved(0, -8)
    image = pixels(draw_seat(view, NAMES))
    assert image.getpixel((piece.left + 10, piece.top + 80)) == Ink.IVORY
    assert image.getpixel((piece.left + 10, piece.bottom - 80)) == Ink.TINT


def test_pips_are_red_on_penalty_tiles_but_the_black_tile_stays_black():
    hand = shown("6-3", points=1, penalty=True) + shown("0-0", points=4, penalty=True, black=True)
    view = replace(start(), hand=hand, ask=None)
    image = pixels(draw_seat(view, NAMES))
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
    image = pixels(draw_seat(view, NAMES))
    assert image.getpixel((place.badge.centre[0] - 20, place.badge.centre[1])) == Ink.BLUE


def test_chosen_tiles_are_raised_and_may_still_be_changed():
    view = start()
    assert view.ask is not None
    made = Pass(tuple(one.piece for one in view.hand[2:5] if one.piece is not None))
    before, after = (pixels(draw_seat(one, NAMES)) for one in (view, replace(view, ask=replace(view.ask, made=made))))
    tops = [place.piece for place in hand_layout(7)]
    moved = [
        after.getpixel((piece.left + 30, piece.top - 5)) != before.getpixel((piece.left + 30, piece.top - 5))
        for piece in tops
    ]
    assert moved == [False, False, True, True, True, False, False]
    codes = [after.getpixel((place.code.left + 30, place.code.top + 4)) for place in hand_layout(7) if place.code]
    assert [ink == Ink.TEXT for ink in codes] == moved, "a chosen code is ivory"


def test_every_piece_of_every_set_looks_different():
    tiles = [Tile(high, low) for high in range(10) for low in range(high + 1)]
    looks = [_look(PieceView(tile)) for tile in tiles]
    cards = [f"{rank}{suit}" for rank in ("2", "10", "J", "Q", "K", "A") for suit in "CDHS"]
    looks += [_look(*shown(card)) for card in cards]
    for one, other in combinations(range(len(looks)), 2):
        assert looks[one] != looks[other]


def _look(piece: PieceView) -> bytes:
    return pixels(draw_seat(replace(start(), hand=(piece,), ask=None), NAMES)).crop(hand_layout(1)[0].piece).tobytes()


def test_hands_of_any_number_of_cards_are_drawn():
    cards = "AS KS QS 9S 4S 2S KH 10H 7H 2H AD JD 5D QC 9C 8C 3C"
    for count in (1, 6, 7, 10, 13, 17):
        picture = draw_seat(hearts_hand(" ".join(cards.split()[:count]), Suit.HEARTS), NAMES)
        assert f"Hand ({count})" in picture.alt


def test_two_equal_tiles_are_both_shown():
    view = replace(start(), phase=Phase.PLAY, hand=shown("6-4 6-4 5-5 5-5"), ask=None)
    assert "Hand (4): 6-4, 6-4, 5-5, 5-5." in draw_seat(view, NAMES).alt


def test_a_dim_card_keeps_its_badge():
    view = hearts_hand("QS 4S KH", Suit.HEARTS)
    image = pixels(draw_seat(view, NAMES))
    place = hand_layout(3, cards=True)[0]
    assert image.getpixel((place.badge.centre[0] - 16, place.badge.centre[1])) == Ink.RED


def test_what_was_passed_is_marked_until_the_first_trick_is_over():
    view = on_board(whist_hand(), number=1)
    pieces = [one.piece for one in view.hand]
    received = tuple(piece for piece in (pieces[3], pieces[8]) if piece is not None)
    before, marked = (pixels(draw_seat(one, NAMES)) for one in (view, on_board(view, received=received)))
    for piece, place in zip(pieces, hand_layout(len(pieces)), strict=True):
        where = place.new.moved(0, -8).grown(8)
        assert (before.crop(where).tobytes() != marked.crop(where).tobytes()) is (piece in received)
    later, without = (
        pixels(draw_seat(on_board(view, number=2, **more), NAMES)) for more in ({"received": received}, {})
    )
    assert later.tobytes() == without.tobytes()
