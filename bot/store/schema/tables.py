"""The tables that people play at, their moves, and what else belongs to a table."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    DefaultClause,
    ForeignKey,
    Index,
    LargeBinary,
    Table,
    UniqueConstraint,
    false,
    text,
)

from bot.store.marks import OF_NOBODY, WITHHELD, counted, kept_for, kept_until, of_person
from bot.store.schema.columns import KEY, ROW_ID, RowId, Snowflake, Utc, columns, metadata, partial_index
from bot.words.locales import ENGLISH
from bot.words.terms import OwnContest

TableState = Literal["lobby", "playing", "finished", "stopped"]
Clock = Literal["quick", "evening", "post"]
Kept = Literal["all", "match", "result"]  # everything, all but the messages, or the result without the moves
Search = Literal["players", "offered"]

ACTIVE = ("lobby", "playing")
OVER = ("finished", "stopped")
IS_ACTIVE = "state IN ('lobby', 'playing')"  # said alike in a query, SQLite finds them by the index
HAS_CHANNEL = f"{IS_ACTIVE} AND NOT solo"  # the same; a table of one's own is in nobody's channel
IS_PRACTICE = f"{IS_ACTIVE} AND solo AND contest_id IS NULL"
REMEMBERED = timedelta(days=1)  # an interaction: Discord delivers none that late
# Once less is kept of a table, it has a new version but does not fall behind: nothing is shown of it.
_NO_DM = text("CASE WHEN solo THEN 0 ELSE channel_id END")
_NEXT_VERSION = text("version + 1")


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table: a lobby, a match, or what is kept of one.

    Ids are never reused: an old click must not match a new table.
    """

    id: Annotated[RowId, KEY]
    guild_id: Annotated[Snowflake, counted(1, "privacy-tables", "servers", besides=0)]
    channel_id: Annotated[Snowflake, kept_until("match", _NO_DM)]  # if `solo`, of their direct messages, or 0
    host_id: Annotated[Snowflake | None, of_person({"host_id": None})]
    game: str
    options: dict[str, Any]
    players: int  # the number of seats
    secret: Annotated[bytes, WITHHELD, kept_until("result", b"")] = field(repr=False)
    state: TableState
    created_at: datetime
    started_at: datetime | None  # tells a match that was stopped from a lobby that was
    ended_at: datetime | None
    # When people last sat down, changed the lobby or took a seat back; None: none did, as in a contest.
    touched_at: datetime | None = None
    reminded_at: datetime | None = None  # when those it waits for were reminded last
    remind_again_at: datetime | None = None  # when they are again, if that was in the server's quiet hours
    clock: Annotated[Clock, DefaultClause("post")] = "evening"  # how long a turn may take
    # In a lobby the host wishes hints for everybody; in a match there are hints.
    hints: Annotated[bool, DefaultClause(false())] = False
    level: Annotated[str, DefaultClause("normal")] = "normal"  # of its computers, unless seated with another
    # Ends of deals that were scored up to this position have been seen, and are shown no more.
    seen_position: Annotated[int, DefaultClause("0")] = 0
    # Raised by each change to the table, its seats or its moves. This, `posts` and `due_at` say nothing of the table
    # itself.
    version: Annotated[int, DefaultClause("0"), kept_until("match", _NEXT_VERSION)] = field(default=0, compare=False)
    posts: Annotated[int, DefaultClause("0")] = field(default=0, compare=False)  # raised when messages come or go
    due_at: datetime | None = field(default=None, compare=False)  # to be looked at then, even if nothing happens
    kept: Annotated[Kept, DefaultClause("all")] = "all"  # what is left of a table that ended long ago
    # The interactions that opened the table (None in a contest) and started its match, and the seat of the person who
    # started it (None: they sat nowhere). They are part of the shuffle.
    opened_number: Annotated[Snowflake | None, kept_until("result")] = None
    start_number: Annotated[Snowflake | None, kept_until("result")] = None
    start_seat: Annotated[int | None, kept_until("result")] = None
    deals: int | None = None  # the match ends after these deals; None: at its target
    contest_id: RowId | None = None
    # A person's own table, with computers and in no channel of a server. One of no contest is for practice: each person
    # has one at a time.
    solo: Annotated[bool, DefaultClause(false())] = False
    language: Annotated[str, DefaultClause("en")] = ENGLISH  # of what everybody sees of it
    search: Search | None = None  # a lobby that looks for players; "offered": its host may start with computers
    called_role: Snowflake | None = None  # the role pinged for it

    @property
    def in_round(self) -> bool:
        """True if it is a table of a tournament's round, for which the others wait."""
        return self.contest_id is not None and not self.solo

    @property
    def is_practice(self) -> bool:
        """True if it is a person's practice table, of no contest."""
        return self.solo and self.contest_id is None

    @property
    def own_contest(self) -> OwnContest | None:
        """The contest at a person's own table: one deal that others play too, or a duel of several."""
        if not self.solo or self.contest_id is None:
            return None
        return "deal" if self.deals == 1 else "duel"

    @property
    def active(self) -> bool:
        """True if it is a lobby or being played."""
        return self.state in ("lobby", "playing")


tables = Table(
    "tables",
    metadata,
    *columns(TableRow),
    # Until then the messages are brought up to date by the process that changed the table, or has its messages; after
    # that by any. NULL: nothing is left to be done.
    Column("show_by", Utc, info=kept_until("match")),
    CheckConstraint("state IN ('lobby', 'playing', 'finished', 'stopped')", name="state"),
    partial_index("uq_tables_active_channel", "channel_id", where=HAS_CHANNEL, unique=True),
    partial_index("uq_tables_practice", "host_id", where=IS_PRACTICE, unique=True),
    partial_index("ix_tables_active", "guild_id", "host_id", where=IS_ACTIVE),
    Index("ix_tables_host_id_created_at", "host_id", "created_at"),
    partial_index("ix_tables_show_by", "guild_id", "show_by", where="show_by IS NOT NULL"),
    partial_index("ix_tables_due_at", "due_at", "guild_id", where="due_at IS NOT NULL"),
    Index("ix_tables_kept_ended_at", "kept", "ended_at"),
    Index("ix_tables_contest_id", "contest_id"),
    Index("ix_tables_guild_id_ended_at", "guild_id", "ended_at"),
    Index("ix_tables_guild_id_game_ended_at", "guild_id", "game", "ended_at"),
    sqlite_autoincrement=True,
    info=counted(1, "privacy-tables", "tables"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMove:
    """A move to be written. An interaction id is unique among all moves."""

    seat: int
    notation: str
    user_id: Annotated[Snowflake | None, of_person({"user_id": None}, at_tables=True)] = None
    interaction_id: Snowflake | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow(NewMove):
    """A move of the journal."""

    position: Annotated[int, KEY]
    at: datetime


moves = Table(
    "moves",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    *columns(NewMove),
    *columns(MoveRow),
    CheckConstraint("position > 0", name="position"),
    UniqueConstraint("interaction_id"),
    info=counted(1, "privacy-tables", "moves") | kept_until("result"),
)

# The interactions of the last day that changed a table other than by a move, so that each is applied once.
applied = Table(
    "applied",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
    Index("ix_applied_at", "at"),
    info=OF_NOBODY | kept_for(REMEMBERED),
)

# The secret of a finished match's rematch, whose seal its end shows; and the table that was opened with it.
rematches = Table(
    "rematches",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened", ROW_ID),
    info=OF_NOBODY | kept_until("result"),
)
