"""The playground's world: people, guilds, channels and messages, each an object of Discord's JSON with links to others.

Events are sent after they are made. So JSON that was given out is replaced, and never changed.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast

from bot.playground.world import discord_json
from bot.playground.world.components import Component
from bot.playground.world.discord_json import EPOCH_MS, VOICE

if TYPE_CHECKING:
    from discord.types.channel import PermissionOverwrite
    from discord.types.member import MemberWithUser
    from discord.types.role import Role

T = TypeVar("T")
LONGEST_ID = 20  # digits of 64 bits
FOR_GUILD, FOR_USER = 0, 1  # installations
IN_GUILD, IN_BOT_DM, BETWEEN_PEOPLE = 0, 1, 2  # contexts
_OTHER_MAKER = 1 << 21  # a bit that `next` never sets: it would take two million ids in a millisecond


class Flag:
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Snowflakes:
    """Makes ids as Discord does: milliseconds since 2015 above 22 bits of counter, always rising."""

    def __init__(self) -> None:
        self._last = 0
        self._guilds = 0

    def next(self) -> int:
        self._last = max((int(time.time() * 1000) - EPOCH_MS) << 22, self._last + 1)
        return self._last

    def on_shard(self, shard: int, shards: int) -> int:
        """A guild's id that belongs to the given shard; a few milliseconds old."""
        moment = (self.next() >> 22) - shards
        while moment % shards != shard:
            moment += 1
        self._guilds += 1
        return moment << 22 | _OTHER_MAKER | self._guilds


def parse_id(text: str) -> int:
    """Parse an id; 0, which no object has, for anything else."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_ID else 0


class Key(Generic[T]):
    """An attribute stored under a key of the object's JSON; `absent` if the key is missing."""

    def __init__(self, name: str = "", absent: Any = None) -> None:
        self._name = name
        self._absent = absent

    def __set_name__(self, _: object, name: str) -> None:
        self._name = self._name or name

    def __get__(self, it: Any, _: object = None) -> T:
        return it.json.get(self._name, self._absent)

    def __set__(self, it: Any, value: T) -> None:
        it.json[self._name] = value


@dataclass(eq=False)
class DiscordObject:
    json: dict[str, Any] = field(repr=False)
    id: int = field(init=False)

    def __post_init__(self) -> None:
        self.id = int(self.json["id"])


@dataclass(eq=False)
class User(DiscordObject):
    """`json` is the user as others read it; the other attributes are private."""

    locale: str = "en-US"
    dms_open: bool = True
    has_app: bool = False  # they have installed the application for themselves
    username = Key[str]()
    global_name = Key[str | None]()
    bot = Key[bool](absent=False)

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(eq=False)
class Guild(DiscordObject):
    roles: dict[int, "Role"] = field(default_factory=dict)
    members: dict[int, "MemberWithUser"] = field(default_factory=dict)
    channels: dict[int, "ChatChannel"] = field(default_factory=dict)
    name = Key[str]()
    locale = Key[str]("preferred_locale")

    def channel(self, name: str) -> "ChatChannel":
        """The channel of that name; raises KeyError."""
        for channel in self.channels.values():
            if channel.name == name:
                return channel
        raise KeyError(name)

    def payload(self) -> dict[str, Any]:
        return self.json | {"roles": [*self.roles.values()]}


@dataclass(eq=False)
class ChatChannel(DiscordObject):
    """A text channel of a guild, a thread of its `parent`, or (`is_voice`) the text beside a voice channel; without a
    guild a direct channel of the bot and one person, or (`is_private`) one between people: two, or a group.

    `members` are the ids of the users who see a private thread. Nothing in an archived thread can be edited; a new
    message unarchives it, unless it is locked too.
    """

    guild: Guild | None = None
    parent: "ChatChannel | None" = None
    recipients: list[User] = field(default_factory=list)
    overwrites: dict[int, "PermissionOverwrite"] = field(default_factory=dict)
    members: set[int] = field(default_factory=set[int])
    messages: dict[int, "ChatMessage"] = field(default_factory=dict)
    is_private: bool = False
    deleted: bool = False
    name = Key[str](absent="")
    type = Key[int]()
    metadata = Key[dict[str, Any]]("thread_metadata")

    @property
    def is_voice(self) -> bool:
        return self.type == VOICE

    def live(self) -> list["ChatMessage"]:
        """The messages that are not deleted, oldest first, including those shown to one person only."""
        return [message for message in self.messages.values() if message.deleted_at is None]

    def payload(self) -> dict[str, Any]:
        if self.parent is not None:
            count = len(self.live())
            return self.json | {"message_count": count, "total_message_sent": count}
        if self.guild is None:
            return {**self.json}
        return self.json | {"permission_overwrites": [*self.overwrites.values()]}


