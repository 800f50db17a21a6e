"""A table without a preset is opened with the server's own house rules."""

import pytest

from bot.rules.options import dump
from bot.table.errors import NotAllowed
from bot.table.operations.lifecycle import NewTableRules
from bot.table.tables import Tables
from tests.table.people import ANN, BEA, MOD, OWNER


async def test_a_change_is_for_its_table_only_until_it_is_made_the_servers_usual(tables: Tables) -> None:
    first = await tables.lifecycle.open(1, 10, ANN, "black-tile", rules=NewTableRules(preset="thirty-point"))
    await tables.house_rules.set(first.snapshot.id, ANN, "tie", "playoff")
    unchanged = (await tables.lifecycle.open(1, 14, ANN, "black-tile")).snapshot
    assert dump(unchanged.options)["tie"] == "shared"
    for person in (BEA, ANN, MOD):
        with pytest.raises(NotAllowed, match="error-manage-server"):
            await tables.house_rules.make_usual(first.snapshot.id, person)
    await tables.house_rules.make_usual(first.snapshot.id, OWNER)
    again = (await tables.lifecycle.open(1, 11, ANN, "black-tile")).snapshot
    assert again.options == (await tables.snapshot(first.snapshot.id)).options
    elsewhere = (await tables.lifecycle.open(2, 12, ANN, "black-tile")).snapshot
    assert dump(elsewhere.options)["tie"] == "shared"
    preset = (
        await tables.lifecycle.open(1, 13, ANN, "black-tile", rules=NewTableRules(preset="eleven-point"))
    ).snapshot
    assert dump(preset.options)["variant"] == "11"


async def test_partners_as_the_usual_rule_open_a_table_of_four(tables: Tables) -> None:
    first = await tables.lifecycle.open(1, 10, ANN, "black-tile", rules=NewTableRules(players=4))
    await tables.house_rules.set(first.snapshot.id, ANN, "partners", "yes")
    await tables.house_rules.make_usual(first.snapshot.id, OWNER)
    again = (await tables.lifecycle.open(1, 11, ANN, "black-tile")).snapshot
    assert again.row.players == 4
