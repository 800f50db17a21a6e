"""Facts about an interaction: the person, the place, the table, their permissions, and the services."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import discord

from bot.background import Background
from bot.invitation import FOR_TABLES, IN_THREADS, permission
from bot.message import AllOf, Message, Quoted
from bot.players.worker.worker import Worker
from bot.rules.errors import Refusal
from bot.settings import Operator
from bot.table.errors import NotSeated
from bot.table.permissions import Person
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.table.tables import Tables
from bot.words.names import person_name
from bot.words.speaker import say
from cogs.kit.answers.ephemerals import Ephemerals
from cogs.kit.answers.queue import FairQueue, Keystrokes
from cogs.kit.discord_errors import BROKEN
from cogs.kit.feature import FeatureParts, P
from cogs.kit.lru_cache import LruCache
from cogs.kit.post import locale_of, timed_out_until

Interaction = discord.Interaction[Any]
_CANNOT_WRITE = Message("refused-cannot-write-there")
_REMEMBERED = 10_000
_SIGHT_LASTS = 60.0  # seconds


class MissingPermission(Refusal):
    """The bot lacks a permission in this channel."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services of commands and clicks, as `client.services`. `seen` has the latest interactions, as one can come
    twice; `sight` has Discord's latest answers about who sees a channel.
    """

    tables: Tables
    worker: Worker
    operator: Operator = field(default_factory=Operator)
    presses: Background = field(default_factory=Background)
    seen: LruCache[bool] = field(default_factory=lambda: LruCache(_REMEMBERED))
    sight: LruCache[bool] = field(default_factory=lambda: LruCache(_REMEMBERED, _SIGHT_LASTS))
    queue: FairQueue = field(default_factory=FairQueue)
    keystrokes: Keystrokes = field(default_factory=Keystrokes)
    ephemerals: Ephemerals = field(default_factory=Ephemerals)
    parts: FeatureParts = field(default_factory=FeatureParts)


class _HasServices(Protocol):
    """A Discord client with services."""

    services: Services


def services_of(interaction: Interaction) -> Services:
    """The services of the client that received the interaction."""
    return cast("_HasServices", interaction.client).services


def part_of(interaction: Interaction, kind: type[P]) -> P:
    """The part of a feature, by its class."""
    return services_of(interaction).parts.get(kind)


def server_of(interaction: Interaction) -> int | None:
    """The server of an interaction, if it has the bot: not where only this person has installed it, or the person whose
    message they pressed.
    """
    guild_id = interaction.guild_id
    if guild_id is None or interaction.is_guild_integration():
        return guild_id
    is_brought = interaction.is_user_integration() or interaction.client.get_guild(guild_id) is None
    return None if is_brought else guild_id


def is_direct(interaction: Interaction) -> bool:
    """True in the direct messages between a person and the bot."""
    return interaction.guild_id is None and not interaction.context.private_channel


def channel_of(interaction: Interaction) -> int:
    """The channel, on a server that has the bot; 0 elsewhere."""
    return interaction.channel_id or 0 if server_of(interaction) is not None else 0


async def table_here(interaction: Interaction) -> Snapshot:
    """The channel's table; outside of the bot's servers the person's. Raises NoTableHere, SeveralTables."""
    tables = services_of(interaction).tables
    if server_of(interaction) is None:
        return await tables.of_person(interaction.user.id)
    return await tables.in_channel(interaction.channel_id or 0)


async def match_here(interaction: Interaction) -> Snapshot:
    """The match of a person: at the channel's table, else their own. Raises NoTableHere, SeveralTables."""
    if server_of(interaction) is None:
        return await table_here(interaction)
    return await services_of(interaction).tables.in_channel(interaction.channel_id or 0, interaction.user.id)


def seat_of(snapshot: Snapshot, interaction: Interaction) -> SeatRow:
    """The seat of the player who clicked. Raises NotSeated."""
    seat = snapshot.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    return seat


def person_of(interaction: Interaction) -> Person:
    """The acting person, with their roles and their permissions to manage the channel and the server."""
    if server_of(interaction) is None:
        return Person(interaction.user.id, person_name(interaction.user.display_name))
    may = interaction.permissions
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else ()
    return Person(
        interaction.user.id,
        person_name(interaction.user.display_name),
        manages=may.manage_channels,
        manages_server=may.manage_guild,
        roles=frozenset(role.id for role in roles),
        server_locale=_server_locale(interaction),
    )


def _server_locale(interaction: Interaction) -> str | None:
    return None if interaction.guild_locale is None else str(interaction.guild_locale)


