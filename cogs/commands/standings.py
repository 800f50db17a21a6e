"""/leaderboard, /stats, /history: the results of this server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.table.people import Period
from cogs.commands.tree import server_only
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, name_of, services_of, viewer_of
from cogs.messages import people as pages
from cogs.messages.pages import history
from cogs.messages.parts.arguments.pages import BoardPage, CardPage, HistoryPage


class Standings(commands.Cog):
    """The commands for results, per server and game."""

    def __init__(self, catalogue: Catalogue) -> None:
        games = [app_commands.Choice(name=game.title, value=name) for name, game in catalogue.items()]
        for command in (self.leaderboard, self.stats, self.history):
            app_commands.choices(game=games)(command)

    @app_commands.command(description="This server's best players, by rating or net wins.")
    @server_only
    @app_commands.describe(game="One game, by rating; all games if left out", period="All time if left out")
    @app_commands.choices(period=[app_commands.Choice(name=period.words, value=period.value) for period in Period])
    async def leaderboard(self, interaction: Interaction, game: str | None = None, period: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            tables, viewer = services_of(interaction).tables, await viewer_of(interaction)
            which = BoardPage(Period(period or Period.ALL), game)
            await answer.reply(await pages.leaderboard(tables.people, tables.catalogue, viewer, which))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="A player's card on this server; or two players against each other.")
    @server_only
    @app_commands.describe(
        player="Whose; your own if left out",
        game="One game, with roles and rating; all games if left out",
        versus="Their matches against this player",
    )
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str | None = None,
        versus: discord.User | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            tables, person = services_of(interaction).tables, player or interaction.user
            viewer, name = await viewer_of(interaction), name_of(person)
            if versus is None:
                which = CardPage(person.id, game)
                shown = await pages.card(tables.people, tables.catalogue, viewer, which, name)
            elif versus.id == person.id:
                raise Refusal("Choose two different players: /stats versus: somebody you have played against.")
            else:
                both = (person.id, name), (versus.id, name_of(versus))
                shown = await pages.versus(tables.people, viewer, *both, game)
            await answer.reply(shown)

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="This server's past matches, newest first.")
    @server_only
    @app_commands.describe(player="Only those somebody sat at", game="One game; all games if left out")
    async def history(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        async def work(answer: Answer) -> None:
            tables, viewer = services_of(interaction).tables, await viewer_of(interaction)
            which = HistoryPage(game=game, user_id=player.id if player else None)
            name = name_of(player or interaction.user)
            await answer.reply(await history.page_of(tables.results, tables.catalogue, viewer, which, name))

        await handle(interaction, work, only_shows=True)
