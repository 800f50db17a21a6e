"""The logbook: what each message of a table shows, as this process knows it, and as the store is told a moment later.

It is written in one transaction for all tables: after a crash before that the message is drawn again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Container
from dataclasses import dataclass, field
from datetime import datetime
from weakref import WeakValueDictionary

from bot import clock
from bot.background import Background, until_done
from bot.rules.copies import updated
from bot.table.messages import DrawnMark, DrawnMarks, DrawResult, MessageRow, MessageStore, NewMessage
from bot.table.state.snapshot import Snapshot
from cogs.delivery.desired import Key
from cogs.delivery.next_step import Draft
from cogs.delivery.outbox import MessagesToDelete
from cogs.kit.discord_errors import PASSING, is_passing

log = logging.getLogger(__name__)
WRITTEN_AFTER = 0.5  # seconds until it is written down
_KEPT = 500  # tables whose messages are remembered; the rows of others are read again when needed


@dataclass(slots=True)
class _Page:
    """A table's messages, as they are known. `posts` counts those sent and deleted; `current` can still change."""

    posts: int
    rows: dict[Key, MessageRow]
    current: dict[Key, MessageRow] = field(init=False)
    deal: int = 0  # the one for which `current` was found
    marked: set[Key] = field(default_factory=set[Key])  # those that show what the store does not know yet
    bases: dict[Key, object | None] = field(default_factory=dict[Key, object | None])  # what they follow from
    settled: int | None = None  # the version of the table that all its messages show, if the store does not know that
    show_again: datetime | None = None  # when they are to be looked at although nothing happens
    shown: int | None = None  # the version of which the store was told that they show it

    def __post_init__(self) -> None:
        self.current = dict(self.rows)

    @property
    def is_unwritten(self) -> bool:
        return bool(self.marked) or self.settled is not None

    def known(self, row: MessageRow) -> MessageRow | None:
        """What is known of that message now; None where it is gone, or another has taken its place."""
        known = self.rows.get(key_of(row))
        return known if known is not None and known.message_id == row.message_id else None

    def put(self, row: MessageRow) -> None:
        """Take over a row; it may be new."""
        key = key_of(row)
        if key in self.current or key not in self.rows:
            self.current[key] = row
        self.rows[key] = row

    def remove(self, key: Key) -> None:
        """Forget a row."""
        self.rows.pop(key, None)
        self.current.pop(key, None)
        self.bases.pop(key, None)
        self.marked.discard(key)

    def current_at(self, deal: int) -> dict[Key, MessageRow]:
        """Those that may still change while this deal is played."""
        if deal != self.deal:
            self.deal = deal
            past = {key for key in self.rows if key[0] in ("table", "hand") and key[1] < deal - 1}
            self.current = {key: row for key, row in self.rows.items() if not (row.final and key in past)}
        return self.current


