"""The outcomes of leads and plays over worlds, and choosing one by the policy alone or by search."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, repeat
from random import Random
from typing import NamedTuple

from bot.players.sampling import Weighed, best_of, gain_over
from bot.players.search.features import LATE
from bot.players.search.knowledge import Knowledge, Scored
from bot.players.search.leads_and_plays import worths
from bot.players.search.playout import SEVERAL, Playout, PlayoutEnd
from bot.players.search.position import TrickPosition
from bot.players.search.reading import POOL, TrickReading
from bot.players.search.worlds import World
from bot.rules.game import margin
from bot.rules.moves import Lead, Move, Play, Yield
from bot.rules.view import View

ERROR = 0.13  # the standard deviation of the policy's error, as a share of the deal's stake
# The worlds for the last two moves if they are close: with fewer, luck would decide.
SURELY = 120
DOUBT = 0.75  # standard errors by which a move must have done better than the policy's favourite
MOST = 1500  # the most worlds of a round
WEIGHTS = 25  # weights per unit of cost
MISTAKES = 0.5  # the share of a beginner's decisions in which any move close to the best will do
LOSS = 0.15  # the largest loss that a beginner does not notice in the first trick, as a share of the deal's stake


class TrickEffort(NamedTuple):
    """The effort of a level for a lead or a play."""

    cost: int  # of the worlds to try, about microseconds of a core
    near: float = 0.0  # the largest loss that goes unnoticed in the first trick, as a share of the deal's stake
    reads: bool = False  # whether the others' plays make worlds likelier or less likely


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move to judge: its bit (all bits for a pass), and the suit of a lead, else 0."""

    move: Move
    bit: int = 0
    suit: int = 0


def candidates(position: TrickPosition) -> list[Candidate]:
    """The moves on offer, without revokes."""
    view, deck = position.view, position.deck
    found: list[Candidate] = []
    for choice in view.ask.choices if view.ask is not None else ():
        move = choice.move
        if choice.revoke:
            continue
        if isinstance(move, Lead) and move.suit is not None:
            bit = deck.bits[move.piece] & position.hand
            found.append(Candidate(move, bit & -bit, position.course.masks.place[move.suit]))
        elif isinstance(move, Play):
            bit = deck.bits[move.piece] & position.hand
            found.append(Candidate(move, bit & -bit))
        elif isinstance(move, Yield):
            found.append(Candidate(move))
    return found


class WorldOutcome(NamedTuple):
    """The outcome of a move in one world: the margin, the winner of the trick and its points, the score."""

    margin: float
    winner: int
    trick_points: int
    scored: Scored


def outcome_of(position: TrickPosition, end: PlayoutEnd) -> WorldOutcome:
    """The outcome of an end for the viewer's side, under the contract in the view."""
    scored = position.knowledge.scored(position.view, end.points, end.tricks)
    result = margin(scored.by_side, position.side, low_wins=position.view.low_wins)
    return WorldOutcome(result, end.winner, end.trick_points, scored)


def outcomes(position: TrickPosition, moves: Sequence[Candidate], worlds: Sequence[World]) -> list[list[WorldOutcome]]:
    """The outcome of each move in each of the same worlds."""
    standing = position.standing
    found: list[list[WorldOutcome]] = [[] for _ in moves]
    for playout, world in zip(playouts_of(position), worlds, strict=False):
        hands = position.hands_in(world)
        start = standing._replace(undealt=world[-1]) if position.takes_undealt else standing
        for move, so_far in zip(moves, found, strict=True):
            at = start if move.bit else start._replace(leader=(start.leader + 1) % len(hands))
            so_far.append(outcome_of(position, playout.end(at, hands[:], move.bit, move.suit)))
    return found


def playouts_of(position: TrickPosition) -> Iterator[Playout]:
    """Yield the playout for each next world, without end.

    In a share of the worlds, set by the game's knowledge, the others ignore moons, as many people do: a search against
    opponents who always watch would hardly ever shoot one.
    """
    if not position.view.low_wins:
        return repeat(position.playout)
    course, me = position.course, position.me
    roles, attitudes = course.roles[SEVERAL], course.attitudes[SEVERAL]  # as if no moon were possible
    unsuspecting = course._replace(
        roles={owner: [*roles[:me], own[me], *roles[me + 1 :]] for owner, own in course.roles.items()},
        attitudes={owner: [*attitudes[:me], own[me], *attitudes[me + 1 :]] for owner, own in course.attitudes.items()},
    )
    watching = repeat(position.playout, position.knowledge.watchful)
    return cycle((*watching, Playout(unsuspecting, position.policy)))


