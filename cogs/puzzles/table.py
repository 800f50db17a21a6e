"""Puzzles as they are shown and answered, and the puzzle of the week.

What is due, and what is posted, stands in the store: a restart changes nothing, and any process may do it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from functools import partial
from typing import Protocol

from bot.background import DueLoop
from bot.message import Message
from bot.rules.errors import Refusal
from bot.rules.moves import Move, parse_move
from bot.rules.view import View
from bot.store.rows.servers import Channel, ServerSettings, Shards
from bot.store.scores.viewers import Viewer
from bot.table.access import TableAccess
from bot.table.errors import MovesDeleted, NoTable, WrongState
from bot.table.lru_cache import LruCache
from bot.table.quiet_hours import next_monday, zone_of
from bot.table.tables import Tables
from cogs.puzzles.search import IN_ADVANCE, ON_DEMAND, Judge, PuzzleSearch, names_at, view_at
from cogs.puzzles.store import PuzzleRow, PuzzleScore, PuzzleStore, Votes, Weekly, WeeklyPuzzleStore

__all__ = ["Answered", "Puzzle", "PuzzleRow", "PuzzleScore", "Puzzles", "Votes"]

_KEPT = 64  # moments in memory


class NoPuzzle(Refusal):
    """The puzzle can no longer be shown."""

    def __init__(self) -> None:
        super().__init__(Message("puzzle-gone"))


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: what is stored of it, what the person saw who decided, the names of the seats then, the game's title,
    and the time zone of its server.
    """

    row: PuzzleRow
    view: View
    names: tuple[str, ...]
    zone: tzinfo

    @property
    def moves(self) -> tuple[Move, ...]:
        """The choices, best first."""
        return tuple(parse_move(choice.notation) for choice in self.row.choices)

    @property
    def offered(self) -> tuple[int, ...]:
        """The numbers of the choices in an order that gives nothing away: the game's; for passes, the tiles'."""
        moves, asked = self.moves, self.view.ask
        places = {choice.move: place for place, choice in reversed([*enumerate(asked.choices)])} if asked else {}
        return tuple(sorted(range(len(moves)), key=lambda number: (places.get(moves[number], 0), str(moves[number]))))


@dataclass(frozen=True, slots=True)
class Answered:
    """A puzzle as a person answered it: the votes with theirs, and their score. `is_own`: the decision was theirs."""

    puzzle: Puzzle
    votes: Votes
    score: PuzzleScore
    is_own: bool = False


