"""A deal's play step by step in masks: legal plays, the state after each, and its place in the policy."""

from bot.players.search.features import (
    LATE,
    LEAD_ABOVE_OF,
    LEAD_LEFT_OF,
    LEAD_OWN_OF,
    LEAD_STAGE,
    PLAY_ABOVE_OF,
    PLAY_BEATS,
    PLAY_SECOND_OF,
    PLAY_STAGE,
    TRUMPS_OUT_OF,
    WORST_OUT,
    WORST_OWN,
)
from bot.players.search.masks import bits_in
from bot.players.search.playout import NOBODY, SEVERAL, PlaySetup, PlayState, TrickState

Step = tuple[int, int]  # a piece's bit, and the suit it is led as


def to_play(course: PlaySetup, standing: PlayState) -> int:
    """The seat to lead, or to play to the trick."""
    order = course.orders[standing.leader]
    return order[standing.trick.played][0] if standing.trick else standing.leader


def legal_steps(course: PlaySetup, standing: PlayState, hand: int) -> list[Step]:
    """Every lead or play a hand can make; of identical pieces each."""
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
    """How a deal stands after a lead or play."""
    bit, suit = step
    trick, points = standing.trick, course.worth.get(bit, 0)
    seat = to_play(course, standing)
    if trick is None:
        trick = TrickState(suit, bit, seat, points, 1, seat)
    else:
        wins = bool(bit & course.masks.over[trick.led][trick.best])
        best, winner = (bit, seat) if wins else (trick.best, trick.winner)
        trick = TrickState(trick.led, best, winner, trick.points + points, trick.played + 1, trick.leader)
    standing = standing._replace(trick=trick, left=standing.left & ~bit)
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
    broken = standing.broken or left & course.breaking != course.breaking
    return PlayState(trick.winner, None, left, standing.tricks_left - 1, tuple(points), tuple(tricks), owner, broken)


def is_over(course: PlaySetup, standing: PlayState) -> bool:
    """Whether no play can change the score any more."""
    if standing.trick is not None:
        return False
    if not standing.tricks_left or not standing.left & course.valued:
        return True
    return course.goes_on is not None and not course.goes_on(standing.points, standing.tricks)


def indices(course: PlaySetup, standing: PlayState, hand: int, steps: list[Step]) -> list[int]:
    """Where the policy's values of these steps are, of leads or of plays: as `Playout` finds them."""
    if standing.trick is None:
        return [_lead_index(course, standing, hand, step) for step in steps]
    return [_play_index(course, standing, standing.trick, hand, step) for step in steps]


def _lead_index(course: PlaySetup, standing: PlayState, hand: int, step: Step) -> int:
    bit, suit = step
    out = standing.left & ~hand
    above, members, entry = next(
        (above, members, entry) for led, above, members, entry in course.features.leads[bit] if led == suit
    )
    return (
        course.roles[standing.owner][standing.leader]
        + TRUMPS_OUT_OF[(course.masks.trumps & out).bit_count()]
        + _worst(course, standing.left, out)
        + LEAD_STAGE * (standing.tricks_left <= LATE)
        + entry
        + LEAD_ABOVE_OF[(above & out).bit_count()]
        + LEAD_LEFT_OF[(members & out).bit_count()]
        + LEAD_OWN_OF[(members & hand).bit_count() - 1]
    )


def _worst(course: PlaySetup, left: int, out: int) -> int:
    worst = course.features.worst
    return 0 if not worst & left else WORST_OUT if worst & out else WORST_OWN


def _play_index(course: PlaySetup, standing: PlayState, trick: TrickState, hand: int, step: Step) -> int:
    bit, _ = step
    seat = to_play(course, standing)
    out = standing.left & ~hand
    wins = bool(bit & course.masks.over[trick.led][trick.best])
    context = (
        course.attitudes[standing.owner][seat][trick.winner]
        + course.orders[trick.leader][trick.played][1]
        + course.features.value_of[trick.points]
        + PLAY_STAGE * (standing.tricks_left <= LATE)
    )
    if bit & course.masks.follows[trick.led]:
        above, second, entry = course.features.follows[trick.led][bit]
        return (
            context
            + entry
            + PLAY_ABOVE_OF[(above & out).bit_count()]
            + PLAY_SECOND_OF[(second & out).bit_count()]
            + PLAY_BEATS * wins
        )
    above, second, is_own, entry = course.features.voids[bit]
    return (
        context
        + entry
        + PLAY_ABOVE_OF[(above & out).bit_count()]
        + PLAY_SECOND_OF[(second & (hand if is_own else out)).bit_count()]
        - PLAY_BEATS * wins
    )
