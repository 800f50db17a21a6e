"""What the bot needs in a channel before a table opens there: permissions, named where one is missing."""

import discord

from bot.rules.errors import Refusal
from bot.rules.grammar import joined
from cogs.controls.caller import Interaction

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


class MissingPermission(Refusal):
    """The bot lacks a permission in this channel."""


def check_permissions(interaction: Interaction) -> None:
    """Raises MissingPermission, which names what is missing and where."""
    permissions = interaction.app_permissions
    needed = dict(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed["send_messages_in_threads"] = "Send Messages in Threads"
        del needed["send_messages"]
    missing = [name for attribute, name in needed.items() if not getattr(permissions, attribute)]
    if missing:
        where = f"#{interaction.channel}" if interaction.channel else "this channel"
        raise MissingPermission(
            f"I need {joined(missing)} in {where}. Ask somebody who manages this server to allow it."
        )
