"""Dominoes, cards and suits: the sets, and the ways people spell them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import BadNotation
from bot.rules.pieces import Card, Piece, Tile, cards, double_set, parse_piece
from bot.rules.suits import CardSuits, DominoSuits, Suit, parse_suit
from bot.words.typed import parsed
from tests.told import told

SPELT: dict[Piece, tuple[str, ...]] = {
    Tile(6, 4): (
        "6-4", "64", "4-6", "46", "6:4", "6/4", "6|4", "6.4", "6 4", "6,4", "6–4", "6—4", "6−4", "6‑4", " 6 - 4 ",
        "[6|4]",
    ),
    Tile(0, 0): ("00",),
    Tile(1, 0): ("10",),
    Card(12, "S"): ("QS", "qs", "Q♠", "Q♠\ufe0f", "Q s"),
    Card(10, "H"): ("10h", "TH"),
    Card(2, "C"): ("2C",),
    Card(14, "D"): ("A-D",),
}  # fmt: skip


@pytest.mark.parametrize(("text", "piece"), [(text, piece) for piece, texts in SPELT.items() for text in texts])
def test_pieces_as_people_write_them(text: str, piece: Piece) -> None:
    assert parse_piece(text) == piece


@pytest.mark.parametrize(
    "text",
    ["", "  ", "6", "6-", "6-4-2", "six", "double", "purple", "11H", "1H", "Q", "queen of cups", "²³", "x" * 500],
)
def test_text_that_is_no_piece_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_piece(text)
    assert told(refused.value.text) == f"typed-no-piece(typed={text.strip()[:20]})"


@given(st.text(max_size=30))
def test_any_text_is_a_piece_or_a_refusal(text: str) -> None:
    try:
        piece = parse_piece(text)
    except BadNotation:
        return
    assert isinstance(piece, Tile | Card)


def test_pieces_print_and_parse_back() -> None:
    for piece in (*double_set(9), *cards()):
        assert parse_piece(str(piece)) == parse_piece(str(piece).lower()) == piece


@pytest.mark.parametrize(("highest", "count"), [(6, 28), (7, 36), (8, 45), (9, 55)])
def test_sets(highest: int, count: int) -> None:
    tiles = double_set(highest)
    assert len(tiles) == len(set(tiles)) == count
    assert {tile.high for tile in tiles} == {tile.low for tile in tiles} == set(range(highest + 1))
    twice = double_set(highest, copies=2)
    assert len(twice) == 2 * count
    assert all(twice.count(tile) == 2 for tile in tiles)


def test_card_decks() -> None:
    assert len(set(cards())) == 52
    assert len(cards(without=[Card(2, "C"), Card(2, "D")])) == 50


def test_a_tile_knows_its_ends() -> None:
    tile = Tile.of(4, 6)
    assert (tile.pips, tile.other(6), tile.other(4), tile.is_double) == (10, 4, 6, False)
    assert Tile(3, 3).other(3) == 3
    assert tile.has(4)
    assert not tile.has(5)


@pytest.mark.parametrize(("high", "low"), [(4, 6), (3, -1)])
def test_a_tile_is_written_one_way_only(high: int, low: int) -> None:
    with pytest.raises(ValueError, match="higher end first"):
        Tile(high, low)


@pytest.mark.parametrize(("rank", "suit"), [(1, "S"), (15, "S"), (5, "X"), (5, "")])
def test_there_are_52_cards_and_no_others(rank: int, suit: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        Card(rank, suit)


@pytest.mark.parametrize(
    ("text", "suit"),
    [("4", "4"), ("4s", "4"), ("fours", "4"), ("four", "4"), ("six", "6"), ("sixes", "6"), ("blanks", "0"),
     ("Blank", "0"), ("zeros", "0"), ("Doubles", "doubles"), ("double", "doubles"), (" S ", "S"), ("spades", "S"),
     ("Heart", "H")],
)  # fmt: skip
def test_suits_as_people_say_them(text: str, suit: str) -> None:
    assert parsed(parse_suit, text) is Suit(suit)


@pytest.mark.parametrize("text", ["", "12", "purple", "six-four", "-1"])
def test_text_that_is_no_suit_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match="typed-no-suit"):
        parse_suit(text)


def test_pieces_of_the_wrong_kind_are_a_fault() -> None:
    with pytest.raises(TypeError):
        DominoSuits().suits_of(Card(2, "C"))
    with pytest.raises(TypeError):
        CardSuits().suits_of(Tile(6, 4))
