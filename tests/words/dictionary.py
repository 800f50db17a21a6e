"""Words in a text that are none of its language: that occur in no message of it.

What people, channels and servers are called is not the catalogue's: whoever looks through a text adds those names.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from babel.dates import get_month_names
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.translation.messages import written
from bot.words.catalogue import sources_of
from bot.words.locales import languages

_WORD = re.compile(r"[^\W\d_]{3,}")  # shorter ones are in too many languages
# What stands in a text and is not said: marks, code, mentions and emojis, addresses, files, ids of the shuffle.
_UNSAID = re.compile(
    r"</?(?:b|soft)>|```.*?```|`[^`]*`|<[@#:/t][^>]*>|https?://\S+|\b[\w-]+\.(?:png|txt|json|gif)\b", re.DOTALL
)
# English words that are right in every language: names of games and contracts, what computers are called, and words
# of the world around.
EXCEPTIONS = {
    "billitonnen", "blind", "hughie", "forty", "two", "nel", "plunge", "splash", "sevens", "pip", "dot", "ivory",
    "ebony", "domi", "bones", "boneyard", "discord", "utc", "sha", "json", "dms",
}  # fmt: skip
_OF_LISTS = {"and", "und", "oder"}  # "a, b and c": the locale's


def unknown_words(text: str, language: str, names: Iterable[str] = ()) -> list[str]:
    """The words of a text that no message of a language has, in their order.

    `names` are those of the people, channels and servers in it; they can have been cut.
    """
    known = _words_of(language) | _months(language) | EXCEPTIONS | _OF_LISTS
    allowed = tuple(part for name in names for part in _folded(name))
    found = _folded(_UNSAID.sub(" ", text))
    return [word for word in found if word not in known and not any(name.startswith(word) for name in allowed)]


def languages_of(texts: Iterable[str], names: Iterable[str] = ()) -> set[str]:
    """The languages with a message that has a word of these texts which no message of another language has."""
    said = {word for text in texts for word in _folded(_UNSAID.sub(" ", text))}
    said -= EXCEPTIONS | {part for name in names for part in _folded(name)}
    known = {it: _words_of(it) | _months(it) for it in languages()}
    spoken = ([it for it, words in known.items() if word in words] for word in said)
    return {only for only, *others in filter(None, spoken) if not others}


@cache
def _months(language: str) -> frozenset[str]:
    locale = language.replace("-", "_")
    named = (get_month_names(width, locale=locale) for width in ("wide", "abbreviated"))
    return frozenset(word for names in named for name in names.values() for word in _folded(name))


@cache
def _words_of(language: str) -> frozenset[str]:
    found = _Texts()
    for message in written(sources_of(language)).messages.values():
        if message.file != "typed":  # which is not said
            found.visit(message.pattern)
    return frozenset(word for text in found.texts for word in _folded(_UNSAID.sub(" ", text)))


def _folded(text: str) -> Iterator[str]:
    return (word.casefold() for word in _WORD.findall(text))


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts = list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library calls it so
        self.texts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.texts += [node.expression.value] if isinstance(node.expression, ast.StringLiteral) else []
        self.generic_visit(node)

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        pass
