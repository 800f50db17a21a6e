"""The cost of a person's own decisions in deals that are over, judged by the worker for that person alone.

Everything follows from the journal and is the same whenever it is asked for, so it is kept in memory only, while it
is looked at. Only the grades of a match that is over are stored, for the course of a person's accuracy.
"""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from time import monotonic
from typing import NamedTuple, TypeVar
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
from bot.words.decision import Decision
from bot.words.terms import deal_kind, unit_of
from cogs.analysis.decisions import ChosenMove, PlayedDeal, merged, played_deals
from cogs.analysis.grades import DealFigures, DealReview, MatchReview, RecordedDecision, counts_of, worth_of
from cogs.analysis.store import GradeStore, MatchGrades
from cogs.kit.lru_cache import LruCache

T = TypeVar("T")
_KEPT_DEALS, _KEPT_MATCHES, _KEPT_REVIEWS = 64, 16, 64
_DEAL_SECONDS, _MATCH_SECONDS = 30.0, 150.0  # longer ones are given up
_COSTLIEST = 3  # slips of a match that are listed
_FINE = 300  # other worlds in which a likely slip is compared again, as the first look at it had luck in it
_PIECE = 100  # of them at a time, so that a computer player does not wait for long
_SURELY = 5.0  # standard errors at which some of them are enough
_TREND = 10  # matches
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
    ended_at: datetime | None

    def deal(self, number: int) -> PlayedDeal:
        """A deal that is over, and in which they decided something. Raises WrongState."""
        if not 1 <= number <= len(self.deals):
            raise WrongState(Message("analysis-not-over"))
        deal = self.deals[number - 1]
        if not deal.choices:
            raise WrongState(_NOTHING_DECIDED)
        return deal


