"""The bot reads back what it writes: its suggestions, and the words that its refusals tell people to type."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from bot.message import Joined, Message, Text, value_text
from bot.rules.boards import LineView, TrainsView
from bot.rules.errors import BadNotation
from bot.rules.moves import Bid, Challenge, Lead, Moon, Move, Pass, Play, Special, Train, Yield
from bot.rules.notation import parse_bid, parse_move, parse_play
from bot.rules.pieces import Card, Tile, parse_piece
from bot.rules.suits import Doubles, Suit, parse_suit
from bot.rules.view import Choice, View
from bot.words.locales import languages
from bot.words.moves import listed
from bot.words.names import label_names
from bot.words.speaker import bid_message, say, speaker, speaking
from bot.words.typed import parsed, readings
from cogs.play.cog import requested
from cogs.play.suggestions import Own, in_words, notation
from tests.moments import Moment, moments
from tests.told import say_to

PASS = Bid(None)
OF_PEOPLE = (Yield, Moon, Challenge)  # their words name a player: they are known by the match only
in_every_language = pytest.mark.parametrize("language", languages())


@cache
def choices() -> tuple[tuple[Moment, View, Choice], ...]:
    """Every choice of the corpus, each once."""
    found = dict[object, tuple[Moment, View, Choice]]()
    for moment in moments():
        for view in moment.views:
            for choice in (*(view.ask.choices if view.ask else ()), *view.extra_choices):
                key = str(choice.move), view.title, repr(choice.label), repr(choice.note)
                found.setdefault(key, (moment, view, choice))
    return tuple(found.values())


def read(parse: Callable[[str], object], text: str) -> str:
    """The notation of a text, or the text itself where it is refused."""
    try:
        move = parsed(parse, text)
    except BadNotation:
        return f"{text!r} is refused, as {readings(text)}"
    return str(PASS if move == Pass(()) else move)


def is_found_by_the_match_only(move: Move) -> bool:
    if isinstance(move, Play) and isinstance(move.end, Train):
        return move.end not in (Train.OWN, Train.MEXICAN)
    return (isinstance(move, OF_PEOPLE) and move != Challenge()) or (
        isinstance(move, Lead) and move.suit is Suit.CLOSEST
    )


@in_every_language
def test_every_suggestion_is_read_as_its_move(language: str) -> None:
    wrong = dict[str, str]()
    with speaking(speaker(language)):
        for moment, view, choice in choices():
            move = choice.move
            names = [label_names(moment.snapshot.names)(seat) for seat in range(len(view.seats))]
            for text, parse, value in suggested(view, choice, say_to(view, listed(view, choice), names)):
                if read(parse, text) != value:
                    wrong[text] = f"{read(parse, text)}, not {value} ({move})"
    assert not wrong


def suggested(view: View, choice: Choice, words: str) -> Iterator[tuple[str, Callable[[str], object], str]]:
    """The words and the values that the typed commands suggest for a choice, and what they are read as."""
    move = choice.move
    yield str(move), requested, str(move)
    if not is_found_by_the_match_only(move) and not (move == PASS and ":" in words):
        yield words, requested, str(move)
        yield words.upper(), requested, str(move)
        yield words.partition(" · ")[0], requested, str(move)
    match move:
        case Bid():
            yield say(bid_message(move)), parse_bid, str(move)
        case Play() if isinstance(view.board, LineView):
            end = say(choice.label)
            noted = say(Joined((choice.label, choice.note), " · ")) if choice.note else end
            for text in (end, noted):
                plain = Play(move.piece) if end == str(move.piece) else move
                yield text, parse_play, str(plain)
        case Play() if isinstance(view.board, TrainsView) and not is_found_by_the_match_only(move):
            yield say(choice.label), parse_play, str(move)
        case Lead(_, Suit() as suit) if suit is not Suit.CLOSEST:
            yield say(value_text(suit)), parse_suit, suit.value
        case _:
            pass


@in_every_language
def test_every_suggestion_of_a_match_is_found_by_its_words(language: str) -> None:
    with speaking(speaker(language)):
        for moment in moments()[::3]:
            for view in moment.seats:
                own = Own(moment.snapshot, view)
                offered = [(say(words)[:100], value) for words, value in in_words(own)]
                for words, value in offered:
                    same = {other for text, other in offered if text == words}
                    assert len(same) > 1 or notation(own, words) == value, words


# -- refusals ----------------------------------------------------------------------------------------------------------


def phrases(message: Text) -> Iterator[str]:
    """Every few words of a text that stand together."""
    words = say(message).replace(",", " ").replace(":", " ").rstrip(".").split()
    for start in range(len(words)):
        for end in range(start + 1, min(start + 6, len(words)) + 1):
            yield " ".join(words[start:end])


def told(message: Text, start: str = "") -> set[str]:
    """Return the readings, in notation, of all phrases of a message."""
    return {reading for phrase in phrases(message) for reading in readings(f"{start}{phrase}")}


@in_every_language
def test_the_words_of_refusals_are_read(language: str) -> None:
    with speaking(speaker(language)):
        every_end = {f"play 6-4 {end}" for end in ("left", "right", "up", "down")}
        two = {"left", "right"}
        assert every_end <= told(Message("typed-no-line-end", typed="x", piece=Tile(6, 4)), "play 6-4 ")
        assert two <= told(Message("typed-no-end"))
        assert two <= told(Message("refused-must-place", tile=Tile(6, 4), left=6, right=4))
        for end in ("left", "right", "up", "down"):
            for message in ("refused-which-end", "refused-wrong-end"):
                refused = Message(message, tile=Tile(6, 4), ends=Message(f"end-{end}"))
                assert f"play 6-4 {end}" in told(refused, "play 6-4 "), say(refused)
        assert {"4", "doubles"} & told(Message("typed-no-suit", typed="x")) == {"4", "doubles"}
        assert "pass" in told(Message("typed-no-bid", typed="x"))
        pieces = {str(piece) for phrase in phrases(Message("typed-no-piece", typed="x")) if (piece := piece_in(phrase))}
        assert {"6-4", "QS", "10H"} <= pieces


def piece_in(phrase: str) -> Tile | Card | None:
    try:
        return parsed(parse_piece, phrase)
    except BadNotation:
        return None


@in_every_language
def test_suits_and_places_are_read_by_their_names(language: str) -> None:
    with speaking(speaker(language)):
        for suit in Suit:
            if suit is not Suit.CLOSEST:
                assert read(parse_move, f"trump {say(value_text(suit))}") == f"trump {suit}"
        no_trump = say(Message("no-trump"))
        assert read(parse_move, f"trump {no_trump}") == read(parse_move, no_trump) == "trump none"
        for place in {*Doubles} - {Doubles.BOTH}:  # a rule, which no one names
            assert read(parse_move, f"doubles {say(Message(f'doubles-place-{place.value}'))}") == f"doubles {place}"
        assert {"doubles high", "doubles low", "doubles own_suit"} <= told(Message("typed-no-doubles"), "doubles ")
        challenge = Message("typed-no-challenge")
        assert "challenge seat 2 trick 5" in {read(parse_move, phrase) for phrase in phrases(challenge)}, say(challenge)
        for special in Special:
            assert read(parse_bid, say(Message(f"special-{special.value}"))) == f"bid {special}"
            assert read(parse_move, f"declare {say(Message(f'special-{special.value}'))}") == f"declare {special}"


# -- as people type ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected", "texts"),
    [
        ("en", "6-4", "six and four, 6 and 4, six-four, [6|4], 6/4, 6:4, 6–4, six/four, 4 6"),
        ("es", "6-4", "seis y cuatro, seis cuatro, 6 y 4, cuatro y seis, seis-cuatro, [6|4], seis/cuatro"),
        ("fr", "6-4", "six et quatre, le six et quatre, 6 et 4, six quatre, six-quatre, 6:4"),
        ("de", "6-4", "sechs und vier, sechs vier, 6 und 4, sechs-vier"),
        ("nl", "6-4", "zes en vier, zes vier, 6 en 4, zes-vier"),
        ("pt-BR", "6-4", "seis e quatro, seis quatro, 6 e 4, quadra e sena"),
        (
            "en",
            "6-4 left",
            "6-4 on the left, 6-4 to the left, 6-4 to the left end, 6-4 left end (6), 64 at the left side",
        ),
        (
            "es",
            "6-4 left",
            "6-4 a la izquierda, seis y cuatro a la izquierda, 6-4 en la punta izquierda, 6-4 izq, 6-4 i",
        ),
        (
            "fr",
            "6-4 left",
            "6-4 à gauche, 6-4 a gauche, 6-4 au bout gauche, 6-4 bout gauche (6), six et quatre sur la gauche, 6-4 g",
        ),
        (
            "de",
            "6-4 left",
            "6-4 nach links, 6-4 links, 6-4 an das linke Ende, 6-4 ans linke Ende, 6-4 Linkes Ende (6), 6-4 l",
        ),
        ("nl", "6-4 left", "6-4 naar links, 6-4 links, 6-4 aan de linkerkant, 6-4 aan de linker kant, 6-4 l"),
        (
            "pt-BR",
            "6-4 left",
            "6-4 à esquerda, 6-4 na esquerda, 6-4 para a esquerda, 6-4 na ponta esquerda (6), 6-4 esq",
        ),
        ("fr", "6-4 up", "6-4 en haut, 6-4 haut, 6-4 vers le haut"),
        ("fr", "6-4 right", "6-4 à droite, 6-4 d, 6-4 bout droit"),
        ("es", "6-4 up", "6-4 arriba, 6-4 hacia arriba"),
        ("pt-BR", "6-4 up", "6-4 em cima, 6-4 para cima, 6-4 cima"),
        ("de", "6-4 up", "6-4 nach oben, 6-4 oben, 6-4 hoch"),
        ("nl", "6-4 up", "6-4 naar boven, 6-4 boven"),
        ("en", "3-1", "ace and three, ace three, three-ace"),
        ("es", "3-1", "as y tres, tres y as, as tres"),
        ("fr", "3-1", "as et trois, trois as"),
        ("de", "3-1", "As und drei, Ass drei, eins und drei"),
        ("nl", "3-1", "aas en drie, een drie"),
        ("pt-BR", "3-1", "ás e três, as e terno, pio e terno"),
        ("es", "1-1", "doble as, as doble"),
        ("en", "5-0", "blank and five, five blank, zero five"),
        ("es", "5-0", "cinco y blanca, blanco cinco, cinco cero, vacío y cinco"),
        ("fr", "5-0", "cinq et blanc, vide et cinq, zéro cinq"),
        ("de", "5-0", "Null und fünf, blank fünf, leer und fünf"),
        ("nl", "5-0", "blanco en vijf, nul vijf, leeg en vijf"),
        ("pt-BR", "5-0", "branco e cinco, liso e quina, cinco e zero, vazio e cinco"),
        ("en", "QS", "Q♠, ♠Q, ♠️Q, Q♠️, queen of spades, spade queen"),
        ("es", "QS", "Q♠, reina de picas, la reina de picas, dama de espadas, Q de picas, ♠ Q"),
        ("fr", "QS", "D♠, ♠D, dame de pique, la dame de pique, D de pique, Q♠"),
        ("de", "QS", "D♠, Pik-Dame, Pikdame, Pik Dame, ♠D, D Pik"),
        ("nl", "QS", "V♠, schoppenvrouw, schoppen vrouw, ♠V, vrouw van schoppen"),
        ("pt-BR", "QS", "D♠, Q♠, dama de espadas, a dama de espadas"),
        ("fr", "KH", "R♥, roi de cœur"),
        ("nl", "KH", "H♥, hartenheer"),
        ("es", "AC", "A♣, as de tréboles, as trébol"),
        ("fr", "AC", "A♣, as de trèfle, l'as de trèfle"),
        ("de", "AC", "A♣, Kreuz-As, Kreuzass"),
        ("pt-BR", "AC", "A♣, ás de paus, o ás de paus"),
        ("de", "10H", "10♥, ♥10, Herz 10, Herz zehn"),
    ],
)
def test_tiles_cards_and_ends_as_people_type_them(language: str, expected: str, texts: str) -> None:
    with speaking(speaker(language)):
        for text in texts.split(", "):
            for typed in (text, text.upper()):
                assert read(parse_play, typed) == f"play {expected}", typed


@pytest.mark.parametrize(
    ("language", "expected", "texts"),
    [
        ("en", "trump 4", "name 4s as trump; trump fours; make 4s trump"),
        ("es", "trump 4", "triunfo cuatros; triunfo: 4s; elijo triunfo 4"),
        ("fr", "trump 4", "atout 4; atout quatre; prendre atout 4"),
        ("de", "trump 4", "Trumpf 4; vierer als Trumpf; 4er als Trumpf"),
        ("nl", "trump 4", "troef vieren; maak 4'en troef; 4'en als troef"),
        ("pt-BR", "trump 4", "trunfo quatro; trunfo: 4s; escolho 4s de trunfo"),
        ("es", "trump none", "sin triunfo; jugar sin triunfo; triunfo: sin triunfo"),
        ("fr", "trump none", "sans atout; jouer sans atout"),
        ("de", "trump none", "ohne Trumpf"),
        ("nl", "trump none", "geen troef; zonder troef"),
        ("pt-BR", "trump none", "sem trunfo"),
        ("en", "doubles high", "doubles high; make doubles high; doubles: high in their number"),
        ("es", "doubles high", "dobles altos; los dobles altos"),
        ("fr", "doubles low", "doubles bas; les doubles bas"),
        ("de", "doubles high", "Pasche hoch"),
        ("nl", "doubles low", "dubbelen laag; maak dubbelen laag"),
        ("pt-BR", "doubles own_suit", "buchas à parte"),
        ("es", "challenge seat 2 trick 5", "impugnar lugar 2 baza 5; impugno: lugar 2, baza 5"),
        ("fr", "challenge seat 2 trick 5", "contester place 2 pli 5"),
        ("de", "challenge seat 2 trick 5", "anzweifeln Platz 2 Stich 5; Platz 2 Stich 5 anzweifeln"),
        ("nl", "challenge seat 2 trick 5", "betwist plek 2 slag 5"),
        ("pt-BR", "challenge seat 2 trick 5", "contestar lugar 2 vaza 5"),
        ("es", "bid 84", "pujar 84; pujo 2 marcas"),
        ("de", "bid 84", "84 bieten; biete 84; biete 2 Striche (84)"),
        ("fr", "bid nel-o 84", "annonce nel-o 84; annoncer Nel-O: 2 marques (84)"),
        ("es", "bid sevens", "pujar sietes"),
        ("de", "declare sevens", "Siebener spielen"),
        ("es", "pass 6-4 5-3 1-0", "pasar 6-4, 5-3 y 1-0; paso seis cuatro, cinco tres, as blanca"),
        ("fr", "pass AS QH 9C", "passer l'as de pique, dame de cœur et 9 de trèfle"),
        ("nl", "lead 6-4 as 4", "kom uit met zes en vier als vieren; uitkomen met 6-4 als 4'en"),
        ("fr", "lead 6-4 as 4", "entame six et quatre en 4; entamer 6-4 comme quatre"),
        ("en", "lead 6-4 as 4", "lead the six and four as fours"),
        ("de", "turn 3", "Stein 3 aufdecken; deck Stein drei auf"),
        ("en", "yield", "make your left neighbor lead; make my left neighbour lead"),
        ("es", "undo", "deshacer"),
        ("fr", "claim", "prendre le reste"),
        ("pt-BR", "kitty keep", "fico com a mão"),
        ("nl", "review", "bekijk de slagen terug"),
    ],
)
def test_verbs_as_people_type_them(language: str, expected: str, texts: str) -> None:
    with speaking(speaker(language)):
        for text in texts.split("; "):
            assert read(requested, text) == expected, text


@in_every_language
@pytest.mark.parametrize("text", ["turn -3", "bid -1", "play 6-4 middle", "play 6-4 5", "dance", "claim 6-4", "trump"])
def test_nonsense_is_refused(language: str, text: str) -> None:
    with speaking(speaker(language)), pytest.raises(BadNotation):
        parsed(parse_move, text)


@in_every_language
def test_a_small_word_alone_is_no_piece(language: str) -> None:
    """ "As" is the ace of spades in notation, and between a tile and its suit in the language."""
    with speaking(speaker(language)):
        for name in ("as", "of", "to"):
            for word in say(Message(f"typed-word-{name}")).split(","):
                assert word.strip().casefold() == "as" or piece_in(word) is None, word
