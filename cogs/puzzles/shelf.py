"""Stock puzzles as they are shown and answered: near a person's level, never the same twice."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from bot import clock
from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import View
from bot.store.scores.ratings import Rating
from bot.table.access import TableAccess
from bot.table.errors import WrongState
from cogs.kit.lru_cache import LruCache
from cogs.puzzles.moments import Answered, NoPuzzle, PuzzleMoment
from cogs.puzzles.scores import GivenAnswer, StockAnswers, StockStore
from cogs.puzzles.stock import StockChoice, StockPuzzle, starts_of, stock_of
from cogs.puzzles.store import Votes

_KEPT = 64  # moments in memory
_NEAR = 5  # puzzles near a person's level, of which one is chosen by lot


@dataclass(frozen=True, slots=True)
class StockMoment(PuzzleMoment):
    """A stock puzzle with the View of its seat, where the reader sits."""

    puzzle: StockPuzzle
    view: View

    @property
    def choices(self) -> tuple[StockChoice, ...]:
        return self.puzzle.choices

    @property
    def seat(self) -> int:
        return self.puzzle.seat


class PuzzleShelf:
    """Chooses stock puzzles and takes answers to them. Each method can raise NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess) -> None:
        self._store = StockStore(access.store.database)
        self._moments = LruCache[StockMoment](_KEPT)
        self.score = self._store.score

    async def next_for(self, user_id: int, game_name: str | None = None) -> StockMoment | None:
        """A puzzle that the person has not answered, of a game or else of those they know; None where none is left."""
        known = await self._store.of_person(user_id)
        random = Random(f"{user_id} {clock.now().date()} {len(known.answered)}")  # noqa: S311 - no secret depends on it
        for name in _in_order(known, game_name, random):
            stock = await asyncio.to_thread(stock_of, name)
            names = [it for it in stock if it not in known.answered]
            if names:
                starts = await asyncio.to_thread(starts_of, name)
                ratings = {it: starts[it] for it in names} | await self._store.ratings(names)
                return await self._moment(stock[random.choice(_nearest(ratings, known.rating))])
        return None

    async def answer(self, user_id: int, name: str, place: int) -> Answered:
        """Take a person's first answer, by its place among the choices offered. Raises NoPuzzle."""
        moment = await self._get(name)
        if not 0 <= place < len(moment.offered):
            raise NoPuzzle
        start = (await asyncio.to_thread(starts_of, moment.puzzle.game_name))[name]
        return await self._answered(
            moment, user_id, await self._store.answer(user_id, name, moment.offered[place], start)
        )

    async def answered(self, user_id: int, name: str) -> Answered:
        """A puzzle as a person answered it. Raises NoPuzzle, WrongState where they have not."""
        moment, given = await self._get(name), await self._store.answered(user_id, name)
        if given.own is None:
            raise WrongState(Message("puzzle-not-answered"))
        return await self._answered(moment, user_id, given)

    async def _answered(self, moment: StockMoment, user_id: int, given: GivenAnswer) -> Answered:
        score = (await self._store.score(user_id))._replace(change=given.change)
        return Answered(moment, Votes(given.votes, given.own), score, gained=given.gained)

    async def _get(self, name: str) -> StockMoment:
        """Raises NoPuzzle, also for a puzzle that was taken out of the stock."""
        game = name.partition(".")[0]
        if game not in CATALOGUE:
            raise NoPuzzle
        puzzle = (await asyncio.to_thread(stock_of, game)).get(name)
        if puzzle is None:
            raise NoPuzzle
        return await self._moment(puzzle)

    async def _moment(self, puzzle: StockPuzzle) -> StockMoment:
        known = self._moments.get(puzzle.name)
        if known is None:
            view = await asyncio.to_thread(lambda: puzzle.view)
            known = self._moments.put(puzzle.name, StockMoment(puzzle, view))
        return known


def _in_order(known: StockAnswers, game_name: str | None, random: Random) -> Iterable[str]:
    """The games to look in: the one asked for; or those a person knows, by lot, then the others as they are offered."""
    if game_name is not None:
        return (game_name,)
    own = [name for name in known.games if name in CATALOGUE]
    return dict.fromkeys((*random.sample(own, len(own)), *CATALOGUE))


def _nearest(ratings: dict[str, Rating], person: Rating) -> list[str]:
    """The puzzles nearest to a person's level. It counts as low until it is known, so that the first ones are easy."""
    level = person.mu - person.sigma
    return sorted(ratings, key=lambda name: (abs(ratings[name].mu - level), name))[:_NEAR]
