"""The floor: the smallest discord.py bot that makes the three calls of a play with ready-made pictures.

Run as a process: `/domino` gives who asks a hand by direct message, and the first in a channel a table message there.
A click on a hand is acknowledged with its new picture; then the table message and the next person's hand are edited.
What the messages show is in the folder FLOOR_SAMPLE: taken from our bot's own, so that they are of the same size.
"""

import asyncio
import io
import os
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.benchmark.samples import Sample

HAND = Sample.load(Path(os.environ["FLOOR_SAMPLE"]), "hand")
TABLE = Sample.load(Path(os.environ["FLOOR_SAMPLE"]), "table")


@dataclass
class Seats:
    """The messages of the table of a channel."""

    board: discord.PartialMessage | None = None
    hands: list[discord.PartialMessage] = field(default_factory=list)


class Press(discord.ui.Button[discord.ui.View]):
    """A button of a hand: a play."""

    def __init__(self, seats: Seats, seat: int, **how: Any) -> None:
        super().__init__(**how)
        self.seats, self.seat = seats, seat

    async def callback(self, interaction: discord.Interaction) -> None:
        seats, following = self.seats, (self.seat + 1) % len(self.seats.hands)
        await interaction.response.edit_message(
            content=HAND.content, attachments=[picture(HAND)], view=view(HAND, seats, self.seat)
        )
        assert seats.board is not None
        await asyncio.gather(
            seats.board.edit(content=TABLE.content, attachments=[picture(TABLE)], view=view(TABLE)),
            seats.hands[following].edit(
                content=HAND.content, attachments=[picture(HAND)], view=view(HAND, seats, following)
            ),
        )


def picture(sample: Sample) -> discord.File:
    return discord.File(io.BytesIO(sample.picture), sample.filename, description=sample.description)


def view(sample: Sample, seats: Seats | None = None, seat: int = 0) -> discord.ui.View:
    """The controls of a message; those of a hand can be pressed."""
    made = discord.ui.View(timeout=None)
    for row, components in enumerate(sample.rows):
        for it in components:
            custom_id, disabled = it["custom_id"], it.get("disabled", False)
            if it["type"] == discord.ComponentType.button.value:
                how = {"label": it.get("label"), "custom_id": custom_id, "disabled": disabled, "row": row}
                style = discord.ButtonStyle(it["style"])
                press = Press(seats, seat, style=style, **how) if seats else discord.ui.Button(style=style, **how)
                made.add_item(press)
            else:
                made.add_item(
                    discord.ui.Select(
                        custom_id=custom_id, placeholder=it.get("placeholder"), row=row, disabled=disabled,
                        min_values=it["min_values"], max_values=it["max_values"],
                        options=[discord.SelectOption.from_dict(option) for option in it["options"]],
                    )
                )  # fmt: skip
    return made


class FloorBot(discord.Client):
    """One command, and the buttons of its messages."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(), allowed_mentions=discord.AllowedMentions.none(),
        )  # fmt: skip
        self.tree = app_commands.CommandTree(self)
        self.seats: defaultdict[int | None, Seats] = defaultdict(Seats)

        @self.tree.command(name="domino", description="A hand, and a table.")
        async def domino(interaction: discord.Interaction) -> None:
            await self.seat(interaction)

    async def seat(self, interaction: discord.Interaction) -> None:
        """Give who asks a hand."""
        seats = self.seats[interaction.channel_id]
        await interaction.response.defer(ephemeral=True)
        channel = interaction.channel
        if seats.board is None:
            assert isinstance(channel, discord.TextChannel)
            board = await channel.send(TABLE.content, file=picture(TABLE), view=view(TABLE))
            seats.board = channel.get_partial_message(board.id)
        direct = await interaction.user.create_dm()
        seat = len(seats.hands)
        hand = await direct.send(HAND.content, file=picture(HAND), view=view(HAND, seats, seat))
        seats.hands.append(direct.get_partial_message(hand.id))
        await interaction.edit_original_response(content="Seated.")

    async def setup_hook(self) -> None:
        answer = await self.http.request(Route("GET", "/gateway"))
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(answer["url"])
        await self.tree.sync()


async def until_input_ends() -> None:
    """Run; when who started us ends, so do we."""
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, open(0, "rb"))  # noqa: ASYNC230, SIM115
    async with FloorBot() as bot:
        running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        ended = asyncio.create_task(reader.read())
        await asyncio.wait((running, ended), return_when=asyncio.FIRST_COMPLETED)
        running.cancel()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_URL"]
    asyncio.run(until_input_ends())
