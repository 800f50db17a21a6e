"""The cost of a person's own decisions in deals that are over, judged by the worker for that person alone.

Everything follows from the journal and is the same whenever it is asked for. So it is kept in memory only, while it
is looked at: nothing is stored that would have to be exported, deleted or kept in step with the journal.
"""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.message import Message, Text
from bot.players.sampling import mean_and_error
from bot.players.worker.worker import Unavailable, Worker
from bot.rules.boards import RowsView
from bot.rules.catalogue import AnyGame
from bot.rules.errors import Refusal
from bot.rules.game import margin
from bot.rules.view import View
from bot.table.access import TableAccess
from bot.table.errors import NotSeated, WrongState
from bot.words.decision import DealFigures, DealReview, MatchReview, RecordedDecision
from bot.words.terms import unit_of
from cogs.analysis.decisions import ChosenMove, PlayedDeal, accuracy_of, merged, played_deals
from cogs.analysis.words import is_telling
from cogs.kit.lru_cache import LruCache

T = TypeVar("T")
_KEPT_DEALS, _KEPT_MATCHES, _KEPT_REVIEWS = 64, 16, 64
_DEAL_SECONDS, _MATCH_SECONDS = 30.0, 150.0  # longer ones are given up
_FINALISTS = 3  # decisions of a deal, or of a match, that are compared again
_FINE, _FINEST = 300, 600  # worlds
_PIECE = 100  # of them at a time, so that a computer player does not wait for long
_DEALT_AGAIN = 10  # times a deal is played by computers, to know what its hands were worth
_TOO_BUSY, _NO_DEAL = Message("analysis-busy"), Message("analysis-no-deal")
_NOTHING_DECIDED, _NOT_YOURS = Message("analysis-nothing"), Message("analysis-not-yours")


class NotThere(NotSeated):
    """The person never sat at the table they want to look back at."""

    def __init__(self) -> None:
        Refusal.__init__(self, Message("analysis-not-there"))


@dataclass(frozen=True, slots=True)
class _Played:
    """A match as one person played it."""

    game: AnyGame
    title: Text
    deals: tuple[PlayedDeal, ...]
    is_over: bool

    def deal(self, number: int) -> PlayedDeal:
        """A deal that is over, and in which they decided something. Raises WrongState."""
        if not 1 <= number <= len(self.deals):
            raise WrongState(Message("analysis-not-over"))
        deal = self.deals[number - 1]
        if not deal.choices:
            raise WrongState(_NOTHING_DECIDED)
        return deal


@dataclass(slots=True)
class ReviewProgress:
    """The progress of a match's review, for the person who waits: the deal it is at."""

    deal: int = 0
    deals: int = 0


