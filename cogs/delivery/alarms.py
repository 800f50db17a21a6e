"""Alarms: at a moment a table's messages are to change although nothing happens at it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from bot.background import Background
from bot.rules.errors import Refusal


class Alarms:
    """At most one alarm per table; `ring` is called with the table's id."""

    def __init__(self, ring: Callable[[int], Awaitable[None]]) -> None:
        self._ring = ring
        self._set: dict[int, tuple[datetime, asyncio.TimerHandle]] = {}
        self._ringing = Background(Refusal)

    def set(self, table_id: int, at: datetime | None) -> None:
        """Set a table's alarm instead of the one it has; None for no alarm."""
        known, timer = self._set.get(table_id, (None, None))
        if known == at:
            return
        if timer is not None:
            timer.cancel()
            del self._set[table_id]
        if at is not None and not self._ringing.is_closed:
            left = (at - datetime.now(UTC)).total_seconds()
            self._set[table_id] = at, asyncio.get_running_loop().call_later(left, self._begin, table_id)

    async def close(self) -> None:
        """Cancel every alarm."""
        for _, timer in self._set.values():
            timer.cancel()
        self._set.clear()
        await self._ringing.close()

    def _begin(self, table_id: int) -> None:
        del self._set[table_id]
        self._ringing.spawn(f"alarm of table {table_id}", self._ring, table_id)
