"""The loop that learns a table: it goes on where it stopped, and ends when its curve is flat."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bot.players.learn import curve
from bot.players.learn.curve import Point, Values, kept, learn


class Climber:
    """A pupil whose margin rises with each deal, up to a limit; it remembers how it was taught."""

    def __init__(self, limit: float = 10**9) -> None:
        self.limit, self.values, self.met = limit, np.zeros(1), np.zeros(1, np.int32)
        self.learnt: list[tuple[int, float]] = []

    def learn(self, deals: int, rate: float, seed: int) -> None:
        self.learnt.append((deals, rate))
        self.values[0] = min(self.limit, self.values[0] + deals)
        self.met[0] += deals

    def margins(self, opponent: Values, deals: int, seed: int) -> Values:
        luck = np.random.default_rng(seed).normal(0, 1, deals)
        return self.values[0] - opponent[0] + luck

    def packed(self) -> dict[str, Any]:
        return {}


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, deals in (("BEGUN", 10), ("CYCLE", 100), ("TESTED", 50)):
        monkeypatch.setattr(curve, name, deals)


def test_it_ends_when_nothing_more_is_gained(tmp_path: Path):
    pupil, told = Climber(450), list[Point]()
    progress = learn(pupil, tmp_path / "table.npz", 10**9, told.append)
    assert progress.is_flat
    assert [point.deals for point in told] == [100, 300, 700, 1500, 3100]
    assert [round(point.margin) for point in told] == pytest.approx([100, 300, 440, 440, 440], abs=1)
    rates = [rate for _, rate in pupil.learnt[1:]]
    assert rates == pytest.approx([*curve.RATES] * len(told)), "it falls within each cycle"


def test_a_cycle_that_spoils_is_not_kept(tmp_path: Path):
    class Spoilt(Climber):
        def learn(self, deals: int, rate: float, seed: int) -> None:
            super().learn(deals if seed < 300 else -deals, rate, seed)

    pupil = Spoilt()
    assert learn(pupil, tmp_path / "table.npz", 10**9, list[Point]().append).is_flat
    assert pupil.values[0] == 310


def test_it_goes_on_where_it_stopped(tmp_path: Path):
    file, whole, again, untouched = tmp_path / "table.npz", Climber(), Climber(), Climber()
    learn(whole, tmp_path / "whole.npz", 1600, list[Point]().append)
    for most in (100, 700, 1600):
        again = Climber()
        learn(again, file, most, list[Point]().append)
    assert (again.values[0], again.met[0]) == (whole.values[0], whole.met[0])
    assert [point.deals for point in kept(file).points] == [100, 300, 700, 1500, 1600]
    learn(untouched, file, 1600, list[Point]().append)
    assert untouched.learnt == []