class Analysis:
    """Reviews of deals and matches. Each is of the decisions of one person who sat there, and of no one else's.

    Each method may raise NoTable, NotSeated, WrongState, MovesDeleted, UnreadableJournal, NotLoaded; and Refusal where
    the worker has no time.
    """

    def __init__(self, access: TableAccess, worker: Worker) -> None:
        self._access = access
        self._store = access.store
        self._worker = worker
        self._matches = LruCache[_Played](_KEPT_MATCHES)
        self._made = LruCache[tuple[RecordedDecision, ...]](_KEPT_DEALS)
        self._finest = LruCache[RecordedDecision](_KEPT_DEALS)
        self._reviews = LruCache[MatchReview](_KEPT_REVIEWS)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def of_deal(self, table_id: int, user_id: int, deal: int) -> DealReview:
        """A deal as a person decided in it."""
        played = (await self._played(table_id, user_id)).deal(deal)
        async with self._locked(table_id, user_id):
            work = _Work(self._worker, table_id, _DEAL_SECONDS)
            made = await self._judged(work, played)
            clear = await self._costliest(work, made)
            return DealReview(deal, len(made), clear[0] if clear else None)

    async def of_decision(self, table_id: int, user_id: int, position: int) -> RecordedDecision:
        """One decision of a person, by its position. Raises WrongState where it is none of theirs that was judged."""
        played = await self._played(table_id, user_id)
        mine = (deal for deal in played.deals if any(choice.position == position for choice in deal.choices))
        deal = next(mine, None)
        if deal is None:
            raise WrongState(_NOT_YOURS)
        async with self._locked(table_id, user_id):
            work = _Work(self._worker, table_id, _DEAL_SECONDS)
            for made in await self._judged(work, deal):
                if made.position == position:
                    return await self._measured(work, made, _FINEST)
        raise WrongState(_NOT_YOURS)

    async def of_match(self, table_id: int, user_id: int, progress: ReviewProgress) -> MatchReview:
        """A match as a person decided in it, as far as its deals are over. `progress` shows how far it is."""
        played = await self._played(table_id, user_id)
        key = table_id, user_id, len(played.deals)
        async with self._locked(table_id, user_id):
            if (known := self._reviews.get(key)) is None:
                known = self._reviews.put(
                    key, await self._review(_Work(self._worker, table_id, _MATCH_SECONDS), played, progress)
                )
            return known

    async def channel_to_share_in(self, table_id: int) -> int | None:
        """The one channel where decisions of a match can be shared, as everyone there saw the match; None for a match
        played alone, in no channel. Raises NoTable.
        """
        row = await self._store.tables.get(table_id)
        return None if row.solo else row.channel_id

    # -- what was decided -------------------------------------------------------------------------------------------

    async def _played(self, table_id: int, user_id: int) -> _Played:
        """Raises NotSeated where the person never sat there, WrongState where others can still play its deals."""
        async with self._access.locked(table_id) as table:
            match, game, options, players = table.match, table.game, table.options, table.row.players
            public, row = table.snapshot().public, table.row
        if not await self._store.seats.has_sat(table_id, user_id):
            raise NotThere
        await self._access.check_may_be_told(row)
        if match is None or public is None:
            raise WrongState(_NO_DEAL)
        key = table_id, user_id, public.deal, match.winners is not None
        if (known := self._matches.get(key)) is not None:
            return known
        moves = await self._store.journal.moves(table_id)
        start = game.start(options, players, match.seed, match.deals)
        deals = await asyncio.to_thread(played_deals, game, start, moves, user_id)
        if not deals:
            raise WrongState(_NO_DEAL)
        played = _Played(game, game.title_of(options, players), deals, match.winners is not None)
        return self._matches.put(key, played)

    # -- what it cost -----------------------------------------------------------------------------------------------

    async def _judged(self, work: "_Work", deal: PlayedDeal) -> tuple[RecordedDecision, ...]:
        """The decisions of a deal with something to judge."""
        if not deal.choices:
            return ()
        key = work.table_id, tuple([choice.position for choice in deal.choices])
        if (known := self._made.get(key)) is None:
            known = self._made.put(key, tuple([made for choice in deal.choices if (made := await work.judged(choice))]))
        return known

    async def _costliest(self, work: "_Work", made: Iterable[RecordedDecision]) -> tuple[RecordedDecision, ...]:
        """The decisions that clearly cost most, costliest first; compared again, as the first look had luck in it."""
        likeliest = sorted(made, key=lambda each: -each.decision.cost)[: _FINALISTS + 1]
        likeliest = [each for each in likeliest if each.decision.cost > 0]
        finalists = [await self._measured(work, each, _FINE) for each in likeliest]
        clear = sorted((each for each in finalists if each.decision.is_clear), key=lambda each: -each.decision.cost)
        last = [await self._measured(work, each, _FINEST) for each in clear[:_FINALISTS]]
        return tuple(sorted((each for each in last if each.decision.is_clear), key=lambda each: -each.decision.cost))

    async def _measured(self, work: "_Work", made: RecordedDecision, worlds: int) -> RecordedDecision:
        key = work.table_id, made.position, worlds
        if (known := self._finest.get(key)) is None:
            known = self._finest.put(key, await work.measured(made, worlds))
        return known

    async def _review(self, work: "_Work", played: _Played, progress: ReviewProgress) -> MatchReview:
        figures, everything = list[DealFigures](), list[RecordedDecision]()
        view: View | None = None
        progress.deals = len(played.deals)
        for progress.deal, deal in enumerate(played.deals, 1):
            if not deal.choices:
                continue
            made = await self._judged(work, deal)
            everything.extend(made)
            view = deal.choices[0].view
            figures.append(await _figures(work, played.game, deal, made, view.side_of(deal.choices[0].seat)))
        if view is None:
            raise WrongState(_NOTHING_DECIDED)
        return MatchReview(
            game=view.game,
            title=played.title,
            unit=unit_of(view),
            deals=tuple(figures),
            accuracy=accuracy_of(everything),
            made=len(everything),
            costliest=tuple([each for each in await self._costliest(work, everything) if is_telling(each.decision)]),
            is_over=played.is_over,
        )

    def _locked(self, table_id: int, user_id: int) -> asyncio.Lock:
        """A second request of a person waits for the first answer."""
        return self._locks.setdefault((table_id, user_id), asyncio.Lock())


