"""Reminders: a mention of the players a table waits for; the courier deletes it when they have moved."""

import asyncio
import logging

import discord

from bot.rules.errors import Refusal
from bot.rules.grammar import joined
from bot.table.clocks import Waiting
from bot.table.messages import NewMessage
from bot.table.snapshot import Snapshot
from bot.table.tables import Tables
from cogs.delivery.courier import Courier
from cogs.delivery.post import PASSING, Post, pauses
from cogs.messages.payload import Parts

log = logging.getLogger(__name__)


class Reminders:
    """Sends reminders, at most one per turn of a table, in any process."""

    def __init__(self, tables: Tables, post: Post, courier: Courier) -> None:
        self._tables = tables
        self._post = post
        self._courier = courier
        self._tasks: set[asyncio.Task[None]] = set()

    def remind(self, waiting: Waiting) -> None:
        """Send a reminder to the players a table waits for."""
        task = asyncio.create_task(self._remind(waiting), name=f"reminder of table {waiting.snapshot.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel pending reminders."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _remind(self, waiting: Waiting) -> None:
        table_id = waiting.snapshot.id
        for pause in pauses():
            try:
                if not await self._is_reminded(waiting.snapshot):
                    await self._send(waiting.snapshot, waiting.seats)
                await self._courier.refresh(table_id)  # they may have moved meanwhile
            except (discord.DiscordServerError, *PASSING) as error:
                log.info("the reminder at table %d is sent later: %s", table_id, error)
                await asyncio.sleep(pause)
            except (discord.HTTPException, Refusal) as error:
                log.info("no reminder at table %d: %s", table_id, error)
                return
            else:
                return

    async def _is_reminded(self, snapshot: Snapshot) -> bool:
        """Whether a reminder of this turn was sent: before a restart, or by another process."""
        rows = await self._tables.messages.of_table(snapshot.id)
        return any(row.kind == "reminder" and row.drawn == snapshot.asked_at for row in rows)

    async def _send(self, snapshot: Snapshot, seats: tuple[int, ...]) -> None:
        users = tuple(user for seat in seats if (user := snapshot.seats[seat].user_id) is not None)
        who = joined(f"<@{user}>" for user in users)
        parts = Parts(f"{who}, the table waits for you.", None, None, users)
        channel = snapshot.row.channel_id
        message = await self._post.send(channel, parts, f"{snapshot.id}.remind.{snapshot.asked_at}")
        await self._tables.messages.remember(
            snapshot.id,
            NewMessage(
                kind="reminder", deal=0, seat=None, channel_id=channel, message_id=message, drawn=snapshot.asked_at
            ),
        )
