"""Choosing a lead or a play: by the policy alone, or by the worlds that are played out."""

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

ERROR = 0.13  # how far the policy's opinion is off, as a standard deviation: a share of what the deal is about
# The last two moves are tried in so many worlds where little is between them: of fewer, the luckier would be played.
SURELY = 120
DOUBT = 0.75  # standard errors by which a move must have done better than the policy's favourite
MOST = 1500  # worlds of a round
WEIGHTS = 25  # are looked at in the time that counts as 1

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

    best, *others = best_tried(weighed, play, position, effort.cost, reading)
    for other in others if effort.near else ():
        if _seems_equal(position, other, best, effort.near) and random.random() < MISTAKES:
            return other.move.move
    return best.move.move


def _seems_equal(position: TrickPosition, other: Weighed[Candidate], best: Weighed[Candidate], near: float) -> bool:
    """Whether a move does about as well as the best one to who cannot tell so small a difference."""
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
    """The best move over as many worlds as may cost so much, in which `play` tries moves, and the next; see best_of."""
    return best_of(
        moves,
        lambda tried, worlds: [[outcome.margin for outcome in found] for found in play(tried, worlds)],
        lambda count, rounds: _affordable(position, count, cost // rounds, reading),
        ERROR * position.stake, SURELY, DOUBT,
    )  # fmt: skip


def _affordable(position: TrickPosition, moves: int, cost: int, reading: TrickReading | None) -> int:
    """The number of worlds that cost so much, in about microseconds of a core; they are counted, and not timed."""
    own = position.hand.bit_count()
    left = sum(position.hidden.held) + own
    playing = 10 + left * (7 + own) // 8
    dealing = (6 + left) * (3 if position.hidden.promised else 1)
    if reading is not None:
        dealing = POOL * (dealing + reading.weights // WEIGHTS)
    return min(MOST, cost // (moves * playing + dealing))


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
