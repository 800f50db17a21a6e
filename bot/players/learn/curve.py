"""The loop in which a table is learnt: a cycle of deals, a match against what it knew at first, a cycle twice as long,
and so on until that is flat. Its state is kept in a file, so that it goes on where it stopped.

The rate of learning falls within a cycle: a high one soon finds what is better, a low one settles what chance upset.
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
CYCLE = 100_000  # deals of the first cycle
TESTED = 3_000  # duplicate deals of the match after a cycle, always the same ones
RATES = np.geomspace(0.002, 0.00002, 20)  # of learning, each for a part of a cycle
FLAT = 2  # cycles in a row that gain no more than a standard error: the curve is flat


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
    seconds: float


@dataclass
class Progress:
    """How far a table has come; `idle` are the last cycles, which gained nothing sure."""

    points: list[Point] = field(default_factory=list[Point])
    idle: int = 0

    @property
    def deals(self) -> int:
        return self.points[-1].deals if self.points else 0

    @property
    def is_flat(self) -> bool:
        return self.idle >= FLAT


def learn(pupil: Pupil, file: Path, most: int, tell: Callable[[Point], None]) -> Progress:
    """Learn until the curve is flat, or from `most` deals in all; what a file of an earlier run has is gone on from."""
    progress, kept_values = _restored(pupil, file)
    while progress.deals < most and not progress.is_flat:
        began = monotonic()
        done = progress.deals
        if not kept_values:
            pupil.learn(BEGUN, RATES[0], seed=0)
            kept_values["opponent"] = pupil.values.copy()
        count = min(CYCLE << len(progress.points), most - done)
        for part, rate in enumerate(RATES):
            pupil.learn(count // len(RATES), float(rate), seed=BEGUN + done + part)
        margins = pupil.margins(kept_values["opponent"], TESTED, seed=0)
        mean, error = _mean_and_error(margins)
        spent = monotonic() - began + (progress.points[-1].seconds if progress.points else 0)
        progress.points.append(Point(done + count, mean, error, round(spent, 1)))
        _compare(pupil, progress, kept_values, margins)
        _keep(pupil, progress, kept_values, file)
        tell(progress.points[-1])
    if "best" in kept_values:
        pupil.values[:] = kept_values["best"]
    return progress


def _compare(pupil: Pupil, progress: Progress, kept_values: dict[str, Values], margins: Values) -> None:
    """Keep the best values; count the cycles that gained nothing sure over them."""
    best = kept_values.get("margins")
    gain, error = (1.0, 0.0) if best is None else _mean_and_error(margins - best)
    progress.idle = 0 if gain > error else progress.idle + 1
    if gain > 0:
        kept_values |= {"margins": margins, "best": pupil.values.copy()}


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
    return Progress([Point(**point) for point in told["points"]], told["idle"])


def _restored(pupil: Pupil, file: Path) -> tuple[Progress, dict[str, Values]]:
    if not file.exists():
        return Progress(), {}
    with np.load(file) as found:
        pupil.values[:], pupil.met[:] = found["values"], found["met"]
        return kept(file), {name: found[name] for name in ("opponent", "margins", "best")}
