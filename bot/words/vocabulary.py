"""The words that people type and their notation: those of typed.ftl, and the bot's own words for the same."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, Self

from bot.message import Message
from bot.rules.pieces import EMOJI_STYLE
from bot.words.locales import ENGLISH
from bot.words.speaker import SPECIALS, SUITS, Speaker, speaker

ENDS = ("left", "right", "up", "down")
_FACES = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
# The messages `typed-word-…`, each with its notation.
_TYPED: Mapping[str, str] = {
    **{number: number for number in map(str, range(13))},
    "own": "own", **_FACES, "clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S",
    **{word: word for word in (*ENDS, "double", "doubles", "of", "as", "to", "marks", "seat", "trick", "sevens")},
    **{verb: verb for verb in ("pass", "lead", "play", "yield", "bid", "kitty", "trump", "declare", "turn", "place")},
    **{verb: verb for verb in ("peek", "retract", "challenge", "claim", "concede", "review")},
    **{verb: verb for verb in ("undo", "agree", "refuse")},
    "high": "doubles high", "low": "doubles low", "own-suit": "doubles own_suit", "keep": "kitty keep",
    "no-trump": "trump none", "no-challenge": "challenge none",
}  # fmt: skip
_GAP = "|"  # stands for a value; the words before and after it are two
_PLACES = ("high", "low", "own_suit")
# The bot's own messages, with their notation.
_SAID: tuple[tuple[Message, str], ...] = (
    *((Message(f"end-{end}"), end) for end in ENDS),
    *((Message("choice-tile-end", tile=_GAP, end=end), end) for end in ENDS),
    *((Message(f"choice-{end}", number=_GAP), end) for end in ENDS[:2]),
    (Message("train-mexican"), "mexican"), (Message("train-own"), "own"), (Message("choice-done"), "done"),
    *((Message("choice-on-train", tile=_GAP, train=_GAP, number=_GAP, then=then), "to") for then in ("cover", "more")),
    *((Message(SUITS[suit]), suit.value) for suit in SUITS if suit.value != "closest"),
    *((Message(name), special.value) for special, name in SPECIALS.items()),
    *((Message(f"doubles-place-{place}"), f"doubles {place}") for place in _PLACES),
    (Message("no-trump"), "trump none"),
    (Message("typed-trump", suit="none"), "trump none"), (Message("typed-trump", suit=_GAP), "trump"),
    (Message("typed-play", piece=_GAP, end="none"), "play"), (Message("typed-lead", piece=_GAP, suit="none"), "lead"),
    (Message("typed-bid", bid=_GAP), "bid"), (Message("typed-declare", special=_GAP), "declare"),
    (Message("typed-name-doubles", doubles=_GAP), "doubles"), (Message("typed-place", end=_GAP), "place"),
    (Message("choice-pass"), "pass"), (Message("bid-pass"), "pass"), (Message("choice-keep"), "kitty keep"),
    (Message("choice-swap", piece=_GAP), "kitty"), (Message("choice-play-open", tile=_GAP), "play"),
    (Message("choice-turn"), "turn"), (Message("choice-turn-number", number=_GAP), "turn"),
    (Message("choice-peek"), "peek"), (Message("choice-retract"), "retract"), (Message("choice-claim"), "claim"),
    (Message("choice-concede"), "concede"), (Message("choice-end-deal"), "concede"),
    (Message("choice-no-challenge"), "challenge none"), (Message("typed-review"), "review"),
    (Message("typed-undo"), "undo"), (Message("typed-withdraw"), "refuse"),
)  # fmt: skip
_TOKEN = re.compile(r"[^\W_]+|\S")
_SHORTEST = 3  # letters of a part of a compound: "dubbel" and "zes"
_DROPPED = frozenset(f'()[]{{}}«»“”„"!?;*`:,.|/{EMOJI_STYLE}')
_DASHES = frozenset("‐‑–—−")
Words = Mapping[tuple[str, ...], str]


class Vocabulary(NamedTuple):
    """Words with their notation, each a tuple of tokens; and beginnings of the ends' names, None where several fit.

    `letters` are those on cards. `longest` is by first token the number of tokens of the longest word; `lengths` are
    those of the parts of compounds, in letters.
    """

    words: Words
    letters: Mapping[str, str]
    short_ends: Mapping[str, str | None]
    longest: Mapping[str, int]
    lengths: frozenset[int]

    @classmethod
    def of(cls, words: Words, letters: Mapping[str, str], short_ends: Mapping[str, str | None]) -> Self:
        lengths = frozenset(len(word[0]) for word in words if len(word) == 1 and len(word[0]) >= _SHORTEST)
        longest = dict[str, int]()
        for word in words:
            longest[word[0]] = max(len(word), longest.get(word[0], 0))
        return cls(words, letters, short_ends, longest, lengths)

    def longest_at(self, tokens: tuple[str, ...], at: int) -> tuple[int, str] | None:
        """The number of tokens of the longest word there, and its notation."""
        for count in range(min(self.longest.get(tokens[at], 0), len(tokens) - at), 0, -1):
            meant = self.words.get(tokens[at : at + count])
            if meant is not None:
                return count, meant
        return None


@lru_cache(64)
def vocabularies(who: Speaker) -> tuple[Vocabulary, ...]:
    """The understood words, those of the language before the English ones."""
    english = _vocabulary(speaker(ENGLISH))
    if who.language == ENGLISH:
        return (english,)
    own = _vocabulary(who)
    taken = {words for words, meant in own.words.items() if meant in ENDS} | {(short,) for short in own.short_ends}
    rest = Vocabulary.of(
        {words: meant for words, meant in english.words.items() if words not in taken},
        english.letters,
        {short: end for short, end in english.short_ends.items() if (short,) not in taken},
    )
    both = Vocabulary.of(
        {**rest.words, **own.words}, {**rest.letters, **own.letters}, {**rest.short_ends, **own.short_ends}
    )
    return both, rest


def _vocabulary(who: Speaker) -> Vocabulary:
    words, short = dict[tuple[str, ...], str](), dict[str, str | None]()
    for name, meant in _TYPED.items():
        for word in _listed(who, f"typed-word-{name}"):
            words[word] = meant
            if name in ENDS and len(word) == 1:
                for length in range(1, len(word[0])):
                    begun = word[0][:length]
                    short[begun] = name if short.get(begun, name) == name else None
    for message, meant in _SAID:
        for word in _around_value(who, message):
            words.setdefault(word, meant)
    letters = {word[0]: rank for face, rank in _FACES.items() for word in _listed(who, f"typed-letter-{face}")}
    return Vocabulary.of(words, letters, short)


def _listed(who: Speaker, name: str) -> Iterator[tuple[str, ...]]:
    """The words of a message that lists them, with commas between."""
    return (tokens_of(word) for word in who.say(Message(name)).split(","))


def _around_value(who: Speaker, message: Message) -> Iterator[tuple[str, ...]]:
    """The words of a message in this very language, before and after its value."""
    try:
        who.catalogue.pattern(message.id)
    except LookupError:
        return
    for part in who.say(message).split(_GAP):
        tokens = tokens_of(part)
        if any(token.isalpha() for token in tokens):
            yield tokens


def tokens_of(text: str) -> tuple[str, ...]:
    """The words of a text, and the signs that matter, without case and accents."""
    return tuple([folded(it) for it in _TOKEN.findall(text) if it not in _DROPPED])


def folded(text: str) -> str:
    """A text without case and accents, with one apostrophe and one dash."""
    bare = (it for it in unicodedata.normalize("NFKD", text) if not unicodedata.combining(it))
    return "".join("-" if it in _DASHES else it for it in bare).casefold().replace("’", "'").strip()
