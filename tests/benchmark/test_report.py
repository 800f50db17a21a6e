"""The benchmark's table and its files, on given figures. What it measures is asserted nowhere."""

from pathlib import Path

import pytest

from tests.benchmark.__main__ import PARTS
from tests.benchmark.figures import AT_LEAST, AT_MOST, Figure, Goal, Run
from tests.benchmark.report import number, table

PLAY = Figure("CPU of a play", 9, "ms", 3, "three calls", (Goal(AT_MOST, 3),))
RATE = Figure("plays a second", 80, "/s", 200, "floor bot", (Goal(AT_LEAST, 100, "ours"),))
SIZE = Figure("largest picture", 40, "KiB")


def cells(text: str, name: str) -> list[str]:
    """The cells of a row, after its name."""
    row = next(line for line in text.splitlines() if line.startswith(name))
    return [cell for cell in row.removeprefix(name).split("  ") if cell]


def stripped(text: str, name: str) -> list[str]:
    return [cell.strip() for cell in cells(text, name)]


def test_each_figure_stands_beside_its_floor_and_its_goal() -> None:
    shown = table(Run([PLAY, RATE, SIZE], commit="abc", is_quick=True))
    assert "commit abc, quick" in shown.splitlines()[0]
    assert stripped(shown, "CPU of a play") == ["9.00 ms", "3.00 ms (three calls)", "3.00×", "≤ 3.00×", "met"]
    assert stripped(shown, "plays a second") == ["80.0 /s", "200 /s (floor bot)", "0.40×", "≥ 100 /s", "NOT MET"]
    assert stripped(shown, "largest picture") == ["40.0 KiB"]


def test_an_earlier_run_is_compared_by_the_ratios_within_each_run() -> None:
    then = Run([Figure("CPU of a play", 36, "ms", 6, "three calls"), Figure("largest picture", 50, "KiB")])
    shown = table(Run([PLAY, RATE, SIZE]), then)
    assert stripped(shown, "CPU of a play")[-3:] == ["36.0 ms", "6.00×", "0.50"]
    assert stripped(shown, "largest picture")[-2:] == ["50.0 KiB", "0.80"]
    assert stripped(shown, "plays a second")[-1] == "NOT MET"  # it was not measured then


def test_ratios_over_different_floors_are_not_compared() -> None:
    then = Run([Figure("CPU of a play", 36, "ms", 6, "one call")])
    assert stripped(table(Run([PLAY]), then), "CPU of a play")[-1] == "0.25"


def test_a_run_is_kept_in_a_file(tmp_path: Path) -> None:
    run = Run([PLAY, RATE, SIZE], commit="abc")
    run.save(tmp_path / "run.json")
    assert Run.load(tmp_path / "run.json") == run


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "0"), (0.004, "0.00"), (3.456, "3.46"), (34.56, "34.6"), (345.6, "346"), (3456, "3,456")]
)
def test_numbers_have_the_digits_that_count(value: float, shown: str) -> None:
    assert number(value) == shown


def test_every_part_can_be_asked_for() -> None:
    assert {
        "play",
        "pictures",
        "rules",
        "many",
        "growth",
        "flood",
        "throughput",
        "postgresql",
        "shards",
        "store",
    } == set(PARTS)
