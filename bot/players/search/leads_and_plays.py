"""Leads and plays in masks: which are legal, the deal after one, and their values by the policy.

The values have the same indices as in `Playout`, one at a time.
"""

from collections.abc import Sequence

from bot.players.search import features
from bot.players.search.masks import bits_in
from bot.players.search.playout import NOBODY, SEVERAL, Pair, PlaySetup, PlayState, TrickState
from bot.players.search.policy import TrickPolicy

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
    if trick.played < len(course.orders[trick.leader]):
        return standing
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


def worths(
    policy: TrickPolicy, course: PlaySetup, standing: PlayState, hand: int, steps: Sequence[Step]
) -> list[float]:
    """The policy's values of leads or plays in points. Only their differences have a meaning."""
    is_lead = standing.trick is None
    values = policy.leads if is_lead else policy.plays
    stakes = policy.lead_stakes if is_lead else policy.play_stakes
    return [policy.unit * (values[at] + stakes[stake_at]) for at, stake_at in indices(course, standing, hand, steps)]


def indices(course: PlaySetup, standing: PlayState, hand: int, steps: Sequence[Step]) -> list[Pair]:
    """The indices of these steps' values in both tables, of leads or of plays."""
    if standing.trick is None:
        return [_lead_indices(course, standing, hand, step) for step in steps]
    return [_play_indices(course, standing, standing.trick, hand, step) for step in steps]


def _lead_indices(course: PlaySetup, standing: PlayState, hand: int, step: Step) -> Pair:
    bit, suit = step
    out = standing.left & ~hand
    above, members, entry, stake_entry = next(rest for led, *rest in course.features.leads[bit] if led == suit)
    role, stake = course.roles[standing.owner][standing.leader]
    higher, others = (above & out).bit_count(), (members & out).bit_count()
    trumps_out, worst = (course.masks.trumps & out).bit_count(), course.features.worst
    at = (
        role
        + features.TRUMPS_OUT_OF[trumps_out]
        + (0 if not worst & standing.left else features.WORST_OUT if worst & out else features.WORST_OWN)
        + features.LEAD_STAGE * (standing.tricks_left <= features.LATE)
        + entry
        + features.LEAD_ABOVE_OF[higher]
        + features.LEAD_LEFT_OF[others]
        + features.LEAD_OWN_OF[(members & hand).bit_count() - 1]
    )
    stake_at = (
        stake
        + features.LEAD_STAKE_AIM * course.aimed(standing.points, standing.tricks)
        + features.LEAD_STAKE_TRUMPS_OUT_OF[trumps_out]
        + stake_entry
        + features.LEAD_STAKE_ABOVE_OF[higher]
        + features.LEAD_STAKE_LEFT_OF[others]
        + course.void_parts[standing.leader][standing.voids[suit]]
    )
    return at, stake_at


def _play_indices(course: PlaySetup, standing: PlayState, trick: TrickState, hand: int, step: Step) -> Pair:
    bit, _ = step
    turn = course.orders[trick.leader][trick.played]
    out, beating = standing.left & ~hand, course.masks.over[trick.led][trick.best]
    attitude, stake = course.attitudes[standing.owner][turn.seat][trick.winner]
    value, stake_value = course.features.value_of[trick.points]
    at = attitude + turn.behind + value + features.PLAY_STAGE * (standing.tricks_left <= features.LATE)
    stake += features.PLAY_STAKE_AIM * course.aimed(standing.points, standing.tricks) + stake_value
    members = course.masks.follows[trick.led]
    others = turn.opponents & ~standing.voids[trick.led]
    rivals = out if others else out & ~members  # the pieces an opponent who plays later may hold
    if not turn.opponents & ~standing.voids[course.masks.trump or 0]:
        rivals &= ~course.masks.trumps
    if beating & rivals:
        stake += features.SAFETY_OF[(beating & members & rivals).bit_count()]
    stake += turn.open if others else turn.void
    if bit & members:
        above, second, entry, stake_entry = course.features.follows[trick.led][bit]
        beats, seconds = features.PLAY_BEATS, out
    else:
        above, second, is_own, entry, stake_entry = course.features.voids[bit]
        beats, seconds = -features.PLAY_BEATS, hand if is_own else out
    at += (
        entry
        + features.PLAY_ABOVE_OF[(above & out).bit_count()]
        + features.PLAY_SECOND_OF[(second & seconds).bit_count()]
    )
    if bit & beating:
        at, stake = at + beats, stake + features.WINNING_OF[(above & rivals).bit_count()]
    return at, stake + stake_entry
