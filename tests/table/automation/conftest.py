"""Clocks with tiny times."""

from collections.abc import AsyncIterator, Callable

import pytest

from bot.table.automation.clocks import Clocks, Waiting
from bot.table.state.turn_times import TurnTimes
from bot.table.tables import Tables

Reminded = list[Waiting]
StartClocks = Callable[[Tables, float, float], tuple[Clocks, Reminded]]


@pytest.fixture
async def clocks(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StartClocks]:
    """Clocks for tables, and whom they reminded; they stop in the end."""
    monkeypatch.setattr("bot.table.automation.clocks._RETRY", 0.01)
    monkeypatch.setattr("bot.table.automation.clocks._APART", 0.01)
    started: list[Clocks] = []

    def start(tables: Tables, remind: float, replace: float) -> tuple[Clocks, Reminded]:
        reminded: Reminded = []
        times = TurnTimes(mention=remind, quick=replace, evening=replace, post=replace)
        started.append(Clocks(tables, times, reminded.append))
        return started[-1], reminded

    yield start
    for running_clocks in started:
        await running_clocks.close()
