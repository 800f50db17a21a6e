"""One message with work to do: asks `next_step` for the step, takes it, and notes the result.

While a click holds a message, it is left to the click's answer, which redraws it.
"""

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace

import discord

from bot import clock
from bot.background import pauses
from bot.metrics import DELIVERIES
from bot.table.messages import MessageRow, NewMessage
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import Stage
from cogs.delivery.desired import Key, payload_of
from cogs.delivery.logbook import Logbook, TableMessages
from cogs.delivery.next_step import (
    Do,
    Draft,
    Editing,
    Idle,
    NoteShown,
    Now,
    Posted,
    Send,
    State,
    Step,
    Unsure,
    Wanted,
    next_step,
)
from cogs.delivery.outbox import Outbox
from cogs.kit.discord_errors import PASSING, is_passing
from cogs.kit.payload.payload import fingerprint

log = logging.getLogger(__name__)
_ANSWERED_WITHIN = 0.03  # seconds; a longer wait is the network's, and does not keep the others waiting


@dataclass(slots=True)
class MessageHold:
    """The clicks that are about to redraw a message. `is_crossed`: an edit ended meanwhile, so either may be last."""

    holders: int = 0
    is_crossed: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Holds:
    """The holds of a process, on messages and (shortly) on whole tables."""

    def __init__(self) -> None:
        self._messages: dict[int, MessageHold] = {}
        self._tables: dict[int, MessageHold] = {}

    @contextmanager
    def hold(self, message: discord.Message | None, table_id: int) -> Generator[None]:
        """Leave a message to a click while the click updates it; the other messages of its table come after that."""
        with _held(self._tables, table_id), nullcontext() if message is None else _held(self._messages, message.id):
            yield

    def on(self, message_id: int) -> MessageHold | None:
        """The hold on a message, if there is one."""
        return self._messages.get(message_id)

    async def until_answered(self, table_id: int) -> None:
        """Wait until the clicks at a table are answered, but not long: the player who acted sees it first."""
        if (hold := self._tables.get(table_id)) is not None:
            timer = clock.call_later(_ANSWERED_WITHIN, hold.over.set)
            await hold.over.wait()
            timer.cancel()


@contextmanager
def _held(holds: dict[int, MessageHold], what: int) -> Generator[None]:
    hold = holds.setdefault(what, MessageHold())
    hold.holders += 1
    try:
        yield
    finally:
        hold.holders -= 1
        if hold.holders == 0:
            del holds[what]
            hold.over.set()


@dataclass(frozen=True, slots=True)
class MessageSource:
    """The source of a message. `elsewhere`: the channel in which its player has this hand open instead; `basis`: the
    part of the snapshot that it follows from (None: all of it).
    """

    snapshot: Snapshot
    stage: Stage
    elsewhere: int | None
    basis: object | None


