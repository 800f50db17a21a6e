"""The player of dominoes: deals the hidden tiles so that every pass and draw is possible, and plays the deals out.

Worlds are played out by the policy, and near the end with best play.
"""

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from random import Random

from bot.players.dominoes.policy import GAME, DominoPolicy, policy_at, table_of
from bot.players.dominoes.position import Candidate, DominoPosition, DominoWorld
from bot.players.dominoes.reading import Reading
from bot.players.sampling import Weighed, best_of, prospect_of, shares_compared
from bot.players.search.playing import beginners_choice, most_lost
from bot.rules.dominoes.line import LineState
from bot.rules.dominoes.state import DealState
from bot.rules.game import margin
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

EXACT = 6  # tiles left in all hands, from which prospects are of best play
ERROR = 0.35  # how far the policy's opinion is off, as a standard deviation: a share of what deals are won by

# The seat to act, the line, the hands, the tiles in the boneyard and the points.
Solved = tuple[int, LineState, tuple[int, ...], int, tuple[int, ...]]
# The hands with the plain players, and the boneyard where it is drawn from.
PlayedOut = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class DominoEffort:
    """Limits of a search, as counts: a decision can be repeated.

    `plays` is the approximate number of plays in all worlds together; there are more where the last two candidates are
    close. With at most `exact` tiles left to play everyone plays best; where all hands are certain, they always do if
    that takes no more than twice the `plays`. `reads`: the others' plays weigh the worlds.
    """

    plays: int
    exact: int
    reads: bool = True


# `normal` takes about 10 ms of one core, `hard` up to 50, `expert` 500.
EFFORTS = {
    "normal": DominoEffort(plays=450, exact=0, reads=False),
    "hard": DominoEffort(plays=2_600, exact=5),
    "expert": DominoEffort(plays=26_000, exact=7),
}

__all__ = ["EFFORTS", "GAME", "choose", "choose_at_once", "prospects"]


def choose(view: View, seed: int, level: str) -> Move:
    """The best play by search; easy plays by habit and errs. Raises TypeError if the view asks for no play."""
    effort = EFFORTS.get(level)
    if effort is None:
        return choose_at_once(view, seed, level)
    position, random = DominoPosition.of(view), Random(seed)  # noqa: S311 - no secret depends on it
    every, policy, worlds = position.candidates, _policy(position), position.worlds(random)
    if len(every) == 1:
        return position.moves[every[0]]
    weighed = [Weighed(candidate, own) for candidate, own in zip(every, opinions(position, policy), strict=True)]
    if position.is_certain:
        solver, deal = DominoSolver(2 * effort.plays), next(worlds).deal
        with suppress(TooManyPlaysError):
            exact = {each: (solver.margin(deal.after(*each.move), position.side), each.opinion) for each in weighed}
            return position.moves[max(weighed, key=exact.__getitem__).move]
    reading = Reading(position, policy, reads=effort.reads)
    playing = Playouts(policy, position.side, effort.exact)
    each_plays = sum([seat.held for seat in view.seats]) + effort.exact + 2
    best = best_of(
        weighed,
        lambda tried, count: playing.margins(reading.worlds(worlds, count, random), tried),
        lambda count, rounds: effort.plays // rounds // (count * each_plays + reading.plays),
        ERROR * position.stake,
    )[0]
    return position.moves[best.move]


def choose_at_once(view: View, seed: int, level: str) -> Move:
    """The play that the policy prefers; a beginner sometimes makes a slightly worse one."""
    position = DominoPosition.of(view)
    values = opinions(position, _policy(position))
    if level in EFFORTS:
        return position.moves[position.candidates[values.index(max(values))]]
    options, left = position.terms.options, position.hand.bit_count()
    most = most_lost(position.stake, left, options.hand_for(position.terms.players))
    random = Random(seed)  # noqa: S311 - no secret depends on it
    return position.moves[position.candidates[beginners_choice(values, most, random)]]


def prospects(view: View, worlds: int, seed: int, among: Collection[Move] | None = None) -> tuple[Prospect, ...]:
    """See `GamePlayer.prospects`. One of several equal plays represents all."""
    if view.ask is None:
        return ()
    position = DominoPosition.of(view, first=among or ())
    every = [candidate for candidate, move in position.moves.items() if among is None or move in among]
    if not every:
        return ()
    policy, random = _policy(position), Random(seed)  # noqa: S311 - no secret depends on it
    dealt = Reading(position, policy).worlds(position.worlds(random), worlds, random)
    found = Playouts(policy, position.side, EXACT).margins(dealt, every)
    leader = max(found, key=sum)
    judged = [
        prospect_of(position.moves[candidate], margins, leader, shares_compared(margins, leader))
        for candidate, margins in zip(every, found, strict=True)
    ]
    return tuple(sorted(judged, key=lambda prospect: -prospect.value))


def _policy(position: DominoPosition) -> DominoPolicy:
    return policy_at(table_of(position.terms))


