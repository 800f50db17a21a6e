"""The figures of a run: what was measured, its floor, its goal; and how they are kept in a file."""

import json
import subprocess
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

AT_MOST, AT_LEAST = "≤", "≥"


@dataclass(frozen=True)
class Goal:
    """A bound of a figure's ratio to its floor, or (`of` is "ours") of the figure itself."""

    bound: str
    limit: float
    of: str = "ratio"

    def is_met(self, figure: "Figure") -> bool | None:
        """None where the figure has no such ratio."""
        value = figure.ratio if self.of == "ratio" else figure.ours
        if value is None:
            return None
        return value <= self.limit if self.bound == AT_MOST else value >= self.limit


@dataclass(frozen=True)
class Figure:
    """One row: ours beside its floor, both in `unit`. `name` is what a later run finds it by."""

    name: str
    ours: float
    unit: str
    floor: float | None = None
    floor_is: str = ""
    goals: tuple[Goal, ...] = ()

    @property
    def ratio(self) -> float | None:
        return self.ours / self.floor if self.floor else None


@dataclass(frozen=True)
class Asked:
    """How to measure: `quick` is smaller and noisier, `details` whether the part was asked for by name, `rules_of` a
    commit whose rules are run beside ours, `idle` for how many seconds an idle process is watched,
    `tables` how many are many.
    """

    quick: bool = False
    details: bool = False
    rules_of: str | None = None
    idle: float = 60
    tables: int | None = None


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
