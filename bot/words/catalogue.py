"""The catalogue: every message of a language, in Project Fluent's format, one file for each part of the program.

Each message is parsed and compiled when it is first needed, because the library takes 300 ms to parse a language, and
20 µs to say a message with variants.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any

from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parent / "languages"
CORE = "core"
ARTICLE = "-the"  # ends the name of an argument: a side with the article of the language
_ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_FIGURES = 1024  # numbers whose figure and plural are kept
Sources = Mapping[str, str]  # the text of each file, by its name without .ftl
Function = Callable[..., Any]
Values = Mapping[str, Any]  # by the name of the argument: a string, or a number that decides a plural
Said = Callable[[Values], str]  # raises KeyError where a value is missing


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
        self.sources, self.functions, self._locale = sources, functions, locale
        self._texts = dict[str, str]()  # each with the comments after it
        for source in sources.values():
            starts = [*_ID.finditer(source)]
            ends = (*(it.start() for it in starts[1:]), len(source))
            self._texts |= {it[1]: source[it.start() : end] for it, end in zip(starts, ends, strict=False)}
        self._parsed = dict[str, ast.EntryType]()
        self.known = dict[str, Pattern]()
        rules = Locale.parse(locale.replace("-", "_"))
        self.figure: Callable[[int], str] = lru_cache(_FIGURES)(partial(_figure, rules))
        self.plural: Callable[[float], str] = lru_cache(_FIGURES)(to_python(rules.plural_form))

    def pattern(self, name: str) -> "Pattern":
        """A message, or an attribute of one. Raises LookupError where there is none."""
        if name not in self.known:
            self.known[name] = Pattern(name, self)  # only once complete: pictures are drawn in other threads
        return self.known[name]

    def parsed(self, name: str) -> ast.Pattern:
        """The syntax of a message, or of an attribute. Raises LookupError where there is none."""
        found, _, attribute = name.partition(".")
        if found not in self._parsed:
            self._parsed[found] = FluentParser(with_spans=False).parse_entry(self._texts[found])
        match self._parsed[found]:
            case ast.Message(value=ast.Pattern() as pattern) if not attribute:
                return pattern
            case ast.Message(attributes=attributes) if attribute:
                return {it.id.name: it.value for it in attributes}[attribute]
            case _:  # there are only attributes, or it is no Fluent
                raise LookupError(name)

    @cached_property
    def bundle(self) -> FluentBundle:
        """The whole language, parsed by the library for messages that use more than what is compiled here."""
        bundle = FluentBundle([self._locale], functions=dict(self.functions), use_isolating=False)
        for source in self.sources.values():
            bundle.add_resource(FluentResource(source))
        return bundle


def _figure(locale: Locale, number: int) -> str:
    return FluentInt(number).format(locale)


class Pattern:
    """A message of the catalogue. `selectors` are the arguments whose number or person changes it, `persons` those of
    them for people, `subjects` those with an article (`$who-the`); all include the messages it refers to. Raises
    LookupError.
    """

    def __init__(self, name: str, catalogue: MessageCatalogue) -> None:
        self._name, self._catalogue = name, catalogue
        compiler = _Compiler(catalogue)
        compiled = compiler.message(name)
        self._said = compiled if compiler.is_complete else self._said_by_library
        self.selectors = frozenset(compiler.selectors)
        self.persons = frozenset(it for it in compiler.selectors if it.endswith("-is"))
        self.subjects = frozenset(it for it in compiler.shown if it.endswith(ARTICLE))

    def say(self, values: Values) -> str:
        """The message with its values. Raises ValueError where one is missing."""
        try:
            return self._said(values)
        except KeyError as missing:
            raise ValueError(f"{self._name}: there is no {missing}") from None

    def _said_by_library(self, values: Values) -> str:
        name, _, attribute = self._name.partition(".")
        bundle = self._catalogue.bundle
        message: Any = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        told, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"{self._name}: {errors[0]}")
        return str(told)


class _Compiler:
    """Turns a message into functions that say what the library would. Notes the arguments that it shows, and those that
    it selects by. Not `is_complete` where a message uses something else; only the library says that.
    """

    def __init__(self, catalogue: MessageCatalogue) -> None:
        self._catalogue, self._open = catalogue, list[str]()
        self.shown, self.selectors, self.is_complete = set[str](), set[str](), True

    def message(self, name: str) -> Said:
        """Compile a message, or an attribute of one. Raises LookupError, also for one that refers to itself."""
        if name in self._open:
            raise LookupError(name)
        self._open.append(name)
        compiled = self._pattern(self._catalogue.parsed(name))
        self._open.pop()
        return compiled

    def _incomplete(self) -> Said:
        self.is_complete = False
        return _NOTHING

    def _pattern(self, pattern: ast.Pattern) -> Said:
        parts = [
            it.value if isinstance(it, ast.TextElement) else self._expression(it.expression) for it in pattern.elements
        ]
        return _joined(parts)

    def _expression(self, expression: object) -> str | Said:
        match expression:
            case ast.VariableReference(id=argument):
                self.shown.add(argument.name)
                return _shown(argument.name, self._catalogue.figure)
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.SelectExpression(selector=ast.VariableReference(id=argument)):
                self.shown.add(argument.name)
                self.selectors.add(argument.name)
                variants = [(it, self._pattern(it.value)) for it in expression.variants]
                return _selected(argument.name, variants, self._catalogue.plural)
            case ast.MessageReference(id=message, attribute=attribute):
                return self.message(f"{message.name}.{attribute.name}" if attribute else message.name)
            case ast.FunctionReference(arguments=ast.CallArguments(positional=[argument], named=[])):
                function = self._catalogue.functions.get(expression.id.name)
                return _called(function, self._expression(argument)) if function is not None else self._incomplete()
            case _:
                return self._incomplete()


def _joined(parts: Sequence[str | Said]) -> Said:
    """Texts and functions, one after the other."""
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    if all(isinstance(part, str) for part in parts):
        text = "".join(map(str, parts))
        return lambda _: text
    return lambda values: "".join([part if part.__class__ is str else part(values) for part in parts])  # pyright: ignore


_NOTHING = _joined(())


def _shown(name: str, figure: Callable[[int], str]) -> Said:
    """An argument, a number as a figure of the language."""

    def said(values: Values) -> str:
        value = values[name]
        return str(value) if isinstance(value, str) else figure(value)

    return said


def _called(function: Function, argument: str | Said) -> str | Said:
    """A function of a text."""
    return function(argument) if isinstance(argument, str) else lambda values: function(argument(values))


def _selected(name: str, variants: Sequence[tuple[ast.Variant, Said]], plural: Callable[[float], str]) -> Said:
    """The variant of a value: by its text, its number or its plural, whichever comes first; else the default."""
    keys = [(_key(variant), said) for variant, said in variants]
    default = next(said for variant, said in variants if variant.default)
    by_text = {key if isinstance(key, str) else plural(key): said for key, said in reversed(keys)}

    @lru_cache(_FIGURES)
    def by_number(number: int) -> Said:
        return next((said for key, said in keys if key in (number, plural(number))), default)

    def said(values: Values) -> str:
        value = values[name]
        return (by_text.get(value, default) if isinstance(value, str) else by_number(value))(values)

    return said


def _key(variant: ast.Variant) -> str | float:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
