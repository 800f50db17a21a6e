"""The program's clock, and what tests do with it."""

import asyncio
from datetime import timedelta

import pytest

from bot import clock as program_clock
from bot.background import DueLoop
from bot.clock import Clock
from tests.clock import CLOCK, MovableClock

SECOND = timedelta(seconds=1)


async def slept(seconds: float, done: list[float]) -> None:
    await program_clock.sleep(seconds)
    done.append(seconds)


async def test_sleepers_wake_once_their_time_has_come(clock: MovableClock) -> None:
    done, now = list[float](), program_clock.now()
    sleepers = [asyncio.create_task(slept(seconds, done)) for seconds in (3, 1, 2, 0)]
    await clock.advance(SECOND - timedelta(microseconds=1))
    assert done == [0]
    await clock.advance(timedelta(microseconds=1))
    assert done == [0, 1]
    await clock.advance(9 * SECOND)
    assert done == [0, 1, 2, 3]
    assert program_clock.now() == now + 10 * SECOND
    assert program_clock.seconds_until(now) == -10
    await asyncio.gather(*sleepers)


async def test_a_timeout_ends_what_takes_too_long(clock: MovableClock) -> None:
    async def limited(seconds: float | None) -> str:
        try:
            async with program_clock.timeout(seconds):
                await program_clock.sleep(2)
        except TimeoutError:
            return "too long"
        return "done"

    works = [asyncio.create_task(limited(seconds)) for seconds in (1, 3, None)]
    await clock.advance(SECOND)
    assert [work.done() for work in works] == [True, False, False]
    await clock.advance(SECOND)
    assert await asyncio.gather(*works) == ["too long", "done", "done"]
    assert not clock.timers


async def test_work_is_run_through_its_pauses(clock: MovableClock) -> None:
    now = program_clock.now()

    async def work() -> str:
        for _ in range(3):
            await program_clock.sleep(60)
            await asyncio.to_thread(int)
        return "done"

    other = asyncio.create_task(slept(3600, done := []))
    await clock.advance(SECOND)
    assert await clock.run(work()) == "done"
    assert program_clock.now() == now + timedelta(seconds=181)
    assert not done
    await clock.advance(timedelta(hours=1))
    await other


async def test_a_cancelled_timer_is_not_called(clock: MovableClock) -> None:
    called = list[int]()
    first, _ = program_clock.call_later(1, called.append, 1), program_clock.call_later(1, called.append, 2)
    first.cancel()
    first.cancel()
    await clock.advance(SECOND)
    assert called == [2]


async def test_a_loop_begun_before_the_clock_stood_still_wakes_as_well() -> None:
    looked = list[float]()

    async def look() -> None:
        looked.append(program_clock.monotonic())

    async def in_an_hour() -> None: ...

    loop = DueLoop("the loop", look, in_an_hour, longest=timedelta(hours=1))
    loop.start(program_clock.now() + timedelta(hours=1))
    CLOCK.hold()
    await CLOCK.advance(timedelta(hours=1))
    await loop._background.wait()
    await CLOCK.advance(timedelta(hours=1))
    CLOCK.release()
    await loop._background.wait()
    assert looked[1] - looked[0] == pytest.approx(3600)
    await loop.close()


async def test_the_machines_clock_goes_by_itself() -> None:
    machine, rung = Clock(), asyncio.Event()
    now, seconds = machine.now(), machine.monotonic()
    machine.call_later(0.001, rung.set)
    await rung.wait()
    assert now < machine.now()
    assert seconds < machine.monotonic()
