"""/domino: open a table, sit down, leave, start, stop, and the house rules."""

from discord import app_commands
from discord.ext import commands

from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions
from bot.table.errors import NoTableHere
from bot.table.permissions import check_host, check_may_stop, ends_when_left
from cogs.commands.moves import MOST_SUGGESTIONS
from cogs.commands.tree import server_only
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, check_permissions, parent_of, person_of, services_of, table_here
from cogs.controls.play.requests import table_or_question
from cogs.controls.tables.house_rules import rules_page
from cogs.controls.tables.opening import refusals_by_name
from cogs.controls.tables.seating import ask_to_leave
from cogs.controls.visibility import channel_here
from cogs.messages import lobby
from cogs.messages.pages import help_pages
from cogs.messages.pages.levels import MEANINGS
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.play import Request, Shown
from cogs.messages.parts.payload import Payload


class Domino(commands.GroupCog, group_name="domino", group_description="Open and run a domino table in this channel."):
    """The commands that run a table."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        games = [app_commands.Choice(name=game.offered, value=name) for name, game in catalogue.items()]
        for command in (self.new, self.rules):
            app_commands.choices(game=games)(command)

    @server_only
    @app_commands.command(description="Open a table in this channel.")
    @app_commands.describe(
        game="Which game",
        preset="A named set of house rules",
        players="How many seats",
        target="The score at which the match ends",
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        players: app_commands.Range[int, 2, 6] | None = None,
        target: app_commands.Range[int, 1, 1000] | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            check_permissions(interaction)
            host, channel, guild = person_of(interaction), interaction.channel_id or 0, interaction.guild_id or 0
            with refusals_by_name(interaction):
                await services_of(interaction).tables.lifecycle.open(
                    guild, channel, host, game,
                    preset=preset, players=players, target=target,
                    parent_id=parent_of(interaction), interaction_id=interaction.id,
                    channel=channel_here(interaction),
                )  # fmt: skip
            await answer.reply(Payload("Your table is open. Seat people or computers, then start."))

        await handle(interaction, work)

    @server_only
    @app_commands.command(description="Sit down at this channel's table, or take your seat back.")
    async def join(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            now = await services_of(interaction).tables.join(table.id, person_of(interaction), interaction.id)
            seat = now.seat_of(interaction.user.id)
            await answer.reply(Payload(lobby.joined_text(now, seat, is_back=table.row.state == "playing")))

        await handle(interaction, work)

    @app_commands.command(description="Leave your table: a computer takes your seat. Or leave your own duel or daily.")
    async def leave(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_or_question(answer, Request(Shown.LEAVING))
            if table is None:
                return
            person = person_of(interaction)
            if ends_when_left(table, person):
                await ask_to_leave(answer, table)
                return
            outcome = await services_of(interaction).tables.seating.leave(table.id, person, interaction.id)
            await answer.reply(Payload(lobby.left_text(outcome.snapshot)))

        await handle(interaction, work)

    @server_only
    @app_commands.command(description="Seat a computer player.")
    @app_commands.describe(level="How well it plays; as the others at the table if left out")
    @app_commands.choices(
        level=[app_commands.Choice(name=f"{name}: {meaning}", value=name) for name, meaning in MEANINGS.items()]
    )
    async def computer(self, interaction: Interaction, level: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            seating = services_of(interaction).tables.seating
            await seating.seat_computer(table.id, person_of(interaction), level, interaction.id)
            await answer.reply(Payload("A computer player sits down."))

        await handle(interaction, work)

    @server_only
    @app_commands.command(description="Begin the match with those who are seated.")
    async def start(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            check_permissions(interaction)
            table = await table_here(interaction)
            if lobby.has_empty_seats(table) and table.row.state == "lobby":
                check_host(table, person_of(interaction), "start the match")
                await answer.reply(lobby.empty_seats(table))
                return
            lifecycle = services_of(interaction).tables.lifecycle
            outcome = await lifecycle.start(table.id, person_of(interaction), interaction.id)
            await answer.reply(Payload(lobby.started_text(outcome.snapshot, interaction.id)))

        await handle(interaction, work)

    @server_only
    @app_commands.command(description="End this channel's table: for its host, and for who may manage the channel.")
    async def stop(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            check_may_stop(table, person_of(interaction))
            await answer.reply(lobby.confirm("Stop this table for everybody?", ids.STOP, "Stop", table.id))

        await handle(interaction, work, only_shows=True)

    @server_only
    @app_commands.command(description="How to play: the game of this channel's table, or any other.")
    @app_commands.describe(
        game="A game to read about; the one being played here if left out",
        preset="A named set of house rules; the usual one if left out",
        players="How many play",
    )
    async def rules(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: str | None = None,
        players: app_commands.Range[int, 2, 6] | None = None,
    ) -> None:
        async def work(answer: Answer) -> None:
            catalogue = services_of(interaction).tables.catalogue
            if game is not None:
                reference = help_pages.reference_to(catalogue, game, preset, players)
                await answer.reply(help_pages.of_game(catalogue, reference))
            elif preset is not None or players is not None:
                raise BadOptions("Choose the game too: a preset and a number of players belong to one.")
            else:
                try:
                    page = help_pages.of_table(await table_here(interaction))
                except NoTableHere:
                    page = help_pages.games(catalogue)
                await answer.reply(page)

        await handle(interaction, work, only_shows=True)

    @server_only
    @app_commands.command(description="See, and as host change, the house rules of this channel's table.")
    async def settings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.reply(await rules_page(interaction, await table_here(interaction)))

        await handle(interaction, work, only_shows=True)

    @new.autocomplete("preset")
    @rules.autocomplete("preset")
    async def _presets(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return matching_presets(interaction, current)


def matching_presets(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The presets of the game that is chosen in a command, as far as they match what is typed."""
    game = services_of(interaction).tables.catalogue.get(str(interaction.namespace.game))
    presets = game.presets if game else ()
    matching = [preset for preset in presets if current.lower() in f"{preset.name} {preset.title}".lower()]
    return [
        app_commands.Choice(name=f"{preset.title}: {preset.sentence}"[:100], value=preset.name)
        for preset in matching[:MOST_SUGGESTIONS]
    ]
