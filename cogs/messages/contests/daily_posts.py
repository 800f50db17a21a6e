"""What a daily deal posts: its ranking at the end of the day, where the owner of the server wishes it."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from bot.table.contests.contest import Contest
from bot.table.tables import Tables
from cogs.messages.contests import daily_page
from cogs.messages.contests.posts import ContestPost, Key

_LATE = timedelta(days=1)  # yesterday's ranking is posted late, an older one is not


async def posts_of_daily(tables: Tables, contest: Contest) -> Mapping[Key, ContestPost]:
    """The ranking of a deal that is over and that somebody has finished; after an outage only of yesterday's."""
    row = contest.row
    if not contest.over or row.ends_at is None or datetime.now(UTC) >= row.ends_at + _LATE:
        return {}
    channel_id = (await tables.servers.settings(row.guild_id)).daily_channel if row.guild_id else None
    found = await tables.daily.ranking(contest.id, None)
    if channel_id is None or not found.people:
        return {}
    return {("end", 0): ContestPost(channel_id, daily_page.ended(found, contest))}
