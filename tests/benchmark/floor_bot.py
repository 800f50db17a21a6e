"""The floor: the smallest discord.py bot that answers a click with a ready-made picture. Run as a process."""

import io
import os
import re
from typing import Any, Self

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image


def ready_made() -> bytes:
    """A flat palette PNG of the size of our pictures."""
    out = io.BytesIO()
    Image.new("P", (1100, 700)).save(out, "png", compress_level=6)
    return out.getvalue()


PNG = ready_made()


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=re.compile("floor")):
    """A button that answers with the picture, on its own message."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        picture = discord.File(io.BytesIO(PNG), "floor.png")
        await interaction.response.edit_message(content="floor", attachments=[picture], view=_view())


def _view() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Press(discord.ui.Button(label="Press", custom_id="floor")))
    return view


class FloorBot(discord.Client):
    """One command, one button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="floor", description="A button.")
        async def floor(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("floor", view=_view())

    async def setup_hook(self) -> None:
        answer = await self.http.request(Route("GET", "/gateway"))
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(answer["url"])
        self.add_dynamic_items(Press)
        await self.tree.sync()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_URL"]
    FloorBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
