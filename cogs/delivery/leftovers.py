"""Leftovers: messages that were replaced or are no longer needed. They are deleted, with retries."""

import asyncio
import logging

import discord

from bot.table.messages import MessageStore
from cogs.delivery.post import NO_ACCESS, PASSING, Post, pauses
from cogs.delivery.refusals import Refusals

log = logging.getLogger(__name__)


class Leftovers:
    """Deletes the leftovers in the store, with one task per table. Those that cannot be deleted stay in the store."""

    def __init__(self, messages: MessageStore, post: Post, refusals: Refusals) -> None:
        self._messages = messages
        self._post = post
        self._refusals = refusals
        self._sweeping: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def sweep(self, table_id: int) -> None:
        """Delete the leftovers of a table, in the background."""
        self._again.add(table_id)
        if table_id not in self._sweeping:
            self._sweeping[table_id] = asyncio.create_task(self._sweep(table_id), name=f"leftovers of table {table_id}")

    def tasks(self) -> list[asyncio.Task[None]]:
        """The running tasks."""
        return list(self._sweeping.values())

    async def close(self) -> None:
        """Stop; remaining leftovers are deleted after the next start."""
        tasks = self.tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sweep(self, table_id: int) -> None:
        again = pauses()
        try:
            while table_id in self._again:
                self._again.discard(table_id)
                try:
                    await self._delete_all(table_id)
                except (discord.DiscordServerError, *PASSING) as error:
                    log.info("the leftovers of table %d are deleted later: %s", table_id, error)
                    self._again.add(table_id)
                    await asyncio.sleep(next(again))
        finally:
            self._again.discard(table_id)
            del self._sweeping[table_id]

    async def _delete_all(self, table_id: int) -> None:
        for leftover in await self._messages.leftovers(table_id):
            if self._refusals.is_closed(leftover.channel_id):
                continue
            try:
                token = await self._messages.token(leftover.message_id)
                if token is not None:
                    await self._post.delete_private(leftover.message_id, token)
                else:
                    await self._post.delete(leftover.channel_id, leftover.message_id)
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:  # retried the next time that leftovers of the table are deleted
                log.info("message %d could not be deleted: %s", leftover.message_id, error)
                if error.code in NO_ACCESS:
                    return  # the others neither
            else:
                await self._messages.forget_leftover(leftover)
