"""The command tree: what discord.py itself refuses before a command is called is answered with a sentence too."""

from discord import app_commands

from bot.rules.errors import Refusal
from cogs.answers import Answer, answered
from cogs.caller import Interaction


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
