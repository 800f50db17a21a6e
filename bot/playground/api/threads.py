"""Threads: making them, and who is a member of a private one."""

from collections.abc import Iterable
from typing import Any

from bot.playground.api.messages import GUILDS, Messages, Publish
from bot.playground.world import payloads
from bot.playground.world.changes import Changes
from bot.playground.world.model import Channel, Thread, User, World

_ADDED, _REMOVED = 1, 2  # the messages by which Discord tells of it in the thread


class Threads:
    """Makes the playground's threads, and lets people in and out."""

    def __init__(self, world: World, changes: Changes, publish: Publish, messages: Messages) -> None:
        self._world = world
        self._changes = changes
        self._publish = publish
        self._messages = messages

    def create(
        self, name: str, parent: Channel, owner: User | None = None, *, members: Iterable[int] | None, invitable: bool
    ) -> Channel:
        """A new public thread of a channel; with `members`, by their user ids, a private one of theirs."""
        assert parent.guild is not None, "a direct channel has no threads"  # noqa: S101
        made = Thread(parent, private=members is not None, members=set(members or ()), invitable=invitable)
        made.owner_id = owner.id if owner is not None else parent.guild.owner_id
        thread = Channel(self._world.ids.next(), name, parent.guild, thread=made)
        parent.guild.channels[thread.id] = self._world.channels[thread.id] = thread
        self._publish("THREAD_CREATE", payloads.channel(thread), thread, GUILDS)
        self._changes.publish("channel", thread)
        return thread

    def add(self, thread: Channel, person: User, by: User) -> None:
        """Make somebody a member, who is told of it in the thread, unless they are one."""
        assert thread.thread is not None, "the caller has seen to it"  # noqa: S101
        if person.id not in thread.thread.members:
            thread.thread.members.add(person.id)
            self._messages.tell(thread, by, _ADDED, person, pings=True)
            self._changes.publish("channel", thread)

    def remove(self, thread: Channel, person: User, by: User) -> None:
        """Let somebody be a member no longer."""
        assert thread.thread is not None, "the caller has seen to it"  # noqa: S101
        if person.id in thread.thread.members:
            self._messages.tell(thread, by, _REMOVED, person, pings=False)
            thread.thread.members.discard(person.id)
            self._changes.publish("channel", thread)

    def active(self, guild_id: int) -> list[dict[str, Any]]:
        """The threads of a guild that are not archived, where the bot may see them, newest first."""
        found = self._world.guilds[guild_id].channels.values()
        return [payloads.channel(it) for it in reversed(tuple(found)) if payloads.is_told_of(it, self._world.bot)]
