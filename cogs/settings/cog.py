"""/settings: how a person likes to play; /domino setup: what a server's owner decides."""

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction, services_of
from cogs.kit.command_tree import server_only
from cogs.kit.command_words import told
from cogs.kit.feature import Feature, Host, Subcommand
from cogs.kit.payload.buttons import button
from cogs.kit.slots import LISTED_COMMANDS, MORE, SAMPLES, Listed
from cogs.settings import pages
from cogs.settings.controls import settings_page
from cogs.settings.ids import STYLE


def setup(_: Host) -> Feature:
    set_up = Subcommand(name="setup", description=told("domino-setup"), callback=_set_up)
    return Feature(commands=(SettingsCommands(),), in_domino=(server_only(set_up),))


class SettingsCommands(commands.Cog):
    @app_commands.command(description=told("settings"))
    async def settings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            likes = await services_of(interaction).tables.preferences.of_person(interaction.user.id)
            await answer.reply(pages.page(likes))

        await handle(interaction, work, only_shows=True)


async def _set_up(interaction: Interaction) -> None:
    async def work(answer: Answer) -> None:
        await answer.reply(await settings_page(interaction))

    await handle(interaction, work, only_shows=True)


LISTED_COMMANDS.put(Listed("settings"))
LISTED_COMMANDS.put(Listed("domino-setup", for_managers=True))


MORE.put(lambda _: button(STYLE, Message("button-settings"), 0))
SAMPLES.put(pages.samples, rank=1)
