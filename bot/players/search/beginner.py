"""The mistakes of a beginner: occasional, small, and never giving something away for nothing."""

from collections.abc import Collection, Sequence
from random import Random

from bot.players.search.features import LATE
from bot.players.search.outcomes import Candidate
from bot.players.search.position import TrickPosition

MISTAKES = 0.5  # the share of decisions in which any move close to the best will do
LOSS = 0.15  # the largest loss that goes unnoticed in the first trick, as a share of the deal's stake


def beginners_choice(values: Sequence[float], most: float, random: Random, among: Collection[int] | None = None) -> int:
    """The index of the best value; sometimes of any value within `most` of it, restricted to the indices `among`."""
    top = max(values)
    if random.random() >= MISTAKES:
        return values.index(top)
    near = [place for place, value in enumerate(values) if top - value <= most]
    return random.choice([place for place in near if among is None or place in among])


def most_lost(stake: float, left: int, dealt: int, share: float = LOSS) -> float:
    """A mistake's largest loss with `left` of `dealt` pieces in the hand; falls to 0."""
    return share * stake * min(1.0, max(0, left - LATE) / max(1, dealt - LATE))


def most_lost_at(position: TrickPosition, share: float = LOSS) -> float:
    """A mistake's largest loss at a position."""
    return most_lost(position.stake, position.standing.tricks_left, position.view.trick_board.count, share)


def beginners_move(
    position: TrickPosition, moves: Sequence[Candidate], values: Sequence[float], random: Random
) -> Candidate:
    """A beginner's move, given the opinions of the moves."""
    best = moves[values.index(max(values))]
    fair = [place for place, move in enumerate(moves) if not gives_away(position, move, best)]
    return moves[beginners_choice(values, most_lost_at(position), random, fair)]


def gives_away(position: TrickPosition, move: Candidate, best: Candidate) -> bool:
    """Whether a move is worse than the best one for certain: a play to a decided trick that differs in taking it or in
    points, or a beatable lead while the best one leads the same suit unbeatably.
    """
    trick, course, out = position.standing.trick, position.course, position.standing.left & ~position.hand
    if trick is None:
        over = course.masks.over[best.suit]
        return move.suit == best.suit and bool(over[move.bit] & out) and not over[best.bit] & out
    beating = course.masks.over[trick.led][trick.best]
    is_last = trick.played == len(course.orders[trick.leader]) - 1
    if not is_last and beating & out:
        return False
    takes, would_take = move.bit & beating, best.bit & beating
    return bool(takes) != bool(would_take) or course.worth.get(move.bit, 0) != course.worth.get(best.bit, 0)
