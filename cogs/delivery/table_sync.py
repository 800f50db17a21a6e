"""Synchronizing the messages of a table with its state.

What a message should show follows from the Snapshot. The store remembers at which position each was last drawn and a
fingerprint of what it shows, so whatever is behind - a crash, a failed call, a process that was overtaken by another -
is drawn again. A burst of changes to one message becomes one edit.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextvars import Context
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.background import pauses, until_done
from bot.metrics import DELIVERIES
from bot.table.automation.bursts import moves_at_once
from bot.table.messages import SHOWN_WITHIN, MessageKind, MessageRow
from bot.table.state.snapshot import Snapshot
from bot.table.state.stages import Stage
from cogs.delivery.desired import (
    AFTER_SHUFFLE,
    PRIVATE_LASTS,
    SHUFFLE,
    Key,
    any_rings,
    basis_of,
    desired,
    is_obsolete,
    open_elsewhere,
    stage_of,
)
from cogs.delivery.drawer import Drawer
from cogs.delivery.state import Delivery, Shared
from cogs.kit.discord.post import is_passing

log = logging.getLogger(__name__)
LONGEST_BURST = timedelta(seconds=4)  # without anything shown while computer players move
TRIED_AGAIN_AFTER = timedelta(minutes=10)  # what Discord refuses, unless something happens before


class TableSync:
    """Synchronizes the messages of one table. It exists while there is work for it."""

    def __init__(self, shared: Shared, snapshot: Snapshot, when_idle: Callable[["TableSync"], None]) -> None:
        self.snapshot = snapshot
        self._when_idle = when_idle
        self._shared = shared
        self._drawer = Drawer(shared, self._redraw_overtaken, self._compare)
        self._comparisons: set[asyncio.Task[None]] = set()
        self._deliveries: dict[Key, Delivery] = {}
        self._is_complete = False  # the last comparison left nothing for soon
        self._show_again: datetime | None = None  # when something is to be done although nothing happens

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The running tasks."""
        return [*(delivery.task for delivery in self._deliveries.values() if delivery.task), *self._comparisons]

    def update(self, snapshot: Snapshot, *, repost: bool = False, unsure: bool = False) -> asyncio.Task[None]:
        """Compare the table's messages with its newest snapshot; the task ends when that is done.

        `unsure`: a process has ended that was at work on them. What is known of them may be out of date, so they are
        drawn again; those that are missing may have been posted, and are looked for.
        """
        self.snapshot = snapshot
        return self._begin(partial(self._compare, repost=repost, unsure=unsure))

    def look_again(self) -> None:
        """Compare the table's messages with its state, read anew: what a click has shown may be out of date by now."""
        self._begin(self._compare_anew)

    def draw_again(self, overtaken: Iterable[Key]) -> None:
        """Draw messages again, from the current state of the table: another process has drawn them too."""
        for key in overtaken:
            self._delivery(key).unsure = True
        self._begin(self._read_anew)

    def _begin(self, compare: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._until_read(compare), context=Context())
        self._comparisons.add(task)
        task.add_done_callback(self._compared)
        return task

    def _compared(self, task: asyncio.Task[None]) -> None:
        self._comparisons.discard(task)
        self._report_idle()

    def _report_idle(self) -> None:
        if not self._comparisons and not any(delivery.task for delivery in self._deliveries.values()):
            if self._is_complete and not self._shared.is_closed:
                self._shared.logbook.settle(self.snapshot, self._show_again)
            self._when_idle(self)

    async def _until_read(self, compare: Callable[[], Awaitable[None]]) -> None:
        """Compare, retrying while the store cannot be read."""
        if not self._shared.is_closed:
            await until_done(f"the messages of table {self.snapshot.id}", is_passing, compare)

    async def _compare(self, *, repost: bool = False, unsure: bool = False) -> None:
        self._is_complete, logbook = False, self._shared.logbook
        await self._shared.until_answered(self.snapshot.id)
        rows = await logbook.current(self.snapshot)
        # What is being drawn is looked at whatever it is: another process may have drawn it too.
        rows |= {key: row for key in self._deliveries if (row := logbook.row(self.snapshot.id, key)) is not None}
        snapshot, now = self.snapshot, datetime.now(UTC)
        stage = stage_of(snapshot, rows, now)
        is_quiet = any_rings(rows.values(), snapshot, stage) and await self._shared.is_quiet(snapshot)
        for key, row in [*rows.items()]:
            if is_obsolete(row, snapshot, stage, is_quiet=is_quiet) and row.message_id not in self._shared.claims:
                if await logbook.discard(row):
                    del rows[key]
                self._shared.leftovers.sweep(snapshot.id)
        elsewhere = open_elsewhere(rows, now)
        held = self._set_alarm(now, rows) if not repost else ()
        if unsure:  # perhaps it can be posted now
            self._shared.unpublished.discard(snapshot.id)
        is_given_up = snapshot.id in self._shared.unpublished
        wanted = desired(snapshot, rows, now, stage)
        waits = SHUFFLE in wanted and SHUFFLE not in rows and not is_given_up
        for key, final in wanted.items():
            if (waits and key[0] in AFTER_SHUFFLE) or (is_given_up and key == SHUFFLE):
                continue
            basis = basis_of(key, snapshot, stage) if not final and key[2] not in elsewhere else None
            known, delivery = logbook.row(snapshot.id, key), self._deliveries.get(key)
            done = known is not None and known.final and not (delivery and delivery.unsure)
            if delivery is None and not unsure and logbook.shows(snapshot.id, key, basis):
                continue
            waits_for_alarm = known is not None and not final and key[0] in held
            if done or waits_for_alarm or (known is None and self._drawer.is_closed(key)):
                continue
            delivery = self._delivery(key)
            delivery.snapshot, delivery.stage, delivery.final, delivery.pending = snapshot, stage, final, True
            delivery.basis, delivery.is_quiet = basis, is_quiet
            delivery.elsewhere = elsewhere.get(key[2]) if key[0] == "hand" and key[2] is not None else None
            delivery.unsure |= unsure
            delivery.may_be_posted |= unsure
            delivery.repost |= repost and key[0] == "table" and not final
            if delivery.task is None:
                name = f"{key}:{snapshot.id}"
                delivery.task = asyncio.create_task(self._deliver(delivery), name=name, context=Context())
        self._is_complete = not (held or waits)
        # This process puts private messages away in time; if it has ended, another does.
        ends = (_ends_at(row) + SHOWN_WITHIN for row in rows.values() if row.kind == "private" and not row.final)
        self._show_again = min(ends, default=None)

    async def _compare_anew(self) -> None:
        self.snapshot = await self._shared.tables.snapshot(self.snapshot.id)
        await self._compare()

    async def _read_anew(self) -> None:
        await self._shared.logbook.read_again(self.snapshot.id)
        await self._compare_anew()

    def _set_alarm(self, now: datetime, rows: Mapping[Key, MessageRow]) -> tuple[MessageKind, ...]:
        """Set the alarm for what changes next by itself. Returns the kinds of message that wait for it."""
        snapshot, burst_ends = self.snapshot, self.snapshot.waiting_since + LONGEST_BURST
        is_burst = moves_at_once(snapshot) and now < burst_ends and snapshot.stage(now) is Stage.CARD
        changes = [_ends_at(row) for row in rows.values() if row.kind == "private" and not row.final]
        if is_burst:
            changes.append(burst_ends)
        # What is over already is being delivered: an alarm in the past would ring without end.
        self._shared.alarms.set(snapshot.id, min((at for at in changes if at > now), default=None))
        return ("table",) if is_burst else ()

    # -- delivering ----------------------------------------------------------------------------------------------

    async def _deliver(self, delivery: Delivery) -> None:
        again = pauses()
        try:
            DELIVERIES.inc()
            while delivery.pending:
                await self._wait_for_claims(delivery)
                delivery.pending = False
                if await self._drawer.draw(delivery):
                    continue
                delivery.pending = True
                await asyncio.sleep(next(again))
            if delivery.key == SHUFFLE:
                if delivery.failed:
                    self._shared.unpublished.add(self.snapshot.id)
                self._begin(self._compare)  # the others have waited for it
        finally:
            DELIVERIES.dec()
            delivery.task = None
            self._finish(delivery)

    def _finish(self, delivery: Delivery) -> None:
        if delivery.task is None:
            self._is_complete &= not delivery.pending
            if delivery.failed:
                later = datetime.now(UTC) + TRIED_AGAIN_AFTER
                self._show_again = min(self._show_again or later, later)
            self._deliveries.pop(delivery.key, None)
            self._report_idle()

    async def _redraw_overtaken(self, delivery: Delivery) -> None:
        """Draw a message again, from the current state of its table."""
        log.debug("%s of table %d was drawn elsewhere meanwhile", delivery.key, self.snapshot.id)
        await self._read_anew()

    async def _wait_for_claims(self, delivery: Delivery) -> None:
        """Wait until no click is updating a message."""
        while row := self._shared.logbook.row(self.snapshot.id, delivery.key):
            claim = self._shared.claims.get(row.message_id)
            if claim is None:
                return
            await claim.over.wait()

    def note_drawn(self, key: Key) -> None:
        """A click has redrawn a message: it is known what that shows, unless an edit of it is on its way."""
        if (delivery := self._deliveries.get(key)) is not None:
            delivery.unsure = delivery.crossed = delivery.is_editing

    def _delivery(self, key: Key) -> Delivery:
        """The delivery of a message, begun if there is none."""
        return self._deliveries.setdefault(key, Delivery(key, self.snapshot))


def _ends_at(private: MessageRow) -> datetime:
    """When a private message is put away."""
    return private.posted_at + PRIVATE_LASTS
