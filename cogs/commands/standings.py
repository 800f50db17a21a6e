"""/leaderboard, /stats, /history: the results of this server."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.rules.grammar import counted
from bot.table.results import Rating, Standing, Viewer
from bot.table.tables import Tables
from cogs.commands.tree import server_only
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, name_of, services_of, viewer_of
from cogs.messages import texts
from cogs.messages.pages import history, stats
from cogs.messages.parts.arguments.pages import HistoryPage
from cogs.messages.parts.payload import Payload

SHOWN = 10


class Standings(commands.Cog):
    """The commands for results, per server and game."""

    def __init__(self, catalogue: Catalogue) -> None:
        games = [app_commands.Choice(name=game.title, value=name) for name, game in catalogue.items()]
        for command in (self.leaderboard, self.stats, self.history):
            app_commands.choices(game=games)(command)

    @app_commands.command(description="This server's cumulative scores.")
    @server_only
    @app_commands.describe(game="One game, with ratings; all games if left out")
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            tables, viewer = services_of(interaction).tables, await viewer_of(interaction)
            await answer.reply(Payload(await _leaderboard(tables, viewer, game)))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="A player's record on this server: matches, points, rating, form.")
    @server_only
    @app_commands.describe(player="Whose; your own if left out", game="One game; all games if left out")
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        async def work(answer: Answer) -> None:
            tables, person = services_of(interaction).tables, player or interaction.user
            viewer, name = await viewer_of(interaction), name_of(person)
            await answer.reply(await stats.of_person(tables.results, tables.catalogue, viewer, person.id, name, game))

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


async def _leaderboard(tables: Tables, viewer: Viewer, game: str | None) -> str:
    found = await tables.results.leaderboard(viewer, game, limit=SHOWN, levels=LEVELS)
    title = tables.catalogue.game(game).title if game else "all games"
    if not found.standings:
        of = f" of {title}" if game else ""
        return f"Nobody has finished a deal{of} in a channel that you can see yet. /domino new opens a table."
    return board(title, found.standings, found.names, found.computers)


def board(title: str, rows: Sequence[Standing], names: Mapping[int, str], computers: Mapping[str, Rating]) -> str:
    """The leaderboard: sorted by matches won, with the rating, the better estimate of strength, beside.

    `computers` are the ratings of the computer players, by level.
    """
    lines = [f"**Leaderboard**, {title}"]
    for place, row in enumerate(rows, 1):
        rating = f", rating {stats.rating_of(row)}" if row.rating or row.is_rating_hidden else ""
        lines.append(_line(place, row, names.get(row.user_id or 0, "somebody")) + rating)
    if computers:
        rated = (f"{level} {rating.shown}" for level, rating in computers.items())
        lines.append(f"-# Ratings of the computer players: {', '.join(rated)}")
    if any(row.is_rating_hidden for row in rows):
        lines.append(stats.WHY_HIDDEN)
    return "\n".join(lines)


def _line(place: int, row: Standing, name: str) -> str:
    """One player's line on the leaderboard."""
    wins = f"{row.wins} won" + (f" and {row.shared_wins} shared" if row.shared_wins else "")
    return f"{place}. {texts.plain(name)}: {wins} of {counted(row.matches, 'match')}, {stats.deals(row)}"
