"""The house rules of a deal of dominoes that decide its play and its score."""

from dataclasses import dataclass
from functools import cache, cached_property

from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import CHIPPED_OUT, pips_score, winner_of_closed
from bot.rules.view import View

UNLIMITED = 1_000_000


@dataclass(frozen=True)
class DealTerms:
    """The house rules and scores of a deal. `sides` run by seat; `room` are the points each side needs to its target.

    The winner of the deal gets the `shared` bonuses. A match of so many deals has no target.
    """

    options: DominoesOptions
    sides: tuple[int, ...]
    room: tuple[int, ...]
    shared: tuple[int, ...] = ()
    has_target: bool = True
    opener: int = 0

    @classmethod
    def of(cls, view: View) -> "DealTerms":
        """Raises TypeError where the view is of another game."""
        options = view.options_as(DominoesOptions)
        totals = {seat.side: seat.total for seat in view.seats}
        room = tuple([options.target - totals[side] for side in sorted(totals)])
        shared = options.first_deal_bonus(view.deal), view.chain_board.carried
        opener = next(seat.seat for seat in view.seats if seat.dealer)
        return cls(options, tuple([seat.side for seat in view.seats]), room, shared, view.deals is None, opener)

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

    @cached_property
    def seen_from(self) -> tuple[tuple[int, ...], ...]:
        """By seat and mask of seats the same mask as that seat sees it: bit 0 is itself, 1 the next, and so on."""
        return _seen_from(self.next_seat)

    @cached_property
    def most(self) -> tuple[int, ...]:
        """The most that each side can score by plays in this deal: a play beyond an exact target scores nothing."""
        return self.room if self.has_target and self.options.is_exact else (UNLIMITED,) * self.side_count

    @cached_property
    def enough(self) -> tuple[int, ...]:
        """What ends the deal at once, by side."""
        at_once = self.has_target and self.options.reached == "at_once"
        return self.room if at_once else (UNLIMITED,) * self.side_count

    @cached_property
    def chip(self) -> int:
        """The points for the last tile itself."""
        return CHIPPED_OUT if self.options.scores_threes else 0

    @cached_property
    def prize(self) -> int:
        """The worth of winning the match, in points."""
        return self.options.target // 2

    @cached_property
    def unit(self) -> int:
        """What plays score is a multiple of this."""
        return 5 if self.options.scoring == "fives" else 1

    @cached_property
    def kept(self) -> int:
        """How many tiles of the boneyard are never drawn."""
        return self.options.keep if self.options.draws else UNLIMITED

    @cached_property
    def draws_one(self) -> bool:
        return self.options.drawing == "one"

    def for_domino(self, side: int, pips: list[int]) -> int:
        """A side's score for going out, without bonuses; `pips` are those left, by seat."""
        return 0 if self.chip else self._counted(side, pips)

    def for_block(self, closer: int, pips: list[int]) -> tuple[int, int] | None:
        """Who wins a closed deal, and what that scores without bonuses; None where no one does."""
        side = winner_of_closed(self.options, self.sides, pips, closer, self.opener)
        if side is None:
            return None
        if self.chip:
            return side, 0
        if self.options.blocked_scores == "same":
            return side, self._counted(side, pips)
        own = sum([left for left, of in zip(pips, self.sides, strict=True) if of == side])
        return side, pips_score(self.options, max(0, sum(pips) - 2 * own))

    def _counted(self, side: int, pips: list[int]) -> int:
        own_too = self.options.counts == "all" and self.options.in_partners
        counted = [left for left, of in zip(pips, self.sides, strict=True) if own_too or of != side]
        return pips_score(self.options, sum(counted))


@cache
def _seen_from(next_seat: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for seat in range(len(next_seat)):
        others = [seat]
        while next_seat[others[-1]] != seat:
            others.append(next_seat[others[-1]])
        masks = range(1 << len(others))
        found.append(tuple([sum([1 << turn for turn, it in enumerate(others) if mask >> it & 1]) for mask in masks]))
    return tuple(found)
