"""The courier: brings every message of a table up to date with the table, and keeps at it until it is.

What a message should show follows from the Snapshot. The store remembers at which position each was last drawn and what
it shows, so whatever is behind - a crash, a failed call, a process that was overtaken by another - is drawn again. A
burst of changes to one message becomes one edit.
"""

import asyncio
import logging
import time
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from bot.rules.errors import Refusal
from bot.table.errors import NotLoaded
from bot.table.messages import MessageRow, NewMessage
from bot.table.snapshot import Outcome, Snapshot
from bot.table.tables import Tables
from bot.words.refusals import sentence
from cogs.delivery.leftovers import Leftovers
from cogs.delivery.post import ARCHIVED, CLOSED_DMS, GONE_CHANNEL, NO_ACCESS, PASSING, UNKNOWN_MESSAGE, Post, pauses
from cogs.delivery.under_way import Claim, Delivery, Round, Shown
from cogs.delivery.wanted import Key, digest, is_spent, payload_of, wanted_of
from cogs.messages.payload import AnyPayload, Parts

log = logging.getLogger(__name__)
REPOST_AFTER = timedelta(minutes=50)
REPOST_AT_MOST_EVERY = timedelta(seconds=20)
BURIED_BELOW = 6
DIRECT = ("hand", "seated")  # the kinds of message that go to one person


