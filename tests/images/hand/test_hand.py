"""The picture of a hand: what is marked, what is dim, what is set apart."""

from dataclasses import replace
from itertools import combinations

from bot.rules.boards import PieceView
from bot.rules.moves import Pass
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Ask, Phase
from images.drawing.palette import Ink
from images.hand.hand import draw_hand
from images.hand.layout import hand_layout
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, hearts_hand, on_board, shown, start, whist_hand


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


def test_hands_of_any_number_of_cards_are_drawn():
    cards = "AS KS QS 9S 4S 2S KH 10H 7H 2H AD JD 5D QC 9C 8C 3C"
    for count in (1, 6, 7, 10, 13, 17):
        picture = draw_hand(hearts_hand(" ".join(cards.split()[:count]), Suit.HEARTS), NAMES)
        assert f"Hand ({count}): " in picture.alt


def test_the_kitty_is_set_apart_from_the_hand_while_it_is_looked_at():
    hand = shown("8-5 7-4 6-6 5-4 5-0 1-1 0-0")
    ask = Ask(Phase.KITTY, "swap a tile for 8-7, or keep your hand")
    view = on_board(replace(whist_hand(), hand=hand, ask=ask, phase=Phase.KITTY), kitty=shown("8-7"))
    picture = draw_hand(view, NAMES)
    assert picture.alt.startswith("The kitty is 8-7: ")
    image, places = pixels(picture), hand_layout(8)
    grounds = [image.getpixel((place.piece.left - 14, place.piece.centre[1])) for place in places]
    assert grounds == [Ink.FELT] * 7 + [Ink.LIGHT]
    later = replace(view, phase=Phase.PLAY)
    assert "kitty" not in draw_hand(later, NAMES).alt


def test_two_equal_tiles_are_both_shown():
    view = replace(start(), phase=Phase.PLAY, hand=shown("6-4 6-4 5-5 5-5"), ask=None)
    assert "Hand (4): 6-4, 6-4, 5-5, 5-5." in draw_hand(view, NAMES).alt


def test_a_dim_card_keeps_its_badge():
    view = hearts_hand("QS 4S KH", Suit.HEARTS)
    image = pixels(draw_hand(view, NAMES))
    place = hand_layout(3, cards=True)[0]
    assert image.getpixel((place.badge.centre[0] - 18, place.badge.centre[1])) == Ink.RED


def test_what_was_passed_is_marked_until_the_first_trick_is_over():
    view = on_board(whist_hand(), number=1)
    pieces = [one.piece for one in view.hand]
    received = tuple(piece for piece in (pieces[3], pieces[8]) if piece is not None)
    before, marked = (pixels(draw_hand(one, NAMES)) for one in (view, on_board(view, received=received)))
    for piece, place in zip(pieces, hand_layout(len(pieces)), strict=True):
        where = place.new.moved(0, -8).grown(8)
        assert (before.crop(where).tobytes() != marked.crop(where).tobytes()) is (piece in received)
    later = on_board(view, received=received, number=2)
    assert draw_hand(later, NAMES).render() == draw_hand(view, NAMES).render()
