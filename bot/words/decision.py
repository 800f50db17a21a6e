"""The choices of a person and their costs, judged by what they could know."""

from dataclasses import dataclass
from math import hypot

from bot.message import Text
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

CLEARLY = 2.0  # standard errors by which a cost is clearly more than chance


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice in a deal: the move played, and the best of the player's moves.

    `view` is the player's knowledge at that time. `alternatives` are all moves, best first, in the worlds that found
    the best. `played` and `best` were then compared in other worlds, without the luck of the first ones. They are the
    same where nothing was better.
    """

    view: View
    alternatives: tuple[Prospect, ...]
    played: Prospect
    best: Prospect
    worlds: int = 0  # those other worlds

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
    def stake(self) -> float:
        """The gap between the best move and the worst."""
        values = [prospect.value for prospect in self.alternatives]
        return max(values) - min(values)


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A person's own decision, with its deal and its position in the journal."""

    deal: int
    position: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class DealReview:
    """One person's deal: the number of judged decisions, and the one that clearly cost most, if any."""

    deal: int
    made: int
    costliest: RecordedDecision | None


@dataclass(frozen=True, slots=True)
class DealFigures:
    """A deal of a match in figures. `accuracy` is None where good choices gained nothing; `luck` where the deal had no
    score. `margin` is the person's score less the mean of the others'.
    """

    deal: int
    accuracy: int | None
    margin: float | None
    luck: float | None
    error: float = 0.0

    @property
    def play(self) -> float | None:
        """The margin without the luck."""
        return None if self.margin is None or self.luck is None else self.margin - self.luck


@dataclass(frozen=True, slots=True)
class MatchReview:
    """One person's match. `made` counts the judged decisions; `costliest` are at most three that clearly cost most, the
    costliest first. `unit` is the unit of its scores.
    """

    game: str
    title: Text
    unit: str
    deals: tuple[DealFigures, ...]
    accuracy: int | None
    made: int
    costliest: tuple[RecordedDecision, ...]
    is_over: bool

    @property
    def luck(self) -> tuple[float, float]:
        """The luck of all deals, and its standard error."""
        known = [deal for deal in self.deals if deal.luck is not None]
        return sum(deal.luck or 0.0 for deal in known), hypot(*(deal.error for deal in known)) if known else 0.0

    @property
    def play(self) -> float:
        """The margins of all deals without the luck."""
        return sum(deal.play or 0.0 for deal in self.deals)
