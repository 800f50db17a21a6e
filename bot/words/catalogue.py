"""The catalogue: every message of a language, in Project Fluent's format, one file for each part of the program.

A message refers only to its own file and to core.ftl, so a file is read when one of its messages is first needed.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parent / "languages"
CORE = "core"
ARTICLE = "-the"  # ends the name of an argument: a side with the article of the language
_ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
Sources = Mapping[str, str]  # the text of each file, by its name without .ftl
Function = Callable[..., Any]


def folder_of(language: str) -> Path:
    """The folder of a language."""
    return FOLDER / language


def sources_of(language: str) -> Sources:
    """The files of a language. Raises KeyError where there is none."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder_of(language).glob("*.ftl"))}
    if CORE not in found:
        raise KeyError(language)
    return found


class MessageCatalogue:
    """The messages of one language. `locale` decides plurals, lists and figures."""

    def __init__(self, locale: str, sources: Sources, functions: Mapping[str, Function]) -> None:
        self.locale = locale
        self._sources, self._functions = sources, dict(functions)
        self._file_of = {found: name for name, source in sources.items() for found in _ID.findall(source)}
        self._read = dict[str, ast.Resource]()
        self._bundles = dict[str, FluentBundle]()
        self._known = dict[str, Pattern]()

    def pattern(self, name: str) -> "Pattern":
        """A message, or an attribute of one. Raises LookupError where there is none."""
        if name not in self._known:
            self._known[name] = Pattern(name, self._bundle(self._file_of[name.partition(".")[0]]))
        return self._known[name]

    def _bundle(self, file: str) -> FluentBundle:
        if file not in self._bundles:
            bundle = FluentBundle([self.locale], functions=self._functions, use_isolating=False)
            for name in dict.fromkeys((CORE, file)):
                bundle.add_resource(self._resource(name))
            self._bundles[file] = bundle  # only once complete: pictures are drawn in other threads
        return self._bundles[file]

    def _resource(self, name: str) -> ast.Resource:
        """A parsed file, kept because parsing is slow."""
        if name not in self._read:
            self._read[name] = FluentResource(self._sources[name])
        return self._read[name]


class Pattern:
    """A message of the catalogue. `selectors` are the arguments whose number or person changes it, `persons` those of
    them for people, `subjects` those with an article (`$who-the`); all include the messages it refers to. Raises
    LookupError.
    """

    def __init__(self, name: str, bundle: FluentBundle) -> None:
        self._name, self._bundle, self._pattern = name, bundle, _pattern(bundle, name)
        found = tuple(_found(bundle, self._pattern))
        self.selectors = frozenset(name for it in found for name in it.selectors)
        self.subjects = frozenset(name for it in found for name in it.shown if name.endswith(ARTICLE))
        self.persons = frozenset(it for it in self.selectors if it.endswith("-is"))
        self._template = _template(self._pattern)

    def say(self, values: Mapping[str, Any]) -> str:
        """The message with its values. Raises ValueError where one is missing."""
        if self._template is not None:
            try:
                return self._template.format_map(values)
            except KeyError as missing:
                raise ValueError(f"{self._name}: there is no {missing}") from None
        told, errors = self._bundle.format_pattern(self._pattern, dict(values))
        if errors:
            raise ValueError(f"{self._name}: {errors[0]}")
        return str(told)


def _pattern(bundle: FluentBundle, name: str) -> Any:
    found, _, attribute = name.partition(".")
    message = bundle.get_message(found)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:  # there are only attributes
        raise LookupError(name)
    return pattern


def _found(bundle: FluentBundle, pattern: Any) -> "Iterator[_Found]":
    found = _Found()
    found.visit(pattern)
    yield found
    for name in found.references:
        yield from _found(bundle, _pattern(bundle, name))


def _template(pattern: Any) -> str | None:
    """A Python format string for a pattern of text and arguments: ten times as fast as the library. Else None."""
    parts = list[str]()
    for element in getattr(pattern, "elements", [pattern]):
        match element:
            case ast.TextElement():
                parts.append(element.value.replace("{", "{{").replace("}", "}}"))
            case ast.VariableReference(id=argument) | ast.Placeable(expression=ast.VariableReference(id=argument)):
                parts.append(f"{{{argument.name}}}")
            case _:
                return None
    return "".join(parts)


class _Found(Visitor):
    """The references of a pattern, the arguments it shows, and those it selects by."""

    def __init__(self) -> None:
        self.references, self.shown, self.selectors = set[str](), set[str](), set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library calls it so
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
