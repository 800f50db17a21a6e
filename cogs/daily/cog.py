"""/daily: the deal of the day."""

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from cogs.contests.contest import ContestKind
from cogs.contests.controls import ContestControls, KindOfControls
from cogs.contests.courier import ContestCourier, KindOfPosts
from cogs.contests.table import Contests
from cogs.daily import controls, pages
from cogs.daily.closing import DailyCloser
from cogs.daily.posts import DailyPosts
from cogs.daily.table import POST, DailyDeals
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction
from cogs.kit.command_words import told
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import LISTED_COMMANDS, OWN_DATA, PLAY_AFTER_LESSON, PLAY_ALONE, PLAY_NOW, POSTS, Listed


def setup(host: Host) -> Feature:
    """Build the feature."""
    contests, courier = host.parts.get(Contests), host.parts.get(ContestCourier)
    daily = DailyDeals(host.access, contests)
    closer = DailyCloser(host.tables, contests, daily, host.worker.choose_untimed)
    posts = DailyPosts(daily, host.tables.servers, host.post)
    courier.deliver(ContestKind.DAILY, KindOfPosts(posts.wanted, posts.language, posts.on_refused))
    own = KindOfControls(controls.check_shown, controls.show_own_result)
    host.parts.get(ContestControls).answer(ContestKind.DAILY, own)
    return Feature((daily,), (Daily(),), close=closer.close)


class Daily(commands.Cog):
    """The command for the deal of the day."""

    @app_commands.command(description=told("daily"))
    async def daily(self, interaction: Interaction) -> None:
        await handle(interaction, controls.show_today)


LISTED_COMMANDS.put(Listed("daily"))
PLAY_NOW.put(pages.help_button)
PLAY_ALONE.put(pages.button_without_table)
PLAY_AFTER_LESSON.put(pages.lesson_button)
POSTS.put((POST, Message("server-post-daily")), rank=1)
OWN_DATA.put(("privacy-world", pages.leave_button))
