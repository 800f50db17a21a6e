"""House rules: a frozen options object per game, each field with the values it is offered. Their words are messages
named after the field and the value: `rule-all-pass`, `rule-all-pass-throw-in`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, get_type_hints

from bot.message import Message, Quoted, Row, Text
from bot.rules.errors import BadOptions

Value = str | int


class Setting(StrEnum):
    """The values of an option."""


class Partners(Setting):
    """Whether opposite seats play together. For a field `partners`."""

    NO = "no"
    YES = "yes"


class OnOff(Setting):
    """Whether a rule is in force."""

    OFF = "off"
    ON = "on"


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match. Each field of a subclass is made by `house_rule` or `number`."""

    @property
    def in_partners(self) -> bool:
        """Whether opposite seats play together."""
        return False

    @property
    def makes_only_moves(self) -> bool:
        """Whether a move that is the only one is made for its player."""
        return False


AnyOptions = TypeVar("AnyOptions", bound=Options)
AnySetting = TypeVar("AnySetting", bound=Setting)


@dataclass(frozen=True, slots=True)
class OfferedValue:
    """A value of a house rule, with a short label and a sentence that describes it."""

    value: Value
    label: Text
    sentence: Text


class RuleSection(StrEnum):
    """The part of the game that a house rule is about, in the order shown to people."""

    MATCH = "match"
    DEAL = "deal"
    PLAY = "play"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One option as it is shown to people.

    Any number within `span` is accepted, also if it is not one of the `values` on offer. `usual` names the message for
    the number 0 if that depends on the number of players. `only_if` names a property of the options without which this
    rule changes nothing. `values_of` names another rule whose words for the values are used here too.
    """

    name: str
    part: RuleSection
    values: tuple[Value, ...]
    span: tuple[int, int] | None = None
    usual: str = ""
    only_if: str = ""
    values_of: str = ""

    @property
    def title(self) -> Message:
        return Message(f"rule-{_written(self.name)}")

    @property
    def offered_values(self) -> tuple[OfferedValue, ...]:
        return tuple(map(self.describe, self.values))

    def describe(self, value: Value) -> OfferedValue:
        """A value with its words, be it offered or a number that is not."""
        rule, named = _written(self.values_of or self.name), self.usual if value == 0 else ""
        if isinstance(value, int) and not named:
            return OfferedValue(value, str(value), Message(f"rule-{rule}.sentence", number=value))
        named = named or _written(str(value))
        message = "rule-off" if named == OnOff.OFF else f"rule-{rule}-{named}"
        return OfferedValue(value, Message(message), Message(f"{message}.sentence"))

    def allows(self, value: Value) -> bool:
        """Whether the option can have this value."""
        within = self.span is not None and isinstance(value, int) and self.span[0] <= value <= self.span[1]
        return within or value in self.values

    def applies(self, options: Options) -> bool:
        """Whether the rule changes anything under these options."""
        return not self.only_if or bool(getattr(options, self.only_if))


def _written(name: str) -> str:
    """A name as the ids of messages write it."""
    return name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of a game's house rules, with the numbers of players it is made for (the first is the usual one).

    `minutes` is about how long a match of people takes, at six seconds a move and twenty between deals.
    """

    game: str
    name: str
    options: Options
    players: tuple[int, ...]
    minutes: int = 30

    @property
    def title(self) -> Message:
        return Message(f"preset-{self.game}-{self.name}")

    @property
    def sentence(self) -> Message:
        return Message(f"preset-{self.game}-{self.name}.sentence")


def house_rule(part: RuleSection, default: AnySetting, only_if: str = "", values_of: str = "") -> AnySetting:
    """A field of options whose type is an enumeration of settings."""
    values = tuple(setting.value for setting in type(default))
    rule = HouseRule("", part, values, only_if=only_if, values_of=values_of)
    return field(default=default, metadata={_RULE: rule})


def number(
    part: RuleSection, default: int, offered: Iterable[int], *,
    most: int, least: int = 1, usual: str = "", only_if: str = "",
) -> int:  # fmt: skip
    """A field of options that is a number from `least` to `most`; `offered` are the numbers offered for choice."""
    rule = HouseRule("", part, tuple(offered), (least, most), usual, only_if)
    return field(default=default, metadata={_RULE: rule})


_RULE = "house_rule"


@cache
def rules_of(kind: type[Options]) -> tuple[HouseRule, ...]:
    """The house rules of an options class, in the order of its fields."""
    return tuple(replace(option.metadata[_RULE], name=option.name) for option in fields(kind))


def dump(options: Options) -> dict[str, Value]:
    """The options as plain values, for the store."""
    return {field.name: _plain(getattr(options, field.name)) for field in fields(options)}


def load(kind: type[AnyOptions], values: Mapping[str, Value]) -> AnyOptions:
    """The options from plain values; missing ones take their defaults. Raises BadOptions."""
    types: dict[str, Any] = get_type_hints(kind)
    rules = {rule.name: rule for rule in rules_of(kind)}
    checked: dict[str, Value] = {}
    for name, value in values.items():
        if name not in rules:
            raise BadOptions(Message("options-unknown-rule", name=Quoted(name[:40])))
        checked[name] = _coerce(rules[name], types[name], value)
    return kind(**checked)


def _coerce(rule: HouseRule, kind: type[Any], value: Value) -> Value:
    try:
        coerced: Value = kind(value)
    except ValueError:
        coerced = value
    if not rule.allows(coerced):
        told = Quoted(str(value)[:40])
        if rule.span:
            least, most = rule.span
            raise BadOptions(Message("options-bad-number", rule=rule.title, value=told, least=least, most=most))
        raise BadOptions(Message("options-bad-value", rule=rule.title, value=told, values=Row(rule.values)))
    return coerced


def _plain(value: Value) -> Value:
    return value.value if isinstance(value, StrEnum) else value
