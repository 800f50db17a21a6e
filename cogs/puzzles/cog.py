"""/puzzle: a moment from this server's own matches."""

from discord.ext import commands

from bot.message import Message
from cogs.kit.answers.answers import Answer
from cogs.kit.commands import command
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
    @command("puzzle", only_shows=True)
    async def puzzle(self, answer: Answer) -> None:
        await show_next(answer)


LISTED_COMMANDS.put(Listed("puzzle"))
PERSONAL_SWITCHES.put(("puzzles", Message("settings-puzzles")))
POSTS.put((POST, Message("server-post-puzzle")))
