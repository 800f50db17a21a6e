"""The courier: brings every message of a table up to date with the table, and keeps at it until it is.

What a message should show follows from the Snapshot. The store remembers at which position each was last drawn, so
whatever is behind - a crash, a failed call - is drawn again. A burst of changes to one message becomes one edit.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

import aiohttp
import discord

from bot.rules.errors import Refusal
from bot.store.errors import NotLoaded, NotSaved
from bot.store.rows import MessageRow
from bot.table.access import Outcome
from bot.table.table import Snapshot
from bot.table.tables import Tables
from cogs.caller import Interaction
from cogs.payload import AnyPayload, Face
from cogs.post import CLOSED_DMS, GONE_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE, Post
from cogs.wanted import Key, payload_of, wanted_of

log = logging.getLogger(__name__)
REPOST_AFTER = timedelta(minutes=50)
REPOST_AT_MOST_EVERY = 20.0
BURIED_BELOW = 6
DIRECT = ("hand", "seated")  # the kinds of message that go to one person
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between two tries
PASSING = (aiohttp.ClientError, OSError, TimeoutError, NotLoaded, NotSaved)  # failures that go away by themselves


@dataclass(slots=True)
class Delivery:
    """One message that is being kept up to date: the newest snapshot it should show, and what it shows now."""

    key: Key
    snapshot: Snapshot
    final: bool = False
    row: MessageRow | None = None
    face: Face | None = None
    claims: int = 0
    repost: bool = False
    wanted: bool = False
    task: asyncio.Task[None] | None = None
    free: asyncio.Event = field(default_factory=asyncio.Event)


class Courier:
    """Delivers the messages of all tables of this process."""

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._post = post
        self._latest: dict[int, Snapshot] = {}
        self._deliveries: dict[tuple[int, Key], Delivery] = {}
        self._checked: dict[int, float] = {}  # when a table message was last looked for among newer ones
        self._no_dms: set[int] = set()  # seat rows whose player's direct messages are closed
        self._refreshing: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.listen)

    def listen(self, outcome: Outcome) -> None:
        """Bring a table's messages up to date, in the background."""
        self._latest[outcome.snapshot.id] = outcome.snapshot
        task = asyncio.create_task(self._refresh_in_the_end(outcome.snapshot.id))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def catch_up(self) -> None:
        """After a start: draw again whatever is behind."""
        for table_id in await self._tables.store.tables_behind():
            try:
                self._latest[table_id] = await self._tables.snapshot(table_id)
                await self._refresh(table_id, starting=True)
            except Refusal as refusal:
                log.warning("table %d: %s", table_id, refusal)

    async def move_down(self, snapshot: Snapshot) -> None:
        """Post the table message anew, at the bottom of its channel."""
        self._latest[snapshot.id] = snapshot
        await self._refresh(snapshot.id, repost=True)

    async def close(self) -> None:
        """Stop delivering; what is not delivered is drawn again at the next start."""
        tasks = self._under_way()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        while tasks := self._under_way():
            await asyncio.gather(*tasks, return_exceptions=True)

    def _under_way(self) -> list[asyncio.Task[None]]:
        return [one.task for one in self._deliveries.values() if one.task] + list(self._refreshing)

    # -- what there should be ------------------------------------------------------------------------------------

    async def _refresh_in_the_end(self, table_id: int) -> None:
        """Refresh, however long the store cannot be read."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._refresh(table_id)
            except NotLoaded as error:
                log.info("the messages of table %d are looked up again: %s", table_id, error)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _refresh(self, table_id: int, *, repost: bool = False, starting: bool = False) -> None:
        rows: dict[Key, MessageRow] = {}
        for row in await self._tables.store.messages(table_id):
            rows[row.kind, row.deal, row.seat] = row
        snapshot = self._latest.get(table_id)
        if snapshot is None:  # it is over, and its last message is out
            return
        for key, final in wanted_of(snapshot, rows).items():
            known = rows.get(key)
            if (known is not None and known.final) or self._is_closed(key):
                continue
            delivery = self._delivery(snapshot, key)
            delivery.snapshot, delivery.final, delivery.wanted = snapshot, final, True
            if delivery.task is None and _is_newer(known, delivery.row):  # it may have been posted since rows were read
                delivery.face = None if delivery.row else delivery.face
                delivery.row = known
            delivery.repost |= repost and key[0] == "table" and not final
            drawn = known is not None and known.drawn == snapshot.position
            if starting and drawn and not final and key[0] != "lobby":
                delivery.face, delivery.wanted = payload_of(key, snapshot, final).face, False
            elif delivery.task is None:
                delivery.task = asyncio.create_task(self._deliver(delivery), name=f"{key} of table {table_id}")

    def _delivery(self, snapshot: Snapshot, key: Key) -> Delivery:
        delivery = self._deliveries.get((snapshot.id, key))
        if delivery is None:
            delivery = self._deliveries[snapshot.id, key] = Delivery(key, snapshot)
            delivery.free.set()
        return delivery

    # -- delivering ----------------------------------------------------------------------------------------------

    async def _deliver(self, delivery: Delivery) -> None:
        pause = FIRST_PAUSE
        try:
            while delivery.wanted:
                await delivery.free.wait()
                delivery.wanted = False
                if await self._try(delivery):
                    continue
                delivery.wanted = True
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            if delivery.final:
                self._deliveries.pop((delivery.snapshot.id, delivery.key), None)
        finally:
            delivery.task = None
            if delivery.snapshot.over:
                self._let_go(delivery.snapshot.id)

    async def _try(self, delivery: Delivery) -> bool:
        """Bring a message up to date. False where it failed and another try may help."""
        try:
            try:
                await self._bring(delivery)
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

    def _let_go(self, table_id: int) -> None:
        """Keep nothing of a table that is over, once its last message is out."""
        own = {key: one for key, one in self._deliveries.items() if key[0] == table_id}
        if any(one.task or one.claims for one in own.values()):
            return
        for key in own:
            del self._deliveries[key]
        self._latest.pop(table_id, None)
        self._checked.pop(table_id, None)

    async def _bring(self, delivery: Delivery) -> None:
        snapshot, final, row = delivery.snapshot, delivery.final, delivery.row
        payload = payload_of(delivery.key, snapshot, final)
        if row is None:
            await self._send(delivery, payload, snapshot)
        elif delivery.key[0] == "table" and not final and await self._should_move(delivery, row):
            await self._send(delivery, payload, snapshot, instead_of=row)
            await self._post.delete(row.channel_id, row.message_id)
        elif payload.face != delivery.face:
            try:
                await self._post.edit(row.channel_id, row.message_id, await payload.parts())
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                delivery.row = None
                await self._tables.store.forget_message(row.id)
                if not final:
                    await self._send(delivery, payload, snapshot, instead_of=row)
        delivery.face = payload.face
        await self._mark(delivery, snapshot.position, final)

    async def _send(
        self, delivery: Delivery, payload: AnyPayload, snapshot: Snapshot, *, instead_of: MessageRow | None = None
    ) -> None:
        channel = await self._channel(delivery.key, snapshot)
        if channel is None:
            return
        kind, deal, seat = delivery.key
        # The same for every try, so that one which got through unnoticed is not followed by a second message.
        nonce = f"{snapshot.id}.{kind[0]}{deal}.{seat or ''}"
        if instead_of is not None:
            nonce += f".{instead_of.message_id % 10**6}"
        message = await self._post.send(channel, await payload.parts(), nonce)
        delivery.row = await self._tables.store.remember_message(
            snapshot.id, kind, deal, seat, channel, message, snapshot.position
        )
        delivery.repost = False  # not before it is remembered: else another try would go on with the old message
        self._checked[snapshot.id] = time.monotonic()

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
        await self._tables.store.set_dm(seat.id, channel_id=channel)
        return channel

    async def _mark(self, delivery: Delivery, position: int, final: bool) -> None:
        row = delivery.row
        if row is not None and (row.drawn < position or row.final != final):
            await self._tables.store.drawn(row.id, position, final=final)
            delivery.row = replace(row, drawn=position, final=final)

    async def _refused(self, delivery: Delivery, error: discord.HTTPException) -> None:
        """Discord will not take it, now or later: closed DMs, a channel that is gone, a permission taken away."""
        table_id = delivery.snapshot.id
        if delivery.key[0] in DIRECT and error.code in CLOSED_DMS and delivery.key[2] is not None:
            self._no_dms.add(delivery.key[2])
            await self._tables.mark_dm_closed(table_id, delivery.key[2])
        elif delivery.key[0] not in DIRECT and error.code in GONE_CHANNEL:
            log.info("the channel of table %d is gone", table_id)
            if not delivery.snapshot.over:  # else closing it would be told, delivered, refused, and so on for ever
                await self._tables.close(table_id)
        elif error.code in NO_ACCESS:
            log.warning("table %d: I may not write in its channel any more (%s)", table_id, error.text)
        else:
            log.error("%s of table %d was refused: %s", delivery.key, table_id, error)

    def _is_closed(self, key: Key) -> bool:
        """Whether a message goes to somebody who takes no direct messages: they are not tried again."""
        return key[0] in DIRECT and key[2] in self._no_dms

    async def _should_move(self, delivery: Delivery, row: MessageRow) -> bool:
        """Whether the table message is too old, or buried, or asked for at the bottom."""
        if delivery.repost or datetime.now(UTC) - row.posted_at > REPOST_AFTER:
            return True
        if time.monotonic() - self._checked.get(row.table_id, 0.0) < REPOST_AT_MOST_EVERY:
            return False
        self._checked[row.table_id] = time.monotonic()
        delivery.repost = await self._post.newer(row.channel_id, row.message_id, BURIED_BELOW) >= BURIED_BELOW
        return delivery.repost

    # -- clicks that redraw their own message --------------------------------------------------------------------

    @contextmanager
    def claim(self, snapshot: Snapshot, key: Key) -> Iterator[None]:
        """While a click answers with a new version of its own message, leave that message to it."""
        delivery = self._delivery(snapshot, key)
        delivery.claims += 1
        delivery.free.clear()
        try:
            yield
        finally:
            delivery.claims -= 1
            if delivery.claims == 0:
                delivery.free.set()

    async def redrawn(self, interaction: Interaction, key: Key, snapshot: Snapshot, payload: AnyPayload) -> None:
        """A click has redrawn its message: note what it shows, and that its token may carry further edits."""
        if interaction.message is not None:
            self._post.ride_on(interaction.message.id, interaction)
        delivery = self._delivery(snapshot, key)
        delivery.face = payload.face
        await self._mark(delivery, snapshot.position, final=False)


def _is_newer(known: MessageRow | None, held: MessageRow | None) -> bool:
    """Whether what the store knows of a message is news: message ids grow with time."""
    return known is not None and (held is None or known.message_id > held.message_id)
