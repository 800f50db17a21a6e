"""Means and errors of samples, and the best of several moves by a sample that grows."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import erf, sqrt
from typing import TypeVar

from bot.rules.moves import Move
from bot.words.hint.prospects import Prospect

CLEARLY = 2.0  # standard errors by which a move is behind that is dropped
Raced = TypeVar("Raced", bound=Hashable)
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


def raced(
    every: Sequence[Raced],
    usual: Raced,
    budget: int,
    size: int,
    doubt: float,
    played: Callable[[int, list[Raced]], Sequence[Sequence[float]]],
    cost: Callable[[int], int],
) -> Raced:
    """The best of several candidates for at most this `budget`.

    `played` gives the margins of those that are left in so many further worlds, and `cost` is what a world costs with
    so many of them. After each `size` worlds the candidates that are clearly behind are dropped: the others are then
    tried in more worlds. The `usual` one wins unless another is better by more than `doubt` errors.
    """
    found: dict[Raced, list[float]] = {candidate: [] for candidate in every}
    leader = usual
    while len(found) > 1 and budget >= cost(len(found)):
        count = min(size, budget // cost(len(found)))
        budget -= count * cost(len(found))
        for margins, more in zip(found.values(), played(count, list(found)), strict=True):
            margins.extend(more)
        leader = _leader(found)
        found = {
            candidate: margins
            for candidate, margins in found.items()
            if candidate == leader or not exceeds(found[leader], margins, CLEARLY)
        }
    return usual if usual in found and not exceeds(found[leader], found[usual], doubt) else leader


def prospect_of(move: Move, margins: Margins, most: Margins, compared: tuple[float, float]) -> Prospect:
    """The prospects of a move at a line; `most` are the margins of the best."""
    value, error = mean_and_error(margins)
    behind = mean_and_error([best - own for best, own in zip(most, margins, strict=True)])
    return Prospect(move, value, error, behind, None, 0.0, None, 0.0, 0.0, compared)


def _leader(found: Mapping[Raced, Margins]) -> Raced:
    return max(found, key=lambda candidate: sum(found[candidate]))


def exceeds(margins: Margins, others: Margins, errors: float) -> bool:
    """Whether margins are better than others in the same worlds, by more than so many standard errors."""
    mean, error = mean_and_error([one - other for one, other in zip(margins, others, strict=True)])
    return mean > errors * error
