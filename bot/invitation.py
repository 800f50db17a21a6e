"""The link that adds the bot to a server, with the permissions it needs there and no other."""

import discord

from bot.message import Message

FOR_TABLES = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = {"send_messages": "send_messages_in_threads"}  # what takes the place of a permission in a thread
FOR_TOURNAMENTS = ("create_private_threads",)
PERMISSIONS = (*FOR_TABLES, *IN_THREADS.values(), *FOR_TOURNAMENTS)
SCOPES = ("bot", "applications.commands")
TO_SERVER, TO_PERSON = "0", "1"  # the kinds of installation, as Discord numbers them


def permission(name: str) -> Message:
    """A permission, as Discord calls it."""
    return Message(f"permission-{name.replace('_', '-')}")


def invitation(application_id: int) -> str:
    """The address at which an application is added to a server, or to oneself: there one is asked which."""
    permissions = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=SCOPES)
