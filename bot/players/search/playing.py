"""Choosing a lead or a play, by the policy alone or by search."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from bot.players.sampling import Weighed, best_of, gain_over
from bot.players.search.beginner import MISTAKES, beginners_move, gives_away, most_lost_at
from bot.players.search.knowledge import Knowledge
from bot.players.search.outcomes import Candidate, WorldOutcome, candidates, outcomes
from bot.players.search.position import TrickPosition
from bot.players.search.reading import POOL, TrickReading
from bot.players.search.worths import worths
from bot.rules.moves import Move
from bot.rules.view import View

ERROR = 0.13  # the standard deviation of the policy's error, as a share of the deal's stake
# The worlds for the last two moves if they are close: with fewer, luck would decide.
SURELY = 120
DOUBT = 0.75  # standard errors by which a move must have done better than the policy's favourite
MOST = 1500  # the most worlds of a round
WEIGHTS = 25  # weights per unit of cost

Played = Callable[[Sequence[Candidate], int], list[list[WorldOutcome]]]  # tries moves in a number of worlds


class TrickEffort(NamedTuple):
    """How hard a level thinks about a lead or a play."""

    cost: int  # of the worlds to try, about microseconds of a core
    near: float = 0.0  # the largest loss that goes unnoticed in the first trick, as a share of the deal's stake
    reads: bool = False  # whether the others' plays make worlds likelier or less likely


def by_policy(view: View, knowledge: Knowledge, random: Random, *, is_beginner: bool = False) -> Move:
    """The policy's favourite move; for a beginner sometimes one close to it."""
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if move.bit]
    values = opinions(position, moves)
    if is_beginner:
        return beginners_move(position, moves, values, random).move
    return moves[values.index(max(values))].move


def by_search(view: View, knowledge: Knowledge, random: Random, effort: TrickEffort) -> Move:
    """The best lead or play by search; sometimes the other of the last two, if it seems as good."""
    position = TrickPosition.of(view, knowledge)
    moves = candidates(position)
    weighed = [Weighed(move, opinion) for move, opinion in zip(moves, _prior(position, moves), strict=True)]
    reading = TrickReading(position) if effort.reads else None

    def play(tried: Sequence[Candidate], count: int) -> list[list[WorldOutcome]]:
        return outcomes(position, tried, (reading or position.hidden).worlds(random, count))

    best, *others = best_tried(weighed, play, position, effort.cost, reading)
    for other in others if effort.near else ():
        if _seems_equal(position, other, best, effort.near) and random.random() < MISTAKES:
            return other.move.move
    return best.move.move


def _seems_equal(position: TrickPosition, other: Weighed[Candidate], best: Weighed[Candidate], near: float) -> bool:
    """Whether this level cannot tell a move from the best one."""
    gain, _ = gain_over(other, best)
    is_near = abs(gain) < most_lost_at(position, near)
    return is_near and bool(other.move.bit) and not gives_away(position, other.move, best.move)


def best_tried(
    moves: Sequence[Weighed[Candidate]],
    play: Played,
    position: TrickPosition,
    cost: int,
    reading: TrickReading | None = None,
) -> list[Weighed[Candidate]]:
    """The best move and the next ones, tried by `play` in as many worlds as `cost` allows; see best_of."""
    return best_of(
        moves,
        lambda tried, worlds: [[outcome.margin for outcome in found] for found in play(tried, worlds)],
        lambda count, rounds: _affordable(position, count, cost // rounds, reading),
        ERROR * position.stake, SURELY, DOUBT,
    )  # fmt: skip


def _affordable(position: TrickPosition, moves: int, cost: int, reading: TrickReading | None) -> int:
    """The number of worlds that `cost` allows. It is computed, not timed, so that choices can be repeated."""
    own = position.hand.bit_count()
    left = sum(position.hidden.held) + own
    playing = 10 + left * (7 + own) // 8
    dealing = (6 + left) * (3 if position.hidden.promised else 1)
    if reading is not None:
        dealing = POOL * (dealing + reading.weights // WEIGHTS)
    return min(MOST, cost // (moves * playing + dealing))


def _prior(position: TrickPosition, moves: Sequence[Candidate]) -> list[float]:
    """The policy's opinion of each move. A move that plays nothing gets the best one, or luck might drop it early."""
    played = [move for move in moves if move.bit]
    values = opinions(position, played)
    of_played = iter(values)
    return [next(of_played) if move.bit else max(values) for move in moves]


def opinions(position: TrickPosition, moves: Sequence[Candidate]) -> list[float]:
    """The policy's opinion of leads or plays, in points."""
    steps = [(move.bit, move.suit) for move in moves]
    return worths(position.policy, position.course, position.standing, position.hand, steps)
