"""Background work: tasks that end with their owner, loops that do due work, and retries.

Errors of the `expected` types are logged as one line, all others with their traceback.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from contextvars import Context
from datetime import UTC, datetime, timedelta
from typing import Any, Generic, TypeVar, TypeVarTuple

from bot import clock

log = logging.getLogger(__name__)
T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Ts = TypeVarTuple("Ts")
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
RETRY = timedelta(seconds=5)  # a loop's pause after a failure
LONGEST_SLEEP = timedelta(seconds=30)  # of a loop: another process may have left due work
_STILL_DUE = timedelta(seconds=0.5)  # a loop's pause while another process does the due work
_CANCELLED_WITHIN = 2.0  # seconds
_NEVER = datetime.max.replace(tzinfo=UTC)


def pauses(longest: float = LONGEST_PAUSE) -> Iterator[float]:
    """Yield the seconds to wait between tries, without end."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, longest)


async def until_done(name: str, is_passing: Callable[[Exception], bool], work: Callable[[], Awaitable[T]]) -> T:
    """Repeat work while it fails with a passing error. Raises any other error."""
    for pause in pauses():
        try:
            return await work()
        except Exception as error:
            if not is_passing(error):
                raise
            log.info("%s: tried again in %.1f s: %r", name, pause, error)
        await clock.sleep(pause)
    raise AssertionError("pauses have no end")


class Background:
    """The tasks of one owner."""

    def __init__(self, *expected: type[Exception]) -> None:
        self._expected = expected
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keys = set[Hashable]()
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def is_closed(self) -> bool:
        """True if new work is dropped."""
        return self._is_closed

    def spawn(self, name: str, work: Callable[[*Ts], Awaitable[object]], *arguments: *Ts) -> None:
        """Start work, unless closed."""
        if not self._is_closed:
            # An empty context: work started by a person's press must not speak their language.
            self.adopt(asyncio.create_task(self._logged(name, work, *arguments), name=name, context=Context()))

    def spawn_once(self, key: Hashable, name: str, work: Callable[[*Ts], Awaitable[object]], *arguments: *Ts) -> None:
        """Start work, unless work with the same key is running."""
        if key not in self._keys:
            self._keys.add(key)
            self.spawn(name, self._once, key, work, *arguments)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Own a task that was started elsewhere."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @contextmanager
    def current(self) -> Generator[None]:
        """Own the running task within this block."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - only tasks call this
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait until all tasks have ended, at most `seconds`. Returns whether they have."""
        try:
            async with clock.timeout(seconds):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        except TimeoutError:
            return False
        return True

    async def close(self, patience: float = 0.0) -> None:
        """Start nothing more, and cancel tasks that do not end within `patience` seconds."""
        self._is_closed = True
        if patience:
            await self.wait(patience)
        for _ in range(2):  # the second round cancels cleanup that hangs
            for task in self._tasks:
                task.cancel()
                log.info("cancelled: %s", task.get_name())
            await self.wait(_CANCELLED_WITHIN)

    async def _once(self, key: Hashable, work: Callable[[*Ts], Awaitable[object]], *arguments: *Ts) -> None:
        try:
            await work(*arguments)
        finally:
            self._keys.discard(key)

    async def _logged(self, name: str, work: Callable[[*Ts], Awaitable[object]], *arguments: *Ts) -> None:
        try:
            await work(*arguments)
        except self._expected as error:
            log.warning("%s: %s", name, error)
        except Exception:
            log.exception("%s failed", name)


class WorkByKey(Generic[K]):
    """Background work with at most one task per key; a request that comes meanwhile repeats it once."""

    def __init__(self, name: str, work: Callable[[K], Awaitable[object]], *expected: type[Exception]) -> None:
        self._name = name
        self._work = work
        self._background = Background(*expected)
        self._running = set[K]()
        self._asked = set[K]()

    def __contains__(self, key: K) -> bool:
        return key in self._running

    def __len__(self) -> int:
        return len(self._running)

    def ask(self, key: K) -> None:
        """Request the work for a key."""
        self._asked.add(key)
        if key not in self._running and not self._background.is_closed:
            self._running.add(key)
            self._background.spawn(f"{self._name} {key}", self._run, key)

    async def wait(self) -> None:
        """Wait until nothing is left to do."""
        await self._background.wait()

    async def close(self) -> None:
        """Stop all work, and start no more."""
        await self._background.close()

    async def _run(self, key: K) -> None:
        try:
            while key in self._asked:
                self._asked.discard(key)
                await self._work(key)
        finally:  # not in a callback: a request after this needs a new task
            self._asked.discard(key)
            self._running.discard(key)


class DueLoop:
    """Does due work, then sleeps until `next_due` (at most `longest`) or a wake; after a failure for `retry`."""

    def __init__(
        self,
        name: str,
        do_due: Callable[[], Awaitable[object]],
        next_due: Callable[[], Awaitable[datetime | None]],
        *expected: type[Exception],
        retry: timedelta | None = None,
        longest: timedelta | None = None,
    ) -> None:
        self._name = name
        self._do_due = do_due
        self._next_due = next_due
        self._expected = expected
        self._retry = retry or RETRY
        self._longest = longest or LONGEST_SLEEP
        self._background = Background()
        self._wakes_at = _NEVER
        self._timer: clock.Timer | None = None  # while it sleeps

    def start(self, at: datetime | None = None) -> None:
        """Start at a time (None: now), unless started already."""
        if self._timer is None and not self._background:
            self._wakes_at = at or clock.now()
            self._sleep()

    def wake(self, at: datetime) -> None:
        """Look again at this time at the latest."""
        if at < self._wakes_at:
            self._wakes_at = at
            if self._timer is not None:
                self._sleep()

    async def close(self) -> None:
        """Stop; due work waits for the next start."""
        self._stop_timer()
        await self._background.close()

    def _sleep(self) -> None:
        self._stop_timer()
        self._timer = clock.call_later(clock.seconds_until(self._wakes_at), self._wake)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._timer = None
        self._background.spawn(self._name, self._look)

    async def _look(self) -> None:
        self._wakes_at = _NEVER  # a wake during the work counts too
        try:
            await self._do_due()
            due_at = await self._next_due() or _NEVER
            now = clock.now()
            self.wake(due_at if due_at > now else now + _STILL_DUE)
        except self._expected as error:
            log.warning("%s: looking again in %g s: %s", self._name, self._retry.total_seconds(), error)
            self.wake(clock.now() + self._retry)
        except Exception:
            log.exception("%s failed", self._name)
            self.wake(clock.now() + self._retry)
        self.wake(clock.now() + self._longest)
        self._sleep()
