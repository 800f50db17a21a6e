"""The playground's world as plain data: guilds, roles, channels, people, messages and all their revisions."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, cast

EPOCH_MS = 1_420_070_400_000
LONGEST_ID = 20  # digits of 64 bits
FOR_GUILD, FOR_USER = 0, 1  # installations
IN_GUILD, IN_BOT_DM, BETWEEN_PEOPLE = 0, 1, 2  # contexts
_OTHER_MAKER = 1 << 21  # among the 22 bits below the milliseconds: more ids are never made in one of them


class Snowflakes:
    """Makes ids as Discord does: milliseconds since 2015 above 22 bits of counter, always rising."""

    def __init__(self) -> None:
        self._last = 0
        self._guilds = 0

    def next(self) -> int:
        self._last = max((int(time.time() * 1000) - EPOCH_MS) << 22, self._last + 1)
        return self._last

    def on_shard(self, shard: int, shards: int) -> int:
        """An id, a few milliseconds old, for a guild that lives on the given shard of so many."""
        moment = (self.next() >> 22) - shards
        while moment % shards != shard:
            moment += 1
        self._guilds += 1
        return moment << 22 | _OTHER_MAKER | self._guilds  # no id of that moment is like it


def parse_id(text: str) -> int:
    """Parse an id; 0, which is no known id, for anything else."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_ID else 0


def created_at(snowflake: int) -> datetime:
    """When an id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)


@dataclass(eq=False)
class User:
    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    has_app: bool = False  # they have installed the application for themselves

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass
class ServerRole:
    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False
    mentionable: bool = False


@dataclass
class Member:
    user: User
    joined_at: datetime
    nick: str | None = None
    roles: list[int] = field(default_factory=list)
    timed_out_until: datetime | None = None  # they read, and write nothing until then; it can be over


@dataclass
class Overwrite:
    """Permissions given and taken in one channel, for a role (`kind` 0) or a member (`kind` 1)."""

    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner_id: int
    roles: dict[int, ServerRole] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, "ChatChannel"] = field(default_factory=dict)
    locale: str = "en-US"

    def channel(self, name: str) -> "ChatChannel":
        """The channel of that name; raises KeyError."""
        for channel in self.channels.values():
            if channel.name == name:
                return channel
        raise KeyError(name)


@dataclass
class Thread:
    """What makes a channel a thread of another: a public one, or a private one, which only its `members` see, by their
    user ids, and who may manage threads; where it is `invitable` they let others in. While archived, nothing in it can
    be edited; a new message ends that, unless it is locked too.
    """

    parent: "ChatChannel"
    archived: bool = False
    locked: bool = False
    private: bool = False
    members: set[int] = field(default_factory=set[int])
    owner_id: int = 0
    invitable: bool = True


@dataclass(eq=False)
class ChatChannel:
    """A text channel of a guild, a thread of one, or (`is_voice`) the text beside a voice channel; without a guild a
    direct channel of the bot and one person, or (`is_private`) one between people: two, or a group.
    """

    id: int
    name: str = ""
    guild: Guild | None = None
    recipients: list[User] = field(default_factory=list)
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, "ChatMessage"] = field(default_factory=dict)
    deleted: bool = False
    thread: Thread | None = None
    is_voice: bool = False
    is_private: bool = False

    def live(self) -> list["ChatMessage"]:
        """The messages that are not deleted, oldest first, including those shown to one person only."""
        return [message for message in self.messages.values() if message.deleted_at is None]


@dataclass(eq=False)
class AttachedFile:
    id: int
    filename: str
    content_type: str
    data: bytes
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(eq=False)
class AppEmoji:
    """One of the application's own."""

    id: int
    name: str
    content_type: str
    data: bytes


@dataclass(eq=False)
class Revision:
    """One state of a message, and the ids of the users it pinged (edits ping nobody)."""

    at: datetime
    content: str
    components: list[dict[str, Any]]
    attachments: list[AttachedFile]
    flags: int
    pings: frozenset[int] = frozenset()

    def texts(self) -> Iterator[str]:
        """Every piece of text of this revision: content, components (custom ids too), file names, alt texts."""
        yield self.content
        yield from strings(self.components)
        for attachment in self.attachments:
            yield attachment.filename
            yield attachment.description or ""


def strings(value: Any) -> Iterator[str]:
    """Every piece of text within a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in cast("dict[str, Any]", value).values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in cast("list[Any]", value):
            yield from strings(inner)


@dataclass(eq=False)
class ChatMessage:
    id: int
    channel: ChatChannel
    author: User
    revisions: list[Revision]
    kind: int = 0
    shown_to: User | None = None
    webhook: bool = False
    interaction: dict[str, Any] | None = None
    reference: "ChatMessage | None" = None
    nonce: str | None = None
    mentions: list[User] = field(default_factory=list)
    mentions_everyone: bool = False
    deleted_at: datetime | None = None

    @property
    def now(self) -> Revision:
        return self.revisions[-1]

    @property
    def content(self) -> str:
        return self.now.content

    @property
    def components(self) -> list[dict[str, Any]]:
        return self.now.components

    @property
    def attachments(self) -> list[AttachedFile]:
        return self.now.attachments

    @property
    def flags(self) -> int:
        return self.now.flags

    @property
    def pings(self) -> frozenset[int]:
        """The ids of all users pinged by any revision."""
        return frozenset(user for revision in self.revisions for user in revision.pings)

    @property
    def ephemeral(self) -> bool:
        return self.shown_to is not None

    @property
    def loading(self) -> bool:
        """Whether this is a deferred answer that is not filled in yet ("is thinking…")."""
        return bool(self.flags & Flag.LOADING)

    def visible_to(self, user: User) -> bool:
        """Whether the message is shown to this user, not regarding the channel's permissions."""
        return self.shown_to is None or self.shown_to is user


class Flag:
    """Message flags."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass
class World:
    """Everything in the playground. `bot` is the application's user; its id is also the application's. `installs` are
    the kinds of installation that the application allows.
    """

    bot: User
    owner: User
    ids: Snowflakes
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, ChatChannel] = field(default_factory=dict)
    attachments: dict[int, AttachedFile] = field(default_factory=dict)
    emojis: dict[int, AppEmoji] = field(default_factory=dict)
    installs: tuple[int, ...] = (FOR_GUILD, FOR_USER)

    @classmethod
    def empty(cls, bot_name: str) -> "World":
        """A world with the bot and its owner, and nothing else."""
        ids = Snowflakes()
        owner = User(ids.next(), "owner", "Owner")
        bot = User(ids.next(), bot_name, bot=True)
        return cls(bot, owner, ids, users={bot.id: bot, owner.id: owner})

    def dm(self, user: User) -> ChatChannel:
        """The direct channel between the bot and `user`, made when it is first asked for."""
        for channel in self.channels.values():
            if channel.guild is None and not channel.is_private and user in channel.recipients:
                return channel
        channel = ChatChannel(self.ids.next(), recipients=[user])
        self.channels[channel.id] = channel
        return channel

    def has_bot(self, channel: ChatChannel) -> bool:
        """Whether the bot is there itself: elsewhere it only answers the people who have installed it."""
        return not channel.is_private and (channel.guild is None or self.bot.id in channel.guild.members)

    def can_write_to(self, user: User) -> bool:
        """Whether the bot can write to a user: they have installed it, or share a guild with it."""
        return user.has_app or any({user.id, self.bot.id} <= guild.members.keys() for guild in self.guilds.values())
