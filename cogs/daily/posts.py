"""What a server's owner may have posted of the daily deal: its results, once it is over."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from bot.table.operations.servers import Servers
from cogs.contests.contest import Contest
from cogs.contests.posts import ContestPost, Key
from cogs.daily.pages import ranking
from cogs.daily.table import POST, DailyDeals
from cogs.kit.post import Post

_LATE = timedelta(days=1)  # yesterday's results are posted late, older ones are not


class DailyPosts:
    """Which messages a daily deal should have now. They mention nobody."""

    def __init__(self, daily: DailyDeals, servers: Servers, post: Post) -> None:
        self._daily = daily
        self._servers = servers
        self._post = post

    async def wanted(self, contest: Contest) -> Mapping[Key, ContestPost]:
        """The results of a deal that is over and that somebody has finished; after an outage only yesterday's."""
        row = contest.row
        if not contest.over or row.ends_at is None or datetime.now(UTC) >= row.ends_at + _LATE or not row.guild_id:
            return {}
        channel_id = (await self._servers.settings(row.guild_id)).channel_of(POST)
        if channel_id is None:
            return {}
        found = await self._daily.ranking(contest.id, None)
        return {("end", 0): ContestPost(channel_id, ranking(found, contest))} if found.people else {}

    async def language(self, contest: Contest) -> str:
        """The server's: nobody has opened a daily deal."""
        guild_id = contest.row.guild_id
        return await self._servers.language(guild_id, self._post.locale_of(guild_id))

    async def on_refused(self, contest: Contest) -> None:
        """Nothing is posted any more where the owner wished it, until they choose anew."""
        await self._servers.note_refused(contest.row.guild_id, POST)
