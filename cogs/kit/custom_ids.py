"""Custom ids: a control carries everything that its click needs, so that it works after a restart and in any process.

A custom id is `KIND:ACTION:TABLE:POSITION:ARGUMENT`, as in `b:move:17:42:0|play 6-4`. The type of the argument
depends on the action; a template prints it and reads it back. Messages on Discord keep their controls, so every id that
was ever printed must be read for ever.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, fields
from datetime import date
from enum import StrEnum
from functools import partial, reduce
from operator import attrgetter
from types import NoneType
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, dataclass_transform, get_args, get_origin

from bot.message import Message
from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.pieces import Piece, parse_piece

LARGEST_ID = 2**63 - 1  # of Discord's ids and of our tables
_FIRST_YEAR, _LAST_YEAR = 2000, 9000


class UnknownControl(Refusal):
    """The custom id or the value of a control is not recognized."""

    def __init__(self) -> None:
        super().__init__(Message("refused-old-control"))


def parse_id(text: str) -> int:
    """Read the id of a table or a person. Raises UnknownControl."""
    number = int(text) if len(text) < 20 and text.isascii() and text.isdigit() else -1
    if not 0 <= number <= LARGEST_ID:
        raise UnknownControl
    return number


def day_named(text: str) -> date:
    """Read a day: "2026-11-30". Raises UnknownControl, also for one so far away that calendars end there."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise UnknownControl from None
    if not _FIRST_YEAR <= day.year <= _LAST_YEAR:
        raise UnknownControl
    return day


