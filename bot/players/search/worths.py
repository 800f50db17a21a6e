"""The policy's values for a decision's steps, with the same indices as `Playout`, one at a time."""

from collections.abc import Sequence

from bot.players.search.features import (
    LATE,
    LEAD_ABOVE_OF,
    LEAD_LEFT_OF,
    LEAD_OWN_OF,
    LEAD_STAGE,
    LEAD_STAKE_ABOVE_OF,
    LEAD_STAKE_AIM,
    LEAD_STAKE_LEFT_OF,
    LEAD_STAKE_TRUMPS_OUT_OF,
    PLAY_ABOVE_OF,
    PLAY_BEATS,
    PLAY_SECOND_OF,
    PLAY_STAGE,
    PLAY_STAKE_AIM,
    SAFETY_OF,
    TRUMPS_OUT_OF,
    WINNING_OF,
    WORST_OUT,
    WORST_OWN,
)
from bot.players.search.playout import Pair, PlaySetup, PlayState, TrickState
from bot.players.search.policy import TrickPolicy
from bot.players.search.steps import Step


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
    trumps_out = (course.masks.trumps & out).bit_count()
    at = (
        role
        + TRUMPS_OUT_OF[trumps_out]
        + _worst(course, standing.left, out)
        + LEAD_STAGE * (standing.tricks_left <= LATE)
        + entry
        + LEAD_ABOVE_OF[higher]
        + LEAD_LEFT_OF[others]
        + LEAD_OWN_OF[(members & hand).bit_count() - 1]
    )
    stake_at = (
        stake
        + LEAD_STAKE_AIM * course.aimed(standing.points, standing.tricks)
        + LEAD_STAKE_TRUMPS_OUT_OF[trumps_out]
        + stake_entry
        + LEAD_STAKE_ABOVE_OF[higher]
        + LEAD_STAKE_LEFT_OF[others]
        + course.void_parts[standing.leader][standing.voids[suit]]
    )
    return at, stake_at


def _worst(course: PlaySetup, left: int, out: int) -> int:
    worst = course.features.worst
    return 0 if not worst & left else WORST_OUT if worst & out else WORST_OWN


def _play_indices(course: PlaySetup, standing: PlayState, trick: TrickState, hand: int, step: Step) -> Pair:
    bit, _ = step
    turn = course.orders[trick.leader][trick.played]
    out, beating = standing.left & ~hand, course.masks.over[trick.led][trick.best]
    attitude, stake = course.attitudes[standing.owner][turn.seat][trick.winner]
    value, stake_value = course.features.value_of[trick.points]
    at = attitude + turn.behind + value + PLAY_STAGE * (standing.tricks_left <= LATE)
    stake += PLAY_STAKE_AIM * course.aimed(standing.points, standing.tricks) + stake_value
    members = course.masks.follows[trick.led]
    others = turn.opponents & ~standing.voids[trick.led]
    rivals = out if others else out & ~members  # the pieces an opponent who plays later may hold
    if not turn.opponents & ~standing.voids[course.masks.trump or 0]:
        rivals &= ~course.masks.trumps
    if beating & rivals:
        stake += SAFETY_OF[(beating & members & rivals).bit_count()]
    stake += turn.open if others else turn.void
    if bit & members:
        above, second, entry, stake_entry = course.features.follows[trick.led][bit]
        beats, seconds = PLAY_BEATS, out
    else:
        above, second, is_own, entry, stake_entry = course.features.voids[bit]
        beats, seconds = -PLAY_BEATS, hand if is_own else out
    at += entry + PLAY_ABOVE_OF[(above & out).bit_count()] + PLAY_SECOND_OF[(second & seconds).bit_count()]
    if bit & beating:
        at, stake = at + beats, stake + WINNING_OF[(above & rivals).bit_count()]
    return at, stake + stake_entry
