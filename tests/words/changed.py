"""The sentences of a language with other words in them."""

import re
from collections.abc import Callable

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

_KEPT = re.compile(r"(</?[a-z]+>|\*\*|`[^`]*`|https?://\S+|\n)")


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
