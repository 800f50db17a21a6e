"""The one mention of whoever keeps a table waiting; it goes away when they have moved."""

import asyncio
import logging
from collections.abc import Coroutine

import aiohttp
import discord

from bot.table.access import Outcome
from bot.table.clocks import Waiting
from bot.table.table import Snapshot
from bot.table.tables import Tables
from cogs import texts
from cogs.payload import Parts
from cogs.post import Post

log = logging.getLogger(__name__)


class Reminders:
    """Reminders that stand in a channel, at most one a table."""

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._post = post
        self._standing: dict[int, tuple[int, int]] = {}  # table → channel, message
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.moved)

    def remind(self, waiting: Waiting) -> None:
        """Mention those a table waits for."""
        self._start(self._send(waiting.snapshot, waiting.seats))

    def moved(self, outcome: Outcome) -> None:
        """Somebody has moved: the reminder has done its work."""
        standing = self._standing.pop(outcome.snapshot.id, None)
        if standing is not None:
            self._start(self._post.delete(*standing))

    async def close(self) -> None:
        """Take no more reminders out."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, snapshot: Snapshot, seats: tuple[int, ...]) -> None:
        users = tuple(user for seat in seats if (user := snapshot.seats[seat].user_id) is not None)
        who = texts.joined([f"<@{user}>" for user in users])
        parts = Parts(f"{who}, the table waits for you.", None, None, users)
        nonce = f"{snapshot.id}.remind.{snapshot.position}"
        try:
            message = await self._post.send(snapshot.row.channel_id, parts, nonce)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("no reminder at table %d: %s", snapshot.id, error)
            return
        self._standing[snapshot.id] = snapshot.row.channel_id, message
        now = await self._tables.snapshot(snapshot.id)
        if now.position != snapshot.position:
            self.moved(Outcome(now))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
