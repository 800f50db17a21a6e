"""What a sample says of what it was taken from."""

from collections.abc import Sequence
from math import sqrt


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, 0 for a single value."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
