"""A move of a match, and the journal's entries for taking back the last one by consent.

`undo` asks for it, `agree` and `refuse` answer; `undone` follows at once when nobody is left to be asked. Any play ends
the request. So a replay of the journal need not know who was a person at the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from bot.rules.events import DealEnded, Event, JoinedTrain, Laid, Moved, ThrownIn, TrickWon
from bot.rules.game import Match
from bot.rules.moves import Bid, Declare, Done, Lead, Move, Play, Trump, Yield
from bot.rules.view import Phase, View
from bot.store.schema.seats import SeatRow

PATIENCE = timedelta(minutes=1)  # computer players wait so long for an answer


class UndoEntry(StrEnum):
    """An entry of the journal that is no move of the game. The value is its notation."""

    ASK = "undo"
    AGREE = "agree"
    REFUSE = "refuse"  # by the one who asked: never mind
    UNDONE = "undone"


UNDO_ENTRIES = {entry.value: entry for entry in UndoEntry}

# The plays that show nothing but themselves, and the phase they must leave the deal in: an auction that is over has
# shown the kitty to its winner, or a hand to all.
_PHASES: dict[type[Move], Phase] = {
    Lead: Phase.PLAY, Play: Phase.PLAY, Yield: Phase.PLAY, Trump: Phase.PLAY, Declare: Phase.PLAY, Bid: Phase.BID,
    Done: Phase.PLAY,
}  # fmt: skip


AnyMatch = Match[Any, Any]


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move with the match before and after it, and its events. `position` is that after it.

    `user_id` is the person who chose it: None for a computer's move, and for one that was made for a person.
    """

    before: AnyMatch = field(repr=False)
    seat: int
    move: Move
    after: AnyMatch = field(repr=False)
    events: tuple[Event, ...]
    position: int
    user_id: int | None = None

    @property
    def ends_deal(self) -> bool:
        return any(isinstance(event, DealEnded | ThrownIn) for event in self.events)

    def shows_nothing_more(self, public: View) -> bool:
        """True if nothing has come to light but the play itself. `public` is a bystander's View after it."""
        is_quiet = all(isinstance(event, Moved | TrickWon | Laid | JoinedTrain) for event in self.events)
        return is_quiet and public.winners is None and public.phase is _PHASES.get(type(self.move))


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody has asked to take back their play. `agreed` are the seats that have agreed."""

    seat: int
    since: datetime | None
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Undoing:
    """The last play, with the forced moves after it; the request to take it back, and the answer to one."""

    last: PlayedMove | None = None
    request: UndoRequest | None = None
    refused_by: int | None = None
    taken_back: PlayedMove | None = None  # until somebody acts again

    def after_entry(self, entry: UndoEntry, seat: int, at: datetime | None) -> "Undoing":
        """After an entry. Raises ValueError where there is nothing to take back, or to answer."""
        if self.last is None or (self.request is None and entry is not UndoEntry.ASK):
            raise ValueError(f"nothing is asked for that “{entry}” could be about")
        if entry is UndoEntry.ASK:
            return replace(self, request=UndoRequest(seat, at))
        if entry is UndoEntry.AGREE and self.request is not None:
            agreed = self.request.agreed | {seat}
            return replace(self, request=replace(self.request, agreed=agreed))
        if entry is UndoEntry.UNDONE:
            return Undoing(taken_back=self.last)
        refused_by = None if self.request is not None and seat == self.request.seat else seat
        return replace(self, request=None, refused_by=refused_by)

    def state(self, seats: Sequence[SeatRow], public: View, *, is_closed: bool) -> "UndoState | None":
        """The state for a table's display; None where nothing can be taken back. `is_closed`: plays there are final."""
        if self.taken_back is not None:
            return UndoState(self.taken_back.seat, self.taken_back.move, is_done=True)
        last, request = self.last, self.request
        if last is None or last.user_id is None or is_closed:
            return None
        if seats[last.seat].user_id != last.user_id or not last.shows_nothing_more(public):
            return None
        answered = {last.seat, *(request.agreed if request is not None else ())}
        asked_at = request.since if request is not None else None
        return UndoState(
            last.seat,
            last.move,
            is_asked=request is not None,
            missing=tuple(seat.seat for seat in seats if seat.user_id is not None and seat.seat not in answered),
            refused_by=self.refused_by,
            until=asked_at + PATIENCE if asked_at is not None else None,
        )


@dataclass(frozen=True, slots=True)
class UndoState:
    """A play that may be taken back, or (`is_done`) has just been.

    `is_asked`: its player has asked for it; `missing` are the seats of the other people who have not agreed.
    """

    seat: int
    move: Move
    is_done: bool = False
    is_asked: bool = False
    missing: tuple[int, ...] = ()
    refused_by: int | None = None
    until: datetime | None = None  # computer players wait so long for them

    @property
    def is_news(self) -> bool:
        """True if there is anything to show."""
        return self.is_done or self.is_asked or self.refused_by is not None

    def asks(self, seat: int) -> bool:
        """True if a request is under way that this seat has made, or has to answer."""
        return self.is_asked and seat in (self.seat, *self.missing)

    @property
    def is_agreed(self) -> bool:
        """True if it is asked for, and everybody has agreed."""
        return self.is_asked and not self.missing
