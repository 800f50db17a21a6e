"""The puzzle of the week of each server that chose a channel for it: posted once, and a day later answered there.

What is due, and what is posted, stands in the store: a restart changes nothing, and any process can do it.
"""

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord

from bot import clock
from bot.background import DueLoop
from bot.invitation import FOR_TABLES
from bot.rules.errors import Refusal
from bot.table.operations.servers import Channel, ChannelKind, Servers, ServerSettings, Viewer
from bot.table.quiet_hours import next_monday
from bot.table.tables import Shards, Tables
from bot.words.speaker import in_language
from cogs.kit.discord_errors import Meaning, meaning
from cogs.kit.post import Post, timed_out_until
from cogs.puzzles import pages as messages
from cogs.puzzles.pages import PUZZLE_ANSWER
from cogs.puzzles.search import Judge
from cogs.puzzles.table import NoPuzzle, Puzzle, Puzzles, Votes, Weekly

POST = "puzzle"  # the name of the post in the settings of servers
log = logging.getLogger(__name__)
OPEN = timedelta(days=1)  # from the post to its answer
_LATE = timedelta(days=1)  # what is due for longer waits for the next week
_AGAIN = timedelta(minutes=1)  # until something is tried again; meanwhile no other process tries it
_LATER = timedelta(minutes=10)  # until a server that this process does not know now is looked at again
_BATCH = 20
_READ = 50  # messages in which an earlier try's post is looked for
_NEEDED = discord.Permissions(**dict.fromkeys(FOR_TABLES, True))


class PostRefused(Refusal):
    """Discord does not let the bot post, or edit its post, in the channel that was chosen."""


