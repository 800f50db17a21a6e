"""/privacy: what is stored of a person."""

from discord import app_commands
from discord.ext import commands

from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction
from cogs.kit.command_words import told
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import LISTED_COMMANDS, Listed
from cogs.privacy.controls import OwnDataPage, page_of
from cogs.privacy.table import PersonalData


def setup(host: Host) -> Feature:
    tables = host.tables
    data = PersonalData(host.access, tables.seating, tables.preferences)
    return Feature((data, OwnDataPage()), (PrivacyCommands(),))


class PrivacyCommands(commands.Cog):
    @app_commands.command(description=told("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.reply(await page_of(interaction, interaction.user.id))

        await handle(interaction, work, only_shows=True)


LISTED_COMMANDS.put(Listed("privacy"))
