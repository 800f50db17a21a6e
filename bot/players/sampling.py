"""Means and errors of samples, and the best of several moves by a sample that grows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import erf, sqrt
from statistics import fmean
from typing import Generic, TypeVar

from bot.rules.moves import Move
from bot.words.hint.prospects import Prospect

FEWEST = 4  # worlds of a round
CLEAR = 2.0  # standard errors by which one of the last two is better beyond doubt
Tried = TypeVar("Tried")
Margins = Sequence[float]  # by world, the same ones for every move


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, 0 for a single value."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def chance_of(least: int, expected: float, spread: float) -> float:
    """The chance of at least so many where so many are expected, give or take (a standard deviation) the `spread`."""
    return (1 + erf((expected - least + 0.5) / spread / sqrt(2))) / 2


@dataclass(slots=True, eq=False)
class Weighed(Generic[Tried]):
    """A move with the policy's opinion of it, and its margin in each world so far."""

    move: Tried
    opinion: float
    margins: list[float] = field(default_factory=list[float])


def best_of(
    moves: Sequence[Weighed[Tried]],
    play: Callable[[Sequence[Tried], int], Sequence[Sequence[float]]],
    affordable: Callable[[int, int], int],
    error: float,
    surely: int | None = None,
    doubt: float = 0.0,
) -> list[Weighed[Tried]]:
    """The best move by the worlds in which `play` tries moves; then the one that it was compared with last.

    The worse half drops out again and again, but for the policy's favourite. `affordable` is the number of worlds for
    so many moves in one of so many rounds; `error` is how far off the policy's opinion is, a standard deviation in
    points. The last two are tried in about so many worlds as are `surely` enough (else twice what all rounds afford
    for two), unless one is clearly better before: of few, the luckier would be played. The favourite is best unless
    another has done better by more than `doubt` standard errors.
    """
    favourite = max(moves, key=lambda weighed: weighed.opinion)
    left, rounds = list(moves), (len(moves) - 1).bit_length()
    enough = 2 * affordable(2, 1) if surely is None else surely

    def try_in(worlds: int) -> None:
        for weighed, found in zip(left, play([weighed.move for weighed in left], worlds), strict=True):
            weighed.margins += found

    for tried in range(1, rounds + 1):
        try_in(max(FEWEST, affordable(len(left), rounds)))
        while len(left) == 2 and len(left[0].margins) < enough and not _is_clear(*left):
            try_in(-(-enough // 3))
        left = ranked(left, error)
        if tried < rounds:
            left = left[: (len(left) + 1) // 2]
            if favourite not in left:
                left[-1] = favourite
    best = left[0]
    return left if best is favourite or _is_better(best, favourite, doubt) else left[::-1]


def ranked(moves: Sequence[Weighed[Tried]], error: float) -> list[Weighed[Tried]]:
    """The best first: by the margins in the worlds, and by the policy's opinion, which is so far off."""
    top = max(moves, key=lambda weighed: fmean(weighed.margins))
    return sorted(moves, key=lambda weighed: (_more(weighed, top, error), weighed.opinion), reverse=True)


def gain_over(weighed: Weighed[Tried], other: Weighed[Tried]) -> tuple[float, float]:
    """How much better a move did than another in the same worlds, and the standard error of that."""
    return mean_and_error([margin - its for margin, its in zip(weighed.margins, other.margins, strict=True)])


def _more(weighed: Weighed[Tried], top: Weighed[Tried], error: float) -> float:
    """How much better than another a move seems to be: both estimates, each weighed by how sure it is.

    So the opinion counts for more worlds, the more they differ.
    """
    gain, error_of_gain = gain_over(weighed, top)
    claim, trust = weighed.opinion - top.opinion, (error_of_gain / error) ** 2 if error else 0.0
    return (gain + trust * claim) / (1 + trust)


def _is_better(weighed: Weighed[Tried], other: Weighed[Tried], errors: float) -> bool:
    """Whether a move has done better than another by more than so many standard errors."""
    gain, error_of_gain = gain_over(weighed, other)
    return gain > errors * error_of_gain


def _is_clear(weighed: Weighed[Tried], other: Weighed[Tried]) -> bool:
    gain, error_of_gain = gain_over(weighed, other)
    return abs(gain) >= CLEAR * error_of_gain


def prospect_of(move: Move, margins: Margins, most: Margins, compared: tuple[float, float]) -> Prospect:
    """The prospects of a move at a line; `most` are the margins of the best."""
    value, error = mean_and_error(margins)
    behind = mean_and_error([best - own for best, own in zip(most, margins, strict=True)])
    return Prospect(move, value, error, behind, None, 0.0, None, 0.0, 0.0, compared)
