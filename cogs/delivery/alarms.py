"""Alarms: at a moment a table's messages are to change although nothing happens at it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime


class Alarms:
    """At most one alarm per table; `ring` is called with the table's id."""

    def __init__(self, ring: Callable[[int], Awaitable[None]]) -> None:
        self._ring = ring
        self._set: dict[int, tuple[datetime, asyncio.Task[None]]] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, table_id: int, at: datetime | None) -> None:
        """Set a table's alarm instead of the one it has; None for no alarm."""
        before = self._set.get(table_id)
        if before is not None:
            if before[0] == at:
                return
            del self._set[table_id]
            before[1].cancel()
        if at is not None:
            task = asyncio.create_task(self._wait(table_id, at), name=f"alarm of table {table_id}")
            self._set[table_id] = at, task

    async def close(self) -> None:
        """Cancel every alarm."""
        tasks = [*(task for _, task in self._set.values()), *self._ringing]
        self._set.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table_id: int, at: datetime) -> None:
        await asyncio.sleep((at - datetime.now(UTC)).total_seconds())
        _, task = self._set.pop(table_id)
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)
        await self._ring(table_id)
