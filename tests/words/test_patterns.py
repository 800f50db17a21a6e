"""Patterns read a text in one pass: of neighbouring repeats without a limit none can take what another gives back."""

import ast
from collections.abc import Iterator
from importlib import import_module
from re import _compiler, _constants, _parser  # type: ignore[attr-defined]
from typing import Any

from cogs import FEATURES
from cogs.kit.custom_ids import Argument
from tests.source import ROOT, SOURCES, nodes_of

_READERS = ("bot/rules", "bot/words", "bot/table", "cogs")
_PROBES = "a0A9 \t\u3000é٣♠-_.:/|,=+"
_REPEATS = (_constants.MAX_REPEAT, _constants.MIN_REPEAT)


def patterns() -> Iterator[tuple[str, str]]:
    """Every pattern that is a constant in the code that reads what people send, with its file; those of custom ids."""
    for path in (it for it in SOURCES if it.relative_to(ROOT).as_posix().startswith(_READERS)):
        for node in nodes_of(path):
            match node:
                case ast.Call(ast.Attribute(ast.Name("re")), [ast.Constant(str(pattern)), *_]):
                    yield str(path.relative_to(ROOT)), pattern
                case _:
                    pass
    for name in FEATURES:
        import_module(f"cogs.{name}.cog")
    for kind in Argument.__subclasses__():
        yield kind.__module__, kind._pattern.pattern


def _flat(parts: Any) -> list[tuple[Any, Any]]:
    return [inner for op, av in parts for inner in (_flat(av[3]) if op is _constants.SUBPATTERN else [(op, av)])]


def _repeated(item: tuple[Any, Any]) -> set[str]:
    """The characters that an item repeats without a limit, among those tried."""
    op, av = item
    if op not in (*_REPEATS, _constants.POSSESSIVE_REPEAT) or av[1] is not _constants.MAXREPEAT:
        return set()
    one = _compiler.compile(av[2])
    return {it for it in _PROBES if one.fullmatch(it)}


def shared(pattern: str) -> set[str]:
    """The characters that two neighbouring repeats share, where the first gives back what the second can take."""
    items = _flat(_parser.parse(pattern))
    for place, item in enumerate(items):
        given_back = _repeated(item) if item[0] in _REPEATS else set[str]()
        for after in items[place + 1 :]:
            if both := given_back & _repeated(after):
                return both
            if after[0] not in (*_REPEATS, _constants.POSSESSIVE_REPEAT) or after[1][0] > 0:
                break
    return set()


def test_no_pattern_tries_every_split() -> None:
    found = [*patterns()]
    assert len(found) > 40
    assert [(path, pattern) for path, pattern in found if shared(pattern)] == []


def test_a_pattern_that_tries_every_split_is_noticed() -> None:
    assert shared(r"(\d)\s*[-:\s]?\s*(\d)") == {" ", "\t", "\u3000"}
    assert not shared(r"(\d)\s*+(?:[-:]\s*+)?(\d)")
