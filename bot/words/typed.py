"""What people type in their own words, in the notation that the rules read: "seis cuatro" and "six four" are 6-4."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, Self, TypeVar

from bot.message import Message
from bot.rules.errors import BadNotation
from bot.words.locales import ENGLISH
from bot.words.speaker import Speaker, current, speaker

V = TypeVar("V")
_ENDS = ("left", "right", "up", "down")
# The messages `typed-word-…`, each with its notation.
_MEANT: Mapping[str, str] = {
    **{str(number): str(number) for number in range(11)},
    "jack": "J", "queen": "Q", "king": "K", "ace": "A",
    "clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S",
    **{word: word for word in ("double", "doubles", "of", "as", "pass", *_ENDS)},
}  # fmt: skip
_SIGNS = dict(zip("♣♦♥♠", "CDHS", strict=True))
# What a piece is made of, a letter for each word: a number, ten, a face, a suit of cards, "double", "of".
_KINDS = {**dict.fromkeys("0123456789", "n"), "10": "t", **dict.fromkeys("JQKA", "f"), **dict.fromkeys("CDHS", "s")} | {
    "double": "d", "of": "o", "-": "o",
}  # fmt: skip
_PIECE = re.compile("(?P<rank>[ntf])o?(?P<suit>s)|(?P<suit2>s)o?(?P<rank2>[ntf])|do?(?P<n>n)|(?P<n2>n)o?d|no?n")
_TOKEN = re.compile(r"[^\W_]+|\S")
_SHORTEST = 3  # letters of a part of a compound: "dubbel" and "zes"


class _Word(NamedTuple):
    """A word as it was typed, what it means (None: nothing known), and whether a space stands before it."""

    typed: str
    meant: str | None
    is_apart: bool

    @property
    def kind(self) -> str:
        return _KINDS.get(self.meant or self.typed, "x")


class _Vocabulary(NamedTuple):
    """Words with their notation, each a row of tokens; and beginnings of the ends' names, None where several fit.

    `longest` is the most tokens of a word; `lengths`, in letters, are those of the parts of compounds.
    """

    words: Mapping[tuple[str, ...], str]
    short_ends: Mapping[str, str | None]
    longest: int
    lengths: frozenset[int]

    @classmethod
    def of(cls, words: Mapping[tuple[str, ...], str], short_ends: Mapping[str, str | None]) -> Self:
        lengths = frozenset(len(word[0]) for word in words if len(word) == 1 and len(word[0]) >= _SHORTEST)
        return cls(words, short_ends, max(map(len, words)), lengths)


def parsed(parse: Callable[[str], V], typed: str) -> V:
    """What `parse` makes of a text in words of the current language, of English or notation. Raises BadNotation."""
    for reading in readings(typed):
        try:
            return parse(reading)
        except BadNotation:
            pass
    return parse(typed)


def readings(typed: str) -> tuple[str, ...]:
    """What a text is in notation: by the words of the language of the moment, then by the English ones."""
    return tuple(dict.fromkeys(_read(typed, words) for words in _vocabularies(current())))


def beginnings(typed: str) -> tuple[str, ...]:
    """The same of a text that is not typed to its end: a word that has only been begun is left out."""
    found = list[str]()
    for words in _vocabularies(current()):
        before, _, last = typed.rpartition(" ")
        begun = _folded(last)
        if len(begun) > 1 and any(len(it) == 1 and it[0] != begun and it[0].startswith(begun) for it in words.words):
            found.append(_read(before, words))
        found.append(_read(typed, words))
    return tuple(dict.fromkeys(found))


@lru_cache(64)
def _vocabularies(who: Speaker) -> tuple[_Vocabulary, ...]:
    """The words that are understood, those of the language before the English ones."""
    english = _vocabulary(speaker(ENGLISH))
    if who.language == ENGLISH:
        return (english,)
    own = _vocabulary(who)
    taken = {words for words, meant in own.words.items() if meant in _ENDS} | {(short,) for short in own.short_ends}
    rest = _Vocabulary.of(
        {words: meant for words, meant in english.words.items() if words not in taken},
        {short: end for short, end in english.short_ends.items() if (short,) not in taken},
    )
    return _Vocabulary.of({**rest.words, **own.words}, {**rest.short_ends, **own.short_ends}), rest


def _vocabulary(who: Speaker) -> _Vocabulary:
    words, short = dict[tuple[str, ...], str](), dict[str, str | None]()
    for name, meant in _MEANT.items():
        for word in who.say(Message(f"typed-word-{name}")).split(","):
            tokens = tuple(_TOKEN.findall(_folded(word)))
            words[tokens] = meant
            if meant in _ENDS and len(tokens) == 1:
                for length in range(1, len(tokens[0])):
                    begun = tokens[0][:length]
                    short[begun] = meant if short.get(begun, meant) == meant else None
    return _Vocabulary.of(words, short)


def _folded(text: str) -> str:
    """A text without case and accents, and with one apostrophe."""
    bare = (it for it in unicodedata.normalize("NFKD", text) if not unicodedata.combining(it))
    return "".join(bare).casefold().replace("’", "'").strip()


def _read(typed: str, known: _Vocabulary) -> str:
    """A text with its pieces and words in notation; what is not known stays as it is."""
    words = list(_words(typed, known))
    kinds = "".join(word.kind for word in words)
    told, at = list[str](), 0
    for found in _PIECE.finditer(kinds):
        here = words[found.start() : found.end()]
        if all(word.meant is None for word in here):
            continue  # 6-4, as it is written
        told += map(_alone, words[at : found.start()])
        told.append(f"{' ' * here[0].is_apart}{_piece(found, here)}")
        at = found.end()
    return "".join((*told, *map(_alone, words[at:]))).strip()


def _piece(found: re.Match[str], words: list[_Word]) -> str:
    def word(*groups: str) -> str:
        at = next(found.start(it) for it in groups if found[it] is not None) - found.start()
        return words[at].meant or words[at].typed

    if found["suit"] or found["suit2"]:
        return f"{word('rank', 'rank2')}{word('suit', 'suit2')}"
    if found["n"] or found["n2"]:
        return f"{word('n', 'n2')}-{word('n', 'n2')}"
    return f"{words[0].meant or words[0].typed}-{words[-1].meant or words[-1].typed}"


def _alone(word: _Word) -> str:
    return f"{' ' * word.is_apart}{word.typed if word.meant in (None, 'of') else word.meant}"


def _words(typed: str, known: _Vocabulary) -> Iterator[_Word]:
    """The words of a text, the longest that are known first."""
    found = [(it[0], _folded(it[0]), it.start()) for it in _TOKEN.finditer(typed)]
    at = 0
    while at < len(found):
        text, folded, start = found[at]
        is_apart = start > 0 and typed[start - 1].isspace()
        for count in range(min(known.longest, len(found) - at), 0, -1):
            meant = known.words.get(tuple(it[1] for it in found[at : at + count]))
            if meant is not None:
                yield _Word(text, meant, is_apart)
                at += count
                break
        else:
            at += 1
            if text in _SIGNS:
                yield _Word(text, _SIGNS[text], is_apart)
            elif parts := _compound(folded, known):
                yield from (_Word(text, part, is_apart) for part in parts)
            else:
                is_end = at == len(found) and at > 1
                yield _Word(text, known.short_ends.get(folded) if is_end else None, is_apart)


def _compound(word: str, known: _Vocabulary) -> tuple[str, str] | None:
    """The two words of which one is made, "dubbelzes"; None where it is not."""
    for at in sorted(known.lengths):
        if len(word) - at not in known.lengths:
            continue
        parts = known.words.get((word[:at],)), known.words.get((word[at:],))
        if (
            parts[0] is not None
            and parts[1] is not None
            and _PIECE.fullmatch("".join(_KINDS.get(it or "", "x") for it in parts))
        ):
            return parts[0], parts[1]
    return None
