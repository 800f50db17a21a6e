"""The courier: keeps the messages of all tables up to date, each table's by a TableSync."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import discord

from bot.background import Background, until_done
from bot.rules.errors import Refusal
from bot.table.errors import NotLoaded
from bot.table.messages import SHOWN_WITHIN, Behind, MessageRow, NewMessage, PendingAnswer
from bot.table.state.snapshot import Outcome, SeatRow, Snapshot
from bot.table.state.stages import Stage
from bot.table.tables import Shards, Tables
from cogs.delivery.alarms import Alarms
from cogs.delivery.desired import SHUFFLE, Key, basis_of, fingerprint, is_open, language_of
from cogs.delivery.leftovers import Leftovers
from cogs.delivery.logbook import Logbook
from cogs.delivery.pending_answers import PendingAnswers
from cogs.delivery.refusals import Refusals, deal_of
from cogs.delivery.state import Shared
from cogs.delivery.table_sync import TableSync
from cogs.kit.discord.post import PASSING, Post, is_passing
from cogs.kit.payload.payload import AnyPayload

log = logging.getLogger(__name__)
LOOKED_AFTER_EVERY = timedelta(seconds=3)  # what other processes have left undone
ANSWERED_BY_NOW = timedelta(seconds=10)  # an answer that was to be given before has been, or its process has ended


class Courier:
    """Delivers the messages of all tables of this process."""

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._post = post
        self._refusals = Refusals()
        self._leftovers = Leftovers(tables.messages, post, self._refusals)
        self._alarms = Alarms(self._ring)
        self._syncs: dict[int, TableSync] = {}  # by table; only those with work to do
        self._logbook = Logbook(tables.messages, self._syncs.__contains__, self._draw_again)
        self._shared = Shared(tables, post, self._leftovers, self._alarms, self._logbook, self._refusals)
        self._background = Background(Refusal)
        self._pending = PendingAnswers(tables.pending_answers, post, self._draw_found, self._background)
        tables.listeners.append(self.on_outcome)

    def on_outcome(self, outcome: Outcome) -> None:
        """Bring a table's messages up to date, in the background."""
        self._sync(outcome.snapshot).update(outcome.snapshot)

    async def resume(self, shards: Shards | None = None) -> set[int]:
        """After a start, update the messages of the tables (of some shards) that are behind, and do what processes of
        other shards have left undone. Returns these tables' ids. Raises NotLoaded, NotSaved.
        """
        await self._tables.messages.forget_old_tokens()
        await self._tables.schedule.give_up()
        taken = await self._take_over(await self._tables.schedule.behind(shards=shards))
        taken |= await self._take_over(await self._tables.schedule.behind(since=datetime.now(UTC)))
        await self._pending.resume()
        return taken

    async def look_after_others(self) -> None:
        """Do what processes that have ended have left undone, whosever it was. Raises NotLoaded, NotSaved."""
        schedule, now = self._tables.schedule, datetime.now(UTC)
        if self._syncs:
            await schedule.keep([*self._syncs])
        await self._take_over(await schedule.behind(since=now))
        await self._pending.resume(now - ANSWERED_BY_NOW)

    async def _take_over(self, found: Iterable[Behind]) -> set[int]:
        """Update the messages of tables that no other process has taken over meanwhile. Returns their ids."""
        taken, soon = set[int](), datetime.now(UTC) + SHOWN_WITHIN
        for behind in found:
            if await self._tables.schedule.take_over(behind):
                taken.add(behind.id)
                # Else nothing is left to be done but what comes later, and what was refused.
                await self._update_all([behind.id], unsure=[behind.id] if behind.show_by <= soon else [])
        return taken

    async def catch_up(self, guild_id: int) -> None:
        """Update the messages of a server that are behind: perhaps they can be edited again. Raises NotLoaded."""
        self._refusals.forget_channels_of(guild_id)
        behind = [it.id for it in await self._tables.schedule.behind(guild_id)]
        await self._update_all(behind, unsure=[id_ for id_ in behind if not self._logbook.knows(id_)])

    async def welcome(self, guild_id: int) -> None:
        """The same where the bot is in a server again: direct messages may reach its people again. Raises NotLoaded."""
        unreached = self._refusals.forget_people_of(guild_id)
        await self.catch_up(guild_id)
        await self._update_all(sorted(unreached), unsure=())

    def reach_again(self, snapshot: Snapshot, seat: SeatRow) -> None:
        """Try to reach a player by direct message again, who has asked for their hand."""
        if seat.dm_closed and snapshot.game.hands_by_dm and self._refusals.may_try_again(seat.id):
            self._sync(snapshot).look_again()

    def is_without_access(self, snapshot: Snapshot) -> bool:
        """Whether nothing is sent to a table's channel for now, as the bot has no access there."""
        return self._refusals.is_closed(snapshot.row.channel_id, deal_of(snapshot))

    async def _update_all(self, table_ids: Iterable[int], unsure: Collection[int]) -> None:
        """Update the messages of tables; of the `unsure` nobody knows what they show, as the process that has drawn
        them last has crashed before it could write that down.
        """
        for table_id in table_ids:
            try:
                await self.refresh(table_id, unsure=table_id in unsure)
            except NotLoaded:  # the store cannot be read: the caller retries
                raise
            except Refusal as refusal:  # a table that cannot be read does not delay the others
                log.warning("table %d: %s", table_id, refusal)
            self._leftovers.sweep(table_id)

    async def refresh(self, table_id: int, *, unsure: bool = False) -> None:
        """Bring a table's messages up to date with what the store holds now. Raises NoTable, NotLoaded."""
        snapshot = await self._tables.snapshot(table_id)
        await self._sync(snapshot).update(snapshot, unsure=unsure and not self._logbook.is_shown(snapshot))

    async def repost(self, snapshot: Snapshot) -> None:
        """Post the table message again, at the bottom of its channel."""
        self._refusals.forget_channel(snapshot.row.channel_id)
        await self._sync(snapshot).update(snapshot, repost=True)

    async def _ring(self, table_id: int) -> None:
        await self._look(table_id, lambda sync, snapshot: sync.update(snapshot))

    async def _look(self, table_id: int, then: Callable[[TableSync, Snapshot], object]) -> None:
        """Read a table, with retries, and do something with its synchronization."""
        snapshot = await until_done(f"table {table_id}", is_passing, partial(self._tables.snapshot, table_id))
        then(self._sync(snapshot), snapshot)

    async def may_show_hands(self, snapshot: Snapshot) -> bool:
        """Whether all that a match is dealt from has been posted, or cannot be: before that nobody sees a hand."""
        view = snapshot.public
        if snapshot.over or snapshot.terms is None or view is None or view.deal > 1 or snapshot.row.solo:
            return True
        if snapshot.id in self._shared.unpublished:
            return True
        if SHUFFLE in await self._logbook.current(snapshot):
            return True
        self._sync(snapshot).look_again()  # it may be the work of another process, which is at an end
        return False

    def claim(self, message: discord.Message | None, table_id: int) -> AbstractContextManager[None]:
        """Leave a message to a click while the click updates it; the other messages of its table come after that."""
        return self._shared.claim(message, table_id)

    async def rows(self, snapshot: Snapshot) -> Collection[MessageRow]:
        """The messages of a table. Raises NotLoaded."""
        return (await self._logbook.rows(snapshot)).values()

    async def note_drawn(
        self, interaction: discord.Interaction[Any], key: Key, snapshot: Snapshot, payload: AnyPayload
    ) -> None:
        """Note what a click's own message shows, which it has claimed and redrawn, and that the click's token may carry
        further edits.
        """
        if interaction.message is None:
            return
        self._post.ride_on(interaction.message.id, interaction.token)
        await self._logbook.current(snapshot)  # they may have to be read
        row = self._logbook.row(snapshot.id, key)
        if row is not None and row.message_id == interaction.message.id:
            if row.drawn > snapshot.position:
                self._sync(snapshot).draw_again([key])
            else:
                self._logbook.mark(row, snapshot.position, fingerprint(payload))
                # Where their language was changed elsewhere a moment ago it is drawn again.
                is_theirs = payload.language == language_of(key, snapshot)
                self._logbook.note_basis(row, basis_of(key, snapshot, Stage.CARD) if is_theirs else None)
                if (sync := self._syncs.get(snapshot.id)) is not None:
                    sync.note_drawn(key)
                if (claim := self._shared.claims.get(row.message_id)) is not None and claim.crossed:
                    self._sync(snapshot).draw_again([key])
            if row.kind == "hand" and await self._put_away(snapshot, row.seat):
                self._sync(snapshot).look_again()

    def keeps(self, message_id: int, seat: SeatRow, snapshot: Snapshot) -> bool:
        """Whether this process knows a message as the private one of a player that is kept up to date."""
        row = self._logbook.row(snapshot.id, ("private", 0, seat.id))
        return row is not None and row.message_id == message_id and is_open(row, datetime.now(UTC))

    async def expect_private(
        self, interaction: discord.Interaction[Any], seat: SeatRow, snapshot: Snapshot
    ) -> PendingAnswer | None:
        """Write down that a player's hand is about to answer an interaction, so that it is found after a crash."""
        return await self._pending.add(interaction, snapshot.id, seat.id)

    async def drop_private(self, pending: PendingAnswer, *, may_be_shown: bool) -> None:
        """The answer that was expected could not be given, as far as is known."""
        if may_be_shown:
            self._pending.look_for(pending)
        else:
            await self._pending.forget(pending)

    async def note_private(
        self, interaction: discord.Interaction[Any], seat: SeatRow, message_id: int, snapshot: Snapshot,
        payload: AnyPayload | None, pending: PendingAnswer | None = None,
    ) -> None:  # fmt: skip
        """Keep a player's one private message up to date from now on: it answers a click, whose token edits it. The one
        they had before is deleted. `payload` is what it shows; None where it is to be redrawn. `pending` is what was
        written down before.
        """
        new = NewMessage(
            kind="private",
            deal=0,
            seat=seat.id,
            channel_id=interaction.channel_id or 0,
            message_id=message_id,
            drawn=snapshot.position if payload is not None else -1,
            face=fingerprint(payload) if payload is not None else "",
            token=interaction.token,
            interaction_id=pending.interaction_id if pending is not None else None,
        )
        try:
            await self._logbook.remember(snapshot.id, new)
        except PASSING as error:
            log.warning("a private message of table %d is not kept up to date: %s", snapshot.id, error)
            if pending is not None:
                self._pending.look_for(pending)
            return
        self._leftovers.sweep(snapshot.id)  # the one that it replaces
        self._sync(snapshot).look_again()

    async def move_hand_here(self, interaction: discord.Interaction[Any], seat: SeatRow, snapshot: Snapshot) -> None:
        """Delete a player's private message, so that their hand is in the direct messages again: in the message that
        they have clicked on, by the click's token.
        """
        await self._put_away(snapshot, seat.id)
        if interaction.message is not None:
            self._post.ride_on(interaction.message.id, interaction.token)
        # Another process may have drawn that message a moment ago, and not written it down yet.
        self._sync(snapshot).draw_again([("hand", deal_of(snapshot), seat.id)])

    async def _put_away(self, snapshot: Snapshot, seat: int | None) -> bool:
        """Delete the private message of a seat, in the background. False where none is open."""
        while (row := _open_private((await self._logbook.current(snapshot)).values(), seat)) is not None:
            if await self._logbook.discard(row):
                self._leftovers.sweep(row.table_id)
                return True
            await self._logbook.read_again(row.table_id)  # it was changed since
        return False

    def _draw_found(self, table_id: int) -> None:
        """A message of a table has been found in the store."""
        self._leftovers.sweep(table_id)
        self._read(table_id, lambda sync, snapshot: sync.update(snapshot))

    def _draw_again(self, table_id: int, version: int | None, overtaken: Collection[Key]) -> None:
        """Another process has changed a table since its messages were drawn at a version, or has drawn some of them."""
        sync = self._syncs.get(table_id)
        if sync is None or overtaken or version is None or sync.snapshot.row.version <= version:
            self._read(table_id, lambda sync, _: sync.draw_again(overtaken))

    def _read(self, table_id: int, then: Callable[[TableSync, Snapshot], object]) -> None:
        self._background.spawn(f"table {table_id} read again", self._look, table_id, then)

    async def close(self) -> None:
        """Stop delivering; messages still outdated are updated at the next start."""
        self._shared.is_closed = True  # interactions may be at work yet
        await self._alarms.close()
        await self._leftovers.close()
        await self._background.close()
        tasks = self._tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._logbook.close()

    async def wait_until_idle(self) -> None:
        """Wait until everything is delivered and written down."""
        while self._tasks() or self._background or not self._leftovers.is_idle or self._logbook.has_unwritten:
            await asyncio.gather(*self._tasks(), return_exceptions=True)
            await self._background.wait()
            await self._leftovers.wait()
            await self._logbook.flush()

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [task for sync in self._syncs.values() for task in sync.tasks]

    def _sync(self, snapshot: Snapshot) -> TableSync:
        """The table's synchronization, begun if there is none."""
        sync = self._syncs.get(snapshot.id)
        if sync is None:
            sync = self._syncs[snapshot.id] = TableSync(self._shared, snapshot, self._release)
        return sync

    def _release(self, sync: TableSync) -> None:
        """Forget a synchronization that has nothing left to do, but not one that has been begun since."""
        if self._syncs.get(sync.snapshot.id) is sync:
            del self._syncs[sync.snapshot.id]


def _open_private(rows: Iterable[MessageRow], seat: int | None) -> MessageRow | None:
    """The private message of a seat that is kept up to date, if there is one."""
    return next((row for row in rows if row.kind == "private" and row.seat == seat and not row.final), None)
