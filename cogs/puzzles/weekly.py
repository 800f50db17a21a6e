"""The puzzle of the week of each server whose owner has chosen a channel: posted once, and a day later answered there.

What is due, and what is posted, stands in the store: a restart changes nothing, and any process may do it.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Protocol

from bot.background import DueLoop
from bot.rules.errors import Refusal
from bot.store.scores.viewers import Viewer
from bot.store.servers import Channel, ServerSettings, Shards
from bot.table.access import TableAccess
from bot.table.quiet_hours import next_monday
from bot.table.tables import Tables
from cogs.puzzles.rows import Votes, Weekly
from cogs.puzzles.search import Judge
from cogs.puzzles.store import WeeklyPuzzleStore
from cogs.puzzles.table import NoPuzzle, Puzzle, Puzzles

POST = "puzzle"  # the name of the post in the settings of servers
log = logging.getLogger(__name__)
OPEN = timedelta(days=1)  # after its post everybody sees the answer
_LATE = timedelta(days=1)  # what is due for longer waits for the next week
_AGAIN = timedelta(minutes=1)  # until something is tried again; meanwhile no other process tries it
_LATER = timedelta(minutes=10)  # until a server that this process does not know now is looked at again
_BATCH = 20


class PostRefused(Refusal):
    """Discord does not let the bot post, or edit its post, in the channel that was chosen."""


class Poster(Protocol):
    """Posts on Discord. What fails for a time raises anything but PostRefused, and is tried again."""

    def sees(self, guild_id: int, channel_id: int, channels: tuple[Channel, ...]) -> frozenset[int] | None:
        """Which of the channels in which tables were opened everybody may see who sees this one. None where nothing is
        known of the server at the moment. Raises PostRefused.
        """
        ...

    async def post(self, weekly: Weekly, puzzle: Puzzle, votes: Votes, *, is_again: bool) -> int:
        """Post a puzzle; it may have been, if `is_again`. Returns the id of the message. Raises PostRefused."""
        ...

    async def end(self, weekly: Weekly, puzzle: Puzzle | None, votes: Votes) -> None:
        """Show the answer in a post, or (None) take the puzzle down; the message may be gone. Raises PostRefused."""
        ...


class WeeklyPuzzles:
    """One loop that sleeps until the nearest server is due."""

    def __init__(
        self, access: TableAccess, tables: Tables, puzzles: Puzzles, poster: Poster, judge: Judge,
        shards: Shards | None = None,
    ) -> None:  # fmt: skip
        self._servers, self._channels = tables.servers, tables.channels
        self._puzzles = puzzles
        self._store = WeeklyPuzzleStore(access.store.database)
        self._poster = poster
        self._judge = judge
        self._shards = shards
        self._loop = DueLoop("the weekly puzzles", self._look_at_due, partial(self._store.next_due, shards), Refusal)
        self.start, self.close = self._loop.start, self._loop.close
        tables.servers.before_change(self._set_due)

    async def _look_at_due(self) -> None:
        """Look at each server that is due. Raises NotLoaded, NotSaved."""
        for weekly in await self._store.due(datetime.now(UTC), _BATCH, self._shards):
            known = weekly
            try:
                # Only who has moved the time on goes on: others look again when that has come.
                known = replace(weekly, due_at=datetime.now(UTC) + _AGAIN)
                if await self._store.change(weekly, known):
                    await self._look(known, weekly.due_at)
            except PostRefused:
                log.info("the weekly puzzle of server %d is refused", weekly.guild_id)
                await self._servers.note_refused(weekly.guild_id, POST)
                await self._store.change(known, None)
            except Refusal as refusal:
                log.warning("the weekly puzzle of server %d: %s", weekly.guild_id, refusal)
            except Exception:  # a call that failed, or a bug, which does not delay the others
                log.exception("the weekly puzzle of server %d failed", weekly.guild_id)

    async def _set_due(self, guild_id: int, settings: ServerSettings, changed: Collection[str]) -> None:
        """A server's channel is chosen, or its time zone: note when its puzzle is due. Without a channel that means
        nothing.
        """
        if settings.wished_channel(POST) is not None and not {f"{POST}_channel", "time_zone"}.isdisjoint(changed):
            monday = await asyncio.to_thread(next_monday, settings.time_zone, datetime.now(UTC))
            await self._store.begin(guild_id, monday)

    # -- one server ----------------------------------------------------------------------------------------------

    async def _look(self, weekly: Weekly, due_at: datetime) -> None:
        """Do what was due at a server, whose time was moved on. Raises PostRefused, and whatever a call raises."""
        now = datetime.now(UTC)
        if weekly.begun_at is None:
            await self._begin(weekly, due_at, now)
        elif weekly.message_id is None:
            await self._go_on(weekly, weekly.begun_at)
        else:
            await self._end(weekly, weekly.begun_at + OPEN, now)

    async def _begin(self, weekly: Weekly, due_at: datetime, now: datetime) -> None:
        """Choose a puzzle and post it."""
        settings = await self._servers.settings(weekly.guild_id)
        channel = settings.channel_of(POST)
        if channel is None:
            await self._store.change(weekly, None)
            return
        if quiet_until := await self._servers.quiet_until(weekly.guild_id):
            await self._store.change(weekly, replace(weekly, due_at=quiet_until))
            return
        if now - due_at > _LATE:
            await self._wait_a_week(weekly)
            return
        visible = self._poster.sees(weekly.guild_id, channel, await self._channels.of_guild(weekly.guild_id))
        if visible is None:
            await self._store.change(weekly, replace(weekly, due_at=now + _LATER))
            return
        viewer = Viewer(weekly.guild_id, 0, visible)
        puzzle = await self._puzzles.next_to_post(viewer, self._judge)
        if puzzle is None:
            if not await self._puzzles.has_more(viewer):  # else it is looked for again in a minute
                await self._wait_a_week(weekly)
            return
        now = datetime.now(UTC)
        begun = replace(weekly, due_at=now + _AGAIN, puzzle_id=puzzle.row.id, channel_id=channel, begun_at=now)
        if await self._store.change(weekly, begun):
            await self._post(begun, puzzle, now, is_again=False)

    async def _go_on(self, weekly: Weekly, begun_at: datetime) -> None:
        """Post what was begun, and perhaps posted, before a crash or a failure."""
        puzzle = await self._puzzle(weekly)
        if puzzle is None or datetime.now(UTC) - begun_at > _LATE:
            await self._wait_a_week(weekly)
            return
        await self._post(weekly, puzzle, begun_at, is_again=True)

    async def _post(self, weekly: Weekly, puzzle: Puzzle, begun_at: datetime, *, is_again: bool) -> None:
        votes = await self._puzzles.votes(puzzle.row.id)
        message = await self._poster.post(weekly, puzzle, votes, is_again=is_again)
        # Where somebody has withdrawn meanwhile it is due at once, and the message found then.
        await self._store.change(weekly, replace(weekly, message_id=message, due_at=begun_at + OPEN))

    async def _end(self, weekly: Weekly, ends_at: datetime, now: datetime) -> None:
        """Show the answer when the day is over; take down before that what may not be shown any more."""
        puzzle = await self._puzzle(weekly)
        if puzzle is not None and now < ends_at:
            await self._store.change(weekly, replace(weekly, due_at=ends_at))
            return
        votes = Votes({}) if puzzle is None else await self._puzzles.votes(puzzle.row.id)
        await self._poster.end(weekly, puzzle, votes)
        await self._wait_a_week(weekly)

    async def _puzzle(self, weekly: Weekly) -> Puzzle | None:
        """The puzzle of a post, if it may be shown still."""
        with suppress(NoPuzzle):
            return await self._puzzles.get(weekly.puzzle_id) if weekly.puzzle_id is not None else None
        return None

    async def _wait_a_week(self, weekly: Weekly) -> None:
        settings = await self._servers.settings(weekly.guild_id)
        due_at = await asyncio.to_thread(next_monday, settings.time_zone, datetime.now(UTC))
        await self._store.change(weekly, Weekly(weekly.guild_id, due_at))
