"""The errors that are shown to players, as `bot.words.refusals` says them. A refused request changes nothing."""

from dataclasses import dataclass
from typing import ClassVar, dataclass_transform

from bot.message import Joined, Message, Text


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """A request is refused. `text` says why, and what to do, unless the refusal carries facts."""

    usual: ClassVar[Text] = ""  # the text of its kind, where no other is given

    def __init__(self, text: Text | None = None) -> None:
        text = self.usual if text is None else text
        super().__init__(text if isinstance(text, str) else ", ".join(_ids(text)))  # for logs: it names no values
        self.text = text


def _ids(text: Text) -> list[str]:
    if isinstance(text, Joined):
        return [found for part in text.parts for found in _ids(part)]
    return [text.id] if isinstance(text, Message) else []


class BadNotation(Refusal):
    """The text cannot be parsed as a tile, suit or move."""


class BadOptions(Refusal):
    """The house rules do not fit together, or a value is not allowed."""


@dataclass_transform(frozen_default=True)
class Fact:
    """A reason why a move is not legal, or which moves are, for the seat that asked. Each kind is a dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class RefusedMove(Refusal):
    """A move is refused. `facts` have the reason, then the legal moves.

    The exception's own text names no pieces, so that none appear in logs or messages by accident.
    """

    def __init__(self, *facts: Fact) -> None:
        super().__init__(type(self).__name__)
        self.facts = facts


class IllegalMove(RefusedMove):
    """The move is not legal now."""


class NotYourTurn(RefusedMove):
    """The seat has nothing to decide now."""
