"""The search for puzzles in past matches: a few seconds at a time; the worker judges when nobody waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from random import Random
from time import monotonic

from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.view import View
from bot.store.scores.viewers import Viewer
from bot.store.tables.journal import MatchRecord
from bot.table.access import TableAccess
from bot.table.errors import NotLoaded, NotSaved
from cogs.puzzles.choosing import Batch, choices_of, is_candidate, is_promising
from cogs.puzzles.moments import Made, made_by_hand
from cogs.puzzles.rows import NewPuzzle, Searched
from cogs.puzzles.store import PuzzleStore

log = logging.getLogger(__name__)
WEEKS = timedelta(weeks=4)  # after its end a match is too old for new puzzles
ON_DEMAND, IN_ADVANCE = 3.0, 8.0  # seconds for somebody who waits, and for the weekly puzzle
_MOST_TRIED = 24  # decisions of one match: the next puzzle is of another
_MATCHES = 4  # at a time
_DEALS = 400  # that are played out in one request, all choices together: a tenth of a second of the worker at most
_LEAST_WORLDS, _MANY = 17, 24  # worlds of a request; choices, where pieces are passed
_BATCHES = 12  # requests for a decision that may be a puzzle
Judge = Callable[[View, Move, int, int], Awaitable[Batch | None]]
"""The choices of a view, among them the one that was made, judged in so many worlds from a seed; None: not now."""


class PuzzleSearch:
    """Finds puzzles in the matches a viewer may see, and notes how far each was searched."""

    def __init__(self, access: TableAccess) -> None:
        self._store = access.store
        self._puzzle_store = PuzzleStore(access.store.database)
        self._catalogue = access.catalogue

    async def find(self, viewer: Viewer, judge: Judge, seconds: float) -> bool:
        """Look at decisions until one is a puzzle, and begin with none after so many seconds. Raises NotLoaded,
        NotSaved.
        """
        until = monotonic() + seconds
        for match in await self._matches(viewer, _MATCHES):
            if await self._in_match(match, judge, until):
                return True
            if monotonic() >= until:
                break
        return False

    async def has_more(self, viewer: Viewer) -> bool:
        """Whether there is a match to look further in. Raises NotLoaded."""
        return bool(await self._matches(viewer, 1))

    async def _matches(self, viewer: Viewer, limit: int) -> tuple[Searched, ...]:
        games = [name for name, game in self._catalogue.items() if game.hands_by_dm]
        since = datetime.now(UTC) - WEEKS
        return await self._puzzle_store.to_search(viewer, games, ended_after=since, most=_MOST_TRIED, limit=limit)

    async def _in_match(self, match: Searched, judge: Judge, until: float) -> bool:
        """Search on in a match until then. Returns whether a puzzle was found."""
        try:
            candidates = await asyncio.to_thread(self._candidates, await self._store.journal.record(match.table_id))
        except (NotLoaded, NotSaved):
            raise
        except (Refusal, ValueError) as error:  # of a version whose rules are no more
            log.info("match %d is not searched for puzzles: %s", match.table_id, type(error).__name__)
            candidates = []
        for tried in range(match.tried, min(len(candidates), _MOST_TRIED)):
            if monotonic() >= until:
                return False
            made = candidates[tried]
            batches = await _judged(made, judge)
            if batches is None:
                return False
            puzzle = _puzzle(match.table_id, made, batches)
            await self._puzzle_store.keep_searched(Searched(match.table_id, tried + 1), puzzle)
            if puzzle is not None:
                return True
        await self._puzzle_store.keep_searched(Searched(match.table_id, _MOST_TRIED), None)
        return False

    def _candidates(self, record: MatchRecord) -> list[Made]:
        """The decisions of a match that may be puzzles, in an order that is always the same."""
        game = self._catalogue.game(record.table.game)
        made = [it for it in made_by_hand(record, game) if is_candidate(it.view, it.move)]
        Random(record.table.id).shuffle(made)  # noqa: S311 - no secret depends on it
        return made[:_MOST_TRIED]


async def _judged(made: Made, judge: Judge) -> list[Batch] | None:
    """A decision judged again and again, as long as it may be a puzzle. None where the worker has no time."""
    view, batches = made.view, list[Batch]()
    count = len(view.ask.choices) if view.ask is not None and not view.ask.pick else _MANY
    worlds = max(_DEALS // max(count, 1), _LEAST_WORLDS)
    for number in range(_BATCHES):
        batch = await judge(view, made.move, worlds, made.position * _BATCHES + number)
        if batch is None:
            return None
        if not is_promising(view, batch) and not number:
            return []
        batches.append(batch)
    return batches


def _puzzle(table_id: int, made: Made, batches: list[Batch]) -> NewPuzzle | None:
    choices = choices_of(made.view, made.move, batches) if batches else None
    if choices is None:
        return None
    chosen = [choice.notation for choice in choices].index(str(made.move))
    return NewPuzzle(
        table_id=table_id, position=made.position, seat=made.seat, user_id=made.user_id, choices=choices, made=chosen,
        at=made.at,
    )  # fmt: skip
