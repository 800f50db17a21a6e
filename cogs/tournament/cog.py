"""/tournament: open one, take part, begin it, end it, and its standings."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.table.state.times import CLOCKS, Clock
from bot.words.speaker import say_chat
from cogs.contests.contest import ContestKind
from cogs.contests.controls import ContestControls, KindOfControls
from cogs.contests.courier import ContestCourier, KindOfPosts
from cogs.contests.table import Contests
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction, check_permissions, part_of, person_of
from cogs.kit.command_tree import server_only
from cogs.kit.command_words import choice, games, levels, options, told
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import LISTED_COMMANDS, Listed
from cogs.play import suggestions
from cogs.play.controls.lifecycle import refusals_by_name
from cogs.tournament import controls, pages
from cogs.tournament.controls import check_threads, leave_tournament, tournament_of
from cogs.tournament.movements import MOST_ROUNDS, Form
from cogs.tournament.posts import TournamentPosts
from cogs.tournament.table import MOST_DEALS, Tournaments
from cogs.tournament.threads import ThreadMaker

_FORMS: dict[str, Form] = {"individual": "individual", "pairs": "pairs"}
_CLOCKS: dict[str, Clock] = {clock: clock for clock in CLOCKS}


def setup(host: Host) -> Feature:
    """Build the feature."""
    contests, tables = host.parts.get(Contests), host.tables
    threads = ThreadMaker(host.client)
    tournaments = Tournaments(host.access, contests, tables.lifecycle, tables.seating, threads)
    posts = TournamentPosts(tournaments)
    host.parts.get(ContestCourier).deliver(ContestKind.TOURNAMENT, KindOfPosts(posts.wanted))
    own = KindOfControls(controls.check_shown)
    host.parts.get(ContestControls).answer(ContestKind.TOURNAMENT, own)
    return Feature((tournaments,), (TournamentCommands(tables.catalogue),), close=tournaments.rounds.close)


@server_only
class TournamentCommands(commands.GroupCog, group_name="tournament", group_description=told("tournament")):
    """The commands of tournaments."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        app_commands.choices(game=games(catalogue))(self.open_tournament)

    @app_commands.command(name="open", description=told("tournament-open"))
    @app_commands.describe(**options("tournament-open", "game", "preset", "form", "rounds", "deals", "clock", "level"))
    @app_commands.choices(
        form=[choice(Message(f"choice-form-{form}"), form) for form in _FORMS],
        clock=[choice(Message(f"choice-clock-{clock}"), clock) for clock in _CLOCKS],
        level=levels(),
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
                await part_of(interaction, Tournaments).open(
                    interaction.guild_id or 0, interaction.channel_id or 0, person_of(interaction), game,
                    preset=preset, form=_FORMS[form], rounds=rounds, deals=deals,
                    clock=_CLOCKS.get(clock or ""), level=level, interaction_id=interaction.id,
                )  # fmt: skip
            await answer.reply(Payload(say_chat(Message("done-tournament-opened"))))

        await handle(interaction, work)

    @app_commands.command(description=told("tournament-join"))
    @app_commands.describe(**options("tournament-join", "partner"))
    async def join(self, interaction: Interaction, partner: discord.Member | None = None) -> None:
        async def work(answer: Answer) -> None:
            tournaments, person = part_of(interaction, Tournaments), person_of(interaction)
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            chosen = partner.id if partner is not None and not partner.bot else None
            now = await tournaments.join(found.id, person, interaction.id, chosen)
            await answer.reply(pages.joined_page(now, person.user_id))

        await handle(interaction, work)

    @app_commands.command(description=told("tournament-leave"))
    async def leave(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            tournaments = part_of(interaction, Tournaments)
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            await leave_tournament(answer, found)

        await handle(interaction, work)

    @app_commands.command(description=told("tournament-start"))
    async def start(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            check_threads(interaction)
            tournaments = part_of(interaction, Tournaments)
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            await tournaments.start(found.id, person_of(interaction), interaction.id)
            await answer.reply(Payload(say_chat(Message("done-tournament-started"))))

        await handle(interaction, work)

    @app_commands.command(description=told("tournament-stop"))
    async def stop(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            tournaments = part_of(interaction, Tournaments)
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            tournaments.check_may_stop(found, person_of(interaction))
            await answer.reply(pages.stopping(found))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description=told("tournament-standings"))
    async def standings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            tournaments = part_of(interaction, Tournaments)
            found = await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)
            await answer.reply(pages.standings_page(await tournament_of(interaction, found.id)))

        await handle(interaction, work, only_shows=True)

    open_tournament.autocomplete("preset")(suggestions.presets)


LISTED_COMMANDS.put(Listed("tournament"))
