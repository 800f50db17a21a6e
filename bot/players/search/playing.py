"""Choosing a lead or a play: by the policy alone, or by the worlds that are played out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, pstdev

from bot.players.sampling import mean_and_error
from bot.players.search.knowledge import Knowledge
from bot.players.search.outcomes import Candidate, WorldOutcome, candidates, outcomes
from bot.players.search.position import TrickPosition
from bot.players.search.steps import worths
from bot.rules.moves import Move
from bot.rules.view import View

PRIOR = 20  # how many worlds the policy's opinion counts for
MISTAKES = 0.65  # how far a beginner's opinion of a move is off, as a share of how much the moves differ


def by_policy(view: View, knowledge: Knowledge, random: Random, *, is_beginner: bool = False) -> Move:
    """The move that the policy likes best; or, in its honest mistakes, a beginner."""
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if move.bit]
    values = opinions(position, moves)
    if is_beginner:
        spread = MISTAKES * pstdev(values)
        values = [value + random.gauss(0, spread) for value in values]
    return moves[values.index(max(values))].move


def by_search(view: View, knowledge: Knowledge, random: Random, worlds: int, effort: int = 0) -> Move:
    """The lead or play found best by trying each in so many worlds, or with an effort in more: see `best_of`."""
    position = TrickPosition.of(view, knowledge)
    moves = candidates(position)
    weighed = [Weighed(move, opinion) for move, opinion in zip(moves, _prior(position, moves), strict=True)]
    return best_of(
        weighed, lambda moves, count: outcomes(position, moves, count, random), position, worlds, effort
    ).move


def best_of(
    moves: Sequence["Weighed"],
    play: Callable[[Sequence[Candidate], int], list[list[WorldOutcome]]],
    position: TrickPosition,
    worlds: int,
    effort: int = 0,
) -> Candidate:
    """The move of the best mean over so many worlds, in which `play` tries moves; or with an effort over more, in which
    the worse half of the moves drops out again and again.
    """
    left = list(moves)
    rounds = (len(left) - 1).bit_length() if effort else 1
    for _ in range(rounds if len(left) > 1 else 0):
        count = affordable(position, len(left), effort // rounds) if effort else worlds
        found = play([weighed.move for weighed in left], count)
        for weighed, of_move in zip(left, found, strict=True):
            weighed.margins += [outcome.margin for outcome in of_move]
        left = ranked(left)[: (len(left) + 1) // 2]
    return left[0].move


@dataclass(slots=True)
class Weighed:
    """A move with the policy's opinion of it, and its margin in each world so far."""

    move: Candidate
    opinion: float
    margins: list[float] = field(default_factory=list[float])


def ranked(moves: Sequence[Weighed]) -> list[Weighed]:
    """The best first, by the margins in the worlds; the policy's opinion counts as a few worlds more."""
    top = max(moves, key=lambda weighed: fmean(weighed.margins))
    return sorted(moves, key=lambda weighed: -_more(weighed, top))


def _more(weighed: Weighed, top: Weighed) -> float:
    """How much better than another a move seems to be.

    The opinion counts for fewer worlds where the margins vary less than half as much as it claims.
    """
    found = [margin - other for margin, other in zip(weighed.margins, top.margins, strict=True)]
    gain, error = mean_and_error(found)
    claim, worlds = weighed.opinion - top.opinion, len(found)
    variance = worlds * error**2
    trust = PRIOR if 4 * variance >= claim**2 else PRIOR * 4 * variance / claim**2
    return (worlds * gain + trust * claim) / (worlds + trust)


def affordable(position: TrickPosition, moves: int, effort: int) -> int:
    """The number of worlds that cost so much, in about microseconds of a core; they are counted, and not timed."""
    own = position.hand.bit_count()
    left = sum(position.hidden.held) + own
    playing = 8 + left * (6 + own) // 10
    dealing = (6 + left) * (3 if position.hidden.promised else 1)
    return max(FEWEST, min(MOST, effort // (moves * playing + dealing)))


FEWEST, MOST = 4, 1500  # worlds of a round


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
