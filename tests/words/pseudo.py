"""A language that nobody speaks: English with accents, a third longer. What is not in it is not in the catalogue."""

import re
from functools import cache

from babel.dates import get_month_names

from bot.words.catalogue import sources_of
from bot.words.speaker import Speaker
from tests.words.changed import changed

_ACCENTED = str.maketrans("aceiknorsuyzACEINORSUYZ", "áçéíķñóřšúýžÁÇÉÍÑÓŘŠÚÝŽ")
_LONGER = 4 / 3
_WORD = re.compile(r"[A-Za-z]{2,}")
_VOWELS = "áéíóú"
_LOCALE = "es"
# Months are not the catalogue's but the locale's: its own would be words in no language.
MONTHS = frozenset(
    word
    for width in ("wide", "abbreviated")
    for name in get_month_names(width, locale=_LOCALE).values()
    for word in name.split()
)


@cache
def pseudo() -> Speaker:
    """Whoever speaks it."""
    return Speaker("en-XA", _LOCALE, {name: changed(source, _longer) for name, source in sources_of("en").items()})


def _longer(text: str) -> str:
    """Text with accents, its words longer by a third altogether."""
    owed = 0.0
    words = list[str]()
    for piece in re.split(r"(\s+)", text):
        told = piece.translate(_ACCENTED)
        if _WORD.search(piece):
            owed += len(piece) * (_LONGER - 1)
            place = next((at for at, letter in enumerate(told) if letter in _VOWELS), None)
            if place is not None and owed >= 1:
                told = told[:place] + told[place] * int(owed) + told[place:]
                owed -= int(owed)
        words.append(told)
    return "".join(words)


def english_in(text: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    """The words of a text that have no accent though they have a letter that takes one: they are in no catalogue.

    Allowed words may have been cut.
    """
    found = re.findall(r"[A-Za-zÀ-ž]{3,}", re.sub(r"<[^>]*>|`[^`]*`|https?://\S+|/[a-z-]+( [a-z]+)?", " ", text))
    plain = [word for word in found if word.isascii() and word != word.translate(_ACCENTED)]
    return [word for word in plain if not any(known.startswith(word) for known in allowed)]
