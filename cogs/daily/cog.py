"""/daily, the deal of the day, and the clicks on its page."""

from functools import partial

from discord.ext import commands

from bot.message import Message
from bot.table.errors import NotAllowed
from bot.words.speaker import in_language, say_chat
from cogs.contests.contest import EVERYWHERE, ContestKind
from cogs.contests.lobby import shown
from cogs.contests.pages import OfContest
from cogs.contests.table import Contests
from cogs.daily import pages
from cogs.daily.kind import DailyKind
from cogs.daily.pages import (
    DAILY,
    DAILY_JOIN,
    DAILY_LEAVE,
    DAILY_MEND,
    DAILY_PLAY,
    DAILY_RANKING,
    DAILY_SHARE,
    DailyScope,
)
from cogs.daily.table import POST
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, is_direct, language_here, part_of, server_of
from cogs.kit.answers.sharing import SHARED, check_may_share
from cogs.kit.answers.sharing import share as post_here
from cogs.kit.commands import command
from cogs.kit.custom_ids import OwnData
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.kit.shared_pages import DataPage
from cogs.kit.slots import LISTED_COMMANDS, OWN_DATA, PLAY_AFTER_LESSON, PLAY_ALONE, PLAY_NOW, POSTS, Listed
from cogs.play.controls.answering import is_private, show_own_hand


def setup(host: Host) -> Feature:
    contests = host.parts.get(Contests)
    contests.kinds[ContestKind.DAILY] = daily = DailyKind(host, contests)
    return Feature((daily,), (DailyCommands(),), close=daily.close)


class DailyCommands(commands.Cog):
    @command("daily")
    async def daily(self, answer: Answer) -> None:
        await show_today(answer)


async def today(interaction: Interaction, *, world: bool = False) -> Page:
    """The page of the daily deal: this server's; in direct messages, or where that is asked for, the world's."""
    guild_id = EVERYWHERE if world else server_of(interaction) or EVERYWHERE
    daily = part_of(interaction, DailyKind)
    return await daily.page(interaction, await daily.state(guild_id, interaction.user.id))


@on(DAILY, only_shows=True)
async def show(click: Click[DailyScope]) -> None:
    """The page of today's deal, of this server or of the world; a new message below a shared card."""
    page = await today(click.interaction, world=click.argument.world)
    is_for_one = is_private(click.interaction) or is_direct(click.interaction)
    await (click.answer.redraw(page) if is_for_one else click.answer.reply(page))


@on(DAILY_JOIN)
async def take_part(click: AnyClick) -> None:
    await part_of(click.interaction, DailyKind).join_world(click.user_id)
    await click.answer.redraw(await today(click.interaction, world=True))


@on(DAILY_PLAY)
async def play(click: Click[OfContest]) -> None:
    """Begin today's deal: the hand comes by direct message; or go on with it here."""
    interaction, person = click.interaction, click.person
    daily, contest = await shown(click, DailyKind)
    entry = contest.entry_of(person.user_id)
    channel_id = await daily.direct_channel(person.user_id)
    snapshot = await daily.play(contest.id, person, channel_id=channel_id, interaction_id=interaction.id)
    seat = snapshot.seat_of(person.user_id)
    if seat is not None and (entry is not None and entry.table_id is not None):
        await show_own_hand(click.answer, snapshot, seat)
        return
    state = await daily.state(contest.row.guild_id, person.user_id)
    await click.answer.redraw(await daily.page(interaction, state))


@on(DAILY_MEND)
async def mend(click: Click[OfContest]) -> None:
    """Begin the deal of the day before, which this person missed; or go on with it here."""
    interaction, person = click.interaction, click.person
    daily, contest = await shown(click, DailyKind)
    state = await daily.state(contest.row.guild_id, person.user_id)
    channel_id = await daily.direct_channel(person.user_id)
    snapshot = await daily.mend(contest.id, person, channel_id=channel_id, interaction_id=interaction.id)
    seat = snapshot.seat_of(person.user_id)
    if seat is not None and state.is_mending:
        await show_own_hand(click.answer, snapshot, seat)
        return
    await click.answer.redraw(await daily.page(interaction, await daily.state(contest.row.guild_id, person.user_id)))


@on(DAILY_SHARE)
async def share(click: Click[OfContest]) -> None:
    """Post a person's card where the button was pressed; from direct messages in the server's channel for results."""
    interaction, (daily, contest) = click.interaction, await shown(click, DailyKind)
    card = await daily.card(contest.id, interaction.user.id)
    channel = await daily.sharing_channel(interaction, contest)
    elsewhere = (contest.row.guild_id, channel) if channel is not None else None
    with in_language(await language_here(interaction, elsewhere and elsewhere[0])):
        shared = await pages.shared(card).ready()
    if elsewhere is None and server_of(interaction) is None:
        check_may_share(interaction)
        await click.answer.acknowledge()
    await post_here(interaction, shared, elsewhere=elsewhere)
    state = await daily.state(contest.row.guild_id, interaction.user.id)
    if state.contest.id == contest.id:
        await click.answer.redraw(pages.page(state, card, await daily.place(interaction, state), is_shared=True))
    else:  # a page of an earlier day
        await click.answer.reply(Payload(say_chat(SHARED)))


@on(DAILY_RANKING, only_shows=True)
async def ranking(click: Click[OfContest]) -> None:
    daily, contest = await shown(click, DailyKind)
    await click.answer.reply(await daily.ranking_page(contest, click.user_id))


@on(DAILY_LEAVE)
async def leave_world(click: Click[OwnData]) -> None:
    """Leave the world's daily deal, from the page of a person's data."""
    user_id = click.user_id
    if click.argument.user_id != user_id:
        raise NotAllowed(Message("daily-not-your-page"))
    await part_of(click.interaction, DailyKind).leave_world(user_id)
    await part_of(click.interaction, DataPage).redraw(click.answer, user_id)


async def show_today(answer: Answer) -> None:
    await answer.reply(await today(answer.interaction))


LISTED_COMMANDS.put(Listed("daily"))
PLAY_NOW.put(partial(pages.button_to_today, "daily-name"))
PLAY_ALONE.put(partial(pages.button_to_today, "daily-name"))
PLAY_AFTER_LESSON.put(partial(pages.button_to_today, "lesson-daily"))
POSTS.put((POST, Message("server-post-daily")), rank=1)
OWN_DATA.put(("privacy-world", pages.leave_button))
