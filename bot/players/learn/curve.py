"""The loop in which a table is learnt: deals at a rate, a match against what it knew at first, and so on until that is
flat. Its state is kept in a file, so that it goes on where it stopped.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]

BEGUN = 2_000  # deals after which what was learnt becomes the fixed opponent
ROUND = 100_000  # deals between two measurements
TESTED = 3_000  # duplicate deals of a measurement, always the same ones
FIRST = 0.002  # the rate of learning at first
LEAST = 0.00002  # halved at each round that brings nothing, it ends below this one


class Pupil(Protocol):
    """What learns a table: its values, and how often each was met, change in place."""

    values: Values
    met: NDArray[np.int32]

    def learn(self, deals: int, rate: float, seed: int) -> None:
        """Learn from so many deals."""
        ...

    def margins(self, opponent: Values, deals: int, seed: int) -> Values:
        """Our margin in each of so many duplicate deals, where both sides play by the values alone."""
        ...

    def packed(self) -> dict[str, Any]:
        """The values as they are stored in the game's file."""
        ...


@dataclass(frozen=True)
class Point:
    """A point of the curve: the margin over the fixed opponent after so many deals, and the seconds that they took."""

    deals: int
    margin: float
    error: float
    rate: float
    seconds: float


@dataclass
class Progress:
    """How far a table has come."""

    rate: float = FIRST
    points: list[Point] = field(default_factory=list[Point])

    @property
    def deals(self) -> int:
        return self.points[-1].deals if self.points else 0

    @property
    def is_flat(self) -> bool:
        return self.rate < LEAST


def learn(pupil: Pupil, file: Path, most: int, tell: Callable[[Point], None]) -> Progress:
    """Learn until the curve is flat, or from `most` deals in all; what a file of an earlier run has is gone on from."""
    progress, kept_values = _restored(pupil, file)
    while progress.deals < most and not progress.is_flat:
        began = monotonic()
        done = progress.deals
        if not kept_values:
            pupil.learn(BEGUN, progress.rate, seed=0)
            kept_values["opponent"] = pupil.values.copy()
        count = min(ROUND, most - done)
        pupil.learn(count, progress.rate, seed=done + BEGUN)
        margins = pupil.margins(kept_values["opponent"], TESTED, seed=0)
        mean, error = _mean_and_error(margins)
        spent = monotonic() - began + (progress.points[-1].seconds if progress.points else 0)
        progress.points.append(Point(done + count, mean, error, progress.rate, round(spent, 1)))
        _compare(pupil, progress, kept_values, margins)
        _keep(pupil, progress, kept_values, file)
        tell(progress.points[-1])
    return progress


def _compare(pupil: Pupil, progress: Progress, kept_values: dict[str, Values], margins: Values) -> None:
    """Where a round brings nothing that is sure, learn more slowly from here on, and from the best round so far."""
    best = kept_values.get("margins")
    gain, error = (1.0, 0.0) if best is None else _mean_and_error(margins - best)
    if gain > 0:
        kept_values |= {"margins": margins, "best": pupil.values.copy()}
    if gain <= error:
        progress.rate /= 2
        pupil.values[:] = kept_values["best"]


def _mean_and_error(values: Values) -> tuple[float, float]:
    return float(values.mean()), float(values.std(ddof=1) / len(values) ** 0.5)


def _keep(pupil: Pupil, progress: Progress, kept_values: dict[str, Values], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    partly = file.with_suffix(".partly.npz")
    found: dict[str, Any] = {"values": pupil.values, "met": pupil.met, "progress": json.dumps(asdict(progress))}
    found.update(kept_values)
    np.savez_compressed(partly, **found)
    partly.replace(file)  # so that whenever it is stopped there is a whole file


def kept(file: Path) -> Progress:
    """How far the table of a file has come; a new one where there is none."""
    if not file.exists():
        return Progress()
    with np.load(file) as found:
        told = json.loads(str(found["progress"]))
    return Progress(told["rate"], [Point(**point) for point in told["points"]])


def _restored(pupil: Pupil, file: Path) -> tuple[Progress, dict[str, Values]]:
    if not file.exists():
        return Progress(), {}
    with np.load(file) as found:
        pupil.values[:], pupil.met[:] = found["values"], found["met"]
        return kept(file), {name: found[name] for name in ("opponent", "margins", "best")}