def known_language(interaction: Interaction) -> str:
    """The language of what only the acting person sees, as far as this process knows."""
    preferences = services_of(interaction).tables.preferences
    return preferences.known_language(interaction.user.id, str(interaction.locale))


def is_language_known(interaction: Interaction) -> bool:
    """True if `known_language` is sure to equal `language_of`, which may read the store."""
    preferences = services_of(interaction).tables.preferences
    return preferences.is_language_known(interaction.user.id, str(interaction.locale))


async def language_of(interaction: Interaction) -> str:
    """The person's language; stores it for later messages."""
    preferences = services_of(interaction).tables.preferences
    return await preferences.language(interaction.user.id, str(interaction.locale))


async def language_here(interaction: Interaction, elsewhere: int | None = None) -> str:
    """The language of public messages on this server, or on another; in a chat between people, that of the person.
    Raises NotLoaded.
    """
    if elsewhere is None and interaction.guild_id is None:
        return await language_of(interaction)
    services, guild_id, locale = services_of(interaction), interaction.guild_id or 0, _server_locale(interaction)
    if elsewhere is not None:
        guild_id, locale = elsewhere, locale_of(interaction.client, elsewhere)
    return await services.tables.servers.language(guild_id, locale)


def parent_of(interaction: Interaction) -> int | None:
    """The parent channel of a thread; None in any other channel."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def guild_of(interaction: Interaction) -> discord.Guild:
    """The server, with its roles and channels. Raises Refusal until Discord has sent them."""
    guild = interaction.guild
    if guild is None or guild.unavailable:
        raise Refusal(Message("refused-just-started"))
    return guild


def name_of(user: discord.User | discord.Member) -> str:
    """A person's display name here; they need not have a seat."""
    return person_name(user.display_name) or say(Message("name-unknown"))


async def check_may_write_in(interaction: Interaction, guild_id: int, channel_id: int) -> None:
    """Raises Refusal unless the acting person can write in that channel, MissingPermission where the bot can't."""
    client = interaction.client
    try:
        guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        member, own = [
            await guild.fetch_member(user.id) for user in (interaction.user, client.user) if user is not None
        ]
        may, own_may = channel.permissions_for(member), channel.permissions_for(own)
    except (discord.NotFound, discord.Forbidden, discord.ClientException, discord.InvalidData):
        raise Refusal(_CANNOT_WRITE) from None
    except (discord.HTTPException, *BROKEN):
        raise Refusal(Message("refused-no-discord")) from None
    can_write = may.send_messages_in_threads if isinstance(channel, discord.Thread) else may.send_messages
    if not (may.view_channel and can_write):
        raise Refusal(_CANNOT_WRITE)
    check_not_silenced(guild, channel, own_may, own)
    _check_own(own_may, channel)


def check_permissions(interaction: Interaction) -> None:
    """Raises MissingPermission if the bot lacks a permission to post here. In DMs and other servers it needs none."""
    if server_of(interaction) is None:
        return
    check_not_silenced(interaction.guild, interaction.channel, interaction.app_permissions)
    _check_own(interaction.app_permissions, interaction.channel)


def check_not_silenced(
    guild: discord.Guild | None, channel: object, permissions: discord.Permissions, own: discord.Member | None = None
) -> None:
    """Raises MissingPermission if the bot is timed out, or a thread locked: permissions do not show that."""
    if guild is not None and (until := timed_out_until(guild, own)) is not None:
        raise MissingPermission(Message("refused-timed-out", until=f"<t:{until.timestamp():.0f}:f>"))
    if isinstance(channel, discord.Thread) and guild is not None:
        thread = guild.get_thread(channel.id) or channel  # this may be older, from the press
        if thread.locked and not permissions.manage_threads:
            raise MissingPermission(Message("refused-thread-locked"))


def _check_own(permissions: discord.Permissions, channel: object) -> None:
    needed = FOR_TABLES
    if isinstance(channel, discord.Thread):
        needed = tuple(IN_THREADS.get(it, it) for it in needed)
    missing = missing_of(permissions, needed)
    if missing.items and channel:
        raise MissingPermission(Message("refused-no-permission-in", missing=missing, channel=Quoted(str(channel))))
    if missing.items:
        raise MissingPermission(Message("refused-no-permission", missing=missing))


def missing_of(permissions: discord.Permissions, needed: Iterable[str] = FOR_TABLES) -> AllOf:
    """The needed permissions that the bot lacks, as Discord calls them."""
    return AllOf(permission(name) for name in needed if not getattr(permissions, name))
