"""Where somebody acts: in a server that has the bot, in its direct messages, or where they have brought it along."""

from typing import Any

import discord

from bot.invitation import invitation


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """The server where somebody acts, if it has the bot. None in direct messages and groups, and in a server where the
    bot is installed to this person alone: there it answers them, and can do no more.
    """
    is_brought = interaction.is_user_integration() and not interaction.is_guild_integration()
    return None if is_brought else interaction.guild_id


def is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody acts in their direct messages with the bot, which nobody else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


def way_in(interaction: discord.Interaction[Any]) -> str:
    """The address at which the bot is added to a server."""
    return invitation(interaction.application_id)
