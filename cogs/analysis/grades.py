"""The grades of decisions, and the figures of a match that follow from them: the cost of its slips, and the accuracy.

A slip is clear: two standard errors. Its cost is measured beside what a deal is worth, so that a point means much
where deals are won by two, and little where they are won by fifty.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import exp, hypot, sqrt
from statistics import fmean, stdev

from bot.message import Text
from bot.words.decision import Decision
from bot.words.terms import counts_hands, unit_of


class Grade(IntEnum):
    """The grade of a decision, the best first."""

    BEST = 0
    GOOD = 1
    SMALL_SLIP = 2
    SLIP = 3


_WORTH_TELLING = {"point": 0.5, "mark": 0.1, "round": 0.05}  # what costs less is no slip at all
_SLIP = {"point": 0.75, "mark": 0.2, "round": 0.1}  # what costs less is a small slip
_SMALL_SHARE, _SHARE = 0.08, 0.25  # the same as shares of what the deal is worth
_STRICT = 1.5  # slips that cost a tenth of what the deals are worth leave an accuracy of 86, half of it 47
SHOWN_COURSE = 3  # matches whose accuracies are a course
_LEAST_BEFORE = 4  # matches that tell what is usual for a person
_USUAL_SPREAD = 3.0  # the least spread of their accuracies
_CLEARLY = 2.0  # standard deviations from the usual


def thresholds(unit: str, worth: float) -> tuple[float, float]:
    """The least cost of a small slip, and of a slip."""
    return max(_WORTH_TELLING[unit], _SMALL_SHARE * worth), max(_SLIP[unit], _SHARE * worth)


def grade_of(cost: float, error: float, unit: str, worth: float, clearly: float = _CLEARLY) -> Grade:
    """The grade of a decision by its cost, the error of that, and the worth of its deal."""
    small, slip = thresholds(unit, worth)
    if cost <= 0 or cost <= clearly * error:  # two moves are level: both are best, unless the doubt is large
        return Grade.GOOD if cost >= small else Grade.BEST
    return Grade.SLIP if cost >= slip else Grade.SMALL_SLIP if cost >= small else Grade.GOOD


def worth_of(decisions: Iterable[Decision]) -> float:
    """The worth of a deal, in points, marks or rounds: how far its outcome was open when it was most so."""
    return max((decision.spread for decision in decisions), default=0.0)


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A person's own decision, with its deal, its position in the journal, and the worth of its deal."""

    deal: int
    position: int
    decision: Decision
    worth: float = 0.0

    @property
    def _unit(self) -> str:
        view = self.decision.view
        return "mark" if counts_hands(view) else unit_of(view)

    @property
    def grade(self) -> Grade:
        return grade_of(self.decision.cost, self.decision.error, self._unit, self.worth)

    @property
    def is_slip(self) -> bool:
        return self.grade >= Grade.SMALL_SLIP

    @property
    def may_be_slip(self) -> bool:
        """True if it would be one were its cost clear: a closer look is worth its time."""
        return self.decision.cost >= thresholds(self._unit, self.worth)[0]


# -- reviews ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealReview:
    """One person's deal: the number of judged decisions, and the slip that cost most, if any."""

    deal: int
    made: int
    costliest: RecordedDecision | None


@dataclass(frozen=True, slots=True)
class DealFigures:
    """A deal of a match in figures. `grades` are those of the person's decisions, in order, `lost` is the cost of their
    slips. `margin` is the person's score less the mean of the others', `luck` that of easy computers with the same
    hands; None where the deal had no score.
    """

    deal: int
    grades: tuple[Grade, ...]
    lost: float
    worth: float
    margin: float | None = None
    luck: float | None = None
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a match's margin, which they come to: the worth of the hands, the slips, and the
    rest, which is the play of the others and chance.
    """

    luck: float
    rest: float
    lost: float

    @property
    def total(self) -> float:
        return self.luck + self.rest - self.lost


@dataclass(frozen=True, slots=True)
class MatchReview:
    """One person's match: the deals in which they decided something. `costliest` are at most three slips, the costliest
    first. `unit` is the unit of its scores, `kind` that of its deals: "deal" or "round".
    """

    game: str
    title: Text
    unit: str
    kind: str
    deals: tuple[DealFigures, ...]
    costliest: tuple[RecordedDecision, ...]
    is_over: bool

    @property
    def grades(self) -> tuple[Grade, ...]:
        """The grades of all decisions, in order."""
        return tuple(grade for deal in self.deals for grade in deal.grades)

    @property
    def lost(self) -> float:
        """The cost of all slips."""
        return sum(deal.lost for deal in self.deals)

    @property
    def accuracy(self) -> int | None:
        """See `accuracy_of`. None where nothing was judged."""
        return accuracy_of(self.deals)

    @property
    def luck(self) -> tuple[float, float]:
        """The luck of all deals, and its standard error."""
        known = [deal for deal in self.deals if deal.luck is not None]
        return sum(deal.luck or 0.0 for deal in known), hypot(*(deal.error for deal in known)) if known else 0.0

    @property
    def parts(self) -> Parts | None:
        """The margin in the deals with a score, by its parts. None where there are none."""
        known = [deal for deal in self.deals if deal.luck is not None and deal.margin is not None]
        if not known:
            return None
        luck, lost = self.luck[0], sum(deal.lost for deal in known)
        return Parts(luck, sum(deal.margin or 0.0 for deal in known) - luck + lost, lost)


def counts_of(grades: Iterable[Grade]) -> tuple[int, ...]:
    """The number of decisions of each grade, the best grade first."""
    counted = Counter(grades)
    return tuple(counted[grade] for grade in Grade)


def accuracy_of(deals: Sequence[DealFigures]) -> int | None:
    """The accuracy from 0 to 100, which is without slips: the more they cost beside what the deals are worth, the lower
    it is, and nothing else counts. None where nothing was judged.
    """
    judged = [deal for deal in deals if deal.grades]
    if not judged:
        return None
    lost, worth = sum(deal.lost for deal in judged), sum(deal.worth for deal in judged)
    if lost <= 0:
        return 100
    return min(99, round(100 * exp(-_STRICT * lost / worth))) if worth else 0


def compared(earlier: Sequence[int], accuracy: int) -> int:
    """1 where an accuracy is clearly better than those of earlier matches, −1 where it is clearly worse, else 0."""
    if len(earlier) < _LEAST_BEFORE:
        return 0
    spread = max(stdev(earlier), _USUAL_SPREAD) * sqrt(1 + 1 / len(earlier))
    beyond = (accuracy - fmean(earlier)) / spread
    return 0 if abs(beyond) <= _CLEARLY else 1 if beyond > 0 else -1
