"""Weekly posts in the servers that chose a channel for them.

The store knows the posts that are due and those that were made, so any process can go on after a restart.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import ClassVar, Generic, TypeVar

import discord

from bot import clock
from bot.background import DueLoop
from bot.invitation import FOR_TABLES
from bot.rules.errors import Refusal
from bot.table.operations.servers import (
    Channel,
    ChannelKind,
    ServerPost,
    ServerPostStore,
    ServerSettings,
    Viewer,
)
from bot.table.quiet_hours import next_monday
from bot.table.tables import Shards, Tables
from bot.words.speaker import in_language
from cogs.kit.answers.visibility import may_read, permissions_in
from cogs.kit.discord_errors import Meaning, meaning
from cogs.kit.payload.payload import Payload
from cogs.kit.post import Post, timed_out_until
from cogs.kit.poster import PostedMessage, Poster, PostKey, PostOwner, WantedMessage

log = logging.getLogger(__name__)
AGAIN = timedelta(minutes=1)  # until something is tried again; meanwhile no other process tries it
_LATE = timedelta(days=1)  # what is due for longer waits for the next week
_CLOCKS_DIFFER = timedelta(hours=1)  # at most, this machine's from Discord's
LATER = timedelta(minutes=10)  # until a server that this process does not know now is looked at again
_BATCH = 20
_NEEDED = discord.Permissions(**dict.fromkeys(FOR_TABLES, True))
R = TypeVar("R", bound=ServerPost)


class PostRefused(Refusal):
    """Discord does not let the bot post, or edit its post, in the channel that was chosen."""


class PostWaits(PostRefused):
    """The bot cannot post now, or cannot look for a post that it has perhaps made."""


class ServerPosts(ABC, Generic[R]):
    """One loop that sleeps until the nearest server is due. A post is made on Monday noon, or when the server's quiet
    hours are over.
    """

    name: ClassVar[str]  # of the post in the settings of servers
    log_name: ClassVar[str]

    def __init__(
        self, client: discord.Client, post: Post, tables: Tables, store: ServerPostStore[R], shards: Shards | None
    ) -> None:
        self._client = client
        self._post = post
        self._servers, self._channels = tables.servers, tables.channels
        self._poster = Poster(tables.servers, post)
        self._store = store
        self._shards = shards
        self._loop = DueLoop(f"the {self.log_name}s", self._look_at_due, partial(store.next_due, shards), Refusal)
        self.start, self.close = self._loop.start, self._loop.close
        tables.servers.before_change(self._set_due)

    # -- what is posted ----------------------------------------------------------------------------------------------

    @abstractmethod
    async def _choose(self, row: R, viewer: Viewer) -> R | None:
        """The row with what is to be posted now, from what this viewer can see: the channels that everyone sees, and
        the one of the post. None for nothing, after the row was changed or left to be looked at in a minute.
        """

    @abstractmethod
    async def _payload(self, row: R, begun_at: datetime) -> Payload | None:
        """The message of a row that was begun; None where it can no longer be made."""

    @abstractmethod
    def _key(self, row: R, begun_at: datetime) -> tuple[str, PostKey]:
        """The beginning of the nonce of a post, and its key: the same for every try."""

    @abstractmethod
    async def _note_posted(self, row: R, message_id: int | None, begun_at: datetime) -> None:
        """Store that a row's message was posted."""

    async def _look_again(self, row: R, begun_at: datetime) -> None:
        """Do what is due after a post was made."""
        await self._wait_a_week(row)

    def _next(self, row: R, due_at: datetime) -> R:
        """The row of a server while it waits for a moment: nothing is begun."""
        return replace(row, due_at=due_at, channel_id=None, begun_at=None, message_id=None)

    # -- every server that is due -------------------------------------------------------------------------------------

    async def _look_at_due(self) -> None:
        """Look at each server that is due. Raises NotLoaded, NotSaved."""
        for row in await self._store.due(clock.now(), _BATCH, self._shards):
            known = row
            try:
                # The process that moved the time goes on; others look again at that time.
                known = replace(row, due_at=clock.now() + AGAIN)
                if await self._store.change(row, known):
                    await self._look(known, row.due_at)
            except PostRefused as refused:
                if isinstance(refused, PostWaits) or self._post.timed_out_until(row.guild_id) is not None:
                    await self._store.change(known, replace(known, due_at=clock.now() + LATER))
                    continue
                log.info("the %s of server %d is refused", self.log_name, row.guild_id)
                await self._servers.note_refused(row.guild_id, self.name)
                await self._store.change(known, None)
            except Refusal as refusal:
                log.warning("the %s of server %d: %s", self.log_name, row.guild_id, refusal)
            except Exception:  # a call that failed, or a bug, which does not delay the others
                log.exception("the %s of server %d failed", self.log_name, row.guild_id)

    async def _set_due(self, guild_id: int, settings: ServerSettings, changed: Collection[str]) -> None:
        """Note when the post of a server with a channel is due, after it chose that or its time zone."""
        if settings.wished_channel(self.name) is None or {f"{self.name}_channel", "time_zone"}.isdisjoint(changed):
            return
        await self._store.begin(guild_id, await asyncio.to_thread(next_monday, settings.time_zone, clock.now()))

    # -- one server ---------------------------------------------------------------------------------------------------

    async def _look(self, row: R, due_at: datetime) -> None:
        """Do what was due at a server after its time was moved on. Raises PostRefused, and what calls raise."""
        if row.begun_at is None:
            await self._begin(row, due_at, clock.now())
        elif row.message_id is None:
            await self._post_again(row, row.begun_at)
        else:
            await self._look_again(row, row.begun_at)

    async def _begin(self, row: R, due_at: datetime, now: datetime) -> None:
        """Choose what to post, and post it."""
        settings = await self._servers.settings(row.guild_id)
        channel = settings.channel_of(self.name)
        if channel is None:
            await self._store.change(row, None)
            return
        if now - due_at > _LATE:
            await self._wait_a_week(row)
            return
        if quiet_until := await self._servers.quiet_until(row.guild_id):
            await self._store.change(row, replace(row, due_at=quiet_until))
            return
        visible = self._public_channels(row.guild_id, channel, await self._channels.of_guild(row.guild_id))
        if visible is None:
            await self._store.change(row, replace(row, due_at=now + LATER))
            return
        chosen = await self._choose(row, Viewer(row.guild_id, 0, visible))
        if chosen is None:
            return
        now = clock.now()
        begun = replace(chosen, due_at=now + AGAIN, channel_id=channel, begun_at=now, message_id=None)
        if await self._store.change(row, begun):
            await self._post_row(begun, now)

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

    async def _post_again(self, row: R, begun_at: datetime) -> None:
        """Post what was begun, and perhaps posted, before a crash or a failure."""
        settings = await self._servers.settings(row.guild_id)
        if settings.wished_channel(self.name) != row.channel_id or clock.now() - begun_at > _LATE:
            await self._wait_a_week(row)
            return
        await self._post_row(row, begun_at, sought_since=begun_at - _CLOCKS_DIFFER)

    async def _post_row(self, row: R, begun_at: datetime, *, sought_since: datetime | None = None) -> None:
        """Post what was begun; a post that was made and not noted is found instead. Raises PostRefused."""
        with in_language(await self._language(row)):
            payload = await self._payload(row, begun_at)
        if payload is None:
            await self._wait_a_week(row)
            return
        await self._note_posted(row, await self._show(row, payload, sought_since), begun_at)

    async def _show(self, row: R, payload: Payload, sought_since: datetime | None = None) -> int | None:
        """Post a message, or edit the post. Returns the message's id; None if it was deleted. Raises PostRefused."""
        assert row.channel_id is not None and row.begun_at is not None  # noqa: PT018, S101 - it was begun
        shown = dict[PostKey, PostedMessage]()

        async def remember(key: PostKey, message: PostedMessage) -> None:
            shown[key] = message

        async def on_refused(error: discord.HTTPException, posted: PostedMessage | None) -> None:
            why = meaning(error)
            if why in (Meaning.GONE_CHANNEL, Meaning.NO_ACCESS):
                raise PostRefused from error
            if posted is None or why is not Meaning.GONE_MESSAGE:
                raise error

        nonce, key = self._key(row, row.begun_at)
        known: dict[PostKey, PostedMessage] = {}
        if row.message_id is not None:
            known[key] = PostedMessage(row.channel_id, row.message_id)
        owner = PostOwner(row.guild_id, nonce, known, remember, on_refused)
        if not await self._poster.keep(owner, {key: WantedMessage(row.channel_id, payload, sought_since=sought_since)}):
            raise PostWaits
        return shown[key].message_id if key in shown else None

    async def _language(self, row: R) -> str:
        return await self._servers.language(row.guild_id, self._post.locale_of(row.guild_id))

    async def _wait_a_week(self, row: R) -> None:
        settings = await self._servers.settings(row.guild_id)
        due_at = await asyncio.to_thread(next_monday, settings.time_zone, clock.now())
        await self._store.change(row, self._next(row, due_at))


def _is_public(guild: discord.Guild, channel: Channel) -> bool:
    """True if everyone on the server can see a channel and its past."""
    thread = guild.get_thread(channel.id)
    is_private = channel.kind in (ChannelKind.PRIVATE_THREAD, ChannelKind.DELETED)
    if is_private or (thread is not None and thread.is_private()):
        return False
    parent = guild.get_channel(channel.parent_id or (thread.parent_id if thread is not None else channel.id))
    return parent is not None and may_read(permissions_in(parent, guild.default_role))
