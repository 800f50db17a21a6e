"""/settings: how a person likes to play; /domino setup: what a server's owner decides."""

from typing import cast

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
from cogs.kit.payload.payload import Component
from cogs.kit.slots import LISTED_COMMANDS, MORE, SAMPLES, Listed
from cogs.settings import controls, server_controls
from cogs.settings import pages as style_page
from cogs.settings.ids import STYLE
from cogs.settings.server_controls import settings_page

CONTROLS = controls, server_controls  # their handlers enter themselves


def setup(_: Host) -> Feature:
    """Build the feature."""
    return Feature(commands=(SettingsCommands(),), in_domino=(cast("Subcommand", setup_server),))


class SettingsCommands(commands.Cog):
    """The command for a person's settings."""

    @app_commands.command(description=told("settings"))
    async def settings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            likes = await services_of(interaction).tables.preferences.of_person(interaction.user.id)
            await answer.reply(style_page.page(likes))

        await handle(interaction, work, only_shows=True)


@server_only
@app_commands.command(name="setup", description=told("domino-setup"))
async def setup_server(interaction: Interaction) -> None:
    """The page of the server's settings."""

    async def work(answer: Answer) -> None:
        await answer.reply(await settings_page(interaction))

    await handle(interaction, work, only_shows=True)


LISTED_COMMANDS.put(Listed("settings"))
LISTED_COMMANDS.put(Listed("domino-setup", for_managers=True))


def settings_button(_: int) -> Component:
    """The button to one's own settings."""
    return button(STYLE, Message("button-settings"), 0)


MORE.put(settings_button)
SAMPLES.put(style_page.samples, rank=1)
