"""/hand, /table, /scores: the caller's own copies."""

from discord import app_commands
from discord.ext import commands

from bot.table.errors import NotSeated
from cogs.controls.answers import Answer, answered
from cogs.controls.caller import Interaction
from cogs.controls.permissions import check_permissions
from cogs.controls.services import Services
from cogs.controls.table_meant import table_meant
from cogs.messages import table_messages as messages
from cogs.messages.payload import Payload


class Show(commands.Cog):
    """What can be looked at again."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description="Your hand, for your eyes only.")
    async def hand(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_meant(answer, "hand")
            if snapshot is None:
                return
            seat = snapshot.seat_of(interaction.user.id)
            if seat is None:
                raise NotSeated
            await answer.tell(messages.hand(snapshot, seat))

        await answered(interaction, work)

    @app_commands.command(description="The table again, at the bottom of its channel.")
    async def table(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_meant(answer, "table")
            if snapshot is None:
                return
            if interaction.guild_id is None or snapshot.public is None:
                await answer.tell(messages.table_again(snapshot))
                return
            check_permissions(interaction)  # else nothing could be posted
            await self._services.courier.move_down(snapshot)
            await answer.tell(Payload("Here is the table."))

        await answered(interaction, work)

    @app_commands.command(description="The scores of this match.")
    async def scores(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_meant(answer, "scores")
            if snapshot is not None:
                await answer.tell(messages.scores(snapshot))

        await answered(interaction, work)

    @app_commands.command(description="How your own hand is drawn, at every table.")
    @app_commands.describe(
        large="Large print: fewer tiles in a row", contrast="High contrast", numerals="Numerals instead of pips"
    )
    async def style(
        self, interaction: Interaction, large: bool = False, contrast: bool = False, numerals: bool = False
    ) -> None:
        async def work(answer: Answer) -> None:
            words = [
                word for word, wanted in (("large", large), ("contrast", contrast), ("numerals", numerals)) if wanted
            ]
            await self._services.tables.preferences.set_style(interaction.user.id, " ".join(words))
            now = "large print" if large else "print as usual"
            await answer.tell(
                Payload(
                    f"Your hand is drawn in {now}, {'high' if contrast else 'usual'} contrast, "
                    f"with {'numerals' if numerals else 'pips'}."
                )
            )

        await answered(interaction, work)
