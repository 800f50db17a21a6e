"""Answers that are about to show a private hand: written down before they are given, as their token finds them again.

Else a process that is killed in between would leave a message behind that nobody knows, and whose controls still work.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

import discord

from bot.background import Background, until_done
from bot.table.messages import PendingAnswer, PendingAnswerStore
from cogs.kit.discord.post import PASSING, Post, is_passing

log = logging.getLogger(__name__)
# Discord takes the first answer within three seconds; what it does not know then was never given. Whatever a process
# that is still at work does later it writes down by itself, whether this is known or not.
GIVEN_WITHIN = timedelta(seconds=3)


class PendingAnswers:
    """The pending answers of this process, and those that another has left behind. `found` is called with the table of
    one whose message is in the store now, and is to be brought up to date.
    """

    def __init__(
        self, store: PendingAnswerStore, post: Post, found: Callable[[int], object], background: Background
    ) -> None:
        self._store = store
        self._post = post
        self._found = found
        self._background = background

    async def add(self, interaction: discord.Interaction, table_id: int, seat_id: int) -> PendingAnswer | None:
        """Write down that an interaction is about to be answered by a player's hand; None where that is impossible."""
        pending = PendingAnswer(
            interaction_id=interaction.id,
            table_id=table_id,
            seat=seat_id,
            channel_id=interaction.channel_id or 0,
            token=interaction.token,
            at=datetime.now(UTC),
        )
        try:
            await self._store.add(pending)
        except PASSING as error:
            log.warning("a hand of table %d is shown, and would not be found after a crash: %s", table_id, error)
            return None
        return pending

    async def forget(self, pending: PendingAnswer) -> None:
        """Forget an answer that was not given."""
        try:
            await self._store.forget(pending.interaction_id)
        except PASSING as error:  # the next process looks for it once
            log.info("an answer that was not given is forgotten later: %s", error)

    async def resume(self, since: datetime | None = None) -> None:
        """Look for those that were left behind, by a process of whatever shard; with `since` those alone that are as
        old. Raises NotLoaded.
        """
        for pending in await self._store.all():
            if since is None or pending.at < since:
                self.look_for(pending)

    def look_for(self, pending: PendingAnswer) -> None:
        """Find out which message it is, if any, in the background, when it cannot be under way any more."""
        name = f"pending-answer:{pending.table_id}"
        self._background.spawn_once(pending.interaction_id, name, self._look_for, name, pending)

    async def _look_for(self, name: str, pending: PendingAnswer) -> None:
        await asyncio.sleep((pending.at + GIVEN_WITHIN - datetime.now(UTC)).total_seconds())
        await until_done(name, is_passing, partial(self._settle, pending))

    async def _settle(self, pending: PendingAnswer) -> None:
        if not await self._store.is_pending(pending.interaction_id):
            return
        message_id = await self._post.find_answer(pending.token)
        if message_id is None:
            await self._store.forget(pending.interaction_id)
        elif await self._store.adopt(pending, message_id):
            self._found(pending.table_id)
