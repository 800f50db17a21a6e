"""Suits, following and winning: the rule page's own examples, for every game that shares the code."""

import pytest

from bot.rules.errors import BadNotation
from bot.rules.moves import Lead, parse_move
from bot.rules.pieces import Card, Tile, double_set
from bot.rules.suits import CardSuits, DominoSuits, Doubles, Suit, SuitSystem, following, parse_suit
from bot.rules.tricks.deal import Trick
from bot.words.typed import parsed
from tests.rules.say import pieces

PLAIN = DominoSuits()


def trick(led: str, rest: str) -> Trick:
    """A lead such as "2-6 as 2" and the plays that follow it, from seat 0 on."""
    move = parse_move(f"lead {led}")
    assert isinstance(move, Lead)
    assert move.suit is not None
    return Trick(move.suit, tuple(enumerate((move.piece, *pieces(rest)))))


def suits(trump: str = "", doubles: Doubles = Doubles.BOTH, *, lead_higher_end: bool = False) -> DominoSuits:
    return DominoSuits(doubles, Suit(trump) if trump else None, lead_higher_end=lead_higher_end)


LOW, OWN_SUIT = suits(doubles=Doubles.LOW), suits(doubles=Doubles.OWN_SUIT)
HIGHER_END = suits("1", lead_higher_end=True)


@pytest.mark.parametrize(
    ("system", "led", "rest", "wins"),
    [
        (PLAIN, "5-5 as 5", "6-5 6-6 5-0", "5-5"),
        (PLAIN, "5-5 as doubles", "6-5 4-4 5-0", "5-5"),
        (suits("2"), "4-2 as 2", "2-0 2-2 6-4", "2-2"),
        (OWN_SUIT, "2-2 as doubles", "6-6 4-4 2-0", "6-6"),
        (LOW, "4-4 as 4", "6-6 5-3 2-1", "4-4"),  # a low double still beats a discard
        (LOW, "4-4 as 4", "6-6 4-0 2-1", "4-0"),
        (CardSuits(), "7D", "9D AH 8D", "9D"),
        (CardSuits(), "QS", "KS AS AH", "AS"),
    ],
)
def test_the_piece_that_wins_a_trick(system: SuitSystem, led: str, rest: str, wins: str) -> None:
    made = trick(led, rest)
    assert str(made.pieces[made.winner(system)]) == wins


@pytest.mark.parametrize(
    ("system", "led", "hand", "legal"),
    [
        (PLAIN, "5", "3-3 6-5 0-0", "6-5"),
        (PLAIN, "4", "3-3 6-5 0-0", "3-3 6-5 0-0"),
        (suits("doubles"), "5", "2-2 7-5", "7-5"),
        (suits("doubles"), "doubles", "2-2 7-5", "2-2"),
        (suits("2"), "doubles", "2-2 3-1", "2-2 3-1"),
        (OWN_SUIT, "4", "4-4 4-0", "4-0"),
        (CardSuits(), "H", "5H 9H QS", "5H 9H"),
        (CardSuits(), "C", "5H 9H QS", "5H 9H QS"),
    ],
)
def test_the_pieces_that_follow(system: SuitSystem, led: str, hand: str, legal: str) -> None:
    assert following(pieces(hand), Suit(led), system) == pieces(legal)


@pytest.mark.parametrize(
    ("system", "piece", "led_as"),
    [
        (suits("2"), "4-2", "2"), (suits("2"), "2-2", "2"), (suits("2"), "6-4", "6 4"),
        (suits("doubles"), "2-2", "doubles"),
        (PLAIN, "2-2", "2 doubles"), (HIGHER_END, "6-4", "6"), (HIGHER_END, "6-1", "1"), (CardSuits(), "QS", "S"),
    ],
)  # fmt: skip
def test_the_suits_that_a_piece_is_led_as(system: SuitSystem, piece: str, led_as: str) -> None:
    assert " ".join(system.lead_suits(pieces(piece)[0])) == led_as


def test_the_first_of_two_identical_tiles_wins() -> None:
    assert trick("5-2 as 5", "6-5 6-5 5-0").winner(PLAIN) == 1
    assert trick("2-2 as 2", "2-2 2-2").winner(suits("2")) == 0


@pytest.mark.parametrize("system", [PLAIN, suits("2"), suits("doubles"), HIGHER_END, LOW])
@pytest.mark.parametrize("suit", [*map(Suit.number, range(7)), Suit.DOUBLES])
def test_no_two_tiles_of_a_suit_rank_alike(system: SuitSystem, suit: Suit) -> None:
    ranks = [system.rank(tile, suit) for tile in double_set(6) if suit in system.suits_of(tile)]
    assert len(ranks) == len(set(ranks))


def test_a_double_tops_its_number_and_the_rest_follow_by_their_other_end() -> None:
    sevens = sorted((tile for tile in double_set(9) if tile.has(7)), key=lambda tile: -PLAIN.rank(tile, Suit.N7))
    assert " ".join(map(str, sevens)) == "7-7 9-7 8-7 7-6 7-5 7-4 7-3 7-2 7-1 7-0"


@pytest.mark.parametrize(
    ("text", "suit"),
    [
        ("4", "4"), ("4s", "4"), ("fours", "4"), ("four", "4"), ("six", "6"), ("sixes", "6"), ("blanks", "0"),
        ("Blank", "0"), ("zeros", "0"), ("Doubles", "doubles"), ("double", "doubles"), (" S ", "S"), ("spades", "S"),
        ("Heart", "H"),
    ],
)  # fmt: skip
def test_suits_as_people_say_them(text: str, suit: str) -> None:
    assert parsed(parse_suit, text) is Suit(suit)


@pytest.mark.parametrize("text", ["", "12", "purple", "six-four", "-1"])
def test_text_that_is_no_suit_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match="typed-no-suit"):
        parse_suit(text)


def test_pieces_of_the_wrong_kind_are_a_fault() -> None:
    with pytest.raises(TypeError):
        PLAIN.suits_of(Card(2, "C"))
    with pytest.raises(TypeError):
        CardSuits().suits_of(Tile(6, 4))
