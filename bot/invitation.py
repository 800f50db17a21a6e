"""The link that adds the bot to a server, with exactly the permissions it needs."""

import discord

from bot.message import Message

FOR_TABLES = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = {"send_messages": "send_messages_in_threads"}  # the permission that replaces another in threads
FOR_TOURNAMENTS = ("create_private_threads",)
PERMISSIONS = (*FOR_TABLES, *IN_THREADS.values(), *FOR_TOURNAMENTS)
SCOPES = ("bot", "applications.commands")
TO_SERVER, TO_PERSON = "0", "1"  # Discord's numbers for the kinds of installation


def permission(name: str) -> Message:
    """Discord's name of a permission."""
    return Message(f"permission-{name.replace('_', '-')}")


def invitation(application_id: int) -> str:
    """The address where a person adds the application to a server or to their own account."""
    permissions = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=SCOPES)
