"""The notation of moves: every move prints, and parses back to itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import BadNotation
from bot.rules.moves import (
    Bid,
    Challenge,
    Claim,
    Concede,
    Declare,
    End,
    Kitty,
    Lead,
    Moon,
    Move,
    NameDoubles,
    Pass,
    Peek,
    Place,
    Play,
    Retract,
    Special,
    Trump,
    Turn,
    Yield,
    parse_bid,
    parse_move,
    parse_play,
    piece_of,
)  # fmt: skip
from bot.rules.pieces import Card, Tile, cards, double_set
from bot.rules.suits import Doubles, Suit
from tests.told import told

TILES = st.sampled_from(double_set(9))
CARDS = st.sampled_from(cards())
PIECES = TILES | CARDS
SUITS = st.sampled_from(Suit)
PLACES = st.integers(1, 99)
SEATS = st.integers(0, 8)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Pass, st.lists(PIECES, min_size=1, max_size=4).map(tuple)),
    st.builds(Lead, PIECES, st.none() | SUITS),
    st.builds(Play, PIECES, st.none() | st.sampled_from(End)),
    st.just(Yield()),
    st.builds(Bid, st.none() | st.integers(0, 999), st.none() | st.sampled_from(Special)),
    st.builds(Kitty, st.none() | PIECES),
    st.builds(Trump, st.none() | SUITS),
    st.builds(NameDoubles, st.sampled_from(Doubles)),
    st.builds(Turn, st.none() | PLACES),
    st.builds(Place, st.sampled_from(End)),
    st.just(Peek()),
    st.builds(Moon, st.none() | SEATS) | st.just(Moon(everyone=True)),
    st.builds(Declare, st.sampled_from(Special)),
    st.sampled_from([Claim(), Concede()]),
    st.just(Retract()),
    st.builds(Challenge, SEATS, PLACES),
)


@given(MOVES)
def test_every_move_prints_and_parses_back(move: Move) -> None:
    assert parse_move(str(move)) == move
    assert parse_move(f"  {str(move).upper()} ") == move


@given(
    st.text(max_size=30) | st.tuples(MOVES.map(lambda move: str(move).split()[0]), st.text(max_size=20)).map(" ".join)
)
def test_any_text_is_a_move_or_a_refusal(text: str) -> None:
    try:
        move = parse_move(text)
    except BadNotation:
        return
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass 0-0 35 6:3", Pass((Tile(6, 3), Tile(5, 3), Tile(0, 0)))),
        ("lead 6-4 as 4", Lead(Tile(6, 4), Suit.N4)),
        ("lead 6-6 as doubles", Lead(Tile(6, 6), Suit.DOUBLES)),
        ("lead 6-4", Lead(Tile(6, 4))),
        ("LEAD q♠", Lead(Card(12, "S"), Suit.SPADES)),
        ("play 4-5", Play(Tile(5, 4))),
        ("play 5-3 left", Play(Tile(5, 3), End.LEFT)),
        ("PLAY 3:5 Right", Play(Tile(5, 3), End.RIGHT)),
        ("play 6-6 up", Play(Tile(6, 6), End.UP)),
        ("play 35 down", Play(Tile(5, 3), End.DOWN)),
        ("yield", Yield()),
        ("bid 6", Bid(6)),
        ("bid pass", Bid(None)),
        ("bid Nello", Bid(None, Special.NEL_O)),
        ("bid nel o 84", Bid(84, Special.NEL_O)),
        ("bid plunge", Bid(None, Special.PLUNGE)),
        ("bid Splash 126", Bid(126, Special.SPLASH)),
        ("kitty", Kitty()),
        ("kitty 5-0", Kitty(Tile(5, 0))),
        ("trump doubles", Trump(Suit.DOUBLES)),
        ("trump none", Trump(None)),
        ("doubles low", NameDoubles(Doubles.LOW)),
        ("doubles own suit", NameDoubles(Doubles.OWN_SUIT)),
        ("turn", Turn()),
        ("turn 3", Turn(3)),
        ("place left", Place(End.LEFT)),
        ("moon minus", Moon()),
        ("moon seat 3", Moon(2)),
        ("challenge seat 2 trick 5", Challenge(1, 5)),
    ],
)
def test_moves_as_they_are_written(text: str, move: Move) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize("text", ["5-3 left", "53 left", "3-5 Left", " 5-3  LEFT "])
def test_a_play_typed_after_the_command_is_read_alike(text: str) -> None:
    assert parse_play(text) == Play(Tile(5, 3), End.LEFT)


@pytest.mark.parametrize("text", ["5-3 rihgt", "53 x", "5 3 middle"])
def test_a_word_after_a_tile_that_is_no_end_is_named(text: str) -> None:
    with pytest.raises(BadNotation, match="typed-no-line-end"):
        parse_play(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "typed-no-move(typed=, words=pass lead play"),
        ("castle kingside", "typed-no-move(typed=castle kingside, words=pass lead play"),
        ("pass 6-3 QS purple", "typed-no-piece(typed=purple)"),
        ("lead 6-4 as purple", "typed-no-suit(typed=purple)"),
        ("lead 6-4 as", "typed-no-piece(typed=6-4 as)"),
        ("play", "typed-no-piece(typed=)"),
        ("play left", "typed-no-piece(typed=left)"),
        ("play 5-3 middle", "typed-no-line-end(piece=5-3, typed=middle)"),
        ("play middle 5-3", "typed-no-piece(typed=middle 5-3)"),
        ("yield now", "typed-too-much(typed=yield)"),
        ("bid", "typed-no-bid(typed=)"),
        ("bid -1", "typed-no-bid(typed="),
        ("bid pass 30", "typed-no-bid(typed="),
        ("bid plunge 84 more", "typed-no-bid(typed="),
        ("bid 1000", "typed-no-bid(typed="),
        ("turn 0", "typed-no-number(typed=0)"),
        ("place middle", "typed-no-end"),
        ("moon", "typed-no-number(typed=)"),
        ("moon seat 0", "typed-no-number(typed=0)"),
        ("challenge seat 0 trick 1", "typed-no-challenge"),
        ("challenge seat 2 trick 0", "typed-no-challenge"),
        ("challenge", "typed-no-challenge"),
    ],
)
def test_bad_notation_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_move(text)
    assert told(refused.value.text).startswith(sentence)


def test_a_pass_of_mixed_pieces_is_a_value_like_any_other() -> None:
    assert parse_move("pass 6-3 QS 0-0") == parse_move("pass QS 0-0 6-3")


def test_a_card_led_out_of_its_suit_keeps_what_was_said() -> None:
    wrong = parse_move("lead QS as hearts")
    assert wrong != parse_move("lead QS")
    assert str(wrong) == "lead QS as H"


def test_bids_by_themselves() -> None:
    assert parse_bid(" PASS ") == Bid(None)
    assert parse_bid("nel-o") == Bid(None, Special.NEL_O)
    assert parse_bid("61") == Bid(61)


def test_the_piece_a_move_plays() -> None:
    assert piece_of(Play(Tile(6, 4), End.LEFT)) == Tile(6, 4)
    assert piece_of(Lead(Tile(6, 4))) == Tile(6, 4)
    assert piece_of(Pass((Tile(6, 4),))) is None
