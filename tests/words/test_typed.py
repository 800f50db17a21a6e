"""Moves typed in people's own words are the same as in notation, in every language."""

from collections.abc import Iterator
from itertools import product

import pytest

from bot.message import Message
from bot.rules.errors import BadNotation
from bot.rules.moves import Bid, End, Lead, Move, Pass, Play
from bot.rules.notation import parse_bid, parse_move, parse_play
from bot.rules.pieces import RANKS, Card, Piece, Tile, cards, double_set, parse_piece
from bot.rules.suits import Suit, parse_suit
from bot.words.catalogue import sources_of
from bot.words.locales import languages
from bot.words.speaker import Speaker, speaker, speaking
from bot.words.typed import parsed
from tests.words.pseudo import pseudo
from tests.words.written import english_ids

FACES = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "T": "10"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
SIX_FOUR, QUEEN = Tile(6, 4), Card(12, "S")
LONGER = "en-XA"
in_every_language = pytest.mark.parametrize("who", [*languages(), LONGER], indirect=True)


@pytest.fixture
def who(request: pytest.FixtureRequest) -> Speaker:
    """Made when it is needed: to collect tests is quick."""
    return pseudo() if request.param == LONGER else speaker(request.param)


def words_for(who: Speaker, name: str) -> list[str]:
    return [word.strip() for word in who.say(Message(f"typed-word-{name}")).split(",")]


def tiles_in_words(who: Speaker) -> Iterator[tuple[str, Piece]]:
    for tile in double_set(9):
        for high, low in product(words_for(who, str(tile.high)), words_for(who, str(tile.low))):
            yield f"{high} {low}", tile
        if tile.is_double:
            for double, number in product(words_for(who, "double"), words_for(who, str(tile.high))):
                yield f"{double} {number}", tile
                yield f"{number} {double}", tile


def cards_in_words(who: Speaker) -> Iterator[tuple[str, Piece]]:
    (of, *_) = words_for(who, "of")
    for card in cards():
        rank = RANKS[card.rank - 2]
        for face, suit in product(words_for(who, FACES.get(rank, rank)), words_for(who, SUITS[card.suit])):
            for written in (f"{face} {of} {suit}", f"{face} {suit}", f"{suit} {face}"):
                yield written, card


@in_every_language
def test_every_tile_and_card_comes_back_as_itself(who: Speaker) -> None:
    with speaking(who):
        for written, piece in (*tiles_in_words(who), *cards_in_words(who)):
            for text in (written, written.upper()):
                assert parsed(parse_piece, text) == piece, text


@in_every_language
def test_every_suit_and_end_comes_back_as_itself(who: Speaker) -> None:
    suits = {suit: SUITS.get(suit.value, suit.value) for suit in Suit if suit is not Suit.CLOSEST}
    with speaking(who):
        for suit, name in suits.items():
            for word in words_for(who, name):
                assert parsed(parse_suit, word) is suit, word
        for end, (high, low) in product(End, [("5", "3"), ("six", "four")]):
            for word in words_for(who, end.value):
                assert parsed(parse_play, f"{high}-{low} {word}") == Play(parsed(parse_piece, f"{high} {low}"), end)
        for word in words_for(who, "pass"):
            assert parsed(parse_bid, word) == Bid(None)


@in_every_language
def test_notation_and_english_are_understood_everywhere(who: Speaker) -> None:
    with speaking(who):
        for text, move in {
            "lead 6-4 as 4": Lead(Tile(6, 4), Suit.N4),
            "pass 6-3 QS 0-0": Pass((Tile(6, 3), Card(12, "S"), Tile(0, 0))),
            "play 5-3 right": Play(Tile(5, 3), End.RIGHT),
            "bid plunge 168": parse_move("bid plunge 168"),
            "turn 3": parse_move("turn 3"),
            "challenge seat 2 trick 5": parse_move("challenge seat 2 trick 5"),
        }.items():
            assert parsed(parse_move, text) == move
        for piece in (*double_set(9), *cards()):
            assert parsed(parse_piece, str(piece)) == piece
        for text, piece in (*tiles_in_words(speaker("en")), ("queen of spades", Card(12, "S"))):
            assert parsed(parse_piece, text) == piece, text


@in_every_language
def test_a_word_means_one_thing(who: Speaker) -> None:
    meant = dict[str, str]()
    names = [it.removeprefix("typed-word-") for it in english_ids() if it.startswith("typed-word-")]
    for name in names:
        for word in words_for(who, name):
            assert word, f"typed-word-{name} has a comma too many"
            assert meant.setdefault(word.casefold(), name) == name, f"{word} is {name} and {meant[word.casefold()]}"


@pytest.mark.parametrize(
    "text", ["53 x", "five three middle", "5-3 rihgt", "six", "double", "queen of cups", "", "Q♠ J"]
)
def test_meaningless_words_are_refused_as_typed(text: str) -> None:
    with pytest.raises(BadNotation):
        parsed(parse_play, text)


def test_each_ones_short_word_for_an_end_is_their_own() -> None:
    """In English "u" is up. Where it begins another word it is that, and of a beginning of two nothing is guessed."""
    typed = sources_of("en")["typed"]
    for old, new in [("left, l", "onks"), ("right, r", "rechts"), ("up, u", "oben"), ("down, d", "unten")]:
        typed = typed.replace(f"= {old}\n", f"= {new}\n")
    for who, text, end in [
        (speaker("en"), "5-3 u", End.UP),
        (speaker("en"), "5-3 ri", End.RIGHT),
        (Speaker("xx", "de", {"core": "", "typed": typed}), "5-3 u", End.DOWN),
        (Speaker("xx", "de", {"core": "", "typed": typed}), "5-3 ob", End.UP),
        (Speaker("xx", "de", {"core": "", "typed": typed}), "5-3 up", End.UP),
        (Speaker("xx", "de", {"core": "", "typed": typed}), "5-3 l", End.LEFT),
    ]:
        with speaking(who):
            assert parsed(parse_play, text) == Play(Tile(5, 3), end), text
    with speaking(Speaker("xx", "de", {"core": "", "typed": typed})), pytest.raises(BadNotation):
        parsed(parse_play, "5-3 o")


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("en", "lead double six as doubles", Lead(Tile(6, 6), Suit.DOUBLES)),
        ("en", "LEAD queen of spades", Lead(Card(12, "S"), Suit.SPADES)),
        ("en", "play double six up", Play(Tile(6, 6), End.UP)),
        ("en", "play Four-Six l", Play(Tile(6, 4), End.LEFT)),
        ("en", "pass six-four blank five ace of hearts", Pass((Tile(6, 4), Tile(5, 0), Card(14, "H")))),
        *(
            ("es", f"play {text}", Play(piece))
            for text, piece in (("seis cuatro", SIX_FOUR), ("reina de picas", QUEEN))
        ),
        ("pt-BR", "play bucha de seis", Play(Tile(6, 6))),
        ("fr", "play dame de pique", Play(QUEEN)),
        *(("de", f"play {text}", Play(piece)) for text, piece in (("Pikdame", QUEEN), ("Sechserpasch", Tile(6, 6)))),
        *(("nl", f"play {text}", Play(piece)) for text, piece in (("dubbelzes", Tile(6, 6)), ("zes vier", SIX_FOUR))),
    ],
)
def test_moves_as_people_say_them(language: str, text: str, move: Move) -> None:
    with speaking(speaker(language)):
        assert parsed(parse_move, text) == move
