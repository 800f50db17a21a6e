"""Moves, and the table they make: as the journal takes and gives them. Positions count from 1; 0 is before any move."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot.rules.achievements import Earned
from bot.store.rows.seats import SeatRow
from bot.store.rows.tables import Invitation, TableRow


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMove:
    """A move to be written. An interaction id is unique among all moves."""

    seat: int
    notation: str
    user_id: int | None = None
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow(NewMove):
    """A move of the journal."""

    position: int
    at: datetime


class Appended(NamedTuple):
    """What was written with an entry of the journal: its time, the table's new version, its posts by then, and what was
    earned by it for the first time on the server.
    """

    at: datetime
    version: int
    posts: int
    earned: tuple[Earned, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table at one moment: its row, its seats, the moves after the requested position; of a lobby who was invited;
    of a finished match how it changed the ratings, by seat, and the secret of its rematch; and what was earned in a
    match for the first time on the server.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    rating_changes: tuple[int | None, ...] = ()
    invited: tuple[Invitation, ...] = ()
    rematch_secret: bytes | None = field(default=None, repr=False)
    earned: tuple[Earned, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """Everything needed to replay a match: `seats` are all who ever sat there, by seat and then in time."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
