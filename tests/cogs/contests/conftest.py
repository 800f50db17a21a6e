"""Computer players for contests, who move at once."""

from random import Random

import pytest

from bot.players.computer import LEVELS
from bot.rules.moves import Move
from bot.rules.view import View
from bot.table.tables import Tables
from tests.images.texts import texts
from tests.store.conftest import (
    kind,
    migrated_postgres,
    open_store,
    postgres,
    postgres_url,
    ready_postgres_url,
    ready_url,
    sqlite_url,
    store,
    url,
)
from tests.table.conftest import StartComputers, clocks, known_secrets, open_tables, start_computers, tables, tables_url

__all__ = [
    "clocks",
    "kind",
    "known_secrets",
    "migrated_postgres",
    "open_store",
    "open_tables",
    "postgres",
    "postgres_url",
    "ready_postgres_url",
    "ready_url",
    "sqlite_url",
    "start_computers",
    "store",
    "tables",
    "tables_url",
    "texts",
    "url",
]


def by_chance(view: View, seed: int, _: str) -> Move:
    """A move that follows from the seed."""
    assert view.ask is not None
    return Random(seed).choice([choice.move for choice in view.ask.choices])


@pytest.fixture
def computers(tables: Tables, start_computers: StartComputers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))
    start_computers(tables, by_chance)
