"""The channels that a person can see now: only those who see a channel learn what happened there.

Past matches are shown only of channels whose history a person can read. discord.py knows the channels and their
permissions, an interaction the person's roles. Discord is asked about archived threads and who is in private ones, and
its answer remembered for a minute (`Services.sight`).
"""

import logging
from collections.abc import Iterable
from functools import cache
from typing import Any

import discord

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.errors import NoTable
from bot.table.operations.servers import NOWHERE, Channel, ChannelKind, Viewer
from cogs.kit.answers.interaction import Interaction, server_of, services_of

log = logging.getLogger(__name__)
MOST_ASKED = 10  # questions to Discord for one interaction; what is not known then is hidden
_KINDS = {
    discord.ChannelType.public_thread: ChannelKind.THREAD,
    discord.ChannelType.news_thread: ChannelKind.THREAD,
    discord.ChannelType.private_thread: ChannelKind.PRIVATE_THREAD,
}
_THREADS = {kind.value: known for kind, known in _KINDS.items()}
_Key = tuple[int, int]  # a channel, and the person it was asked for, or 0


class NotShown(Refusal):
    """A control belongs to a table that the person who used it may not see here."""


def channel_here(interaction: Interaction) -> Channel:
    """The channel of an interaction, with its kind."""
    here = interaction.channel
    if isinstance(here, discord.Thread):
        return _known(here)
    return Channel(interaction.channel_id or 0, ChannelKind.CHANNEL)


async def viewer_of(interaction: Interaction) -> Viewer:
    """The acting person as a viewer of the results of the server; outside of one, of their own."""
    guild_id = server_of(interaction)
    if guild_id is None:
        return Viewer(NOWHERE, interaction.user.id)
    channels = await services_of(interaction).tables.channels.of_guild(guild_id)
    sight = _Sight(interaction)
    visible = frozenset([channel.id for channel in reversed(channels) if await sight.sees(channel)])
    hidden = frozenset(channel.id for channel in channels) - visible
    return Viewer(guild_id, interaction.user.id, visible, hidden)


async def first_seen(interaction: Interaction, guild_id: int, channel_ids: Iterable[int]) -> int | None:
    """The first of these channels of a server that the acting person sees; None where they see none."""
    channels, sight, hidden = services_of(interaction).tables.channels, _Sight(interaction), set[int]()
    for channel_id in channel_ids:
        channel = None if channel_id in hidden else await channels.get(guild_id, channel_id)
        if channel is not None and await sight.sees(channel):
            return channel_id
        hidden.add(channel_id)
    return None


async def check_bound(interaction: Interaction, table_id: int) -> None:
    """Raises NotShown if a person cannot have got a control here: its table is on another server; or they never sat
    there, and do not see its channel or are in direct messages. A deleted table passes.
    """
    tables, here = services_of(interaction).tables, server_of(interaction)
    try:
        place = await tables.place_of(table_id)
    except NoTable:
        return
    if place is None:
        if not await tables.has_sat(table_id, interaction.user.id):
            raise NotShown(Message("refused-private-match"))
        return
    guild_id, channel_id = place
    if here is not None and here != guild_id:
        raise NotShown(Message("refused-other-server"))
    if here is not None and channel_id == interaction.channel_id:
        return
    if await tables.has_sat(table_id, interaction.user.id):
        return
    if here is None:
        raise NotShown(Message("refused-not-at-table"))
    channel = await tables.channels.get(guild_id, channel_id)
    if channel is None or not await _Sight(interaction).sees(channel):
        raise NotShown(Message("refused-hidden-channel"))


class _Sight:
    """The channels of a server that the person of an interaction sees, asking Discord at most MOST_ASKED times."""

    def __init__(self, interaction: Interaction) -> None:
        self._here = interaction
        self._tables, self._memory = services_of(interaction).tables, services_of(interaction).sight
        self._left = MOST_ASKED
        self._permissions_in = cache(self._permissions)  # many threads are of one channel

    async def sees(self, channel: Channel) -> bool:
        """True if it is certain that they can see a channel and its history."""
        if channel.id == self._here.channel_id:
            return may_read(self._here.permissions)  # Discord says it itself
        known = await self._identified(channel)
        permissions = self._permissions_in(known.id if known.parent_id is None else known.parent_id)
        if known.kind in (ChannelKind.UNKNOWN, ChannelKind.DELETED) or not may_read(permissions):
            return False
        return (
            known.kind is not ChannelKind.PRIVATE_THREAD
            or permissions.manage_threads
            or await self._is_in_thread(channel.id)
        )

    def _permissions(self, channel_id: int) -> discord.Permissions:
        """Their permissions in a channel; none in a deleted one."""
        channel = self._here.guild.get_channel(channel_id) if self._here.guild is not None else None
        if channel is None or not isinstance(self._here.user, discord.Member):
            return discord.Permissions.none()
        return permissions_in(channel, self._here.user)

    async def _identified(self, channel: Channel) -> Channel:
        """A channel as discord.py or the store knows it; else Discord is asked, once."""
        found = self._here.guild.get_channel_or_thread(channel.id) if self._here.guild is not None else None
        if isinstance(found, discord.Thread):
            return _known(found)
        if found is not None:
            return Channel(channel.id, ChannelKind.CHANNEL)
        if channel.kind is not ChannelKind.UNKNOWN or not self._may_ask((channel.id, 0)):
            return channel
        try:
            answer: Any = await self._here.client.http.get_channel(channel.id)
        except discord.NotFound:
            known = Channel(channel.id, ChannelKind.DELETED)
        except discord.HTTPException as error:
            log.info("what channel %d is could not be asked: %s", channel.id, error)
            return channel
        else:
            if answer["type"] not in _THREADS:  # a channel of which discord.py should know
                return channel
            known = Channel(channel.id, _THREADS[answer["type"]], int(answer["parent_id"]))
        await self._tables.channels.learn(known)
        return known

    async def _is_in_thread(self, thread_id: int) -> bool:
        """True if Discord says that they are in a private thread; False if it does not answer."""
        key = thread_id, self._here.user.id
        if not self._may_ask(key):
            return bool(self._memory.get(key))
        try:
            await self._here.client.http.get_thread_member(*key)
        except discord.HTTPException as error:
            log.info("who is in thread %d: %s", thread_id, error)
            return False
        self._memory.put(key, value=True)
        return True

    def _may_ask(self, key: _Key) -> bool:
        """True if Discord can be asked now. Records False until it has answered."""
        if not self._left or self._memory.get(key) is not None:
            return False
        self._left -= 1
        self._memory.put(key, value=False)
        return True


def permissions_in(channel: discord.abc.GuildChannel, holder: discord.Member | discord.Role) -> discord.Permissions:
    """The permissions of a member or role in a channel; none in a voice channel that they can't connect to."""
    permissions = channel.permissions_for(holder)
    is_voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return permissions if permissions.connect or not is_voice else discord.Permissions.none()


def may_read(permissions: discord.Permissions) -> bool:
    """True if they let people see a channel and its history."""
    return permissions.view_channel and permissions.read_message_history


def _known(thread: discord.Thread) -> Channel:
    return Channel(thread.id, _KINDS.get(thread.type, ChannelKind.PRIVATE_THREAD), thread.parent_id)