class Puzzles:
    """Finds puzzles and takes answers to them. Each method can raise NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store
        self._puzzle_store = PuzzleStore(access.store.database)
        self._weekly_store = WeeklyPuzzleStore(access.store.database)
        self._moments = LruCache[tuple[View, tuple[str, ...]]](_KEPT)
        self._search = PuzzleSearch(access)
        self._searching = asyncio.Lock()  # one search at a time

    async def next_for(self, viewer: Viewer, judge: Judge) -> Puzzle | None:
        """A puzzle that the viewer has not answered; where none is known, one is searched for some seconds."""
        return await self._first(self._puzzle_store.next_for, viewer, judge, ON_DEMAND)

    async def has_more(self, viewer: Viewer) -> bool:
        """Whether matches that the viewer can see have decisions left to look at."""
        return await self._search.has_more(viewer)

    async def next_to_post(self, viewer: Viewer, judge: Judge) -> Puzzle | None:
        """A puzzle that was never posted; where none is known, one is searched for longer."""
        return await self._first(self._puzzle_store.next_to_post, viewer, judge, IN_ADVANCE)

    async def get(self, puzzle_id: int) -> Puzzle:
        """A puzzle. Raises NoPuzzle."""
        row = await self._puzzle_store.shown(puzzle_id)
        if row is None:
            raise NoPuzzle
        return await self._puzzle(row)

    async def answer(self, table_id: int, puzzle_id: int, user_id: int, place: int) -> Answered:
        """Take the first answer of a person to a puzzle of a table, by its place among the choices offered. The person
        whose decision it was has no vote. Raises NoPuzzle.
        """
        puzzle = await self._of_table(table_id, puzzle_id)
        if not 0 <= place < len(puzzle.offered):
            raise NoPuzzle
        if puzzle.row.user_id != user_id:
            await self._puzzle_store.vote(puzzle_id, user_id, puzzle.offered[place])
        return await self._answered(puzzle, user_id)

    async def answered(self, table_id: int, puzzle_id: int, user_id: int) -> Answered:
        """A puzzle of a table as a person answered it. Raises NoPuzzle, WrongState where they have not."""
        found = await self._answered(await self._of_table(table_id, puzzle_id), user_id)
        if found.votes.own is None and not found.is_own:
            raise WrongState(Message("puzzle-not-answered"))
        return found

    async def _of_table(self, table_id: int, puzzle_id: int) -> Puzzle:
        puzzle = await self.get(puzzle_id)
        if puzzle.row.table_id != table_id:
            raise NoPuzzle
        return puzzle

    async def _answered(self, puzzle: Puzzle, user_id: int) -> Answered:
        store, row = self._puzzle_store, puzzle.row
        guild_id = (await self._store.tables.get(row.table_id)).guild_id
        votes, score = await store.votes(row.id, user_id), await store.score(guild_id, user_id)
        return Answered(puzzle, votes, score, is_own=row.user_id == user_id)

    async def open_post(self, puzzle: Puzzle, message_id: int) -> datetime | None:
        """Until when a message is the open post of a puzzle; None where it is not."""
        return await self._weekly_store.open_until(puzzle.row.id, message_id)

    async def votes(self, puzzle_id: int) -> Votes:
        """The votes on a puzzle."""
        return await self._puzzle_store.votes(puzzle_id)

    async def _first(
        self, read: Callable[[Viewer], Awaitable[PuzzleRow | None]], viewer: Viewer, judge: Judge, seconds: float
    ) -> Puzzle | None:
        row = await read(viewer)
        if row is None:
            async with self._searching:
                row = await read(viewer)  # another search could have found it
                if row is None and await self._search.find(viewer, judge, seconds):
                    row = await read(viewer)
        return None if row is None else await self._puzzle(row)

    async def _puzzle(self, row: PuzzleRow) -> Puzzle:
        """Raises NoPuzzle."""
        moment = self._moments.get(row.id)
        try:
            table = await self._store.tables.get(row.table_id)
            if moment is None:
                record = await self._store.journal.record(row.table_id)
                game = self._access.catalogue.game(table.game)
                view = await asyncio.to_thread(view_at, record, game, row.position, row.seat)
                moment = self._moments.put(row.id, (view, names_at(record.seats, row.position)))
        except (NoTable, MovesDeleted):
            raise NoPuzzle from None
        settings = await self._store.servers.settings(table.guild_id)
        return Puzzle(row, *moment, await asyncio.to_thread(zone_of, settings.time_zone))


# -- the puzzle of the week -------------------------------------------------------------------------------------------


POST = "puzzle"  # the name of the post in the settings of servers
log = logging.getLogger(__name__)
OPEN = timedelta(days=1)  # from the post to its answer
_LATE = timedelta(days=1)  # what is due for longer waits for the next week
_AGAIN = timedelta(minutes=1)  # until something is tried again; meanwhile no other process tries it
_LATER = timedelta(minutes=10)  # until a server that this process does not know now is looked at again
_BATCH = 20


class PostRefused(Refusal):
    """Discord does not let the bot post, or edit its post, in the channel that was chosen."""


class Poster(Protocol):
    """Posts on Discord. Any error but PostRefused passes, and is tried again."""

    def sees(self, guild_id: int, channel_id: int, channels: tuple[Channel, ...]) -> frozenset[int] | None:
        """Those of `channels` that everyone in this channel can see. None where the server is not known now. Raises
        PostRefused.
        """
        ...

    async def post(self, weekly: Weekly, puzzle: Puzzle, votes: Votes, *, is_again: bool) -> int:
        """Post a puzzle, if an earlier try (`is_again`) has not. Returns the id of the message. Raises PostRefused."""
        ...

    async def end(self, weekly: Weekly, puzzle: Puzzle | None, votes: Votes) -> None:
        """Show the answer in a post, or (None) take the puzzle down. The message can be gone. Raises PostRefused."""
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
                # The process that moved the time goes on; others look again at that time.
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
        """Note when the puzzle of a server with a channel is due, after it chose that or its time zone."""
        if settings.wished_channel(POST) is not None and not {f"{POST}_channel", "time_zone"}.isdisjoint(changed):
            monday = await asyncio.to_thread(next_monday, settings.time_zone, datetime.now(UTC))
            await self._store.begin(guild_id, monday)

    # -- one server ----------------------------------------------------------------------------------------------

    async def _look(self, weekly: Weekly, due_at: datetime) -> None:
        """Do what was due at a server, whose time was moved on. Raises PostRefused, and what calls raise."""
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
        # If a player withdrew meanwhile it is due at once, and the message is found then.
        await self._store.change(weekly, replace(weekly, message_id=message, due_at=begun_at + OPEN))

    async def _end(self, weekly: Weekly, ends_at: datetime, now: datetime) -> None:
        """Show the answer when the day is over; before that, take down what can no longer be shown."""
        puzzle = await self._puzzle(weekly)
        if puzzle is not None and now < ends_at:
            await self._store.change(weekly, replace(weekly, due_at=ends_at))
            return
        votes = Votes({}) if puzzle is None else await self._puzzles.votes(puzzle.row.id)
        await self._poster.end(weekly, puzzle, votes)
        await self._wait_a_week(weekly)

    async def _puzzle(self, weekly: Weekly) -> Puzzle | None:
        """The puzzle of a post; None where it can no longer be shown."""
        with suppress(NoPuzzle):
            return await self._puzzles.get(weekly.puzzle_id) if weekly.puzzle_id is not None else None
        return None

    async def _wait_a_week(self, weekly: Weekly) -> None:
        settings = await self._servers.settings(weekly.guild_id)
        due_at = await asyncio.to_thread(next_monday, settings.time_zone, datetime.now(UTC))
        await self._store.change(weekly, Weekly(weekly.guild_id, due_at))
