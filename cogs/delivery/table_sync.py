"""Synchronizing the messages of a table with its state.

What a message should show follows from the Snapshot. The store remembers at which position each was last drawn and a
fingerprint of what it shows, so whatever is behind - a crash, a failed call, a process that was overtaken by another -
is drawn again. A burst of changes to one message becomes one edit.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import discord

from bot.table.messages import MessageRow, NewMessage
from bot.table.snapshot import Snapshot
from cogs.delivery.desired import Key, desired, fingerprint, is_obsolete, payload_of
from cogs.delivery.post import ARCHIVED, CLOSED_DMS, GONE_CHANNEL, NO_ACCESS, PASSING, UNKNOWN_MESSAGE, pauses
from cogs.delivery.state import REPOST_AT_MOST_EVERY, Delivery, Draft, Shared
from cogs.messages.payload import AnyPayload, Parts

log = logging.getLogger(__name__)
REPOST_AFTER = timedelta(minutes=50)
BURIED_BELOW = 6  # newer messages
DIRECT = ("hand", "seated")  # the kinds of message that go to one person


class TableSync:
    """Synchronizes the messages of one table. It exists while there is work for it."""

    def __init__(self, shared: Shared, snapshot: Snapshot, when_idle: Callable[["TableSync"], None]) -> None:
        self.snapshot = snapshot
        self._when_idle = when_idle
        self._shared = shared
        self._comparisons: set[asyncio.Task[None]] = set()
        self._deliveries: dict[Key, Delivery] = {}
        self._delivered: dict[Key, MessageRow] = {}  # what is known of messages whose delivery has ended

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The running tasks."""
        return [*(delivery.task for delivery in self._deliveries.values() if delivery.task), *self._comparisons]

    def update(self, snapshot: Snapshot, *, repost: bool = False) -> asyncio.Task[None]:
        """Compare the table's messages with its newest snapshot; the task ends when that is done."""
        self.snapshot = snapshot
        task = asyncio.create_task(self._compare_until_read(repost=repost))
        self._comparisons.add(task)
        task.add_done_callback(self._compared)
        return task

    def _compared(self, task: asyncio.Task[None]) -> None:
        self._comparisons.discard(task)
        self._report_idle()

    def _report_idle(self) -> None:
        if not self._comparisons and not self._deliveries:
            self._when_idle(self)

    async def _compare_until_read(self, *, repost: bool) -> None:
        """Compare, retrying while the store cannot be read."""
        for pause in pauses():
            try:
                await self._compare(repost=repost)
            except PASSING as error:
                log.info("the messages of table %d are read again: %s", self.snapshot.id, error)
                await asyncio.sleep(pause)
            else:
                return

    async def _compare(self, *, repost: bool = False) -> None:
        rows: dict[Key, MessageRow] = {}
        for row in await self._shared.tables.messages.of_table(self.snapshot.id):
            rows[row.kind, row.deal, row.seat] = row
        snapshot = self.snapshot
        for key, final in desired(snapshot, rows).items():
            known, delivery = rows.get(key), self._deliveries.get(key)
            delivered = self._delivered.get(key)
            if _is_newer(delivered, known):  # its delivery has ended since the rows were read
                known = delivered
            done = known is not None and known.final and not (delivery and delivery.unsure)
            if done or self._is_closed(key):
                continue
            delivery = self._delivery(key)
            delivery.snapshot, delivery.final, delivery.pending = snapshot, final, True
            if _is_newer(known, delivery.row):  # it may have been posted since the rows were read
                delivery.row = known
            delivery.repost |= repost and key[0] == "table" and not final
            if delivery.task is None:
                name = f"{key} of table {snapshot.id}"
                delivery.task = asyncio.create_task(self._deliver(delivery), name=name)
        for row in rows.values():
            if is_obsolete(row, snapshot):
                await self._shared.tables.messages.discard(row)
                self._shared.leftovers.sweep(snapshot.id)

    # -- delivering ----------------------------------------------------------------------------------------------

    async def _deliver(self, delivery: Delivery) -> None:
        again = pauses()
        try:
            while delivery.pending:
                await self._wait_for_claims(delivery)
                delivery.pending = False
                if await self._try(delivery):
                    continue
                delivery.pending = True
                await asyncio.sleep(next(again))
        finally:
            delivery.task = None
            self._finish(delivery)

    def _finish(self, delivery: Delivery) -> None:
        if delivery.task is None:
            self._deliveries.pop(delivery.key, None)
            if delivery.row is not None:
                self._delivered[delivery.key] = delivery.row
            else:  # it was deleted, and could not be posted again
                self._delivered.pop(delivery.key, None)
            self._report_idle()

    async def _try(self, delivery: Delivery) -> bool:
        """Update a message. False where it failed and should be retried."""
        try:
            try:
                await self._draw(delivery)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
                await self._refused(delivery, error)
        except (discord.HTTPException, *PASSING) as error:
            log.info("%s of table %d is retried: %s", delivery.key, delivery.snapshot.id, error)
            return False
        except Exception:  # a bug: retried when there is something new to show
            log.exception("%s of table %d was not delivered", delivery.key, delivery.snapshot.id)
        return True

    async def _draw(self, delivery: Delivery) -> None:
        row, final = delivery.row, delivery.final
        payload = payload_of(delivery.key, delivery.snapshot, final)
        draft = Draft(delivery.snapshot.position, final, payload, fingerprint(payload))
        if row is None:
            await self._send(delivery, draft)
            return
        changed = delivery.unsure or draft.fingerprint != row.face
        if delivery.key[0] == "table" and not final and await self._should_move(delivery, row, changed=changed):
            await self._move(delivery, draft, row)
        elif not changed or await self._edit(delivery, draft, row) or final:
            await self._mark(delivery, draft, row)
        else:
            await self._shared.tables.messages.forget(row.id)
            delivery.row = None
            await self._send(delivery, draft, instead_of=row)

    async def _move(self, delivery: Delivery, draft: Draft, row: MessageRow) -> None:
        """Post a message again. The store records that first, so that after a crash the next process completes it."""
        outdated = await self._shared.tables.messages.outdate(row)
        if outdated is None:
            await self._redraw_overtaken(delivery)
            return
        delivery.row = outdated
        await self._send(delivery, draft, instead_of=outdated)

    async def _edit(self, delivery: Delivery, draft: Draft, row: MessageRow) -> bool:
        """Edit a message. False where it no longer exists."""
        delivery.unsure = True  # until it is recorded: a failed call may have been applied
        try:
            await self._edit_awake(delivery, row, await draft.payload.parts())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _edit_awake(self, delivery: Delivery, row: MessageRow, parts: Parts) -> None:
        """Edit a message, in an archived thread too: it is woken, but not for a table that nobody plays at any more."""
        try:
            await self._shared.post.edit(row.channel_id, row.message_id, parts)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or delivery.snapshot.row.state == "stopped":
                raise
            await self._shared.post.wake(row.channel_id)
            await self._shared.post.edit(row.channel_id, row.message_id, parts)

    async def _send(self, delivery: Delivery, draft: Draft, *, instead_of: MessageRow | None = None) -> None:
        snapshot, before = delivery.snapshot, delivery.row
        channel = await self._channel(delivery.key, snapshot)
        if channel is None:
            return
        kind, deal, seat = delivery.key
        # The same nonce for every try, so that a try that succeeded unnoticed is not followed by a second message.
        nonce = f"{snapshot.id}.{kind[0]}{deal}.{seat or ''}"
        if instead_of is not None:
            nonce += f".{instead_of.message_id % 10**6}"
        message = await self._shared.post.send(channel, await draft.payload.parts(), nonce)
        row = await self._shared.tables.messages.remember(
            snapshot.id,
            NewMessage(
                kind=kind,
                deal=deal,
                seat=seat,
                channel_id=channel,
                message_id=message,
                drawn=draft.position,
                face=draft.fingerprint,
                final=draft.final,
            ),
        )
        delivery.row = row
        delivery.repost = False  # only after it is stored: else a retry would use the old message
        if before is not None:
            self._shared.leftovers.sweep(snapshot.id)
        if row.version == (before.version + 1 if before else 0):
            delivery.unsure = False
        else:
            await self._redraw_overtaken(delivery)

    async def _channel(self, key: Key, snapshot: Snapshot) -> int | None:
        """Where a message goes: the table's channel, or the direct messages of a seat's player."""
        if key[0] not in DIRECT:
            return snapshot.row.channel_id
        seat = next((seat for seat in snapshot.seats if seat.id == key[2]), None)
        if seat is None or seat.user_id is None or self._is_closed(key):
            return None
        if seat.dm_channel_id is not None:
            return seat.dm_channel_id
        channel = await self._shared.post.direct(seat.user_id)
        await self._shared.tables.preferences.remember_dm(seat.id, channel)
        return channel

    async def _mark(self, delivery: Delivery, draft: Draft, row: MessageRow) -> None:
        """Write down what a message shows, if that has changed. Where another process has drawn it meanwhile, nobody
        knows whose is seen.
        """
        if not delivery.unsure and row.final == draft.final:
            return
        marked = await self._shared.tables.messages.mark_drawn(
            row, draft.position, draft.fingerprint, final=draft.final
        )
        if marked is None:
            await self._redraw_overtaken(delivery)
        else:
            delivery.row, delivery.unsure = marked, False

    async def _redraw_overtaken(self, delivery: Delivery) -> None:
        """Draw a message again, from the current state of its table."""
        log.info("%s of table %d was drawn elsewhere meanwhile", delivery.key, self.snapshot.id)
        self.snapshot = await self._shared.tables.snapshot(self.snapshot.id)
        await self._compare()

    async def _refused(self, delivery: Delivery, error: discord.HTTPException) -> None:
        """Handle a permanent refusal by Discord: closed DMs, a deleted channel, a missing permission."""
        table_id = delivery.snapshot.id
        if delivery.key[0] in DIRECT and error.code in CLOSED_DMS and delivery.key[2] is not None:
            self._shared.closed_dms.add(delivery.key[2])
            await self._shared.tables.preferences.mark_dm_closed(table_id, delivery.key[2])
        elif delivery.key[0] not in DIRECT and error.code in GONE_CHANNEL:
            log.info("the channel of table %d is gone", table_id)
            if not delivery.snapshot.over:  # else closing it would be delivered, refused, and so on without end
                await self._shared.tables.lifecycle.close(table_id)
        elif error.code == ARCHIVED:
            log.info("table %d: its thread is archived; its messages wait until it is unarchived", table_id)
        elif error.code in NO_ACCESS:
            log.warning("table %d: no permission to write in its channel (%s)", table_id, error.text)
        else:
            log.error("%s of table %d was refused: %s", delivery.key, table_id, error)

    def _is_closed(self, key: Key) -> bool:
        """Whether a message goes to a person who accepts no direct messages: it is not retried."""
        return key[0] in DIRECT and key[2] in self._shared.closed_dms

    async def _should_move(self, delivery: Delivery, row: MessageRow, *, changed: bool) -> bool:
        """Whether to post a changed table message again: it is too old or buried, or this was requested."""
        age = datetime.now(UTC) - row.posted_at
        if delivery.repost or (changed and age > REPOST_AFTER):
            return True
        if not changed or age < REPOST_AT_MOST_EVERY or not self._shared.may_check_if_buried(row.table_id):
            return False
        delivery.repost = await self._shared.post.newer(row.channel_id, row.message_id, BURIED_BELOW) >= BURIED_BELOW
        return delivery.repost

    async def _wait_for_claims(self, delivery: Delivery) -> None:
        """Wait until no click is updating a message."""
        while delivery.row is not None and (claim := self._shared.claims.get(delivery.row.message_id)):
            await claim.over.wait()

    async def note_drawn(self, row: MessageRow, snapshot: Snapshot, payload: AnyPayload) -> None:
        """Record what a message shows that a click has redrawn; `row` is its row in the store."""
        delivery = self._delivery((row.kind, row.deal, row.seat))
        delivery.unsure = True
        try:
            if row.drawn > snapshot.position:
                await self._redraw_overtaken(delivery)
            else:
                draft = Draft(snapshot.position, False, payload, fingerprint(payload))
                await self._mark(delivery, draft, row)
        finally:
            self._finish(delivery)

    def _delivery(self, key: Key) -> Delivery:
        """The delivery of a message, begun if there is none."""
        return self._deliveries.setdefault(key, Delivery(key, self.snapshot))


def _is_newer(known: MessageRow | None, held: MessageRow | None) -> bool:
    """Whether a row of a message is newer: row ids and versions only increase."""
    return known is not None and (held is None or (known.id, known.version) > (held.id, held.version))
