"""Creating, editing and deleting messages: Discord's checks, pings, and the events that follow."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from bot.playground.api.checks.components import as_stored
from bot.playground.api.checks.message import check_message, check_upgrade, is_empty
from bot.playground.api.errors import Form, Path, refusal
from bot.playground.api.uploads import FileStore, Upload
from bot.playground.world import payloads
from bot.playground.world.changes import Changes
from bot.playground.world.components import TEXT, walk
from bot.playground.world.model import AttachedFile, ChatChannel, ChatMessage, Flag, Revision, User, World
from bot.playground.world.permissions import Permission, channel_permissions

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
FLAGS_TO_SET = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2


class Publish(Protocol):
    """Sends a gateway event to the sessions concerned."""

    def __call__(self, event: str, data: dict[str, Any], channel: ChatChannel, intent: int) -> None: ...


@dataclass(frozen=True)
class Origin:
    """Where a message comes from: its `kind`, as Discord numbers it, and the message it replies to; for an answer to an
    interaction also the interaction's metadata, the one user it is shown to, and that it comes by a `webhook`.
    """

    kind: int = 0
    reference: ChatMessage | None = None
    shown_to: User | None = None
    webhook: bool = False
    interaction: dict[str, Any] | None = None


NO_ORIGIN = Origin()


class Messages:
    """The playground's messages. `root` gives the server's address, for the addresses of attachments."""

    def __init__(self, world: World, changes: Changes, root: Callable[[], str], publish: Publish) -> None:
        self._world = world
        self._changes = changes
        self._files = FileStore(world, root)
        self._publish = publish

    def upload(self, channel: ChatChannel, file: Upload) -> AttachedFile:
        """Store a file that a person attaches to a command."""
        return self._files.store(channel, file)

    def create(
        self,
        channel: ChatChannel,
        author: User,
        body: dict[str, Any],
        files: dict[int, Upload] | None = None,
        *,
        prefix: Path = (),
        origin: Origin = NO_ORIGIN,
    ) -> ChatMessage:
        """A new message; raises ApiError if Discord would refuse it."""
        if origin.shown_to is None:
            self._unarchive_to_write(channel, author, writes=True)
        revision = self._revision(channel, author, body, files or {}, prefix, before=None)
        message = ChatMessage(self._world.ids.next(), channel, author, [revision], **vars(origin))
        message.nonce = None if body.get("nonce") is None else str(body["nonce"])
        everyone = self._set_mentions(message, body.get("allowed_mentions"))
        pinged = {person.id for person in message.mentions} | self._pinged_by_roles(message, body)
        if everyone and channel.guild:
            pinged |= {person.user.id for person in channel.guild.members.values()}
        revision.pings = frozenset() if origin.shown_to else frozenset(pinged - {author.id})
        self._add(message)
        return message

    def defer(self, channel: ChatChannel, author: User, origin: Origin) -> ChatMessage:
        """A placeholder for an answer: "is thinking…"."""
        revision = Revision(datetime.now(UTC), "", [], [], Flag.LOADING)
        message = ChatMessage(self._world.ids.next(), channel, author, [revision], **vars(origin))
        self._add(message)
        return message

    def post_notice(self, channel: ChatChannel, author: User, kind: int, person: User, *, pings: bool) -> None:
        """Post Discord's own message about a person, such as that `author` added them to a thread."""
        pinged = frozenset({person.id} if pings else ())
        revision = Revision(datetime.now(UTC), "", [], [], 0, pings=pinged)
        message = ChatMessage(self._world.ids.next(), channel, author, [revision], kind=kind)
        message.mentions = [person]
        self._add(message)

    def edit(
        self, message: ChatMessage, body: dict[str, Any], files: dict[int, Upload] | None = None, prefix: Path = ()
    ) -> None:
        """A new revision of a message; what the body does not name stays. Raises ApiError."""
        if not message.ephemeral:
            self._unarchive_to_write(message.channel, message.author, writes=False)
        revision = self._revision(message.channel, message.author, body, files or {}, prefix, before=message.now)
        message.revisions.append(revision)
        self._set_mentions(message, body.get("allowed_mentions"))
        self._event("MESSAGE_UPDATE", message, payloads.message(message))
        self._changes.publish("edit", message)

    def archive(self, channel: ChatChannel, *, archived: bool, locked: bool | None = None) -> None:
        """Archive or unarchive a thread, and lock or unlock it (None: keep that)."""
        if channel.thread is None:
            raise ValueError("only a thread can be archived")
        channel.thread.archived = archived
        channel.thread.locked = channel.thread.locked if locked is None else locked
        self._publish("THREAD_UPDATE", payloads.channel(channel), channel, GUILDS)
        self._changes.publish("channel", channel)

    def _unarchive_to_write(self, channel: ChatChannel, author: User, *, writes: bool) -> None:
        """A new message unarchives a thread; an edit in an archived thread is refused."""
        if channel.thread is None or not channel.thread.archived:
            return
        locked = channel.thread.locked and not channel_permissions(channel, author) & Permission.MANAGE_THREADS
        if locked or not writes:
            raise refusal(50083)
        self.archive(channel, archived=False)

    def delete(self, message: ChatMessage) -> None:
        message.deleted_at = datetime.now(UTC)
        self._event("MESSAGE_DELETE", message, {"id": str(message.id), "channel_id": str(message.channel.id)})
        self._changes.publish("delete", message)

    def _add(self, message: ChatMessage) -> None:
        message.channel.messages[message.id] = message
        self._event("MESSAGE_CREATE", message, payloads.message(message))
        self._changes.publish("message", message)

    def _event(self, name: str, message: ChatMessage, data: dict[str, Any]) -> None:
        if message.ephemeral:
            return
        guild = message.channel.guild
        if guild:
            data["guild_id"] = str(guild.id)
            author = guild.members.get(message.author.id)
            if author and name != "MESSAGE_DELETE":
                data["member"] = payloads.member(author, with_user=False)
        self._publish(name, data, message.channel, GUILD_MESSAGES if guild else DIRECT_MESSAGES)

    def _revision(
        self,
        channel: ChatChannel,
        author: User,
        body: dict[str, Any],
        files: dict[int, Upload],
        prefix: Path,
        before: Revision | None,
    ) -> Revision:
        if channel.deleted:
            raise refusal(10003)
        old_flags = before.flags & ~Flag.LOADING if before else 0
        flags = old_flags | (int(body.get("flags") or 0) & FLAGS_TO_SET)
        form = Form()
        check_message(body, form, prefix, layout=bool(flags & Flag.COMPONENTS_V2), emojis=self._world.emojis)
        if before and flags & Flag.COMPONENTS_V2 and not old_flags & Flag.COMPONENTS_V2:
            check_upgrade(body, before.content, form, prefix)
        kept = before.attachments if before else []
        attachments = self._files.attach(channel, body.get("attachments"), files, kept, form, prefix)
        form.check()
        content, components = (before.content, before.components) if before else ("", list[dict[str, Any]]())
        if "content" in body:
            content = body["content"] or ""
        if "components" in body:
            components = as_stored(body["components"] or [], attachments, form, (*prefix, "components"))
        form.check()
        if is_empty(content, attachments, components, flags):
            raise refusal(50006)
        may = channel_permissions(channel, author)
        if files and (self._world.has_bot(channel) or not author.bot) and not may & Permission.ATTACH_FILES:
            raise refusal(50013)
        return Revision(datetime.now(UTC), content, components, attachments, flags)

    def _pinged_by_roles(self, message: ChatMessage, body: dict[str, Any]) -> set[int]:
        """The members of the roles that a message pings: roles that everyone, or its author, can mention."""
        allowed, guild = body.get("allowed_mentions"), message.channel.guild
        if guild is None:
            return set()
        named = {int(found) for found in re.findall(r"<@&(\d+)>", message.content)}
        if allowed is not None and "roles" not in (allowed.get("parse") or ()):
            named &= {int(role) for role in allowed.get("roles") or ()}
        may_all = channel_permissions(message.channel, message.author) & Permission.MENTION_EVERYONE
        named = {role for role in named & guild.roles.keys() if may_all or guild.roles[role].mentionable}
        return {person.user.id for person in guild.members.values() if named & {*person.roles}}

    def _set_mentions(self, message: ChatMessage, allowed: dict[str, Any] | None) -> bool:
        """Set the message's mentions, as far as `allowed_mentions` permits. Returns whether it pings everyone."""
        text = "\n".join([message.content, *(it["content"] for it in walk(message.components) if it["type"] == TEXT)])
        parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
        named_users: list[Any] = (allowed or {}).get("users") or []
        listed = {int(user) for user in named_users}
        named = [int(found) for found in re.findall(r"<@!?(\d+)>", text)]
        answers_another = message.reference and message.reference.author is not message.author
        if message.reference and answers_another and (allowed is None or allowed.get("replied_user")):
            named.insert(0, message.reference.author.id)
            listed.add(message.reference.author.id)
        wanted = [user for user in dict.fromkeys(named) if "users" in parse or user in listed]
        message.mentions = [self._world.users[user] for user in wanted if user in self._world.users]
        may = channel_permissions(message.channel, message.author)
        message.mentions_everyone = bool(
            "everyone" in parse and re.search(r"@(everyone|here)\b", text) and may & Permission.MENTION_EVERYONE
        )
        return message.mentions_everyone
