"""The logbook: what each message of a table shows, as this process knows it. A moment later it is stored, in one
transaction for all tables; after a crash before that the message is drawn again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Container, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from weakref import WeakValueDictionary

from bot import clock
from bot.background import Background, until_done
from bot.rules.copies import updated
from bot.table.messages import DrawnMark, DrawnMarks, DrawResult, MessageRow, MessageStore, NewMessage
from bot.table.state.snapshot import Snapshot
from cogs.delivery.desired import Key, key_of
from cogs.delivery.next_step import Draft
from cogs.delivery.outbox import Cleanup
from cogs.kit.discord_errors import PASSING, is_passing

log = logging.getLogger(__name__)
WRITTEN_AFTER = 0.5  # seconds until it is written down
_KEPT = 500  # tables whose messages are remembered; the rows of others are read again when needed


@dataclass(slots=True)
class TableMessages:
    """The messages of a table, as this process knows them. `posts` counts those sent and deleted."""

    posts: int
    rows: dict[Key, MessageRow]
    marked: set[Key] = field(default_factory=set[Key])  # those that show what is not stored yet
    bases: dict[Key, object] = field(default_factory=dict[Key, object])  # the facts that they show
    complete: int | None = None  # the version of the table that all of them show, if that is not stored yet
    show_again: datetime | None = None  # when they are to be compared although nothing happens
    shown: int | None = None  # the version that all of them show, as is stored
    _current: dict[Key, MessageRow] = field(init=False)
    _deal: int = 0  # that `_current` is of

    def __post_init__(self) -> None:
        self._current = dict(self.rows)

    @property
    def is_unwritten(self) -> bool:
        return bool(self.marked) or self.complete is not None

    def current(self, deal: int) -> dict[Key, MessageRow]:
        """Those that may still change while this deal is played."""
        if deal != self._deal:
            self._deal = deal
            past = {key for key in self.rows if key[0] in ("table", "hand") and key[1] < deal - 1}
            self._current = {key: row for key, row in self.rows.items() if not (row.final and key in past)}
        return self._current

    def shows(self, key: Key, basis: object | None) -> bool:
        """True if a message shows already what follows from these facts."""
        return basis is not None and key in self.rows and self.bases.get(key) == basis

    def known(self, row: MessageRow) -> MessageRow | None:
        """The newest state of a message; None where it is gone, or another has taken its place."""
        known = self.rows.get(key_of(row))
        return known if known is not None and known.message_id == row.message_id else None

    def put(self, row: MessageRow) -> None:
        """Take over a row; it may be new."""
        key = key_of(row)
        if key in self._current or key not in self.rows:
            self._current[key] = row
        self.rows[key] = row

    def remove(self, key: Key) -> None:
        self.rows.pop(key, None)
        self._current.pop(key, None)
        self.bases.pop(key, None)
        self.marked.discard(key)

    def replace(self, rows: Mapping[Key, MessageRow], posts: int) -> None:
        """Take over the stored rows, but for what is not stored yet."""
        self.marked &= {key for key in self.marked if key in rows and self.rows[key].id == rows[key].id}
        self.bases.clear()
        self.posts = posts
        self.rows = {**rows, **{key: self.rows[key] for key in self.marked}}
        self._current, self._deal = dict(self.rows), 0

    def taken_marks(self, table_id: int) -> DrawnMarks:
        """Take what is to be stored; from now on it counts as stored."""
        shown = (self.rows[key] for key in self.marked)
        marks = [DrawnMark(row=row, drawn=row.drawn, face=row.face, final=row.final) for row in shown]
        taken = DrawnMarks(table_id=table_id, marks=marks, version=self.complete, show_again=self.show_again)
        self.marked, self.complete = set(), None
        return taken

    def put_back(self, taken: DrawnMarks) -> None:
        """It could not be stored: it is still to be."""
        self.marked.update(key for mark in taken.marks if (key := key_of(mark.row)) in self.rows)
        if self.complete is None:
            self.complete, self.show_again = taken.version, taken.show_again


class Logbook:
    """The messages of the latest tables, and of those `in_use`. `on_conflict` is called, a moment after the fact, with
    a table that another process has changed, the version that was drawn, and the messages that both have drawn.
    """

    def __init__(
        self, messages: MessageStore, cleanup: Cleanup, in_use: Container[int],
        on_conflict: Callable[[int, int | None, Collection[Key]], None],
    ) -> None:  # fmt: skip
        self._messages = messages
        self._cleanup = cleanup
        self._in_use = in_use
        self._on_conflict = on_conflict
        self._tables: OrderedDict[int, TableMessages] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._flushing = asyncio.Lock()
        self._background = Background()

    @property
    def has_unwritten(self) -> bool:
        return any(table.is_unwritten for table in self._tables.values())

    def get(self, table_id: int) -> TableMessages | None:
        """The messages of a table; None where this process has drawn none lately."""
        return self._tables.get(table_id)

    def row(self, table_id: int, key: Key) -> MessageRow | None:
        """A message, if this process knows it."""
        table = self._tables.get(table_id)
        return table.rows.get(key) if table is not None else None

    async def of(self, snapshot: Snapshot) -> TableMessages:
        """The messages of a table, read anew if others have posted or removed some. Raises NotLoaded, NotSaved."""
        table = self._tables.get(snapshot.id)
        if table is None or table.posts < snapshot.row.posts or snapshot.id in self._locks:
            async with self._lock(snapshot.id):
                table = self._tables.get(snapshot.id)
                if table is None or table.posts < snapshot.row.posts:
                    table = await self._read(snapshot.id, snapshot.row.posts)
        self._tables.move_to_end(snapshot.id)
        return table

    async def rows(self, snapshot: Snapshot) -> dict[Key, MessageRow]:
        """The messages of a table by key. Raises NotLoaded, NotSaved."""
        return dict((await self.of(snapshot)).rows)

    async def current(self, snapshot: Snapshot) -> dict[Key, MessageRow]:
        """The same without those of earlier deals that are final. Raises NotLoaded, NotSaved."""
        return dict((await self.of(snapshot)).current(snapshot.deal))

    async def read_again(self, table_id: int) -> None:
        """Read a table's messages from the store: another process has changed one."""
        async with self._lock(table_id):
            table = self._tables.get(table_id)
            await self._read(table_id, table.posts if table is not None else 0)

    def note_shown(self, row: MessageRow, draft: Draft, *, is_new: bool = True) -> None:
        """Note that a message shows a draft; `is_new`: store that soon."""
        table, key = self._tables.get(row.table_id), key_of(row)
        known = table.known(row) if table is not None else None
        if table is None or known is None:
            return  # it is another message by now: that is drawn by itself
        table.bases[key] = draft.basis
        if is_new:
            table.put(updated(known, drawn=draft.position, face=draft.face, final=draft.final))
            table.marked.add(key)
            self._write_soon()

    def note_complete(self, snapshot: Snapshot, show_again: datetime | None) -> None:
        """Note that nothing is left to do for a table at this version, until `show_again` (None: until it changes)."""
        table = self._tables.get(snapshot.id)
        if table is not None:
            table.complete, table.show_again = snapshot.row.version, show_again
            self._write_soon()

    def is_complete(self, snapshot: Snapshot) -> bool:
        """True if it is stored, by this process, that the messages of a table show it as it is."""
        table = self._tables.get(snapshot.id)
        return table is not None and (table.shown, table.posts) == (snapshot.row.version, snapshot.row.posts)

    async def expect(self, snapshot: Snapshot) -> None:
        """Store that a table is about to get a message, unless its last change says so. Raises NotSaved."""
        table = self._tables.get(snapshot.id)
        async with self._flushing:
            if table is not None:
                table.complete = None
            if table is None or table.shown is None or table.shown >= snapshot.row.version:
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
            self._cleanup.start(table_id)
        return row.version == (before.version + 1 if before is not None else 0)

    async def outdate(self, row: MessageRow) -> MessageRow | None:
        """Store that a message is to be posted again. None where another process has drawn it meanwhile."""
        async with self._lock(row.table_id):
            await self._flush_marks(row.table_id)
            outdated = await self._messages.outdate(self._newest(row))
            if outdated is not None:
                self._know(outdated, is_counted=True)
        return outdated

    async def discard(self, row: MessageRow) -> bool:
        """Delete a message. False where another process has drawn it meanwhile."""
        is_discarded = await self._remove(row, self._messages.discard)
        self._cleanup.start(row.table_id)
        return is_discarded

    async def forget(self, row: MessageRow) -> bool:
        """Forget a message that no longer exists. False where another process has drawn it meanwhile."""
        return await self._remove(row, self._messages.forget)

    async def flush(self) -> None:
        """Store what messages show. Raises NotSaved."""
        async with self._flushing:
            batch = [table.taken_marks(id_) for id_, table in self._tables.items() if table.is_unwritten]
            if not batch:
                return
            try:
                results = await self._messages.mark_drawn(batch)
            except BaseException:
                for marks in batch:
                    self._tables[marks.table_id].put_back(marks)
                raise
            for marks, result in zip(batch, results, strict=True):
                self._note_stored(marks, result)

    async def close(self) -> None:
        """Store the last, if the store can be written."""
        await self._background.close()
        try:
            await self.flush()
        except PASSING as error:
            log.warning("what messages show is not written down, some are drawn again at the next start: %s", error)

    # -- writing and reading -------------------------------------------------------------------------------------

    def _write_soon(self) -> None:
        self._background.spawn_once("", "what messages show", self._write)

    async def _write(self) -> None:
        while self.has_unwritten:
            await clock.sleep(WRITTEN_AFTER)
            await until_done("what messages show", is_passing, self.flush)

    def _note_stored(self, marks: DrawnMarks, result: DrawResult) -> None:
        """Take over the rows as they are stored now. Of those that are None another process was first."""
        table, lost = self._tables.get(marks.table_id), set[Key]()
        if table is None:
            return
        for mark, row in zip(marks.marks, result.rows, strict=True):
            key = key_of(mark.row)
            known = table.rows.get(key)
            if row is None:
                lost.add(key)
            elif known is not None and known.id == row.id:  # it may have been drawn again meanwhile
                table.put(updated(known, version=row.version))
        if result.is_shown:
            table.shown = marks.version
        # A newer version that this process has shown since is stored next, and tells of changes by others.
        is_newest = marks.version is not None and (table.complete or -1) <= marks.version
        if lost or (is_newest and not result.is_shown):
            self._on_conflict(marks.table_id, marks.version, lost)

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _read(self, table_id: int, posts: int) -> TableMessages:
        await self._flush_marks(table_id)
        rows = {key_of(row): row for row in await self._messages.of_table(table_id)}
        table = self._tables.get(table_id)
        if table is not None:
            table.replace(rows, posts)
            return table
        table = self._tables[table_id] = TableMessages(posts, rows)
        if len(self._tables) > _KEPT and not self._flushing.locked():
            others = (it for it in self._tables if it != table_id and it not in self._in_use)
            self._tables.pop(next((it for it in others if not self._tables[it].is_unwritten), 0), None)
        return table

    async def _flush_marks(self, table_id: int) -> None:
        """Store what the messages of a table show, before one of their rows is changed otherwise."""
        table = self._tables.get(table_id)
        if self._flushing.locked() or (table is not None and table.marked):
            await self.flush()

    async def _remove(self, row: MessageRow, remove: Callable[[MessageRow], Awaitable[bool]]) -> bool:
        async with self._lock(row.table_id):
            await self._flush_marks(row.table_id)
            if not await remove(self._newest(row)):
                return False
            if (table := self._tables.get(row.table_id)) is not None:
                table.remove(key_of(row))
                table.posts += 1
            return True

    def _newest(self, row: MessageRow) -> MessageRow:
        """The newest state of a message: its version may have been raised by what was stored since."""
        table = self._tables.get(row.table_id)
        return (table.known(row) if table is not None else None) or row

    def _know(self, row: MessageRow, *, is_counted: bool) -> None:
        if (table := self._tables.get(row.table_id)) is not None:
            table.put(row)
            table.bases.pop(key_of(row), None)
            table.marked.discard(key_of(row))
            table.posts += is_counted
