"""The benchmark's table and its files, on given figures. What it measures is asserted nowhere."""

from pathlib import Path

import pytest

from tests.benchmark.figures import AT_LEAST, AT_MOST, MORE_THAN, Figure, Goal, Run, number, table

PLAY = Figure("CPU of a play", 9, "ms", 3, "three calls", (Goal(AT_MOST, 3),))
RATE = Figure("plays a second", 80, "/s", 200, "floor bot", (Goal(AT_LEAST, 100, "ours"),))
SIZE = Figure("largest picture", 40, "KiB")
MARGIN = Figure("margin", 7, "points", goals=(Goal(AT_LEAST, 7, "ours", errors=1),), error=0.5)


def cells(text: str, name: str) -> list[str]:
    row = next(line for line in text.splitlines() if line.startswith(name))
    return [cell.strip() for cell in row.removeprefix(name).split("  ") if cell]


def test_each_figure_stands_beside_its_floor_and_its_goal() -> None:
    shown = table(Run([PLAY, RATE, SIZE], commit="abc", is_quick=True))
    assert "commit abc, quick" in shown.splitlines()[0]
    assert cells(shown, "CPU of a play") == ["9.00 ms", "3.00 ms (three calls)", "3.00×", "≤ 3.00×", "met"]
    assert cells(shown, "plays a second") == ["80.0 /s", "200 /s (floor bot)", "0.40×", "≥ 100 /s", "NOT MET"]
    assert cells(shown, "largest picture") == ["40.0 KiB"]


def test_an_earlier_run_is_compared_by_the_ratios_within_each_run() -> None:
    then = Run([Figure("CPU of a play", 36, "ms", 6, "three calls"), Figure("largest picture", 50, "KiB")])
    shown = table(Run([PLAY, RATE, SIZE]), then)
    assert cells(shown, "CPU of a play")[-3:] == ["36.0 ms", "6.00×", "0.50"]
    assert cells(shown, "largest picture")[-2:] == ["50.0 KiB", "0.80"]
    assert cells(shown, "plays a second")[-1] == "NOT MET"  # it was not measured then


def test_ratios_over_different_floors_are_not_compared() -> None:
    then = Run([Figure("CPU of a play", 36, "ms", 6, "one call")])
    assert cells(table(Run([PLAY]), then), "CPU of a play")[-1] == "0.25"


@pytest.mark.parametrize(
    ("goal", "shown", "met"),
    [
        (Goal(AT_LEAST, 7, "ours"), "≥ 7.00 points", "NOT MET"),
        (Goal(AT_LEAST, 7, "ours", errors=1), "≥ 7.00 points within 1 error", "met"),
        (Goal(MORE_THAN, 0, "ours", errors=-2), "> 0 points by 2 errors", "met"),
        (Goal(MORE_THAN, 6.5, "ours", errors=-2), "> 6.50 points by 2 errors", "NOT MET"),
    ],
)
def test_a_mean_stands_with_its_error(goal: Goal, shown: str, met: str) -> None:
    figure = Figure("margin", 6.8, "points", goals=(goal,), error=0.314)
    assert cells(table(Run([figure])), "margin") == ["6.80 ± 0.31 points", shown, met]


def test_nothing_is_not_more_than_nothing() -> None:
    goal = Goal(MORE_THAN, 0, "ours", errors=-2)
    assert goal.is_met(Figure("margin", 0, "points", error=0)) is False


def test_a_run_is_kept_in_a_file(tmp_path: Path) -> None:
    run = Run([PLAY, RATE, SIZE, MARGIN], commit="abc")
    run.save(tmp_path / "run.json")
    assert Run.load(tmp_path / "run.json") == run


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "0"), (0.004, "0.00"), (3.456, "3.46"), (34.56, "34.6"), (345.6, "346"), (3456, "3,456")]
)
def test_numbers_have_the_digits_that_count(value: float, shown: str) -> None:
    assert number(value) == shown
