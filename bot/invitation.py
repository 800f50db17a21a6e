"""The link that adds the bot to a server, with the permissions it needs there and no other."""

import discord

FOR_TABLES = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = {"send_messages": "send_messages_in_threads"}  # what takes the place of a permission in a thread
FOR_TOURNAMENTS = ("create_private_threads",)
PERMISSIONS = (*FOR_TABLES, *IN_THREADS.values(), *FOR_TOURNAMENTS)


def invitation(application_id: int) -> str:
    """The address at which an application is added to a server, or to oneself."""
    permissions = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=("bot", "applications.commands"))