class Logbook:
    """The messages of the latest tables, and of those `in_use`. `overtaken` is called, a moment after the fact, with a
    table that another process has changed, the version that was drawn, and the messages that both have drawn.
    """

    def __init__(
        self, messages: MessageStore, to_delete: MessagesToDelete, in_use: Container[int],
        overtaken: Callable[[int, int | None, Collection[Key]], None],
    ) -> None:  # fmt: skip
        self._messages = messages
        self._to_delete = to_delete
        self._in_use = in_use
        self._overtaken = overtaken
        self._pages: OrderedDict[int, _Page] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._flushing = asyncio.Lock()
        self._background = Background()

    def knows(self, table_id: int) -> bool:
        """Whether this process has drawn messages of a table lately."""
        return table_id in self._pages

    @property
    def has_unwritten(self) -> bool:
        """Whether there is something to be written down."""
        return any(page.is_unwritten for page in self._pages.values())

    async def rows(self, snapshot: Snapshot) -> dict[Key, MessageRow]:
        """A table's messages by key, read anew if others have posted or removed some. Raises NotLoaded, NotSaved."""
        return dict((await self._page(snapshot)).rows)

    async def current(self, snapshot: Snapshot) -> dict[Key, MessageRow]:
        """The same without those of earlier deals that are final. Raises NotLoaded, NotSaved."""
        return dict((await self._page(snapshot)).current_at(snapshot.deal))

    async def read_again(self, table_id: int) -> None:
        """Read a table's messages from the store: another process has changed one."""
        async with self._lock(table_id):
            page = self._pages.get(table_id)
            await self._read(table_id, page.posts if page is not None else 0)

    def row(self, table_id: int, key: Key) -> MessageRow | None:
        """What is known of a message."""
        page = self._pages.get(table_id)
        return page.rows.get(key) if page is not None else None

    def note(self, row: MessageRow, draft: Draft, *, is_new: bool = True) -> None:
        """Note that a message shows a draft; `is_new`: what the row says of that is to be written down."""
        page, key = self._pages.get(row.table_id), key_of(row)
        known = page.known(row) if page is not None else None
        if page is None or known is None:
            return  # it is another message by now: that is drawn by itself
        page.bases[key] = draft.basis
        if is_new:
            page.put(updated(known, drawn=draft.position, face=draft.face, final=draft.final))
            page.marked.add(key)
            self._write_soon()

    def shows(self, table_id: int, key: Key, basis: object | None) -> bool:
        """Whether a message shows already what follows from that."""
        page = self._pages.get(table_id)
        return page is not None and key in page.rows and basis is not None and page.bases.get(key) == basis

    def settle(self, snapshot: Snapshot, show_again: datetime | None) -> None:
        """Note that nothing is left to do for a table at this version, until `show_again` (None: until it changes)."""
        page = self._pages.get(snapshot.id)
        if page is not None:
            page.settled, page.show_again = snapshot.row.version, show_again
            self._write_soon()

    def is_shown(self, snapshot: Snapshot) -> bool:
        """Whether the store knows from this process that the messages of a table show it as it is."""
        page = self._pages.get(snapshot.id)
        return page is not None and (page.shown, page.posts) == (snapshot.row.version, snapshot.row.posts)

    async def expect(self, snapshot: Snapshot) -> None:
        """Write down that a table is about to get a message, unless its last change says so. Raises NotSaved."""
        page = self._pages.get(snapshot.id)
        async with self._flushing:
            if page is not None:
                page.settled = None  # that nothing was left to be done is true no more
            if page is None or page.shown is None or page.shown >= snapshot.row.version:
                await self._messages.expect(snapshot.id)

    async def remember(self, table_id: int, new: NewMessage) -> bool:
        """Store a new message, delete the one before. False: another process changed it. Raises NoTable, NotSaved."""
        async with self._lock(table_id):
            await self._flush_marks(table_id)
            before = self.row(table_id, (new.kind, new.deal, new.seat))
            row = await self._messages.remember(table_id, new)
            is_added = row.version == 0 if before is None else before.message_id != row.message_id
            # Else another process has changed it too: that is seen by the count.
            is_next = before is None or row.version == before.version + 1
            self._know(row, is_counted=is_added and is_next)
        if before is not None or new.kind == "private":
            self._to_delete.sweep(table_id)
        return row.version == (before.version + 1 if before is not None else 0)

    async def outdate(self, row: MessageRow) -> MessageRow | None:
        """Let a message be posted again. None where another process has drawn it meanwhile."""
        async with self._lock(row.table_id):
            await self._flush_marks(row.table_id)
            outdated = await self._messages.outdate(self._newest(row))
            if outdated is not None:
                self._know(outdated, is_counted=True)
        return outdated

    async def discard(self, row: MessageRow) -> bool:
        """Delete a message. False where another process has drawn it meanwhile."""
        is_discarded = await self._remove(row, self._messages.discard)
        self._to_delete.sweep(row.table_id)
        return is_discarded

    async def forget(self, row: MessageRow) -> bool:
        """Forget a message that no longer exists. False where another process has drawn it meanwhile."""
        return await self._remove(row, self._messages.forget)

    async def flush(self) -> None:
        """Write down what messages show. Raises NotSaved."""
        async with self._flushing:
            batch = [_drawn_marks(table_id, page) for table_id, page in self._pages.items() if page.is_unwritten]
            if not batch:
                return
            for settlement in batch:
                page = self._pages[settlement.table_id]
                page.marked, page.settled = set(), None
            try:
                outcomes = await self._messages.mark_drawn(batch)
            except BaseException:
                for settlement in batch:
                    self._take_back(settlement)
                raise
            for settlement, settled in zip(batch, outcomes, strict=True):
                self._note(settlement, settled)

    async def close(self) -> None:
        """Write down the last, if the store can be written."""
        await self._background.close()
        try:
            await self.flush()
        except PASSING as error:
            log.warning("what messages show is not written down, some are drawn again at the next start: %s", error)

    # -- writing -------------------------------------------------------------------------------------------------

    def _write_soon(self) -> None:
        self._background.spawn_once("", "what messages show", self._write)

    async def _write(self) -> None:
        while self.has_unwritten:
            await clock.sleep(WRITTEN_AFTER)
            await until_done("what messages show", is_passing, self.flush)

    def _note(self, settlement: DrawnMarks, settled: DrawResult) -> None:
        """Take over what came of writing about a table."""
        page, lost = self._pages.get(settlement.table_id), set[Key]()
        if page is None:
            return
        for mark, row in zip(settlement.marks, settled.rows, strict=True):
            key = key_of(mark.row)
            known = page.rows.get(key)
            if row is None:
                lost.add(key)
            elif known is not None and known.id == row.id:  # it may have been drawn again meanwhile
                page.put(updated(known, version=row.version))
        if settled.is_shown:
            page.shown = settlement.version
        if lost or (settlement.version is not None and not settled.is_shown):
            self._overtaken(settlement.table_id, settlement.version, lost)

    def _take_back(self, settlement: DrawnMarks) -> None:
        """Nothing was written: write it the next time."""
        page = self._pages[settlement.table_id]
        page.marked.update(key for mark in settlement.marks if (key := key_of(mark.row)) in page.rows)
        if page.settled is None:
            page.settled, page.show_again = settlement.version, settlement.show_again

    # -- pages ---------------------------------------------------------------------------------------------------

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _page(self, snapshot: Snapshot) -> _Page:
        page = self._pages.get(snapshot.id)
        if page is None or page.posts < snapshot.row.posts or snapshot.id in self._locks:
            async with self._lock(snapshot.id):
                page = self._pages.get(snapshot.id)
                if page is None or page.posts < snapshot.row.posts:
                    page = await self._read(snapshot.id, snapshot.row.posts)
        self._pages.move_to_end(snapshot.id)
        return page

    async def _read(self, table_id: int, posts: int) -> _Page:
        await self._flush_marks(table_id)
        rows = {key_of(row): row for row in await self._messages.of_table(table_id)}
        page = self._pages.get(table_id)
        if page is None:
            page = self._pages[table_id] = _Page(posts, rows)
            self._drop_old_page(but=table_id)
        else:
            page.marked &= {key for key in page.marked if key in rows and page.rows[key].id == rows[key].id}
            page.bases.clear()
            page.posts = posts
            page.rows = rows | {key: page.rows[key] for key in page.marked}
            page.current, page.deal = dict(page.rows), 0
        return page

    async def _flush_marks(self, table_id: int) -> None:
        """Write down what the messages of a table show, before one of their rows is changed otherwise."""
        page = self._pages.get(table_id)
        if self._flushing.locked() or (page is not None and page.marked):
            await self.flush()

    async def _remove(self, row: MessageRow, remove: Callable[[MessageRow], Awaitable[bool]]) -> bool:
        async with self._lock(row.table_id):
            await self._flush_marks(row.table_id)
            if not await remove(self._newest(row)):
                return False
            if (page := self._pages.get(row.table_id)) is not None:
                page.remove(key_of(row))
                page.posts += 1
            return True

    def _newest(self, row: MessageRow) -> MessageRow:
        """What is known of a message now: its version may have been raised by what was written since."""
        page = self._pages.get(row.table_id)
        known = page.known(row) if page is not None else None
        return row if known is None else known

    def _know(self, row: MessageRow, *, is_counted: bool) -> None:
        if (page := self._pages.get(row.table_id)) is not None:
            page.put(row)
            page.bases.pop(key_of(row), None)
            page.marked.discard(key_of(row))
            page.posts += is_counted

    def _drop_old_page(self, *, but: int) -> None:
        """Forget the table that was looked at least recently, but nothing that is needed or still to be written."""
        if len(self._pages) > _KEPT and not self._flushing.locked():
            pages = self._pages.items()
            oldest = (id_ for id_, page in pages if id_ != but and not page.is_unwritten and id_ not in self._in_use)
            self._pages.pop(next(oldest, 0), None)


def key_of(row: MessageRow) -> Key:
    return row.kind, row.deal, row.seat


def _drawn_marks(table_id: int, page: _Page) -> DrawnMarks:
    shown = (page.rows[key] for key in page.marked)
    marks = [DrawnMark(row=row, drawn=row.drawn, face=row.face, final=row.final) for row in shown]
    return DrawnMarks(table_id=table_id, marks=marks, version=page.settled, show_again=page.show_again)
