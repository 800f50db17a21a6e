"""What a player sees from where they sit, in facts and in the short words of the picture."""

from dataclasses import replace

from bot.message import AllOf, Message, Row, Who
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Bid, Play
from bot.rules.pieces import Tile, parse_piece
from bot.rules.view import View
from bot.words.seat.alt import alt_seat
from bot.words.seat.band import Tone, band
from bot.words.seat.headline import headline
from bot.words.seat.news import Asked, News
from bot.words.speaker import say
from bot.words.tricks.play import last_taken, own_play, seat_before, seats_in_order
from tests.images.views import NAMES, auction, finished_trick, on_board, start, table_of
from tests.said import is_said, said


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


def test_a_player_who_sits_out_is_passed_over():
    view = replace(table_of(4), viewer=0)
    assert seat_before(view) == 3
    out = tuple(replace(seat, out=seat.seat == 3) for seat in view.seats)
    assert seat_before(replace(view, seats=out)) == 2


def test_a_player_who_wins_costly_points_alone_sees_red():
    queen, piece = parse_piece("QS"), parse_piece("6-2")
    own = band(_taken(2, 2, points=13, worst="QS"), _name)
    assert (own.tone, own.line) == (Tone.BAD, Message("own-dear", dear=queen, points=13, piece=piece))
    assert say(own.line) == "You got Q♠ with 6-2: 13 points"
    other = band(_taken(2, 1, points=13, worst="QS"), _name)
    told = Message("band-last", who=Who("Chris"), piece=piece, points=13, by_tricks=False)
    assert (other.tone, other.line) == (Tone.PLAIN, told)
    free = band(_taken(2, 2, points=0), _name)
    assert (free.tone, free.line) == (Tone.GOOD, Message("own-points", points=0, piece=piece))


def test_the_undealt_tile_counts_with_the_first_trick():
    view = on_board(_taken(2, 2, points=1), exposed=(PieceView(Tile(6, 3), points=1),))
    taken = last_taken(view)
    assert taken is not None
    assert taken.points == 2
    assert band(view, _name).line == Message("own-undealt", points=2, undealt=Row([Tile(6, 3)]))


def test_a_play_made_for_you_is_news_until_the_trick_is_over():
    view = replace(table_of(4), viewer=1)
    piece = own_play(view)
    assert piece is not None
    made = News(Play(piece))
    assert band(view, _name, made).line == Message("band-made", piece=piece)
    assert said("made-play", piece=piece) in alt_seat(view, NAMES, made)
    over = replace(_taken(2, 2, points=1), viewer=1)
    assert band(over, _name, made).line == band(over, _name).line


def test_a_request_to_take_a_play_back_comes_first():
    view, asked = replace(table_of(4), viewer=1), News(asked=Asked(2, Play(Tile(6, 2))))
    what = Message("undo-piece", piece=Tile(6, 2))
    told, line = band(view, _name, asked), Message("undo-ask", who=Who("Chris"), what=what)
    assert (told.line, told.right) == (line, (Message("undo-agree"), Message("undo-agree-brief")))
    assert alt_seat(view, NAMES, asked).startswith(f"{say(line)}. {said('undo-agree.sentence')} ")
    own, line = replace(view, viewer=2), Message("undo-ask", who=Who("Chris", is_you=True), what=what)
    assert band(own, _name, asked).line == line
    assert alt_seat(own, NAMES, asked).startswith(f"{say(line)}. ")
    assert said("undo-agree.sentence") not in alt_seat(own, NAMES, asked)
    bid = News(asked=Asked(2, Bid(6)))
    line = Message("undo-ask", who=Who("Chris"), what=Message("undo-bid", bid=Bid(6)))
    assert band(replace(auction(), viewer=3), _name, bid).line == line


def test_which_trick_it_is_is_told_once_in_a_picture():
    for view in (replace(table_of(4), viewer=1), replace(on_board(table_of(4), led=None, trump=None), viewer=1)):
        told = [pill.label for pill in headline(view, _name).pills]
        beside = [say(line) for line in band(view, _name).right]
        assert (Message("pill-trick") in told) is not any(is_said("band-trick", words) for words in beside)


def test_the_winner_is_told_to_those_who_see_the_end():
    bo, ann = Who("Bo"), Who("Ann", is_you=True)
    for won, told in (((1,), AllOf([bo])), ((0, 1), AllOf([ann, bo]))):
        assert headline(replace(start(), winners=won, ask=None), _name).more == Message("seat-winners", who=told)
