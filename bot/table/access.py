"""Access to tables: each operation on a table holds its lock and works on the store's current state.

Other processes may serve the same table, so each operation first reads what is new in the store.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol
from weakref import WeakValueDictionary

from bot.rules.catalogue import Catalogue
from bot.rules.events import Event
from bot.store.schema.tables import TableRow
from bot.store.store import Store
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.table import Table
from bot.table.state.times import AT_ONCE, DEFAULT_TIMES, Stages, TurnTimes

_KEPT = 500  # tables kept in memory; the least recently used is dropped, and read again when needed
_AT_ONCE = 20  # moves replayed on the event loop; a longer journal would block it


class ContestLookup(Protocol):
    """The questions that tables ask about contests: a match knows its contest by id only."""

    async def kind_of(self, contest_id: int) -> str: ...
    async def channel_of(self, contest_id: int) -> int | None: ...
    async def check_deals_over(self, contest_id: int) -> None: ...


class TableAccess:
    """The tables of this process, with a lock on each, and the listeners that are called with each Outcome.

    Features add context managers to `around_deletion`, entered with a person's id while their data is deleted.
    """

    def __init__(
        self, store: Store, catalogue: Catalogue, stages: Stages = AT_ONCE, times: TurnTimes = DEFAULT_TIMES
    ) -> None:
        self.store = store
        self.catalogue = catalogue
        self.stages = stages
        self.times = times
        self.listeners: list[Callable[[Outcome], None]] = []
        self.contests: ContestLookup | None = None  # set by the feature that hosts contests
        self.around_deletion: list[Callable[[int], AbstractAsyncContextManager[None]]] = []
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, table_id: int, *, as_known: bool = False) -> AsyncGenerator[Table, None]:
        """Lock a table for an operation, with the store's current state; or `as_known` to this process, for what is
        committed only if nobody else has changed the table since. Raises NoTable.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self._tables.get(table_id)
            if table is None or not as_known:
                table = await self._read(table_id, table)
            self._tables[table_id] = table
            self._tables.move_to_end(table_id)
            if len(self._tables) > _KEPT:
                self._tables.popitem(last=False)
            yield table

    def keep(self, table: Table) -> None:
        """Replace a locked table by its committed successor."""
        self._tables[table.row.id] = table

    def known(self, table_id: int) -> Table | None:
        """A table as this process last knew it, perhaps outdated; None where it is not in memory."""
        return self._tables.get(table_id)

    async def snapshot(self, table_id: int) -> Snapshot:
        """The current state of a table. Raises NoTable."""
        async with self.locked(table_id) as table:
            return table.snapshot()

    async def announce(self, table_id: int, events: tuple[Event, ...] = (), *, by: int | None = None) -> Outcome:
        """Publish the current state of a table, and the events and the person that led to it. Raises NoTable."""
        return self.publish(Outcome(await self.snapshot(table_id), events, by=by))

    def publish(self, outcome: Outcome) -> Outcome:
        """Call the listeners with an outcome."""
        for listener in self.listeners:
            listener(outcome)
        return outcome

    async def check_may_be_told(self, row: TableRow) -> None:
        """Raises WrongState while others may still play the deals of a match."""
        if row.contest_id is not None and self.contests is not None:
            await self.contests.check_deals_over(row.contest_id)

    async def channel_of_contest(self, row: TableRow) -> int | None:
        """The channel of a match's contest, if the match has a contest and that a channel."""
        if row.contest_id is None or self.contests is None:
            return None
        return await self.contests.channel_of(row.contest_id)

    async def _read(self, table_id: int, table: Table | None) -> Table:
        """Read a table, or the changes to one since it was read."""
        if table is None:
            stored = await self.store.journal.load(table_id)
        else:
            known = table.row
            stored = await self.store.journal.load(
                table_id, after=table.position, unless_version=known.version, unless_posts=known.posts
            )
        if stored is None:
            assert table is not None, "a version was given"  # noqa: S101
            return table
        if table is None:
            game = self.catalogue.game(stored.row.game)
            table = Table.of(stored.row, game, stored.seats, self.stages, self.times)
        try:
            table.refresh(stored)
            if stored.row.started_at is not None:
                if table.match is None:
                    table.start_match()
                if len(stored.moves) > _AT_ONCE:
                    await asyncio.to_thread(table.replay, stored.moves)
                else:
                    table.replay(stored.moves)
        except BaseException:  # perhaps replayed in part
            self._tables.pop(table_id, None)
            raise
        return table
