"""Work in the background: what fails is logged and the rest goes on, and nothing is left after the end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from datetime import datetime, timedelta
from itertools import islice

import pytest

from bot.background import Background, DueLoop, WorkByKey, pauses, until_done
from tests.clock import CLOCK, MovableClock
from tests.table.people import until

FAR = timedelta(hours=1)


class Refused(Exception):  # noqa: N818 - as those of players are called
    """An error with a sentence."""


def far_off() -> datetime:
    return CLOCK.now() + FAR


def always(at: Callable[[], datetime | None]) -> Callable[[], Awaitable[datetime | None]]:
    async def next_due() -> datetime | None:
        return at()

    return next_due


def ours() -> set[str]:
    return {task.get_name() for task in asyncio.all_tasks()} - {asyncio.current_task().get_name()}  # type: ignore[union-attr]


async def test_bugs_are_logged_with_a_traceback_refusals_in_a_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(error: Exception) -> None:
        raise error

    tasks = Background(Refused)
    tasks.spawn("the bug", fail, ZeroDivisionError())
    tasks.spawn("the refusal", fail, Refused("Not now."))
    assert len(tasks) == 2
    assert await tasks.wait()
    told = {record.message: record.exc_info is not None for record in caplog.records}
    assert told == {"the bug failed": True, "the refusal: Not now.": False}


async def test_after_the_end_no_task_is_left_and_none_begins() -> None:
    begun: list[str] = []

    async def work(name: str) -> None:
        begun.append(name)
        await asyncio.Event().wait()

    tasks = Background()
    tasks.spawn("one", work, "one")
    await until(lambda: begun)
    tasks.spawn("never begun", work, "never begun")
    await tasks.close()
    tasks.spawn("late", work, "late")
    await tasks.close()
    assert begun == ["one"]
    assert not tasks
    assert not ours()


async def test_tasks_that_end_in_time_are_not_cancelled(clock: MovableClock) -> None:
    ended: list[str] = []

    async def work(name: str, turns: float) -> None:
        try:
            while turns > 0:
                turns -= 1
                await asyncio.sleep(0)
            ended.append(name)
        except asyncio.CancelledError:
            ended.append(f"{name} cancelled")
            raise

    tasks = Background()
    tasks.spawn("short", work, "short", 3)
    await tasks.close(60)
    assert ended == ["short"]
    tasks = Background()
    tasks.spawn("endless", work, "endless", float("inf"))
    closing = asyncio.create_task(tasks.close(60))
    await clock.advance(timedelta(seconds=59))
    assert ended == ["short"]
    await clock.advance(timedelta(seconds=1))
    await closing
    assert ended == ["short", "endless cancelled"]


async def test_a_stubborn_task_is_cancelled_twice(clock: MovableClock) -> None:
    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.Event().wait()

    tasks = Background()
    tasks.spawn("stubborn", stubborn)
    await asyncio.sleep(0)
    await clock.run(tasks.close())
    assert not tasks


async def test_work_asked_for_while_it_is_done_is_done_once_more() -> None:
    begun, goes_on = list[int](), asyncio.Event()

    async def work(key: int) -> None:
        begun.append(key)
        await goes_on.wait()

    by_key = WorkByKey("work", work)
    by_key.ask(1)
    by_key.ask(2)
    await until(lambda: len(begun) == 2)
    for _ in range(3):
        by_key.ask(1)
    assert 1 in by_key
    assert len(by_key) == 2
    goes_on.set()
    await by_key.wait()
    assert begun == [1, 2, 1]
    assert not by_key
    by_key.ask(2)
    await by_key.wait()
    assert begun == [1, 2, 1, 2]
    await by_key.close()


async def test_a_key_whose_work_has_failed_can_be_asked_for_again(caplog: pytest.LogCaptureFixture) -> None:
    begun = list[int]()

    async def work(key: int) -> None:
        begun.append(key)
        by_key.ask(key)
        raise ZeroDivisionError

    by_key = WorkByKey("work", work)
    by_key.ask(1)
    await by_key.wait()
    assert begun == [1], "else a bug would be repeated without end"
    by_key.ask(1)
    await by_key.wait()
    assert begun == [1, 1]
    assert caplog.text.count("work 1 failed") == 2


async def test_a_loop_goes_on_after_any_failure(clock: MovableClock, caplog: pytest.LogCaptureFixture) -> None:
    fails, done = [Refused("The disk is full."), ZeroDivisionError()], list[datetime]()

    async def do_due() -> None:
        if fails:
            raise fails.pop()
        done.append(clock.now())

    began, loop = clock.now(), DueLoop("the loop", do_due, always(far_off), Refused)
    loop.start()
    for _ in range(4):
        await clock.advance(timedelta(seconds=5))
    assert done == [began + timedelta(seconds=10)]
    await loop.close()
    told = {record.message: record.exc_info is not None for record in caplog.records}
    assert told == {"the loop failed": True, "the loop: looking again in 5 s: The disk is full.": False}
    assert not ours()


async def test_a_loop_wakes_when_something_is_due(clock: MovableClock) -> None:
    """By its own look, by a wake, while it looks, a little later where others do it; and from time to time anyway."""
    due, done, began = list[datetime](), list[int](), clock.now()

    async def do_due() -> None:
        done.append(round((clock.now() - began).total_seconds()))
        if done == [0]:
            loop.wake(began + timedelta(seconds=3))

    async def next_due() -> datetime | None:
        return due[-1] if due else None

    loop = DueLoop("the loop", do_due, next_due, longest=timedelta(seconds=30))
    loop.start()
    loop.start()
    for seconds in range(100):
        await clock.advance(timedelta(seconds=0.5))
        await clock.advance(timedelta(seconds=0.5))
        if seconds == 10:
            loop.wake(began + timedelta(seconds=20))
            loop.wake(began + timedelta(seconds=15))
            due.append(began + timedelta(seconds=17))
        if seconds == 15:
            due.append(began + FAR)
    assert done == [0, 3, 15, 17, 47, 77]
    await loop.close()
    assert not ours()


async def test_a_loop_pauses_before_it_looks_again_at_work_of_others(clock: MovableClock) -> None:
    """It stays due as long as another process is about to do it."""
    past, done = clock.now() - FAR, list[datetime]()

    async def do_due() -> None:
        done.append(clock.now())

    loop = DueLoop("the loop", do_due, always(lambda: past))
    loop.start()
    await clock.advance(timedelta(seconds=0.1))
    await clock.advance(timedelta(seconds=0.3))
    assert len(done) == 1
    await clock.advance(timedelta(seconds=0.2))
    assert len(done) == 2
    await loop.close()


async def test_work_is_repeated_as_long_as_its_failure_passes(clock: MovableClock) -> None:
    began, fails = clock.now(), list[Exception]([OSError(), OSError()])

    async def work() -> str:
        if fails:
            raise fails.pop()
        return "done"

    def is_passing(error: Exception) -> bool:
        return isinstance(error, OSError)

    assert await clock.run(until_done("work", is_passing, work)) == "done"
    assert clock.now() == began + timedelta(seconds=0.5 + 1)
    fails += [ZeroDivisionError(), OSError()]
    with pytest.raises(ZeroDivisionError):
        await clock.run(until_done("work", is_passing, work))


def test_pauses_double_up_to_half_a_minute() -> None:
    assert list(islice(pauses(), 8)) == [0.5, 1, 2, 4, 8, 16, 30, 30]


async def test_work_of_one_key_is_under_way_once() -> None:
    begun, goes_on = list[str](), asyncio.Event()

    async def work(name: str) -> None:
        begun.append(name)
        await goes_on.wait()

    tasks = Background()
    for name in ("first", "second"):
        tasks.spawn_once("key", name, work, name)
    tasks.spawn_once("other", "other", work, "other")
    goes_on.set()
    await tasks.wait()
    assert begun == ["first", "other"]
    tasks.spawn_once("key", "later", work, "later")
    await tasks.wait()
    assert begun == ["first", "other", "later"]


async def test_work_is_begun_in_nobody_s_context() -> None:
    """Someone's press begins it, in whose language it is not said."""
    asked_by, seen = ContextVar("asked_by", default="nobody"), list[str]()
    asked_by.set("ann")

    async def work(_: object = None) -> None:
        seen.append(asked_by.get())

    owner, by_key, loop = Background(), WorkByKey("work", work), DueLoop("loop", work, always(lambda: None))
    owner.spawn("work", work)
    by_key.ask(1)
    loop.start()
    await until(lambda: len(seen) == 3)
    await loop.close()
    assert seen == ["nobody"] * 3
