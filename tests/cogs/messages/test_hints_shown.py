"""Hint stands first below the hand of a player who decides something."""

from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.view import Phase
from bot.table.state.snapshot import Snapshot
from cogs.messages import hand_messages
from tests.cogs.limits import check
from tests.moments import moments


def labels(snapshot: Snapshot, seat: int) -> list[str]:
    """The labels of the last row below a hand."""
    shown = hand_messages.hand(snapshot, snapshot.seats[seat])
    check(shown)
    return [part["label"] for part in shown.rows[-1]]


@pytest.mark.parametrize("name", [name for name, game in CATALOGUE.items() if game.hands_by_dm])
@pytest.mark.parametrize("hints", [True, False])
def test_a_hint_is_offered_exactly_where_there_is_a_choice(name: str, *, hints: bool) -> None:
    offered = 0
    for moment in moments():
        if moment.game.name != name or moment.snapshot.over:
            continue
        seats = tuple(replace(seat, hints=True) for seat in moment.snapshot.seats)
        snapshot = replace(moment.snapshot, row=replace(moment.snapshot.row, hints=hints), seats=seats)
        for seat, view in enumerate(snapshot.views):
            is_choice = view.ask is not None and (view.ask.pick or len(view.ask.choices) > 1)
            shown = labels(snapshot, seat)
            assert ("Hint" in shown) == (hints and is_choice and view.phase is not Phase.REVIEW)
            assert "Hint" not in shown or shown[0] == "Hint"
            offered += "Hint" in shown
    assert (offered > 10) is hints
