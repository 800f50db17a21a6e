"""Tournaments as a kind of contest, on Discord: a thread for each table, the messages there and in the channel."""

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from typing import Any

import discord

from bot.invitation import FOR_TOURNAMENTS, IN_THREADS
from bot.message import Message, Quoted, Text
from bot.rules.errors import Refusal
from bot.words.speaker import say
from cogs.contests.contest import Contest
from cogs.contests.lobby import KindWithLobby
from cogs.contests.table import Contests
from cogs.kit.answers.interaction import Interaction, MissingPermission, missing_of, parent_of
from cogs.kit.answers.visibility import NotShown
from cogs.kit.discord_errors import BROKEN, Meaning, meaning
from cogs.kit.feature import Host
from cogs.kit.post import timed_out_until
from cogs.kit.poster import PostKey, WantedMessage
from cogs.tournament import pages
from cogs.tournament.pages import LOBBY
from cogs.tournament.rounds import ThreadGone, ThreadRefused, ThreadUnreached
from cogs.tournament.table import Tournaments

log = logging.getLogger(__name__)
_A_WEEK = 10_080  # minutes without a message, until Discord archives a thread


class ThreadMaker:
    """Makes threads by discord.py's calls: they are few."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def make(self, guild_id: int, channel_id: int, name: Text) -> int:
        """The private thread of a channel with that name, made unless it is there: by a process that was killed before
        it could write that down. Raises ThreadGone, ThreadRefused, ThreadUnreached.
        """
        http, me, called = self._client.http, self._client.user, say(name)
        guild = self._client.get_guild(guild_id)
        active = await self._asked(guild, partial(http.get_active_threads, guild_id))
        for thread in active["threads"]:
            is_own = me is not None and thread["owner_id"] == str(me.id)
            if is_own and thread["name"] == called and thread["parent_id"] == str(channel_id):
                return int(thread["id"])
        private = {"type": discord.ChannelType.private_thread.value, "invitable": False}
        start = partial(http.start_thread_without_message, channel_id, name=called, auto_archive_duration=_A_WEEK)
        return int((await self._asked(guild, partial(start, **private)))["id"])

    async def let_in(self, thread_id: int, members: Collection[int], others: Collection[int]) -> None:
        """Let people into a thread, and others out of it. Raises ThreadRefused, ThreadGone, ThreadUnreached."""
        http, thread = self._client.http, self._client.get_channel(thread_id)
        guild = thread.guild if isinstance(thread, discord.Thread) else None
        for user_id in sorted(others):
            await self._asked(guild, partial(http.remove_user_from_thread, thread_id, user_id), archived=thread_id)
        for user_id in sorted(members):
            await self._asked(guild, partial(http.add_user_to_thread, thread_id, user_id), archived=thread_id)

    async def _asked(
        self, guild: discord.Guild | None, call: Callable[[], Awaitable[Any]], archived: int | None = None
    ) -> Any:
        """Discord's answer to a call about a server; None if the person it names is not there. A thread that may be
        `archived` is taken out of the archive first.
        """
        try:
            return await call()
        except discord.HTTPException as error:
            match meaning(error):
                case Meaning.PASSING:
                    raise ThreadUnreached from error
                case Meaning.GONE_PERSON:
                    return None
                case Meaning.ARCHIVED if archived is not None:
                    await self._asked(guild, partial(self._client.http.edit_channel, archived, archived=False))
                    return await self._asked(guild, call)
                case Meaning.GONE_CHANNEL:
                    raise ThreadGone from error
                case Meaning.TOO_MANY_THREADS:
                    raise ThreadRefused("too-many") from error
                case Meaning.NO_ACCESS:
                    if guild is not None and timed_out_until(guild) is not None:  # that passes
                        raise ThreadUnreached from error
                    raise ThreadRefused("permissions") from error
                case _:
                    log.warning("Discord refuses a thread: %d", error.code)
                    raise ThreadRefused("refused") from error
        except BROKEN as error:
            raise ThreadUnreached from error


TOURNAMENT, STANDINGS, SEATS = "tournament", "standings", "seats"  # the kinds of message
_NUMBERED = 100  # of a message about a table: its round times this, and its number
_NEEDED = (*FOR_TOURNAMENTS, *IN_THREADS.values())


class TournamentKind(Tournaments, KindWithLobby):
    lobby = LOBBY

    def __init__(self, host: Host, contests: Contests) -> None:
        tables = host.tables
        super().__init__(host.access, contests, tables.lifecycle, tables.seating, ThreadMaker(host.client))

    async def messages(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        channel = contest.row.channel_id
        if channel is None or contest.row.kept != "all":
            return {}
        tournament = await self.of(contest)
        rest = self.rounds.rests_until(tournament)
        messages: dict[PostKey, WantedMessage] = {}
        now = tournament.round
        for table in tournament.tables_of(now) if now is not None else ():  # first: before what is played there
            if table.table_id is not None and table.channel_id is not None:
                number = table.round * _NUMBERED + table.number
                messages[SEATS, number] = WantedMessage(table.channel_id, pages.seats(tournament, table))
        shown = pages.payload(tournament, int(rest.timestamp()) if rest else None)
        messages[TOURNAMENT, 0] = WantedMessage(channel, shown)
        is_finished = contest.row.state == "finished"
        for played in range(1, tournament.played + 1 if tournament.tables else 1):
            if played < tournament.rounds or is_finished:
                messages[STANDINGS, played] = WantedMessage(channel, pages.standings(tournament, played))
        return messages

    async def check_shown(self, interaction: Interaction, contest: Contest) -> None:
        """Raises NotShown outside a tournament's channel and its threads."""
        row = contest.row
        here = interaction.channel_id, parent_of(interaction)
        if row.kind != "tournament" or row.guild_id != interaction.guild_id or row.channel_id not in here:
            raise NotShown(Message("contest-elsewhere"))

    def check_bot_can_start(self, interaction: Interaction) -> None:
        """Check that the bot can create threads here. Raises MissingPermission, or Refusal inside a thread."""
        if parent_of(interaction) is not None or interaction.channel is None:
            raise Refusal(Message("tournament-in-channel"))
        missing = missing_of(interaction.app_permissions, _NEEDED)
        if missing.items:
            channel = Quoted(str(interaction.channel))
            raise MissingPermission(Message("tournament-needs-permissions", permissions=missing, channel=channel))

    async def joined_text(self, contest: Contest, user_id: int, /) -> Message:
        return pages.joined_text(await self.of(contest), user_id)