async def _figures(
    work: "_Work", game: AnyGame, deal: PlayedDeal, made: Sequence[RecordedDecision], side: int
) -> DealFigures:
    accuracy = accuracy_of(made)
    if deal.result is None:
        return DealFigures(deal.number, accuracy, None, None)
    own = margin(deal.result.scored, side, low_wins=game.low_wins)
    again = await work.played_again(game.name, deal)
    if not again:
        return DealFigures(deal.number, accuracy, own, None)
    luck, error = mean_and_error([margins[side] for margins in again])
    return DealFigures(deal.number, accuracy, own, luck, error)


async def _done(work: Awaitable[T]) -> T:
    """The worker's answer. Raises Refusal where it has no time."""
    try:
        return await work
    except Unavailable:
        raise Refusal(_TOO_BUSY) from None


class _Work:
    """Requests to the worker for one answer, until a deadline. Raises Refusal where it has no time."""

    def __init__(self, worker: Worker, table_id: int, seconds: float) -> None:
        self.table_id = table_id
        self._worker = worker
        self._until = monotonic() + seconds

    async def judged(self, choice: ChosenMove) -> RecordedDecision | None:
        """A choice with its alternatives; None where there was nothing to judge."""
        seed = self._seed(choice.position, 0)
        decision = await _done(self._worker.analysed(choice.view, choice.move, seed, within=self._left))
        return None if decision is None else RecordedDecision(choice.deal, choice.position, decision)

    async def measured(self, made: RecordedDecision, worlds: int) -> RecordedDecision:
        """The same decision with its move compared in other worlds, which no other comparison uses."""
        seed = self._seed(made.position, worlds)
        piece = worlds if isinstance(made.decision.view.board, RowsView) else _PIECE  # rows are exact in enough worlds
        parts = [
            await _done(self._worker.measured(made.decision, piece, seed + number, within=self._left))
            for number in range(worlds // piece)
        ]
        return RecordedDecision(made.deal, made.position, merged(parts))

    async def played_again(self, game: str, deal: PlayedDeal) -> list[tuple[float, ...]]:
        """Each side's margins in the deal as computers play it again, without deals that were not scored."""
        seeds = [self._seed(deal.number, number) for number in range(_DEALT_AGAIN)]
        found = [await _done(self._worker.played_again(game, deal.start, seed, within=self._left)) for seed in seeds]
        return [margins for margins in found if margins is not None]

    @property
    def _left(self) -> float:
        return max(self._until - monotonic(), 0.0)

    def _seed(self, place: int, use: int) -> int:
        """A seed independent of the match's: the same for the same table and place."""
        return (self.table_id * 100_003 + place) * 1009 + use
