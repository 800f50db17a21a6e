"""Threads: making them, and the members of private ones."""

from collections.abc import Iterable

from bot.playground.api.messages import GUILDS, Messages, Publish
from bot.playground.world import payloads
from bot.playground.world.changes import Changes
from bot.playground.world.model import ChatChannel, Thread, User, World

_ADDED, _REMOVED = 1, 2  # the kinds of message with which Discord reports it in the thread


class ChatThreads:
    """Makes the playground's threads, and lets people in and out."""

    def __init__(self, world: World, changes: Changes, publish: Publish, messages: Messages) -> None:
        self._world = world
        self._changes = changes
        self._publish = publish
        self._messages = messages

    def create(
        self,
        name: str,
        parent: ChatChannel,
        owner: User | None = None,
        *,
        members: Iterable[int] | None,
        invitable: bool,
    ) -> ChatChannel:
        """A new public thread of a channel; with `members`, by their user ids, a private one of theirs."""
        assert parent.guild is not None, "a direct channel has no threads"  # noqa: S101
        made = Thread(parent, private=members is not None, members=set(members or ()), invitable=invitable)
        made.owner_id = owner.id if owner is not None else parent.guild.owner_id
        thread = ChatChannel(self._world.ids.next(), name, parent.guild, thread=made)
        parent.guild.channels[thread.id] = self._world.channels[thread.id] = thread
        self._publish("THREAD_CREATE", payloads.channel(thread), thread, GUILDS)
        self._changes.publish("channel", thread)
        return thread

    def add(self, thread: ChatChannel, person: User, by: User) -> None:
        """Add a member, with a message in the thread that pings them; nothing where they are one."""
        assert thread.thread is not None, "the caller has seen to it"  # noqa: S101
        if person.id not in thread.thread.members:
            thread.thread.members.add(person.id)
            self._messages.post_notice(thread, by, _ADDED, person, pings=True)
            self._changes.publish("channel", thread)

    def remove(self, thread: ChatChannel, person: User, by: User) -> None:
        """Remove a member."""
        assert thread.thread is not None, "the caller has seen to it"  # noqa: S101
        self._messages.post_notice(thread, by, _REMOVED, person, pings=False)
        thread.thread.members.remove(person.id)
        self._changes.publish("channel", thread)
