"""The notation of moves: every move prints, and parses back to itself."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import BadNotation
from bot.rules.moves import End, Lead, Pass, Play, piece_of
from bot.rules.notation import parse_bid, parse_move, parse_play
from bot.rules.pieces import Tile, cards, double_set
from tests.rules.any_moves import any_moves
from tests.told import told

PIECES = [*double_set(9), *cards()]
MOVES = [*any_moves(Random(1), PIECES, PIECES, (None, *End))]
TEXTS = st.text(max_size=30)
VERBS = st.sampled_from(sorted({str(move).split()[0] for move in MOVES}))


def test_every_move_prints_and_parses_back() -> None:
    for move in MOVES:
        assert parse_move(str(move)) == move
        assert parse_move(f"  {str(move).upper()} ") == move


@given(TEXTS | st.tuples(VERBS, TEXTS).map(" ".join))
def test_any_text_is_a_move_or_a_refusal(text: str) -> None:
    try:
        move = parse_move(text)
    except BadNotation:
        return
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    ("text", "printed"),
    [("pass 0-0 35 6:3", "pass 6-3 5-3 0-0"), ("lead 6-6 as Doubles", "lead 6-6 as doubles"), ("LEAD q♠", "lead QS"),
     ("lead QS as hearts", "lead QS as H"), ("play 4-5", "play 5-4"), ("PLAY 3:5 Right", "play 5-3 right"),
     ("bid Nello", "bid nel-o"), ("bid nel o 84", "bid nel-o 84"), ("bid Splash 126", "bid splash 126"),
     ("kitty", "kitty keep"), ("doubles own suit", "doubles own_suit"), ("turn 3", "turn 3"),
     ("moon minus", "moon minus"), ("moon seat 3", "moon seat 3"), ("moon all", "moon all"),
     ("challenge seat 2 trick 5", "challenge seat 2 trick 5"), ("claim", "claim"), ("concede", "concede")],
)  # fmt: skip
def test_moves_as_they_are_written(text: str, printed: str) -> None:
    assert str(parse_move(text)) == printed
    assert parse_move(printed) == parse_move(text)


@pytest.mark.parametrize("text", ["5-3 left", "53 left", "3-5 Left", " 5-3  LEFT "])
def test_a_play_typed_after_the_command_is_read_alike(text: str) -> None:
    assert parse_play(text) == Play(Tile(5, 3), End.LEFT)


@pytest.mark.parametrize(("text", "bid"), [(" PASS ", "bid pass"), ("nel-o", "bid nel-o"), ("61", "bid 61")])
def test_bids_by_themselves(text: str, bid: str) -> None:
    assert str(parse_bid(text)) == bid


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
        *((text, "typed-no-bid(typed=") for text in ("bid", "bid -1", "bid pass 30", "bid plunge 84 more", "bid 1000")),
        ("turn 0", "typed-no-number(typed=0)"),
        ("place middle", "typed-no-end"),
        ("moon seat 0", "typed-no-number(typed=0)"),
        *((f"challenge{words}", "typed-no-challenge") for words in (" seat 0 trick 1", " seat 2 trick 0", "")),
    ],
)
def test_bad_notation_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_move(text)
    assert told(refused.value.text).startswith(sentence)


def test_the_piece_a_move_plays() -> None:
    assert piece_of(Play(Tile(6, 4), End.LEFT)) == piece_of(Lead(Tile(6, 4))) == Tile(6, 4)
    assert piece_of(Pass((Tile(6, 4),))) is None
