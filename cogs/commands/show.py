"""/hand, /help, /settings, /privacy: what is shown to the caller alone."""

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions
from bot.table.errors import NoTableHere, NotSeated, SeveralTables
from cogs.commands import suggestions
from cogs.commands.words import games, options, told
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, person_of, services_of, table_here
from cogs.controls.play import private
from cogs.controls.play.requests import table_or_question
from cogs.messages.pages import help_pages, privacy_page, style_page
from cogs.messages.parts.arguments.play import TableRequest, WhatToShow
from cogs.messages.parts.page import Page


class Show(commands.Cog):
    """The commands that show something."""

    def __init__(self, catalogue: Catalogue) -> None:
        app_commands.choices(game=games(catalogue))(self.help)
        self.help.autocomplete("preset")(suggestions.presets)

    @app_commands.command(description=told("hand"))
    async def hand(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_or_question(answer, TableRequest(WhatToShow.HAND))
            if snapshot is None:
                return
            seat = snapshot.seat_of(interaction.user.id)
            if seat is None:
                raise NotSeated
            await private.show_own_hand(answer, snapshot, seat)

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description=told("help"))
    @app_commands.describe(**options("help", "game", "preset", "players"))
    async def help(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: str | None = None,
        players: app_commands.Range[int, 2, 6] | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            await answer.reply(await _help(interaction, game, preset, players))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description=told("settings"))
    async def settings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            likes = await services_of(interaction).tables.preferences.of_person(interaction.user.id)
            await answer.reply(style_page.page(likes))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description=told("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            services, user_id = services_of(interaction), interaction.user.id
            summary = await services.tables.personal_data.summary(user_id)
            await answer.reply(privacy_page.page(summary, user_id, services.operator))

        await handle(interaction, work, only_shows=True)


async def _help(interaction: Interaction, game: str | None, preset: str | None, players: int | None) -> Page:
    """How to play a game; without one that of the table, from where it stands, else what there is."""
    services = services_of(interaction)
    catalogue = services.tables.catalogue
    if game is not None:
        return help_pages.of_game(catalogue, help_pages.reference_to(catalogue, game, preset, players))
    if preset is not None or players is not None:
        raise BadOptions(Message("refused-preset-without-game"))
    try:
        return help_pages.of_table(await table_here(interaction))
    except (NoTableHere, SeveralTables):
        manages = person_of(interaction).manages_server
        return help_pages.contents(catalogue, services.operator, manages_server=manages)