@dataclass(eq=False)
class AttachedFile(DiscordObject):
    data: bytes
    filename = Key[str]()
    content_type = Key[str]()
    url = Key[str]()
    description = Key[str | None]()
    width = Key[int | None]()
    height = Key[int | None]()


@dataclass(eq=False)
class AppEmoji(DiscordObject):
    content_type: str
    data: bytes
    name = Key[str]()


class _Shown:
    """The attributes of a revision that its message has too, of the latest one."""

    content = Key[str]()
    components = Key[list[Component]]()
    flags = Key[int]()
    nonce = Key[str | None]()
    kind = Key[int]("type")


@dataclass(eq=False)
class Revision(_Shown):
    """One state of a message, and the ids of the users it pinged. Edits ping no one."""

    at: datetime
    json: dict[str, Any]
    attachments: list[AttachedFile] = field(default_factory=list)
    pings: frozenset[int] = frozenset()

    def texts(self) -> Iterator[str]:
        """Every string of this revision: content, components (custom ids too), file names, alt texts."""
        yield self.content
        yield from strings(self.components)
        for attachment in self.attachments:
            yield attachment.filename
            yield attachment.description or ""


def strings(value: Any) -> Iterator[str]:
    """Every string within a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in cast("dict[str, Any]", value).values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in cast("list[Any]", value):
            yield from strings(inner)


@dataclass(eq=False)
class ChatMessage(_Shown):
    channel: ChatChannel
    author: User
    revisions: list[Revision]
    shown_to: User | None = None
    reference: "ChatMessage | None" = None
    deleted_at: datetime | None = None
    id: int = field(init=False)

    def __post_init__(self) -> None:
        self.id = int(self.json["id"])

    @property
    def json(self) -> dict[str, Any]:
        return self.revisions[-1].json

    @property
    def now(self) -> Revision:
        return self.revisions[-1]

    @property
    def attachments(self) -> list[AttachedFile]:
        return self.now.attachments

    @property
    def pings(self) -> frozenset[int]:
        """The ids of all users pinged by any revision."""
        return frozenset(user for revision in self.revisions for user in revision.pings)

    @property
    def ephemeral(self) -> bool:
        return self.shown_to is not None

    @property
    def loading(self) -> bool:
        """True for a deferred answer without content ("is thinking…")."""
        return bool(self.flags & Flag.LOADING)

    def visible_to(self, user: User) -> bool:
        """True if the message is for this user. The channel's permissions are not checked."""
        return self.shown_to is None or self.shown_to is user

    def payload(self, revision: Revision | None = None) -> dict[str, Any]:
        """The JSON of the message, or of one revision, with the current state of the message that it replies to."""
        body = {**(revision or self.now).json}
        if "message_reference" in body:
            replied = self.reference if self.reference and not self.reference.deleted_at else None
            body["referenced_message"] = replied and {
                key: value for key, value in replied.json.items() if key != "message_reference"
            }
        return body


@dataclass
class DiscordWorld:
    """`bot` is the application's user, and has its id. `installs` are the kinds of installation that the application
    allows.
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
    def empty(cls, bot_name: str) -> Self:
        """A world with only the bot and its owner."""
        ids = Snowflakes()
        owner = User(discord_json.user(ids.next(), "owner", "Owner"))
        bot = User(discord_json.user(ids.next(), bot_name, bot=True))
        return cls(bot, owner, ids, users={bot.id: bot, owner.id: owner})

    def dm(self, user: User) -> ChatChannel:
        """The direct channel of the bot and `user`, created if needed."""
        for channel in self.channels.values():
            if channel.guild is None and not channel.is_private and user in channel.recipients:
                return channel
        return self.add_channel(discord_json.direct_channel(self.ids.next(), [user.json]), recipients=[user])

    def add_channel(self, json: dict[str, Any], guild: Guild | None = None, **more: Any) -> ChatChannel:
        channel = self.channels[int(json["id"])] = ChatChannel(json, guild, **more)
        if guild is not None:
            guild.channels[channel.id] = channel
        return channel

    def add_emoji(self, name: str, content_type: str, data: bytes) -> AppEmoji:
        json = discord_json.emoji(self.ids.next(), name, self.bot.json, animated=content_type == "image/gif")
        emoji = self.emojis[int(json["id"])] = AppEmoji(json, content_type, data)
        return emoji

    def has_bot(self, channel: ChatChannel) -> bool:
        """True if the bot is a member. Elsewhere it only answers people who have installed it."""
        return not channel.is_private and (channel.guild is None or self.bot.id in channel.guild.members)
