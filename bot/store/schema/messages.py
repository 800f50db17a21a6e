"""Messages that show tables, messages to be deleted, and the tokens of private ones."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Annotated, Literal

from sqlalchemy import BigInteger, Column, DefaultClause, ForeignKey, Index, Table, Text, UniqueConstraint, text

from bot.store.marks import OF_NOBODY, WITHHELD, kept_for, kept_until
from bot.store.schema.columns import KEY, NOT_NULL, RowId, Snowflake, Utc, columns, metadata

TOKEN_VALID = timedelta(minutes=15)

MessageKind = Literal["lobby", "invite", "swap", "shuffle", "table", "seated", "hand", "private", "final", "reminder"]


@dataclass(frozen=True, kw_only=True)
class MessageRow:
    """A message the bot must edit."""

    id: Annotated[RowId, KEY]
    table_id: Annotated[RowId, ForeignKey("tables.id")]
    kind: MessageKind
    deal: int
    seat: Annotated[int | None, NOT_NULL]  # None: the table's own; stored as -1, as NULLs are not equal to each other
    channel_id: Snowflake
    message_id: Snowflake
    drawn: int  # the position that it shows; -1: none
    posted_at: datetime
    final: bool  # it needs no more edits
    face: Annotated[str, DefaultClause(text("''"))]  # the digest of what it shows
    # Raised whenever that is written down: so a process finds that another has drawn the same message meanwhile.
    version: Annotated[int, DefaultClause(text("0"))]


messages = Table(
    "messages",
    metadata,
    *columns(MessageRow),
    UniqueConstraint("table_id", "kind", "deal", "seat"),
    Index("ix_messages_channel_id", "channel_id"),
    sqlite_autoincrement=True,
    info=kept_until("match"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftoverRow:
    """A message to be deleted, until Discord has done it: its controls would still work."""

    id: Annotated[RowId, KEY]
    table_id: Annotated[RowId, ForeignKey("tables.id")]
    channel_id: Snowflake
    message_id: Snowflake


leftovers = Table(
    "leftovers",
    metadata,
    *columns(LeftoverRow),
    UniqueConstraint("message_id"),
    Index("ix_leftovers_table_id", "table_id"),
    sqlite_autoincrement=True,
    info=kept_until("match"),
)

# The tokens of the messages that only one person sees, each for the quarter of an hour that Discord accepts it.
tokens = Table(
    "tokens",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("token", Text, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_tokens_at", "at"),
    info=OF_NOBODY | kept_for(TOKEN_VALID),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingAnswer:
    """An answer that is about to show a player their hand, written down until its message is known.

    If the process is killed before that, its successor finds the message by the interaction's token.
    """

    interaction_id: Annotated[Snowflake, KEY]
    table_id: Annotated[RowId, ForeignKey("tables.id")]
    seat: int
    channel_id: Snowflake
    token: Annotated[str, WITHHELD] = field(repr=False)
    at: datetime


pending_answers = Table(
    "pending_answers",
    metadata,
    *columns(PendingAnswer),
    Index("ix_pending_answers_table_id", "table_id"),
    Index("ix_pending_answers_at", "at"),
    info=kept_for(TOKEN_VALID),
)
