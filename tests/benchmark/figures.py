"""The figures of a run, their floors and goals; how they are kept in a file, and the table that a person reads."""

import json
import subprocess
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.demo.process import BotProcess

T = TypeVar("T")
AT_MOST, AT_LEAST, MORE_THAN = "≤", "≥", ">"


@dataclass(frozen=True)
class Goal:
    """A bound of a figure's ratio to its floor, or (`of` is "ours") of the figure itself.

    `errors` standard errors are added to the figure: 1 allows for chance, -2 leaves nothing to it.
    """

    bound: str
    limit: float
    of: str = "ratio"
    errors: float = 0

    def is_met(self, figure: "Figure") -> bool | None:
        """None where the figure has no such ratio."""
        value = figure.ratio if self.of == "ratio" else figure.ours + self.errors * (figure.error or 0)
        if value is None:
            return None
        if self.bound == MORE_THAN:
            return value > self.limit
        return value <= self.limit if self.bound == AT_MOST else value >= self.limit


@dataclass(frozen=True)
class Figure:
    """One row: ours beside its floor, both in `unit`, with its standard error. A later run finds it by its `name`."""

    name: str
    ours: float
    unit: str
    floor: float | None = None
    floor_is: str = ""
    goals: tuple[Goal, ...] = ()
    error: float | None = None

    @property
    def ratio(self) -> float | None:
        return self.ours / self.floor if self.floor else None


@dataclass(frozen=True)
class AskedOfPlayers:
    """Which rows (`only`; all where there are none), which deals, who plays against whom, and on how many cores."""

    only: tuple[str, ...] = ()
    deals: int | None = None
    first: int = 0
    level: str = "hard"
    opponent: str = "normal"
    cores: int = 2


class Size(IntEnum):
    """How much is measured: the whole, less and noisier, or so little that it only shows that the program runs."""

    WHOLE = 0
    QUICK = 1
    LEAST = 2


@dataclass(frozen=True)
class Asked:
    """How to measure: `details` where the part was asked for by name, `beside` a commit whose bot or rules run too,
    `idle` seconds of an idle process, `tables` that are many.
    """

    size: Size = Size.WHOLE
    details: bool = False
    beside: str | None = None
    idle: float = 60
    tables: int | None = None
    players: AskedOfPlayers = AskedOfPlayers()
    bot: type[BotProcess] = BotProcess

    def of(self, amounts: tuple[T, T, T]) -> T:
        """The amount for this size, of those for the whole, quick and least."""
        return amounts[self.size]


@dataclass
class Run:
    """The figures of one run of the benchmark."""

    figures: list[Figure] = field(default_factory=list)
    taken: str = field(default_factory=lambda: time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()))
    commit: str = ""
    is_quick: bool = False

    def find(self, name: str) -> Figure | None:
        return next((it for it in self.figures if it.name == name), None)

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Self:
        body: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        figures = [
            Figure(**(it | {"goals": tuple(Goal(**goal) for goal in it["goals"])})) for it in body.pop("figures")
        ]
        return cls(figures, **body)


def commit() -> str:
    """The commit that is measured, with a + where files differ from it; empty where there is no git."""
    command = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


LEFT = (0, 5)  # the columns of words


def table(run: Run, against: Run | None = None) -> str:
    """All figures of a run, each with its floor, their ratio and the goal; beside them those of an earlier run."""
    heads = ["", "ours", "floor", "ratio", "goal", ""]
    if against:
        heads += ["then", "ratio then", "now/then"]
    rows = [[*_cells(it), *(_compared(it, against.find(it.name)) if against else ())] for it in run.figures]
    lines = list(_aligned([heads, *rows]))
    return "\n".join([_title(run, against), "", lines[0], "-" * max(map(len, lines)), *lines[1:]])


def _title(run: Run, against: Run | None) -> str:
    title = f"{run.taken}, commit {run.commit or 'unknown'}{', quick' if run.is_quick else ''}"
    return title + (f"; then: {against.taken}, commit {against.commit or 'unknown'}" if against else "")


def _cells(figure: Figure) -> list[str]:
    floor = "" if figure.floor is None else f"{number(figure.floor)} {figure.unit} ({figure.floor_is})"
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}×"
    goal = ", ".join(_goal(figure, it) for it in figure.goals)
    return [figure.name, f"{_ours(figure)} {figure.unit}", floor, ratio, goal, _met(figure)]


def _ours(figure: Figure) -> str:
    """The figure, with its standard error to the same digits."""
    if figure.error is None:
        return number(figure.ours)
    digits = 2 if abs(figure.ours) < 10 else 1
    return f"{figure.ours:.{digits}f} ± {figure.error:.{digits}f}"


def _goal(figure: Figure, goal: Goal) -> str:
    unit = "×" if goal.of == "ratio" else f" {figure.unit}"
    return f"{goal.bound} {number(goal.limit)}{unit}{_chance(goal.errors)}"


def _chance(errors: float) -> str:
    """How far from the limit a figure has to be, or may be, in standard errors."""
    if not errors:
        return ""
    return f" {'by' if errors < 0 else 'within'} {abs(errors):g} error{'' if abs(errors) == 1 else 's'}"


def _met(figure: Figure) -> str:
    """Whether all its goals are met."""
    met = [goal.is_met(figure) for goal in figure.goals]
    if not met or None in met:
        return ""
    return "met" if all(met) else "NOT MET"


def _compared(now: Figure, then: Figure | None) -> list[str]:
    if then is None:
        return ["", "", ""]
    ratio = "" if then.ratio is None else f"{then.ratio:.2f}×"
    # Ratios within a run are comparable between runs, if they are over the same floor.
    same_floor = now.ratio and then.ratio and now.floor_is == then.floor_is
    value, before = (now.ratio, then.ratio) if same_floor else (now.ours, then.ours)
    return [f"{_ours(then)} {then.unit}", ratio, f"{value / before:.2f}" if value is not None and before else ""]


def number(value: float) -> str:
    """Three digits that count."""
    if value == 0 or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        padded = zip(row, widths, strict=True)
        cells = [cell.ljust(width) if n in LEFT else cell.rjust(width) for n, (cell, width) in enumerate(padded)]
        yield "  ".join(cells).rstrip()
