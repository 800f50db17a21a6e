"""Arguments of the controls that run a table: its empty seats, house rules, clock and level."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.players.levels import LEVELS
from bot.table.state.turn_times import CLOCKS, Clock
from cogs.messages.parts.arguments.argument import UnknownControl, matched

_SETTING = re.compile(r"(?P<rule>[a-z][a-z0-9_]*)(?:=(?P<value>[^=]+))?")


class EmptySeats(StrEnum):
    """What becomes of the seats that are empty when a match is to start."""

    ASK = ""
    COMPUTERS = "computers"
    NONE = "none"  # the match is played by those who sit

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in tuple(cls):
            raise UnknownControl
        return cls(text)


@dataclass(frozen=True, slots=True)
class RuleSetting:
    """A house rule, and the value that the control sets, if any: `target`, `target=21`."""

    rule: str
    value: str | None = None

    def __str__(self) -> str:
        return self.rule if self.value is None else f"{self.rule}={self.value}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_SETTING, text)
        return cls(parts["rule"], parts["value"])


@dataclass(frozen=True, slots=True)
class ClockSetting:
    """The clock that the control sets for its table, if any: `evening`."""

    clock: Clock | None = None

    def __str__(self) -> str:
        return self.clock or ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if not text:
            return cls()
        for clock in CLOCKS:
            if clock == text:
                return cls(clock)
        raise UnknownControl


@dataclass(frozen=True, slots=True)
class LevelSetting:
    """The level that the control sets for the computer players of its table, if any: `hard`."""

    level: str | None = None

    def __str__(self) -> str:
        return self.level or ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if text and text not in LEVELS:
            raise UnknownControl
        return cls(text or None)
