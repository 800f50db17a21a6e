"""What a player sees from where they sit, in facts and in the short words of the picture."""

from dataclasses import replace

from bot.words.seat.band import band
from bot.words.seat.headline import headline

from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Bid, Play
from bot.rules.pieces import Tile, parse_piece
from bot.rules.view import View
from bot.words.alt import alt_seat
from bot.words.news import Asked, News
from bot.words.seat.parts import Tone, text_of
from bot.words.tricks import last_taken, own_play, seat_before, seats_in_order
from tests.images.views import NAMES, auction, finished_trick, on_board, start, table_of


def _name(seat: int) -> str:
    return NAMES[seat]


def _taken(winner: int, viewer: int, *, points: int = 3, worst: str = "") -> View:
    view = replace(finished_trick(4, 0, winner), viewer=viewer)
    trick = view.trick_board.finished[0]
    plays = [(seat, replace(one, points=0)) for seat, one in trick.plays]
    if worst:
        plays[0] = (0, PieceView(parse_piece(worst), points=points, penalty=True))
    trick = replace(trick, plays=tuple(plays), points=points)
    return on_board(view, on_table=trick, finished=(trick,))


def test_seats_stand_in_order_of_play_with_the_viewer_last():
    assert seats_in_order(start(seat=1)) == (2, 3, 0, 1)
    hearts = CATALOGUE["domino-hearts"]
    match = hearts.start(hearts.presets[0].options, 4, bytes(32))
    assert seats_in_order(hearts.view(match, 1)) == (0, 3, 2, 1)


def test_who_sits_out_is_passed_over():
    view = replace(table_of(4), viewer=0)
    assert seat_before(view) == 3
    out = tuple(replace(seat, out=seat.seat == 3) for seat in view.seats)
    assert seat_before(replace(view, seats=out)) == 2


def test_whoever_takes_points_that_hurt_sees_red_and_others_do_not():
    own = band(_taken(2, 2, points=13, worst="QS"), _name)
    assert (own.tone, text_of(own.line)) == (Tone.BAD, "You took Q♠: 13 points")
    other = band(_taken(2, 1, points=13, worst="QS"), _name)
    assert (other.tone, text_of(other.line)) == (Tone.PLAIN, "Last trick: Chris, with 6-2, 13 pts")
    free = band(_taken(2, 2, points=0), _name)
    assert (free.tone, text_of(free.line)) == (Tone.GOOD, "You took the trick: no points")


def test_the_undealt_tile_counts_with_the_first_trick():
    view = on_board(_taken(2, 2, points=1), exposed=(PieceView(Tile(6, 3), points=1),))
    taken = last_taken(view)
    assert taken is not None
    assert taken.points == 2
    assert text_of(band(view, _name).line) == "You took the trick: 1 point, and the undealt 6-3: 1"


def test_what_was_played_for_you_is_news_until_the_trick_is_over():
    view = replace(table_of(4), viewer=1)
    piece = own_play(view)
    assert piece is not None
    made = News(Play(piece))
    assert text_of(band(view, _name, made).line) == "Played for you: 6-1, the only one"
    assert "Played for you: 6-1, the only one." in alt_seat(view, NAMES, made)
    over = replace(_taken(2, 2, points=1), viewer=1)
    assert text_of(band(over, _name, made).line) == text_of(band(over, _name).line)


def test_a_request_to_take_a_play_back_comes_first_for_who_asks_and_who_is_asked():
    view, asked = replace(table_of(4), viewer=1), News(asked=Asked(2, Play(Tile(6, 2))))
    told = band(view, _name, asked)
    assert text_of(told.line) == "Chris asks to take back 6-2"
    assert [text_of(line) for line in told.right] == ["do you agree?", "agree?"]
    assert alt_seat(view, NAMES, asked).startswith("Chris asks to take back 6-2: do you agree? ")
    own = replace(view, viewer=2)
    assert text_of(band(own, _name, asked).line) == "You ask to take back 6-2"
    assert alt_seat(own, NAMES, asked).startswith("You ask to take back 6-2; not all have agreed yet. ")
    bid = News(asked=Asked(2, Bid(6)))
    assert text_of(band(replace(auction(), viewer=3), _name, bid).line) == "Chris asks to take back the bid 6"


def test_which_trick_it_is_is_told_once_in_a_picture():
    for view in (replace(table_of(4), viewer=1), replace(on_board(table_of(4), led=None, trump=None), viewer=1)):
        told = [pill.label for pill in headline(view, _name).pills]
        beside = [text_of(line) for line in band(view, _name).right]
        assert ("trick" in told) is not any("trick" in words for words in beside)


def test_who_has_won_is_told_to_those_who_see_the_end():
    for won, told in (((1,), "Bo wins"), ((0, 1), "Ann, Bo win")):
        assert text_of(headline(replace(start(), winners=won, ask=None), _name).more) == told
