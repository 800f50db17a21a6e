"""The messages of one table, brought up to date.

- What messages a table should have, and what each shows, follows from a Snapshot (`desired.py`). What each shows now
  stands in its row, which the Logbook knows, and writes down a moment later.
- A TableDelivery compares the two whenever something has changed. For each message that is behind, a task takes one
  `next_step` after the other until nothing is left to do: a burst of changes is one edit.
- The Outbox calls Discord. A message that a click is about to redraw is left to it (`holds.py`).
- Nothing here must survive a crash: the rows say what is behind, and in doubt a message is drawn again.

The Courier has a TableDelivery for each table with work to do, and is all that others know of this.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextvars import Context
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

from bot import clock
from bot.background import until_done
from bot.rules.errors import Refusal
from bot.table.computers import moves_at_once
from bot.table.messages import SHOWN_WITHIN, MessageRow
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import Stage
from bot.table.tables import Tables
from cogs.delivery.desired import (
    AFTER_SHUFFLE,
    SHUFFLE,
    Key,
    any_notified,
    basis_of,
    desired,
    ends_at,
    is_obsolete,
    notify_from,
    open_elsewhere,
    stage_of,
)
from cogs.delivery.holds import Holds
from cogs.delivery.logbook import Logbook
from cogs.delivery.message_delivery import MessageDelivery, MessageSource
from cogs.delivery.next_step import Do, Idle, State, Unsure, Wanted
from cogs.delivery.outbox import Outbox
from cogs.kit.discord_errors import is_passing

log = logging.getLogger(__name__)
LONGEST_BURST = timedelta(seconds=4)  # without anything shown while computer players move
_ANSWERED_WITHIN = 5.0  # seconds, or a press goes on without knowing
TRIED_AGAIN_AFTER = timedelta(minutes=10)  # what Discord refuses, unless something happens before


@dataclass(slots=True)
class _Look:
    """What is asked of the next comparison. `snapshot` is None where the table is to be read."""

    snapshot: Snapshot | None
    repost: bool = False
    is_unsure: bool = False
    overtaken: set[Key] = field(default_factory=set[Key])
    reads_messages: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)


class TableDelivery:
    """Brings the messages of one table up to date. It runs while there is work to do."""

    def __init__(self, table_id: int, tables: Tables, outbox: Outbox, logbook: Logbook, holds: Holds) -> None:
        self.table_id = table_id
        self._tables = tables
        self._outbox = outbox
        self._logbook = logbook
        self._holds = holds
        self._snapshot: Snapshot | None = None
        self._deliveries: dict[Key, MessageDelivery] = {}  # of messages with work to do
        self._tasks: dict[Key, asyncio.Task[None]] = {}  # which do it
        self._asked: _Look | None = None
        self._is_looking = False
        self._changed = asyncio.Event()
        self._waits = False  # the first deal is not shown before the numbers of its shuffle
        self._is_complete = False  # the last comparison left nothing for soon
        self._look_at: datetime | None = None  # when messages change by themselves
        self._show_again: datetime | None = None  # when something is left to do, by another process if this one ends

    @property
    def version(self) -> int:
        """The version of the table that its messages were last compared with; -1 before that."""
        return self._snapshot.row.version if self._snapshot is not None else -1

    def look(
        self, snapshot: Snapshot | None = None, *, repost: bool = False, unsure: bool = False,
        overtaken: Collection[Key] | None = None,
    ) -> asyncio.Event:  # fmt: skip
        """Compare the table's messages with this snapshot, or the table read anew. The event says when it is done.
        `repost`: the table message moves to the bottom. `unsure`: a process that was at work on them has ended.
        `overtaken`: messages that another process has drawn too; they are read anew, and drawn again.
        """
        asked = self._asked = self._asked or _Look(snapshot)
        asked.snapshot = snapshot if asked.snapshot is not None else None
        asked.repost |= repost
        asked.is_unsure |= unsure
        asked.reads_messages |= overtaken is not None
        asked.overtaken.update(overtaken or ())
        self._changed.set()
        return asked.done

    def state_of(self, key: Key) -> State:
        """The state of a message."""
        return self._deliveries[key].state if key in self._deliveries else Idle()

    def note_click(self, key: Key, state: State) -> None:
        """A click has redrawn a message."""
        if key in self._deliveries:
            self._deliveries[key].state = state

    async def wait_for_own_message(self) -> None:
        """Wait until the table's own message is posted or refused, a few seconds at most."""
        if tasks := [task for key, task in self._tasks.items() if key[0] in ("lobby", "table")]:
            await asyncio.wait(tasks, timeout=_ANSWERED_WITHIN)

    async def run(self) -> datetime | None:
        """Deliver until nothing is left to do. Returns when to look again although nothing happens, if ever."""
        try:
            while self._asked is not None or self._tasks:
                if self._asked is not None:
                    await self._look_once()
                else:
                    await self._until_changed()
            if self._is_complete and self._snapshot is not None:
                self._logbook.settle(self._snapshot, self._show_again)
        finally:
            if self._asked is not None:
                self._asked.done.set()
            for task in (tasks := [*self._tasks.values()]):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self._look_at

    async def _until_changed(self) -> None:
        """Wait until something is asked, a message is done, or it is time to look again."""
        left = None if self._look_at is None else clock.seconds_until(self._look_at)
        self._changed.clear()
        try:
            async with clock.timeout(left):
                await self._changed.wait()
        except TimeoutError:
            self.look()

    # -- comparing -----------------------------------------------------------------------------------------------

    async def _look_once(self) -> None:
        self._is_looking, self._is_complete = True, False
        await self._holds.until_answered(self.table_id)
        asked, self._asked = self._asked, None
        assert asked is not None  # noqa: S101 - nobody else takes it
        try:
            await until_done(f"the messages of table {self.table_id}", is_passing, partial(self._compare, asked))
        except Refusal as refusal:
            log.warning("the messages of table %d: %s", self.table_id, refusal)
        except Exception:
            log.exception("the messages of table %d are not compared", self.table_id)
        finally:
            self._is_looking = False
            asked.done.set()

    async def _compare(self, look: _Look) -> None:
        if look.reads_messages:
            await self._logbook.read_again(self.table_id)
        snapshot = self._snapshot = look.snapshot or await self._tables.snapshot(self.table_id)
        rows = await self._logbook.current(snapshot)
        # What is being drawn is looked at whatever it is: another process may have drawn it too.
        rows |= {key: row for key in self._deliveries if (row := self._logbook.row(self.table_id, key)) is not None}
        now = clock.now()
        stage = stage_of(snapshot, rows, now)
        is_quiet = any_notified(rows.values(), snapshot, stage) and await self._outbox.is_quiet(snapshot)
        for key, row in [*rows.items()]:
            if is_obsolete(row, snapshot, stage, is_quiet=is_quiet) and self._holds.on(row.message_id) is None:
                is_discarded = await self._logbook.discard(row)
                if is_discarded:
                    del rows[key]
        is_burst = self._set_alarm(snapshot, now, rows) and not look.repost
        if look.is_unsure:  # perhaps it can be posted now
            self._outbox.blocked.unpublished.pop(self.table_id)
        is_given_up = bool(self._outbox.blocked.unpublished.get(self.table_id))
        wanted = desired(snapshot, rows, now, stage)
        self._waits = SHUFFLE in wanted and SHUFFLE not in rows and not is_given_up
        self._is_complete = not (is_burst or self._waits)
        # This process puts private messages away in time; if it has ended, another does.
        ends = (ends_at(row) + SHOWN_WITHIN for row in rows.values() if row.kind == "private" and not row.final)
        self._show_again = min(ends, default=None)
        elsewhere = open_elsewhere(rows, now)
        for key, final in wanted.items():
            if (self._waits and key[0] in AFTER_SHUFFLE) or (is_given_up and key == SHUFFLE):
                continue
            is_sure = key not in look.overtaken and not isinstance(self.state_of(key), Unsure)
            if is_burst and key[0] == "table" and not final and key in rows and is_sure:
                continue
            basis = basis_of(key, snapshot, stage) if not final and key[2] not in elsewhere else None
            source = MessageSource(snapshot, stage, elsewhere.get(key[2] or 0) if key[0] == "hand" else None, basis)
            self._ask(key, source, final=final, is_quiet=is_quiet, look=look)

    def _set_alarm(self, snapshot: Snapshot, now: datetime, rows: Mapping[Key, MessageRow]) -> bool:
        """Note when messages change next by themselves. Returns whether computer players move at once just now."""
        burst_ends = snapshot.waiting_since + LONGEST_BURST
        is_burst = moves_at_once(snapshot) and now < burst_ends and snapshot.stage(now) is Stage.CARD
        changes = [ends_at(row) for row in rows.values() if row.kind == "private" and not row.final]
        if is_burst:
            changes.append(burst_ends)
        # What is over already is being delivered: to look at it at once would have no end.
        self._look_at = min((at for at in changes if at > now), default=None)
        return is_burst

    def _ask(self, key: Key, source: MessageSource, *, final: bool, is_quiet: bool, look: _Look) -> None:
        """Have a message show what it should, unless it does."""
        row, delivery = self._logbook.row(self.table_id, key), self._deliveries.get(key)
        is_final, is_unsure = row is not None and row.final, look.is_unsure
        if delivery is None:
            is_shown = is_final or (not is_unsure and self._logbook.shows(self.table_id, key, source.basis))
            if is_shown and key not in look.overtaken:
                return
            delivery = MessageDelivery(key, source, self._outbox, self._logbook, self._holds)
            self._deliveries[key] = delivery
        if key in look.overtaken:
            delivery.mark_overtaken()
        if is_unsure and not is_final:
            delivery.mark_unsure()
        notifies = key[0] == "hand" and source.elsewhere is None and not is_quiet
        asked_from = notify_from(key[2], source.snapshot, source.stage) if notifies else None
        repost = look.repost and key[0] in ("table", "lobby") and not final
        delivery.ask(source, Wanted(key, final, notify_from=asked_from, repost=repost))
        if key in self._tasks:
            return
        if (step := delivery.next_step()) in (Do.NOTHING, Do.GIVE_UP):
            self._finish(delivery, is_given_up=step is Do.GIVE_UP)
        else:
            name = f"{key}:{self.table_id}"
            self._tasks[key] = asyncio.create_task(self._deliver(delivery), name=name, context=Context())

    # -- delivering ----------------------------------------------------------------------------------------------

    async def _deliver(self, delivery: MessageDelivery) -> None:
        is_given_up = True
        try:
            while (end := await delivery.deliver()) is Do.LOOK_AGAIN:
                await self.look(overtaken=()).wait()
            is_given_up = end is Do.GIVE_UP
        finally:
            del self._tasks[delivery.key]
            self._finish(delivery, is_given_up=is_given_up)
            self._changed.set()

    def _finish(self, delivery: MessageDelivery, *, is_given_up: bool) -> None:
        del self._deliveries[delivery.key]
        if is_given_up:
            later = clock.now() + TRIED_AGAIN_AFTER
            self._show_again = min(self._show_again or later, later)
        if delivery.key == SHUFFLE and self._waits:
            if is_given_up:
                self._outbox.blocked.unpublished.put(self.table_id, value=True)
            self.look()
