"""The points of plays and of deals in dominoes, and how a blocked deal is decided (rules §7.3 to §7.7)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import BonusKind
from bot.rules.game import by_side
from bot.rules.pieces import Tile

CHIPPED_OUT = 1  # for the last tile, in Fives and Threes
UNLIMITED = 1_000_000

Pips = Sequence[tuple[int, int]]  # the pips of hands, as (seat, pips)
Bonuses = Iterable[tuple[BonusKind, int]]


def ends_score(options: DominoesOptions, total: int) -> int:
    """The score for open ends of this total: 15 scores 15 in All Fives, and 8 in Fives and Threes."""
    if options.scoring == "fives":
        return total if total % 5 == 0 else 0
    if options.scores_threes:
        return (total // 5 if total % 5 == 0 else 0) + (total // 3 if total % 3 == 0 else 0)
    return 0


def pips_score(options: DominoesOptions, pips: int) -> int:
    """Pips as they are scored, in All Fives to the nearest five: 2 → 0, 3 → 5."""
    return (pips + 2) // 5 * 5 if options.scoring == "fives" else pips


@dataclass(frozen=True)
class DealTerms:
    """The rules and scores that hold for a whole deal. `sides` run by seat.

    `room` has the points that each side needs to its target; a match of a fixed number of deals has none. `carried` is
    what tied deals before this one left to its winner.
    """

    options: DominoesOptions
    sides: tuple[int, ...]
    room: tuple[int, ...]
    has_target: bool = True
    number: int = 1
    opener: int = 0
    carried: int = 0

    @cached_property
    def players(self) -> int:
        return len(self.sides)

    @cached_property
    def side_count(self) -> int:
        return len(self.room)

    @cached_property
    def next_seat(self) -> tuple[int, ...]:
        """The seat after each."""
        return tuple([(seat + self.options.step) % self.players for seat in range(self.players)])

    def in_turn(self, first: int) -> list[int]:
        """All seats in the order of play."""
        return [(first + self.options.step * turn) % self.players for turn in range(self.players)]

    @cached_property
    def kept(self) -> int:
        """The number of tiles in the boneyard that are never drawn."""
        return self.options.keep if self.options.draws else UNLIMITED

    @cached_property
    def draws_one(self) -> bool:
        return self.options.drawing == "one"

    @cached_property
    def most(self) -> tuple[int, ...]:
        """The most that each side can have in this deal: what goes past an exact target scores nothing (so Pagat)."""
        return self.room if self.has_target and self.options.is_exact else (UNLIMITED,) * self.side_count

    @cached_property
    def enough(self) -> tuple[int, ...]:
        """The points of each side that end the deal at once (so Pagat)."""
        at_once = self.has_target and self.options.reached == "at_once"
        return self.room if at_once else (UNLIMITED,) * self.side_count

    @cached_property
    def chip(self) -> int:
        """The points for the last tile itself."""
        return CHIPPED_OUT if self.options.scores_threes else 0

    @cached_property
    def unit(self) -> int:
        """Every play's score is a multiple of this."""
        return 5 if self.options.scoring == "fives" else 1

    @cached_property
    def scores_pips(self) -> bool:
        return self.options.scores_pips

    @cached_property
    def first_pass(self) -> int:
        """The bonus if the first event after the opening play is a pass."""
        return self.options.first_pass if self.options.scores_first_pass else 0

    @cached_property
    def winners_bonuses(self) -> Bonuses:
        """The bonuses for the winner of the deal, however it ends."""
        first = self.options.first_deal_bonus(self.number)
        return (BonusKind.FIRST_DEAL, first), (BonusKind.CARRIED, self.carried)

    def play_score(self, side: int, had: int, ends: int, *, goes_out: bool) -> tuple[int, int]:
        """The score of a play for its ends and for going out, by a side that had some points in this deal.

        With an exact target both or neither count (so Pagat).
        """
        chip = self.chip if goes_out else 0
        return (ends, chip) if had + ends + chip <= self.most[side] else (0, 0)

    def pips_left(self, side: int, pips: Sequence[int], out: int | None = None) -> Pips:
        """The pips in hands that a side scores: those of all or of the opponents alone; `out` has no hand."""
        own_too = self.options.counts == "all" and self.options.in_partners
        return [
            (seat, count)
            for seat, (count, of) in enumerate(zip(pips, self.sides, strict=True))
            if (own_too or of != side) and seat != out
        ]

    def pips_score(self, pips: Pips) -> int:
        """The points for pips in hands; those that are deducted are below zero."""
        return pips_score(self.options, max(0, sum([count for _, count in pips])))

    def domino_bonuses(self, tile: Tile, *, capicua: bool) -> Bonuses:
        """The bonuses for a deal that ends with the last tile of a hand."""
        options = self.options
        return [
            (BonusKind.CAPICUA, options.capicua if capicua else 0),
            (BonusKind.CHUCHAZO, options.chuchazo if tile == (0, 0) else 0),
            *self.winners_bonuses,
        ]


