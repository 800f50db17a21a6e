"""/puzzle: a moment from this server's own matches."""

from discord import app_commands
from discord.ext import commands

from cogs.commands.words import told
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction
from cogs.controls.puzzles import show_next


class Puzzle(commands.Cog):
    """The command for puzzles."""

    @app_commands.command(description=told("puzzle"))
    async def puzzle(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await show_next(answer)

        await handle(interaction, work, only_shows=True)
