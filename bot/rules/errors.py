"""The errors that are shown to players. A refused request changes nothing."""

import re
from typing import ClassVar

from bot.message import Text, log_text, sentences


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """A request is refused. `text` says why, and what to do instead."""

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


class RefusedMove(Refusal):
    """A move is refused. The text says why, then which moves are legal. It names pieces, so it is never logged."""

    def __init__(self, *reasons: Text) -> None:
        super().__init__(sentences(*reasons))

    def __str__(self) -> str:
        """For logs: the kind of refusal, in words."""
        return re.sub("(?<=.)(?=[A-Z])", " ", type(self).__name__).capitalize()


class IllegalMove(RefusedMove):
    """The move is not legal now."""


class NotYourTurn(RefusedMove):
    """The seat has nothing to decide now."""
