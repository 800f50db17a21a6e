"""A table at rest whose messages will change by themselves has one timer; none is left once the courier is closed."""

from datetime import timedelta

import pytest

from tests.clock import CLOCK, MovableTimer
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_private import open_hand, others_play, private, table_of
from tests.cogs.delivery.test_two_couriers import another
from tests.table.people import until


async def test_the_last_one_set_counts(bench: Bench) -> None:
    table, ann = await table_of(bench)
    timers = bench.bot.courier._timers
    await open_hand(bench, table, ann)
    first = timers[table.id]
    await others_play(bench, table, ann)
    await open_hand(bench, table, ann)
    assert timers[table.id] is not first
    last = timers[table.id]
    assert CLOCK.timers & {first, last} == {last}
    assert isinstance(first, MovableTimer) and isinstance(last, MovableTimer)  # noqa: PT018
    assert last.due > first.due


async def test_a_timer_is_over_once_it_has_rung(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann = await table_of(bench)
    with monkeypatch.context() as short:
        short.setattr("cogs.delivery.desired.PRIVATE_LASTS", timedelta(seconds=0.5))
        await open_hand(bench, table, ann)
        await until(lambda: table.id not in bench.bot.courier._timers)
        await bench.idle()
    assert table.id not in bench.bot.courier._timers
    assert not any(it.attachments for it in private(ann, table))


async def test_none_is_left_once_the_courier_is_closed(bench: Bench) -> None:
    table, ann = await table_of(bench)
    await open_hand(bench, table, ann)
    async with another(bench) as (_, other):
        await other.refresh(table.id)
        await other.wait_until_idle()
        timer = other._timers[table.id]
        await other.close()
        assert timer not in CLOCK.timers
        await other.refresh(table.id)
        assert not other._at_work
