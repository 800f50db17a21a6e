"""Suits, following and winning: the rule page's own examples, for every game that shares the code."""

import pytest

from bot.rules.errors import BadNotation
from bot.rules.pieces import Card, Tile, double_set
from bot.rules.suits import CardSuits, DominoSuits, Doubles, Suit, SuitSystem, following, parse_suit
from bot.words.typed import parsed
from tests.rules.say import PLAIN, pieces, trick, winning


def trumped(suit: str) -> DominoSuits:
    return DominoSuits(trump=Suit(suit))


def higher_end(trump: str) -> DominoSuits:
    """The suits of a game in which the leader has no choice and a double belongs to its number only."""
    return DominoSuits(Doubles.HIGH, Suit(trump), lead_higher_end=True)


@pytest.mark.parametrize(
    ("led", "rest", "wins"),
    [
        pytest.param("2-6 as 2", "2-0 2-2 2-5", "2-2", id="Vector 1.1, as a 2"),
        pytest.param("2-6 as 6", "2-0 2-2 2-5", "6-2", id="Vector 1.1, as a 6"),
        pytest.param("0-0 as doubles", "3-3 6-6 1-4", "6-6", id="Vector 1.2"),
        pytest.param("3-6 as 3", "6-6 3-5 3-0", "6-3", id="Vector 1.3, as a 3"),
        pytest.param("3-6 as 6", "6-6 3-5 3-0", "6-6", id="Vector 1.3, as a 6"),
        ("5-5 as 5", "6-5 6-6 5-0", "5-5"),
        ("5-5 as doubles", "6-5 4-4 5-0", "5-5"),
    ],
)
def test_black_tile_tricks(led: str, rest: str, wins: str) -> None:
    assert winning(led, rest) == wins


@pytest.mark.parametrize(
    ("led", "legal"), [("3", "3-3"), ("6", "6-5"), ("doubles", "3-3 0-0"), ("1", "3-3 6-5 0-0"), ("5", "6-5")]
)
def test_following_without_trump(led: str, legal: str) -> None:
    """Vector 1.4."""
    assert following(pieces("3-3 6-5 0-0"), Suit(led), PLAIN) == pieces(legal)


@pytest.mark.parametrize(
    ("trump", "led", "hand", "legal"),
    [
        pytest.param("2", "4", "2-4 5-1 7-7", "2-4 5-1 7-7", id="Vector 2.1"),
        ("doubles", "5", "2-2 7-5", "7-5"),
        pytest.param("doubles", "doubles", "2-2 7-5", "2-2", id="Vector 2.2"),
        pytest.param("2", "doubles", "2-2 3-1", "2-2 3-1", id="Vector 2.3"),
    ],
)
def test_a_trump_belongs_to_no_other_suit_when_following(trump: str, led: str, hand: str, legal: str) -> None:
    assert following(pieces(hand), Suit(led), trumped(trump)) == pieces(legal)


@pytest.mark.parametrize(
    ("trump", "led", "rest", "wins"),
    [
        pytest.param("2", "6-4 as 4", "2-4 4-4", "4-2", id="Vector 2.1"),
        pytest.param("doubles", "5-5 as doubles", "5-7 2-2", "5-5", id="Vector 2.2"),
        pytest.param("2", "5-5 as doubles", "2-2 7-7", "2-2", id="Vector 2.3"),
        ("2", "4-2 as 2", "2-0 2-2 6-4", "2-2"),
    ],
)
def test_trump_tricks(trump: str, led: str, rest: str, wins: str) -> None:
    assert winning(led, rest, trumped(trump)) == wins


def test_the_set_may_have_sevens() -> None:
    """Vector 2.4."""
    assert winning("6-4 as 6", "6-0 7-6") == "7-6"


def test_a_trump_is_led_as_trump_and_any_other_tile_as_either_suit() -> None:
    system = trumped("2")
    assert system.lead_suits(Tile(4, 2)) == (Suit.N2,)
    assert system.lead_suits(Tile(2, 2)) == (Suit.N2,)
    assert system.lead_suits(Tile(6, 4)) == (Suit.N6, Suit.N4)
    assert trumped("doubles").lead_suits(Tile(2, 2)) == (Suit.DOUBLES,)


