"""The points of plays and of deals in dominoes (rules §7.3 to §7.8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import BonusKind
from bot.rules.game import added
from bot.rules.pieces import Tile

CHIPPED_OUT = 1  # for the last tile, in Fives and Threes
WON = 1  # for any deal, where won deals count
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
    def left_out(self) -> int:
        """The mask of the tiles that are left out of the set: 0-0 is the first of all."""
        return int(self.options.drops_blank(self.players))

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
    def paso_redondo(self) -> int:
        return self.options.paso_redondo if self.options.has_bonuses else 0

    @cached_property
    def winners_bonuses(self) -> Bonuses:
        """The bonuses for the winner of the deal, however it ends."""
        first = self.options.first_deal_bonus(self.number)
        return (BonusKind.FIRST_DEAL, first), (BonusKind.CARRIED, self.carried)

    @cached_property
    def block_bonuses(self) -> Bonuses:
        """The bonuses for the winner of a blocked deal."""
        return (BonusKind.WON, WON if self.options.counts_hands else 0), *self.winners_bonuses

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

    def domino_bonuses(self, numbers: Sequence[int], tile: Tile, *, is_key: bool = False) -> Bonuses:
        """The bonuses for a deal that ends with the last tile of a hand, played on these open numbers."""
        options = self.options
        if options.counts_hands:
            return self.worth(numbers, tile), (BonusKind.KEY, int(is_key and options.worth_key)), *self.winners_bonuses
        return [
            (BonusKind.CAPICUA, options.capicua if is_capicua(numbers, tile) else 0),
            (BonusKind.CHUCHAZO, options.chuchazo if tile == (0, 0) else 0),
            *self.winners_bonuses,
        ]

    def worth(self, numbers: Sequence[int], tile: Tile) -> tuple[BonusKind, int]:
        """The worth of a deal that is won with this tile on these numbers, where won deals count."""
        options = self.options
        kind, worth = BonusKind.WON, WON
        if numbers and tile.is_double:
            fits_all = len(numbers) == 1
            kind = BonusKind.CROSSED if fits_all else BonusKind.DOUBLE
            worth = options.worth_crossed if fits_all else options.worth_double
        elif is_capicua(numbers, tile):
            kind, worth = BonusKind.BOTH_ENDS, options.worth_both
        return (kind, worth) if worth > WON else (BonusKind.WON, WON)


def is_capicua(numbers: Sequence[int], tile: Tile) -> bool:
    """True if a last tile fits every end, and is no double (so sacitc.blog for Puerto Rico).

    Two ends of the same number make one too: fichaflow.com even asks for that.
    """
    return bool(numbers) and not tile.is_double and all(number in tile for number in numbers)


def totals_after(
    options: DominoesOptions, totals: tuple[int, ...], scored: Sequence[int], *, has_target: bool
) -> tuple[tuple[int, ...], bool]:
    """The totals after a deal, and whether they began anew, so that the highest double opens the next.

    With `love` all go back to 0 once every side has won; with `one_all` 1-0 becomes 1-1, and then 2-0.
    """
    after = added(totals, scored)
    if not options.plays_love or not has_target or not any(scored) or not all(after):
        return after, False
    if options.one_all and len(totals) == 2:
        if sum(totals) == 1:
            return (1, 1), True
        if totals == (1, 1):
            return tuple([2 if points else 0 for points in scored]), False
    return (0,) * len(totals), True
