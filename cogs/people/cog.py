"""/leaderboard, /stats, /history: the results of this server (elsewhere one's own), and past matches step by step."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import name_of, part_of, viewer_of
from cogs.kit.commands import choice, command, games, server_only
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
        for offering in (self.leaderboard, self.stats, self.history):
            app_commands.choices(game=games(catalogue))(offering)

    @command("leaderboard", only_shows=True)
    @server_only
    @app_commands.choices(period=[choice(Message(f"choice-period-{period.value}"), period.value) for period in Period])
    async def leaderboard(self, answer: Answer, game: str | None = None, period: str | None = None) -> None:
        await answer.reply(await board_now(answer.interaction, BoardPage(Period(period or Period.ALL), game)))

    @command("stats", only_shows=True)
    async def stats(
        self,
        answer: Answer,
        player: discord.User | None = None,
        game: str | None = None,
        versus: discord.User | None = None,
    ) -> None:
        interaction = answer.interaction
        person = player or interaction.user
        if versus is None:
            await answer.reply(await card_now(interaction, CardPage(person.id, game), name_of(person)))
            return
        if versus.id == person.id:
            raise Refusal(Message("refused-same-players"))
        both = (person.id, name_of(person)), (versus.id, name_of(versus))
        found = await part_of(interaction, People).versus(await viewer_of(interaction), *both, game)
        await answer.reply(pages.versus(found))

    @command("history", only_shows=True)
    async def history(
        self,
        answer: Answer,
        player: discord.User | None = None,
        game: str | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        interaction = answer.interaction
        if record is not None:
            await answer.reply(await part_of(interaction, ReplayPages).of_record(interaction, record))
            return
        which = HistoryPage(game=game, user_id=player.id if player else None)
        await answer.reply(await history_now(interaction, which, name_of(player or interaction.user)))


for name in ("stats", "leaderboard", "history"):
    LISTED_COMMANDS.put(Listed(name))
