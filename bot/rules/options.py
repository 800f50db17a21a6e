"""House rules: a frozen options object per game, every option an enumeration or a number with a default."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeVar, get_type_hints

from bot.rules.errors import BadOptions

Value = str | int


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match. Subclasses add fields that are a StrEnum or an int, each with a default."""


O_ = TypeVar("O_", bound=Options)


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a house rule: its short label, and a sentence that says what it means."""

    value: Value
    label: str
    sentence: str


class Part(StrEnum):
    """What a house rule is about, in the order people are shown them."""

    MATCH = "The match"
    DEAL = "The deal"
    PLAY = "The play"
    SCORE = "The score"


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One option as people meet it. A number within `span` is accepted besides the choices listed; `sentence` says what
    any such number means, with "{}" in its place.
    """

    name: str
    title: str
    choices: tuple[Choice, ...]
    span: tuple[int, int] | None = None
    sentence: str = ""
    part: Part = Part.PLAY

    def choice(self, value: Value) -> Choice:
        """The choice that stands for a value; a number not listed describes itself."""
        for choice in self.choices:
            if choice.value == value:
                return choice
        return Choice(value, str(value), self.sentence.format(value))

    def allows(self, value: Value) -> bool:
        within = self.span is not None and isinstance(value, int) and self.span[0] <= value <= self.span[1]
        return within or any(choice.value == value for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules, with the numbers of players it is made for (the first is the usual one)."""

    name: str
    title: str
    sentence: str
    options: Options
    players: tuple[int, ...]


def dump(options: Options) -> dict[str, Value]:
    """The options as plain values, for the store."""
    return {field.name: _plain(getattr(options, field.name)) for field in fields(options)}


def load(kind: type[O_], values: Mapping[str, Value], house_rules: tuple[HouseRule, ...]) -> O_:
    """The options from plain values; what is missing takes its default. Raises BadOptions."""
    types: dict[str, Any] = get_type_hints(kind)
    rules = {rule.name: rule for rule in house_rules}
    taken: dict[str, Value] = {}
    for name, value in values.items():
        if name not in types or name not in rules:
            raise BadOptions(f"There is no house rule called “{name[:40]}”.")
        taken[name] = _coerce(rules[name], types[name], value)
    return kind(**taken)


def _coerce(rule: HouseRule, kind: type[Any], value: Value) -> Value:
    try:
        coerced: Value = kind(value)
    except ValueError:
        coerced = value
    if not rule.allows(coerced):
        offered = f"one of: {', '.join(str(choice.value) for choice in rule.choices)}"
        span = f"a number from {rule.span[0]} to {rule.span[1]}" if rule.span else ""
        raise BadOptions(f"{rule.title} cannot be “{str(value)[:40]}”. Choose {span or offered}.")
    return coerced


def _plain(value: Value) -> Value:
    return value.value if isinstance(value, StrEnum) else value