def opinions(position: TrickPosition, moves: Sequence[Candidate]) -> list[float]:
    """The policy's opinion of leads or plays, in points."""
    steps = [(move.bit, move.suit) for move in moves]
    return worths(position.policy, position.course, position.standing, position.hand, steps)


def by_policy(view: View, knowledge: Knowledge, random: Random, *, is_beginner: bool = False) -> Move:
    """The policy's favourite move; for a beginner sometimes one close to it."""
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if move.bit]
    values = opinions(position, moves)
    best = moves[values.index(max(values))]
    if not is_beginner:
        return best.move
    fair = [place for place, move in enumerate(moves) if not gives_away(position, move, best)]
    return moves[beginners_choice(values, most_lost_at(position), random, fair)].move


def by_search(view: View, knowledge: Knowledge, random: Random, effort: TrickEffort) -> Move:
    """The best lead or play by search; sometimes the other of the last two, if it seems as good."""
    position = TrickPosition.of(view, knowledge)
    moves = candidates(position)
    values = opinions(position, [move for move in moves if move.bit])
    of_played = iter(values)  # a move that plays nothing gets the best opinion, or luck might drop it early
    weighed = [Weighed(move, next(of_played) if move.bit else max(values)) for move in moves]
    reading = TrickReading(position) if effort.reads else None

    def play(tried: Sequence[Candidate], count: int) -> list[list[WorldOutcome]]:
        return outcomes(position, tried, (reading or position.hidden).worlds(random, count))

    best, *others = best_tried(weighed, play, position, effort.cost, reading)
    for other in others if effort.near else ():
        is_near = abs(gain_over(other, best)[0]) < most_lost_at(position, effort.near)
        seems_equal = is_near and other.move.bit and not gives_away(position, other.move, best.move)
        if seems_equal and random.random() < MISTAKES:
            return other.move.move
    return best.move.move


def best_tried(
    moves: Sequence[Weighed[Candidate]],
    play: Callable[[Sequence[Candidate], int], list[list[WorldOutcome]]],
    position: TrickPosition,
    cost: int,
    reading: TrickReading | None = None,
) -> list[Weighed[Candidate]]:
    """The best move and the next ones; see best_of. `play` tries moves in as many worlds as `cost` allows.

    The number of worlds is computed, not timed, so that choices can be repeated.
    """
    own = position.hand.bit_count()
    left = sum(position.hidden.held) + own
    playing = 10 + left * (7 + own) // 8
    dealing = (6 + left) * (3 if position.hidden.promised else 1)
    if reading is not None:
        dealing = POOL * (dealing + reading.weights // WEIGHTS)
    return best_of(
        moves,
        lambda tried, worlds: [[outcome.margin for outcome in found] for found in play(tried, worlds)],
        lambda count, rounds: min(MOST, cost // rounds // (count * playing + dealing)),
        ERROR * position.stake, SURELY, DOUBT,
    )  # fmt: skip


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
    return most_lost(position.stake, position.standing.tricks_left, position.view.trick_board.count, share)


def gives_away(position: TrickPosition, move: Candidate, best: Candidate) -> bool:
    """True if a move is worse than the best one for certain: a play to a decided trick that differs in taking it or in
    points, or a beatable lead while the best one leads the same suit unbeatably.
    """
    trick, course, out = position.standing.trick, position.course, position.standing.left & ~position.hand
    if not (move.bit and best.bit):  # one of them lets another player lead
        return False
    if trick is None:
        over = course.masks.over[best.suit]
        return move.suit == best.suit and bool(over[move.bit] & out) and not over[best.bit] & out
    beating = course.masks.over[trick.led][trick.best]
    is_last = trick.played == len(course.orders[trick.leader]) - 1
    if not is_last and beating & out:
        return False
    takes, would_take = move.bit & beating, best.bit & beating
    return bool(takes) != bool(would_take) or course.worth.get(move.bit, 0) != course.worth.get(best.bit, 0)
