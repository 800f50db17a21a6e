"""English says one thing by one word."""

import re
from collections.abc import Iterable

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.translation.messages import written
from bot.words.catalogue import sources_of

# The word that is said, and a pattern of those that are not.
WORDS = (
    ("undo", r"(take|takes|took|taken|taking)( it)? back"),
    ("set", r"fail(s|ed)?"),
    ("bid winner", r"declarers?|high(est)? bidder"),
    ("face-up double", r"open doubles?"),
    ("redeal", r"(throw|throws|threw|thrown)( it)? in"),
    ("win a trick", r"(take|takes|took|taken|taking)( [\w-]+){0,2} tricks?|tricks? (is |was |are |were )?taken"),
    ("everyone", r"everybody"),
    ("someone", r"somebody"),
    ("no one", r"nobody"),
    ("leftover", r"left over"),
    ("server settings", r"settings of (this|the) server"),
    ("settings", r"preferences?"),
    ("neighbor", r"neighbour\w*"),
    ("color", r"\w*colour\w*"),
    ("gray", r"grey\w*"),
    ("honor", r"honour\w*"),
)
# Words that people may type, and those that no player may be called.
_READ = re.compile(r"typed-word-|own-names$")


class _Texts(Visitor):
    """The texts of a message, without its ids, arguments and variants' keys."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library calls it so
        self.texts.append(" ".join(node.value.split()))


def _texts(pattern: ast.Pattern) -> Iterable[str]:
    found = _Texts()
    found.visit(pattern)
    return found.texts


@pytest.mark.parametrize(("word", "other"), WORDS, ids=[word for word, _ in WORDS])
def test_one_thing_has_one_word(word: str, other: str) -> None:
    unwanted = re.compile(rf"\b(?:{other})\b", re.IGNORECASE)
    said = (it for it in written(sources_of("en")).messages.values() if not _READ.match(it.id))
    found = {it.id: text for it in said for text in _texts(it.pattern) if unwanted.search(text)}
    assert found == {}, f"say “{word}” there"
