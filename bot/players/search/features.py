"""A piece in a situation as the policy sees it: the indices of its entries in two tables, whose values add up.

Leads and plays have two tables each, of (context, features) entries. The context is the same for all pieces a hand can
play. The first table is about the pieces, the second about the stakes: who is void, how safe the trick is, and what the
contract still needs. Counts of the others' pieces are capped, so that the tables stay small and one suit teaches all.
"""

from collections.abc import Mapping
from functools import lru_cache

from bot.players.search.masks import SuitMasks, bits_in

# -- what the entries are of: each constant is the distance of two entries that differ by one ------------------------

ROLES, STAGES, TRUMPS_OUT = 4, 2, 3
BEHIND, RELATIONS, VALUES = 3, 2, 3
CLASSES, ABOVE, LEFT, OWN = 4, 4, 4, 3  # a piece's worth class; counts above it, left of its suit, held beside it

LEAD_OWN = 1
LEAD_LEFT = LEAD_OWN * OWN
LEAD_ABOVE = LEAD_LEFT * LEFT
LEAD_TRUMP = LEAD_ABOVE * ABOVE  # or, without trumps, a suit with one of the worst pieces
LEAD_CLASS = LEAD_TRUMP * 2
LEAD_TRUMPS_OUT = LEAD_CLASS * CLASSES  # or, without trumps, who holds the worst pieces
LEAD_STAGE = LEAD_TRUMPS_OUT * TRUMPS_OUT
LEAD_ROLE = LEAD_STAGE * STAGES
LEADS = LEAD_ROLE * ROLES

PLAY_SECOND = 1
PLAY_ABOVE = PLAY_SECOND * OWN
PLAY_CLASS = PLAY_ABOVE * ABOVE
PLAY_BEATS = PLAY_CLASS * CLASSES
PLAY_VOID = PLAY_BEATS * 2  # then: a discard, a trump that wins, a trump that does not
PLAY_VALUE = PLAY_BEATS * (2 + 3)
PLAY_RELATION = PLAY_VALUE * VALUES
PLAY_BEHIND = PLAY_RELATION * RELATIONS
PLAY_STAGE = PLAY_BEHIND * BEHIND
PLAY_ROLE = PLAY_STAGE * STAGES
PLAYS = PLAY_ROLE * ROLES

AIMS = 4  # the distance of the contract from its decision; without a contract, the share of points taken
VOIDS = 4  # known voids in a suit: nobody, a partner, an opponent, both
AFTER = 5  # who plays after this seat
SAFETIES = 4  # pieces that an opponent may still win a trick with: none, only trumps, or some of its suit
FEW = 3  # capped counts: none, one or two, or more
KINDS = 3 + 2 * FEW  # a play below, that wins; without the suit: a discard, a trump below, one that wins

LEAD_STAKE_LEFT = 1
LEAD_STAKE_ABOVE = LEAD_STAKE_LEFT * FEW
LEAD_STAKE_VOIDS = LEAD_STAKE_ABOVE * FEW
LEAD_STAKE_TRUMP = LEAD_STAKE_VOIDS * VOIDS
LEAD_STAKE_CLASS = LEAD_STAKE_TRUMP * 2
LEAD_STAKE_TRUMPS_OUT = LEAD_STAKE_CLASS * CLASSES
LEAD_STAKE_AIM = LEAD_STAKE_TRUMPS_OUT * TRUMPS_OUT
LEAD_STAKE_ROLE = LEAD_STAKE_AIM * AIMS
LEAD_STAKES = LEAD_STAKE_ROLE * ROLES

PLAY_STAKE_KIND = 1
PLAY_STAKE_CLASS = PLAY_STAKE_KIND * KINDS
PLAY_STAKE_VALUE = PLAY_STAKE_CLASS * CLASSES
PLAY_STAKE_SAFETY = PLAY_STAKE_VALUE * VALUES
PLAY_STAKE_AFTER = PLAY_STAKE_SAFETY * SAFETIES
PLAY_STAKE_AIM = PLAY_STAKE_AFTER * AFTER
PLAY_STAKE_RELATION = PLAY_STAKE_AIM * AIMS
PLAY_STAKE_ROLE = PLAY_STAKE_RELATION * RELATIONS
PLAY_STAKES = PLAY_STAKE_ROLE * ROLES

DISCARD, TRUMP_BELOW = 1 + FEW, 2 + FEW  # the kinds of a piece that is not of the suit led; a winning trump follows

_MOST = 60  # the largest count of pieces


def _capped(limit: int, step: int) -> tuple[int, ...]:
    return tuple(min(count, limit - 1) * step for count in range(_MOST))


def _few(step: int) -> tuple[int, ...]:
    return tuple(step * (0 if not count else 1 if count < 3 else 2) for count in range(_MOST))


