"""The messages of a language as written: their arguments, references and greatest length."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

from bot.words.catalogue import ARTICLE, Sources

_parsed = lru_cache(1024)(parse)  # more than all files of all languages
_VALUE = 6  # the assumed letters of an argument: a name, a number, a tile


@dataclass(frozen=True)
class WrittenMessage:
    """A message, or an attribute of one, in a file (its name without .ftl)."""

    id: str
    file: str
    pattern: ast.Pattern

    @cached_property
    def text(self) -> str:
        """The text in the file."""
        entry = ast.Message(ast.Identifier("it"), self.pattern)
        return (FluentSerializer().serialize_entry(entry) or "").partition("=")[2].strip()

    @cached_property
    def _uses(self) -> "_Uses":
        found = _Uses()
        found.visit(self.pattern)
        return found

    @property
    def arguments(self) -> frozenset[str]:
        """Its arguments, without those derived from another (`$who-is`, `$who-the`)."""
        every = (*self._uses.shown, *self._uses.selectors)
        return frozenset(name.removesuffix("-is").removesuffix(ARTICLE) for name in every)

    @property
    def shown(self) -> frozenset[str]:
        """The arguments in its text; another language can do without those that only select."""
        return frozenset(self._uses.shown)

    @property
    def keys(self) -> Mapping[str, frozenset[str]]:
        """The variants of each argument that selects."""
        return {name: frozenset(keys) for name, keys in self._uses.selectors.items()}

    @property
    def references(self) -> frozenset[str]:
        """The messages and commands it refers to."""
        return frozenset(self._uses.references)

    def longest(self, width: Callable[[str], float] = len) -> float:
        """The length of its longest variants with short values."""
        return _longest(self.pattern, width)


@dataclass(frozen=True)
class Language:
    """A language's messages. `faults` are texts that cannot be parsed, `twice` duplicate ids, both with their file."""

    messages: Mapping[str, WrittenMessage]
    faults: tuple[tuple[str, str], ...]
    twice: tuple[tuple[str, str], ...]


def written(sources: Sources) -> Language:
    """Parse the messages of these files."""
    messages, faults, twice = dict[str, WrittenMessage](), list[tuple[str, str]](), list[tuple[str, str]]()
    for file, source in sources.items():
        for entry in _parsed(source).body:
            if isinstance(entry, ast.Junk):
                faults.append((file, (entry.content or "").strip().partition("\n")[0]))
            elif isinstance(entry, ast.Message):
                for name, pattern in patterns_of(entry):
                    if name in messages:
                        twice.append((file, name))
                    messages[name] = WrittenMessage(name, file, pattern)
    return Language(messages, tuple(faults), tuple(twice))


def patterns_of(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the ids and patterns of a message and its attributes."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class _Uses(Visitor):
    def __init__(self) -> None:
        self.shown, self.references = set[str](), set[str]()
        self.selectors = dict[str, set[str]]()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library calls it so
        if isinstance(node.selector, ast.VariableReference):
            keys = self.selectors.setdefault(node.selector.id.name, set())
            keys |= {it.key.name if isinstance(it.key, ast.Identifier) else it.key.value for it in node.variants}
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        named = (it.value for it in node.arguments.positional if isinstance(it, ast.StringLiteral))
        self.references.add(f"{node.id.name}({', '.join(named)})")
        self.generic_visit(node)


def _longest(pattern: ast.Pattern, width: Callable[[str], float]) -> float:
    total = 0.0
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(element, ast.TextElement):
            total += width(re.sub(r"</?(?:b|soft)>", "", element.value))
        elif isinstance(expression, ast.SelectExpression):
            total += max(_longest(it.value, width) for it in expression.variants)
        elif isinstance(expression, ast.StringLiteral):
            total += width(expression.value)
        else:
            total += width("n" * _VALUE)
    return total
