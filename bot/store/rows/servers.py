"""Servers: their settings, the channels in which tables were opened, and the shards that serve them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum


class ChannelKind(StrEnum):
    """What a channel is, as far as it matters who may see it. UNKNOWN: a table was opened there by an older version."""

    CHANNEL = "channel"
    THREAD = "thread"
    PRIVATE_THREAD = "private thread"
    DELETED = "deleted"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel in which a table was opened; of a thread also the channel it is a part of."""

    id: int
    kind: ChannelKind = ChannelKind.UNKNOWN
    parent_id: int | None = None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's owner has decided. A setting holds for the tables that are opened from then on.

    Who has one of the `opener_roles` may open tables (none: everybody), in one of the `channels` (none: everywhere);
    `most_tables` may be open at once on the server, `most_hosted` by one person (None: any number). `rules_locked`:
    they are played by the usual house rules. From `quiet_from` to `quiet_to`, in minutes of the day in that time zone,
    nobody is pinged (None: there are no quiet hours). Features post by themselves where `channel_of` says. What
    everybody sees is in `language` (None: in that of the server on Discord).
    """

    opener_roles: Sequence[int] = ()
    channels: Sequence[int] = ()
    most_tables: int | None = None
    most_hosted: int | None = 5
    rules_locked: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    time_zone: str | None = None
    puzzle_channel: int | None = None
    puzzle_refused: bool = False
    daily_channel: int | None = None
    daily_refused: bool = False
    language: str | None = None

    def wished_channel(self, post: str) -> int | None:
        """The channel that was chosen for a post, by its name; None for nowhere."""
        return getattr(self, f"{post}_channel")

    def is_refused(self, post: str) -> bool:
        """Whether Discord has refused a post since its channel was chosen."""
        return getattr(self, f"{post}_refused")

    def channel_of(self, post: str) -> int | None:
        """Where something is posted now; None for nowhere."""
        return None if self.is_refused(post) else self.wished_channel(post)


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards, by their numbers, of so many in all."""

    ids: Collection[int]
    count: int

    def has(self, guild_id: int) -> bool:
        """Whether a guild is on one of them, by Discord's formula."""
        return (guild_id >> 22) % self.count in self.ids