LEAD_ABOVE_OF, PLAY_ABOVE_OF = _capped(ABOVE, LEAD_ABOVE), _capped(ABOVE, PLAY_ABOVE)
LEAD_OWN_OF, PLAY_SECOND_OF = _capped(OWN, LEAD_OWN), _capped(OWN, PLAY_SECOND)
LEAD_LEFT_OF = tuple(
    LEAD_LEFT * (0 if not count else 1 if count < 3 else 2 if count < 5 else 3) for count in range(_MOST)
)
TRUMPS_OUT_OF = tuple(LEAD_TRUMPS_OUT * (0 if not count else 1 if count < 3 else 2) for count in range(_MOST))
LEAD_STAKE_ABOVE_OF = _few(LEAD_STAKE_ABOVE)
LEAD_STAKE_LEFT_OF = _few(LEAD_STAKE_LEFT)
LEAD_STAKE_TRUMPS_OUT_OF = _few(LEAD_STAKE_TRUMPS_OUT)
SAFETY_OF = tuple(PLAY_STAKE_SAFETY * (1 if not count else 2 if count < 3 else 3) for count in range(_MOST))
WINNING_OF = tuple(PLAY_STAKE_KIND + found for found in _few(PLAY_STAKE_KIND))  # added to the kind of one that loses
WORST_OWN, WORST_OUT = LEAD_TRUMPS_OUT, 2 * LEAD_TRUMPS_OUT  # held by who leads; by others
LATE = 3  # tricks left from which a deal is in its last stage

NOTHING, LOW, HIGH, OVER_HIGH = range(CLASSES)


class PieceFeatures:
    """The masks and fixed parts of the indices for each piece of a deal; `value_of` has the part for a trick's points.

    `worst` are the most costly pieces if points are bad: leads depend on their holders and suits.
    """

    def __init__(self, masks: SuitMasks, worth: Mapping[int, int], high: int, *, is_bad: bool) -> None:
        every = list(bits_in(masks.deck.everything))
        most = sum(sorted(worth.values())[-10:])
        kinds = [_bucket(points, high) for points in range(most + 1)]
        self.value_of = tuple((PLAY_VALUE * kind, PLAY_STAKE_VALUE * kind) for kind in kinds)
        self.worst = sum(bit for bit in every if worth.get(bit, 0) >= high) if is_bad else 0
        marked = {suit for suit, members in enumerate(masks.follows) if members & self.worst} | {masks.trump}
        classes = {bit: _class(masks, worth, high, bit) for bit in every}
        over, follows = masks.over, masks.follows
        # A lead: (suit, those above it, its suit, where its entries begin in both tables).
        self.leads = {
            bit: tuple(
                (
                    suit,
                    over[suit][bit] & follows[suit],
                    follows[suit],
                    LEAD_CLASS * classes[bit] + LEAD_TRUMP * (suit in marked),
                    LEAD_STAKE_CLASS * classes[bit] + LEAD_STAKE_TRUMP * (suit in marked),
                )
                for suit in masks.leads[bit]
            )
            for bit in every
        }
        # Following: (those above it in the suit led, those above it in its other suit or below it, …).
        self.follows = [
            {
                bit: (
                    over[suit][bit] & follows[suit],
                    self._second(masks, bit, suit),
                    PLAY_CLASS * classes[bit],
                    PLAY_STAKE_CLASS * classes[bit],
                )
                for bit in bits_in(follows[suit])
            }
            for suit in range(len(masks.suits))
        ]
        # Without the suit led: (those above it, those above it in its other suit or else beside it, which of both,
        # where its entries begin in both tables if it does not win).
        self.voids = {bit: self._void(masks, bit, classes[bit]) for bit in every}

    @staticmethod
    def _second(masks: SuitMasks, bit: int, suit: int) -> int:
        for other in masks.suits_of[bit]:
            if other != suit:
                return masks.over[other][bit] & masks.follows[other]
        same = masks.follows[suit]
        return same & ~masks.over[suit][bit] & ~bit

    @staticmethod
    def _void(masks: SuitMasks, bit: int, kind: int) -> tuple[int, int, bool, int, int]:
        first, *rest = masks.suits_of[bit]
        above = masks.over[first][bit] & masks.follows[first]
        is_trump = bool(bit & masks.trumps)
        base = PLAY_VOID + PLAY_CLASS * kind + PLAY_BEATS * 2 * is_trump
        stake = PLAY_STAKE_CLASS * kind + PLAY_STAKE_KIND * (TRUMP_BELOW if is_trump else DISCARD)
        if not rest:
            return above, masks.follows[first] & ~bit, True, base, stake
        return above, masks.over[rest[0]][bit] & masks.follows[rest[0]], False, base, stake


def _bucket(points: int, high: int) -> int:
    return NOTHING if not points else HIGH if points >= high else LOW


def _class(masks: SuitMasks, worth: Mapping[int, int], high: int, bit: int) -> int:
    """The class of a piece: worth nothing, little or much, or worth nothing but above a piece that is worth much."""
    kind = _bucket(worth.get(bit, 0), high)
    if kind != NOTHING:
        return kind
    much = sum(other for other, points in worth.items() if points >= high)
    is_over = any(masks.follows[suit] & ~masks.over[suit][bit] & ~bit & much for suit in masks.suits_of[bit])
    return OVER_HIGH if is_over else NOTHING


@lru_cache(maxsize=128)  # as many as there are suits of decks
def features(masks: SuitMasks, worth: tuple[tuple[int, int], ...], high: int, *, is_bad: bool) -> PieceFeatures:
    """The features of a deck's pieces under these suits and points; points from `high` on count as much."""
    return PieceFeatures(masks, dict(worth), high, is_bad=is_bad)
