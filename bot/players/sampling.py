"""Means and errors of samples, and the best of several moves by sequential halving."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import erf, sqrt
from statistics import fmean
from typing import Generic, TypeVar

from bot.rules.moves import Move
from bot.words.hint.prospects import Prospect

FEWEST = 4  # the fewest worlds of a round
CLEAR = 2.0  # standard errors by which one of the last two is clearly better
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
    """The chance of `least` or more from a normal distribution with mean `expected` and standard deviation `spread`."""
    return (1 + erf((expected - least + 0.5) / spread / sqrt(2))) / 2


@dataclass(slots=True, eq=False)
class Weighed(Generic[Tried]):
    """A move with the policy's opinion, and its margin in each world so far."""

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
    """The best move, then the one it was compared with last. `play` tries moves in a number of worlds.

    Each round drops the worse half, but never the policy's favourite. `affordable(moves, rounds)` is the number of
    worlds for each move in one of the rounds. `error` is the standard deviation of the policy's opinion, in points.
    Between the last two the sample grows until one is clearly better, up to about `surely` worlds (by default twice the
    number that all rounds afford for two); in a small sample the luckier would win. The favourite is best unless
    another beats it by more than `doubt` standard errors.
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
    """The best first, by margins and by the policy's opinion, weighted by its `error`."""
    top = max(moves, key=lambda weighed: fmean(weighed.margins))
    return sorted(moves, key=lambda weighed: (_more(weighed, top, error), weighed.opinion), reverse=True)


def gain_over(weighed: Weighed[Tried], other: Weighed[Tried]) -> tuple[float, float]:
    """The mean gain over another move in the same worlds, and its standard error."""
    return mean_and_error([margin - its for margin, its in zip(weighed.margins, other.margins, strict=True)])


def _more(weighed: Weighed[Tried], top: Weighed[Tried], error: float) -> float:
    """The estimated gain over the top move: sample and opinion, each weighted by its precision.

    The opinion counts for more, the more the worlds differ.
    """
    gain, error_of_gain = gain_over(weighed, top)
    claim, trust = weighed.opinion - top.opinion, (error_of_gain / error) ** 2 if error else 0.0
    return (gain + trust * claim) / (1 + trust)


def _is_better(weighed: Weighed[Tried], other: Weighed[Tried], errors: float) -> bool:
    """Whether the gain over another move exceeds this number of standard errors."""
    gain, error_of_gain = gain_over(weighed, other)
    return gain > errors * error_of_gain


def _is_clear(weighed: Weighed[Tried], other: Weighed[Tried]) -> bool:
    gain, error_of_gain = gain_over(weighed, other)
    return abs(gain) >= CLEAR * error_of_gain


def prospect_of(move: Move, margins: Margins, most: Margins, compared: tuple[float, float]) -> Prospect:
    """The prospect of a move in a game without tricks; `most` has the margins of the best move."""
    value, error = mean_and_error(margins)
    behind = mean_and_error([best - own for best, own in zip(most, margins, strict=True)])
    return Prospect(move, value, error, behind, None, 0.0, None, 0.0, 0.0, compared)
