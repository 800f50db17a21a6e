"""House rules: a frozen options object per game. A field is a switch, a number, or one of the values of its type.

The words of a rule are messages named after the field and the value: `rule-all-pass`, `rule-all-pass-throw-in`.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Literal, TypeVar, get_args, get_type_hints

from bot.message import Message, Quoted, Row, Text
from bot.rules.errors import BadOptions

Value = str | int


Section = Literal["match", "deal", "play", "score"]  # the part of the game that a rule is about
SECTIONS: tuple[Section, ...] = get_args(Section)
_NO_YES, OFF_ON = ("no", "yes"), ("off", "on")  # the stored values of switches


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match. Each field of a subclass is made by `rule`, `switch` or `number`."""

    @property
    def in_partners(self) -> bool:
        """Opposite seats play together: a switch of games that can be played either way."""
        return getattr(self, "partners", False)

    @property
    def makes_only_moves(self) -> bool:
        """A move that is the only one is made for its player."""
        return False


AnyOptions = TypeVar("AnyOptions", bound=Options)
V_ = TypeVar("V_", bound=str)


@dataclass(frozen=True, slots=True)
class OfferedValue:
    """A value of a house rule, with a short label and a sentence that describes it."""

    value: Value
    label: Text
    sentence: Text


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One option as it is shown to people.

    Any number within `span` is accepted, also if it is not one of the `values` on offer. The `values` of a switch are
    those it is stored as, the off state first. `usual` names the message for the number 0 if that depends on the number
    of players. `only_if` names a property of the options without which this rule changes nothing. `values_of` names
    another rule whose words for the values are used here too.
    """

    name: str
    part: Section
    values: tuple[Value, ...] = ()
    span: tuple[int, int] | None = None
    is_switch: bool = False
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
        message = "rule-off" if named == "off" else f"rule-{rule}-{named}"
        return OfferedValue(value, Message(message), Message(f"{message}.sentence"))

    def allows(self, value: Value) -> bool:
        within = self.span is not None and isinstance(value, int) and self.span[0] <= value <= self.span[1]
        return within or value in self.values

    def stored(self, options: Options) -> Value:
        """The rule's value in these options, as it is stored."""
        value: Value = getattr(options, self.name)
        return self.values[value] if isinstance(value, bool) else value

    def read(self, stored: Value) -> Value:
        """A value from the store, or as it was typed. Raises BadOptions where it is not allowed."""
        value = stored
        if self.span is not None:
            with suppress(ValueError):
                value = int(stored)
        if self.allows(value):
            return value == self.values[1] if self.is_switch else value
        typed = Quoted(str(stored)[:40])
        if self.span is None:
            raise BadOptions(Message("options-bad-value", rule=self.title, value=typed, values=Row(self.values)))
        least, most = self.span
        raise BadOptions(Message("options-bad-number", rule=self.title, value=typed, least=least, most=most))

    def applies(self, options: Options) -> bool:
        """False if the rule changes nothing under these options."""
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


def rule(part: Section, default: V_, *, only_if: str = "", values_of: str = "") -> V_:
    """A field of options with one of the values of its type, a Literal."""
    return field(default=default, metadata={_RULE: HouseRule("", part, only_if=only_if, values_of=values_of)})


def switch(part: Section, stored: tuple[str, str] = _NO_YES, *, only_if: str = "") -> bool:
    """A field of options that is off or on, and off by default. `stored` are the two values that the store has."""
    return field(default=False, metadata={_RULE: HouseRule("", part, stored, is_switch=True, only_if=only_if)})


def number(
    part: Section, default: int, offered: Iterable[int], *,
    most: int, least: int = 1, usual: str = "", only_if: str = "",
) -> int:  # fmt: skip
    """A field of options that is a number from `least` to `most`; `offered` are the numbers offered for choice."""
    offer = HouseRule("", part, tuple(offered), (least, most), usual=usual, only_if=only_if)
    return field(default=default, metadata={_RULE: offer})


_RULE = "house_rule"


@cache
def rules_of(kind: type[Options]) -> tuple[HouseRule, ...]:
    """The house rules of an options class, in the order of its fields."""
    types, rules = get_type_hints(kind), list[HouseRule]()
    for option in fields(kind):
        rule: HouseRule = option.metadata[_RULE]
        rules.append(replace(rule, name=option.name, values=rule.values or get_args(types[option.name])))
    return tuple(rules)


def dump(options: Options) -> dict[str, Value]:
    """The options as plain values, for the store."""
    return {rule.name: rule.stored(options) for rule in rules_of(type(options))}


def load(kind: type[AnyOptions], values: Mapping[str, Value]) -> AnyOptions:
    """The options from plain values; missing ones take their defaults. Raises BadOptions."""
    rules = {rule.name: rule for rule in rules_of(kind)}
    for name in values:
        if name not in rules:
            raise BadOptions(Message("options-unknown-rule", name=Quoted(name[:40])))
    return kind(**{name: rules[name].read(value) for name, value in values.items()})
