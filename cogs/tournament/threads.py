"""The threads of tournaments on Discord: made once, and who is let in."""

import logging
from collections.abc import Awaitable, Collection
from typing import Any

import discord

from bot.message import Text
from bot.words.speaker import say
from cogs.kit.discord_errors import ARCHIVED, BROKEN, GONE_CHANNEL, NO_ACCESS, is_passing
from cogs.tournament.rounds import ThreadGone, ThreadRefused, ThreadUnreached

log = logging.getLogger(__name__)
_PRIVATE = discord.ChannelType.private_thread.value
_A_WEEK = 10_080  # minutes without a message, until Discord archives a thread
_UNKNOWN_PEOPLE = (10007, 10013)  # who has left the server
_TOO_MANY = (160006, 30033)  # threads


class ThreadMaker:
    """Makes threads by discord.py's own calls: they are few."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def make(self, guild_id: int, channel_id: int, name: Text) -> int:
        """The private thread of a channel with that name, made unless it is there: by a process that was killed before
        it could write that down. Raises ThreadGone, ThreadRefused, ThreadUnreached.
        """
        http, me, called = self._client.http, self._client.user, say(name)
        active = await _asked(http.get_active_threads(guild_id))
        for thread in active["threads"]:
            is_own = me is not None and thread["owner_id"] == str(me.id)
            if is_own and thread["name"] == called and thread["parent_id"] == str(channel_id):
                return int(thread["id"])
        made = await _asked(
            http.start_thread_without_message(
                channel_id, name=called, auto_archive_duration=_A_WEEK, type=_PRIVATE, invitable=False
            )
        )
        return int(made["id"])

    async def let_in(self, thread_id: int, members: Collection[int], others: Collection[int]) -> None:
        """Let people into a thread, and others out of it. Raises ThreadRefused, ThreadGone, ThreadUnreached."""
        http = self._client.http
        calls = [(http.remove_user_from_thread, user_id) for user_id in sorted(others)]
        calls += [(http.add_user_to_thread, user_id) for user_id in sorted(members)]
        for call, user_id in calls:
            try:
                await _asked(call(thread_id, user_id))
            except _Archived:
                await _asked(http.edit_channel(thread_id, archived=False))
                await _asked(call(thread_id, user_id))


class _Archived(Exception):  # noqa: N818 - caught here, and no error
    """A thread is to be taken out of the archive first."""


async def _asked(call: Awaitable[Any]) -> Any:
    """What Discord answers. Raises ThreadRefused, ThreadGone, ThreadUnreached, _Archived; who is no member, or has left
    the server, is none already.
    """
    try:
        return await call
    except discord.HTTPException as error:
        if is_passing(error):
            raise ThreadUnreached from error
        if error.code in _UNKNOWN_PEOPLE:
            return None
        if error.code == ARCHIVED:
            raise _Archived from error
        if error.code in GONE_CHANNEL:
            raise ThreadGone from error
        if error.code in _TOO_MANY:
            raise ThreadRefused("too-many") from error
        if error.code in NO_ACCESS:
            raise ThreadRefused("permissions") from error
        log.warning("Discord refuses a thread: %d", error.code)
        raise ThreadRefused("refused") from error
    except BROKEN as error:
        raise ThreadUnreached from error
