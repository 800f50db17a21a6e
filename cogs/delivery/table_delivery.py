"""The messages of one table, brought up to date.

- The messages that a table should have, and what each shows, follow from a Snapshot (`desired.py`). What each shows now
  stands in its row, which the Logbook knows, and stores a moment later.
- A TableDelivery compares the two whenever something has changed. For each message that is behind, a task takes one
  `next_step` after the other until nothing is left to do: a burst of changes is one edit, and no message waits for the
  network's answer about another.
- The Outbox calls Discord. A message that a click is about to redraw is left to it (`Holds`).
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
from bot.table.messages import SHOWN_WITHIN, MessageKind, MessageRow
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
from cogs.delivery.logbook import Logbook, TableMessages
from cogs.delivery.message_delivery import Holds, MessageDelivery, MessageSource
from cogs.delivery.next_step import Do, Idle, State, Unsure, Wanted
from cogs.delivery.outbox import Outbox
from cogs.kit.discord_errors import is_passing

log = logging.getLogger(__name__)
BURST_WAITS = timedelta(seconds=4)  # before it is drawn, while computer players move one after the other
_ANSWERED_WITHIN = 5.0  # seconds, or a press goes on without knowing
RETRIED_AFTER = timedelta(minutes=10)  # of what Discord refuses, unless something happens before


@dataclass(slots=True)
class _Comparison:
    """A comparison that was asked for. `snapshot` is None where the table is to be read."""

    snapshot: Snapshot | None
    repost: bool = False
    is_unsure: bool = False
    drawn_elsewhere: set[Key] = field(default_factory=set[Key])
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
        self._next: _Comparison | None = None
        self._is_comparing = False
        self._changed = asyncio.Event()
        self._waits_for_shuffle = False  # the first deal is not shown before the numbers of its shuffle
        self._is_complete = False  # the last comparison left nothing for soon
        self._changes_at: datetime | None = None  # when messages change by themselves
        self._show_again: datetime | None = None  # when something is left to do, by another process if this one ends

    @property
    def version(self) -> int:
        """The version of the table that its messages were last compared with; -1 before that."""
        return self._snapshot.row.version if self._snapshot is not None else -1

    def compare(
        self, snapshot: Snapshot | None = None, *, repost: bool = False, unsure: bool = False,
        drawn_elsewhere: Collection[Key] | None = None,
    ) -> asyncio.Event:  # fmt: skip
        """Compare the table's messages with this snapshot, or the table read anew. The event says when it is done.
        `repost`: the table message moves to the bottom. `unsure`: a process that was at work on them has ended.
        `drawn_elsewhere`: messages that another process has drawn too; they are read anew, and drawn again.
        """
        asked = self._next = self._next or _Comparison(snapshot)
        asked.snapshot = snapshot if asked.snapshot is not None else None
        asked.repost |= repost
        asked.is_unsure |= unsure
        asked.reads_messages |= drawn_elsewhere is not None
        asked.drawn_elsewhere.update(drawn_elsewhere or ())
        self._changed.set()
        return asked.done

    def state_of(self, key: Key) -> State:
        """The state of a message."""
        return self._deliveries[key].state if key in self._deliveries else Idle()

    def note_click(self, key: Key, state: State) -> None:
        """A click has redrawn a message."""
        if key in self._deliveries:
            self._deliveries[key].state = state

    async def wait_for(self, *kinds: MessageKind) -> None:
        """Wait until the messages of these kinds are delivered or refused, a few seconds at most."""
        if tasks := [task for key, task in self._tasks.items() if key[0] in kinds]:
            await asyncio.wait(tasks, timeout=_ANSWERED_WITHIN)

    async def run(self) -> datetime | None:
        """Deliver until nothing is left to do. Returns when to compare again although nothing happens, if ever."""
        try:
            while self._next is not None or self._tasks:
                if self._next is not None:
                    await self._compare_next()
                else:
                    await self._until_changed()
            if self._is_complete and self._snapshot is not None:
                self._logbook.note_complete(self._snapshot, self._show_again)
        finally:
            if self._next is not None:
                self._next.done.set()
            for task in (tasks := [*self._tasks.values()]):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self._changes_at

    async def _until_changed(self) -> None:
        """Wait until a comparison is asked for, a message is done, or messages change by themselves."""
        self._changed.clear()
        timer = None
        if self._changes_at is not None:
            timer = clock.call_later(clock.seconds_until(self._changes_at), self.compare)
        try:
            await self._changed.wait()
        finally:
            if timer is not None:
                timer.cancel()

    # -- comparing -----------------------------------------------------------------------------------------------

    async def _compare_next(self) -> None:
        self._is_comparing, self._is_complete = True, False
        await self._holds.until_answered(self.table_id)
        asked, self._next = self._next, None
        assert asked is not None  # noqa: S101 - nothing else takes it
        try:
            await until_done(f"the messages of table {self.table_id}", is_passing, partial(self._compare, asked))
        except Refusal as refusal:
            log.warning("the messages of table %d: %s", self.table_id, refusal)
        except Exception:
            log.exception("the messages of table %d are not compared", self.table_id)
        finally:
            self._is_comparing = False
            asked.done.set()

    async def _compare(self, asked: _Comparison) -> None:
        if asked.reads_messages:
            await self._logbook.read_again(self.table_id)
        snapshot = self._snapshot = asked.snapshot or await self._tables.snapshot(self.table_id)
        messages, now = await self._logbook.of(snapshot), clock.now()
        rows = dict(messages.current(snapshot.deal))
        # What is being drawn is compared whatever it is: another process may have drawn it too.
        rows |= {key: row for key in self._deliveries if (row := messages.rows.get(key)) is not None}
        stage = stage_of(snapshot, rows, now)
        is_quiet = any_notified(rows.values(), snapshot, stage) and await self._outbox.is_quiet(snapshot)
        for key, row in [*rows.items()]:
            is_free = is_obsolete(row, snapshot, stage, is_quiet=is_quiet) and self._holds.on(row.message_id) is None
            if is_free and await self._logbook.discard(row):
                del rows[key]
        is_burst = self._set_alarm(snapshot, now, rows) and not asked.repost
        without_shuffle = self._outbox.refused.tables_without_shuffle
        if asked.is_unsure:  # perhaps it can be posted now
            without_shuffle.pop(self.table_id)
        is_given_up = bool(without_shuffle.get(self.table_id))
        wanted = desired(snapshot, rows, now, stage)
        self._waits_for_shuffle = SHUFFLE in wanted and SHUFFLE not in rows and not is_given_up
        self._is_complete = not (is_burst or self._waits_for_shuffle)
        # This process ends private messages in time; if it has ended, another does.
        ends = (ends_at(row) + SHOWN_WITHIN for row in rows.values() if row.kind == "private" and not row.final)
        self._show_again = min(ends, default=None)
        elsewhere = open_elsewhere(rows, now)
        for key, final in wanted.items():
            if (self._waits_for_shuffle and key[0] in AFTER_SHUFFLE) or (is_given_up and key == SHUFFLE):
                continue
            is_sure = key not in asked.drawn_elsewhere and not isinstance(self.state_of(key), Unsure)
            if is_burst and key[0] == "table" and not final and key in rows and is_sure:
                continue
            basis = basis_of(key, snapshot, stage) if not final and key[2] not in elsewhere else None
            source = MessageSource(snapshot, stage, elsewhere.get(key[2] or 0) if key[0] == "hand" else None, basis)
            self._update(key, source, messages, asked, final=final, is_quiet=is_quiet)

    def _set_alarm(self, snapshot: Snapshot, now: datetime, rows: Mapping[Key, MessageRow]) -> bool:
        """Note when messages change next by themselves. Returns whether computer players move at once just now."""
        burst_ends = snapshot.waiting_since + BURST_WAITS
        is_burst = moves_at_once(snapshot) and now < burst_ends and snapshot.stage(now) is Stage.CARD
        changes = [ends_at(row) for row in rows.values() if row.kind == "private" and not row.final]
        if is_burst:
            changes.append(burst_ends)
        # What is over already is being delivered: to compare it at once would have no end.
        self._changes_at = min((at for at in changes if at > now), default=None)
        return is_burst

    def _update(
        self, key: Key, source: MessageSource, messages: TableMessages, asked: _Comparison,
        *, final: bool, is_quiet: bool,
    ) -> None:  # fmt: skip
        """Have a message show what it should, unless it does."""
        row, delivery = messages.rows.get(key), self._deliveries.get(key)
        is_final, is_drawn_elsewhere = row is not None and row.final, key in asked.drawn_elsewhere
        if delivery is None:
            is_shown = is_final or (not asked.is_unsure and messages.shows(key, source.basis))
            if is_shown and not is_drawn_elsewhere:
                return
            delivery = MessageDelivery(key, source, messages, self._outbox, self._logbook, self._holds)
            self._deliveries[key] = delivery
        if is_drawn_elsewhere:
            delivery.mark_drawn_elsewhere()
        if asked.is_unsure and not is_final:
            delivery.mark_unsure()
        notifies = key[0] == "hand" and source.elsewhere is None and not is_quiet
        asked_from = notify_from(key[2], source.snapshot, source.stage) if notifies else None
        repost = asked.repost and key[0] in ("table", "lobby") and not final
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
                await self.compare(drawn_elsewhere=()).wait()
            is_given_up = end is Do.GIVE_UP
        finally:
            del self._tasks[delivery.key]
            self._finish(delivery, is_given_up=is_given_up)
            self._changed.set()

    def _finish(self, delivery: MessageDelivery, *, is_given_up: bool) -> None:
        del self._deliveries[delivery.key]
        if is_given_up:
            later = clock.now() + RETRIED_AFTER
            self._show_again = min(self._show_again or later, later)
        if delivery.key == SHUFFLE and self._waits_for_shuffle:
            if is_given_up:
                self._outbox.refused.tables_without_shuffle.put(self.table_id, value=True)
            self.compare()
