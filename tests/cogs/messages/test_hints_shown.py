"""Hint stands first below the hand of whoever decides something."""

import random
from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.view import Phase
from bot.store.tables.journal import StoredTable
from bot.table.permissions import Person
from bot.table.state.table import Table
from cogs.messages import hand_messages
from tests.cogs.limits import check
from tests.cogs.tables import NOW, dealt, table_of


def with_hints(table: Table, *, hints: bool, agreed: bool = True) -> Table:
    seats = tuple(replace(seat, hints=agreed, name=f"P{seat.seat}") for seat in table.seats)
    table.refresh(StoredTable(replace(table.row, hints=hints), tuple(seats), ()))
    return table


def labels(table: Table, seat: int) -> list[str]:
    """The labels of the last row below a hand."""
    snapshot = table.snapshot()
    shown = hand_messages.hand(snapshot, snapshot.seats[seat])
    check(shown)
    return [part["label"] for part in shown.rows[-1]]


@pytest.mark.parametrize("name", [name for name, game in CATALOGUE.items() if game.hands_by_dm])
@pytest.mark.parametrize("hints", [True, False])
def test_it_is_there_exactly_where_there_is_something_to_decide(name: str, *, hints: bool) -> None:
    game, rng = CATALOGUE[name], random.Random(name)
    table = with_hints(table_of(game, game.presets[0], game.presets[0].players[0]), hints=hints)
    dealt(table)
    offered = 0
    for number in range(80):
        if table.match is None or table.match.winners is not None:
            break
        for view in table.snapshot().views:
            is_choice = view.ask is not None and (view.ask.pick or len(view.ask.choices) > 1)
            is_offered = "Hint" in labels(table, view.viewer or 0)
            assert is_offered == (hints and is_choice and view.phase is not Phase.REVIEW)
            assert not is_offered or labels(table, view.viewer or 0)[0] == "Hint"
            offered += is_offered
        seat = rng.choice(table.to_act())
        table.apply_moves(table.plan(seat, rng.choice(game.legal(table.match, seat))), number, NOW)
    assert (offered > 10) is hints


HOST, GUEST = Person(table_of(CATALOGUE["black-tile"], CATALOGUE["black-tile"].presets[0], 3).row.host_id or 0, "P0"), 1
