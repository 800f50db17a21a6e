"""Reads moves typed in everyday words into the notation of the rules: "seis y cuatro" and "six four" are 6-4."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeVar

from bot.rules.errors import BadNotation
from bot.rules.forty_two.game import MARK
from bot.rules.moves import Special
from bot.words.speaker import current
from bot.words.vocabulary import ENDS, Vocabulary, folded, tokens_of, vocabularies

V = TypeVar("V")
_CARD_SIGNS = dict(zip("♣♦♥♠", "CDHS", strict=True))
# The kind of a word by its notation, a letter for each: a number, ten, a face, an ace (or 1), a suit of cards,
# "double", a word between the parts of a piece, "as", an end or a train, a small word, marks, a seat or trick, a word
# that follows a verb. Other known words are verbs (v), and unknown ones are x.
_KINDS = {
    **dict.fromkeys((*"0123456789", "11", "12"), "n"), "10": "t", **dict.fromkeys("JQK", "f"), "A": "a",
    **dict.fromkeys("CDHS", "s"), "double": "d", "of": "o", "-": "o", "as": "k", **dict.fromkeys(ENDS, "e"),
    "own": "e", "mexican": "e", "to": "p", "marks": "m", "seat": "c", "trick": "c", "doubles": "w",
    **dict.fromkeys(Special, "w"),
}  # fmt: skip
# A card, a double, a tile, a bid of marks. A letter (l) is a face only beside a suit.
_FOUND = re.compile(
    "(?P<rank>[ntfa])[po]*(?P<suit>s)|(?P<suit2>s)[po]*(?P<rank2>[ntfa])|(?P<rank3>l)o?(?P<suit3>s)|"
    "(?P<suit4>s)(?P<rank4>l)|d[po]*(?P<n>[nta])|(?P<n2>[nta])o?d|(?P<high>[nta])[po]*(?P<low>[nta])|(?P<marks>n)m"
)
_NOTE = re.compile(r"\([^()]*\)| · .*")


class _Word(NamedTuple):
    """A typed word, its notation (None for an unknown word), and its face if it is a letter on cards."""

    typed: str
    meant: str | None
    face: str | None = None

    @property
    def kind(self) -> str:
        return "l" if self.face is not None else _kind(self.meant)

    @property
    def alone(self) -> "_Part":
        """The word outside a piece."""
        return _Part("1" if self.meant == "A" else self.meant or self.typed, _kind(self.meant))


class _Part(NamedTuple):
    """A word or a piece in notation."""

    told: str
    kind: str


def _kind(meant: str | None) -> str:
    return "x" if meant is None else _KINDS.get(meant, "v")


def parsed(parse: Callable[[str], V], typed: str) -> V:
    """Parse a text in notation, in words of the current language, or of English. Raises BadNotation."""
    for reading in (typed, *readings(typed)):
        try:
            return parse(reading)
        except BadNotation:
            pass
    return parse(typed)


def readings(typed: str) -> tuple[str, ...]:
    """A text in notation: by the words of the current language, then by the English ones."""
    return tuple(dict.fromkeys(_read(typed, words) for words in vocabularies(current())))


def beginnings(typed: str) -> tuple[str, ...]:
    """Readings of an unfinished text: also without its last word, if that is the beginning of a known one."""
    found = list[str]()
    for words in vocabularies(current()):
        before, _, last = typed.rpartition(" ")
        begun = folded(last)
        if len(begun) > 1 and any(len(it) == 1 and it[0] != begun and it[0].startswith(begun) for it in words.words):
            found.append(_read(before, words))
        found.append(_read(typed, words))
    return tuple(dict.fromkeys(found))


def _read(typed: str, known: Vocabulary) -> str:
    """A text in notation, its verb first. A text without a known word stays as it is."""
    words = list(_words(tokens_of(_NOTE.sub(" ", typed)), known))
    if all(word.meant is None and word.face is None for word in words):
        return typed.strip()
    parts, at = list[_Part](), 0
    for found in _FOUND.finditer("".join([word.kind for word in words])):
        parts += [word.alone for word in words[at : found.start()]]
        parts.append(_Part(_piece(found, words), "i"))
        at = found.end()
    parts += [word.alone for word in words[at:]]
    return " ".join(_in_order([it for it in parts if it.kind != "p" and it.told != "of"]))


def _piece(found: re.Match[str], words: list[_Word]) -> str:
    """A piece in notation, or the points of marks."""

    def word(*groups: str) -> _Word:
        return words[next(found.start(it) for it in groups if found[it] is not None)]

    if found["marks"]:
        return str(MARK * int(word("marks").alone.told))
    if found["low"]:
        return f"{word('high').alone.told}-{word('low').alone.told}"
    if found["n"] or found["n2"]:
        number = word("n", "n2").alone.told
        return f"{number}-{number}"
    rank, suit = word("rank", "rank2", "rank3", "rank4"), word("suit", "suit2", "suit3", "suit4")
    return f"{rank.face or rank.meant}{suit.meant}"


def _in_order(parts: list[_Part]) -> Iterator[str]:
    """The verb, then the rest. A verb of two words, "trump none", takes the place of others."""
    verbs, told = [it.told for it in parts if it.kind == "v"], {it.told for it in parts}
    verb = next((it for it in verbs if " " in it), verbs[0] if verbs else "")
    if "doubles" in told and not verb and told & {"up", "down"}:  # "doubles bas"
        verb = f"doubles {'high' if 'up' in told else 'low'}"
    if verb == "play" and told & {*Special}:
        verb = "declare"
    if verb:
        yield verb
    is_whole, is_of_doubles = " " in verb, verb.startswith("doubles ")
    for part, after in pairwise([*parts, _Part("", "")]):
        match part.kind:
            case "v" if is_whole or part.told in (verb, *verbs[:1]):
                pass
            case "w" | "e" if is_of_doubles and part.told in ("doubles", "up", "down"):
                pass
            case "k" if after.kind in ("", "e", "i"):
                pass
            case "c" if not after.told.isdecimal():
                pass
            case _:
                yield part.told


def _words(tokens: tuple[str, ...], known: Vocabulary) -> Iterator[_Word]:
    """The words of a text; the longest known word is taken first."""
    at = 0
    while at < len(tokens):
        text, face = tokens[at], known.letters.get(tokens[at])
        if found := known.longest_at(tokens, at):
            count, meant = found
            yield _Word(text, meant, face if count == 1 else None)
            at += count
            continue
        at += 1
        if text in _KINDS and (text.isdecimal() or text == "-"):
            yield _Word(text, text)
        elif text in _CARD_SIGNS:
            yield _Word(text, _CARD_SIGNS[text])
        elif parts := _compound(text, known):
            yield from (_Word(text, part) for part in parts)
        else:
            is_last = at == len(tokens) and at > 1
            yield _Word(text, known.short_ends.get(text) if is_last else None, face)


def _compound(word: str, known: Vocabulary) -> tuple[str, str] | None:
    """The two parts of a compound, "dubbelzes"; None for any other word."""
    for at in sorted(known.lengths):
        if len(word) - at not in known.lengths:
            continue
        parts = known.words.get((word[:at],)), known.words.get((word[at:],))
        if parts[0] is not None and parts[1] is not None and _FOUND.fullmatch(_kind(parts[0]) + _kind(parts[1])):
            return parts[0], parts[1]
    return None
