"""The week of a server: its post on Monday, and its page beside the leaderboard."""

from collections.abc import Callable

from bot.message import Message
from cogs.kit.answers.interaction import Interaction, part_of
from cogs.kit.answers.visibility import viewer_of
from cogs.kit.custom_ids import day_named
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.shared_pages import Seasons
from cogs.kit.slots import BOARD_PAGES, POSTS, BoardPages
from cogs.week import pages
from cogs.week.posts import POST, WeeklyNews
from cogs.week.table import Weeks


def setup(host: Host) -> Feature:
    weeks = Weeks(host.access, host.worker, lambda: host.parts.find(Seasons))
    news = WeeklyNews(host.client, host.post, host.tables, weeks, host.shards)

    async def resume() -> None:
        news.start()

    return Feature((weeks,), resume=resume, close=news.close)


async def week_page(interaction: Interaction, of: str, to: Callable[[Message, str], Component]) -> Payload:
    """The present week, or the one of a day, for the person who asks. Raises UnknownControl for no such day."""
    viewer, weeks = await viewer_of(interaction), part_of(interaction, Weeks)
    week = await weeks.week(viewer.guild_id, day_named(of) if of else None)
    last = await weeks.last_week(viewer.guild_id)
    other = () if of else ((to(Message("week-button-last"), last.first.isoformat()),),)
    return pages.page(await weeks.shown(viewer, week), other)


BOARD_PAGES.put(BoardPages("week", Message("choice-period-week"), Message("week-button-now"), week_page))
POSTS.put((POST, Message("server-post-week")), rank=2)
