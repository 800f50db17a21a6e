"""The tables of the database that tournaments have beside those of all contests."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from bot.store.marks import OF_NOBODY, of_person
from bot.store.schema import ROW_ID, Utc, metadata

# Whom somebody wishes to have as partner in a tournament that has not begun.
contest_partners = Table(
    "contest_partners",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("partner_id", BigInteger, nullable=False, info=of_person("delete")),
    Index("ix_contest_partners_user_id", "user_id"),
    Index("ix_contest_partners_partner_id", "partner_id"),
)

# Who has which place in the movement of a tournament that has begun. A computer has no user, nor has somebody whose
# data was deleted. Who has left plays no round from `left_before` on.
contest_places = Table(
    "contest_places",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, info=of_person(None)),
    Column("name", Text, nullable=False),
    Column("left_before", Integer),
    Index("ix_contest_places_user_id", "user_id"),
)

# The tables of the rounds of tournaments: the thread of each and its match, and once that is over what each side has
# scored, by deal.
contest_tables = Table(
    "contest_tables",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("table_id", ROW_ID, ForeignKey("tables.id")),
    Column("deals", JSON),
    Column("ended_at", Utc),
    Index("ix_contest_tables_table_id", "table_id"),
    Index("ix_contest_tables_channel_id", "channel_id"),
    info=OF_NOBODY,
)
