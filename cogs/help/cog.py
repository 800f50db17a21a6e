"""/help: how to play, at the table or any game, and all commands."""

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions
from bot.table.errors import NoTableHere, SeveralTables
from cogs.help import controls, lesson_pages, pages
from cogs.help.ids import HOW
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import Interaction, person_of, services_of, table_here
from cogs.kit.bounds import Name
from cogs.kit.commands import command, games
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import button
from cogs.kit.payload.page import Page
from cogs.kit.slots import HOW_TO_PLAY, SAMPLES
from cogs.play import suggestions
from cogs.play.controls.choosing import kind_typed

CONTROLS = controls  # its handlers enter themselves


def setup(host: Host) -> Feature:
    return Feature(commands=(HelpCommands(host.tables.catalogue),))


class HelpCommands(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        app_commands.choices(game=games(catalogue))(self.help)
        self.help.autocomplete("preset")(suggestions.presets)

    @command("help", only_shows=True)
    async def help(
        self,
        answer: Answer,
        game: str | None = None,
        preset: Name | None = None,
        players: app_commands.Range[int, 2, 6] | None = None,
    ) -> None:
        await answer.reply(await _help(answer.interaction, game, preset, players))


async def _help(interaction: Interaction, game: str | None, preset: str | None, players: int | None) -> Page:
    """How to play a game; without one that of the table, from where it stands, else what there is."""
    services = services_of(interaction)
    catalogue = services.tables.catalogue
    if preset is not None:
        kind = await kind_typed(interaction, game, preset)
        game, preset = kind.game.name, kind.preset.name
    if game is not None:
        return pages.of_game(catalogue, pages.reference_to(catalogue, game, preset, players))
    if players is not None:
        raise BadOptions(Message("refused-preset-without-game"))
    try:
        return pages.of_table(await table_here(interaction))
    except (NoTableHere, SeveralTables):
        manages = person_of(interaction).manages_server
        return pages.contents(catalogue, services.operator, manages_server=manages)


HOW_TO_PLAY.put(partial(button, HOW, Message("button-how")))
SAMPLES.put(pages.samples)
SAMPLES.put(lesson_pages.samples, rank=3)
