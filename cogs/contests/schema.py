"""The tables of the database that all contests have: what they are, who takes part, and their messages."""

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.store.marks import WITHHELD, counted, kept_until, of_person, read_by
from bot.store.schema import ROW_ID, Utc, metadata
from cogs.contests.rows import without_marks

_BEHIND = text("shown < version")
_DUE = text("due_at IS NOT NULL")

# Sealed deals that several people play, each at a table of their own or in rounds (`ContestKind`). Of a daily deal,
# `number` says which it is of its server (0: of all servers). Changes raise its `version`; its messages have been
# brought up to date as far as `shown`. At `due_at` it is to be looked at even if nothing happens.
contests = Table(
    "contests",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger),
    Column("host_id", BigInteger, info=of_person({"host_id": None})),
    Column("number", Integer),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False, info=WITHHELD | kept_until("result", b"")),
    Column("settings", JSON, nullable=False, info=read_by(without_marks)),
    Column("state", Text, nullable=False),
    Column("opened_number", BigInteger, info=kept_until("result")),
    Column("start_number", BigInteger, info=kept_until("result")),
    Column("created_at", Utc, nullable=False),
    Column("started_at", Utc),
    Column("ends_at", Utc),
    Column("ended_at", Utc),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("due_at", Utc),
    Column("kept", Text, nullable=False, server_default=text("'all'")),
    Column("language", Text, nullable=False, server_default=text("'en'")),
    CheckConstraint("state IN ('open', 'playing', 'finished', 'stopped')", name="state"),
    UniqueConstraint("kind", "guild_id", "number"),
    Index("ix_contests_guild_id", "guild_id"),
    Index("ix_contests_kept_ended_at", "kept", "ended_at"),
    Index("ix_contests_host_id", "host_id"),
    Index("ix_contests_behind", "id", sqlite_where=_BEHIND, postgresql_where=_BEHIND),
    Index("ix_contests_due_at", "due_at", sqlite_where=_DUE, postgresql_where=_DUE),
    sqlite_autoincrement=True,
)

# Who takes part in a contest, by the interaction by which they did; with the table of their own, when they ended its
# match, and by how much they did better than the others there, in tenths of a point.
contest_entries = Table(
    "contest_entries",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person(None)),
    Column("name", Text, nullable=False),
    Column("joined_at", Utc, nullable=False),
    Column("interaction_id", BigInteger, info=kept_until("result")),
    Column("table_id", ROW_ID, ForeignKey("tables.id")),
    Column("finished_at", Utc),
    Column("score", Integer),
    Index("ix_contest_entries_user_id", "user_id"),
    Index("ix_contest_entries_table_id", "table_id"),
    info=counted(8, "privacy-contests", "contests"),
)

# The messages of contests, by kind and number (of a round, or of the person it went to); `face` is a hash of what
# each shows.
contest_messages = Table(
    "contest_messages",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("face", Text, nullable=False),
    info=kept_until("match"),
)
