"""Two plays of a hint, compared by their effects."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.message import Seat, Text

Effect = TypeVar("Effect")


@dataclass(frozen=True)
class Compared(Generic[Effect]):
    """The better play and another, the words for both, and their player. `behind`: the points by which the other is
    worse; `is_level`: neither is clearly better.
    """

    best: Effect
    other: Effect
    first: Text
    second: Text
    player: Seat
    behind: float = 0.0
    is_level: bool = False

    @property
    def both(self) -> dict[str, object]:
        return {"first": self.first, "second": self.second}
