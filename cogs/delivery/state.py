"""The state of deliveries, in memory only: it need not survive a restart."""

import asyncio
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta

import discord

from bot.table.state.snapshot import Snapshot
from bot.table.state.stages import Stage
from bot.table.tables import Tables
from cogs.delivery.alarms import Alarms
from cogs.delivery.desired import Key
from cogs.delivery.leftovers import Leftovers
from cogs.delivery.logbook import Logbook
from cogs.delivery.refusals import Refusals
from cogs.kit.discord.post import Post
from cogs.kit.payload.payload import AnyPayload

ANSWERED_WITHIN = 0.03  # seconds; a longer wait is the network's, and does not keep the others waiting
REPOST_AT_MOST_EVERY = timedelta(seconds=20)


@dataclass(slots=True)
class Delivery:
    """The delivery of one message: its newest snapshot, and what that shows of a deal's end.

    `basis`: what the message follows from, where that is less than the snapshot; `elsewhere`: the channel in which its
    player has this hand open instead; `is_quiet`: nobody is notified that their turn has come; `pending`: there is
    something to draw; `unsure`: the message may differ from what is known of it; `is_editing`: an edit is on its way;
    `crossed`: a click has redrawn the message before that ended; `failed`: the last try was refused, or a bug;
    `may_be_posted`: a process that has ended may have posted it, if nobody knows it; `posted`: the message that has
    been, but is not written down yet.
    """

    key: Key
    snapshot: Snapshot
    stage: Stage = Stage.CARD
    final: bool = False
    elsewhere: int | None = None
    is_quiet: bool = False
    basis: object | None = None
    unsure: bool = False
    is_editing: bool = False
    crossed: bool = False
    failed: bool = False
    may_be_posted: bool = False
    posted: int | None = None
    repost: bool = False
    pending: bool = False
    task: asyncio.Task[None] | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """The new content of a message, fixed when drawing begins; its delivery may get a newer snapshot meanwhile."""

    position: int
    final: bool
    payload: AnyPayload
    fingerprint: str


@dataclass(slots=True)
class Claim:
    """Clicks that are about to redraw their own message. `crossed`: an edit of it has ended meanwhile, and nobody knows
    which of the two came last.
    """

    holders: int = 0
    crossed: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Shared:
    """The state shared by the synchronizations of all tables of this process."""

    tables: Tables
    post: Post
    leftovers: Leftovers
    alarms: Alarms
    logbook: Logbook
    refusals: Refusals
    claims: dict[int, Claim] = field(default_factory=dict)  # by message
    answers: dict[int, Claim] = field(default_factory=dict)  # by table
    unpublished: set[int] = field(default_factory=set)  # tables of whose shuffle Discord let nothing be posted
    buried_checks: dict[int, float] = field(default_factory=dict)  # by table: when it was last checked, oldest first
    is_closed: bool = False  # the process stops: what is outdated is updated at the next start

    @contextmanager
    def claim(self, message: discord.Message | None, table_id: int) -> Generator[None]:
        """Leave a message to a click while the click updates it; the other messages of its table come after that."""
        with _held(self.answers, table_id):
            if message is None:
                yield
                return
            with _held(self.claims, message.id):
                yield

    async def until_answered(self, table_id: int) -> None:
        """Wait until the clicks at a table are answered, but not long: who has played is to see it first."""
        if (answer := self.answers.get(table_id)) is not None:
            timer = asyncio.get_running_loop().call_later(ANSWERED_WITHIN, answer.over.set)
            await answer.over.wait()
            timer.cancel()

    async def is_quiet(self, snapshot: Snapshot) -> bool:
        """Whether a table's server has its quiet hours now. Raises NotLoaded."""
        return await self.tables.servers.quiet_until(snapshot.row.guild_id) is not None

    def may_check_if_buried(self, table_id: int) -> bool:
        """Whether it is time to count the messages below a table message again."""
        now, checks = time.monotonic(), self.buried_checks
        while checks and now - next(iter(checks.values())) >= REPOST_AT_MOST_EVERY.total_seconds():
            del checks[next(iter(checks))]
        if table_id in checks:
            return False
        checks[table_id] = now
        return True


@contextmanager
def _held(claims: dict[int, Claim], what: int) -> Generator[None]:
    claim = claims.setdefault(what, Claim())
    claim.holders += 1
    try:
        yield
    finally:
        claim.holders -= 1
        if claim.holders == 0:
            del claims[what]
            claim.over.set()
