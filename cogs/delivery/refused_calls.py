"""The refusals of Discord, about the messages of tables: closed direct messages, no access, a channel that is gone.

Too many refused calls get a bot banned for a while. After one nothing is sent to that person or channel in this deal,
if nothing changes. That is known in memory only: it need not survive a restart.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from cogs.delivery.desired import DIRECT, Key
from cogs.kit.discord_errors import Meaning, meaning
from cogs.kit.lru_cache import LruCache
from cogs.kit.post import Post

log = logging.getLogger(__name__)
MOST_TRIES = 4  # to reach a person in one deal
_KEPT = 2000  # people, and channels: one that is forgotten is tried once more


@dataclass(slots=True)
class _Refusal:
    """The last refusal: in which deal, how often in that, and whether it may be tried again in it."""

    guild_id: int
    table_id: int
    deal: int
    tries: int = 1
    may_try_again: bool = False


class RefusedCalls:
    """Handles refusals, and knows the people and channels that messages do not reach. `retry_at` is called with a
    server that has timed the bot out, and until when.
    """

    def __init__(self, tables: Tables, post: Post, retry_at: Callable[[int, datetime], None]) -> None:
        self._tables = tables
        self._post = post
        self._retry_at = retry_at
        self._people = LruCache[_Refusal](_KEPT)  # by seat row
        self._channels = LruCache[_Refusal](_KEPT)
        self.tables_without_shuffle = LruCache[bool](_KEPT)  # it cannot be posted: they begin without

    def is_blocked(self, key: Key, snapshot: Snapshot) -> bool:
        """True if a message cannot be sent: no access to its channel, or its reader accepts no direct messages."""
        kind, deal, seat_id = key
        if kind == "private":
            return False
        if kind not in DIRECT:
            return self.is_channel_blocked(snapshot.row.channel_id, snapshot.deal)
        seat = snapshot.seat_with(seat_id)
        if seat is None or seat.user_id is None:
            return True
        refusal = self._people.get(seat.id)
        return refusal is not None and not refusal.may_try_again and deal <= refusal.deal

    async def note_reached(self, key: Key, snapshot: Snapshot) -> None:
        """A message has arrived: if it is a direct one, its player can be reached again. Raises NotSaved."""
        kind, _, seat_id = key
        seat = snapshot.seat_with(seat_id) if kind in DIRECT else None
        if seat is not None:
            self._people.pop(seat.id)
            if seat.dm_closed:
                await self._tables.preferences.mark_dm(snapshot.id, seat.id, closed=False)

    async def note_refused(self, key: Key, snapshot: Snapshot, error: discord.HTTPException) -> None:
        """Handle a permanent refusal: closed DMs, a deleted channel, a missing permission. Raises NotSaved."""
        (kind, _, seat_id), table_id = key, snapshot.id
        is_for_all, refusal = kind not in (*DIRECT, "private"), meaning(error)
        if kind in DIRECT and refusal is Meaning.CLOSED_DMS and seat_id is not None:
            self._note_person(snapshot, seat_id)
            seat = snapshot.seat_with(seat_id)
            if seat is None or not seat.dm_closed:
                await self._tables.preferences.mark_dm(table_id, seat_id, closed=True)
        elif is_for_all and refusal is Meaning.GONE_CHANNEL:
            log.info("the channel of table %d is gone", table_id)
            await self._tables.lifecycle.close_channel(snapshot.row.channel_id)
        elif refusal is Meaning.ARCHIVED:
            log.info("table %d: its thread is archived; its messages wait until it is unarchived", table_id)
        elif refusal is Meaning.NO_ACCESS:
            log.warning("table %d: no permission to write in its channel (%s)", table_id, error.text)
            if is_for_all:
                self._channels.put(snapshot.row.channel_id, _refusal_now(snapshot))
                if (until := self._post.timed_out_until(snapshot.row.guild_id)) is not None:
                    self._retry_at(snapshot.row.guild_id, until)  # Discord does not tell that it is over
        else:
            log.error("%s of table %d was refused: %s", key, table_id, error)

    def _note_person(self, snapshot: Snapshot, seat_id: int) -> None:
        before, now = self._people.get(seat_id), _refusal_now(snapshot)
        if before is not None and before.deal == now.deal:
            now.tries += before.tries
        self._people.put(seat_id, now)

    def retry_person(self, seat_id: int) -> bool:
        """Let the player of a seat be tried once more, who has asked for their hand. False after too many tries."""
        refusal = self._people.get(seat_id)
        if refusal is not None:
            refusal.may_try_again = refusal.tries < MOST_TRIES
        return refusal is None or refusal.may_try_again

    def forget_people_of(self, guild_id: int) -> set[int]:
        """The bot is in a server again. Returns the tables at which people were not reached."""
        people = [(seat_id, refusal) for seat_id, refusal in self._people.items() if refusal.guild_id == guild_id]
        for seat_id, _ in people:
            self._people.pop(seat_id)
        return {refusal.table_id for _, refusal in people}

    def is_channel_blocked(self, channel_id: int, deal: int = 0) -> bool:
        """True if nothing is sent to a table's channel in a deal."""
        refusal = self._channels.get(channel_id)
        return refusal is not None and deal <= refusal.deal

    def forget_channel(self, channel_id: int) -> None:
        """The bot may write there, as far as is known."""
        self._channels.pop(channel_id)

    def forget_channels_of(self, guild_id: int) -> None:
        """Something about the permissions in a server has changed."""
        for channel_id, refusal in self._channels.items():
            if refusal.guild_id == guild_id:
                self._channels.pop(channel_id)


def _refusal_now(snapshot: Snapshot) -> _Refusal:
    return _Refusal(snapshot.row.guild_id, snapshot.id, snapshot.deal)
