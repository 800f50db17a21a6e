"""/puzzle: a moment from this server's own matches."""

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction
from cogs.kit.command_words import told
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import LISTED_COMMANDS, PERSONAL_SWITCHES, POSTS, Listed
from cogs.puzzles.controls import judge_of, show_next
from cogs.puzzles.posts import POST, WeeklyPuzzles
from cogs.puzzles.table import Puzzles


def setup(host: Host) -> Feature:
    puzzles, tables = Puzzles(host.access), host.tables
    weekly = WeeklyPuzzles(host.client, host.post, tables, puzzles, judge_of(host.worker), host.shards)

    async def resume() -> None:
        weekly.start()

    return Feature((puzzles,), (PuzzleCommands(),), resume=resume, close=weekly.close)


class PuzzleCommands(commands.Cog):
    @app_commands.command(description=told("puzzle"))
    async def puzzle(self, interaction: Interaction) -> None:
        await handle(interaction, show_next, only_shows=True)


LISTED_COMMANDS.put(Listed("puzzle"))
PERSONAL_SWITCHES.put(("puzzles", Message("settings-puzzles")))
POSTS.put((POST, Message("server-post-puzzle")))
