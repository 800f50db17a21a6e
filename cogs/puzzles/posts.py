"""The puzzle of the week of each server that chose a channel for it: posted once, and a day later answered there."""

from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot import clock
from bot.table.operations.servers import Viewer
from bot.table.tables import Shards, Tables
from bot.words.speaker import in_language
from cogs.kit.payload.payload import Payload
from cogs.kit.post import Post
from cogs.kit.poster import PostKey
from cogs.kit.server_posts import ServerPosts
from cogs.puzzles import pages as messages
from cogs.puzzles.table import NoPuzzle, Puzzle, Puzzles, Votes, Weekly

POST = "puzzle"  # the name of the post in the settings of servers
OPEN = timedelta(days=1)  # from the post to its answer


class WeeklyPuzzles(ServerPosts[Weekly]):
    """Posts a puzzle on each server, and shows its answer when the day is over."""

    name = POST
    log_name = "weekly puzzle"

    def __init__(
        self, client: discord.Client, post: Post, tables: Tables, puzzles: Puzzles, shards: Shards | None
    ) -> None:
        super().__init__(client, post, tables, puzzles.weekly, shards)
        self._puzzles = puzzles

    async def _choose(self, row: Weekly, viewer: Viewer) -> Weekly | None:
        puzzle = await self._puzzles.next_to_post(viewer)
        if puzzle is not None:
            return replace(row, puzzle_id=puzzle.row.id)
        if not await self._puzzles.has_more(viewer):  # else it is looked for again in a minute
            await self._wait_a_week(row)
        return None

    async def _payload(self, row: Weekly, begun_at: datetime) -> Payload | None:
        puzzle = await self._puzzle(row)
        if puzzle is None:
            return None
        votes = await self._puzzles.votes(puzzle.row.id)
        return messages.of_the_week(puzzle, votes.total, begun_at + OPEN)

    def _key(self, row: Weekly, begun_at: datetime) -> tuple[str, PostKey]:
        return f"p{row.puzzle_id}", ("week", int(begun_at.timestamp()))

    async def _note_posted(self, row: Weekly, message_id: int | None, begun_at: datetime) -> None:
        # If a player withdrew meanwhile it is due at once, and the message is found then.
        await self._store.change(row, replace(row, message_id=message_id, due_at=begun_at + OPEN))

    async def _look_again(self, row: Weekly, begun_at: datetime) -> None:
        """Show the answer when the day is over; before that, take down what can no longer be shown."""
        puzzle, ends_at = await self._puzzle(row), begun_at + OPEN
        if puzzle is not None and clock.now() < ends_at:
            await self._store.change(row, replace(row, due_at=ends_at))
            return
        votes = Votes({}) if puzzle is None else await self._puzzles.votes(puzzle.row.id)
        with in_language(await self._language(row)):
            payload = messages.end_of_the_week(puzzle, votes)
        await self._show(row, payload)
        await self._wait_a_week(row)

    def _next(self, row: Weekly, due_at: datetime) -> Weekly:
        return Weekly(row.guild_id, due_at)

    async def _puzzle(self, row: Weekly) -> Puzzle | None:
        """The puzzle of a post; None where it can no longer be shown."""
        with suppress(NoPuzzle):
            return await self._puzzles.get(row.puzzle_id) if row.puzzle_id is not None else None
        return None
