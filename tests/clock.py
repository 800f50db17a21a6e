"""The clock of the tests: it goes as the machine's does, and stands still for a test that moves it by itself.

Once moved, it stays ahead of the machine's for the rest of the process: what waits there, such as a bot that several
tests share, never sees the time go back. So tests ask `bot.clock` for the time, too.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import pytest

from bot import clock as program_clock
from bot.clock import Clock

T = TypeVar("T")
GUARD = 120.0  # seconds: no measure, only the end of a test that waits in vain
_TURNS = 20  # of the event loop: what begins work wakes one task, which begins others


@dataclass(eq=False)
class MovableTimer:
    """A callback, when it is due, and what waits for that while the clock goes."""

    clock: "MovableClock"
    due: timedelta
    loop: asyncio.AbstractEventLoop
    call: Callable[[], object]
    waits: asyncio.Handle | None = None

    def cancel(self) -> None:
        self.clock.forget(self)
        if self.waits is not None:
            self.waits.cancel()

    def fire(self) -> None:
        self.cancel()
        self.call()


class MovableClock(Clock):
    """A clock that can be held, and moved ahead while it is."""

    def __init__(self) -> None:
        self._began, self._began_at = datetime.now(UTC), time.monotonic_ns()
        self._ahead = timedelta()
        self._held: timedelta | None = None
        self._held_at = timedelta()
        self._timers = set[MovableTimer]()
        self._begun = asyncio.Event()  # a timer, since someone looked

    @property
    def timers(self) -> set[MovableTimer]:
        """The timers of the running event loop."""
        loop = asyncio.get_running_loop()
        return {timer for timer in self._timers if timer.loop is loop}

    def forget(self, timer: MovableTimer) -> None:
        self._timers.discard(timer)

    def now(self) -> datetime:
        return self._began + self._passed()

    def monotonic(self) -> float:
        return self._passed().total_seconds()

    def call_later(self, seconds: float, callback: Callable[..., object], *arguments: Any) -> MovableTimer:
        due = self._passed() + timedelta(seconds=seconds)
        timer = MovableTimer(self, due, asyncio.get_running_loop(), lambda: callback(*arguments))
        self._timers.add(timer)
        self._begin(timer)
        self._begun.set()
        return timer

    async def advance(self, by: timedelta) -> None:
        """Move the time. Returns once all that became due has begun; it is done later. Everything sees the time as it
        is in the end: what becomes due by that work waits for the next move.
        """
        assert self._held is not None, "only a clock that stands still is moved"
        await self._turns()  # what was begun before waits from then on
        self._held += by
        loop = asyncio.get_running_loop()
        for timer in sorted(self._timers, key=lambda it: it.due):
            if timer.due <= self._held and timer.loop is loop and timer in self._timers:
                timer.fire()
                await self._turns()
        await self._turns()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work, moving the time by each pause that it makes."""
        before, self._begun = set(self._timers), asyncio.Event()
        task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._begun.set())
        while not task.done():
            await self._begun.wait()
            self._begun.clear()
            while pauses := self._timers - before:
                await self.advance(min(it.due for it in pauses) - self._passed())
        return await task

    def stand_at(self, at: datetime) -> None:
        """Stand at this time, be it past or to come, before anything waits."""
        self._held = at - self._began

    def hold(self) -> None:
        """Stand still."""
        self._held = self._held_at = self._passed()
        self._timers = {timer for timer in self._timers if not timer.loop.is_closed()}
        for timer in self._timers:
            if timer.waits is not None:
                timer.waits.cancel()

    def release(self) -> None:
        """Go on from here, or from where it was held if that is later."""
        assert self._held is not None
        held, self._held = max(self._held, self._held_at), None
        self._ahead += held - self._passed()
        self._timers = {timer for timer in self._timers if not timer.loop.is_closed()}
        for timer in self._timers:
            self._begin(timer)

    def _passed(self) -> timedelta:
        if self._held is not None:
            return self._held
        return self._ahead + timedelta(microseconds=(time.monotonic_ns() - self._began_at) // 1000)

    def _begin(self, timer: MovableTimer) -> None:
        left = (timer.due - self._passed()).total_seconds()
        if left <= 0:
            timer.waits = timer.loop.call_soon(timer.fire)
        elif self._held is None:
            timer.waits = timer.loop.call_later(left, timer.fire)

    async def _turns(self) -> None:
        for _ in range(_TURNS):
            await asyncio.sleep(0)


CLOCK = MovableClock()
program_clock.teller = CLOCK


@pytest.fixture
def clock() -> Iterator[MovableClock]:
    """The clock of the program, which stands still until the test moves it: `await clock.advance(timedelta(hours=1))`.
    A sleep, a retry, a reminder, the end of quiet hours: nothing comes by itself.
    """
    CLOCK.hold()
    yield CLOCK
    CLOCK.release()
