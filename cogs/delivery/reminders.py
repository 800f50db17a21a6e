"""Reminders: a mention of the players a table waits for; the courier deletes it when they have moved."""

import logging
from functools import partial

import discord

from bot.background import until_done
from bot.rules.errors import Refusal
from bot.table.clocks import Mention
from bot.table.messages import NewMessage
from bot.table.tables import Tables
from bot.words.speaker import in_language, say_chat
from cogs.delivery.courier import Courier
from cogs.kit.discord_errors import is_passing
from cogs.kit.payload.payload import ReadyMessage
from cogs.kit.post import Post
from cogs.messages.house_rules import reminder_text

log = logging.getLogger(__name__)


class Reminders:
    """Sends reminders: each player is mentioned at most once a turn, whatever the process."""

    def __init__(self, tables: Tables, post: Post, courier: Courier) -> None:
        self._tables = tables
        self._post = post
        self._courier = courier

    async def remind(self, waiting: Mention) -> None:
        """Send a reminder to the players a table waits for, with retries; it ends when they were reminded."""
        table_id = waiting.snapshot.id
        try:
            await until_done(f"the reminder at table {table_id}", is_passing, partial(self._remind, waiting))
        except (discord.HTTPException, Refusal) as error:
            log.info("no reminder at table %d: %s", table_id, error)

    async def _remind(self, waiting: Mention) -> None:
        if self._courier.is_without_access(waiting.snapshot):
            return
        if not await self._is_reminded(waiting) and (users := await self._still_to_act(waiting)):
            await self._send(waiting, users)
        await self._courier.refresh(waiting.snapshot.id)  # they may have moved meanwhile

    async def _is_reminded(self, waiting: Mention) -> bool:
        """True if this reminder of this turn was sent: before a restart, or by another process."""
        rows = await self._tables.messages.of_table(waiting.snapshot.id)
        key = "reminder", _number(waiting), waiting.snapshot.asked_at
        return any((row.kind, row.deal, row.drawn) == key for row in rows)

    async def _still_to_act(self, waiting: Mention) -> tuple[int, ...]:
        """Those to be mentioned who have not moved since: a mention cannot be taken back, and it may be a late try."""
        now = await self._tables.snapshot(waiting.snapshot.id)
        if now.public is None or now.over or now.asked_at != waiting.snapshot.asked_at:
            return ()
        seats = (now.seats[seat] for seat in waiting.seats if seat in now.public.to_act)
        return tuple(seat.user_id for seat in seats if seat.user_id is not None)

    async def _send(self, waiting: Mention, users: tuple[int, ...]) -> None:
        snapshot, channel = waiting.snapshot, waiting.snapshot.row.channel_id
        with in_language(snapshot.language):
            ready = ReadyMessage(say_chat(reminder_text(snapshot, users)), ping=users)
        message = await self._post.send(channel, ready, f"{snapshot.id}.remind{_number(waiting)}.{snapshot.asked_at}")
        reminder = NewMessage(
            kind="reminder", deal=_number(waiting), seat=None, channel_id=channel, message_id=message,
            drawn=snapshot.asked_at,
        )  # fmt: skip
        await self._tables.messages.remember(snapshot.id, reminder)


def _number(waiting: Mention) -> int:
    """The number of a reminder among the two of a turn; in its row it stands in place of the deal."""
    return 1 if waiting.at_once else 0