class PuzzlePosts:
    """Posts puzzles in the channels that owners have chosen, and answers them there."""

    def __init__(self, client: discord.Client, servers: Servers, post: Post) -> None:
        self._client = client
        self._servers = servers
        self._post = post

    def sees(self, guild_id: int, channel_id: int, channels: tuple[Channel, ...]) -> frozenset[int] | None:
        """Those channels that everyone can see, and the one of the post. None where the server is not known now, or
        has timed the bot out.

        Raises PostRefused where the bot cannot post there.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable or timed_out_until(guild) is not None:
            return None
        here = guild.get_channel(channel_id)
        if here is None or not here.permissions_for(guild.me) >= _NEEDED:
            raise PostRefused
        return frozenset(it.id for it in channels if it.id == channel_id or _is_public(guild, it))

    def is_timed_out(self, guild_id: int) -> bool:
        """Whether a server has timed the bot out."""
        return self._post.timed_out_until(guild_id) is not None

    async def post(self, weekly: Weekly, puzzle: Puzzle, votes: Votes, *, is_again: bool) -> int:
        """Post a puzzle; a post that was made and not noted is found instead. Raises PostRefused."""
        assert weekly.channel_id is not None and weekly.begun_at is not None  # noqa: PT018, S101 - it was begun
        try:
            if is_again and (found := await self._found(weekly.channel_id, weekly, puzzle)):
                return found
            with in_language(await self._language(weekly)):
                parts = await messages.of_the_week(puzzle, votes.total, weekly.begun_at + OPEN).parts()
            return await self._post.send(
                weekly.channel_id, parts, f"p{puzzle.row.id}.{weekly.begun_at.timestamp():.0f}"
            )
        except discord.HTTPException as error:
            raise _refused(error) from error

    async def end(self, weekly: Weekly, puzzle: Puzzle | None, votes: Votes) -> None:
        """Show the answer in a post, or take its puzzle down. Raises PostRefused."""
        assert weekly.channel_id is not None and weekly.message_id is not None  # noqa: PT018, S101 - it was posted
        with in_language(await self._language(weekly)):
            payload = messages.end_of_the_week(puzzle, votes)
        try:
            await self._post.edit(weekly.channel_id, weekly.message_id, await payload.parts())
        except discord.HTTPException as error:
            if meaning(error) is not Meaning.GONE_MESSAGE:
                raise _refused(error) from error

    async def _language(self, weekly: Weekly) -> str:
        return await self._servers.language(weekly.guild_id, self._post.locale_of(weekly.guild_id))

    async def _found(self, channel_id: int, weekly: Weekly, puzzle: Puzzle) -> int | None:
        """The post of a puzzle among the first messages since it was begun."""
        assert weekly.begun_at is not None  # noqa: S101 - it was begun
        since = discord.utils.time_snowflake(weekly.begun_at)
        told: list[dict[str, Any]] = await self._client.http.logs_from(channel_id, _READ, after=since)  # type: ignore[assignment]
        start = f":{PUZZLE_ANSWER.name}:{puzzle.row.table_id}:0:{puzzle.row.id}"
        me = str(self._client.user.id) if self._client.user is not None else ""
        mine = (message for message in told if message["author"]["id"] == me)
        return next((int(it["id"]) for it in mine if any(start in custom_id for custom_id in _custom_ids(it))), None)


def _custom_ids(message: dict[str, Any]) -> Iterator[str]:
    for row in message.get("components", ()):
        for control in row.get("components", ()):
            yield control.get("custom_id", "")


def _is_public(guild: discord.Guild, channel: Channel) -> bool:
    """Whether everyone on the server can see a channel and its past."""
    thread = guild.get_thread(channel.id)
    is_private = channel.kind in (ChannelKind.PRIVATE_THREAD, ChannelKind.DELETED)
    if is_private or (thread is not None and thread.is_private()):
        return False
    found = guild.get_channel(channel.parent_id or (thread.parent_id if thread is not None else channel.id))
    if found is None:
        return False
    may = found.permissions_for(guild.default_role)
    is_voice = isinstance(found, discord.VoiceChannel | discord.StageChannel)
    return may.view_channel and may.read_message_history and (may.connect or not is_voice)


def _refused(error: discord.HTTPException) -> Exception:
    """What a failed call means: refused for good, or to be tried again."""
    return PostRefused() if meaning(error) in (Meaning.GONE_CHANNEL, Meaning.NO_ACCESS) else error


# -- when it is due -------------------------------------------------------------------------------------------------


class WeeklyPuzzles:
    """One loop that sleeps until the nearest server is due."""

    def __init__(
        self, tables: Tables, puzzles: Puzzles, posts: PuzzlePosts, judge: Judge, shards: Shards | None
    ) -> None:
        self._servers, self._channels = tables.servers, tables.channels
        self._puzzles = puzzles
        self._store = puzzles.weekly
        self._posts = posts
        self._judge = judge
        self._shards = shards
        self._loop = DueLoop("the weekly puzzles", self._look_at_due, partial(self._store.next_due, shards), Refusal)
        self.start, self.close = self._loop.start, self._loop.close
        tables.servers.before_change(self._set_due)

    async def _look_at_due(self) -> None:
        """Look at each server that is due. Raises NotLoaded, NotSaved."""
        for weekly in await self._store.due(clock.now(), _BATCH, self._shards):
            known = weekly
            try:
                # The process that moved the time goes on; others look again at that time.
                known = replace(weekly, due_at=clock.now() + _AGAIN)
                if await self._store.change(weekly, known):
                    await self._look(known, weekly.due_at)
            except PostRefused:
                if self._posts.is_timed_out(weekly.guild_id):  # that passes
                    await self._store.change(known, replace(known, due_at=clock.now() + _LATER))
                    continue
                log.info("the weekly puzzle of server %d is refused", weekly.guild_id)
                await self._servers.note_refused(weekly.guild_id, POST)
                await self._store.change(known, None)
            except Refusal as refusal:
                log.warning("the weekly puzzle of server %d: %s", weekly.guild_id, refusal)
            except Exception:  # a call that failed, or a bug, which does not delay the others
                log.exception("the weekly puzzle of server %d failed", weekly.guild_id)

    async def _set_due(self, guild_id: int, settings: ServerSettings, changed: Collection[str]) -> None:
        """Note when the puzzle of a server with a channel is due, after it chose that or its time zone."""
        if settings.wished_channel(POST) is not None and not {f"{POST}_channel", "time_zone"}.isdisjoint(changed):
            monday = await asyncio.to_thread(next_monday, settings.time_zone, clock.now())
            await self._store.begin(guild_id, monday)

    # -- one server ----------------------------------------------------------------------------------------------

    async def _look(self, weekly: Weekly, due_at: datetime) -> None:
        """Do what was due at a server, whose time was moved on. Raises PostRefused, and what calls raise."""
        now = clock.now()
        if weekly.begun_at is None:
            await self._begin(weekly, due_at, now)
        elif weekly.message_id is None:
            await self._go_on(weekly, weekly.begun_at)
        else:
            await self._end(weekly, weekly.begun_at + OPEN, now)

    async def _begin(self, weekly: Weekly, due_at: datetime, now: datetime) -> None:
        """Choose a puzzle and post it."""
        settings = await self._servers.settings(weekly.guild_id)
        channel = settings.channel_of(POST)
        if channel is None:
            await self._store.change(weekly, None)
            return
        if quiet_until := await self._servers.quiet_until(weekly.guild_id):
            await self._store.change(weekly, replace(weekly, due_at=quiet_until))
            return
        if now - due_at > _LATE:
            await self._wait_a_week(weekly)
            return
        visible = self._posts.sees(weekly.guild_id, channel, await self._channels.of_guild(weekly.guild_id))
        if visible is None:
            await self._store.change(weekly, replace(weekly, due_at=now + _LATER))
            return
        viewer = Viewer(weekly.guild_id, 0, visible)
        puzzle = await self._puzzles.next_to_post(viewer, self._judge)
        if puzzle is None:
            if not await self._puzzles.has_more(viewer):  # else it is looked for again in a minute
                await self._wait_a_week(weekly)
            return
        now = clock.now()
        begun = replace(weekly, due_at=now + _AGAIN, puzzle_id=puzzle.row.id, channel_id=channel, begun_at=now)
        if await self._store.change(weekly, begun):
            await self._post(begun, puzzle, now, is_again=False)

    async def _go_on(self, weekly: Weekly, begun_at: datetime) -> None:
        """Post what was begun, and perhaps posted, before a crash or a failure."""
        puzzle = await self._puzzle(weekly)
        if puzzle is None or clock.now() - begun_at > _LATE:
            await self._wait_a_week(weekly)
            return
        await self._post(weekly, puzzle, begun_at, is_again=True)

    async def _post(self, weekly: Weekly, puzzle: Puzzle, begun_at: datetime, *, is_again: bool) -> None:
        votes = await self._puzzles.votes(puzzle.row.id)
        message = await self._posts.post(weekly, puzzle, votes, is_again=is_again)
        # If a player withdrew meanwhile it is due at once, and the message is found then.
        await self._store.change(weekly, replace(weekly, message_id=message, due_at=begun_at + OPEN))

    async def _end(self, weekly: Weekly, ends_at: datetime, now: datetime) -> None:
        """Show the answer when the day is over; before that, take down what can no longer be shown."""
        puzzle = await self._puzzle(weekly)
        if puzzle is not None and now < ends_at:
            await self._store.change(weekly, replace(weekly, due_at=ends_at))
            return
        votes = Votes({}) if puzzle is None else await self._puzzles.votes(puzzle.row.id)
        await self._posts.end(weekly, puzzle, votes)
        await self._wait_a_week(weekly)

    async def _puzzle(self, weekly: Weekly) -> Puzzle | None:
        """The puzzle of a post; None where it can no longer be shown."""
        with suppress(NoPuzzle):
            return await self._puzzles.get(weekly.puzzle_id) if weekly.puzzle_id is not None else None
        return None

    async def _wait_a_week(self, weekly: Weekly) -> None:
        settings = await self._servers.settings(weekly.guild_id)
        due_at = await asyncio.to_thread(next_monday, settings.time_zone, clock.now())
        await self._store.change(weekly, Weekly(weekly.guild_id, due_at))
