"""What the courier has under way for one table; nothing of it outlives the work."""

import asyncio
from dataclasses import dataclass, field

from bot.table.messages import MessageRow
from bot.table.snapshot import Snapshot
from cogs.delivery.wanted import Key
from cogs.messages.payload import AnyPayload


@dataclass(slots=True)
class Delivery:
    """One message that is being brought up to date: what it should show, and what the store knows of it.

    `unsure` where it may show something else than the store knows.
    """

    key: Key
    snapshot: Snapshot
    final: bool = False
    row: MessageRow | None = None
    unsure: bool = False
    repost: bool = False
    wanted: bool = False
    task: asyncio.Task[None] | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message is to show, settled when its drawing begins; its delivery may be told of something newer then."""

    position: int
    final: bool
    payload: AnyPayload
    face: str


@dataclass(slots=True)
class Claim:
    """Clicks that are about to redraw their own message."""

    holders: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Round:
    """What is under way for one table: its newest snapshot, the looks at its messages, the deliveries."""

    snapshot: Snapshot
    looks: set[asyncio.Task[None]] = field(default_factory=set)
    deliveries: dict[Key, Delivery] = field(default_factory=dict)

    def delivery(self, key: Key) -> Delivery:
        """The delivery of a message, begun if there is none."""
        delivery = self.deliveries.get(key)
        if delivery is None:
            delivery = self.deliveries[key] = Delivery(key, self.snapshot)
        return delivery
