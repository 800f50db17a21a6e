"""Answers about to show a private hand: written down first, so that a killed process leaves no unknown message."""

import logging
from datetime import timedelta
from functools import partial

import discord

from bot import clock
from bot.background import until_done
from bot.table.messages import PendingAnswer, PendingAnswerStore
from cogs.kit.discord_errors import PASSING, is_passing
from cogs.kit.post import Post

log = logging.getLogger(__name__)
# Discord takes the first answer within three seconds; what it does not know then was never given. Whatever a process
# that is still at work does later it writes down by itself, whether this is known or not.
GIVEN_WITHIN = timedelta(seconds=3)


class PendingAnswers:
    """The pending answers of this process, and those that another has left behind."""

    def __init__(self, store: PendingAnswerStore, post: Post) -> None:
        self._store = store
        self._post = post

    async def add(self, interaction: discord.Interaction, table_id: int, seat_id: int) -> PendingAnswer | None:
        """Write down that an interaction is about to be answered by a player's hand; None where that is impossible."""
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

    async def forget(self, pending: PendingAnswer) -> None:
        """Forget an answer that was not given."""
        try:
            await self._store.forget(pending.interaction_id)
        except PASSING as error:  # the next process looks for it once
            log.info("an answer that was not given is forgotten later: %s", error)

    async def is_found(self, pending: PendingAnswer) -> bool:
        """Once an answer must have been given, store its message as its player's hand. False where there is none."""
        await clock.sleep(clock.seconds_until(pending.at + GIVEN_WITHIN))
        name = f"pending-answer:{pending.table_id}"
        return await until_done(name, is_passing, partial(self._settle, pending))

    async def _settle(self, pending: PendingAnswer) -> bool:
        if not await self._store.is_pending(pending.interaction_id):
            return False
        message_id = await self._post.find_answer(pending.token)
        if message_id is None:
            await self._store.forget(pending.interaction_id)
            return False
        return await self._store.adopt(pending, message_id)