@dataclass_transform(frozen_default=True)
class Argument:
    """The argument of an action, besides the table and the position: a frozen dataclass that `str()` prints by its
    template and `parse` reads back. For example,

        class CardPage(Argument, template="{user_id}/{game?}[/{earned:earned}]"):
            user_id: int
            game: str | None = None
            earned: bool = False

    is printed `7/`, `7/black-tile` or `7//earned`. In a template

    - `{name}` is an id, a name in small letters, a value of an enumeration, a move or a piece, by the field's type;
    - `{name:REGEX}` is a string or a small number of that form, `{name:yes|no}` a bool;
    - `{name?}` may be empty, for None or "";
    - `[...]` is left out while its fields have their defaults; of brackets side by side one at most is there.
    """

    _pattern: ClassVar[re.Pattern[str]]
    _readers: ClassVar[Sequence[tuple[str, Callable[[str], Any], Any]]]  # of each field: name, reader, default
    _template: ClassVar["_Template"]

    def __init_subclass__(cls, *, template: str) -> None:
        made: Any = dataclass(frozen=True)(cls)
        compiled = _Template(_TOKEN.finditer(template), {field.name: field for field in fields(made)})
        cls._pattern = re.compile(compiled.pattern)
        cls._readers = [(field.name, compiled.readers[field.name], field.default) for field in fields(made)]
        cls._template = compiled

    def __str__(self) -> str:
        return self._template.printed(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises a Refusal where `text` is no such argument."""
        if (found := cls._pattern.fullmatch(text)) is None:
            raise UnknownControl
        return cls(
            *[default if (value := found[name]) is None else read(value) for name, read, default in cls._readers]
        )


_TOKEN = re.compile(r"\[|\]|\{(?P<name>\w+)(?P<empty>\??)(?::(?P<form>(?:[^{}]|\{[^{}]*\})+))?\}|[^][{}]+")
# By type, the regular expression and the reader of a field to which its template gives none.
_READERS: dict[object, tuple[str, Callable[[str], Any]]] = {
    int: ("[0-9]{1,19}", parse_id),
    str: ("[a-z0-9-]+", str),
    Move: ("[^|]+", parse_move),
    Piece: ("[^|]+", parse_piece),
}


def _reader(kind: Any, form: str | None) -> tuple[str, Callable[[str], Any]]:
    """The regular expression of a field, and its reader."""
    if form is not None:
        return form, {int: int, bool: form.partition("|")[0].__eq__}.get(kind, str)
    if get_origin(kind) is Literal:
        return "|".join(get_args(kind)), str
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return "|".join(kind), kind
    return _READERS[kind]


class _Template:
    """A template, or a bracket of one, compiled: a regular expression, the readers of its groups by their names, and
    the printers of its parts.
    """

    def __init__(self, tokens: Iterator[re.Match[str]], of: Mapping[str, Field[Any]]) -> None:
        self.pattern = ""
        self.readers = dict[str, Callable[[str], Any]]()
        self._printers: list[Callable[[Argument], str]] = []
        after_bracket = False
        for token in tokens:
            if token[0] == "]":
                break
            if token[0] == "[":
                bracket = _Template(tokens, of)
                self.pattern = f"{self.pattern[:-2]}|" if after_bracket else f"{self.pattern}(?:"
                self.pattern += f"{bracket.pattern})?"
                self.readers |= bracket.readers
                usual = [(name, of[name].default) for name in bracket.readers]
                self._printers.append(partial(bracket.printed, usual=usual))
            elif token["name"]:
                self._add_field(of[token["name"]], token["form"], may_be_empty=bool(token["empty"]))
            else:
                self.pattern += re.escape(token[0])
                self._printers.append(lambda _, text=token[0]: text)
            after_bracket = token[0] == "["

    def _add_field(self, field: Field[Any], form: str | None, *, may_be_empty: bool) -> None:
        name, kinds = field.name, set(get_args(field.type))
        is_optional = NoneType in kinds
        kind = reduce(lambda a, b: a | b, kinds - {NoneType}) if is_optional else field.type
        pattern, read = _reader(kind, form)
        self.pattern += f"(?P<{name}>(?:{pattern}){'?' if may_be_empty else ''})"
        self.readers[name] = (lambda text: read(text) if text else None) if is_optional else read
        value = attrgetter(name)
        if kind is bool:
            yes, _, no = pattern.partition("|")
            self._printers.append(lambda argument: yes if value(argument) else no)
        elif is_optional:
            self._printers.append(lambda argument: "" if (it := value(argument)) is None else str(it))
        else:
            self._printers.append(lambda argument: str(value(argument)))

    def printed(self, argument: Argument, usual: Sequence[tuple[str, object]] | None = None) -> str:
        """The text of an argument; of a bracket "" while its fields have their `usual` values."""
        if usual is not None and all(getattr(argument, name) == value for name, value in usual):
            return ""
        return "".join([print_part(argument) for print_part in self._printers])


class NoArgument(Argument, template=""):
    """The action has no argument."""


class Confirmation(Argument, template="[{given:yes}]"):
    """The confirmation of an irreversible action, if it is `given`."""

    given: bool = False


class OwnData(Argument, template="{user_id}[/{confirmed:yes}]"):
    """The person whose data a control is about, the only one who may press it; and a confirmation: `7`, `7/yes`."""

    user_id: int
    confirmed: bool = False


A_ = TypeVar("A_", bound=Argument)
LONGEST_CUSTOM_ID = 100  # characters that Discord takes
_CUSTOM_ID = re.compile(
    r"(?P<kind>[bsf]):(?P<action>[a-z]+):(?P<table>[0-9]{1,19}):(?P<position>[0-9]{1,9}):(?P<argument>[^\n]*)"
)


class ControlKind(StrEnum):
    """The kind of control that carries a custom id."""

    BUTTON = "b"
    SELECT = "s"
    FORM = "f"


@dataclass(frozen=True, slots=True)
class Action(Generic[A_]):
    """An action of controls: its name in custom ids, and the type of its argument."""

    name: str
    argument: type[A_]


def custom_id(kind: str, action: Action[A_], table: int, argument: A_ | None, position: int = 0) -> str:
    """A custom id; an argument of None prints nothing."""
    return f"{kind}:{action.name}:{table}:{position}:{'' if argument is None else argument}"


def actions_on(components: Iterable[Mapping[str, Any]], table: int) -> set[str]:
    """The names of the actions that controls offer at a table."""
    found = set[str]()
    for component in components:
        parts = _CUSTOM_ID.fullmatch(component.get("custom_id", ""))
        if parts is not None and int(parts["table"]) == table:
            found.add(parts["action"])
        found |= actions_on(component.get("components", ()), table)
    return found


def tables_on(components: Iterable[Mapping[str, Any]]) -> Iterator[int]:
    """The tables that controls are about, in their order; a table may come more than once."""
    for component in components:
        parts = _CUSTOM_ID.fullmatch(component.get("custom_id") or "")
        if parts is not None and int(parts["table"]):
            yield int(parts["table"])
        inner = component.get("components") or ()
        yield from tables_on([*inner, component["accessory"]] if "accessory" in component else inner)


@dataclass(frozen=True, slots=True)
class CustomId(Generic[A_]):
    """A custom id in its parts. `table` is 0 without a table, `position` 0 where the position does not matter."""

    kind: ControlKind
    action: Action[A_]
    table: int
    position: int
    argument: A_

    @staticmethod
    def parse(text: str, actions: Mapping[str, Action[Any]]) -> "CustomId[Any]":
        """Read a custom id of one of these actions, by name. Raises UnknownControl, BadNotation."""
        parts = _CUSTOM_ID.fullmatch(text) if len(text) <= LONGEST_CUSTOM_ID else None
        action = actions.get(parts["action"]) if parts is not None else None
        if parts is None or action is None:
            raise UnknownControl
        argument = action.argument.parse(parts["argument"])
        return CustomId(ControlKind(parts["kind"]), action, parse_id(parts["table"]), int(parts["position"]), argument)
