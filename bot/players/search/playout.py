"""Playing out a world. All hands are known, but every seat plays by the policy, which sees only its own hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.players.search.features import (
    AIMS,
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
    PieceFeatures,
)
from bot.players.search.masks import SuitMasks
from bot.players.search.policy import TrickPolicy

NOBODY, SEVERAL = -1, -2  # owners of a deal's points that are not a side
_LEAST = -1000000  # below every value


Pair = tuple[int, int]  # parts of the indices in the table of pieces and in the table of stakes
DECIDED = 0  # the aim of a contract that nothing can change any more


class TrickTurn(NamedTuple):
    """A seat in the order of play, with the parts of the policy's indices for the seats after it.

    `opponents` is the mask of opponents after it; the last part is `void` if all are void in the suit led, else `open`.
    """

    seat: int
    behind: int
    opponents: int
    void: int
    open: int


Orders = Mapping[int, tuple[TrickTurn, ...]]


class Aim(NamedTuple):
    """The aim of a contract: these seats take `needed` of `total` points, or tricks if it `counts_tricks`.

    It is close while the others may take less than `close` more. If it `ends` the deal, later plays do not matter.
    """

    seats: tuple[int, ...]
    needed: int
    total: int
    counts_tricks: bool
    close: int
    ends: bool


class PlaySetup(NamedTuple):
    """The parts of a deal that stay the same while it is played.

    `orders[leader]` are the seats in order of play.

    `held_back` are the pieces that a hand with others cannot lead until one of `breaking` was played, `kept` those not
    thrown on the first trick, and `opening` the piece that leads to it.

    `roles` and `attitudes` are parts of the policy's indices by the owner of the points so far, `void_parts` by seat
    and the mask of seats void in the suit of a lead.
    """

    masks: SuitMasks
    features: PieceFeatures
    orders: Orders
    sides: tuple[int, ...]
    worth: Mapping[int, int]
    all_points: int  # of the pieces
    trick_points: int
    valued: int  # the pieces of worth; all, where tricks count
    roles: Mapping[int, Sequence[Pair]]  # [owner][seat]: for a lead
    attitudes: Mapping[int, Sequence[Sequence[Pair]]]  # [owner][seat][winner so far]: for a play
    void_parts: Sequence[Sequence[int]]
    aim: Aim | None = None
    held_back: int = 0
    breaking: int = 0
    kept: int = 0
    opening: int = 0

    def aimed(self, points: Sequence[int], tricks: Sequence[int]) -> int:
        """The contract's distance from its decision: `DECIDED`, close, or one of two farther; without a contract, the
        quarters of all points taken.
        """
        aim = self.aim
        if aim is None:
            return min(AIMS - 1, AIMS * sum(points) // (self.all_points + 1))
        counts = tricks if aim.counts_tricks else points
        own = sum([counts[seat] for seat in aim.seats])
        room = aim.total - aim.needed - (sum(counts) - own)
        if own >= aim.needed or room < 0:
            return DECIDED
        return 1 + min(AIMS - 2, room // aim.close)


class TrickState(NamedTuple):
    """A trick being played: the suit led, the winning piece and its seat, the points in it, the number of plays."""

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
    voids: tuple[int, ...]  # by suit, a mask of the seats that did not follow it
    broken: bool = True
    is_first: bool = False
    undealt: int = 0  # the piece that goes with the first trick


class PlayoutEnd(NamedTuple):
    """The end of a world: points and tricks by seat; the taker and the points of the trick it began in."""

    points: list[int]
    tricks: list[int]
    winner: int
    trick_points: int


class Playout:
    """Plays out worlds of one deal. Most time is spent here, so tricks are one loop and each choice is a closure."""

    __slots__ = ("_bound", "_course", "_discard", "_follow", "_lead", "_trump")

    def __init__(self, course: PlaySetup, policy: TrickPolicy) -> None:
        self._course = course
        masks, value_of = course.masks, course.features.value_of
        self._bound = course.orders, masks.follows, masks.over, value_of, course.worth, sum(course.worth)
        self._trump = masks.trump or 0, masks.trumps  # without trumps none can be held
        self._lead = _leading(course, policy)
        self._follow = _following(course, policy)
        self._discard = _discarding(course, policy)

    def end(self, standing: PlayState, hands: list[int], first: int = 0, suit: int = 0) -> PlayoutEnd:  # noqa: C901 - see above
        """Play a world to its end, using up `hands`. `first` is played now, led as `suit`; 0: the policy chooses."""
        course, lead, follow, discard = self._course, self._lead, self._follow, self._discard
        (orders, follows, over, value_of, worth, worthy), (trump, trumps) = self._bound, self._trump
        leader, trick, left, tricks_left, points_now, tricks_now, owner, voids_now, broken, is_first, undealt = standing
        points, tricks, voids, taken_by, taken = list(points_now), list(tricks_now), list(voids_now), -1, 0
        trick_point, valued, ends = course.trick_points, course.valued, course.aim is not None and course.aim.ends
        roles, attitudes, aim = course.roles[owner], course.attitudes[owner], course.aimed(points, tricks)
        while tricks_left:
            order, is_late = orders[leader], tricks_left <= LATE
            if trick is not None:
                led, best, winner, value, start, _ = trick
                trick = None
            else:
                stages = LEAD_STAGE if is_late else 0, LEAD_STAKE_AIM * aim
                bit, led = (first, suit) if first else lead(leader, hands, left, roles[leader], stages, broken, voids)
                hands[leader] ^= bit
                left ^= bit
                best, winner, value, start, first = bit, leader, worth[bit] if bit & worthy else 0, 1, 0
            members, over_led, beating = follows[led], over[led], over[led][best]
            stage, at_stake = PLAY_STAGE if is_late else 0, PLAY_STAKE_AIM * aim
            for seat, behind, opponents, void, open_ in order[start:]:
                hand = hands[seat]
                legal = bit = hand & members
                if first:
                    bit, first = first, 0
                elif not legal:
                    legal = bit = hand & ~course.kept or hand if is_first else hand
                if legal & (legal - 1) and bit == legal:
                    out, others = left & ~hand, opponents & ~voids[led]
                    rivals = out if others else out & ~members  # the pieces an opponent who plays later may hold
                    if not opponents & ~voids[trump]:
                        rivals &= ~trumps
                    (at, stake), (at_value, stake_value) = attitudes[seat][winner], value_of[value]
                    stake += stake_value + at_stake + (open_ if others else void)
                    if beating & rivals:
                        stake += SAFETY_OF[(beating & members & rivals).bit_count()]
                    choose = follow if legal & members else discard
                    bit = choose(led, hand, legal, out, rivals, beating, (at + at_value + behind + stage, stake))
                if not bit & members:
                    voids[led] |= 1 << seat
                hands[seat], left = hand ^ bit, left ^ bit
                if bit & beating:
                    winner, beating = seat, over_led[bit]
                if bit & worthy:
                    value += worth[bit]
            if is_first and undealt:
                value, left = value + worth.get(undealt, 0), left & ~undealt
            if taken_by < 0:
                taken_by, taken = winner, value + trick_point
            points[winner] += value + trick_point
            tricks[winner] += 1
            tricks_left, leader, is_first = tricks_left - 1, winner, False
            if value and owner != SEVERAL and owner != course.sides[winner]:
                owner = course.sides[winner] if owner == NOBODY else SEVERAL
                roles, attitudes = course.roles[owner], course.attitudes[owner]
            broken, aim = broken or left & course.breaking != course.breaking, course.aimed(points, tricks)
            if not left & valued or (ends and aim == DECIDED):
                break
        return PlayoutEnd(points, tricks, taken_by, taken)


def _leading(
    course: PlaySetup, policy: TrickPolicy
) -> Callable[[int, Sequence[int], int, Pair, Pair, bool, Sequence[int]], tuple[int, int]]:
    """The function that chooses a seat's lead from its hand; `role` and `stage` are parts of both indices."""
    leads, worst = course.features.leads, course.features.worst
    trumps, held_back, void_parts = course.masks.trumps, course.held_back, course.void_parts
    values, stakes = policy.leads, policy.lead_stakes
    above_of, left_of, own_of, trumps_out_of = LEAD_ABOVE_OF, LEAD_LEFT_OF, LEAD_OWN_OF, TRUMPS_OUT_OF
    stake_above_of, stake_left_of = LEAD_STAKE_ABOVE_OF, LEAD_STAKE_LEFT_OF

    def lead(
        seat: int, hands: Sequence[int], left: int, role: Pair, stage: Pair, broken: bool, voids: Sequence[int]
    ) -> tuple[int, int]:
        hand = hands[seat]
        base, stake = role[0] + stage[0], role[1] + stage[1]
        legal = hand if broken else hand & ~held_back or hand
        out, part_of = left & ~hand, void_parts[seat]
        trumps_out = (trumps & out).bit_count()
        base += trumps_out_of[trumps_out]
        stake += LEAD_STAKE_TRUMPS_OUT_OF[trumps_out]
        if worst & left:
            base += WORST_OUT if worst & out else WORST_OWN
        top, bit, led = _LEAST, 0, 0
        while legal:
            one = legal & -legal
            legal ^= one
            for suit, above, members, entry, stake_entry in leads[one]:
                higher, others = (above & out).bit_count(), (members & out).bit_count()
                value = (
                    values[base + entry + above_of[higher] + left_of[others] + own_of[(members & hand).bit_count() - 1]]
                    + stakes[
                        stake + stake_entry + stake_above_of[higher] + stake_left_of[others] + part_of[voids[suit]]
                    ]
                )
                if value > top:
                    top, bit, led = value, one, suit
        return bit, led

    return lead


