"""Choosing a lead or a play: by the policy alone, or by the worlds that are played out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from bot.players.sampling import mean_and_error
from bot.players.search.beginner import beginners_move
from bot.players.search.knowledge import Knowledge
from bot.players.search.outcomes import Candidate, WorldOutcome, candidates, outcomes
from bot.players.search.position import TrickPosition
from bot.players.search.steps import worths
from bot.rules.moves import Move
from bot.rules.view import View

PRIOR = 50  # how many worlds the policy's opinion counts for
DOUBT = 1.5  # standard errors by which a few worlds must be against the policy's favourite, or it is played

Played = Callable[[Sequence[Candidate], int], list[list[WorldOutcome]]]  # tries moves in so many worlds


def by_policy(view: View, knowledge: Knowledge, random: Random, *, is_beginner: bool = False) -> Move:
    """The move that the policy likes best; or, now and then, one that seems about as good to a beginner."""
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if move.bit]
    values = opinions(position, moves)
    if is_beginner:
        return beginners_move(position, moves, values, random).move
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
    moves: Sequence["Weighed"], play: Played, position: TrickPosition, worlds: int, effort: int = 0
) -> Candidate:
    """The best move over so many worlds, unless that is doubtful; or with an effort over more, in which the worse half
    of the moves drops out again and again.
    """
    if len(moves) == 1:
        return moves[0].move
    if not effort:
        return _best_beyond_doubt(moves, play, worlds).move
    left, rounds = list(moves), (len(moves) - 1).bit_length()
    for _ in range(rounds):
        _try(left, play, affordable(position, len(left), effort // rounds))
        left = ranked(left)[: (len(left) + 1) // 2]
    return left[0].move


def _best_beyond_doubt(moves: Sequence["Weighed"], play: Played, worlds: int) -> "Weighed":
    """The best in so many worlds if it is clearly better than the policy's favourite in twice as many others; else the
    favourite. Of few worlds alone the luckiest move seems best, and a player would do what nobody does.
    """
    _try(moves, play, worlds)
    best = ranked(moves)[0]
    favourite = max(moves, key=lambda weighed: (weighed.opinion, fmean(weighed.margins)))
    if best is favourite:
        return favourite
    usual, other = (Weighed(weighed.move, weighed.opinion) for weighed in (favourite, best))
    _try((usual, other), play, 2 * worlds)
    gain, error = other.gain_over(usual)
    return best if gain > DOUBT * error else favourite


def _try(moves: Sequence["Weighed"], play: Played, worlds: int) -> None:
    for weighed, found in zip(moves, play([weighed.move for weighed in moves], worlds), strict=True):
        weighed.margins += [outcome.margin for outcome in found]


@dataclass(slots=True)
class Weighed:
    """A move with the policy's opinion of it, and its margin in each world so far."""

    move: Candidate
    opinion: float
    margins: list[float] = field(default_factory=list[float])

    def gain_over(self, other: "Weighed") -> tuple[float, float]:
        """How much better than another it did in the same worlds, and the standard error of that."""
        return mean_and_error([margin - its for margin, its in zip(self.margins, other.margins, strict=True)])


def ranked(moves: Sequence[Weighed]) -> list[Weighed]:
    """The best first, by the margins in the worlds; the policy's opinion counts as a few worlds more."""
    top = max(moves, key=lambda weighed: fmean(weighed.margins))
    return sorted(moves, key=lambda weighed: -_more(weighed, top))


def _more(weighed: Weighed, top: Weighed) -> float:
    """How much better than another a move seems to be.

    The opinion counts for fewer worlds where the margins vary less than half as much as it claims.
    """
    gain, error = weighed.gain_over(top)
    claim, worlds = weighed.opinion - top.opinion, len(top.margins)
    variance = worlds * error**2
    trust = PRIOR if 4 * variance >= claim**2 else PRIOR * 4 * variance / claim**2
    return (worlds * gain + trust * claim) / (worlds + trust)


def affordable(position: TrickPosition, moves: int, effort: int) -> int:
    """The number of worlds that cost so much, in about microseconds of a core; they are counted, and not timed."""
    own = position.hand.bit_count()
    left = sum(position.hidden.held) + own
    playing = 10 + left * (7 + own) // 8
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
