"""Choosing a lead or a play: by the policy alone, or by the worlds that are played out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import NamedTuple

from bot.players.sampling import exceeds, mean_and_error
from bot.players.search.beginner import MISTAKES, beginners_move, gives_away, most_lost_at
from bot.players.search.knowledge import Knowledge
from bot.players.search.outcomes import Candidate, WorldOutcome, candidates, outcomes
from bot.players.search.position import TrickPosition
from bot.players.search.reading import POOL, TrickReading
from bot.players.search.worths import worths
from bot.rules.moves import Move
from bot.rules.view import View

ERROR = 0.13  # how far the policy's opinion is off, as a standard deviation: a share of what the deal is about
# The last two moves are tried in so many worlds where little is between them: of fewer, the luckier would be played.
SURELY = 120
AT_ONCE = 40  # of these, until it is looked at whether one is clearly better
CLEAR = 2.0  # standard errors by which it is
DOUBT = 0.75  # standard errors by which a move must have done better than the policy's favourite

Played = Callable[[Sequence[Candidate], int], list[list[WorldOutcome]]]  # tries moves in so many worlds


class TrickEffort(NamedTuple):
    """How hard a level thinks about a lead or a play."""

    cost: int  # of the worlds in which moves are tried: about so many microseconds of a core
    near: float = 0.0  # what seems to make no difference in the first trick: a share of what the deal is about
    reads: bool = False  # whether worlds are likelier in which the others would have played as they did


def by_policy(view: View, knowledge: Knowledge, random: Random, *, is_beginner: bool = False) -> Move:
    """The move that the policy likes best; or, now and then, one that seems about as good to a beginner."""
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if move.bit]
    values = opinions(position, moves)
    if is_beginner:
        return beginners_move(position, moves, values, random).move
    return moves[values.index(max(values))].move


def by_search(view: View, knowledge: Knowledge, random: Random, effort: TrickEffort) -> Move:
    """The lead or play found best by trying each; now and then the other of the last two, if it seems as good."""
    position = TrickPosition.of(view, knowledge)
    moves = candidates(position)
    weighed = [Weighed(move, opinion) for move, opinion in zip(moves, _prior(position, moves), strict=True)]
    reading = TrickReading(position) if effort.reads else None

    def play(tried: Sequence[Candidate], count: int) -> list[list[WorldOutcome]]:
        return outcomes(position, tried, (reading or position.hidden).worlds(random, count))

    best, *others = best_of(weighed, play, position, effort.cost, reading)
    for other in others if effort.near else ():
        if _seems_equal(position, other, best, effort.near) and random.random() < MISTAKES:
            return other.move.move
    return best.move.move


def _seems_equal(position: TrickPosition, other: "Weighed", best: "Weighed", near: float) -> bool:
    """Whether a move does about as well as the best one to who cannot tell so small a difference."""
    gain, _ = _gain(other, best)
    is_near = abs(gain) < most_lost_at(position, near)
    return is_near and bool(other.move.bit) and not gives_away(position, other.move, best.move)


def best_of(
    moves: Sequence["Weighed"],
    play: Played,
    position: TrickPosition,
    cost: int,
    reading: TrickReading | None = None,
) -> list["Weighed"]:
    """The best move over as many worlds as may cost so much, in which `play` tries moves; then the one that it was
    compared with last. The worse half drops out again and again, but for the policy's favourite. This is played unless
    another is better beyond doubt.
    """
    favourite = max(moves, key=lambda weighed: weighed.opinion)
    left, rounds, error = list(moves), (len(moves) - 1).bit_length(), ERROR * position.stake

    def try_in(worlds: int) -> None:
        for weighed, found in zip(left, play([weighed.move for weighed in left], worlds), strict=True):
            weighed.margins += [outcome.margin for outcome in found]

    for tried in range(1, rounds + 1):
        try_in(affordable(position, len(left), cost // rounds, reading))
        while len(left) == 2 and len(left[0].margins) < SURELY and not _is_clear(*left):
            try_in(AT_ONCE)
        left = ranked(left, error)
        if tried < rounds:
            left = left[: (len(left) + 1) // 2]
            if favourite not in left:
                left[-1] = favourite
    best = left[0]
    return left if best is favourite or exceeds(best.margins, favourite.margins, DOUBT) else left[::-1]


@dataclass(slots=True, eq=False)
class Weighed:
    """A move with the policy's opinion of it, and its margin in each world so far."""

    move: Candidate
    opinion: float
    margins: list[float] = field(default_factory=list[float])


def ranked(moves: Sequence[Weighed], error: float) -> list[Weighed]:
    """The best first: by the margins in the worlds, and by the policy's opinion, which is so far off."""
    top = max(moves, key=lambda weighed: fmean(weighed.margins))
    return sorted(moves, key=lambda weighed: (_more(weighed, top, error), weighed.opinion), reverse=True)


def _more(weighed: Weighed, top: Weighed, error: float) -> float:
    """How much better than another a move seems to be: both estimates, each weighed by how sure it is.

    So the opinion counts for more worlds, the more they differ.
    """
    gain, error_of_gain = _gain(weighed, top)
    claim, trust = weighed.opinion - top.opinion, (error_of_gain / error) ** 2 if error else 0.0
    return (gain + trust * claim) / (1 + trust)


def _is_clear(weighed: Weighed, other: Weighed) -> bool:
    gain, error_of_gain = _gain(weighed, other)
    return abs(gain) >= CLEAR * error_of_gain


def _gain(weighed: Weighed, other: Weighed) -> tuple[float, float]:
    """How much better a move did than another in the same worlds, and the standard error of that."""
    return mean_and_error([margin - its for margin, its in zip(weighed.margins, other.margins, strict=True)])


def affordable(position: TrickPosition, moves: int, cost: int, reading: TrickReading | None) -> int:
    """The number of worlds that cost so much, in about microseconds of a core; they are counted, and not timed."""
    own = position.hand.bit_count()
    left = sum(position.hidden.held) + own
    playing = 10 + left * (7 + own) // 8
    dealing = (6 + left) * (3 if position.hidden.promised else 1)
    if reading is not None:
        dealing = POOL * (dealing + reading.weights // WEIGHTS)
    return max(FEWEST, min(MOST, cost // (moves * playing + dealing)))


FEWEST, MOST = 4, 1500  # worlds of a round
WEIGHTS = 25  # are looked at in the time that counts as 1


def _prior(position: TrickPosition, moves: Sequence[Candidate]) -> list[float]:
    """The policy's opinion of each move. One that plays nothing counts as the best, or bad luck would drop it early."""
    played = [move for move in moves if move.bit]
    values = opinions(position, played)
    of_played = iter(values)
    return [next(of_played) if move.bit else max(values) for move in moves]


def opinions(position: TrickPosition, moves: Sequence[Candidate]) -> list[float]:
    """The policy's opinion of leads or plays, in points."""
    steps = [(move.bit, move.suit) for move in moves]
    return worths(position.policy, position.course, position.standing, position.hand, steps)
