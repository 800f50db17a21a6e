"""House rules: a frozen options object per game; each field carries its title and the descriptions of its values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cache
from typing import Any, Self, TypeVar, get_type_hints

from bot.rules.errors import BadOptions

Value = str | int


class Setting(StrEnum):
    """The values of an option, each with a short label and a sentence that describes it."""

    label: str
    sentence: str

    def __new__(cls, value: str, label: str, sentence: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.label, member.sentence = label, sentence
        return member


class Partners(Setting):
    """Whether opposite seats play together. For a field `partners`."""

    NO = "no", "each alone", "Everybody plays alone."
    YES = "yes", "two against two", "Four play as partners, opposite each other, and are counted together."


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
    """A value offered for a house rule, with a short label and a sentence that describes it."""

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
    """One option as it is shown to people.

    A number within `span` is accepted besides the offered values; `sentence` describes it, with "{}" for the number.
    `only_with` names another option and the value it must have, without which this rule changes nothing.
    """

    name: str
    title: str
    part: Part
    offered_values: tuple[OfferedValue, ...]
    span: tuple[int, int] | None = None
    sentence: str = ""
    only_with: tuple[str, Value] | None = None

    def describe(self, value: Value) -> OfferedValue:
        """The offered value equal to `value`, or a description of a number that is not offered."""
        for offered in self.offered_values:
            if offered.value == value:
                return offered
        return OfferedValue(value, str(value), self.sentence.format(value))

    def allows(self, value: Value) -> bool:
        """Whether the option may have this value."""
        within = self.span is not None and isinstance(value, int) and self.span[0] <= value <= self.span[1]
        return within or any(offered.value == value for offered in self.offered_values)

    def applies(self, options: Options) -> bool:
        """Whether the rule changes anything under these options."""
        return self.only_with is None or getattr(options, self.only_with[0]) == self.only_with[1]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules, with the numbers of players it is made for (the first is the usual one).

    `minutes` is about how long a match of people takes, at six seconds a move and twenty between deals.
    """

    name: str
    title: str
    sentence: str
    options: Options
    players: tuple[int, ...]
    minutes: int = 30


def house_rule(title: str, part: Part, default: AnySetting, only_with: tuple[str, Value] | None = None) -> AnySetting:
    """A field of options whose type is an enumeration of settings."""
    offered_values = tuple(OfferedValue(setting.value, setting.label, setting.sentence) for setting in type(default))
    return field(default=default, metadata={_RULE: HouseRule("", title, part, offered_values, only_with=only_with)})


def number(
    title: str, part: Part, default: int, sentence: str, offered: Iterable[int], *, most: int, least: int = 1,
    words: Mapping[int, tuple[str, str]] | None = None, only_with: tuple[str, Value] | None = None,
) -> int:  # fmt: skip
    """A field of options that is a number from `least` to `most`; `sentence` describes it, with "{}" for the number.

    `offered` are the numbers offered for choice; `words` gives single numbers a label and a sentence of their own.
    """
    known = words or {}
    offered_values = tuple(
        OfferedValue(value, *known.get(value, (str(value), sentence.format(value)))) for value in offered
    )
    rule = HouseRule("", title, part, offered_values, (least, most), sentence, only_with)
    return field(default=default, metadata={_RULE: rule})


_RULE = "house rule"


@cache
def rules_of(kind: type[Options]) -> tuple[HouseRule, ...]:
    """The house rules of an options class, in the order of its fields."""
    return tuple(replace(option.metadata[_RULE], name=option.name) for option in fields(kind))


def dump(options: Options) -> dict[str, Value]:
    """The options as plain values, for the store."""
    return {field.name: _plain(getattr(options, field.name)) for field in fields(options)}


def load(kind: type[AnyOptions], values: Mapping[str, Value]) -> AnyOptions:
    """The options from plain values; what is missing takes its default. Raises BadOptions."""
    types: dict[str, Any] = get_type_hints(kind)
    rules = {rule.name: rule for rule in rules_of(kind)}
    checked: dict[str, Value] = {}
    for name, value in values.items():
        if name not in rules:
            raise BadOptions(f"There is no house rule called “{name[:40]}”.")
        checked[name] = _coerce(rules[name], types[name], value)
    return kind(**checked)


def _coerce(rule: HouseRule, kind: type[Any], value: Value) -> Value:
    try:
        coerced: Value = kind(value)
    except ValueError:
        coerced = value
    if not rule.allows(coerced):
        offered = f"one of: {', '.join(str(offered.value) for offered in rule.offered_values)}"
        span = f"a number from {rule.span[0]} to {rule.span[1]}" if rule.span else ""
        raise BadOptions(f"{rule.title} cannot be “{str(value)[:40]}”. Choose {span or offered}.")
    return coerced


def _plain(value: Value) -> Value:
    return value.value if isinstance(value, StrEnum) else value
