"""The errors that are shown to players, as `bot.words.refusals` says them. A refused request changes nothing."""

import re
from dataclasses import dataclass
from typing import ClassVar, dataclass_transform

from bot.message import Text, log_text


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """A request is refused. `text` says why, and what to do, unless the refusal carries facts."""

    usual: ClassVar[Text] = ""  # the text of its kind, where no other is given

    def __init__(self, text: Text | None = None) -> None:
        super().__init__()
        self.text = self.usual if text is None else text

    def __str__(self) -> str:
        """For logs: the sentence without its values, which may be a hand."""
        return log_text(self.text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


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
        super().__init__()
        self.facts = facts

    def __str__(self) -> str:
        """For logs: what kind of refusal it is, in words."""
        return re.sub("(?<=.)(?=[A-Z])", " ", type(self).__name__).capitalize()


class IllegalMove(RefusedMove):
    """The move is not legal now."""


class NotYourTurn(RefusedMove):
    """The seat has nothing to decide now."""
