"""/privacy: what is stored of a person."""

from discord.ext import commands

from cogs.kit.answers.answers import Answer
from cogs.kit.commands import command
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import LISTED_COMMANDS, Listed
from cogs.privacy.controls import OwnDataPage, page_of
from cogs.privacy.table import PersonalData


def setup(host: Host) -> Feature:
    tables = host.tables
    data = PersonalData(host.access, tables.seating, tables.preferences)
    return Feature((data, OwnDataPage()), (PrivacyCommands(),))


class PrivacyCommands(commands.Cog):
    @command("privacy", only_shows=True)
    async def privacy(self, answer: Answer) -> None:
        interaction = answer.interaction
        await answer.reply(await page_of(interaction, interaction.user.id))


LISTED_COMMANDS.put(Listed("privacy"))
