"""Computer players for contests, who move at once."""

from random import Random

import pytest

from bot.players.computer import LEVELS
from bot.rules.moves import Move
from bot.rules.view import View
from bot.table.tables import Tables
from tests.table.conftest import StartComputers


def by_chance(view: View, seed: int, _: str) -> Move:
    """A move that follows from the seed."""
    assert view.ask is not None
    return Random(seed).choice([choice.move for choice in view.ask.choices])


@pytest.fixture
def computers(tables: Tables, start_computers: StartComputers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.automation.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))
    start_computers(tables, by_chance)
