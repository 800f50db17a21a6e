"""The outcomes of moves: each move is played out in worlds that agree with the View."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, repeat
from typing import NamedTuple

from bot.players.search.knowledge import Scored
from bot.players.search.playout import SEVERAL, Playout, PlayoutEnd, PlaySetup, PlayState
from bot.players.search.position import TrickPosition
from bot.players.search.worlds import World
from bot.rules.game import margin
from bot.rules.moves import Lead, Move, Play, Yield


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
    me, standing = position.me, position.standing
    found: list[list[WorldOutcome]] = [[] for _ in moves]
    for playout, world in zip(playouts_of(position), worlds, strict=False):
        hands = list(world[:-1])
        hands[me] = position.hand
        start = standing._replace(undealt=world[-1]) if position.takes_undealt else standing
        for move, so_far in zip(moves, found, strict=True):
            at = start if move.bit else _yielded(start, len(hands))
            so_far.append(outcome_of(position, playout.end(at, hands[:], move.bit, move.suit)))
    return found


def playouts_of(position: TrickPosition) -> Iterator[Playout]:
    """Yield the playout for each next world, without end.

    In a share of the worlds, set by the game's knowledge, the others ignore moons, as many people do: a search against
    opponents who always watch would hardly ever shoot one.
    """
    if not position.view.low_wins:
        return repeat(position.playout)
    unsuspecting = Playout(_unsuspecting(position.course, position.me), position.policy)
    return cycle((*repeat(position.playout, position.knowledge.watchful), unsuspecting))


def _unsuspecting(course: PlaySetup, me: int) -> PlaySetup:
    """The set-up in which everyone but `me` plays as if no moon were possible."""
    roles, attitudes = course.roles[SEVERAL], course.attitudes[SEVERAL]
    return course._replace(
        roles={owner: [*roles[:me], own[me], *roles[me + 1 :]] for owner, own in course.roles.items()},
        attitudes={owner: [*attitudes[:me], own[me], *attitudes[me + 1 :]] for owner, own in course.attitudes.items()},
    )


def _yielded(standing: PlayState, players: int) -> PlayState:
    return standing._replace(leader=(standing.leader + 1) % players)


def shares_compared(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The shares of worlds in which a value is above, and below, the other one."""
    count = len(values)
    above = sum(value > other for value, other in zip(values, others, strict=True))
    below = sum(value < other for value, other in zip(values, others, strict=True))
    return above / count, below / count
