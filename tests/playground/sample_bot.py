"""A small bot that uses the playground's features."""

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000010802000000"
    "7b40e8dd0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


def picture(name: str = "hand.png", alt: str = "your hand") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


class Count(discord.ui.DynamicItem[discord.ui.Button], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Now {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, _item: Any, match: re.Match[str]) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if interaction.message and interaction.message.flags.components_v2:
            await interaction.response.defer()
            return
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"counted to {self.number + 1}", view=view)


class Pick(discord.ui.Select):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=tile, value=tile, emoji="🦴") for tile in ("6-4", "5-5", "0-0")]
        super().__init__(placeholder="Pick two", min_values=2, max_values=2, options=options)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"picked {', '.join(self.values)}", view=None)


class Note(discord.ui.Modal, title="A note"):
    text = discord.ui.TextInput(label="Text", custom_id="text", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"noted: {self.text.value}", ephemeral=True)


class SampleBot(commands.AutoShardedBot):
    def __init__(self) -> None:
        super().__init__(
            "!",
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.heard: list[discord.Interaction] = []
        self.completed: set[int] = set()  # discord.py listens to a menu or a form only after Discord's answer
        self.errors: list[Exception] = []
        for command in (say, whisper, think, pick, tile, read, note, late, layout, board, later):
            self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Five seconds between shards are for Discord, not for tests."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.tree.on_error = self._note_error
        await self.tree.sync()

    async def _note_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        self.completed.add(interaction.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)


@app_commands.command(description="Say something")
async def say(interaction: discord.Interaction, text: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Count(1))
    await interaction.response.send_message(" ".join([text] * times), view=view)


@app_commands.command(description="Say something to one alone")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("between us", ephemeral=True, file=picture())


@app_commands.command(description="Take one's time")
async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="first", attachments=[picture("a.png", "A")])
    await interaction.edit_original_response(content="second", attachments=[picture("b.png", "B")])
    await interaction.followup.send("and also", ephemeral=True)


@app_commands.command(description="Choose")
async def pick(interaction: discord.Interaction) -> None:
    view = discord.ui.View()
    view.add_item(Pick())
    view.add_item(discord.ui.Button(label="Off", disabled=True, emoji="🂠"))
    await interaction.response.send_message("which?", view=view)


@app_commands.command(description="A tile by name")
@app_commands.choices(side=[app_commands.Choice(name="Left end", value="left")])
async def tile(interaction: discord.Interaction, name: str, side: str = "left") -> None:
    await interaction.response.send_message(f"{name} {side}")


@app_commands.command(description="Read a file aloud")
async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
    text = (await file.read()).decode()
    await interaction.response.send_message(f"{file.filename}, {file.size} bytes, {file.ephemeral}: {text}")


@tile.autocomplete("name")
async def _tiles(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    many = 26 if current == "many" else 2
    return [app_commands.Choice(name=f"{current}-{number}", value=f"{current}-{number}") for number in range(many)]


@app_commands.command(description="Write a note")
async def note(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Note())


@app_commands.command(description="Be late")
async def late(interaction: discord.Interaction, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await interaction.response.send_message("sorry")


@app_commands.command(description="Components V2")
async def layout(interaction: discord.Interaction) -> None:
    view = discord.ui.LayoutView()
    gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="your hand"))
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(Count(5))
    aside = discord.ui.Section("beside", accessory=discord.ui.Button(label="Aside", custom_id="aside"))
    title, line = discord.ui.TextDisplay("# A hand"), discord.ui.Separator()
    view.add_item(discord.ui.Container(title, gallery, aside, line, row, accent_colour=0x63AC9C))
    await interaction.response.send_message(view=view, file=picture())


@app_commands.command(description="A board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("seen by all", file=picture("board.png", "the board"))


@app_commands.command(description="Answer later, by following up")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.followup.send("here it is", ephemeral=True)
    await interaction.followup.send("and more")
