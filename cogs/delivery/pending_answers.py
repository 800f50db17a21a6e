"""Answers about to show a private hand: stored first, so that a killed process leaves no unknown message."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import discord

from bot import clock
from bot.background import Background, until_done
from bot.table.messages import PendingAnswer, PendingAnswerStore
from cogs.kit.discord_errors import PASSING, is_passing
from cogs.kit.post import Post

log = logging.getLogger(__name__)
# Discord takes the first answer within three seconds; one that it does not know then was never given. A process that is
# still at work stores the messages of later answers by itself.
GIVEN_WITHIN = timedelta(seconds=3)


class PendingAnswers:
    """The pending answers of this process, and those that another has left behind. `on_found` is called with the table
    of a hand that was found to be shown: from then on it is one of the table's messages.
    """

    def __init__(
        self, store: PendingAnswerStore, post: Post, background: Background, on_found: Callable[[int], object]
    ) -> None:
        self._store = store
        self._post = post
        self._background = background
        self._on_found = on_found

    async def add(self, interaction: discord.Interaction, table_id: int, seat_id: int) -> PendingAnswer | None:
        """Store that an interaction is about to be answered by a player's hand; None where that is impossible."""
        pending = PendingAnswer(
            interaction_id=interaction.id,
            table_id=table_id,
            seat=seat_id,
            channel_id=interaction.channel_id or 0,
            token=interaction.token,
            at=clock.now(),
        )
        try:
            await self._store.add(pending)
        except PASSING as error:
            log.warning("a hand of table %d is shown, and would not be found after a crash: %s", table_id, error)
            return None
        return pending

    async def drop(self, pending: PendingAnswer, *, may_be_shown: bool) -> None:
        """The answer could not be given, as far as is known."""
        if may_be_shown:
            self.look_for(pending)
            return
        try:
            await self._store.forget(pending.interaction_id)
        except PASSING as error:  # the next process looks for it once
            log.info("an answer that was not given is forgotten later: %s", error)

    async def look_for_all(self, before: datetime | None = None) -> None:
        """Look for the answers of all processes, or those that were to be given before a moment. Raises NotLoaded."""
        for pending in await self._store.all():
            if before is None or pending.at < before:
                self.look_for(pending)

    def look_for(self, pending: PendingAnswer) -> None:
        """Store the message of an answer as its player's hand, in the background, if it was given."""
        name = f"pending-answer:{pending.table_id}"
        self._background.spawn_once(pending.interaction_id, name, self._look_for, name, pending)

    async def _look_for(self, name: str, pending: PendingAnswer) -> None:
        await clock.sleep(clock.seconds_until(pending.at + GIVEN_WITHIN))
        if await until_done(name, is_passing, partial(self._is_adopted, pending)):
            self._on_found(pending.table_id)

    async def _is_adopted(self, pending: PendingAnswer) -> bool:
        if not await self._store.is_pending(pending.interaction_id):
            return False
        message_id = await self._post.find_answer(pending.token)
        if message_id is None:
            await self._store.forget(pending.interaction_id)
            return False
        return await self._store.adopt(pending, message_id)
