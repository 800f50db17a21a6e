"""The courier: keeps the messages of all tables up to date, each table's by a TableDelivery."""

import asyncio
import logging
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord

from bot import clock
from bot.background import Background, until_done
from bot.rules.errors import Refusal
from bot.table.errors import NotLoaded
from bot.table.messages import SHOWN_WITHIN, Behind, MessageRow, NewMessage, PendingAnswer
from bot.table.state.snapshot import Outcome, SeatRow, Snapshot
from bot.table.state.times import Stage
from bot.table.tables import Shards, Tables
from cogs.delivery.desired import SHUFFLE, Key, basis_of, is_open, language_of
from cogs.delivery.logbook import Logbook
from cogs.delivery.message_delivery import Holds
from cogs.delivery.next_step import Draft, Idle, Unsure, after_click
from cogs.delivery.outbox import Cleanup, Outbox
from cogs.delivery.pending_answers import PendingAnswers
from cogs.delivery.refused_calls import RefusedCalls
from cogs.delivery.table_delivery import TableDelivery
from cogs.kit.discord_errors import PASSING, is_passing
from cogs.kit.payload.payload import AnyPayload, fingerprint
from cogs.kit.post import Post

log = logging.getLogger(__name__)
_CLOCKS_DIFFER = timedelta(seconds=1)
LOOKED_AFTER_EVERY = timedelta(seconds=3)  # what other processes have left undone
ANSWERED_BY_NOW = timedelta(seconds=10)  # an answer that was to be given before has been, or its process has ended


