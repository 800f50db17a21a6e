"""Playing a world out: all hands are known, and every seat plays by the policy, which sees its own hand only."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

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
    PieceFeatures,
)
from bot.players.search.masks import SuitMasks
from bot.players.search.policy import TrickPolicy

NOBODY, SEVERAL = -1, -2  # who has the points of a deal, besides a side
_LEAST = -1000000  # below every value


Orders = Mapping[int, tuple[tuple[int, int], ...]]


class PlaySetup(NamedTuple):
    """The parts of a deal that stay the same while it is played.

    `orders[leader]` are the seats in order of play, each with the part of the policy's index for opponents after it.

    `held_back` are the pieces that are not led while the hand has others, until one of `breaking` was played; `kept`
    those not thrown on the first trick, `opening` the one that is led to it. `goes_on(points, tricks)` tells whether
    the rest matters.

    `roles` and `attitudes` are parts of the policy's index by who has the points so far.
    """

    masks: SuitMasks
    features: PieceFeatures
    orders: Orders
    sides: tuple[int, ...]
    worth: Mapping[int, int]
    trick_points: int
    valued: int  # the pieces of worth; all, where tricks count
    roles: Mapping[int, Sequence[int]]  # [owner][seat]: for a lead
    attitudes: Mapping[int, Sequence[Sequence[int]]]  # [owner][seat][winner so far]: for a play
    held_back: int = 0
    breaking: int = 0
    kept: int = 0
    opening: int = 0
    goes_on: Callable[[Sequence[int], Sequence[int]], bool] | None = None


class TrickState(NamedTuple):
    """A trick being played: the suit led, the winning piece and its seat, the points in it, how many have played."""

    led: int
    best: int
    winner: int
    points: int
    played: int
    leader: int


class PlayState(NamedTuple):
    """A deal during play: points and tricks by seat, the pieces not yet played, the leader of the trick."""

    leader: int
    trick: TrickState | None
    left: int
    tricks_left: int  # with the one being played
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    owner: int  # the side that has all points taken so far, NOBODY or SEVERAL
    broken: bool = True
    is_first: bool = False
    undealt: int = 0  # the piece that goes with the first trick


class PlayoutEnd(NamedTuple):
    """How a world ended: points and tricks by seat; who took the trick that was being played, and its points."""

    points: list[int]
    tricks: list[int]
    winner: int
    trick_points: int


class Playout:
    """Plays worlds of one deal out. Nearly all time goes here: tricks are one loop, and each choice is a closure."""

    __slots__ = ("_bound", "_course", "_discard", "_follow", "_lead")

    def __init__(self, course: PlaySetup, policy: TrickPolicy) -> None:
        self._course = course
        follows, over, entries = course.masks.follows, course.masks.over, course.features.follows
        self._bound = course.orders, follows, over, entries, course.features.value_of, course.worth, sum(course.worth)
        self._lead = _leading(course, policy.leads)
        self._follow = _following(policy.plays)
        self._discard = _discarding(course, policy.plays)

    def end(self, standing: PlayState, hands: list[int], first: int = 0, suit: int = 0) -> PlayoutEnd:  # noqa: C901 - see above
        """Play a world to its end, using up `hands`. `first` is played now, led as `suit`; 0: the policy chooses."""
        course, lead, follow, discard = self._course, self._lead, self._follow, self._discard
        orders, follows, over, entries_of, value_of, worth, worthy = self._bound
        leader, trick, left, tricks_left, points_before, tricks_before, owner, broken, is_first, undealt = standing
        points, tricks, taken_by, taken = list(points_before), list(tricks_before), -1, 0
        trick_point, valued, goes_on = course.trick_points, course.valued, course.goes_on
        roles, attitudes = course.roles[owner], course.attitudes[owner]
        while tricks_left:
            order, is_late = orders[leader], tricks_left <= LATE
            if trick is not None:
                led, best, winner, value, start, _ = trick
                trick = None
            else:
                if first:
                    bit, led, first = first, suit, 0
                else:
                    bit, led = lead(hands[leader], left, roles[leader] + (LEAD_STAGE if is_late else 0), broken)
                hands[leader] ^= bit
                left ^= bit
                best, winner, value, start = bit, leader, worth[bit] if bit & worthy else 0, 1
            members, over_led, entries = follows[led], over[led], entries_of[led]
            beating = over_led[best]
            stage = PLAY_STAGE if is_late else 0
            for seat, behind in order[start:]:
                hand = hands[seat]
                legal = bit = hand & members
                if first:
                    bit, first = first, 0
                elif legal & (legal - 1):
                    index = attitudes[seat][winner] + behind + value_of[value] + stage
                    bit = follow(entries, legal, left & ~hand, beating, index)
                elif not legal:
                    legal = bit = hand & ~course.kept or hand if is_first else hand
                    if legal & (legal - 1):
                        index = attitudes[seat][winner] + behind + value_of[value] + stage
                        bit = discard(hand, legal, left & ~hand, beating, index)
                hands[seat] = hand ^ bit
                left ^= bit
                if bit & beating:
                    winner, beating = seat, over_led[bit]
                if bit & worthy:
                    value += worth[bit]
            if is_first and undealt:
                value += worth.get(undealt, 0)
                left &= ~undealt
            is_first = False
            if taken_by < 0:
                taken_by, taken = winner, value + trick_point
            points[winner] += value + trick_point
            tricks[winner] += 1
            tricks_left -= 1
            leader = winner
            if value and owner != SEVERAL and owner != course.sides[winner]:
                owner = course.sides[winner] if owner == NOBODY else SEVERAL
                roles, attitudes = course.roles[owner], course.attitudes[owner]
            broken = broken or left & course.breaking != course.breaking
            if not left & valued or (goes_on is not None and not goes_on(points, tricks)):
                break
        return PlayoutEnd(points, tricks, taken_by, taken)


def _leading(course: PlaySetup, values: Sequence[int]) -> Callable[[int, int, int, bool], tuple[int, int]]:
    """What chooses a lead from a hand: of the pieces `left`, with the part of the index that is the role's."""
    leads, worst = course.features.leads, course.features.worst
    trumps, held_back = course.masks.trumps, course.held_back
    above_of, left_of, own_of, trumps_out_of = LEAD_ABOVE_OF, LEAD_LEFT_OF, LEAD_OWN_OF, TRUMPS_OUT_OF

    def lead(hand: int, left: int, base: int, broken: bool) -> tuple[int, int]:
        legal = hand if broken else hand & ~held_back or hand
        out = left & ~hand
        base += trumps_out_of[(trumps & out).bit_count()]
        if worst & left:
            base += WORST_OUT if worst & out else WORST_OWN
        top, bit, led = _LEAST, 0, 0
        while legal:
            one = legal & -legal
            legal ^= one
            for suit, above, members, entry in leads[one]:
                value = values[
                    base
                    + entry
                    + above_of[(above & out).bit_count()]
                    + left_of[(members & out).bit_count()]
                    + own_of[(members & hand).bit_count() - 1]
                ]
                if value > top:
                    top, bit, led = value, one, suit
        return bit, led

    return lead


