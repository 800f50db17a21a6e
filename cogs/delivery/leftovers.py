"""Leftovers: messages that were replaced or are no longer needed. They are deleted, with retries."""

import logging
from functools import partial

import discord

from bot.background import WorkByKey, until_done
from bot.table.messages import MessageStore
from cogs.delivery.refusals import Refusals
from cogs.kit.discord.post import NO_ACCESS, Post, is_passing

log = logging.getLogger(__name__)


class Leftovers:
    """Deletes the leftovers in the store, with one task per table. Those that cannot be deleted stay in the store."""

    def __init__(self, messages: MessageStore, post: Post, refusals: Refusals) -> None:
        self._messages = messages
        self._post = post
        self._refusals = refusals
        self._sweeping = WorkByKey("leftovers of table", self._sweep)
        self.close = self._sweeping.close  # remaining leftovers are deleted after the next start

    def sweep(self, table_id: int) -> None:
        """Delete the leftovers of a table, in the background."""
        self._sweeping.ask(table_id)

    @property
    def is_idle(self) -> bool:
        """Whether none are being deleted."""
        return not self._sweeping

    async def wait(self) -> None:
        """Wait until they are deleted."""
        await self._sweeping.wait()

    async def _sweep(self, table_id: int) -> None:
        await until_done(f"the leftovers of table {table_id}", is_passing, partial(self._delete_all, table_id))

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
