"""The search for the best single play of a week, in a sample of the decisions that people made by hand."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from bot.players.worker.worker import Unavailable, Worker
from bot.rules.boards import TrainsView
from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.view import View
from bot.table.access import TableAccess
from bot.table.errors import NotLoaded, NotSaved
from bot.table.past_moves import PastMove, made_by_hand
from bot.words.decision import CLEARLY, Decision
from bot.words.terms import counts_hands, unit_of

log = logging.getLogger(__name__)
MOST_MATCHES = 12  # the latest of a week
_OF_MATCH = 8  # decisions
SECONDS = 8.0  # for one week; the last of them for the second look
_FIRST_LOOK = 0.7  # the share of the time
_CONFIRMED = 4  # promising decisions that are looked at again
_WITHIN = 5.0  # seconds for one request, made when no one else waits for the worker
_LEAST_POINTS, _SHARE = 1.0, 1 / 40  # better by so many points, and by this share of the match's target
_OF_A_ROUND = 20  # points: about as many as a player keeps in a round of Mexican Train
Nameable = Callable[[Collection[int]], Awaitable[Collection[int]]]


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """A decision whose choice was better than any other, by how much."""

    table_id: int
    made: PastMove
    points: float
    unit: str


class PlaySearch:
    def __init__(self, access: TableAccess, worker: Worker) -> None:
        self._store, self._catalogue = access.store, access.catalogue
        self._worker = worker

    async def best(self, table_ids: Sequence[int], nameable: Nameable, seed: int) -> FoundPlay | None:
        """The play that was clearly better than anything else by the largest share of its match's target, among a
        sample of the decisions in some matches; None where none was. Raises NotLoaded, NotSaved.
        """
        began = monotonic()
        sample = [(table, made) for table in table_ids[:MOST_MATCHES] for made in await self._decisions(table, seed)]
        Random(seed).shuffle(sample)  # noqa: S311 - no secret depends on it
        may_name = await nameable({made.user_id for _, made in sample})
        found = list[tuple[float, int, PastMove]]()
        for table_id, made in sample:
            if monotonic() > began + _FIRST_LOOK * SECONDS:
                break
            if made.user_id in may_name and (gap := await self._gap(made, seed)):
                found.append((share_of_match(made.view, gap), table_id, made))
        best: tuple[float, FoundPlay] | None = None
        for _, table_id, made in sorted(found, key=lambda it: -it[0])[:_CONFIRMED]:
            # The best of many was chosen for its luck, too: what counts is how it does in other worlds.
            gap = await self._gap(made, seed + 1) if monotonic() < began + SECONDS else None
            share = share_of_match(made.view, gap or 0.0)
            if gap and (best is None or share > best[0]):
                best = share, FoundPlay(table_id, made, round(gap, 2), unit_of(made.view))
        return best[1] if best is not None else None

    async def _decisions(self, table_id: int, seed: int) -> list[PastMove]:
        """Some decisions of a match."""
        try:
            record = await self._store.journal.record(table_id)
            made = await asyncio.to_thread(made_by_hand, record, self._catalogue.game(record.table.game))
        except (NotLoaded, NotSaved):
            raise
        except (Refusal, ValueError) as error:  # of a version with other rules
            log.info("match %d is not searched for plays: %s", table_id, type(error).__name__)
            return []
        chosen = [it for it in made if _is_free(it.view)]
        Random(seed + table_id).shuffle(chosen)  # noqa: S311 - no secret depends on it
        return chosen[:_OF_MATCH]

    async def _gap(self, made: PastMove, seed: int) -> float | None:
        try:
            decision = await self._worker.analysed(made.view, made.move, seed + made.position, within=_WITHIN)
        except Unavailable:
            return None
        return clear_gap(decision, made.move) if decision is not None else None


def clear_gap(decision: Decision, made: Move) -> float | None:
    """By how much a choice was better than the next best; None where another was better, or that is not clear."""
    if len(decision.alternatives) < 2 or decision.alternatives[0].move != made:
        return None
    gap, error = decision.alternatives[1].behind
    return gap if gap >= _least(decision.view) and gap > CLEARLY * error else None


def share_of_match(view: View, gap: float) -> float:
    """A gap as a share of what a match goes to, to compare those of different games."""
    return gap / max(_goes_to(view), 1)


def _is_free(view: View) -> bool:
    """True if there was a choice."""
    if view.ask is None or view.ask.made is not None:
        return False
    return view.ask.pick > 0 or len({choice.move for choice in view.ask.choices if not choice.revoke}) > 1


def _least(view: View) -> float:
    is_small = unit_of(view) != "point" or counts_hands(view)
    return max(_goes_to(view) * _SHARE, 0.0 if is_small else _LEAST_POINTS)


def _goes_to(view: View) -> int:
    """The target in the unit of a gap. Mexican Train has rounds as its target, but counts points."""
    return view.target * (_OF_A_ROUND if isinstance(view.board, TrainsView) else 1)
