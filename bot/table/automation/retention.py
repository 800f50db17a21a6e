"""The deletion of what is kept for a time only, in the background: a few rows at a time, so that no player waits."""

import asyncio
import logging
import random
from datetime import UTC, datetime, timedelta

from bot.rules.errors import Refusal
from bot.table.tables import Tables

log = logging.getLogger(__name__)
TABLE_KEPT = timedelta(days=30)  # after its end: what served only to run it; all of a lobby that never began
SERVER_KEPT = timedelta(days=30)  # after the bot was removed from it: its data
_EVERY = 3600.0  # seconds between one look and the next; the first comes within that time
_PAUSE = 0.2  # seconds between two batches
_BATCH = 10  # tables: each may have a thousand moves


class Retention:
    """Deletes every hour what has been kept for its time: that of the moves of a match is `keep_matches`, from its end.

    Any number of processes may do it.
    """

    def __init__(self, tables: Tables, keep_matches: timedelta) -> None:
        self._store = tables.retention
        self._keep_matches = max(keep_matches, TABLE_KEPT)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go on in the background."""
        self._task = asyncio.create_task(self._run(), name="retention")

    async def close(self) -> None:
        """Stop; what is left is deleted after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = random.uniform(0.0, _EVERY)  # noqa: S311 - so that processes started together do not look together
        while True:
            await asyncio.sleep(pause)
            try:
                await self.delete_old()
            except Refusal as refusal:
                log.warning("what is old is deleted later: %s", refusal)
            except Exception:  # a bug, which must not end all deletion
                log.exception("what is old could not be deleted")
            pause = _EVERY

    async def delete_old(self) -> None:
        """Delete all that has been kept for its time. Raises NotSaved."""
        now = datetime.now(UTC)
        await self._store.delete_expired()
        for delete, before in (
            (self._store.delete_of_server, now - SERVER_KEPT),
            (self._store.reduce_to_matches, now - TABLE_KEPT),
            (self._store.reduce_to_results, now - self._keep_matches),
            (self._store.reduce_contests_to_entries, now - TABLE_KEPT),
            (self._store.reduce_contests_to_results, now - self._keep_matches),
        ):
            while await delete(before, _BATCH):  # noqa: ASYNC110 - it is no waiting
                await asyncio.sleep(_PAUSE)