def _following(values: Sequence[int]) -> Callable[[Mapping[int, tuple[int, int, int]], int, int, int, int], int]:
    """What chooses one of several pieces of the suit led; `base` is the part of the index that they share."""
    above_of, second_of, beats = PLAY_ABOVE_OF, PLAY_SECOND_OF, PLAY_BEATS

    def follow(entries: Mapping[int, tuple[int, int, int]], legal: int, out: int, beating: int, base: int) -> int:
        top, bit = _LEAST, 0
        while legal:
            one = legal & -legal
            legal ^= one
            above, second, entry = entries[one]
            index = base + entry + above_of[(above & out).bit_count()] + second_of[(second & out).bit_count()]
            value = values[index + beats if one & beating else index]
            if value > top:
                top, bit = value, one
        return bit

    return follow


def _discarding(course: PlaySetup, values: Sequence[int]) -> Callable[[int, int, int, int, int], int]:
    """What chooses one of several pieces where the hand is void in the suit led."""
    voids, above_of, second_of, beats = course.features.voids, PLAY_ABOVE_OF, PLAY_SECOND_OF, PLAY_BEATS

    def discard(hand: int, legal: int, out: int, beating: int, base: int) -> int:
        top, bit = _LEAST, 0
        while legal:
            one = legal & -legal
            legal ^= one
            above, second, is_own, entry = voids[one]
            index = base + entry + above_of[(above & out).bit_count()]
            index += second_of[(second & (hand if is_own else out)).bit_count()]
            value = values[index - beats if one & beating else index]
            if value > top:
                top, bit = value, one
        return bit

    return discard