@pytest.mark.parametrize(
    ("trump", "plays", "seat"),
    [
        pytest.param("1", "5-2 5-3 6-5 5-5 5-0 4-2", 3, id="Vector 4.1"),
        pytest.param("2", "5-2 5-5 2-2 6-2 2-0 2-2", 2, id="Vector 4.2"),
        pytest.param("1", "6-4 6-4 6-3 6-0 4-4 3-3", 0, id="Vector 4.3"),
    ],
)
def test_six_plays_with_two_sets(trump: str, plays: str, seat: int) -> None:
    system = higher_end(trump)
    first, rest = plays.split(" ", 1)
    suit = system.lead_suits(pieces(first)[0])
    assert len(suit) == 1, "the leader has no choice"
    assert trick(f"{first} as {suit[0]}", rest).winner(system) == seat


@pytest.mark.parametrize(("hand", "legal"), [("6-3 4-4 2-1", "6-3 4-4 2-1"), ("6-3 6-0", "6-0")])
def test_a_trump_does_not_follow_its_other_end(hand: str, legal: str) -> None:
    """Vector 4.4."""
    assert following(pieces(hand), Suit.N6, higher_end("3")) == pieces(legal)


@pytest.mark.parametrize(("doubles", "wins"), [("high", "4-4"), ("low", "4-1"), ("own_suit", "4-1")])
def test_where_doubles_belong(doubles: str, wins: str) -> None:
    """Vector 4.6."""
    assert winning("4-1 as 4", "4-0 4-4 6-6", DominoSuits(Doubles(doubles), lead_higher_end=True)) == wins


def test_doubles_of_their_own_suit_follow_doubles_only() -> None:
    system = DominoSuits(Doubles.OWN_SUIT)
    assert following(pieces("4-4 4-0"), Suit.N4, system) == pieces("4-0")
    assert winning("2-2 as doubles", "6-6 4-4 2-0", system) == "6-6"


def test_a_low_double_still_beats_a_discard() -> None:
    assert winning("4-4 as 4", "6-6 5-3 2-1", DominoSuits(Doubles.LOW)) == "4-4"
    assert winning("4-4 as 4", "6-6 4-0 2-1", DominoSuits(Doubles.LOW)) == "4-0"


def test_the_first_of_two_identical_tiles_wins() -> None:
    assert trick("5-2 as 5", "6-5 6-5 5-0").winner(PLAIN) == 1
    assert trick("2-2 as 2", "2-2 2-2").winner(trumped("2")) == 0


def test_cards_follow_their_suit_and_nothing_beats_it() -> None:
    """Vector 3.1 is among them."""
    system = CardSuits()
    assert winning("7D", "9D AH 8D", system) == "9D"
    assert winning("QS", "KS AS AH", system) == "AS"
    assert following(pieces("5H 9H QS"), Suit.HEARTS, system) == pieces("5H 9H")
    assert following(pieces("5H 9H QS"), Suit.CLUBS, system) == pieces("5H 9H QS")
    assert system.lead_suits(Card(12, "S")) == (Suit.SPADES,)


@pytest.mark.parametrize("system", [PLAIN, trumped("2"), trumped("doubles"), higher_end("1"), DominoSuits(Doubles.LOW)])
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
        *[("4", "4"), ("4s", "4"), ("fours", "4"), ("four", "4"), ("six", "6"), ("sixes", "6")],
        *[("blanks", "0"), ("Blank", "0"), ("zeros", "0"), ("Doubles", "doubles"), ("double", "doubles")],
        *[(" S ", "S"), ("spades", "S"), ("Heart", "H")],
    ],
)
def test_suits_as_people_say_them(text: str, suit: str) -> None:
    assert parsed(parse_suit, text) is Suit(suit)


@pytest.mark.parametrize("text", ["", "12", "purple", "six-four", "-1"])
def test_what_is_no_suit_is_answered_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match="typed-no-suit"):
        parse_suit(text)


def test_pieces_of_the_wrong_kind_are_a_fault() -> None:
    with pytest.raises(TypeError):
        PLAIN.suits_of(Card(2, "C"))
    with pytest.raises(TypeError):
        CardSuits().suits_of(Tile(6, 4))
