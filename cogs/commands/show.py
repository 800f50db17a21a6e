"""/hand, /table, /scores, /hint and the like: what is shown to the caller alone."""

from discord import app_commands
from discord.ext import commands

from bot.table.errors import NoTableHere, NotSeated, SeveralTables
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, check_permissions, person_of, services_of, table_here
from cogs.controls.play import hints, private
from cogs.controls.play.requests import table_or_question
from cogs.messages import table_messages as messages
from cogs.messages.pages import help_pages, privacy_page, style_page
from cogs.messages.parts.arguments.play import Request, Shown
from cogs.messages.parts.payload import Payload


class Show(commands.Cog):
    """The commands that show something again."""

    @app_commands.command(description="Your hand, for your eyes only.")
    async def hand(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_or_question(answer, Request(Shown.HAND))
            if snapshot is None:
                return
            seat = snapshot.seat_of(interaction.user.id)
            if seat is None:
                raise NotSeated
            await private.show_own_hand(answer, snapshot, seat)

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="The table again, at the bottom of its channel.")
    async def table(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_or_question(answer, Request(Shown.TABLE))
            if snapshot is None:
                return
            if interaction.guild_id is None or snapshot.public is None or snapshot.row.solo:
                await answer.reply(messages.table_again(snapshot))
                return
            check_permissions(interaction)  # else nothing could be posted
            await services_of(interaction).courier.repost(snapshot)
            await answer.reply(Payload("Here is the table."))

        await handle(interaction, work)

    @app_commands.command(description="How to play: the game you are playing, from where it stands, or what there is.")
    async def help(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            try:
                snapshot = await table_here(interaction)
            except (NoTableHere, SeveralTables):
                services, manages = services_of(interaction), person_of(interaction).manages_server
                catalogue, operator = services.tables.catalogue, services.operator
                await answer.reply(help_pages.contents(catalogue, operator, manages_server=manages))
            else:
                await answer.reply(help_pages.of_table(snapshot))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="Your best two moves and why, for you alone; where the table plays with hints.")
    async def hint(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_or_question(answer, Request(Shown.HINT))
            if snapshot is not None:
                await hints.advise(answer, snapshot.id)

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="The scores of this match.")
    async def scores(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            snapshot = await table_or_question(answer, Request(Shown.SCORES))
            if snapshot is not None:
                await answer.reply(messages.scores(snapshot))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="How you like to play: your pictures, pings, forced plays.")
    async def style(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            likes = await services_of(interaction).tables.preferences.of_person(interaction.user.id)
            await answer.reply(style_page.page(likes))

        await handle(interaction, work, only_shows=True)

    @app_commands.command(description="What is kept of you: read it, take it with you, delete it.")
    async def privacy(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            services, user_id = services_of(interaction), interaction.user.id
            summary = await services.tables.personal_data.summary(user_id)
            await answer.reply(privacy_page.page(summary, user_id, services.operator))

        await handle(interaction, work, only_shows=True)
