"""Custom ids: a control carries everything that its click needs, so that it works after a restart and in any process.

A custom id is `KIND:ACTION:TABLE:POSITION:ARGUMENT`, as in `b:move:17:42:0|play 6-4`. What the argument is depends on
the action: each has a type that prints it and reads it back. Messages on Discord keep their controls, so whatever has
once been printed must be read for ever.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, Self, TypeVar

from bot.message import Message
from bot.rules.errors import Refusal

LARGEST_ID = 2**63 - 1  # of Discord's ids and of our tables


class UnknownControl(Refusal):
    """The custom id or the value of a control is not recognized."""

    def __init__(self) -> None:
        super().__init__(Message("refused-old-control"))


class Argument(Protocol):
    """The argument of an action, besides the table and the position. `str()` prints it, `parse` reads it."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises a Refusal where `text` is no such argument."""
        ...


A_ = TypeVar("A_", bound=Argument)


@dataclass(frozen=True, slots=True)
class NoArgument:
    """The action has no argument."""

    def __str__(self) -> str:
        return ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text:
            raise UnknownControl
        return cls()


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Whether an irreversible action has been confirmed."""

    given: bool = False

    def __str__(self) -> str:
        return "yes" if self.given else ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in ("", "yes"):
            raise UnknownControl
        return cls(bool(text))


@dataclass(frozen=True, slots=True)
class OwnData:
    """The person whose data a control is about, who alone may press it, and whether they confirm: `7`, `7/yes`."""

    user_id: int
    confirmed: bool = False

    def __str__(self) -> str:
        return f"{self.user_id}/yes" if self.confirmed else f"{self.user_id}"

    @classmethod
    def parse(cls, text: str) -> Self:
        user_id, _, said = text.partition("/")
        if said not in ("", "yes") or text.endswith("/"):
            raise UnknownControl
        return cls(parse_id(user_id), bool(said))


def parse_id(text: str) -> int:
    """A table or a person, by number. Raises UnknownControl."""
    number = int(text) if re.fullmatch("[0-9]{1,19}", text) else -1
    if not 0 <= number <= LARGEST_ID:
        raise UnknownControl
    return number


def matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    """The match of a whole text. Raises UnknownControl."""
    found = pattern.fullmatch(text)
    if found is None:
        raise UnknownControl
    return found


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
    """The names of the actions of a table for which there are controls."""
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
        parts = matched(_CUSTOM_ID, text[: LONGEST_CUSTOM_ID + 1])
        action = actions.get(parts["action"])
        if action is None or len(text) > LONGEST_CUSTOM_ID:
            raise UnknownControl
        argument = action.argument.parse(parts["argument"])
        return CustomId(ControlKind(parts["kind"]), action, parse_id(parts["table"]), int(parts["position"]), argument)