def opinions(position: DominoPosition, policy: DominoPolicy) -> list[float]:
    """The policy's opinion of each candidate, in points."""
    hands = [(1 << seat.held) - 1 for seat in position.view.seats]  # of the others' hands it only sees how many tiles
    values = policy.rows.values_of(position.deal(hands, []), list(position.candidates))
    return [value * policy.unit for value in values]


class TooManyPlaysError(Exception):
    """The solver needs more plays than it may make."""


class DominoSolver:
    """Margins if everyone sees all hands and plays best for their own side; each deal is solved once.

    Raises TooManyPlaysError after this number of `plays`.
    """

    def __init__(self, plays: float = inf) -> None:
        self.left = plays
        self._bounds: dict[Solved, tuple[float, float]] = {}
        self._margins: dict[Solved, list[float]] = {}

    def margin(self, deal: DealState, side: int) -> float:
        if deal.terms.side_count > 2:
            return self.of_all(deal)[side]
        first = self.between(deal, -inf, inf)
        return -first if side else first

    def between(self, deal: DealState, low: float, high: float) -> float:
        """The margin of the first of two sides if it lies between these, else a bound of it."""
        if deal.over:
            return margin_of(deal, 0)
        key = _key(deal)
        least, most = self._bounds.get(key, (-inf, inf))
        if least >= high or most <= low or least == most:
            return least if least >= high or least == most else most
        start, end = max(low, least), min(high, most)
        gains = deal.terms.sides[deal.seat] == 0
        best = -inf if gains else inf
        for tile, line in reversed(deal.plays()):  # heavy tiles first: they are the likeliest to be good
            found = self.between(self._after(deal, tile, line), start, end)
            if gains:
                best = max(best, found)
                start = max(start, best)
            else:
                best = min(best, found)
                end = min(end, best)
            if start >= end:
                break
        floor, ceiling = max(low, least), min(high, most)
        self._bounds[key] = (best if best > floor else least, best if best < ceiling else most)
        return best

    def of_all(self, deal: DealState) -> list[float]:
        """The margins by side, where each plays for its own."""
        if deal.over:
            return margins_of(deal)
        key = _key(deal)
        known = self._margins.get(key)
        if known is None:
            side = deal.terms.sides[deal.seat]
            found = [self.of_all(self._after(deal, tile, line)) for tile, line in deal.plays()]
            known = self._margins[key] = max(found, key=lambda margins: margins[side])
        return known

    def _after(self, deal: DealState, tile: int, line: LineState) -> DealState:
        self.left -= 1
        if self.left < 0:
            raise TooManyPlaysError
        return deal.after(tile, line)


def _key(deal: DealState) -> Solved:
    return deal.seat, deal.line, tuple(deal.hands), len(deal.boneyard), tuple(deal.points)


def margins_of(deal: DealState) -> list[float]:
    """Each side's points less the mean of the others', with a prize for a match that is won."""
    scores = _scores(deal)
    return [margin(scores, side, low_wins=False) for side in range(len(scores))]


def margin_of(deal: DealState, side: int) -> float:
    return margin(_scores(deal), side, low_wins=False)


def _scores(deal: DealState) -> list[int]:
    """The points by side, with a prize of half the target for winning the match, so that no win is put off for more."""
    points, terms = deal.points, deal.terms
    if not terms.has_target:
        return points
    beyond = [own - room for own, room in zip(points, terms.room, strict=True)]
    most = max(beyond)
    if most < 0:
        return points
    prize = terms.options.target // 2
    return [own + prize if reached == most else own for own, reached in zip(points, beyond, strict=True)]


class Playouts:
    """Plays worlds out for a side, each once. Where at most `exact` tiles can still be played, everyone plays best."""

    def __init__(self, policy: DominoPolicy, side: int, exact: int) -> None:
        self.policy, self.side, self.exact = policy, side, exact
        self._known: dict[tuple[PlayedOut, Candidate], float] = {}

    def margins(self, worlds: Iterable[DominoWorld], every: Sequence[Candidate]) -> list[list[float]]:
        """The margins by candidate and world: the same worlds for all candidates."""
        margins: list[list[float]] = [[] for _ in every]
        known = self._known
        for world in worlds:
            solver = DominoSolver()
            deal, plain = world.deal, world.plain
            which = (*deal.hands, plain), tuple(deal.boneyard) if deal.terms.options.draws else ()
            for found, candidate in zip(margins, every, strict=True):
                result = known.get((which, candidate))
                if result is None:
                    result = known[which, candidate] = self._margin(deal.after(*candidate), plain, solver)
                found.append(result)
        return margins

    def _margin(self, deal: DealState, plain: int, solver: DominoSolver) -> float:
        best, left, exact = self.policy.best, deal.left, self.exact
        while not deal.over:
            if left <= exact:
                return solver.margin(deal, self.side)
            deal.play(*best(deal, plain))
            left -= 1
        return margin_of(deal, self.side)
