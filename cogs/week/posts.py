"""The weekly news of each server that chose a channel for them: posted once, on Monday."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

import discord

from bot import clock
from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.operations.servers import Viewer
from bot.table.quiet_hours import next_monday
from bot.table.tables import Shards, Tables
from bot.words.speaker import in_language
from cogs.kit.payload.payload import Payload
from cogs.kit.post import Post
from cogs.kit.poster import PostKey
from cogs.kit.server_posts import LATER, PostRefused, ServerPosts
from cogs.week import pages
from cogs.week.table import NewsRow, Weeks

POST = "week"  # the name of the post in the settings of servers
_DAYS = 7


class WeeklyNews(ServerPosts[NewsRow]):
    """Posts the last week of each server, unless nothing was played in it. The latest post is drawn again when a person
    who may be named in it wishes that no more.
    """

    name = POST
    log_name = "weekly post"

    def __init__(self, client: discord.Client, post: Post, tables: Tables, weeks: Weeks, shards: Shards | None) -> None:
        super().__init__(client, post, tables, weeks.posts, shards)
        self._weeks = weeks

    async def _choose(self, row: NewsRow, viewer: Viewer) -> NewsRow | None:
        week = await self._weeks.last_week(row.guild_id)
        if await self._weeks.is_told(row, week) or not await self._weeks.has_results(viewer, week):
            await self._wait_a_week(row)
            return None
        return await self._weeks.with_play(row, viewer, week)

    async def _payload(self, row: NewsRow, begun_at: datetime) -> Payload:
        viewer = await self._everyone(row)
        if viewer is None:
            raise Refusal(Message("refused-just-started"))  # it is tried again in a minute
        shown = await self._weeks.posts.last(viewer)  # its channel may be hidden by now
        return pages.post(await self._weeks.news(viewer, await self._weeks.looked_at(row), shown))

    async def _everyone(self, row: NewsRow) -> Viewer | None:
        """A viewer of what everyone on a server sees; None where it is not known now."""
        channels = await self._channels.of_guild(row.guild_id)
        visible = self._public_channels(row.guild_id, row.channel_id or 0, channels)
        return None if visible is None else Viewer(row.guild_id, 0, visible)

    def _key(self, row: NewsRow, begun_at: datetime) -> tuple[str, PostKey]:
        week = (row.week_at or begun_at).date().toordinal() // _DAYS
        return f"w{row.guild_id:x}", ("w", week)

    async def _note_posted(self, row: NewsRow, message_id: int | None, begun_at: datetime) -> None:
        await self._wait_a_week(replace(row, message_id=message_id))

    async def _look_again(self, row: NewsRow, begun_at: datetime) -> None:
        """Draw the latest post again, unless the next is due. Where Discord refuses that, it stays as it is."""
        zone = (await self._servers.settings(row.guild_id)).time_zone
        monday = await asyncio.to_thread(next_monday, zone, begun_at)
        if clock.now() < monday:
            with suppress(PostRefused):
                if await self._everyone(row) is None:
                    await self._store.change(row, replace(row, due_at=clock.now() + LATER))
                    return
                with in_language(await self._language(row)):
                    row = replace(row, message_id=await self._show(row, await self._payload(row, begun_at)))
        await self._store.change(row, self._next(row, monday))

    def _next(self, row: NewsRow, due_at: datetime) -> NewsRow:
        return replace(row, due_at=due_at, begun_at=None)
