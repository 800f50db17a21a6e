"""Alarms: one a table, that which was set last; none rings, or goes on ringing, once they are closed."""

import asyncio
from datetime import UTC, datetime, timedelta

from cogs.delivery.alarms import Alarms


def soon(seconds: float) -> datetime:
    return datetime.now(UTC) + timedelta(seconds=seconds)


async def test_the_last_one_set_counts() -> None:
    rung: list[int] = []

    async def ring(table: int) -> None:
        rung.append(table)

    alarms = Alarms(ring)
    for seconds in (1000.0, 0.5, 0.01):
        alarms.set(7, soon(seconds))
    async with asyncio.timeout(10):
        while not rung:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)
    await asyncio.sleep(0.02)
    await alarms.close()
    assert rung == [7]


async def test_what_rings_is_ended_too() -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def ring(_: int) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    alarms = Alarms(ring)
    alarms.set(7, soon(0))
    await begun.wait()
    alarms.set(8, soon(1000))
    await alarms.close()
    assert ended.is_set()
