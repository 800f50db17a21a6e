"""/daily and /duel: the same deals for several people."""

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.table.contests.duels import LONGEST, MOST_DEALS, USUAL_DEALS, USUAL_HOURS, USUAL_LEVEL, is_offered
from bot.table.results import NOWHERE
from bot.words.speaker import say_chat
from cogs.commands import suggestions
from cogs.commands.words import choice, levels, options, told
from cogs.controls.answers import Answer, handle
from cogs.controls.contests import daily
from cogs.controls.interaction import Interaction, check_permissions, parent_of, person_of, services_of
from cogs.controls.place import is_direct, server_of
from cogs.controls.tables.opening import refusals_by_name
from cogs.messages.contests.duel import own_page
from cogs.messages.parts.payload import Payload


class Daily(commands.Cog):
    """The command for the deal of the day."""

    @app_commands.command(description=told("daily"))
    async def daily(self, interaction: Interaction) -> None:
        await handle(interaction, daily.show_today)


class Duel(commands.Cog):
    """The command that opens a duel."""

    def __init__(self, catalogue: Catalogue) -> None:
        offered = [choice(game.title, name) for name, game in catalogue.items() if is_offered(game)]
        app_commands.choices(game=offered)(self.duel)

    @app_commands.command(description=told("duel"))
    @app_commands.describe(**options("duel", "game", "preset", "deals", "level", "hours"))
    @app_commands.choices(level=levels())
    async def duel(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
        level: str = USUAL_LEVEL,
        hours: app_commands.Range[int, 1, LONGEST] = USUAL_HOURS,
    ) -> None:
        async def work(answer: Answer) -> None:
            check_permissions(interaction)
            tables, guild_id = services_of(interaction).tables, server_of(interaction)
            channel_id = interaction.channel_id if guild_id is not None else None
            with refusals_by_name(interaction):
                contest = await tables.duels.open(
                    guild_id or NOWHERE, channel_id, person_of(interaction), game,
                    preset=preset, deals=deals, level=level, hours=hours,
                    parent_id=parent_of(interaction), interaction_id=interaction.id,
                )  # fmt: skip
            if guild_id is None and not is_direct(interaction):
                await answer.reply(await own_page(tables, contest))
                return
            await answer.reply(Payload(say_chat(Message("done-duel-opened"))))

        await handle(interaction, work)

    duel.autocomplete("preset")(suggestions.presets)
