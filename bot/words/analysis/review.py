"""What came of a person's own decisions: in one deal, and in all deals of a match that are over."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from bot.message import Text
from bot.words.analysis.decision import Decision

_LEAST_STAKE = 0.5  # a deal in which good choices bring no more than bad ones has no accuracy


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that somebody made by their own hand: of which deal, and at which position of the journal."""

    deal: int
    position: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class DealReview:
    """A deal as one person decided in it. `made` is how many decisions were judged; `costliest` the one that clearly
    cost most, if any did.
    """

    deal: int
    made: int
    costliest: Made | None


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
    costliest: tuple[Made, ...]
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


def accuracy_of(made: Iterable[Made]) -> int | None:
    """How well was chosen, of 100: the share that was kept of what the best choices bring over choosing by lot.

    100: each was the best. 0: no better than the average of all moves. None where that was at stake nowhere.
    """
    decisions = [each.decision for each in made]
    stake = sum(decision.stake for decision in decisions)
    if stake < _LEAST_STAKE:
        return None
    return round(100 * min(1.0, max(0.0, 1 - sum(decision.cost for decision in decisions) / stake)))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean with its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
