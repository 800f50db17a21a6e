"""Refusals to open a table, which name the channels or the roles that can."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager

import discord

from bot.message import AllOf, AnyOf, Message
from bot.rules.errors import Refusal
from bot.table.errors import NotAnOpener, NotOpenedHere
from bot.words.names import clean_name
from cogs.kit.answers.interaction import Interaction, guild_of
from cogs.kit.answers.place import server_of
from cogs.kit.payload.plain import escaped


@contextmanager
def refusals_by_name(interaction: Interaction) -> Generator[None]:
    """Within, a refusal to open a table names the channels or the roles that can. Outside of the bot's servers it does
    not: Discord does not tell them there.
    """
    if server_of(interaction) is None:
        yield
        return
    try:
        yield
    except NotOpenedHere as refused:
        raise Refusal(_where(guild_of(interaction), interaction.user, refused.channels)) from refused
    except NotAnOpener as refused:
        raise Refusal(_who(guild_of(interaction), refused.roles)) from refused


def _where(guild: discord.Guild, person: discord.User | discord.Member, channels: Iterable[int]) -> Message:
    """The channels for tables, as far as this person sees them."""
    there = [channel for channel in map(guild.get_channel, channels) if channel is not None]
    if not there:
        return Message("opening-channels-deleted")
    seen = [
        f"#{_plain(channel.name)}"
        for channel in there
        if isinstance(person, discord.Member) and channel.permissions_for(person).view_channel
    ]
    return Message("opening-channels", channels=AllOf(seen)) if seen else Message("opening-channels-unseen")


def _who(guild: discord.Guild, roles: Iterable[int]) -> Message:
    """The roles that open tables."""
    there = [f"@{_plain(role.name)}" for role in map(guild.get_role, roles) if role is not None]
    return Message("opening-roles", roles=AnyOf(there)) if there else Message("opening-roles-deleted")


def _plain(name: str) -> str:
    """The name of a channel or a role, escaped for a message."""
    return escaped(clean_name(name))
