"""The search for puzzles among the decisions of past matches, a few seconds at a time."""

import asyncio
import logging
from datetime import timedelta
from random import Random
from time import monotonic

from bot import clock
from bot.players.worker.worker import Unavailable, Worker
from bot.rules.errors import Refusal
from bot.store.scores.viewers import Viewer
from bot.store.tables.journal import MatchRecord
from bot.table.access import TableAccess
from bot.table.errors import NotLoaded, NotSaved
from bot.table.past_moves import PastMove, made_by_hand
from cogs.puzzles.judging import Batch, choices_of, is_candidate, is_promising
from cogs.puzzles.store import NewPuzzle, PuzzleStore, Searched

log = logging.getLogger(__name__)
WEEKS = timedelta(weeks=4)  # after its end a match is too old for new puzzles
ON_DEMAND, IN_ADVANCE = 1.0, 8.0  # seconds for a person, who gets a stock puzzle after that, and for the weekly one
_MOST_TRIED = 24  # decisions of one match: the next puzzle is of another
_MATCHES = 4  # at a time
_DEALS = 400  # that are played out in one request, all choices together: a tenth of a second of the worker at most
_LEAST_WORLDS, _MANY = 17, 24  # worlds of a request; choices, where pieces are passed
_BATCHES = 12  # requests for a decision that may be a puzzle
_WITHIN = 5.0  # seconds for one request, made when no one else waits for the worker


class PuzzleSearch:
    """Finds puzzles in the matches a viewer can see, and notes how far each was searched."""

    def __init__(self, access: TableAccess, worker: Worker) -> None:
        self._store = access.store
        self._worker = worker
        self._puzzle_store = PuzzleStore(access.store.database)
        self._catalogue = access.catalogue

    async def find(self, viewer: Viewer, seconds: float) -> bool:
        """Look at decisions until one is a puzzle, and begin none after `seconds`. Raises NotLoaded, NotSaved."""
        until = monotonic() + seconds
        for match in await self._matches(viewer, _MATCHES):
            if await self._in_match(match, until):
                return True
            if monotonic() >= until:
                break
        return False

    async def has_more(self, viewer: Viewer) -> bool:
        """True if there is a match to look further in. Raises NotLoaded."""
        return bool(await self._matches(viewer, 1))

    async def _matches(self, viewer: Viewer, limit: int) -> tuple[Searched, ...]:
        games = [name for name, game in self._catalogue.items() if game.hands_by_dm]
        since = clock.now() - WEEKS
        return await self._puzzle_store.to_search(viewer, games, ended_after=since, most=_MOST_TRIED, limit=limit)

    async def _in_match(self, match: Searched, until: float) -> bool:
        """Search on in a match until then. Returns True if a puzzle was found."""
        try:
            candidates = await asyncio.to_thread(self._candidates, await self._store.journal.record(match.table_id))
        except (NotLoaded, NotSaved):
            raise
        except (Refusal, ValueError) as error:  # of a version with other rules
            log.info("match %d is not searched for puzzles: %s", match.table_id, type(error).__name__)
            candidates = []
        for tried in range(match.tried, min(len(candidates), _MOST_TRIED)):
            if monotonic() >= until:
                return False
            made = candidates[tried]
            batches = await self._judged(made)
            if batches is None:
                return False
            puzzle = _puzzle(match.table_id, made, batches)
            await self._puzzle_store.keep_searched(Searched(match.table_id, tried + 1), puzzle)
            if puzzle is not None:
                return True
        await self._puzzle_store.keep_searched(Searched(match.table_id, _MOST_TRIED), None)
        return False

    def _candidates(self, record: MatchRecord) -> list[PastMove]:
        """The decisions of a match that can be puzzles, always in the same order."""
        game = self._catalogue.game(record.table.game)
        made = [it for it in made_by_hand(record, game) if is_candidate(it.view, it.move)]
        Random(record.table.id).shuffle(made)  # noqa: S311 - no secret depends on it
        return made[:_MOST_TRIED]

    async def _judged(self, made: PastMove) -> list[Batch] | None:
        """Judge a decision in batches, as long as it can be a puzzle. None where the worker has no time."""
        view, batches = made.view, list[Batch]()
        count = len(view.ask.choices) if view.ask is not None and not view.ask.pick else _MANY
        worlds = max(_DEALS // max(count, 1), _LEAST_WORLDS)
        for number in range(_BATCHES):
            seed = made.position * _BATCHES + number
            try:
                decision = await self._worker.analysed(view, made.move, seed, worlds, within=_WITHIN)
            except Unavailable:
                return None
            batch = () if decision is None else decision.alternatives
            if not is_promising(view, batch) and not number:
                return []
            batches.append(batch)
        return batches


def _puzzle(table_id: int, made: PastMove, batches: list[Batch]) -> NewPuzzle | None:
    choices = choices_of(made.view, made.move, batches) if batches else None
    if choices is None:
        return None
    chosen = [choice.notation for choice in choices].index(str(made.move))
    return NewPuzzle(
        table_id=table_id, position=made.position, seat=made.seat, user_id=made.user_id, choices=choices, made=chosen,
        at=made.at,
    )  # fmt: skip
