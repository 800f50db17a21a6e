"""English that is still written in Python, though players read it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.source import ROOT, nodes_of

# What the bot's owner reads in a terminal, a log or an address stays English, as does the practice Discord.
OPERATOR = (
    "bot/__main__.py", "bot/app.py", "bot/background.py", "bot/demo", "bot/error_reports.py", "bot/login_errors.py",
    "bot/logs.py", "bot/maintenance", "bot/metrics.py", "bot/monitoring", "bot/playground", "bot/serve.py",
    "bot/settings.py", "bot/version.py", "bot/command_line.py", "bot/store/database", "bot/store/migrations",
    "bot/store/schema", "bot/store/statements.py", "bot/players",
    "bot/table/verification/report.py", "bot/table/verification/verify.py", "bot/translation",
    "images/drawing",
    "bot/store/checking.py", "cogs/privacy/table.py", "cogs/kit/calls.py", "cogs/puzzles/make.py",
    *(str(path.relative_to(ROOT)) for path in ROOT.glob("cogs/*/command_line.py")),
    "images/fonts", "images/warm.py",
    # The notation, and what the shuffle is made from: the same in every language.
    "bot/rules/moves.py", "bot/rules/notation.py", "bot/rules/shuffle.py", "bot/words/typed.py",
    "bot/words/vocabulary.py",
)  # fmt: skip
_SENTENCE = re.compile(r"[A-Za-z’']{2,}[,.:;!?)]*\s+[(“]?[A-Za-z]{2,}")  # two words beside each other
_FRAGMENT = re.compile(r"(^|\s)[a-z]{2,}[,.:;]?\s*$|^\s*[,.:;]?\s+[a-z]{2,}|^[A-Z][a-z]{2,}[.!?…]?$")  # of a sentence
_SILENT = ("log", "logger", "_log", "_logger", "_LOG", "LOG", "_MONITOR")
_PATTERNS = ("compile", "text", "execute", "NamedTuple", "TypeVar", "Histogram", "Counter", "Gauge", "ContextVar",
             "ThreadPoolExecutor", "removeprefix", "cast", "spawn", "spawn_once", "WorkByKey", "DueLoop", "until_done",
             "seed_of", "shuffled", "draw", "draw_for_first", "log_failure", "CommandLine", "Undeletable",
             "CheckConstraint", "ForeignKey")  # fmt: skip
# As they stand in the database, or in the log.
_STORED = ("__all__", "COMPUTER_NAMES", "NAMELESS_COMPUTER", "NAMELESS_SEAT", "SUBSTITUTES", "PRIVATE_THREAD",
           "log_name")  # fmt: skip


def leftovers_in(path: Path) -> Iterator[str]:
    """The strings of a file that look like words, docstrings, logs and faults apart."""
    name = path.relative_to(ROOT).as_posix()
    if name.startswith(OPERATOR):
        return
    skipped = set(_unread(nodes_of(path)))
    for node in nodes_of(path):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(it.value) if isinstance(it, ast.Constant) else "{}" for it in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if _is_words(text):
            yield f"{name}:{node.lineno}: {text!r}"


def _is_words(text: str) -> bool:
    if text.startswith("/"):  # a command
        return False
    bare = text.replace("{}", " ") if "{}" in text else text
    if _SENTENCE.search(bare):
        return True
    if "{}" in text:  # something is put between words
        words = re.sub(r"[a-z]+[-_:/.]|[-_:/.|][a-z]+", "", text.replace("{}", "·"))
        return " " in text.strip() and re.search(r"[A-Za-z]{3,}", words) is not None
    is_label = (text[:1].isupper() or " " in text) and not ("-" in text and " " not in text)
    return is_label and _FRAGMENT.search(text) is not None


def _unread(nodes: list[ast.AST]) -> Iterator[int]:  # noqa: C901 - a case for each kind
    """The identities of nodes that no player reads."""
    for node in nodes:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in node.body:  # docstrings, and those of fields
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    yield id(statement.value)
        if isinstance(node, ast.Raise | ast.Assert) and not _is_refusal(node):
            yield from map(id, ast.walk(node))
        if isinstance(node, ast.Call) and _is_silent(node.func):
            yield from map(id, ast.walk(node))
        if isinstance(node, ast.JoinedStr):
            yield from (id(part) for part in node.values if isinstance(part, ast.Constant))
            for part in node.values:
                if isinstance(part, ast.FormattedValue) and part.format_spec is not None:
                    yield from map(id, ast.walk(part.format_spec))
        if isinstance(node, ast.Assign) and any(isinstance(it, ast.Name) and it.id in _STORED for it in node.targets):
            yield from map(id, ast.walk(node))
        if isinstance(node, ast.AnnAssign):
            yield from map(id, ast.walk(node.annotation))
        if isinstance(node, ast.arg) and node.annotation is not None:
            yield from map(id, ast.walk(node.annotation))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            yield from map(id, ast.walk(node.returns))


def _is_refusal(node: ast.Raise | ast.Assert) -> bool:
    """True if a raised error is shown to a player: faults of the program end in “Error”."""
    if isinstance(node, ast.Assert) or not isinstance(node.exc, ast.Call):
        return False
    name = node.exc.func
    return not (isinstance(name, ast.Name) and name.id.endswith("Error"))


def _is_silent(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in _PATTERNS or function.id.endswith("Error")
    if isinstance(function, ast.Attribute):
        owner = function.value
        return function.attr in _PATTERNS or (isinstance(owner, ast.Name) and owner.id in _SILENT)
    return False
