"""What people are told who may not open a table here: where, or by whom, it is done instead."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager

import discord

from bot.rules.errors import Refusal
from bot.rules.grammar import joined
from bot.table.errors import NotAnOpener, NotOpenedHere
from bot.words.names import clean_name
from cogs.controls.interaction import Interaction, guild_of


@contextmanager
def refusals_by_name(interaction: Interaction) -> Generator[None]:
    """Within, a refusal to open a table here, or for this person, names the channels or the roles; not in direct
    messages, where Discord does not tell them.
    """
    if interaction.guild_id is None:
        yield
        return
    try:
        yield
    except NotOpenedHere as refused:
        raise Refusal(_where(guild_of(interaction), interaction.user, refused.channels)) from refused
    except NotAnOpener as refused:
        raise Refusal(_who(guild_of(interaction), refused.roles)) from refused


def _where(guild: discord.Guild, person: discord.User | discord.Member, channels: Iterable[int]) -> str:
    """Where tables are opened instead, as far as this person sees it."""
    there = [channel for channel in map(guild.get_channel, channels) if channel is not None]
    if not there:
        return (
            "The channels in which tables were opened here have been deleted. Ask somebody who may manage this server "
            "to choose others, by /boneyard settings."
        )
    seen = [
        f"#{clean_name(channel.name)}"
        for channel in there
        if isinstance(person, discord.Member) and channel.permissions_for(person).view_channel
    ]
    if not seen:
        return "Tables are opened in channels here that you do not see. Ask somebody who may manage this server."
    return f"Tables are opened in {joined(seen)} here."


def _who(guild: discord.Guild, roles: Iterable[int]) -> str:
    """Who opens tables instead."""
    there = [f"@{clean_name(role.name)}" for role in map(guild.get_role, roles) if role is not None]
    if not there:
        return (
            "The roles whose members opened tables here have been deleted. Ask somebody who may manage this server to "
            "choose others, by /boneyard settings."
        )
    return f"Only {joined(there, 'or')} members open tables on this server."
