"""The figures of a run: what was measured, its floor, its goal; and how they are kept in a file."""

import json
import subprocess
import time
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
    """How to measure: `details` where the part was asked for by name, `rules_of` a commit whose rules run beside ours,
    `idle` seconds of an idle process, `tables` that are many.
    """

    size: Size = Size.WHOLE
    details: bool = False
    rules_of: str | None = None
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
