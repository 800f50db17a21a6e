"""The choices a person made and what each cost, judged by what they could know."""

from dataclasses import dataclass
from math import hypot

from bot.message import Text
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
        """How much less than the best it should come to, in points, marks or rounds; below 0 by chance only."""
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
    """A deal as one person decided in it: how many decisions were judged, and which clearly cost most, if any."""

    deal: int
    made: int
    costliest: RecordedDecision | None


@dataclass(frozen=True, slots=True)
class DealFigures:
    """A deal of a match in figures. `accuracy` is None where there was nothing to gain by choosing well; `luck` where
    the deal came to no score. `margin` is the person's score less the mean of the others'.
    """

    deal: int
    accuracy: int | None
    margin: float | None
    luck: float | None
    error: float = 0.0

    @property
    def play(self) -> float | None:
        """What was made of the hands: the margin without the luck."""
        return None if self.margin is None or self.luck is None else self.margin - self.luck


@dataclass(frozen=True, slots=True)
class MatchReview:
    """A match as one person decided in it. `made` is how many decisions were judged; `costliest` are at most three that
    clearly cost most, the most costly first. `game` and `unit` say what was played, and what it was scored in.
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
        """What was made of the hands in all deals."""
        return sum(deal.play or 0.0 for deal in self.deals)
