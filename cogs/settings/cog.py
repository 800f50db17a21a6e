"""/settings: how a person likes to play; /domino setup: what a server's owner decides."""

from discord.ext import commands

from bot.message import Message
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import services_of
from cogs.kit.commands import command, server_only
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import button
from cogs.kit.slots import LISTED_COMMANDS, MORE, SAMPLES, Listed
from cogs.settings import pages
from cogs.settings.controls import settings_page
from cogs.settings.ids import STYLE


def setup(_: Host) -> Feature:
    set_up = command("domino-setup", only_shows=True)(_set_up)
    return Feature(commands=(SettingsCommands(),), in_domino=(server_only(set_up),))


class SettingsCommands(commands.Cog):
    @command("settings", only_shows=True)
    async def settings(self, answer: Answer) -> None:
        interaction = answer.interaction
        likes = await services_of(interaction).tables.preferences.of_person(interaction.user.id)
        await answer.reply(pages.page(likes))


async def _set_up(answer: Answer) -> None:
    await answer.reply(await settings_page(answer.interaction))


LISTED_COMMANDS.put(Listed("settings"))
LISTED_COMMANDS.put(Listed("domino-setup", for_managers=True))


MORE.put(lambda _: button(STYLE, Message("button-settings"), 0))
SAMPLES.put(pages.samples, rank=1)
