"""/domino: open a table, sit down, leave, start, stop, and the house rules."""

from discord import app_commands
from discord.ext import commands

from bot.players.computer import LEVELS
from bot.table.permissions import check_host
from cogs.commands.typed_moves import MOST_CHOICES
from cogs.controls.answers import Answer, answered
from cogs.controls.caller import Interaction, person_of
from cogs.controls.permissions import check_permissions
from cogs.controls.services import Services, table_here
from cogs.messages import help_pages, house_rules, texts
from cogs.messages import table_messages as messages
from cogs.messages.payload import Payload


@app_commands.guild_only()
class Domino(commands.GroupCog, group_name="domino", group_description="Open and run a domino table in this channel."):
    """The commands that run a table."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        games = [app_commands.Choice(name=game.offered, value=name) for name, game in services.tables.catalogue.items()]
        for name in ("new", "rules"):
            app_commands.choices(game=games)(self.app_command.get_command(name))  # type: ignore[arg-type]

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
            await self._services.tables.lifecycle.open(
                guild, channel, host, game, preset=preset, players=players, target=target, interaction_id=interaction.id
            )
            await answer.tell(Payload("Your table is open. Seat people or computers, then start."))

        await answered(interaction, work)

    @new.autocomplete("preset")
    async def _presets(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = self._services.tables.catalogue.get(str(interaction.namespace.game))
        presets = game.presets if game else ()
        fitting = [one for one in presets if current.lower() in f"{one.name} {one.title}".lower()]
        return [
            app_commands.Choice(name=f"{one.title}: {one.sentence}"[:100], value=one.name)
            for one in fitting[:MOST_CHOICES]
        ]

    @app_commands.command(description="Sit down at this channel's table, or take your seat back.")
    async def join(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            outcome = await self._services.tables.seating.join(table.id, person_of(interaction), interaction.id)
            seat = outcome.snapshot.seat_of(interaction.user.id)
            await answer.tell(Payload(f"You have seat {seat.seat + 1 if seat else '?'}."))

        await answered(interaction, work)

    @app_commands.command(description="Leave this channel's table; in a match a computer player takes your seat.")
    async def leave(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            outcome = await self._services.tables.seating.leave(table.id, person_of(interaction), interaction.id)
            await answer.tell(Payload(texts.left_text(outcome.snapshot)))

        await answered(interaction, work)

    @app_commands.command(description="Seat a computer player.")
    @app_commands.describe(level="How well it plays")
    @app_commands.choices(level=[app_commands.Choice(name=name, value=name) for name in LEVELS])
    async def computer(self, interaction: Interaction, level: str = "normal") -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            await self._services.tables.seating.seat_computer(table.id, person_of(interaction), level, interaction.id)
            await answer.tell(Payload("A computer player sits down."))

        await answered(interaction, work)

    @app_commands.command(description="Begin the match with those who are seated.")
    async def start(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            check_permissions(interaction)
            table = await table_here(interaction)
            await self._services.tables.lifecycle.start(table.id, person_of(interaction), interaction.id)
            await answer.tell(Payload("The match begins. Your hand comes by direct message, and by **My hand** here."))

        await answered(interaction, work)

    @app_commands.command(description="End this channel's table: for its host, and for who may manage the channel.")
    async def stop(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(interaction)
            check_host(table, person_of(interaction), "stop this table")
            await answer.tell(messages.confirm("Stop this table for everybody?", "stop", "Stop", table.id))

        await answered(interaction, work)

    @app_commands.command(description="How to play: the game of this channel's table, or any other.")
    @app_commands.describe(game="A game to read about; the one being played here if left out")
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            if game is not None:
                await answer.tell(help_pages.of_game(self._services.tables.catalogue, game))
            else:
                await answer.tell(help_pages.of_table(await table_here(interaction)))

        await answered(interaction, work)

    @app_commands.command(description="See, and as host change, the house rules of this channel's table.")
    async def settings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.tell(house_rules.page(await table_here(interaction), person_of(interaction)))

        await answered(interaction, work)
