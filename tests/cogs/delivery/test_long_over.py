"""What is shown of a table that ended long ago: its messages may not be known any more, and are not posted again."""

import random
from dataclasses import replace
from datetime import timedelta

from bot.rules.catalogue import CATALOGUE
from bot.store.tables.journal import StoredTable
from cogs.delivery.desired import desired
from tests.cogs.tables import NOW, played, set_state, table_of


def test_nothing_is_posted_of_it() -> None:
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], 3)
    for _ in played(table, random.Random(1), most=20):
        pass
    set_state(table, "stopped")
    table.refresh(StoredTable(replace(table.row, ended_at=NOW), table.seats, ()))
    assert desired(table.snapshot(), {}, NOW + timedelta(hours=23))
    assert desired(table.snapshot(), {}, NOW + timedelta(hours=25)) == {}
