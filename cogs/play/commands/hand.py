"""/hand: the caller's hand, to them alone."""

from discord import app_commands
from discord.ext import commands

from bot.table.errors import NotSeated
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction
from cogs.kit.commands.words import told
from cogs.kit.controls.play_arguments import TableRequest, WhatToShow
from cogs.play.controls import private
from cogs.play.controls.requests import table_or_question


class Hand(commands.Cog):
    """The command that shows a hand."""

    @app_commands.command(description=told("hand"))
    async def hand(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_or_question(answer, TableRequest(WhatToShow.HAND))
            if snapshot is None:
                return
            seat = snapshot.seat_of(interaction.user.id)
            if seat is None:
                raise NotSeated
            await private.show_own_hand(answer, snapshot, seat)

        await handle(interaction, work, only_shows=True)
