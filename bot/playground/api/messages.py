"""Creating, editing and deleting messages and threads: Discord's checks, pings, and the events that follow."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.playground.api.checks import as_stored, check_message, is_empty
from bot.playground.api.errors import FieldPath, Form, refusal
from bot.playground.api.uploads import FileStore, Upload
from bot.playground.gateway import GUILDS, Gateway
from bot.playground.world import discord_json
from bot.playground.world.changes import Changes
from bot.playground.world.components import TEXT, walk
from bot.playground.world.model import AttachedFile, ChatChannel, ChatMessage, DiscordWorld, Flag, Revision, User
from bot.playground.world.permissions import Permission, channel_permissions

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
FLAGS_TO_SET = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
_ADDED, _REMOVED = 1, 2  # kinds of Discord's own messages about a thread's members


@dataclass(frozen=True)
class Origin:
    """A message's `kind`, as Discord numbers it, and the message it replies to; for an answer to an interaction also
    the interaction's metadata, and the one user who sees it.
    """

    kind: int = 0
    reference: ChatMessage | None = None
    shown_to: User | None = None
    interaction: dict[str, Any] | None = None


NO_ORIGIN = Origin()


class Messages:
    """The playground's messages. `root` returns the server's address, under which attachments are served."""

    def __init__(self, world: DiscordWorld, changes: Changes, root: Callable[[], str], gateway: Gateway) -> None:
        self._world = world
        self._changes = changes
        self._files = FileStore(world, root)
        self._gateway = gateway

    def upload(self, channel: ChatChannel, file: Upload) -> AttachedFile:
        """Store a file that a person attaches to a command."""
        stored = self._files.store(channel, file)
        stored.json["ephemeral"] = True
        return stored

    def create(
        self,
        channel: ChatChannel,
        author: User,
        body: dict[str, Any],
        files: dict[int, Upload] | None = None,
        *,
        prefix: FieldPath = (),
        origin: Origin = NO_ORIGIN,
    ) -> ChatMessage:
        """A new message; raises ApiError if Discord would refuse it."""
        is_ephemeral = origin.shown_to is not None
        if not is_ephemeral:
            self._unarchive_to_write(channel, author, writes=True)
        content, attachments = self._content(channel, author, body, files or {}, prefix, is_ephemeral=is_ephemeral)
        if body.get("nonce") is not None:
            content["nonce"] = str(body["nonce"])
        message = self._made(channel, author, origin, content, attachments)
        pinged = self._set_mentions(message, body.get("allowed_mentions")) | self._pinged_by_roles(message, body)
        if message.json["mention_everyone"] and channel.guild:
            pinged |= channel.guild.members.keys()
        message.now.pings = frozenset() if is_ephemeral else frozenset(pinged - {author.id})
        self._add(message)
        return message

    def defer(self, channel: ChatChannel, author: User, origin: Origin) -> ChatMessage:
        """A placeholder for an answer: "is thinking…"."""
        message = self._made(channel, author, origin, {"flags": Flag.LOADING})
        self._add(message)
        return message

    def edit(
        self, message: ChatMessage, body: dict[str, Any], files: dict[int, Upload] | None = None, prefix: FieldPath = ()
    ) -> None:
        """A new revision of a message; what the body does not name stays. Raises ApiError."""
        if not message.ephemeral:
            self._unarchive_to_write(message.channel, message.author, writes=False)
        content, attachments = self._content(
            message.channel, message.author, body, files or {}, prefix, message.now, is_ephemeral=message.ephemeral
        )
        at = datetime.now(UTC)
        json = message.json | content | {"edited_timestamp": at.isoformat()}
        message.revisions.append(Revision(at, json, attachments))
        self._set_mentions(message, body.get("allowed_mentions"))
        self._event("MESSAGE_UPDATE", message, message.payload())
        self._changes.publish("edit", message)

    def delete(self, message: ChatMessage) -> None:
        message.deleted_at = datetime.now(UTC)
        self._event("MESSAGE_DELETE", message, {"id": str(message.id), "channel_id": str(message.channel.id)})
        self._changes.publish("delete", message)

    # Threads

    def create_thread(
        self,
        name: str,
        parent: ChatChannel,
        owner: User | None = None,
        *,
        members: Iterable[int] | None,
        invitable: bool,
    ) -> ChatChannel:
        """A new public thread of a channel, or a private one of `members`, by their user ids."""
        guild = parent.guild
        assert guild is not None, "a direct channel has no threads"  # noqa: S101
        owner_id = owner.id if owner is not None else int(guild.json["owner_id"])
        number, is_private = self._world.ids.next(), members is not None
        json = discord_json.thread(number, parent.json, name, owner_id, is_private=is_private, invitable=invitable)
        thread = self._world.add_channel(json, guild, parent=parent, members=set(members or ()))
        self._gateway.publish_message("THREAD_CREATE", thread.payload(), thread, GUILDS)
        self._changes.publish("channel", thread)
        return thread

    def archive(self, thread: ChatChannel, *, archived: bool, locked: bool | None = None) -> None:
        """`locked` None: as it was."""
        if thread.parent is None:
            raise ValueError("only a thread can be archived")
        is_locked = thread.metadata["locked"] if locked is None else locked
        thread.metadata = {**thread.metadata, "archived": archived, "locked": is_locked}
        self._gateway.publish_message("THREAD_UPDATE", thread.payload(), thread, GUILDS)
        self._changes.publish("channel", thread)

    def add_member(self, thread: ChatChannel, person: User, by: User) -> None:
        """Add a member, with a message in the thread that pings them. Members are left as they are."""
        if person.id not in thread.members:
            thread.members.add(person.id)
            notice = self._made(thread, by, Origin(_ADDED), {"mentions": [person.json]})
            notice.now.pings = frozenset({person.id})
            self._add(notice)
            self._changes.publish("channel", thread)

    def remove_member(self, thread: ChatChannel, person: User, by: User) -> None:
        self._add(self._made(thread, by, Origin(_REMOVED), {"mentions": [person.json]}))
        thread.members.remove(person.id)
        self._changes.publish("channel", thread)

    def _unarchive_to_write(self, channel: ChatChannel, author: User, *, writes: bool) -> None:
        """A new message unarchives a thread; an edit in an archived thread raises ApiError."""
        if channel.parent is None or not channel.metadata["archived"]:
            return
        locked = channel.metadata["locked"] and not channel_permissions(channel, author) & Permission.MANAGE_THREADS
        if locked or not writes:
            raise refusal(50083)
        self.archive(channel, archived=False)

    # Helpers

    def _made(
        self,
        channel: ChatChannel,
        author: User,
        origin: Origin,
        content: dict[str, Any],
        attachments: list[AttachedFile] | None = None,
    ) -> ChatMessage:
        json = discord_json.message(self._world.ids.next(), channel.id, author.json, origin.kind) | content
        if origin.shown_to:
            json["flags"] |= Flag.EPHEMERAL
        if origin.interaction:
            own = {"webhook_id": str(author.id), "application_id": str(author.id)}
            json |= own | {"interaction_metadata": origin.interaction}
        if origin.reference:
            ids = {"message_id": str(origin.reference.id), "channel_id": str(channel.id)}
            json["message_reference"] = {"type": 0} | ids
        revision = Revision(datetime.now(UTC), json, attachments or [])
        return ChatMessage(channel, author, [revision], origin.shown_to, origin.reference)

    def _add(self, message: ChatMessage) -> None:
        message.channel.messages[message.id] = message
        if not message.ephemeral:
            message.channel.json["last_message_id"] = str(message.id)
        self._event("MESSAGE_CREATE", message, message.payload())
        self._changes.publish("message", message)

    def _event(self, name: str, message: ChatMessage, data: dict[str, Any]) -> None:
        if message.ephemeral:
            return
        guild = message.channel.guild
        if guild:
            data["guild_id"] = str(guild.id)
            author = guild.members.get(message.author.id)
            if author and name != "MESSAGE_DELETE":
                data["member"] = {key: value for key, value in author.items() if key != "user"}
        self._gateway.publish_message(name, data, message.channel, GUILD_MESSAGES if guild else DIRECT_MESSAGES)

    def _content(
        self,
        channel: ChatChannel,
        author: User,
        body: dict[str, Any],
        files: dict[int, Upload],
        prefix: FieldPath,
        before: Revision | None = None,
        *,
        is_ephemeral: bool,
    ) -> tuple[dict[str, Any], list[AttachedFile]]:
        """The keys of a message's JSON that a request sets, and the attachments; raises ApiError."""
        if channel.deleted:
            raise refusal(10003)
        old_flags = before.flags & ~Flag.LOADING if before else 0
        flags = old_flags | (int(body.get("flags") or 0) & FLAGS_TO_SET)
        form = Form()
        is_layout, old_content = bool(flags & Flag.COMPONENTS_V2), before.content if before else ""
        check_message(body, form, prefix, layout=is_layout, emojis=self._world.emojis, before=old_content)
        kept = before.attachments if before else []
        attachments = self._files.attach(channel, body.get("attachments"), files, kept, form, prefix)
        form.check()
        for it in attachments if is_ephemeral else ():
            it.json["ephemeral"] = True
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
        described = [it.json for it in attachments]
        return {"content": content, "components": components, "flags": flags, "attachments": described}, attachments

    def _pinged_by_roles(self, message: ChatMessage, body: dict[str, Any]) -> set[int]:
        """The ids of the members of the roles that a message pings."""
        allowed, guild = body.get("allowed_mentions"), message.channel.guild
        if guild is None:
            return set()
        named = {int(found) for found in re.findall(r"<@&(\d+)>", message.content)}
        if allowed is not None and "roles" not in (allowed.get("parse") or ()):
            named &= {int(role) for role in allowed.get("roles") or ()}
        may_all = channel_permissions(message.channel, message.author) & Permission.MENTION_EVERYONE
        named = {role for role in named & guild.roles.keys() if may_all or guild.roles[role]["mentionable"]}
        return {number for number, person in guild.members.items() if named & {*map(int, person["roles"])}}

    def _set_mentions(self, message: ChatMessage, allowed: dict[str, Any] | None) -> set[int]:
        """Set the message's mentions, as far as `allowed_mentions` permits. Returns the users' ids."""
        text = "\n".join(
            [message.content, *(it.get("content", "") for it in walk(message.components) if it.get("type") == TEXT)]
        )
        parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
        named_users: list[Any] = (allowed or {}).get("users") or []
        listed = {int(user) for user in named_users}
        named = [int(found) for found in re.findall(r"<@!?(\d+)>", text)]
        answers_another = message.reference and message.reference.author is not message.author
        if message.reference and answers_another and (allowed is None or allowed.get("replied_user")):
            named.insert(0, message.reference.author.id)
            listed.add(message.reference.author.id)
        wanted = [user for user in dict.fromkeys(named) if "users" in parse or user in listed]
        mentioned = [self._world.users[user] for user in wanted if user in self._world.users]
        may = channel_permissions(message.channel, message.author)
        message.json["mentions"] = [it.json for it in mentioned]
        message.json["mention_everyone"] = bool(
            "everyone" in parse and re.search(r"@(everyone|here)\b", text) and may & Permission.MENTION_EVERYONE
        )
        return {it.id for it in mentioned}
