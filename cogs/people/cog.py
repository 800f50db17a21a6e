"""/leaderboard, /stats, /history: the results of this server (elsewhere one's own), and past matches step by step."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction, name_of, part_of, viewer_of
from cogs.kit.command_tree import server_only
from cogs.kit.command_words import choice, games, options, told
from cogs.kit.feature import Feature, Host
from cogs.kit.shared_pages import ReplayPages
from cogs.kit.slots import LISTED_COMMANDS, Listed
from cogs.people import pages
from cogs.people.controls import board_now, card_now, history_now
from cogs.people.ids import BoardPage, CardPage, HistoryPage
from cogs.people.table import People
from cogs.people.words import Period


def setup(host: Host) -> Feature:
    catalogue = host.tables.catalogue
    return Feature((People(host.access.store, catalogue),), (PeopleCommands(catalogue),))


class PeopleCommands(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        for command in (self.leaderboard, self.stats, self.history):
            app_commands.choices(game=games(catalogue))(command)

    @app_commands.command(description=told("leaderboard"))
    @server_only
    @app_commands.describe(**options("leaderboard", "game", "period"))
    @app_commands.choices(period=[choice(Message(f"choice-period-{period.value}"), period.value) for period in Period])
    async def leaderboard(self, interaction: Interaction, game: str | None = None, period: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await answer.reply(await board_now(interaction, BoardPage(Period(period or Period.ALL), game)))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description=told("stats"))
    @app_commands.describe(**options("stats", "player", "game", "versus"))
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str | None = None,
        versus: discord.User | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            person = player or interaction.user
            if versus is None:
                await answer.reply(await card_now(interaction, CardPage(person.id, game), name_of(person)))
                return
            if versus.id == person.id:
                raise Refusal(Message("refused-same-players"))
            both = (person.id, name_of(person)), (versus.id, name_of(versus))
            found = await part_of(interaction, People).versus(await viewer_of(interaction), *both, game)
            await answer.reply(pages.versus(found))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description=told("history"))
    @app_commands.describe(**options("history", "player", "game", "record"))
    async def history(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            if record is not None:
                await answer.reply(await part_of(interaction, ReplayPages).of_record(interaction, record))
                return
            which = HistoryPage(game=game, user_id=player.id if player else None)
            await answer.reply(await history_now(interaction, which, name_of(player or interaction.user)))

        await handle(interaction, work, only_shows=True)


for name in ("stats", "leaderboard", "history"):
    LISTED_COMMANDS.put(Listed(name))
