"""Seats at a table, invitations to it, requests to swap, and people removed from it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DefaultClause,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bot.store.marks import WITHHELD, counted, kept_until, of_person
from bot.store.schema.columns import KEY, ROW_ID, RowId, Snowflake, Utc, columns, metadata, partial_index
from bot.store.schema.people import Preferences
from bot.words.names import clean_name, person_name
from bot.words.own_words import NAMELESS_SEAT

UNTOLD = 0  # the batch of an invitation without a message
_NOBODY_SITS = {
    "user_id": None, "name": "", "dm_channel_id": None, "dm_closed": False, "order": "", "ready_at": None,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person (`user_id`) or a computer player (`level`) to be seated."""

    name: str
    user_id: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow(Preferences):
    """A player at a seat: a person with a `user_id`, a computer with a `level`, or neither if their data was deleted.

    The preferences are the person's, stored with the person.
    """

    id: Annotated[RowId, KEY]
    table_id: Annotated[RowId, ForeignKey("tables.id")]
    seat: int
    user_id: Annotated[Snowflake | None, of_person(_NOBODY_SITS)]
    level: str | None
    # As it stands in records; people read what `as_read` makes of it. It is cleaned again, as earlier versions stored
    # names as they came. "Seat 3" where nothing of a name can be seen.
    name: str
    interaction_id: Annotated[Snowflake | None, kept_until("result")]  # by which they joined
    since: int  # the position from which they sit there
    until: int | None  # the position at which they left; None: they sit there still
    dm_channel_id: Annotated[Snowflake | None, kept_until("match")]
    dm_closed: bool
    order: Annotated[str, kept_until("result", "")]  # of the person's hand
    novice: Annotated[bool, DefaultClause(false())] = False  # had finished no match of this game before
    hints: Annotated[bool, DefaultClause(false())] = False  # has agreed to hints at this table
    # The position of the last deal's end after which they asked for the next deal, and when they did.
    ready_position: Annotated[int, DefaultClause("0")] = 0
    ready_at: Annotated[datetime | None, kept_until("match")] = None

    def __post_init__(self) -> None:
        is_deleted = self.user_id is None and self.level is None
        nameless = NAMELESS_SEAT.format(self.seat + 1)
        is_given = self.user_id is None or self.name == nameless
        name = (clean_name if is_given else person_name)(self.name) or ("" if is_deleted else nameless)
        object.__setattr__(self, "name", name)

    @property
    def wants_tips(self) -> bool:
        """True if a line explains to this person what is legal, and why: in their first match of the game."""
        return self.novice and self.coach


seats = Table(
    "seats",
    metadata,
    *columns(SeatRow),
    CheckConstraint("user_id IS NULL OR level IS NULL", name="person_or_computer"),
    UniqueConstraint("interaction_id"),
    partial_index("uq_seats_sitting", "table_id", "seat", where="until IS NULL", unique=True),
    partial_index(
        "uq_seats_sitting_user", "table_id", "user_id", where="until IS NULL AND user_id IS NOT NULL", unique=True
    ),
    Index("ix_seats_table_id", "table_id"),
    Index("ix_seats_user_id", "user_id"),
    sqlite_autoincrement=True,
)


def hints_agreed(wished: bool, seats: Iterable[SeatRow]) -> bool:
    """True if a match of these has hints: one person is alone with computers, or the host wishes it and all agree."""
    people = [seat for seat in seats if seat.user_id is not None]
    return len(people) == 1 or (wished and all(seat.hints for seat in people))


@dataclass(frozen=True, slots=True)
class Invitation:
    """A person invited to a table."""

    user_id: Annotated[Snowflake, KEY, of_person("delete")]
    batch: int  # the table's message that invites them, by its number; UNTOLD: none, called lately in vain
    seat: int | None = None  # kept for them, in a rematch

    @property
    def is_told(self) -> bool:
        return self.batch != UNTOLD


invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    *columns(Invitation),
    Column("invited_by", BigInteger, info=of_person({"invited_by": None})),
    Column("at", Utc),
    Index("ix_invitations_user_id", "user_id"),
    Index("ix_invitations_invited_by", "invited_by"),
    info=counted(5, "privacy-invitations", "invitations") | kept_until("match"),
)

# Requests to swap seats in a lobby, with the seats of both at that time. `agreed`: the answer (NULL: none yet).
swap_requests = Table(
    "swap_requests",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("asker_id", BigInteger, nullable=False, info=of_person("delete")),
    Column("asker_seat", Integer, nullable=False),
    Column("asked_id", BigInteger, nullable=False, info=of_person("delete")),
    Column("asked_seat", Integer, nullable=False),
    Column("agreed", Boolean),
    Column("at", Utc, nullable=False),
    Index("ix_swap_requests_asker_id", "asker_id"),
    Index("ix_swap_requests_asked_id", "asked_id"),
    info=counted(5, "privacy-lobby", "swaps") | kept_until("match"),
)

# People removed from a lobby, their seat row, and the host whose next tables they can't join for a day (NULL: none).
# When their data is deleted, the digest of their id and the table's secret still keeps them out of this one.
kept_out = Table(
    "kept_out",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("digest", Text, primary_key=True, info=WITHHELD),
    Column("user_id", BigInteger, info=of_person({"user_id": None, "seat_id": None})),
    Column("seat_id", ROW_ID),
    Column("host_id", BigInteger, info=of_person({"host_id": None})),
    Column("at", Utc, nullable=False),
    Index("ix_kept_out_user_id", "user_id"),
    Index("ix_kept_out_host_id", "host_id"),
    info=counted(5, "privacy-lobby", "removals") | kept_until("match"),
)