class Reviewed(NamedTuple):
    """A match, and the accuracies in the person's latest matches of its game, the oldest first, it last; empty where
    they are not stored.
    """

    review: MatchReview
    course: tuple[int, ...] = ()


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
        self._grades = GradeStore(access.store.database)
        self._matches = LruCache[_Played](_KEPT_MATCHES)
        self._made = LruCache[tuple[RecordedDecision, ...]](_KEPT_DEALS)
        self._again = LruCache[list[tuple[float, ...]]](_KEPT_DEALS)  # the same for all who look back at a deal
        self._reviews = LruCache[MatchReview](_KEPT_REVIEWS)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def of_deal(self, table_id: int, user_id: int, deal: int) -> DealReview:
        """A deal as a person decided in it."""
        played = (await self._played(table_id, user_id)).deal(deal)
        async with self._locked(table_id, user_id):
            work = _Work(self._worker, table_id, _DEAL_SECONDS)
            made = await self._judged(work, played)
            return DealReview(deal, len(made), next(iter(_costliest(made)), None))

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
                    return made
        raise WrongState(_NOT_YOURS)

    async def of_match(self, table_id: int, user_id: int, progress: ReviewProgress) -> Reviewed:
        """A match as a person decided in it, as far as its deals are over. `progress` shows how far it is. Once it is
        over its grades are stored, unless the person has switched that off.
        """
        played = await self._played(table_id, user_id)
        key = table_id, user_id, len(played.deals)
        async with self._locked(table_id, user_id):
            if (known := self._reviews.get(key)) is None:
                known = self._reviews.put(
                    key, await self._review(_Work(self._worker, table_id, _MATCH_SECONDS), played, progress)
                )
            return Reviewed(known, await self._course(table_id, user_id, played, known))

    async def accuracies(self, user_id: int, game: str | None) -> tuple[int, ...]:
        """A person's accuracies in their latest matches that were looked at, of a game or of all, the oldest first."""
        return await self._grades.accuracies(user_id, game, _TREND)

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
        played = _Played(game, game.title_of(options, players), deals, match.winners is not None, row.ended_at)
        return self._matches.put(key, played)

    # -- what it cost -----------------------------------------------------------------------------------------------

    async def _judged(self, work: "_Work", deal: PlayedDeal) -> tuple[RecordedDecision, ...]:
        """The decisions of a deal with something to judge."""
        if not deal.choices:
            return ()
        key = work.table_id, tuple([choice.position for choice in deal.choices])
        if (known := self._made.get(key)) is None:
            made = [judged for choice in deal.choices if (judged := await work.judged(choice))]
            worth = worth_of(each.decision for each in made)
            made = [replace(each, worth=worth) for each in made]
            known = self._made.put(
                key, tuple([await work.measured(each) if each.may_be_slip else each for each in made])
            )
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
            figures.append(await self._figures(work, played.game, deal, made, view.side_of(deal.choices[0].seat)))
        if view is None:
            raise WrongState(_NOTHING_DECIDED)
        return MatchReview(
            game=view.game,
            title=played.title,
            unit=unit_of(view),
            kind=deal_kind(view),
            deals=tuple(figures),
            costliest=_costliest(everything)[:_COSTLIEST],
            is_over=played.is_over,
        )

    async def _figures(
        self, work: "_Work", game: AnyGame, deal: PlayedDeal, made: Sequence[RecordedDecision], side: int
    ) -> DealFigures:
        figures = DealFigures(
            deal=deal.number,
            grades=tuple([each.grade for each in made]),
            lost=sum(each.decision.cost for each in made if each.is_slip),
            worth=made[0].worth if made else 0.0,
        )
        if deal.result is None:
            return figures
        figures = replace(figures, margin=margin(deal.result.scored, side, low_wins=game.low_wins))
        key = work.table_id, deal.number
        if (again := self._again.get(key)) is None:
            again = self._again.put(key, await work.played_again(game.name, deal))
        luck, error = mean_and_error([margins[side] for margins in again] or [0.0])  # without a bid no one scores
        return replace(figures, luck=luck, error=error)

    async def _course(self, table_id: int, user_id: int, played: _Played, review: MatchReview) -> tuple[int, ...]:
        """Store the grades of a match that is over. Returns the accuracies up to it."""
        accuracy, at = review.accuracy, played.ended_at
        if accuracy is None or at is None or not played.is_over:
            return ()
        if not (await self._store.people.preferences(user_id)).progress:
            return ()
        best, good, small_slips, slips = counts_of(review.grades)
        await self._grades.keep(
            MatchGrades(
                table_id=table_id, user_id=user_id, game=review.game, unit=review.unit, best=best, good=good,
                small_slips=small_slips, slips=slips, lost=review.lost, accuracy=accuracy, at=at,
            )
        )  # fmt: skip
        return (*await self._grades.accuracies(user_id, review.game, _TREND - 1, (at, table_id)), accuracy)

    def _locked(self, table_id: int, user_id: int) -> asyncio.Lock:
        """A second request of a person waits for the first answer."""
        return self._locks.setdefault((table_id, user_id), asyncio.Lock())


def _costliest(made: Iterable[RecordedDecision]) -> tuple[RecordedDecision, ...]:
    """The slips, the costliest first."""
    return tuple(sorted((each for each in made if each.is_slip), key=lambda each: -each.decision.cost))


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

    async def measured(self, made: RecordedDecision) -> RecordedDecision:
        """The same decision with its move compared in other worlds, which no other comparison uses: in as many as it
        takes to be sure.
        """
        seed, parts, decision = self._seed(made.position, _FINE), list[Decision](), made.decision
        piece = _FINE if isinstance(decision.view.board, RowsView) else _PIECE  # rows are exact in enough worlds
        for number in range(_FINE // piece):
            parts.append(await _done(self._worker.measured(made.decision, piece, seed + number, within=self._left)))
            decision = merged(parts)
            if abs(decision.cost) > _SURELY * decision.error:
                break
        return replace(made, decision=decision)

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