class MessageDelivery:
    """Brings one message up to date."""

    def __init__(
        self, key: Key, source: MessageSource, messages: TableMessages, outbox: Outbox, logbook: Logbook, holds: Holds
    ) -> None:
        self.key = key
        self.state: State = Idle()
        self.wanted: Wanted | None = None
        self._source = source
        self._table_id = source.snapshot.id
        self._messages = messages
        self._outbox = outbox
        self._logbook = logbook
        self._holds = holds

    def mark_unsure(self) -> None:
        """A process that has ended may have drawn the message, or posted it. A call that is under way settles that."""
        if not isinstance(self.state, Editing | Posted):
            self.state = Unsure(may_be_posted=True)

    def mark_drawn_elsewhere(self) -> None:
        """Another process has drawn the message too, or a click."""
        if isinstance(self.state, Editing):
            self.state = replace(self.state, is_crossed=True)
        elif isinstance(self.state, Idle):
            self.state = Unsure()

    def ask(self, source: MessageSource, wanted: Wanted) -> None:
        """Have it show what is wanted now; a move to the bottom that was asked for before is still to be made."""
        moves = self.wanted is not None and self.wanted.repost and not wanted.final and not wanted.repost
        self._source, self.wanted = source, replace(wanted, repost=True) if moves else wanted

    def next_step(self) -> Step:
        """The step to take now."""
        if self.wanted is None and isinstance(self.state, Idle):
            return Do.NOTHING
        row, source = self._row, self._source
        now = Now(
            clock.now(),
            is_held=row is not None and self._holds.on(row.message_id) is not None,
            is_blocked=self._outbox.refused.is_blocked(self.key, source.snapshot),
            is_shown=self._messages.shows(self.key, source.basis),
        )
        return next_step(self.state, row, self.wanted, now)

    async def deliver(self) -> Do:
        """Take step after step; what fails for a time is tried again. Returns NOTHING, GIVE_UP or LOOK_AGAIN."""
        again = pauses()
        with DELIVERIES.track_inprogress():
            while (step := self.next_step()) not in (Do.NOTHING, Do.GIVE_UP, Do.LOOK_AGAIN):
                wanted = self.wanted
                try:
                    is_refused = await self._is_refused(step)
                except (discord.HTTPException, *PASSING) as error:
                    log.info("%s of table %d is retried: %s", self.key, self._table_id, error)
                    await clock.sleep(next(again))
                    continue
                if is_refused and self.wanted is wanted:  # there is nothing newer to show
                    return Do.GIVE_UP
        if step is Do.LOOK_AGAIN:
            log.debug("%s of table %d was drawn elsewhere meanwhile", self.key, self._table_id)
            self.wanted = None
            self.state = self.state if isinstance(self.state, Idle) else Unsure()
        return step

    @property
    def _row(self) -> MessageRow | None:
        return self._messages.rows.get(self.key)

    async def _is_refused(self, step: Step) -> bool:
        """Take a step. Returns whether it was refused for good, or failed by a bug. Raises temporary failures."""
        try:
            await self._take(step)
        except Exception as error:
            if is_passing(error):
                raise
            if isinstance(error, discord.HTTPException):
                await self._outbox.refused.note_refused(self.key, self._source.snapshot, error)
            else:
                log.exception("%s of table %d was not delivered", self.key, self._table_id)
            return True
        return False

    async def _take(self, step: Step) -> None:
        row, wanted = self._row, self.wanted
        match step:
            case Do.DRAW if wanted is not None:
                self._draw(wanted)
            case Send() if wanted is not None and wanted.draft is not None:
                await self._send(step, wanted.draft)
            case Do.EDIT if row is not None and wanted is not None and wanted.draft is not None:
                await self._edit(row, wanted.draft)
            case NoteShown(drawn, draft, is_new):
                self._logbook.note_shown(drawn, draft, is_new=is_new)
                self._done(draft)
            case Do.WAIT if row is not None and (hold := self._holds.on(row.message_id)) is not None:
                await hold.over.wait()
            case _:
                await self._take_rarer(step, row)

    async def _take_rarer(self, step: Step, row: MessageRow | None) -> None:
        match step, self.state:
            case Do.REMEMBER, Posted() as posted:
                await self._remember(posted)
            case Do.FORGET, Editing(row=gone):
                is_forgotten = await self._logbook.forget(gone)
                self.state = Idle(gone.message_id) if is_forgotten else Unsure(is_overtaken=True)
            case Do.MOVE, _ if row is not None:
                if await self._logbook.outdate(row) is None:
                    self.state = Unsure(is_overtaken=True)
                elif self.wanted is not None:
                    self.wanted = replace(self.wanted, repost=False)
            case Do.COUNT, _ if row is not None:
                is_buried = await self._outbox.is_buried(row)
                if self.wanted is not None:
                    repost = self.wanted.repost or (is_buried and not self.wanted.final)
                    self.wanted = replace(self.wanted, repost=repost, is_counted=True)
            case _:
                raise AssertionError(step)

    def _draw(self, wanted: Wanted) -> None:
        source, final = self._source, wanted.final
        payload = payload_of(self.key, source.snapshot, final, source.stage, source.elsewhere)
        draft = Draft(source.snapshot.position, fingerprint(payload), final, source.basis, payload)
        self.wanted = replace(wanted, draft=draft)

    async def _send(self, step: Send, draft: Draft) -> None:
        snapshot = self._source.snapshot
        if step == Send():
            await self._logbook.expect(snapshot)
        rows = (await self._logbook.rows(snapshot)).values() if step.is_sought else ()
        self.state = await self._outbox.send(self.key, snapshot, draft, step, rows)

    async def _edit(self, row: MessageRow, draft: Draft) -> None:
        self.state = Editing(draft, row)
        try:
            is_there = await self._outbox.edit(self._source.snapshot, row, draft)
        except BaseException:
            self.state = Unsure()  # a failed call may have been applied
            raise
        finally:
            if (hold := self._holds.on(row.message_id)) is not None:
                hold.is_crossed = True
        self.state = replace(self.state, is_gone=not is_there)  # it may have been crossed

    async def _remember(self, posted: Posted) -> None:
        (kind, deal, seat), draft = self.key, posted.draft
        new = NewMessage(
            kind=kind, deal=deal, seat=seat, channel_id=posted.channel_id, message_id=posted.message_id,
            drawn=draft.position, face=draft.face, final=draft.final,
        )  # fmt: skip
        is_ours = await self._logbook.remember(self._table_id, new)
        self._done(draft)
        if not is_ours:
            self.state = Unsure(is_overtaken=True)
        await self._outbox.refused.note_reached(self.key, self._source.snapshot)

    def _done(self, draft: Draft) -> None:
        """The message shows the draft, and nothing more is asked unless that came later."""
        self.state = Idle()
        if self.wanted is not None and self.wanted.draft is draft:
            self.wanted = None
