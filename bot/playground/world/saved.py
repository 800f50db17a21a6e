"""A world on disk: `world.json` and a folder of pictures, so that a playground continues where it stopped.

Ephemeral messages are left out, as Discord forgets them too, and so are unfinished answers, whose tokens are gone.
"""

import asyncio
import json
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.playground.world.changes import Change, Changes
from bot.playground.world.model import (
    AppEmoji,
    AttachedFile,
    ChatChannel,
    ChatMessage,
    Guild,
    Member,
    Overwrite,
    Revision,
    ServerRole,
    Snowflakes,
    Thread,
    User,
    World,
    created_at,
    parse_id,
)

VERSION = 1
DELAY = 0.5  # seconds between a change and saving it
REPLACED_PICTURE_LIFETIME = timedelta(minutes=1)  # a page may be about to ask for a picture just replaced
_REVISIONS_KEPT = 2  # of each message: enough to know that it was edited


class SavedWorldError(Exception):
    """A saved world cannot be read. The message says what to do."""


class FolderInUseError(Exception):
    """Another playground has this folder open."""


def make_private_folder(folder: Path) -> None:
    """Create a folder for its owner alone; leave one that is there as it is."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_private(file: Path) -> None:
    """Close a file to other users, creating it if needed: worlds and logs tell whose hand is whose."""
    file.touch(mode=0o600)
    file.chmod(0o600)


@contextmanager
def lock_folder(folder: Path) -> Generator[None]:
    """Keep the folder to ourselves, creating it if needed; raises FolderInUseError."""
    make_private_folder(folder)
    file = folder / "playground.lock"
    make_private(file)
    # SQLite's lock is the same on every system, and ends with the process.
    lock = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise FolderInUseError(f"Another playground has {folder} open. Stop it, or name another --folder.") from None
    try:
        yield
    finally:
        lock.close()


def load(folder: Path) -> World | None:
    """The world of a folder, None where there is none. Raises SavedWorldError."""
    file = folder / "world.json"
    if not file.exists():
        return None
    try:
        return _Loader(json.loads(file.read_text(encoding="utf-8")), folder / "pictures").world
    except (OSError, ValueError, KeyError, TypeError, StopIteration) as error:
        raise SavedWorldError(
            f"{file} cannot be read ({type(error).__name__}). Move it away, or name another folder, and start again."
        ) from error


class Saver:
    """Saves a world shortly after each change, off the event loop, and at `close`."""

    def __init__(self, world: World, changes: Changes, folder: Path) -> None:
        self._world, self._folder = world, folder
        self._lock = asyncio.Lock()
        self._due: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._unsubscribe = changes.subscribe(self._changed)

    def _changed(self, change: Change) -> None:
        if change.kind in ("message", "edit", "delete", "channel", "person", "emoji") and self._due is None:
            self._due = asyncio.get_running_loop().call_later(DELAY, self._start_saving)

    def _start_saving(self) -> None:
        self._due = None
        self._task = asyncio.create_task(self._save())

    async def _save(self) -> None:
        async with self._lock:
            in_use = _drop_invisible(self._world)
            dumped, pictures = _to_json(self._world), {it: self._world.attachments[it].data for it in in_use}
            pictures |= {it.id: it.data for it in self._world.emojis.values()}
            await asyncio.to_thread(_write, dumped, pictures, self._folder)

    async def close(self) -> None:
        """Stop listening to changes, and save a last time."""
        self._unsubscribe()
        if self._due:
            self._due.cancel()
        await self._save()


def _drop_invisible(world: World) -> set[int]:
    """Delete what no one can see any more. Returns the ids of the attachments still in use."""
    for channel in world.channels.values():
        for message in tuple(channel.messages.values()):
            del message.revisions[:-_REVISIONS_KEPT]
            if message.deleted_at:
                del channel.messages[message.id]
    in_use = {
        it.id
        for channel in world.channels.values()
        for message in channel.messages.values()
        for revision in message.revisions
        for it in revision.attachments
    }
    long_ago = datetime.now(UTC) - REPLACED_PICTURE_LIFETIME
    for number in world.attachments.keys() - in_use:
        if created_at(number) < long_ago:
            del world.attachments[number]
    return in_use


def _to_json(world: World) -> dict[str, Any]:
    return {
        "version": VERSION,
        "emojis": [{**vars(it), "data": None} for it in world.emojis.values()],
        "bot": world.bot.id,
        "owner": world.owner.id,
        "users": [asdict(it) for it in world.users.values()],
        "guilds": [
            {
                "id": guild.id,
                "name": guild.name,
                "owner_id": guild.owner_id,
                "locale": guild.locale,
                "roles": [asdict(role) for role in guild.roles.values()],
                "members": [
                    vars(it) | {"user": it.user.id, "joined_at": it.joined_at.isoformat()}
                    for it in guild.members.values()
                ],
            }
            for guild in world.guilds.values()
        ],
        "channels": [
            {
                "id": channel.id,
                "name": channel.name,
                "guild": channel.guild.id if channel.guild else None,
                "recipients": [it.id for it in channel.recipients],
                "thread": _thread_to_json(channel.thread),
                "is_voice": channel.is_voice,
                "is_private": channel.is_private,
                "overwrites": {str(key): asdict(it) for key, it in channel.overwrites.items()},
                "messages": [_message_to_json(it) for it in channel.live() if not it.ephemeral and not it.loading],
            }
            for channel in world.channels.values()
            if not channel.deleted
        ],
    }


def _thread_to_json(thread: Thread | None) -> dict[str, Any] | None:
    if thread is None:
        return None
    kept = {name: getattr(thread, name) for name in ("archived", "locked", "private", "owner_id", "invitable")}
    return {"parent": thread.parent.id, **kept, "members": sorted(thread.members)}


def _message_to_json(message: ChatMessage) -> dict[str, Any]:
    return {
        "id": message.id,
        "author": message.author.id,
        "kind": message.kind,
        "webhook": message.webhook,
        "interaction": message.interaction,
        "reference": message.reference.id if message.reference else None,
        "mentions": [it.id for it in message.mentions],
        "mentions_everyone": message.mentions_everyone,
        "revisions": [
            {
                "at": it.at.isoformat(),
                "content": it.content,
                "embeds": [],
                "components": it.components,
                "attachments": [{**vars(one), "data": None} for one in it.attachments],
                "flags": int(it.flags),
                "pings": sorted(it.pings),
            }
            for it in message.revisions[-_REVISIONS_KEPT:]
        ],
    }


def _write(dumped: dict[str, Any], pictures: dict[int, bytes], folder: Path) -> None:
    # Pictures first, so that world.json names only what exists. It is replaced as a whole or not at all.
    kept = folder / "pictures"
    make_private_folder(kept)
    there = {parse_id(it.name) for it in kept.iterdir()} - {0}
    for number in pictures.keys() - there:
        make_private(kept / str(number))
        (kept / str(number)).write_bytes(pictures[number])
    part = folder / "world.json.part"
    make_private(part)
    part.write_text(json.dumps(dumped, separators=(",", ":")), encoding="utf-8")
    part.replace(folder / "world.json")
    for number in there - pictures.keys():
        (kept / str(number)).unlink(missing_ok=True)


class _Loader:
    """Builds a world from its dump."""

    def __init__(self, dumped: dict[str, Any], pictures: Path) -> None:
        if dumped["version"] != VERSION:
            raise ValueError(dumped["version"])
        self._pictures = pictures
        users = {it["id"]: User(**it) for it in dumped["users"]}
        self.world = World(users[dumped["bot"]], users[dumped["owner"]], Snowflakes(), users)
        for it in dumped.get("emojis", ()):
            fields: dict[str, Any] = {**it, "data": (pictures / str(it["id"])).read_bytes()}
            self.world.emojis[it["id"]] = AppEmoji(**fields)
        for it in dumped["guilds"]:
            self._guild(it)
        for it in dumped["channels"]:
            self._channel(it)

    def _guild(self, it: dict[str, Any]) -> None:
        guild = Guild(it["id"], it["name"], it["owner_id"], {role["id"]: ServerRole(**role) for role in it["roles"]})
        guild.locale = it.get("locale", guild.locale)
        for one in it["members"]:
            user, joined = self.world.users[one["user"]], datetime.fromisoformat(one["joined_at"])
            guild.members[user.id] = Member(user, joined, one["nick"], one["roles"])
        self.world.guilds[guild.id] = guild

    def _channel(self, it: dict[str, Any]) -> None:
        guild = self.world.guilds[it["guild"]] if it["guild"] else None
        recipients = [self.world.users[one] for one in it["recipients"]]
        overwrites = {int(key): Overwrite(**one) for key, one in it["overwrites"].items()}
        channel = ChatChannel(it["id"], it["name"], guild, recipients, overwrites, is_voice=it.get("is_voice", False))
        channel.is_private = it.get("is_private", False)
        if thread := it.get("thread"):
            parent, members = self.world.channels[thread["parent"]], set(thread.get("members", ()))
            private = thread.get("private", False)
            channel.thread = Thread(parent, thread["archived"], thread["locked"], private, members)
            channel.thread.owner_id = thread.get("owner_id", guild.owner_id if guild else 0)
            channel.thread.invitable = thread.get("invitable", True)
        self.world.channels[channel.id] = channel
        if guild:
            guild.channels[channel.id] = channel
        for one in it["messages"]:
            self._message(channel, one)

    def _message(self, channel: ChatChannel, it: dict[str, Any]) -> None:
        users = self.world.users
        channel.messages[it["id"]] = ChatMessage(
            it["id"],
            channel,
            users[it["author"]],
            [self._revision(one) for one in it["revisions"]],
            kind=it["kind"],
            webhook=it["webhook"],
            interaction=it["interaction"],
            reference=channel.messages.get(it["reference"]),
            mentions=[users[one] for one in it["mentions"]],
            mentions_everyone=it["mentions_everyone"],
        )

    def _revision(self, it: dict[str, Any]) -> Revision:
        attachments = [self._attachment(one) for one in it["attachments"]]
        at, pings = datetime.fromisoformat(it["at"]), frozenset(it["pings"])
        return Revision(at, it["content"], it["components"], attachments, it["flags"], pings)

    def _attachment(self, it: dict[str, Any]) -> AttachedFile:
        fields: dict[str, Any] = {**it, "data": (self._pictures / str(it["id"])).read_bytes()}
        made = self.world.attachments[it["id"]] = AttachedFile(**fields)
        return made