_Choice = Callable[[int, int, int, int, int, int, Pair], int]  # of one of several pieces that a hand can play


def _following(course: PlaySetup, policy: TrickPolicy) -> _Choice:
    """The function that chooses one of several pieces of the suit led; they share `parts` of both indices."""
    values, stakes, entries_of, winning_of = policy.plays, policy.play_stakes, course.features.follows, WINNING_OF
    above_of, second_of, beats = PLAY_ABOVE_OF, PLAY_SECOND_OF, PLAY_BEATS

    def follow(led: int, hand: int, legal: int, out: int, rivals: int, beating: int, parts: Pair) -> int:  # noqa: ARG001
        entries, (base, stake) = entries_of[led], parts
        top, bit = _LEAST, 0
        while legal:
            one = legal & -legal
            legal ^= one
            above, second, entry, stake_entry = entries[one]
            index = base + entry + above_of[(above & out).bit_count()] + second_of[(second & out).bit_count()]
            if one & beating:
                value = values[index + beats] + stakes[stake + stake_entry + winning_of[(above & rivals).bit_count()]]
            else:
                value = values[index] + stakes[stake + stake_entry]
            if value > top:
                top, bit = value, one
        return bit

    return follow


def _discarding(course: PlaySetup, policy: TrickPolicy) -> _Choice:
    """The function that chooses one of several pieces of a hand void in the suit led."""
    values, stakes, winning_of = policy.plays, policy.play_stakes, WINNING_OF
    voids, above_of, second_of, beats = course.features.voids, PLAY_ABOVE_OF, PLAY_SECOND_OF, PLAY_BEATS

    def discard(led: int, hand: int, legal: int, out: int, rivals: int, beating: int, parts: Pair) -> int:  # noqa: ARG001
        top, bit, (base, stake) = _LEAST, 0, parts
        while legal:
            one = legal & -legal
            legal ^= one
            above, second, is_own, entry, stake_entry = voids[one]
            seconds = (second & (hand if is_own else out)).bit_count()
            index = base + entry + above_of[(above & out).bit_count()] + second_of[seconds]
            if one & beating:
                value = values[index - beats] + stakes[stake + stake_entry + winning_of[(above & rivals).bit_count()]]
            else:
                value = values[index] + stakes[stake + stake_entry]
            if value > top:
                top, bit = value, one
        return bit

    return discard
