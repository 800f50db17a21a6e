"""The loop that learns a table: a cycle of deals, a match against its early values, a cycle twice as long, and so on
until the margin is flat. Its state is kept in a file, so a later run resumes it.

The learning rate falls within a cycle: a high rate finds better values fast, a low one averages chance out.
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

BEGUN = 2_000  # the values after this number of deals are the fixed opponent
CYCLE = 100_000  # deals of the first cycle
TESTED = 3_000  # duplicate deals of the match after a cycle, always the same
RATES = np.geomspace(0.002, 0.00002, 20)  # learning rates, each for an equal part of a cycle
FLAT = 2  # the curve is flat after this number of cycles in a row that gain at most a standard error


class Learner(Protocol):
    """Learns a table: updates values and visit counts in place."""

    values: Values
    met: NDArray[np.int32]

    def learn(self, deals: int, rate: float, seed: int) -> None:
        """Learn from `deals` deals."""
        ...

    def margins(self, opponent: Values, deals: int, seed: int) -> Values:
        """Our margin in each duplicate deal; both sides play by their values alone."""
        ...

    def packed(self) -> dict[str, Any]:
        """The values as they are stored in the game's file."""
        ...


@dataclass(frozen=True)
class Point:
    """A point of the curve: the margin over the fixed opponent, and the deals and seconds it took."""

    deals: int
    margin: float
    error: float
    seconds: float


@dataclass
class Progress:
    """The state of a table's learning; `idle` counts the latest cycles without a significant gain."""

    points: list[Point] = field(default_factory=list[Point])
    idle: int = 0

    @property
    def deals(self) -> int:
        return self.points[-1].deals if self.points else 0

    @property
    def is_flat(self) -> bool:
        return self.idle >= FLAT


def learn(learner: Learner, file: Path, most: int, tell: Callable[[Point], None]) -> Progress:
    """Learn until the curve is flat, or from `most` deals in all; resume the state of the file, if there is one."""
    progress, kept_values = _restored(learner, file)
    while progress.deals < most and not progress.is_flat:
        began = monotonic()
        done = progress.deals
        if not kept_values:
            learner.learn(BEGUN, RATES[0], seed=0)
            kept_values["opponent"] = learner.values.copy()
        count = min(CYCLE << len(progress.points), most - done)
        for part, rate in enumerate(RATES):
            learner.learn(count // len(RATES), float(rate), seed=BEGUN + done + part)
        margins = learner.margins(kept_values["opponent"], TESTED, seed=0)
        mean, error = _mean_and_error(margins)
        spent = monotonic() - began + (progress.points[-1].seconds if progress.points else 0)
        progress.points.append(Point(done + count, mean, error, round(spent, 1)))
        best = kept_values.get("margins")
        gain, error = (1.0, 0.0) if best is None else _mean_and_error(margins - best)
        progress.idle = 0 if gain > error else progress.idle + 1
        if gain > 0:
            kept_values |= {"margins": margins, "best": learner.values.copy()}
        _keep(learner, progress, kept_values, file)
        tell(progress.points[-1])
    if "best" in kept_values:
        learner.values[:] = kept_values["best"]
    return progress


def _mean_and_error(values: Values) -> tuple[float, float]:
    return float(values.mean()), float(values.std(ddof=1) / len(values) ** 0.5)


def _keep(learner: Learner, progress: Progress, kept_values: dict[str, Values], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    partly = file.with_suffix(".partly.npz")
    found: dict[str, Any] = {"values": learner.values, "met": learner.met, "progress": json.dumps(asdict(progress))}
    found.update(kept_values)
    np.savez_compressed(partly, **found)
    partly.replace(file)  # an interrupted write leaves the old file whole


def kept(file: Path) -> Progress:
    """The state stored in a file; a new one if there is no file."""
    if not file.exists():
        return Progress()
    with np.load(file) as found:
        told = json.loads(str(found["progress"]))
    return Progress([Point(**point) for point in told["points"]], told["idle"])


def _restored(learner: Learner, file: Path) -> tuple[Progress, dict[str, Values]]:
    if not file.exists():
        return Progress(), {}
    with np.load(file) as found:
        learner.values[:], learner.met[:] = found["values"], found["met"]
        return kept(file), {name: found[name] for name in ("opponent", "margins", "best")}