def is_capicua(numbers: Sequence[int], tile: Tile) -> bool:
    """True if a last tile fits every end, and is no double (so sacitc.blog for Puerto Rico).

    Two ends of the same number make one too: fichaflow.com even asks for that.
    """
    return bool(numbers) and not tile.is_double and all(number in tile for number in numbers)


# -- a blocked deal: who wins it, which pips count, and who opens the next (rules §7.4) --------------------------------


def winner_of_block(terms: DealTerms, pips: Sequence[int], closer: int) -> int | None:
    """The side that wins a blocked deal, by the pips that each seat has left; None in a tie.

    A tie can go to the side that opened, or that blocked; without partners to the nearest in turn (casualarena.com).
    """
    options, sides = terms.options, terms.sides
    if options.blocked_by == "closer":
        return sides[_lighter(terms, pips, closer)]
    of_sides = [[own for own, of in zip(pips, sides, strict=True) if of == side] for side in range(terms.side_count)]
    left = [min(own) if options.blocked_by == "lowest" else sum(own) for own in of_sides]
    least = [side for side, count in enumerate(left) if count == min(left)]
    if len(least) == 1:
        return least[0]
    if not options.breaks_ties:
        return None
    first = terms.opener if options.tied_block == "opener" else closer
    return next(sides[seat] for seat in terms.in_turn(first) if sides[seat] in least)


def _lighter(terms: DealTerms, pips: Sequence[int], closer: int) -> int:
    """The blocker or the next player, whichever has fewer pips; of equals the blocker (dominoesonline.com)."""
    following = terms.next_seat[closer]
    return closer if pips[closer] <= pips[following] else following


def blocked_pips(terms: DealTerms, pips: Sequence[int], side: int) -> Pips:
    """The pips that a side scores for a blocked deal, where the difference can count."""
    if terms.options.blocked_scores == "same":
        return terms.pips_left(side, pips)
    seats = range(terms.players)
    return [
        *[(seat, pips[seat]) for seat in seats if terms.sides[seat] != side],
        *[(seat, -pips[seat]) for seat in seats if terms.sides[seat] == side],
    ]


def carried_over(terms: DealTerms, pips: Sequence[int]) -> int:
    """The points that a tied deal leaves to the next: those of the lightest side, and those left to this deal."""
    if terms.options.tied_block != "carried" or not terms.scores_pips:
        return 0
    left = by_side(terms.sides, pips)
    return terms.pips_score(blocked_pips(terms, pips, left.index(min(left)))) + terms.carried


def opener_after_block(terms: DealTerms, pips: Sequence[int], closer: int, winner: int | None) -> int:
    """The seat that opens the next deal: of the side that won the one with the fewest pips.

    Of equals the one whose turn comes first, from the opener on. Pagat's Cuban game leaves it to the partners. Where
    two players were compared it is the one who won, not their partner.
    """
    if winner is None:
        return terms.next_seat[terms.opener] if terms.options.after_tie == "next" else terms.opener
    if terms.options.blocked_by == "closer":
        return _lighter(terms, pips, closer)
    return min([seat for seat in terms.in_turn(terms.opener) if terms.sides[seat] == winner], key=pips.__getitem__)
