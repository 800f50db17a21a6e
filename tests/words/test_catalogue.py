"""The catalogue and the code fit: each message is said with its arguments, and no words are left in Python."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.words.catalogue import sources_of
from bot.words.speaker import speaker
from tests.words.leftovers import ROOT, files, leftovers_in
from tests.words.written import arguments_of

CODE = tuple(files("bot", "cogs", "images"))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _calls(path: Path) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Each `Message("…", …)` as written: its line, its id, the names of its arguments (None: not all are written)."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message" and node.args:
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                given = frozenset(word.arg.replace("_", "-") for word in node.keywords if word.arg)
                yield node.lineno, name.value, None if any(word.arg is None for word in node.keywords) else given


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_words_are_left_in_python(path: Path):
    assert [*leftovers_in(path)] == []


def test_a_message_stands_in_one_file():
    found = Counter(
        name for source in sources_of("en").values() for name in re.findall(r"(?m)^([a-z][\w-]*) *=", source)
    )
    assert [name for name, count in found.items() if count > 1] == []


def test_messages_are_said_as_they_are_written():
    variables = arguments_of(speaker("en"))
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name} takes {sorted(variables.get(name, ['it does not exist']))}"
        for path in CODE
        for line, name, given in _calls(path)
        if name not in variables or (given is not None and given != variables[name])
    ]
    assert wrong == []
