"""/privacy: what is stored of a person."""

from discord import app_commands
from discord.ext import commands

from bot.table.personal_data import PersonalData
from cogs.commands.words import told
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction
from cogs.controls.pages.privacy import OwnDataPage, page_of
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import LISTED_COMMANDS, Listed


def setup(host: Host) -> Feature:
    """Build the feature."""
    tables = host.tables
    data = PersonalData(host.access, tables.seating, tables.preferences)
    return Feature((data, OwnDataPage()), (PrivacyCommands(),))


class PrivacyCommands(commands.Cog):
    """The command for a person's data."""

    @app_commands.command(description=told("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.reply(await page_of(interaction, interaction.user.id))

        await handle(interaction, work, only_shows=True)


LISTED_COMMANDS.put(Listed("privacy"))
