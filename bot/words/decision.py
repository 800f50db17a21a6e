"""The choices of a person and their costs, judged by what they could know."""

from dataclasses import dataclass
from math import sqrt

from bot.rules.view import View
from bot.words.hint.prospects import Prospect

CLEARLY = 2.0  # standard errors by which a cost is clearly more than chance


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice in a deal: the move played, and the best of the player's moves.

    `view` is the player's knowledge at that time. `alternatives` are the moves that could have been the best and the
    one played, best first, in the worlds that found the best. `played` and `best` were then compared in other worlds,
    without the luck of the first ones. They are the same where nothing was better.
    """

    view: View
    alternatives: tuple[Prospect, ...]
    played: Prospect
    best: Prospect
    worlds: int = 0  # those other worlds
    looked: int = 0  # the first ones

    @property
    def cost(self) -> float:
        """The expected loss against the best, in points, marks or rounds; below 0 by chance only."""
        return self.best.value - self.played.value

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return max(self.played.behind[1], self.best.behind[1])

    @property
    def is_clear(self) -> bool:
        """True if it clearly cost something."""
        return self.cost > 0 and self.cost > CLEARLY * self.error

    @property
    def spread(self) -> float:
        """The standard deviation of the deal's outcome after the move played: what is still open."""
        return self.played.error * sqrt(self.worlds or self.looked)
