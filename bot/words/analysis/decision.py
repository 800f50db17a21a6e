"""A choice that somebody made, and what it cost them by what they could know."""

from dataclasses import dataclass

from bot.rules.view import View
from bot.words.hint.prospects import Prospect

CLEARLY = 2.0  # standard errors by which a cost is clearly more than chance


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice in a deal: what was played, and the best of the moves its player had.

    `view` is what they knew as they chose; `alternatives` are all their moves, best first, as they chose the best. Then
    `played` and `best` were compared in other worlds, so that the best owes nothing to those in which it was found.
    They are the same where nothing was better.
    """

    view: View
    alternatives: tuple[Prospect, ...]
    played: Prospect
    best: Prospect
    worlds: int = 0  # those other worlds

    @property
    def cost(self) -> float:
        """How much less than the best move it is expected to come to, in points or marks or rounds; below 0 by chance
        only.
        """
        return self.best.value - self.played.value

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return max(self.played.behind[1], self.best.behind[1])

    @property
    def is_clear(self) -> bool:
        """Whether it clearly cost something."""
        return self.cost > 0 and self.cost > CLEARLY * self.error

    @property
    def stake(self) -> float:
        """How much the best move is better than all moves on average."""
        values = [prospect.value for prospect in self.alternatives]
        return max(values) - sum(values) / len(values)
