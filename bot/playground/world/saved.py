"""A world on disk: `world.json` and a folder of pictures.

Ephemeral messages are not saved, as Discord forgets them too, nor are unfinished answers, whose tokens are gone.
"""

import asyncio
import json
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.playground.world.changes import Change, Changes
from bot.playground.world.discord_json import created_at
from bot.playground.world.model import (
    AppEmoji,
    AttachedFile,
    ChatMessage,
    DiscordWorld,
    Guild,
    Revision,
    Snowflakes,
    User,
    parse_id,
)

VERSION = 2
DELAY = 0.5  # seconds between a change and saving it
REPLACED_PICTURE_LIFETIME = timedelta(minutes=1)  # a page may be about to ask for a picture just replaced
_REVISIONS_KEPT = 2  # of each message: enough to know that it was edited


class SavedWorldError(Exception):
    """A saved world cannot be read."""


class FolderInUseError(Exception):
    """Another playground has this folder open."""


def make_private_folder(folder: Path) -> None:
    """Create a folder for its owner alone; an existing one keeps its mode."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_private(file: Path) -> None:
    """Close a file to other users, creating it if needed: worlds and logs contain private hands."""
    file.touch(mode=0o600)
    file.chmod(0o600)


@contextmanager
def lock_folder(folder: Path) -> Generator[None]:
    """Lock a folder for this process, creating it if needed; raises FolderInUseError."""
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


def load(folder: Path) -> DiscordWorld | None:
    """The world in a folder, or None. Raises SavedWorldError."""
    file = folder / "world.json"
    if not file.exists():
        return None
    try:
        dumped = json.loads(file.read_text(encoding="utf-8"))
        if dumped["version"] != VERSION:
            raise SavedWorldError(
                f"{folder} holds a world of another version. Move it away, or name another folder, and start again."
            )
        return _loaded(dumped, folder / "pictures")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SavedWorldError(
            f"{file} cannot be read ({type(error).__name__}). Move it away, or name another folder, and start again."
        ) from error


class Saver:
    """Saves a world shortly after each change, off the event loop, and at `close`."""

    def __init__(self, world: DiscordWorld, changes: Changes, folder: Path) -> None:
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
            pictures = {it: self._world.attachments[it].data for it in in_use}
            pictures |= {it.id: it.data for it in self._world.emojis.values()}
            dumped = _to_json(self._world)
            await asyncio.to_thread(_write, dumped, pictures, self._folder)

    async def close(self) -> None:
        """Stop listening to changes, and save a last time."""
        self._unsubscribe()
        if self._due:
            self._due.cancel()
        await self._save()


def _drop_invisible(world: DiscordWorld) -> set[int]:
    """Forget deleted messages, old revisions and files. Returns the ids of the attachments still in use."""
    in_use = set[int]()
    for channel in world.channels.values():
        for message in tuple(channel.messages.values()):
            del message.revisions[:-_REVISIONS_KEPT]
            if message.deleted_at:
                del channel.messages[message.id]
            else:
                in_use |= {it.id for revision in message.revisions for it in revision.attachments}
    long_ago = datetime.now(UTC) - REPLACED_PICTURE_LIFETIME
    for number in world.attachments.keys() - in_use:
        if created_at(number) < long_ago:
            del world.attachments[number]
    return in_use


def _to_json(world: DiscordWorld) -> dict[str, Any]:
    """Each object's JSON beside its private attributes."""
    return {
        "version": VERSION,
        "bot": world.bot.id,
        "owner": world.owner.id,
        "emojis": [{"json": it.json, "content_type": it.content_type} for it in world.emojis.values()],
        "users": [
            {"json": it.json, "locale": it.locale, "dms_open": it.dms_open, "has_app": it.has_app}
            for it in world.users.values()
        ],
        "guilds": [{"json": it.payload(), "members": [*it.members.values()]} for it in world.guilds.values()],
        "channels": [
            {
                "json": it.payload(),
                "is_private": it.is_private,
                "members": sorted(it.members),
                "messages": [
                    [
                        {"at": one.at.isoformat(), "json": one.json, "pings": sorted(one.pings)}
                        for one in message.revisions
                    ]
                    for message in it.live()
                    if not message.ephemeral and not message.loading
                ],
            }
            for it in world.channels.values()
            if not it.deleted
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


def _loaded(dumped: dict[str, Any], pictures: Path) -> DiscordWorld:
    users = {int(it["json"]["id"]): User(**it) for it in dumped["users"]}
    world = DiscordWorld(users[dumped["bot"]], users[dumped["owner"]], Snowflakes(), users)
    for it in dumped["emojis"]:
        emoji = AppEmoji(**it, data=(pictures / it["json"]["id"]).read_bytes())
        world.emojis[emoji.id] = emoji
    for it in dumped["guilds"]:
        roles = {int(role["id"]): role for role in it["json"]["roles"]}
        members = {int(member["user"]["id"]): member for member in it["members"]}
        guild = Guild(it["json"], roles, members)
        world.guilds[guild.id] = guild
    for it in dumped["channels"]:
        json = it["json"]
        channel = world.add_channel(
            json,
            world.guilds[int(json["guild_id"])] if "guild_id" in json else None,
            parent=world.channels[int(json["parent_id"])] if json.get("parent_id") else None,
            recipients=[users[int(one["id"])] for one in json.get("recipients", ())],
            overwrites={int(one["id"]): one for one in json.get("permission_overwrites", ())},
            members=set(it["members"]),
            is_private=it["is_private"],
        )
        for revisions in it["messages"]:
            message = ChatMessage(
                channel,
                users[int(revisions[-1]["json"]["author"]["id"])],
                [_revision(world, one, pictures) for one in revisions],
            )
            if replied := message.json.get("message_reference"):
                message.reference = channel.messages.get(int(replied["message_id"]))
            channel.messages[message.id] = message
    return world


def _revision(world: DiscordWorld, it: dict[str, Any], pictures: Path) -> Revision:
    files = [AttachedFile(one, (pictures / one["id"]).read_bytes()) for one in it["json"]["attachments"]]
    world.attachments |= {one.id: one for one in files}
    return Revision(datetime.fromisoformat(it["at"]), it["json"], files, frozenset(it["pings"]))
