"""/replay: a past match step by step, or that of a record somebody has kept."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.errors import Refusal
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, services_of, viewer_of
from cogs.controls.replay.pages import page_of_record, page_of_table
from cogs.messages.pages.history import suggestions
from cogs.messages.parts.arguments.pages import ReplayPlace

SUGGESTED = 25
_MOST = 100_000


class Replays(commands.Cog):
    """The command for replays."""

    @app_commands.command(description="A match step by step, with all hands open: a past one, or that of a record.")
    @app_commands.describe(match="Its number in /history; the latest if left out", record="A record, as a file")
    async def replay(
        self,
        interaction: Interaction,
        match: app_commands.Range[int, 1, _MOST] | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            if record is not None and match is not None:
                raise Refusal("Give me the number of a match, or a record: not both.")
            if record is not None:
                await answer.reply(await page_of_record(interaction, record))
                return
            table_id = await _past_match(interaction, match or 1)
            await answer.reply(await page_of_table(interaction, table_id, ReplayPlace()))

        await handle(interaction, work, only_shows=True)

    @replay.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The latest matches that this person may see."""
        tables = services_of(interaction).tables
        try:
            latest = await tables.results.past_matches(await viewer_of(interaction), limit=SUGGESTED)
        except Refusal:
            return []
        named = suggestions(tables.catalogue, latest)
        return [
            app_commands.Choice(name=name[:100], value=number)
            for number, name in enumerate(named, 1)
            if typed.lower() in name.lower()
        ]


async def _past_match(interaction: Interaction, number: int) -> int:
    """The table of a match by its number in /history. Raises Refusal."""
    results = services_of(interaction).tables.results
    found = await results.past_matches(await viewer_of(interaction), skip=number - 1, limit=1)
    if not found and number == 1:
        raise Refusal("There is no past match here that you can see. Play one, or attach a record: /replay record.")
    if not found:
        raise Refusal(f"There is no past match number {number} that you can see here. /history lists them.")
    return found[0].table.id
