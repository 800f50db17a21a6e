"""What every argument of a control is, those that many share, and how they are read."""

import re
from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

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
