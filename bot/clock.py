"""The time, and waiting for it: all code goes through this module, so that tests can move the clock.

Durations of work and network timeouts use the machine's own clocks instead.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Protocol, TypeVarTuple

Ts = TypeVarTuple("Ts")


class Timer(Protocol):
    """A scheduled callback."""

    def cancel(self) -> None:
        """Prevent the call; can be repeated."""
        ...


class Clock:
    """The machine's clocks, and the timers of the running event loop."""

    def now(self) -> datetime:
        """The date and time, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment; never goes back."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[*Ts], object], *arguments: *Ts) -> Timer:
        """Call back from the event loop after this many seconds."""
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)


teller = Clock()


def now() -> datetime:
    """The date and time, in UTC."""
    return teller.now()


def monotonic() -> float:
    """Seconds since an arbitrary moment; never goes back."""
    return teller.monotonic()


def seconds_until(at: datetime) -> float:
    """The seconds until a time; negative if it has passed."""
    return (at - teller.now()).total_seconds()


def call_later(seconds: float, callback: Callable[[*Ts], object], *arguments: *Ts) -> Timer:
    """Call back from the event loop after this many seconds."""
    return teller.call_later(max(seconds, 0.0), callback, *arguments)


async def sleep(seconds: float) -> None:
    """Wait this many seconds, at least one turn of the event loop."""
    if seconds <= 0:
        await asyncio.sleep(0)
        return
    over = asyncio.Event()
    timer = teller.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


@asynccontextmanager
async def timeout(seconds: float | None) -> AsyncGenerator[None]:
    """Limit a block to this many seconds (None: no limit). Raises TimeoutError."""
    async with asyncio.timeout(None) as limit:
        timer = None if seconds is None else call_later(seconds, limit.reschedule, 0.0)
        try:
            yield
        finally:
            if timer is not None:
                timer.cancel()
