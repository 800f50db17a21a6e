"""Playing a world out: all hands are known, and every seat plays by the policy, which sees its own hand only."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.players.search.features import (
    LATE,
    LEAD_ABOVE_OF,
    LEAD_LEFT_OF,
    LEAD_OWN_OF,
    LEAD_ROLE,
    LEAD_STAGE,
    PLAY_ABOVE_OF,
    PLAY_BEATS,
    PLAY_BEHIND,
    PLAY_RELATION,
    PLAY_ROLE,
    PLAY_SECOND_OF,
    PLAY_STAGE,
    TRUMPS_OUT_OF,
    WORST_OUT,
    WORST_OWN,
    Features,
)
from bot.players.search.masks import SuitMasks

NOBODY, SEVERAL = -1, -2  # who has the points of a deal, besides a side


class Course(NamedTuple):
    """What does not change in the course of a deal's play. `orders[leader]` are the seats in order of play.

    `held_back` are the pieces that are not led while the hand has others, until one of `breaking` was played; `kept`
    those not thrown on the first trick, `opening` the one that is led to it. `goes_on(points, tricks)` tells whether
    the rest matters.
    """

    masks: SuitMasks
    features: Features
    orders: Mapping[int, tuple[int, ...]]
    sides: tuple[int, ...]
    worth: Mapping[int, int]
    trick_points: int
    valued: int  # the pieces of worth; all, where tricks count
    roles: Mapping[int, Sequence[int]]  # by who has the points, each seat's role
    relations: Mapping[int, Sequence[Sequence[int]]]  # and [seat][winner]: 1 where the seat cares who wins the trick
    behind: Mapping[int, Sequence[int]]  # by leader, how many opponents play after each place in the order
    held_back: int = 0
    breaking: int = 0
    kept: int = 0
    opening: int = 0
    goes_on: Callable[[Sequence[int], Sequence[int]], bool] | None = None


class Trick(NamedTuple):
    """A trick being played: the suit led, the winning piece and its seat, the points in it, how many have played."""

    led: int
    best: int
    winner: int
    points: int
    played: int
    leader: int


class Standing(NamedTuple):
    """A deal in the course of its play: points and tricks by seat, the pieces not yet played, who leads or has led."""

    leader: int
    trick: Trick | None
    left: int
    tricks_left: int  # with the one being played
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    owner: int  # the side that has all points taken so far, NOBODY or SEVERAL
    broken: bool = True
    is_first: bool = False
    undealt: int = 0  # the piece that goes with the first trick


class End(NamedTuple):
    """How a world ended: points and tricks by seat; who took the trick that was being played, and its points."""

    points: list[int]
    tricks: list[int]
    winner: int
    trick_points: int


Values = Sequence[int]


def play_out(  # noqa: C901 - one function on purpose
    course: Course,
    lead_values: Values,
    play_values: Values,
    standing: Standing,
    hands: list[int],
    first: int,
    suit: int,
) -> End:
    """Play a world to its end. `first` is the piece to be played now (0: by the policy), led as `suit`.

    It changes `hands`. This is where nearly all time goes: hence one function, and no call within.
    """
    (
        masks,
        features,
        orders,
        sides,
        worth,
        trick_point,
        valued,
        roles_of,
        relations_of,
        behind_of,
        held_back,
        breaking,
        kept,
        _,
        goes_on,
    ) = course
    leader, trick, left, tricks_left, points_before, tricks_before, owner, broken, is_first, undealt = standing
    follows, over, trumps, worst = masks.follows, masks.over, masks.trumps, features.worst
    lead_of, follow_of, void_of, value_of = features.leads, features.follows, features.voids, features.value_of
    lead_above, lead_left, lead_own = LEAD_ABOVE_OF, LEAD_LEFT_OF, LEAD_OWN_OF
    play_above, play_second = PLAY_ABOVE_OF, PLAY_SECOND_OF
    points, tricks = list(points_before), list(tricks_before)
    taken_by, taken = -1, 0
    roles, relations = roles_of[owner], relations_of[owner]
    while tricks_left:
        late = tricks_left <= LATE
        order = orders[leader]
        if trick is not None:
            led, best, winner, value, start, _ = trick
            trick = None
        else:
            hand = hands[leader]
            if first:
                bit, led, first = first, suit, 0
            else:
                legal = hand
                if held_back and not broken:
                    legal = hand & ~held_back or hand
                out = left & ~hand
                base = LEAD_ROLE * roles[leader] + TRUMPS_OUT_OF[(trumps & out).bit_count()]
                if worst & left:
                    base += WORST_OUT if worst & out else WORST_OWN
                if late:
                    base += LEAD_STAGE
                top, bit, led = -1000000, 0, 0
                while legal:
                    one = legal & -legal
                    legal ^= one
                    for s, above, members, entry in lead_of[one]:
                        value = lead_values[
                            base
                            + entry
                            + lead_above[(above & out).bit_count()]
                            + lead_left[(members & out).bit_count()]
                            + lead_own[(members & hand).bit_count() - 1]
                        ]
                        if value > top:
                            top, bit, led = value, one, s
            hands[leader] = hand ^ bit
            left ^= bit
            best, winner, value, start = bit, leader, worth.get(bit, 0), 1
        members, over_led = follows[led], over[led]
        entries, behind = follow_of[led], behind_of[leader]
        for place in range(start, len(order)):
            seat = order[place]
            hand = hands[seat]
            legal = hand & members
            is_void = not legal
            if is_void:
                legal = hand
                if is_first and kept:
                    legal = hand & ~kept or hand
            if first:
                bit, first = first, 0
            elif legal & (legal - 1):
                out = left & ~hand
                base = (
                    PLAY_ROLE * roles[seat]
                    + PLAY_BEHIND * behind[place]
                    + PLAY_RELATION * relations[seat][winner]
                    + value_of[value]
                )
                if late:
                    base += PLAY_STAGE
                beating = over_led[best]
                top, bit = -1000000, 0
                if is_void:
                    while legal:
                        one = legal & -legal
                        legal ^= one
                        above, second, is_own, entry = void_of[one]
                        index = (
                            base
                            + entry
                            + play_above[(above & out).bit_count()]
                            + play_second[(second & (hand if is_own else out)).bit_count()]
                        )
                        if one & trumps:
                            index += PLAY_BEATS if one & beating else 2 * PLAY_BEATS
                        if play_values[index] > top:
                            top, bit = play_values[index], one
                else:
                    while legal:
                        one = legal & -legal
                        legal ^= one
                        above, second, entry = entries[one]
                        index = (
                            base
                            + entry
                            + play_above[(above & out).bit_count()]
                            + play_second[(second & out).bit_count()]
                        )
                        if one & beating:
                            index += PLAY_BEATS
                        if play_values[index] > top:
                            top, bit = play_values[index], one
            else:
                bit = legal
            hands[seat] = hand ^ bit
            left ^= bit
            if bit & over_led[best]:
                best, winner = bit, seat
            value += worth.get(bit, 0)
        if is_first:
            is_first = False
            if undealt:
                value += worth.get(undealt, 0)
                left &= ~undealt
        if taken_by < 0:
            taken_by, taken = winner, value + trick_point
        points[winner] += value + trick_point
        tricks[winner] += 1
        tricks_left -= 1
        leader = winner
        if value:
            side = sides[winner]
            if owner == NOBODY:
                owner = side
                roles, relations = roles_of[owner], relations_of[owner]
            elif owner >= 0 and owner != side:
                owner = SEVERAL
                roles, relations = roles_of[owner], relations_of[owner]
        if not broken:
            broken = breaking & left != breaking
        if not left & valued or (goes_on is not None and not goes_on(points, tricks)):
            break
    return End(points, tricks, taken_by, taken)
