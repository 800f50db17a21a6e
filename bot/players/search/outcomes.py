"""What is to be expected of each move: the move is made in worlds that agree with the View, and each is played out."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.players.search.knowledge import Knowledge, Scored
from bot.players.search.playout import SEVERAL, Course, End, Standing, play_out
from bot.players.search.policy import Policy
from bot.players.search.position import Position
from bot.rules.game import margin
from bot.rules.moves import Lead, Move, Play, Yield
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move to be judged: its bit (a pass: those of all its pieces) and, for a lead, the suit; else 0."""

    move: Move
    bit: int = 0
    suit: int = 0


def candidates(position: Position) -> list[Candidate]:
    """The moves a seat is offered, but for revokes."""
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


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a move in one world: the margin, who took the trick and its points, the score."""

    margin: float
    winner: int
    trick_points: int
    scored: Scored


def outcome_of(view: View, side: int, knowledge: Knowledge, end: End) -> Outcome:
    """What an end is to a side, under the contract in the view."""
    scored = knowledge.scored(view, end.points, end.tricks)
    return Outcome(margin(scored.by_side, side, low_wins=view.low_wins), end.winner, end.trick_points, scored)


def outcomes(
    position: Position, knowledge: Knowledge, policy: Policy, moves: Sequence[Candidate], worlds: int, random: Random
) -> list[list[Outcome]]:
    """For each move, what came of it in each of the same worlds."""
    view, me, standing, side = position.view, position.me, position.standing, position.side
    courses = courses_of(position)
    found: list[list[Outcome]] = [[] for _ in moves]
    for number, world in enumerate(position.hidden.worlds(random, worlds)):
        course, hands = courses[number % 2], list(world[:-1])
        hands[me] = position.hand
        start = standing._replace(undealt=world[-1]) if position.takes_undealt else standing
        for move, so_far in zip(moves, found, strict=True):
            at = start if move.bit else _yielded(start, len(hands))
            end = play_out(course, policy.leads, policy.plays, at, hands[:], move.bit, move.suit)
            so_far.append(outcome_of(view, side, knowledge, end))
    return found


def courses_of(position: Position) -> tuple[Course, Course]:
    """The courses by which the worlds are played out in turn.

    In every second world the others play without a thought of the moon, as most people do: a search that took all for
    watchful would never shoot it.
    """
    return position.course, _unsuspecting(position.course, position.me) if position.view.low_wins else position.course


def _unsuspecting(course: Course, me: int) -> Course:
    """The course in which all but one play as if no moon could be shot any more."""
    roles = {
        owner: [by[seat] if seat == me else course.roles[SEVERAL][seat] for seat in range(len(by))]
        for owner, by in course.roles.items()
    }
    relations = {
        owner: [by[seat] if seat == me else course.relations[SEVERAL][seat] for seat in range(len(by))]
        for owner, by in course.relations.items()
    }
    return course._replace(roles=roles, relations=relations)


def _yielded(standing: Standing, players: int) -> Standing:
    return standing._replace(leader=(standing.leader + 1) % players)


def shares_compared(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The share of worlds in which a value is above the other one, and the share in which it is below."""
    count = len(values)
    above = sum(value > other for value, other in zip(values, others, strict=True))
    below = sum(value < other for value, other in zip(values, others, strict=True))
    return above / count, below / count
