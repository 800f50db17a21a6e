"""The tables of the database for puzzles: what they are made of, and the weekly posts."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, UniqueConstraint, false

from bot.store.marks import OF_NOBODY, counted, kept_until, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import ROW_ID, Utc

# Decisions of people in matches that are over, as puzzles: the person, their seat, after how many moves (`position`),
# the choices with what each comes to, best first, and which they made. `posted`: it was a weekly puzzle.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("table_id", ROW_ID, ForeignKey("tables.id"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False, info=of_person(None)),
    Column("choices", JSON, nullable=False),
    Column("made", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Column("posted", Boolean, nullable=False, server_default=false()),
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

# The weekly puzzle of each server that has one: when something is to be done about it, and the post that is open, if
# one is: its puzzle (NULL: deleted meanwhile), its channel, since when, and its message, once that is known.
weekly_puzzles = Table(
    "weekly_puzzles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("due_at", Utc, nullable=False),
    Column("puzzle_id", ROW_ID, ForeignKey("puzzles.id", ondelete="SET NULL")),
    Column("channel_id", BigInteger),
    Column("begun_at", Utc),
    Column("message_id", BigInteger),
    Index("ix_weekly_puzzles_due_at", "due_at"),
    Index("ix_weekly_puzzles_puzzle_id", "puzzle_id"),
    info=OF_NOBODY,
)
