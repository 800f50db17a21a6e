"""Puzzles as they are shown and answered."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import tzinfo

from bot.message import Message
from bot.players.worker.worker import Worker
from bot.rules.view import View
from bot.store.scores.viewers import Viewer
from bot.table.access import TableAccess
from bot.table.errors import MovesDeleted, NoTable, WrongState
from bot.table.past_moves import names_at, view_at
from bot.table.quiet_hours import zone_of
from cogs.kit.lru_cache import LruCache
from cogs.puzzles.judging import Alternative
from cogs.puzzles.moments import Answered, NoPuzzle, PuzzleMoment
from cogs.puzzles.scores import PuzzleScore, StockStore
from cogs.puzzles.search import IN_ADVANCE, ON_DEMAND, PuzzleSearch
from cogs.puzzles.store import PuzzleRow, PuzzleStore, Votes, Weekly, WeeklyPuzzleStore

__all__ = ["Answered", "NoPuzzle", "Puzzle", "PuzzleRow", "PuzzleScore", "Puzzles", "Votes", "Weekly"]

_KEPT = 64  # moments in memory


@dataclass(frozen=True, slots=True)
class Puzzle(PuzzleMoment):
    """A puzzle, the View of the person who decided, the names of the seats then, and the time zone of its server."""

    row: PuzzleRow
    view: View
    names: tuple[str, ...]
    zone: tzinfo

    @property
    def choices(self) -> Sequence[Alternative]:
        return self.row.choices


class Puzzles:
    """Finds puzzles and takes answers to them. Each method can raise NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess, worker: Worker) -> None:
        self._access = access
        self._store = access.store
        self._puzzle_store = PuzzleStore(access.store.database)
        self._scores = StockStore(access.store.database)
        self.weekly = WeeklyPuzzleStore(access.store.database)  # for their posts
        self._moments = LruCache[tuple[View, tuple[str, ...]]](_KEPT)
        self._search = PuzzleSearch(access, worker)
        self.has_more, self.votes = self._search.has_more, self._puzzle_store.votes
        self._searching = asyncio.Lock()  # one search at a time

    async def next_for(self, viewer: Viewer, game: str | None = None) -> Puzzle | None:
        """A puzzle (of a game) that the viewer has not answered; where none is known, one is searched for a moment."""
        return await self._first(lambda viewer: self._puzzle_store.next_for(viewer, game), viewer, ON_DEMAND)

    async def next_to_post(self, viewer: Viewer) -> Puzzle | None:
        """A puzzle that was never posted; where none is known, one is searched for longer."""
        return await self._first(self._puzzle_store.next_to_post, viewer, IN_ADVANCE)

    async def get(self, puzzle_id: int) -> Puzzle:
        """A puzzle. Raises NoPuzzle."""
        row = await self._puzzle_store.shown(puzzle_id)
        if row is None:
            raise NoPuzzle
        return await self._puzzle(row)

    async def answer(self, table_id: int, puzzle_id: int, user_id: int, place: int) -> Answered:
        """Take the first answer of a person to a puzzle of a table, by its place among the choices offered. The person
        who made the decision has no vote. Raises NoPuzzle.
        """
        puzzle = await self._of_table(table_id, puzzle_id)
        if not 0 <= place < len(puzzle.offered):
            raise NoPuzzle
        gained: tuple[str, ...] = ()
        if puzzle.row.user_id != user_id:
            gained = await self._puzzle_store.vote(puzzle_id, user_id, puzzle.offered[place])
        return replace(await self._answered(puzzle, user_id), gained=gained)

    async def answered(self, table_id: int, puzzle_id: int, user_id: int) -> Answered:
        """A puzzle of a table as a person answered it. Raises NoPuzzle, WrongState where they have not."""
        given = await self._answered(await self._of_table(table_id, puzzle_id), user_id)
        if given.votes.own is None and not given.is_own:
            raise WrongState(Message("puzzle-not-answered"))
        return given

    async def _of_table(self, table_id: int, puzzle_id: int) -> Puzzle:
        puzzle = await self.get(puzzle_id)
        if puzzle.row.table_id != table_id:
            raise NoPuzzle
        return puzzle

    async def _answered(self, puzzle: Puzzle, user_id: int) -> Answered:
        row = puzzle.row
        votes, score = await self._puzzle_store.votes(row.id, user_id), await self._scores.score(user_id)
        return Answered(puzzle, votes, score, is_own=row.user_id == user_id)

    async def _first(
        self, read: Callable[[Viewer], Awaitable[PuzzleRow | None]], viewer: Viewer, seconds: float
    ) -> Puzzle | None:
        row = await read(viewer)
        if row is None:
            async with self._searching:
                row = await read(viewer)  # another search could have found it
                if row is None and await self._search.find(viewer, seconds):
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