class Courier:
    """Delivers the messages of all tables of this process."""

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._post = post
        self._leftovers = Leftovers(tables.messages, post)
        self._rounds: dict[int, Round] = {}  # nothing is kept of a table while nothing is under way
        self._claims: dict[int, Claim] = {}  # by message
        self._looked: dict[int, float] = {}  # when a table message was last looked for among newer ones
        self._no_dms: set[int] = set()  # seat rows whose player's direct messages are closed
        tables.listeners.append(self.listen)

    def listen(self, outcome: Outcome) -> None:
        """Bring a table's messages up to date, in the background."""
        self._look(outcome.snapshot)

    async def catch_up(self, guild_id: int | None = None) -> None:
        """Draw again whatever is behind, at all tables or those of one server. Raises NotLoaded."""
        for table_id in await self._tables.recent_ids(guild_id):
            try:
                await self.look_again(table_id)
            except NotLoaded:  # nothing can be read now: whoever asked tries again
                raise
            except Refusal as refusal:  # one that cannot be read does not hold up the others
                log.warning("table %d: %s", table_id, sentence(refusal))
            self._leftovers.sweep(table_id)

    async def look_again(self, table_id: int) -> None:
        """Bring a table's messages up to date with what the store holds now. Raises NoTable, NotLoaded."""
        await self._look(await self._tables.snapshot(table_id))

    async def move_down(self, snapshot: Snapshot) -> None:
        """Post the table message anew, at the bottom of its channel."""
        await self._look(snapshot, repost=True)

    async def close(self) -> None:
        """Stop delivering; what is not delivered is drawn again at the next start."""
        await self._leftovers.close()
        tasks = self._under_way()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        while tasks := [*self._under_way(), *self._leftovers.under_way()]:
            await asyncio.gather(*tasks, return_exceptions=True)

    def _under_way(self) -> list[asyncio.Task[None]]:
        every = list(self._rounds.values())
        deliveries = [one.task for round_ in every for one in round_.deliveries.values() if one.task]
        return deliveries + [task for round_ in every for task in round_.looks]

    # -- what there should be ------------------------------------------------------------------------------------

    def _look(self, snapshot: Snapshot, *, repost: bool = False) -> asyncio.Task[None]:
        """Compare a table's messages with the newest snapshot of it; the task ends when that is done."""
        round_ = self._round(snapshot)
        round_.snapshot = snapshot
        task = asyncio.create_task(self._compare_in_the_end(round_, repost=repost))
        round_.looks.add(task)
        task.add_done_callback(lambda done: self._looked_at(round_, done))
        return task

    def _looked_at(self, round_: Round, task: asyncio.Task[None]) -> None:
        round_.looks.discard(task)
        self._let_go(round_)

    def _round(self, snapshot: Snapshot) -> Round:
        return self._rounds.setdefault(snapshot.id, Round(snapshot))

    def _let_go(self, round_: Round) -> None:
        """Keep nothing of a table at which nothing is under way."""
        if not round_.looks and not round_.deliveries:
            self._rounds.pop(round_.snapshot.id, None)

    async def _compare_in_the_end(self, round_: Round, *, repost: bool) -> None:
        """Compare, however long the store cannot be read."""
        for pause in pauses():
            try:
                await self._compare(round_, repost=repost)
            except PASSING as error:
                log.info("the messages of table %d are looked up again: %s", round_.snapshot.id, error)
                await asyncio.sleep(pause)
            else:
                return

    async def _compare(self, round_: Round, *, repost: bool = False) -> None:
        rows: dict[Key, MessageRow] = {}
        for row in await self._tables.messages.of_table(round_.snapshot.id):
            rows[row.kind, row.deal, row.seat] = row
        snapshot = round_.snapshot
        for key, final in wanted_of(snapshot, rows).items():
            known, delivery = rows.get(key), round_.deliveries.get(key)
            done = known is not None and known.final and not (delivery and delivery.unsure)
            if done or self._is_closed(key):
                continue
            delivery = round_.delivery(key)
            delivery.snapshot, delivery.final, delivery.wanted = snapshot, final, True
            if _is_newer(known, delivery.row):  # it may have been posted since the rows were read
                delivery.row = known
            delivery.repost |= repost and key[0] == "table" and not final
            if delivery.task is None:
                name = f"{key} of table {snapshot.id}"
                delivery.task = asyncio.create_task(self._deliver(round_, delivery), name=name)
        for row in rows.values():
            if is_spent(row, snapshot):
                await self._tables.messages.discard(row)
                self._leftovers.sweep(snapshot.id)

    # -- delivering ----------------------------------------------------------------------------------------------

    async def _deliver(self, round_: Round, delivery: Delivery) -> None:
        again = pauses()
        try:
            while delivery.wanted:
                await self._unclaimed(delivery)
                delivery.wanted = False
                if await self._try(round_, delivery):
                    continue
                delivery.wanted = True
                await asyncio.sleep(next(again))
        finally:
            delivery.task = None
            self._put_away(round_, delivery)

    def _put_away(self, round_: Round, delivery: Delivery) -> None:
        if delivery.task is None:
            round_.deliveries.pop(delivery.key, None)
            self._let_go(round_)

    async def _try(self, round_: Round, delivery: Delivery) -> bool:
        """Bring a message up to date. False where it failed and another try may help."""
        try:
            try:
                await self._bring(round_, delivery)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
                await self._refused(delivery, error)
        except (discord.HTTPException, *PASSING) as error:
            log.info("%s of table %d is tried again: %s", delivery.key, delivery.snapshot.id, error)
            return False
        except Exception:  # a fault of ours: tried again when there is something new to show
            log.exception("%s of table %d was not delivered", delivery.key, delivery.snapshot.id)
        return True

    async def _bring(self, round_: Round, delivery: Delivery) -> None:
        row, final = delivery.row, delivery.final
        payload = payload_of(delivery.key, delivery.snapshot, final)
        shown = Shown(delivery.snapshot.position, final, payload, digest(payload))
        if row is None:
            await self._send(round_, delivery, shown)
            return
        changed = delivery.unsure or shown.face != row.face
        if delivery.key[0] == "table" and not final and await self._should_move(delivery, row, changed=changed):
            await self._move(round_, delivery, shown, row)
        elif not changed or await self._edit(delivery, shown, row) or final:
            await self._mark(round_, delivery, shown, row)
        else:
            await self._tables.messages.forget(row.id)
            delivery.row = None
            await self._send(round_, delivery, shown, instead_of=row)

    async def _move(self, round_: Round, delivery: Delivery, shown: Shown, row: MessageRow) -> None:
        """Post a message anew. That is put down first: if we die on the way, the next process does it to the end."""
        outdated = await self._tables.messages.outdate(row)
        if outdated is None:
            await self._overtaken(round_, delivery)
            return
        delivery.row = outdated
        await self._send(round_, delivery, shown, instead_of=outdated)

    async def _edit(self, delivery: Delivery, shown: Shown, row: MessageRow) -> bool:
        """Whether the message was still there."""
        delivery.unsure = True  # until it is marked: a call that fails may have got through
        try:
            await self._edit_awake(delivery, row, await shown.payload.parts())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _edit_awake(self, delivery: Delivery, row: MessageRow, parts: Parts) -> None:
        """Edit a message, in an archived thread too: it is woken, but not for a table that nobody plays at any more."""
        try:
            await self._post.edit(row.channel_id, row.message_id, parts)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or delivery.snapshot.row.state == "stopped":
                raise
            await self._post.wake(row.channel_id)
            await self._post.edit(row.channel_id, row.message_id, parts)

    async def _send(
        self, round_: Round, delivery: Delivery, shown: Shown, *, instead_of: MessageRow | None = None
    ) -> None:
        snapshot, before = delivery.snapshot, delivery.row
        channel = await self._channel(delivery.key, snapshot)
        if channel is None:
            return
        kind, deal, seat = delivery.key
        # The same for every try, so that one which got through unnoticed is not followed by a second message.
        nonce = f"{snapshot.id}.{kind[0]}{deal}.{seat or ''}"
        if instead_of is not None:
            nonce += f".{instead_of.message_id % 10**6}"
        message = await self._post.send(channel, await shown.payload.parts(), nonce)
        row = await self._tables.messages.remember(
            snapshot.id,
            NewMessage(
                kind=kind,
                deal=deal,
                seat=seat,
                channel_id=channel,
                message_id=message,
                drawn=shown.position,
                face=shown.face,
                final=shown.final,
            ),
        )
        delivery.row = row
        delivery.repost = False  # not before it is remembered: else another try would go on with the old message
        if before is not None:
            self._leftovers.sweep(snapshot.id)
        if row.version == (before.version + 1 if before else 0):
            delivery.unsure = False
        else:
            await self._overtaken(round_, delivery)

    async def _channel(self, key: Key, snapshot: Snapshot) -> int | None:
        """Where a message goes: the table's channel, or the direct messages of a seat's player."""
        if key[0] not in DIRECT:
            return snapshot.row.channel_id
        seat = next((seat for seat in snapshot.seats if seat.id == key[2]), None)
        if seat is None or seat.user_id is None or self._is_closed(key):
            return None
        if seat.dm_channel_id is not None:
            return seat.dm_channel_id
        channel = await self._post.direct(seat.user_id)
        await self._tables.preferences.remember_dm(seat.id, channel)
        return channel

    async def _mark(self, round_: Round, delivery: Delivery, shown: Shown, row: MessageRow) -> None:
        """Write down what a message shows, if that has changed. Where another process has drawn it meanwhile, nobody
        knows whose is seen.
        """
        if not delivery.unsure and row.final == shown.final:
            return
        marked = await self._tables.messages.mark_drawn(row, shown.position, shown.face, final=shown.final)
        if marked is None:
            await self._overtaken(round_, delivery)
        else:
            delivery.row, delivery.unsure = marked, False

    async def _overtaken(self, round_: Round, delivery: Delivery) -> None:
        """Draw a message once more, as the store has its table now."""
        log.info("%s of table %d was drawn elsewhere meanwhile", delivery.key, round_.snapshot.id)
        round_.snapshot = await self._tables.snapshot(round_.snapshot.id)
        await self._compare(round_)

    async def _refused(self, delivery: Delivery, error: discord.HTTPException) -> None:
        """Discord will not take it, now or later: closed DMs, a channel that is gone, a permission taken away."""
        table_id = delivery.snapshot.id
        if delivery.key[0] in DIRECT and error.code in CLOSED_DMS and delivery.key[2] is not None:
            self._no_dms.add(delivery.key[2])
            await self._tables.preferences.mark_dm_closed(table_id, delivery.key[2])
        elif delivery.key[0] not in DIRECT and error.code in GONE_CHANNEL:
            log.info("the channel of table %d is gone", table_id)
            if not delivery.snapshot.over:  # else closing it would be told, delivered, refused, and so on for ever
                await self._tables.lifecycle.close(table_id)
        elif error.code == ARCHIVED:
            log.info("table %d: its thread is archived; its messages wait until somebody wakes it", table_id)
        elif error.code in NO_ACCESS:
            log.warning("table %d: I may not write in its channel any more (%s)", table_id, error.text)
        else:
            log.error("%s of table %d was refused: %s", delivery.key, table_id, error)

    def _is_closed(self, key: Key) -> bool:
        """Whether a message goes to somebody who takes no direct messages: they are not tried again."""
        return key[0] in DIRECT and key[2] in self._no_dms

    async def _should_move(self, delivery: Delivery, row: MessageRow, *, changed: bool) -> bool:
        """Whether a table message that has changed is too old or buried, or it is asked for at the bottom."""
        age = datetime.now(UTC) - row.posted_at
        if delivery.repost or (changed and age > REPOST_AFTER):
            return True
        if not changed or age < REPOST_AT_MOST_EVERY or not self._may_look(row.table_id):
            return False
        delivery.repost = await self._post.newer(row.channel_id, row.message_id, BURIED_BELOW) >= BURIED_BELOW
        return delivery.repost

    def _may_look(self, table_id: int) -> bool:
        """Whether it is time to look for a table message among newer ones again."""
        now, pause = time.monotonic(), REPOST_AT_MOST_EVERY.total_seconds()
        self._looked = {table: when for table, when in self._looked.items() if now - when < pause}
        return self._looked.setdefault(table_id, now) == now

    # -- clicks that redraw their own message --------------------------------------------------------------------

    @contextmanager
    def claim(self, message: discord.Message | None) -> Generator[None]:
        """While a click answers with a new version of its own message, leave that message to it."""
        if message is None:
            yield
            return
        claim = self._claims.setdefault(message.id, Claim())
        claim.holders += 1
        try:
            yield
        finally:
            claim.holders -= 1
            if claim.holders == 0:
                del self._claims[message.id]
                claim.over.set()

    async def _unclaimed(self, delivery: Delivery) -> None:
        """Wait until no click answers with its own version of a message."""
        while delivery.row is not None and (claim := self._claims.get(delivery.row.message_id)):
            await claim.over.wait()

    async def redrawn(
        self, interaction: discord.Interaction[Any], key: Key, snapshot: Snapshot, payload: AnyPayload
    ) -> None:
        """A click has redrawn its message, which it has claimed: note what it shows, and that its token may carry
        further edits.
        """
        if interaction.message is not None:
            self._post.ride_on(interaction.message.id, interaction)
        rows = await self._tables.messages.of_table(snapshot.id)
        row = next((row for row in rows if (row.kind, row.deal, row.seat) == key), None)
        if row is None or interaction.message is None or row.message_id != interaction.message.id:
            return
        round_ = self._round(snapshot)
        delivery = round_.delivery(key)
        delivery.unsure = True
        try:
            if row.drawn > snapshot.position:
                await self._overtaken(round_, delivery)
            else:
                await self._mark(round_, delivery, Shown(snapshot.position, False, payload, digest(payload)), row)
        finally:
            self._put_away(round_, delivery)


def _is_newer(known: MessageRow | None, held: MessageRow | None) -> bool:
    """Whether what the store knows of a message is news: row numbers and versions only grow."""
    return known is not None and (held is None or (known.id, known.version) > (held.id, held.version))
