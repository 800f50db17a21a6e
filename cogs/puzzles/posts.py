"""The puzzle of the week of each server that chose a channel for it: posted once, and a day later answered there.

What is due, and what is posted, stands in the store: a restart changes nothing, and any process can do it.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import discord

from bot import clock
from bot.background import DueLoop
from bot.invitation import FOR_TABLES
from bot.rules.errors import Refusal
from bot.table.operations.servers import Channel, ChannelKind, ServerSettings, Viewer
from bot.table.quiet_hours import next_monday
from bot.table.tables import Shards, Tables
from bot.words.speaker import in_language
from cogs.kit.answers.visibility import may_read, permissions_in
from cogs.kit.discord_errors import Meaning, meaning
from cogs.kit.payload.payload import Payload
from cogs.kit.post import Post, timed_out_until
from cogs.kit.poster import PostedMessage, Poster, PostKey, PostOwner, WantedMessage
from cogs.puzzles import pages as messages
from cogs.puzzles.table import NoPuzzle, Puzzle, Puzzles, Votes, Weekly

POST = "puzzle"  # the name of the post in the settings of servers
log = logging.getLogger(__name__)
OPEN = timedelta(days=1)  # from the post to its answer
_LATE = timedelta(days=1)  # what is due for longer waits for the next week
_AGAIN = timedelta(minutes=1)  # until something is tried again; meanwhile no other process tries it
_CLOCKS_DIFFER = timedelta(hours=1)  # at most, this machine's from Discord's
_LATER = timedelta(minutes=10)  # until a server that this process does not know now is looked at again
_BATCH = 20
_NEEDED = discord.Permissions(**dict.fromkeys(FOR_TABLES, True))


class PostRefused(Refusal):
    """Discord does not let the bot post, or edit its post, in the channel that was chosen."""


class WeeklyPuzzles:
    """One loop that sleeps until the nearest server is due."""

    def __init__(
        self, client: discord.Client, post: Post, tables: Tables, puzzles: Puzzles, shards: Shards | None
    ) -> None:
        self._client = client
        self._post = post
        self._servers, self._channels = tables.servers, tables.channels
        self._poster = Poster(tables.servers, post)
        self._puzzles = puzzles
        self._store = puzzles.weekly
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
                if self._post.timed_out_until(weekly.guild_id) is not None:  # that passes
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
        """Do what was due at a server after its time was moved on. Raises PostRefused, and what calls raise."""
        now = clock.now()
        if weekly.begun_at is None:
            await self._begin(weekly, due_at, now)
        elif weekly.message_id is None:
            await self._post_again(weekly, weekly.begun_at)
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
        visible = self._public_channels(weekly.guild_id, channel, await self._channels.of_guild(weekly.guild_id))
        if visible is None:
            await self._store.change(weekly, replace(weekly, due_at=now + _LATER))
            return
        viewer = Viewer(weekly.guild_id, 0, visible)
        puzzle = await self._puzzles.next_to_post(viewer)
        if puzzle is None:
            if not await self._puzzles.has_more(viewer):  # else it is looked for again in a minute
                await self._wait_a_week(weekly)
            return
        now = clock.now()
        begun = replace(weekly, due_at=now + _AGAIN, puzzle_id=puzzle.row.id, channel_id=channel, begun_at=now)
        if await self._store.change(weekly, begun):
            await self._post_puzzle(begun, puzzle, now)

    def _public_channels(self, guild_id: int, channel_id: int, channels: tuple[Channel, ...]) -> frozenset[int] | None:
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

    async def _post_again(self, weekly: Weekly, begun_at: datetime) -> None:
        """Post what was begun, and perhaps posted, before a crash or a failure."""
        puzzle, settings = await self._puzzle(weekly), await self._servers.settings(weekly.guild_id)
        is_wished = settings.wished_channel(POST) == weekly.channel_id
        if puzzle is None or not is_wished or clock.now() - begun_at > _LATE:
            await self._wait_a_week(weekly)
            return
        if not self._can_be_found(weekly):
            await self._store.change(weekly, replace(weekly, due_at=clock.now() + _LATER))
            return
        await self._post_puzzle(weekly, puzzle, begun_at, sought_since=begun_at - _CLOCKS_DIFFER)

    def _can_be_found(self, weekly: Weekly) -> bool:
        """False if a lost post could not be found now, and would be posted twice: the server is not available, or
        the bot may not read the channel's history. Discord forgets nonces after a few minutes.
        """
        guild = self._client.get_guild(weekly.guild_id)
        if guild is None or guild.unavailable:
            return False
        channel = guild.get_channel(weekly.channel_id or 0)
        if channel is None:
            return True  # it was deleted: the post is refused
        permissions = channel.permissions_for(guild.me)
        return permissions.read_message_history or not permissions.view_channel

    async def _post_puzzle(
        self, weekly: Weekly, puzzle: Puzzle, begun_at: datetime, *, sought_since: datetime | None = None
    ) -> None:
        """Post a puzzle; a post that was made and not noted is found instead. Raises PostRefused."""
        votes, ends_at = await self._puzzles.votes(puzzle.row.id), begun_at + OPEN
        with in_language(await self._language(weekly)):
            payload = messages.of_the_week(puzzle, votes.total, ends_at)
        message_id = await self._show(weekly, payload, sought_since)
        # If a player withdrew meanwhile it is due at once, and the message is found then.
        await self._store.change(weekly, replace(weekly, message_id=message_id, due_at=ends_at))

    async def _end(self, weekly: Weekly, ends_at: datetime, now: datetime) -> None:
        """Show the answer when the day is over; before that, take down what can no longer be shown."""
        puzzle = await self._puzzle(weekly)
        if puzzle is not None and now < ends_at:
            await self._store.change(weekly, replace(weekly, due_at=ends_at))
            return
        votes = Votes({}) if puzzle is None else await self._puzzles.votes(puzzle.row.id)
        with in_language(await self._language(weekly)):
            payload = messages.end_of_the_week(puzzle, votes)
        await self._show(weekly, payload)
        await self._wait_a_week(weekly)

    async def _show(self, weekly: Weekly, payload: Payload, sought_since: datetime | None = None) -> int | None:
        """Post a puzzle, or edit its post. Returns the message's id; None if it was deleted. Raises PostRefused."""
        assert weekly.channel_id is not None and weekly.begun_at is not None  # noqa: PT018, S101 - it was begun
        shown = dict[PostKey, PostedMessage]()

        async def remember(key: PostKey, message: PostedMessage) -> None:
            shown[key] = message

        async def on_refused(error: discord.HTTPException, posted: PostedMessage | None) -> None:
            why = meaning(error)
            if why in (Meaning.GONE_CHANNEL, Meaning.NO_ACCESS):
                raise PostRefused from error
            if posted is None or why is not Meaning.GONE_MESSAGE:
                raise error

        posted = PostedMessage(weekly.channel_id, weekly.message_id) if weekly.message_id is not None else None
        key: PostKey = "week", int(weekly.begun_at.timestamp())
        known: dict[PostKey, PostedMessage] = {} if posted is None else {key: posted}
        owner = PostOwner(weekly.guild_id, f"p{weekly.puzzle_id}", known, remember, on_refused)
        if not await self._poster.keep(
            owner, {key: WantedMessage(weekly.channel_id, payload, sought_since=sought_since)}
        ):
            raise PostRefused
        return shown[key].message_id if key in shown else None

    async def _language(self, weekly: Weekly) -> str:
        return await self._servers.language(weekly.guild_id, self._post.locale_of(weekly.guild_id))

    async def _puzzle(self, weekly: Weekly) -> Puzzle | None:
        """The puzzle of a post; None where it can no longer be shown."""
        with suppress(NoPuzzle):
            return await self._puzzles.get(weekly.puzzle_id) if weekly.puzzle_id is not None else None
        return None

    async def _wait_a_week(self, weekly: Weekly) -> None:
        settings = await self._servers.settings(weekly.guild_id)
        due_at = await asyncio.to_thread(next_monday, settings.time_zone, clock.now())
        await self._store.change(weekly, Weekly(weekly.guild_id, due_at))


def _is_public(guild: discord.Guild, channel: Channel) -> bool:
    """True if everyone on the server can see a channel and its past."""
    thread = guild.get_thread(channel.id)
    is_private = channel.kind in (ChannelKind.PRIVATE_THREAD, ChannelKind.DELETED)
    if is_private or (thread is not None and thread.is_private()):
        return False
    parent = guild.get_channel(channel.parent_id or (thread.parent_id if thread is not None else channel.id))
    return parent is not None and may_read(permissions_in(parent, guild.default_role))
