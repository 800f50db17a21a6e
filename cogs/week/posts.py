"""The weekly news of each server that chose a channel for them: posted once, on Monday."""

from datetime import datetime

import discord

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.operations.servers import Viewer
from bot.table.tables import Shards, Tables
from cogs.kit.payload.payload import Payload
from cogs.kit.post import Post
from cogs.kit.poster import PostKey
from cogs.kit.server_posts import ServerPosts
from cogs.week import pages
from cogs.week.table import NewsRow, Weeks

POST = "week"  # the name of the post in the settings of servers
_DAYS = 7


class WeeklyNews(ServerPosts[NewsRow]):
    """Posts the last week of each server, unless nothing was played in it."""

    name, log_name = POST, "weekly post"

    def __init__(self, client: discord.Client, post: Post, tables: Tables, weeks: Weeks, shards: Shards | None) -> None:
        super().__init__(client, post, tables, weeks.posts, shards)
        self._weeks = weeks

    async def _choose(self, row: NewsRow, viewer: Viewer) -> NewsRow | None:
        week = await self._weeks.last_week(row.guild_id)
        if not await self._weeks.has_results(viewer, week):
            await self._wait_a_week(row)
            return None
        return await self._weeks.with_play(row, viewer, week)

    async def _payload(self, row: NewsRow, begun_at: datetime) -> Payload | None:
        channels = await self._channels.of_guild(row.guild_id)
        visible = self._public_channels(row.guild_id, row.channel_id or 0, channels)
        if visible is None:
            raise Refusal(Message("refused-just-started"))  # it is tried again in a minute
        viewer = Viewer(row.guild_id, 0, visible)
        return pages.post(await self._weeks.news(viewer, await self._weeks.looked_at(row), row))

    def _key(self, row: NewsRow, begun_at: datetime) -> tuple[str, PostKey]:
        week = (row.week_at or begun_at).date().toordinal() // _DAYS
        return f"w{row.guild_id:x}", ("w", week)

    async def _note_posted(self, row: NewsRow, message_id: int | None, begun_at: datetime) -> None:
        await self._wait_a_week(row)
