"""/leaderboard: this server's cumulative scores."""

from discord import app_commands
from discord.ext import commands

from cogs import texts
from cogs.answers import Answer, answered
from cogs.caller import Interaction
from cogs.payload import Payload
from cogs.services import Services

SHOWN = 15


@app_commands.guild_only()
class Standings(commands.Cog):
    """Cumulative scores, per server and game."""

    def __init__(self, services: Services) -> None:
        self._services = services
        games = [app_commands.Choice(name=game.title, value=name) for name, game in services.tables.catalogue.items()]
        app_commands.choices(game=games)(self.leaderboard)

    @app_commands.command(description="This server's cumulative scores.")
    @app_commands.describe(game="One game; all games if left out")
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await answer.tell(Payload(await self._leaderboard(interaction.guild_id or 0, game)))

        await answered(interaction, work)

    async def _leaderboard(self, guild_id: int, game: str | None) -> str:
        rows = await self._services.tables.store.leaderboard(guild_id, game, SHOWN, include_computers=False)
        title = self._services.tables.catalogue.game(game).title if game else "all games"
        if not rows:
            return f"Nobody on this server has finished a deal of {title} yet. /domino new opens a table."
        names = await self._services.tables.store.names(row.user_id for row in rows if row.user_id is not None)
        lines = [
            texts.standing_line(place, row, names.get(row.user_id or 0, "somebody"))
            for place, row in enumerate(rows, 1)
        ]
        return f"**Leaderboard**, {title}\n" + "\n".join(lines)
