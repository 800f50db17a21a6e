"""Alarms: at a moment a table's messages are to change although nothing happens at it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime


class Alarms:
    """One alarm per table, at the earliest moment that was set; `ring` is called with the table's id."""

    def __init__(self, ring: Callable[[int], Awaitable[None]]) -> None:
        self._ring = ring
        self._set: dict[int, tuple[datetime, asyncio.Task[None]]] = {}

    def set(self, table_id: int, at: datetime) -> None:
        """Set a table's alarm, unless it has an earlier one."""
        earlier = self._set.get(table_id)
        if earlier is not None:
            if earlier[0] <= at:
                return
            earlier[1].cancel()
        self._set[table_id] = at, asyncio.create_task(self._wait(table_id, at), name=f"alarm of table {table_id}")

    async def close(self) -> None:
        """Cancel every alarm."""
        tasks = [task for _, task in self._set.values()]
        self._set.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table_id: int, at: datetime) -> None:
        await asyncio.sleep((at - datetime.now(UTC)).total_seconds())
        del self._set[table_id]
        await self._ring(table_id)
