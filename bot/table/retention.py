"""The deletion of expired data in the background: a few rows at a time, so that no player waits."""

import random
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from bot import clock
from bot.background import DueLoop
from bot.rules.errors import Refusal
from bot.table.tables import Tables

TABLE_KEPT = timedelta(days=30)  # after its end: the data needed only to run it; all of a lobby that never began
SERVER_KEPT = timedelta(days=30)  # after the bot was removed from it: its data
_EVERY = timedelta(hours=1)  # between one look and the next; the first comes within that time
_PAUSE = 0.2  # seconds between two batches
_BATCH = 10  # tables: each may have a thousand moves


class Retention:
    """Deletes expired data every hour, in any process. The moves of a match are kept for `keep_matches`."""

    def __init__(self, tables: Tables, keep_matches: timedelta) -> None:
        self._store = tables.retention
        self._keep_matches = max(keep_matches, TABLE_KEPT)
        self._loop = DueLoop(
            "the deletion of what is old", self.delete_old, _in_an_hour, Refusal, retry=_EVERY, longest=_EVERY
        )
        self.close = self._loop.close

    def start(self) -> None:
        """Go on in the background."""
        pause = random.uniform(0.0, 1.0) * _EVERY  # noqa: S311 - so that processes started together do not look together
        self._loop.start(clock.now() + pause)

    async def delete_old(self) -> None:
        """Delete all expired data. Raises NotSaved."""
        now = clock.now()
        await self._store.delete_expired()
        await self._in_batches(self._store.delete_of_server, now - SERVER_KEPT)
        for of in self._store.reduced:
            await self._in_batches(partial(self._store.reduce_to_matches, of=of), now - TABLE_KEPT)
            await self._in_batches(partial(self._store.reduce_to_results, of=of), now - self._keep_matches)

    async def _in_batches(self, delete: Callable[[datetime, int], Awaitable[bool]], before: datetime) -> None:
        while await delete(before, _BATCH):
            await clock.sleep(_PAUSE)


async def _in_an_hour() -> datetime:
    return clock.now() + _EVERY
