"""The command tree: what discord.py itself refuses before a command is called is answered with a sentence too."""

import logging

import discord
from discord import app_commands

from bot.rules.errors import Refusal
from cogs.controls.answers import CANNOT_ANSWER, Answer, answered
from cogs.controls.caller import Interaction


def _name_expected(record: logging.LogRecord) -> bool:
    """Suggestions that came too late are logged by discord.py, as a fault of ours; they are none, and need one line."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, discord.HTTPException) and (error.code in CANNOT_ANSWER or error.status >= 500):
        record.msg, record.args, record.exc_info = "suggestions could not be given: %s", (error,), None
        record.levelno, record.levelname = logging.INFO, "INFO"
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_name_expected)


class Tree(app_commands.CommandTree):
    """Errors of commands meet people where all errors do."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.TransformerError):
            cause = Refusal(f"“{str(cause.value)[:40]}” does not fit there. Choose one of the suggestions.")
        elif isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = Refusal("This command has just changed. Restart your Discord app and try again.")

        async def work(_: Answer) -> None:
            raise cause

        if interaction.type.name != "autocomplete":
            await answered(interaction, work)
