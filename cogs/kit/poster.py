"""Messages that are posted once, and then edited: those of contests, and the puzzle of the week."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.table.operations.servers import Servers
from cogs.kit.discord_errors import BROKEN, Meaning, is_passing, meaning
from cogs.kit.lru_cache import LruCache
from cogs.kit.payload.payload import AnyPayload, Component, ReadyMessage, fingerprint
from cogs.kit.post import Post

log = logging.getLogger(__name__)
_MOST_UNREACHABLE = 10_000
PostKey = tuple[str, int]  # the kind of a message, and its number, such as that of a round


@dataclass(frozen=True, slots=True)
class WantedMessage:
    """A message that should exist: in a channel, or by direct message for one person.

    `sought_since`: a process that was killed may have posted it since then, and not recorded that.
    """

    channel_id: int
    payload: AnyPayload
    user_id: int | None = None
    sought_since: datetime | None = None


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that was posted: its place, and the fingerprint of its content."""

    channel_id: int
    message_id: int
    face: str = ""


@dataclass(frozen=True, slots=True)
class PostOwner:
    """The owner of some messages: those `posted`, and a function that stores another.

    `nonce` begins the nonces of its messages. `on_refused` is called with Discord's final refusal of a message and what
    was posted before, if anything was.
    """

    guild_id: int
    nonce: str
    posted: Mapping[PostKey, PostedMessage]
    remember: Callable[[PostKey, PostedMessage], Awaitable[object]]
    on_refused: Callable[[discord.HTTPException, PostedMessage | None], Awaitable[object]]


class Poster:
    """Posts wanted messages that are missing, and edits those that show something else.

    In quiet hours it posts without a sound. A message that its person's closed DMs refused is not tried again.
    """

    def __init__(self, servers: Servers, post: Post) -> None:
        self._servers = servers
        self._post = post
        self._unreachable = LruCache[bool](_MOST_UNREACHABLE)  # by nonce

    async def keep(self, owner: PostOwner, wanted: Mapping[PostKey, WantedMessage]) -> bool:
        """Bring an owner's messages up to date. False if a message in a channel waits: the bot is timed out, or one
        that was lost could not be found now, and would be posted twice.

        Raises temporary failures, and what `on_refused` raises.
        """
        waiting = {key for key, message in wanted.items() if self._waits(owner, key, message)}
        for key, message in wanted.items():
            if key not in waiting:
                await self._keep(owner, key, message)
        return not waiting

    def _waits(self, owner: PostOwner, key: PostKey, wanted: WantedMessage) -> bool:
        if wanted.user_id is not None:
            return False
        if self._post.timed_out_until(owner.guild_id) is not None:
            return True
        is_sought = wanted.sought_since is not None and key not in owner.posted
        return is_sought and not self._post.can_read_back(owner.guild_id, wanted.channel_id)

    async def tell(self, user_id: int, payload: AnyPayload, nonce: str) -> bool:
        """Send a person a direct message, once for each nonce. False where none reaches them now."""
        try:
            await self._post.send(await self._post.direct(user_id), await payload.ready(to_one=True), nonce)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("a direct message could not be sent: %r", error)
            return False
        return True

    async def _keep(self, owner: PostOwner, key: PostKey, wanted: WantedMessage) -> None:
        """Post or edit a message, unless it shows that already."""
        # The same nonce for every try: one that succeeded unnoticed is not followed by a second message.
        face, posted, nonce = fingerprint(wanted.payload), owner.posted.get(key), f"{owner.nonce}.{key[0][:8]}.{key[1]}"
        if (posted is not None and posted.face == face) or self._unreachable.get(nonce):
            return
        ready = await wanted.payload.ready(to_one=wanted.user_id is not None)
        try:
            if posted is not None:
                channel_id, message_id = posted.channel_id, posted.message_id
                await self._post.edit(channel_id, message_id, ready)
            else:
                channel_id = wanted.channel_id if wanted.user_id is None else await self._post.direct(wanted.user_id)
                message_id = await self._find(channel_id, wanted, ready)
                if message_id is not None:  # it may show what was so before
                    await self._post.edit(channel_id, message_id, ready)
                else:
                    is_quiet = await self._servers.quiet_until(owner.guild_id) is not None
                    message_id = await self._post.send(channel_id, ready.silenced() if is_quiet else ready, nonce)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.warning("message %s was refused: %s", nonce, error.text)
            if posted is None and meaning(error) is Meaning.CLOSED_DMS:
                self._unreachable.put(nonce, value=True)
            await owner.on_refused(error, posted)
            return
        await owner.remember(key, PostedMessage(channel_id, message_id, face))

    async def _find(self, channel_id: int, wanted: WantedMessage, ready: ReadyMessage) -> int | None:
        """Find the message that a killed process posted, by its controls, as its text may differ. One without controls
        is known by its nonce only, for some minutes.
        """
        controls = {*_controls(ready.components)}
        if wanted.sought_since is None or not controls:
            return None
        found = await self._post.sent_since(channel_id, wanted.sought_since)
        return next((int(it["id"]) for it in found if controls == {*_controls(it.get("components", ()))}), None)


def _controls(components: Iterable[Component]) -> Iterator[str]:
    """The custom ids of controls."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from _controls(component.get("components", ()))
