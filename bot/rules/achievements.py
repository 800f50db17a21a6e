"""Achievements of each seat, by the results of a deal or a match alone. Computer players earn none.

Here are those of several games; the others are in the packages of theirs.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.rules.events import ContractPlayed, DealResult

IN_A_ROW = 3  # contracts
FEWEST_DEALS = 3  # of a match for "last to first"


@dataclass(frozen=True)
class Played:
    """A match after its latest deal: `sides` by seat, `tricks` in a deal (0 for none), and the winning sides once the
    match is over.
    """

    sides: tuple[int, ...]
    tricks: int
    low_wins: bool
    results: tuple[DealResult, ...]
    winners: tuple[int, ...] | None = None

    @property
    def deal(self) -> DealResult:
        return self.results[-1]

    @cached_property
    def contract(self) -> ContractPlayed | None:
        """The result of the latest deal's contract, if it had one."""
        return contract_of(self.deal)

    def bid_by(self, seat: int) -> ContractPlayed | None:
        """The latest deal's contract if this seat bid and made it."""
        contract = self.contract
        return contract if contract is not None and contract.made and contract.seat == seat else None

    def others(self, seat: int, figures: Sequence[int]) -> list[int]:
        return [figure for side, figure in enumerate(figures) if side != self.sides[seat]]

    def has_won(self, seat: int) -> bool:
        return self.winners is not None and self.sides[seat] in self.winners


@dataclass(frozen=True)
class Achievement:
    """An achievement, with the test whether the latest deal earned it for a seat. `game` gives its emblem, "": none."""

    name: str
    game: str
    is_earned: Callable[[Played, int], bool]
    of_match: bool = False  # earned by the end of a match


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement earned at a seat with a deal."""

    deal: int
    seat: int
    name: str


def contract_of(result: DealResult) -> ContractPlayed | None:
    """The result of a deal's contract, if it had one."""
    return next((remark for remark in result.remarks if isinstance(remark, ContractPlayed)), None)


def _moon(played: Played, seat: int) -> bool:
    return played.deal.moon == played.sides[seat]


def _spotless(played: Played, seat: int) -> bool:
    return played.has_won(seat) and played.deal.totals[played.sides[seat]] <= 0


def _three_in_a_row(played: Played, seat: int) -> bool:
    """Every third contract in a row that the seat makes; contracts of others between them do not count."""
    if played.bid_by(seat) is None:
        return False
    made = 0
    for result in reversed(played.results):
        contract = contract_of(result)
        if contract is not None and contract.seat == seat:
            if not contract.made:
                break
            made += 1
    return made % IN_A_ROW == 0


def _nel_o(played: Played, seat: int) -> bool:
    contract = played.bid_by(seat)
    return contract is not None and contract.bid.nel_o


def _shut_out(played: Played, seat: int) -> bool:
    is_alone = max(played.others(seat, played.deal.totals), default=1) <= 0
    return not played.low_wins and played.has_won(seat) and len(played.results) > 1 and is_alone


def _last_to_first(played: Played, seat: int) -> bool:
    if not played.has_won(seat) or len(played.results) < FEWEST_DEALS:
        return False
    before, side = played.results[-2].totals, played.sides[seat]
    own, others = before[side], [total for other, total in enumerate(before) if other != side]
    return all(own > other if played.low_wins else own < other for other in others)


MOON = Achievement("moon", "black-tile", _moon)
SPOTLESS = Achievement("spotless", "domino-hearts", _spotless, of_match=True)
NEL_O = Achievement("nel-o", "seventy-nine", _nel_o)
OF_SEVERAL = (
    Achievement("three-contracts", "", _three_in_a_row),
    Achievement("shut-out", "", _shut_out, of_match=True),
    Achievement("last-to-first", "", _last_to_first, of_match=True),
)


def earned(played: Played, achievements: Iterable[Achievement]) -> Iterator[Earned]:
    """Those of these achievements that each seat has earned in the latest deal, or in the match if that ended it."""
    for one in achievements:
        for seat in range(len(played.sides)):
            if one.is_earned(played, seat):
                yield Earned(played.deal.number, seat, one.name)
