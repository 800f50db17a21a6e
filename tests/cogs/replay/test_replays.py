"""Replays of the tables' matches: the deals that are over, and nothing of one that is not."""

import random

import pytest

from bot.table.errors import WrongState
from bot.table.tables import Tables
from cogs.replay.table import Replays
from cogs.replay.words import DealPart
from tests.parts import part
from tests.table.people import ANN, BEA, act_once, match


async def test_only_deals_that_are_over_are_shown(tables: Tables) -> None:
    table, dice = await match(tables, 3, target=500), random.Random(3)
    with pytest.raises(WrongState, match="replay-none-yet"):
        await part(tables, Replays).of_table(table)
    snapshot = await tables.snapshot(table)
    dealt = [[shown.piece for shown in view.hand] for view in snapshot.views]
    while snapshot.public is None or len(snapshot.public.results) < 2:
        snapshot = (await act_once(tables, snapshot, dice)).snapshot
    snapshot = (await act_once(tables, snapshot, dice)).snapshot
    running = await part(tables, Replays).of_table(table, 99)
    assert (running.deals, running.deal, running.frames[-1].view.deal) == (2, 2, 2)
    first = await part(tables, Replays).of_table(table, 1)
    assert first.frames[-1].part is DealPart.END
    passed = first.frames[0]
    held = [{shown.piece for shown in hand} for hand in passed.hands]
    assert [len(hand - set(before)) for hand, before in zip(held, dealt, strict=True)] == [3, 3, 3]
    await tables.lifecycle.stop(table, ANN)
    stopped = await part(tables, Replays).of_table(table)
    assert (stopped.deals, stopped.names[1]) == (2, "Bea")
    assert await tables._store.deletion.forget(BEA.user_id)
    assert (await part(tables, Replays).of_table(table)).names[1] == ""
