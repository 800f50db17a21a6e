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
    play: Callable[[Sequence[Tried], int], Sequence[Margins]],
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
    for tried in range(1, rounds + 1):
        worlds = max(FEWEST, affordable(len(left), rounds))
        while True:
            for weighed, found in zip(left, play([weighed.move for weighed in left], worlds), strict=True):
                weighed.margins += found
            if len(left) > 2 or len(left[0].margins) >= enough:
                break
            gain, error_of_gain = gain_over(*left)
            if abs(gain) >= CLEAR * error_of_gain:
                break
            worlds = -(-enough // 3)
        left = ranked(left, error)
        if tried < rounds:
            left = left[: (len(left) + 1) // 2]
            if favourite not in left:
                left[-1] = favourite
    if left[0] is favourite:
        return left
    gain, error_of_gain = gain_over(left[0], favourite)
    return left if gain > doubt * error_of_gain else left[::-1]


def ranked(moves: Sequence[Weighed[Tried]], error: float) -> list[Weighed[Tried]]:
    """The best first, by the estimated gain over the top move: sample and opinion, each weighted by its precision.

    The opinion counts for more, the more the worlds differ.
    """
    top = max(moves, key=lambda weighed: fmean(weighed.margins))
    estimates: dict[int, float] = {}
    for place, weighed in enumerate(moves):
        gain, error_of_gain = gain_over(weighed, top)
        trust = (error_of_gain / error) ** 2 if error else 0.0
        estimates[place] = (gain + trust * (weighed.opinion - top.opinion)) / (1 + trust)
    order = sorted(estimates, key=lambda place: (estimates[place], moves[place].opinion), reverse=True)
    return [moves[place] for place in order]


def gain_over(weighed: Weighed[Tried], other: Weighed[Tried]) -> tuple[float, float]:
    """The mean gain over another move in the same worlds, and its standard error."""
    return mean_and_error([margin - its for margin, its in zip(weighed.margins, other.margins, strict=True)])


def shares_compared(values: Margins, others: Margins) -> tuple[float, float]:
    """The shares of worlds in which a value is above, and below, the other one."""
    count = len(values)
    above = sum(value > other for value, other in zip(values, others, strict=True))
    below = sum(value < other for value, other in zip(values, others, strict=True))
    return above / count, below / count


def prospect_of(move: Move, margins: Margins, most: Margins, compared: tuple[float, float]) -> Prospect:
    """The prospect of a move in a game without tricks; `most` has the margins of the best move."""
    value, error = mean_and_error(margins)
    behind = mean_and_error([best - own for best, own in zip(most, margins, strict=True)])
    return Prospect(move, value, error, behind, None, 0.0, None, 0.0, 0.0, compared)
