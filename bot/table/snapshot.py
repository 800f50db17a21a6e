"""A table as those see it who show it: plain values, with no match and no secret in them."""

from dataclasses import dataclass
from datetime import datetime

from bot.rules.catalogue import AnyGame
from bot.rules.events import Event
from bot.rules.options import Options
from bot.rules.view import Order, View, arranged
from bot.store.rows import SeatRow, TableRow
from bot.store.schema import OVER

__all__ = ["Outcome", "SeatRow", "Snapshot", "TableRow"]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one position, for those who show it: no match, no secret, one View for each seat and one for all.

    `asked_at` is the position at which what is to be decided now was first asked: the one that controls carry.
    `waiting_since` is when that was, or when people last came to the table or changed its lobby, if that was later.
    `row.secret` is empty until the table is over; then it is shown, so that anyone can check the shuffle.
    """

    row: TableRow
    game: AnyGame
    options: Options
    seats: tuple[SeatRow, ...]
    position: int
    asked_at: int
    commitment: str
    waiting_since: datetime
    public: View | None = None
    views: tuple[View, ...] = ()

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def over(self) -> bool:
        return self.row.state in OVER

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Where a person sits, if anywhere."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def view_of(self, seat: SeatRow) -> View | None:
        """What that seat may know, its hand in the order its player likes; None in a lobby."""
        return arranged(self.views[seat.seat], Order(seat.order or Order.HIGH)) if self.views else None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an operation led to. `repeated` says the same interaction had been applied before."""

    snapshot: Snapshot
    events: tuple[Event, ...] = ()
    repeated: bool = False
