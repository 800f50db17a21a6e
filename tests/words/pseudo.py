"""A language that no one speaks: English with accents, a third longer. What is not in it is not in the catalogue."""

import re
from collections.abc import Callable
from functools import cache

from babel.dates import get_month_names
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.words.catalogue import sources_of
from bot.words.speaker import Speaker

_KEPT = re.compile(r"(</?[a-z]+>|\*\*|`[^`]*`|https?://\S+|\n)")
_ACCENTED = str.maketrans("aceiknorsuyzACEINORSUYZ", "áçéíķñóřšúýžÁÇÉÍÑÓŘŠÚÝŽ")
_LONGER = 4 / 3
_WORD = re.compile(r"[A-Za-z]{2,}")
_VOWELS = "áéíóú"
_LOCALE = "es"
# Months are not the catalogue's but the locale's: its own would be words in no language.
_MONTHS = (name for width in ("wide", "abbreviated") for name in get_month_names(width, locale=_LOCALE).values())
MONTHS = frozenset(word for name in _MONTHS for word in name.split())


def changed(source: str, change: Callable[[str], str]) -> str:
    """A file of the catalogue with every text changed, but for marks, code and addresses."""
    resource = FluentParser(with_spans=False).parse(source)
    _Changer(change).visit(resource)
    return FluentSerializer().serialize(resource)


class _Changer(Transformer):
    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library calls it so
        node.value = "".join(it if _KEPT.fullmatch(it) else self._change(it) for it in _KEPT.split(node.value))
        return node


@cache
def pseudo() -> Speaker:
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
