"""/boneyard: what a server's owner decides."""

from discord import app_commands
from discord.ext import commands

from cogs.commands.tree import server_only
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction
from cogs.controls.pages.server import settings_page


@server_only
@app_commands.default_permissions(manage_guild=True)
class Server(commands.GroupCog, group_name="boneyard", group_description="For who may manage this server."):
    """The commands for who may manage a server. Discord shows them to nobody else, unless the server says otherwise."""

    @app_commands.command(
        description="Who opens tables here, where and how many; usual house rules; quiet hours; posts."
    )
    async def settings(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            await answer.reply(await settings_page(interaction))

        await handle(interaction, work, only_shows=True)
