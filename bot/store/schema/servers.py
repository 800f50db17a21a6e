"""Servers: their owners' settings, and the channels in which tables were opened."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from sqlalchemy import JSON, BigInteger, Column, DefaultClause, Index, Table, Text, false

from bot.store.marks import OF_NOBODY
from bot.store.schema.columns import KEY, Snowflake, Utc, columns, metadata


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server owner's choices. A setting applies to tables opened after it was changed."""

    opener_roles: Sequence[int] = ()  # the roles whose members may open tables; none: everybody
    channels: Sequence[int] = ()  # where tables may be opened; none: everywhere
    most_tables: int | None = None  # open at once on the server; None: any number
    most_hosted: int | None = 5  # open at once by one host; None: any number
    rules_locked: bool = False  # tables are played by the usual house rules
    # The quiet hours, in which pings wait: in minutes of the day in the time zone; None: there are none.
    quiet_from: int | None = None
    quiet_to: int | None = None
    time_zone: str | None = None
    # The channel of each post that a feature makes, and whether Discord has refused it since.
    puzzle_channel: Snowflake | None = None
    puzzle_refused: Annotated[bool, DefaultClause(false())] = False
    daily_channel: Snowflake | None = None
    daily_refused: Annotated[bool, DefaultClause(false())] = False
    week_channel: Snowflake | None = None
    week_refused: Annotated[bool, DefaultClause(false())] = False
    language: str | None = None  # of all that everybody sees; None: that of the server on Discord
    player_role: Snowflake | None = None  # pinged when a table looks for players; None: no role is
    role_called_at: datetime | None = None  # when it was pinged last

    def wished_channel(self, post: str) -> int | None:
        """The channel that was chosen for a post, by its name; None for nowhere."""
        return getattr(self, f"{post}_channel")

    def is_refused(self, post: str) -> bool:
        """True if Discord has refused a post since its channel was chosen."""
        return getattr(self, f"{post}_refused")

    def channel_of(self, post: str) -> int | None:
        """The channel something is posted in now; None for nowhere."""
        return None if self.is_refused(post) else self.wished_channel(post)


server_settings = Table(
    "server_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    *columns(ServerSettings),
    info=OF_NOBODY,
)

# The house rules with which a server opens its tables of a game.
house_rules = Table(
    "house_rules",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("options", JSON, nullable=False),
    Column("at", Utc, nullable=False),
    info=OF_NOBODY,
)

# The servers from which the bot was removed, and when that was noticed. Their data is deleted unless it returns.
removals = Table(
    "removals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
    info=OF_NOBODY,
)


class ChannelKind(StrEnum):
    """The kinds of channel that differ in who may see them. UNKNOWN: an older version opened a table there."""

    CHANNEL = "channel"
    THREAD = "thread"
    PRIVATE_THREAD = "private thread"
    DELETED = "deleted"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel in which a table was opened. Those who may see it may see its results."""

    id: Annotated[Snowflake, KEY]
    kind: ChannelKind = ChannelKind.UNKNOWN
    parent_id: Snowflake | None = None  # of a thread, the channel it is a part of


channels = Table(
    "channels",
    metadata,
    *columns(Channel),
    Column("guild_id", BigInteger, nullable=False),
    Index("ix_channels_guild_id", "guild_id"),
    info=OF_NOBODY,
)
