"""The tables of the database for puzzles: what they are made of, and the weekly posts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, NamedTuple

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, UniqueConstraint, false

from bot.store.marks import OF_NOBODY, counted, kept_until, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import KEY, ROW_ID, RowId, Snowflake, Utc, columns


class Alternative(NamedTuple):
    """One choice in a puzzle: its notation, its mean margin, and the standard error of that mean."""

    notation: str
    value: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPuzzle:
    """A decision of a person in a match that is over, as a puzzle."""

    table_id: Annotated[RowId, ForeignKey("tables.id")]
    position: int  # the number of moves before it
    seat: int
    user_id: Annotated[Snowflake, of_person(None)]
    choices: Sequence[Alternative]  # best first
    made: int  # the number of the person's among them
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRow(NewPuzzle):
    """A puzzle that is stored."""

    id: Annotated[RowId, KEY]


puzzles = Table(
    "puzzles",
    metadata,
    *columns(PuzzleRow),
    *columns(NewPuzzle),
    Column("posted", Boolean, nullable=False, server_default=false()),  # it was a weekly puzzle
    UniqueConstraint("table_id", "position"),
    Index("ix_puzzles_user_id", "user_id"),
    sqlite_autoincrement=True,
    info=counted(6, "privacy-puzzles", "puzzles") | kept_until("result"),
)

# What each person chose in a puzzle; the best choice has the number 0.
puzzle_votes = Table(
    "puzzle_votes",
    metadata,
    Column("puzzle_id", ROW_ID, ForeignKey("puzzles.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("choice", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_puzzle_votes_user_id_at", "user_id", "at"),
    info=counted(7, "privacy-answers", "answers"),
)

# How many of its decisions were looked at for puzzles in a match.
puzzle_searches = Table(
    "puzzle_searches",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("tried", Integer, nullable=False),
    info=OF_NOBODY | kept_until("result"),
)


@dataclass(frozen=True, slots=True)
class Weekly:
    """The weekly puzzle of a server, and the post that is open, if one is."""

    guild_id: Annotated[Snowflake, KEY]
    due_at: datetime  # when something is to be done about it
    puzzle_id: Annotated[RowId | None, ForeignKey("puzzles.id", ondelete="SET NULL")] = None  # None: deleted meanwhile
    channel_id: Snowflake | None = None
    begun_at: datetime | None = None
    message_id: Snowflake | None = None  # None until the message is known to be sent


weekly_puzzles = Table(
    "weekly_puzzles",
    metadata,
    *columns(Weekly),
    Index("ix_weekly_puzzles_due_at", "due_at"),
    Index("ix_weekly_puzzles_puzzle_id", "puzzle_id"),
    info=OF_NOBODY,
)
