"""A deal's play in masks, step by step by the rules."""

from bot.players.search.masks import bits_in
from bot.players.search.playout import NOBODY, SEVERAL, PlaySetup, PlayState, TrickState

Step = tuple[int, int]  # a piece's bit, and the suit it is led as


def to_play(course: PlaySetup, standing: PlayState) -> int:
    """The seat to lead, or to play to the trick."""
    order = course.orders[standing.leader]
    return order[standing.trick.played].seat if standing.trick else standing.leader


def legal_steps(course: PlaySetup, standing: PlayState, hand: int) -> list[Step]:
    """Every lead or play of a hand, one for each of identical pieces."""
    masks, trick = course.masks, standing.trick
    if trick is None:
        if standing.is_first and hand & course.opening:
            return [(course.opening, masks.leads[course.opening][0])]
        free = hand if standing.broken else hand & ~course.held_back or hand
        return [(bit, suit) for bit in bits_in(free) for suit in masks.leads[bit]]
    legal = hand & masks.follows[trick.led]
    if not legal:
        legal = hand & ~course.kept or hand if standing.is_first else hand
    return [(bit, trick.led) for bit in bits_in(legal)]


def advance(course: PlaySetup, standing: PlayState, step: Step) -> PlayState:
    """The state of a deal after a lead or play."""
    bit, suit = step
    trick, points = standing.trick, course.worth.get(bit, 0)
    seat = to_play(course, standing)
    if trick is None:
        trick = TrickState(suit, bit, seat, points, 1, seat)
    else:
        wins = bool(bit & course.masks.over[trick.led][trick.best])
        best, winner = (bit, seat) if wins else (trick.best, trick.winner)
        trick = TrickState(trick.led, best, winner, trick.points + points, trick.played + 1, trick.leader)
    voids = list(standing.voids)
    if not bit & course.masks.follows[trick.led]:
        voids[trick.led] |= 1 << seat
    standing = standing._replace(trick=trick, left=standing.left & ~bit, voids=tuple(voids))
    return standing if trick.played < len(course.orders[trick.leader]) else _taken(course, standing, trick)


def _taken(course: PlaySetup, standing: PlayState, trick: TrickState) -> PlayState:
    undealt = standing.undealt if standing.is_first else 0
    points, tricks = list(standing.points), list(standing.tricks)
    value = trick.points + course.worth.get(undealt, 0)
    points[trick.winner] += value + course.trick_points
    tricks[trick.winner] += 1
    left, side, owner = standing.left & ~undealt, course.sides[trick.winner], standing.owner
    if value:
        owner = side if owner in (NOBODY, side) else SEVERAL
    return standing._replace(
        leader=trick.winner,
        trick=None,
        left=left,
        tricks_left=standing.tricks_left - 1,
        points=tuple(points),
        tricks=tuple(tricks),
        owner=owner,
        broken=standing.broken or left & course.breaking != course.breaking,
        is_first=False,
        undealt=0,
    )
