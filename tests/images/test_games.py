"""What the games' own states look like and say: auctions, kitties, open hands, honour, the moon, the way round."""

from dataclasses import replace

import pytest

from bot.rules.boards import Challenged, Contract, PieceView, TrickView, Withdrawn
from bot.rules.moves import Bid, Challenge, Moon, Special
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.view import Ask, Choice, Phase, View
from images.drawing.palette import Ink
from images.hand.choices import MOST, choices_layout
from images.hand.hand import draw_hand
from images.hand.layout import hand_layout
from images.table.table import draw_table
from images.table.tricks_layout import open_hand_layout, table_layout
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, all_points_to, hearts_hand, on_board, shown, start, table_of, whist_hand


def _before_play(view: View, phase: Phase) -> View:
    return on_board(replace(view, phase=phase), on_table=None, led=None, trump=None, contract=None, number=0)


def _auction(seats: int = 4) -> View:
    bids = [Bid(4), Bid(None), Bid(6)]
    view = _before_play(table_of(seats), Phase.BID)
    sitting = (*(replace(seat, bid=bid) for seat, bid in zip(view.seats, bids, strict=False)), *view.seats[3:])
    return on_board(replace(view, seats=sitting), auction=tuple(enumerate(bids)))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_bids_lie_where_they_were_made_and_the_highest_is_crowned(seats: int):
    image = pixels(draw_table(_auction(seats), NAMES))
    for seat, place in enumerate(table_layout(seats).seats[:3]):
        slot = inks(image.crop(place.slot))
        assert Ink.HEADER in slot
        assert (Ink.GOLD in slot) is (seat == 2)
        assert (image.getpixel((place.crown.centre[0], place.crown.top + 5)) == Ink.INK) is (seat == 2)


def test_the_auction_is_told_in_order():
    alt = draw_table(_auction(), NAMES).alt
    assert "Ann bids 4. Bo passes. Chris bids 6. Highest: Chris." in alt
    assert "Dee to bid." in alt


def test_the_kitty_lies_face_down_for_everybody_on_the_table():
    view = on_board(_before_play(table_of(4), Phase.KITTY), kitty=(PieceView(None),))
    looking = on_board(replace(view, viewer=3), kitty=shown("8-7"))
    one, other = draw_table(view, NAMES), draw_table(looking, NAMES)
    assert (one.alt, one.render()) == (other.alt, other.render())
    acting = table_layout(4).seats[3].slot
    assert Ink.BACK in inks(pixels(draw_table(view, NAMES)).crop(acting))
    assert "Kitty: 1 tile, face down." in draw_table(looking, NAMES).alt


def test_the_kitty_is_set_apart_from_the_hand_while_it_is_looked_at():
    hand = shown("8-5 7-4 6-6 5-4 5-0 1-1 0-0")
    ask = Ask(Phase.KITTY, "swap a tile for 8-7, or keep your hand")
    view = on_board(replace(whist_hand(), hand=hand, ask=ask, phase=Phase.KITTY), kitty=shown("8-7"))
    picture = draw_hand(view, NAMES)
    assert "7 tiles: 8-5, 7-4, 6-6, 5-4, 5-0, 1-1, 0-0. Kitty: 8-7." in picture.alt
    image, places = pixels(picture), hand_layout(8)
    grounds = [image.getpixel((place.piece.left - 14, place.piece.centre[1])) for place in places]
    assert grounds == [Ink.FELT] * 7 + [Ink.LIGHT]
    later = replace(view, phase=Phase.PLAY)
    assert "Kitty" not in draw_hand(later, NAMES).alt


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
    for tile in open_hand_layout(table_layout(6).seats[5], 4):
        assert Ink.IVORY in inks(image.crop(tile))


def _hearts_table(**more: object) -> View:
    plays = tuple(zip((0, 3, 2), shown("9C 6C 10C"), strict=True))
    trick = TrickView(4, Suit.CLUBS, plays, 2, 0)
    board = {"contract": None, "trump": None, "led": Suit.CLUBS, "on_table": trick, "number": 4, **more}
    return on_board(table_of(4, low_wins=True), **board)


def test_play_that_goes_counter_clockwise_is_said():
    assert "Play goes counter-clockwise." in draw_table(_hearts_table(), NAMES).alt
    assert "clockwise" not in draw_table(table_of(4), NAMES).alt
    assert "clockwise" not in draw_table(table_of(2), NAMES).alt


def test_what_was_taken_back_and_challenged_is_said():
    taken_back = _hearts_table(withdrawn=(Withdrawn(4, 1, Tile(6, 5), revoke=True),))
    assert "Bo took back 6-5." in draw_table(taken_back, NAMES).alt
    challenged = _hearts_table(challenges=(Challenged(0, 2, 3, proven=True), Challenged(1, 3, 1, proven=False)))
    alt = draw_table(challenged, NAMES).alt
    assert "Ann challenged Chris, trick 3: a revoke. Bo challenged Dee, trick 1: no revoke." in alt
    plain = pixels(draw_table(_hearts_table(), NAMES))
    corner = table_layout(4).corners["bottom left"]
    for view in (taken_back, challenged):
        assert pixels(draw_table(view, NAMES)).crop(corner).tobytes() != plain.crop(corner).tobytes()


def _moon() -> View:
    choices = (Choice(Moon(), "Own score −26"), Choice(Moon(2)))
    return replace(
        all_points_to(_hearts_table(), 3), hand=(), viewer=0, phase=Phase.MOON, ask=Ask(Phase.MOON, "the moon", choices)
    )


def test_the_moons_choices_stand_in_the_empty_hand_with_names():
    picture = draw_hand(_moon(), NAMES)
    assert "Choices: Own score −26, Chris +26." in picture.alt
    image = pixels(picture)
    assert all(image.getpixel((line.left + 12, line.centre[1])) == Ink.HEADER for line in choices_layout(2))


def test_the_moon_is_told_at_the_table():
    alt = draw_table(_moon(), NAMES).alt
    assert "Dee took every point." in alt
    assert "Dee to choose what the moon does." in alt


def test_more_choices_than_fit_are_counted():
    choices = tuple(Choice(Challenge(2, number)) for number in range(1, 31))
    view = replace(_moon(), ask=Ask(Phase.REVIEW, "challenge a play, or none", choices), phase=Phase.REVIEW)
    view = on_board(view, finished=(view.trick_board.on_table,) * 30)
    picture = draw_hand(view, NAMES)
    assert len(choices_layout(30)) == MOST
    assert "Challenge Chris: 10C, trick 1" in picture.alt
    assert len(picture.alt) <= 1024


def test_twins_are_two_tiles():
    view = replace(start(), phase=Phase.PLAY, hand=shown("6-4 6-4 5-5 5-5"), ask=None)
    assert "4 tiles: 6-4, 6-4, 5-5, 5-5." in draw_hand(view, NAMES).alt


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


@pytest.mark.parametrize("seats", range(3, 7))
def test_pieces_drawn_for_who_begins_are_explained(seats: int):
    view = replace(_before_play(table_of(seats), Phase.PASS), draws=(tuple(enumerate((Tile(6, 1),) * seats)),))
    explained, plain = (pixels(draw_table(one, NAMES)) for one in (view, replace(view, draws=())))
    corners = table_layout(seats).corners
    corner = corners["bottom left"] if seats <= 4 else corners["left"]
    assert explained.crop(corner).tobytes() != plain.crop(corner).tobytes()
