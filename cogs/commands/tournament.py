"""/tournament: open one, take part, begin it, end it, and its standings."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.table.contests.movements import MOST_ROUNDS, Form
from bot.table.contests.tournaments import MOST_DEALS
from bot.table.state.turn_times import Clock
from cogs.commands.domino import matching_presets
from cogs.commands.tree import server_only
from cogs.controls.answers import Answer, handle
from cogs.controls.contests.tournament import check_threads, leave_tournament, tournament_of
from cogs.controls.interaction import Interaction, check_permissions, person_of, services_of
from cogs.controls.tables.opening import refusals_by_name
from cogs.messages.contests import tournament as pages
from cogs.messages.pages.levels import MEANINGS
from cogs.messages.parts.payload import Payload

_CLOCKS = {"quick": "a minute a turn", "evening": "five minutes a turn", "post": "a day a turn"}


@server_only
class TournamentCog(
    commands.GroupCog, group_name="tournament", group_description="Rounds in which every table plays the same deals."
):
    """The commands of tournaments."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        games = [app_commands.Choice(name=game.offered, value=name) for name, game in catalogue.items()]
        app_commands.choices(game=games)(self.open_tournament)

    @app_commands.command(name="open", description="Open a tournament in this channel.")
    @app_commands.describe(
        game="Which game",
        preset="A named set of house rules",
        form="Everybody for themselves (if left out), or two pairs at a table",
        rounds="How many rounds; 3 if left out",
        deals="How many deals a round; 3 if left out",
        clock="How long a turn may take; as new tables here if left out",
        level="How well the computers play that fill empty seats; normal if left out",
    )
    @app_commands.choices(
        form=[
            app_commands.Choice(name="individual: with others in each round", value="individual"),
            app_commands.Choice(name="pairs: with the same partner throughout", value="pairs"),
        ],
        clock=[app_commands.Choice(name=f"{name}: {meaning}", value=name) for name, meaning in _CLOCKS.items()],
        level=[app_commands.Choice(name=f"{name}: {MEANINGS[name]}", value=name) for name in LEVELS],
    )
    async def open_tournament(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        form: str = "individual",
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 3,
        deals: app_commands.Range[int, 1, MOST_DEALS] = 3,
        clock: str | None = None,
        level: str = "normal",
    ) -> None:
        async def work(answer: Answer) -> None:
            check_permissions(interaction)
            check_threads(interaction)
            with refusals_by_name(interaction):
                await services_of(interaction).tables.tournaments.open(
                    interaction.guild_id or 0, interaction.channel_id or 0, person_of(interaction), game,
                    preset=preset, form=_FORMS[form], rounds=rounds, deals=deals,
                    clock=_CLOCKS_BY_NAME.get(clock or ""), level=level, interaction_id=interaction.id,
                )  # fmt: skip
            await answer.reply(Payload("Your tournament is open. Join it yourself, wait for others, then start."))

        await handle(interaction, work)

    @app_commands.command(description="Take part in this channel's tournament; in pairs with a partner if you like.")
    @app_commands.describe(partner="In pairs: with whom; they agree by joining too")
    async def join(self, interaction: Interaction, partner: discord.Member | None = None) -> None:
        async def work(answer: Answer) -> None:
            tournaments, person = services_of(interaction).tables.tournaments, person_of(interaction)
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            chosen = partner.id if partner is not None and not partner.bot else None
            now = await tournaments.join(found.id, person, interaction.id, chosen)
            await answer.reply(pages.joined_page(now, person.user_id))

        await handle(interaction, work)

    @app_commands.command(description="Leave this channel's tournament; once it has begun a computer plays on for you.")
    async def leave(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            tournaments = services_of(interaction).tables.tournaments
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            await leave_tournament(answer, found)

        await handle(interaction, work)

    @app_commands.command(description="Begin this channel's tournament: for its host, and who may manage the channel.")
    async def start(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            check_threads(interaction)
            tournaments = services_of(interaction).tables.tournaments
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            await tournaments.start(found.id, person_of(interaction), interaction.id)
            await answer.reply(Payload("It begins: each table gets its thread now."))

        await handle(interaction, work)

    @app_commands.command(description="End this channel's tournament: for its host, and who may manage the channel.")
    async def stop(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            tournaments = services_of(interaction).tables.tournaments
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            tournaments.check_may_stop(found, person_of(interaction))
            await answer.reply(pages.stopping(found))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="The standings of this channel's tournament so far.")
    async def standings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            tournaments = services_of(interaction).tables.tournaments
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            await answer.reply(pages.standings_page(await tournament_of(interaction, found.id)))

        await handle(interaction, work, only_shows=True)

    @open_tournament.autocomplete("preset")
    async def _presets(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return matching_presets(interaction, current)


_FORMS: dict[str, Form] = {"individual": "individual", "pairs": "pairs"}
_CLOCKS_BY_NAME: dict[str, Clock] = {"quick": "quick", "evening": "evening", "post": "post"}
