"""Every message of the catalogue is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bot.words.speaker import speaker
from tests.words.test_catalogue import CODE, tree_of
from tests.words.written import english_ids, messages_of

ANY = "[a-z0-9_-]+"  # what an f-string has between its words


def _constants(path: Path) -> Iterator[str]:
    """The strings of a file; of one with something in it, a pattern for what it may become."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        if isinstance(node, ast.JoinedStr):
            yield "".join(re.escape(str(it.value)) if isinstance(it, ast.Constant) else ANY for it in node.values)


def _families(path: Path) -> Iterator[str]:
    """The families of messages that are called after what they are for: each `message_for("…", …)`."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message_for":
            yield ast.literal_eval(node.args[0])


def test_every_message_is_used():
    patterns = {constant for path in CODE for constant in _constants(path) if re.match(r"^[a-z\[]", constant)}
    literal = {re.sub(r"\\(.)", r"\1", it) for it in patterns if ANY not in it}
    families = [it for it in patterns if ANY in it and re.match(r"[a-z]+\\?-", it)]
    families += [rf"{family}-{ANY}(\.{ANY})?" for path in CODE for family in _families(path)]
    family = re.compile("|".join(families) or "(?!)")
    by_messages = {name for message in messages_of(speaker("en")).values() for name in message.references}
    unused = {
        name
        for name in english_ids() - by_messages
        if name not in literal and name.partition(".")[0] not in literal and not family.fullmatch(name)
    }
    assert unused == set()
