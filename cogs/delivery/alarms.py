"""Alarms: at a moment a table's messages are to change although nothing happens at it."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime


class Alarms:
    """At most one alarm per table, one timer for all; `ring` is called with the table's id."""

    def __init__(self, ring: Callable[[int], Awaitable[None]]) -> None:
        self._ring = ring
        self._set: dict[int, datetime] = {}
        self._queue: list[tuple[datetime, int]] = []  # also those that were set anew or cancelled since
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at: datetime | None = None  # when the timer does
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, table_id: int, at: datetime | None) -> None:
        """Set a table's alarm instead of the one it has; None for no alarm."""
        if self._set.get(table_id) == at:
            return
        if at is None:
            del self._set[table_id]
        else:
            self._set[table_id] = at
            heapq.heappush(self._queue, (at, table_id))
        if len(self._queue) > 2 * len(self._set) + 100:  # most of it was set anew since
            self._queue = [(when, table) for table, when in self._set.items()]
            heapq.heapify(self._queue)
        self._start_timer()

    async def close(self) -> None:
        """Cancel every alarm."""
        self._set.clear()
        self._queue.clear()
        self._start_timer()
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)

    def _start_timer(self) -> None:
        """Wait for the first alarm, if there is one, and for none that was cancelled or set anew."""
        while self._queue and self._set.get(self._queue[0][1]) != self._queue[0][0]:
            heapq.heappop(self._queue)
        first = self._queue[0][0] if self._queue else None
        if first == self._rings_at:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._rings_at = first
        if first is not None:
            left = (first - datetime.now(UTC)).total_seconds()
            self._timer = asyncio.get_running_loop().call_later(left, self._ring_due)

    def _ring_due(self) -> None:
        now, self._rings_at = datetime.now(UTC), None
        while self._queue and self._queue[0][0] <= now:
            at, table_id = heapq.heappop(self._queue)
            if self._set.get(table_id) == at:
                del self._set[table_id]
                task = asyncio.create_task(self._ring_one(table_id), name=f"alarm of table {table_id}")
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)
        self._start_timer()

    async def _ring_one(self, table_id: int) -> None:
        await self._ring(table_id)