class Courier:
    """Delivers the messages of all tables of this process."""

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._post = post
        self._refused = RefusedCalls(tables, post, self._resume_guild_at)
        self._cleanup = Cleanup(tables.messages, post, self._refused)
        self._outbox = Outbox(tables, post, self._refused)
        self._timeouts: dict[int, clock.Timer] = {}  # by server that has timed the bot out
        self._holds = Holds()
        self._at_work: dict[int, TableDelivery] = {}  # by table
        self._timers: dict[int, clock.Timer] = {}  # by table at rest: when its messages change by themselves
        self._logbook = Logbook(tables.messages, self._cleanup, self._at_work, self._on_conflict)
        self._background = Background(Refusal)
        self.pending = PendingAnswers(tables.pending_answers, post, self._background, self._on_answer_found)
        self.hold_message = self._holds.hold
        tables.listeners.append(self.on_outcome)

    def on_outcome(self, outcome: Outcome) -> None:
        """Bring a table's messages up to date, in the background."""
        self._compare(outcome.snapshot.id, outcome.snapshot)

    async def resume(self, shards: Shards | None = None) -> set[int]:
        """After a start, update the tables (of some shards) that are behind, and what others left undone; returns their
        ids. Raises NotLoaded, NotSaved.
        """
        await self._tables.messages.forget_old_tokens()
        await self._tables.schedule.give_up()
        taken = await self._take_over(await self._tables.schedule.behind(shards=shards))
        taken |= await self._take_over(await self._tables.schedule.behind(since=clock.now()))
        await self.pending.look_for_all()
        return taken

    async def look_after_others(self) -> None:
        """Do what processes that have ended have left undone, at any table. Raises NotLoaded, NotSaved."""
        schedule, now = self._tables.schedule, clock.now()
        if self._at_work:
            await schedule.keep([*self._at_work])
        await self._take_over(await schedule.behind(since=now))
        await self.pending.look_for_all(before=now - ANSWERED_BY_NOW)

    async def _take_over(self, found: Iterable[Behind]) -> set[int]:
        """Update the messages of tables that no other process has taken over meanwhile. Returns their ids."""
        taken, soon = set[int](), clock.now() + SHOWN_WITHIN
        for behind in found:
            if await self._tables.schedule.take_over(behind):
                taken.add(behind.id)
                # Else nothing is left to be done but what comes later, and what was refused.
                await self._update(behind.id, unsure=behind.show_by <= soon)
        return taken

    async def resume_guild(self, guild_id: int) -> None:
        """Update the messages of a server that are behind: perhaps they can be edited again. Raises NotLoaded."""
        self._refused.forget_channels_of(guild_id)
        for behind in await self._tables.schedule.behind(guild_id):
            await self._update(behind.id, unsure=self._logbook.get(behind.id) is None)

    def _resume_guild_at(self, guild_id: int, moment: datetime) -> None:
        """Resume a server once the bot may write there again."""
        if (earlier := self._timeouts.pop(guild_id, None)) is not None:
            earlier.cancel()
        if not self._background.is_closed:
            left = clock.seconds_until(moment + _CLOCKS_DIFFER)
            self._timeouts[guild_id] = clock.call_later(left, self._on_timeout_over, guild_id)

    def _on_timeout_over(self, guild_id: int) -> None:
        del self._timeouts[guild_id]
        resume = partial(self.resume_guild, guild_id)
        self._background.spawn("catching up", until_done, "catching up", is_passing, resume)

    async def on_guild_joined(self, guild_id: int) -> None:
        """Resume a server that the bot is in again: direct messages may reach its people. Raises NotLoaded."""
        unreached = self._refused.forget_people_of(guild_id)
        await self.resume_guild(guild_id)
        for table_id in sorted(unreached):
            await self._update(table_id)

    def retry_dm(self, snapshot: Snapshot, seat: SeatRow) -> None:
        """Try to reach a player by direct message again, who has asked for their hand."""
        if seat.dm_closed and snapshot.game.hands_by_dm and self._refused.retry_person(seat.id):
            self._compare(snapshot.id)

    def is_without_access(self, snapshot: Snapshot) -> bool:
        """True if nothing is sent to a table's channel for now, as the bot has no access there."""
        return self._refused.is_channel_blocked(snapshot.row.channel_id, snapshot.deal)

    async def _update(self, table_id: int, *, unsure: bool = False) -> None:
        """Update the messages of a table; `unsure`: the process that drew them last crashed."""
        try:
            await self.refresh(table_id, unsure=unsure)
        except NotLoaded:  # the store cannot be read: the caller retries
            raise
        except Refusal as refusal:  # a table that cannot be read does not delay the others
            log.warning("table %d: %s", table_id, refusal)
        self._cleanup.start(table_id)

    async def refresh(self, table_id: int, *, unsure: bool = False) -> None:
        """Bring a table's messages up to date with what the store holds now. Raises NoTable, NotLoaded."""
        snapshot = await self._tables.snapshot(table_id)
        is_unsure = unsure and not self._logbook.is_complete(snapshot)
        await self._compare(table_id, snapshot, unsure=is_unsure).wait()

    async def repost(self, snapshot: Snapshot) -> bool:
        """Post the table message again, at the bottom of its channel. Returns whether Discord lets it be posted."""
        self._refused.forget_channel(snapshot.row.channel_id)
        return await self.is_posted(snapshot, repost=True)

    async def is_posted(self, snapshot: Snapshot, *, repost: bool = False) -> bool:
        """Wait until a table's own message is posted, a few seconds at most. False where Discord refuses it."""
        await self._compare(snapshot.id, snapshot, repost=repost).wait()
        if (delivery := self._at_work.get(snapshot.id)) is not None:
            await delivery.wait_for("lobby", "table")
        return not self.is_without_access(snapshot)

    async def has_sent_hand(self, snapshot: Snapshot, seat: SeatRow) -> bool:
        """Wait until a player's hand is in their direct messages, a few seconds at most. False where it is not: they
        are closed, or Discord has not answered yet. Raises NotLoaded.
        """
        key: Key = ("hand", snapshot.deal, seat.id)
        if key not in await self._logbook.current(snapshot):
            await self._compare(snapshot.id).wait()
            if (delivery := self._at_work.get(snapshot.id)) is not None:
                await delivery.wait_for("hand")
        return key in await self._logbook.current(snapshot)

    async def may_show_hands(self, snapshot: Snapshot) -> bool:
        """True if all that a match is dealt from has been posted, or cannot be: before that no hand is shown."""
        view = snapshot.public
        if snapshot.over or snapshot.terms is None or view is None or view.deal > 1 or snapshot.row.solo:
            return True
        if self._refused.tables_without_shuffle.get(snapshot.id) or SHUFFLE in await self._logbook.current(snapshot):
            return True
        self._compare(snapshot.id)  # it may be the work of another process, which is at an end
        return False

    async def rows(self, snapshot: Snapshot) -> Collection[MessageRow]:
        """The messages of a table. Raises NotLoaded."""
        return (await self._logbook.rows(snapshot)).values()

    async def note_drawn(
        self, interaction: discord.Interaction[Any], key: Key, snapshot: Snapshot, payload: AnyPayload
    ) -> None:
        """Note the payload that a click has drawn on its own message, and that its token can carry further edits."""
        if interaction.message is None:
            return
        self._post.ride_on(interaction.message.id, interaction.token)
        await self._logbook.current(snapshot)  # they may have to be read
        row = self._logbook.row(snapshot.id, key)
        if row is None or row.message_id != interaction.message.id:
            return
        delivery, hold = self._at_work.get(snapshot.id), self._holds.on(row.message_id)
        known = delivery.state_of(key) if delivery is not None else Idle()
        state = after_click(known, row, snapshot.position, is_crossed=hold is not None and hold.is_crossed)
        if 0 <= row.drawn <= snapshot.position:  # else it is newer, or about to be replaced
            # Where their language was changed elsewhere a moment ago it is drawn again.
            is_theirs = payload.language == language_of(key, snapshot)
            basis = basis_of(key, snapshot, Stage.CARD) if is_theirs else None
            self._logbook.note_shown(row, Draft(snapshot.position, fingerprint(payload), basis=basis))
        if isinstance(state, Unsure):
            self._compare(snapshot.id, drawn_elsewhere=[key])
        elif delivery is not None:
            delivery.note_click(key, state)
        if row.kind == "hand" and await self._delete_private(snapshot, row.seat):
            self._compare(snapshot.id)

    def is_live(self, message_id: int, seat: SeatRow, snapshot: Snapshot) -> bool:
        """True if this process knows a message as the private one of a player that is kept up to date."""
        row = self._logbook.row(snapshot.id, ("private", 0, seat.id))
        return row is not None and row.message_id == message_id and is_open(row, clock.now())

    async def note_private(
        self, interaction: discord.Interaction[Any], seat: SeatRow, message_id: int, snapshot: Snapshot,
        payload: AnyPayload | None, pending: PendingAnswer | None = None,
    ) -> None:  # fmt: skip
        """Keep a player's new private message up to date, and delete the one before. It shows `payload` (None: it is to
        be redrawn); `pending` was written down before.
        """
        position, face = (snapshot.position, fingerprint(payload)) if payload is not None else (-1, "")
        new = NewMessage(
            kind="private", deal=0, seat=seat.id, channel_id=interaction.channel_id or 0, message_id=message_id,
            drawn=position, face=face, token=interaction.token,
            interaction_id=pending.interaction_id if pending is not None else None,
        )  # fmt: skip
        try:
            await self._logbook.remember(snapshot.id, new)
        except PASSING as error:
            log.warning("a private message of table %d is not kept up to date: %s", snapshot.id, error)
            if pending is not None:
                self.pending.look_for(pending)
            return
        self._compare(snapshot.id)

    async def close_private(self, snapshot: Snapshot, seat: SeatRow) -> None:
        """Delete a player's private message: they have their hand in the direct messages from now on."""
        if await self._delete_private(snapshot, seat.id):
            self._compare(snapshot.id)

    async def move_hand_here(self, interaction: discord.Interaction[Any], seat: SeatRow, snapshot: Snapshot) -> None:
        """Delete a player's private message, and draw their hand in the direct messages again, by the click's token."""
        await self._delete_private(snapshot, seat.id)
        if interaction.message is not None:
            self._post.ride_on(interaction.message.id, interaction.token)
        # Another process may have drawn that message a moment ago, and not written it down yet.
        self._compare(snapshot.id, drawn_elsewhere=[("hand", snapshot.shown_deal(clock.now()), seat.id)])

    async def _delete_private(self, snapshot: Snapshot, seat: int | None) -> bool:
        """Delete the private message of a seat, in the background. False where none is open."""
        while True:
            rows = (await self._logbook.current(snapshot)).values()
            row = next((it for it in rows if it.kind == "private" and it.seat == seat and not it.final), None)
            if row is None or await self._logbook.discard(row):
                return row is not None
            await self._logbook.read_again(row.table_id)  # it was changed since

    def _on_answer_found(self, table_id: int) -> None:
        self._cleanup.start(table_id)
        self._compare(table_id)

    def _on_conflict(self, table_id: int, version: int | None, drawn_elsewhere: Collection[Key]) -> None:
        """Another process has changed a table since its messages were drawn at a version, or has drawn some of them."""
        delivery = self._at_work.get(table_id)
        if delivery is None or drawn_elsewhere or version is None or delivery.version <= version:
            self._compare(table_id, drawn_elsewhere=drawn_elsewhere)

    async def close(self) -> None:
        """Stop delivering; messages still outdated are updated at the next start."""
        for timers in (self._timers, self._timeouts):
            while timers:
                timers.popitem()[1].cancel()
        await self._cleanup.close()
        await self._background.close()
        await self._logbook.close()

    # -- the deliveries of tables --------------------------------------------------------------------------------

    def _compare(
        self, table_id: int, snapshot: Snapshot | None = None, *, repost: bool = False, unsure: bool = False,
        drawn_elsewhere: Collection[Key] | None = None,
    ) -> asyncio.Event:  # fmt: skip
        """Have the messages of a table compared, as `TableDelivery.compare` says; after `close` nothing is done."""
        if self._background.is_closed:  # interactions may be at work yet
            closed = asyncio.Event()
            closed.set()
            return closed
        delivery = self._at_work.get(table_id)
        if delivery is None:
            if (timer := self._timers.pop(table_id, None)) is not None:
                timer.cancel()
            delivery = TableDelivery(table_id, self._tables, self._outbox, self._logbook, self._holds)
            self._at_work[table_id] = delivery
            self._background.spawn(f"messages of table {table_id}", self._run, delivery)
        return delivery.compare(snapshot, repost=repost, unsure=unsure, drawn_elsewhere=drawn_elsewhere)

    async def _run(self, delivery: TableDelivery) -> None:
        table_id, compare_at = delivery.table_id, None
        try:
            compare_at = await delivery.run()
        finally:
            del self._at_work[table_id]
        if compare_at is not None and not self._background.is_closed:
            self._timers[table_id] = clock.call_later(clock.seconds_until(compare_at), self._compare, table_id)
