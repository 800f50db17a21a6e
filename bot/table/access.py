"""Getting at a table: every operation on one runs under its lock, on what the store holds now.

The store is the truth and other processes may serve the same table, so each operation first reads what is new.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.rules.catalogue import Catalogue
from bot.rules.events import Event
from bot.store.rows import SeatRow, TableRow
from bot.store.store import Store
from bot.table.errors import NoTableHere, NotAllowed, NotSeated, SeveralTables, WrongState
from bot.table.table import Snapshot, Table

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

_KEPT = 500  # tables held in memory; the least recently used is read again when it is needed
_AT_ONCE = 20  # moves replayed on the event loop; a longer journal would hold it up
_OVER = "This match is over. Open a new table with /domino new."


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord; `manages` where they may manage the channel."""

    user_id: int
    name: str
    manages: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an operation led to. `repeated` says the same interaction had been applied before."""

    snapshot: Snapshot
    events: tuple[Event, ...] = ()
    repeated: bool = False


class Access:
    """The tables of this process's servers, one at a time."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self.store = store
        self.catalogue = catalogue
        self.listeners: list[Callable[[Outcome], None]] = []
        self._tables: dict[int, Table] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def snapshot(self, table_id: int) -> Snapshot:
        """A table as it stands now. Raises NoTable."""
        async with self._table(table_id) as table:
            return table.snapshot()

    async def look(self, table_id: int) -> Outcome:
        """A table as an outcome in which nothing has happened. Raises NoTable."""
        return Outcome(await self.snapshot(table_id))

    async def in_channel(self, channel_id: int) -> Snapshot:
        """The active table of a channel. Raises NoTableHere."""
        row = await self.store.tables.active_in(channel_id)
        if row is None:
            raise NoTableHere("There is no table in this channel. Open one with /domino new.")
        return await self.snapshot(row.id)

    async def of_person(self, user_id: int) -> Snapshot:
        """The one table a person sits at. Raises NoTableHere, SeveralTables."""
        rows = await self.store.tables.of_person(user_id)
        tables = [row.id for row in rows]
        if not tables:
            raise NoTableHere("You sit at no table now. Open one in a channel with /domino new.")
        if len(tables) > 1:
            raise SeveralTables(tuple(tables))
        return await self.snapshot(tables[0])

    async def active(self) -> Sequence[TableRow]:
        """The rows of every lobby and every match that is being played."""
        return await self.store.tables.active()

    @asynccontextmanager
    async def _table(self, table_id: int) -> "AsyncGenerator[Table, None]":
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield await self._fresh(table_id)

    async def _fresh(self, table_id: int) -> Table:
        table = self._tables.pop(table_id, None)
        now = await self.store.journal.load(table_id, after=table.position if table else 0)
        if table is None:
            table = Table.of(now.row, self.catalogue.game(now.row.game), now.seats)
        table.renew(now.row, now.seats)
        if now.row.started_at is not None:
            if table.match is None:
                table.deal(await self._joins(table_id))
            if len(now.moves) > _AT_ONCE:
                await asyncio.to_thread(table.replay, now.moves)
            else:
                table.replay(now.moves)
        self._tables[table_id] = table
        if len(self._tables) > _KEPT:
            self._tables.pop(next(iter(self._tables)))
        return table

    async def _joins(self, table_id: int) -> list[int]:
        """The interactions of those who sat down in the lobby."""
        history = await self.store.seats.history(table_id)
        return [row.interaction_id for row in history if row.since == 0 and row.interaction_id is not None]

    async def _told(self, table_id: int, events: tuple[Event, ...] = ()) -> Outcome:
        return self._tell(Outcome(await self.snapshot(table_id), events))

    def _tell(self, outcome: Outcome) -> Outcome:
        for listener in self.listeners:
            listener(outcome)
        return outcome

    def _seat(self, table: Table, user_id: int | None) -> SeatRow:
        seat = next((seat for seat in table.seats if user_id is not None and seat.user_id == user_id), None)
        if seat is None:
            raise NotSeated(" Join it!" if table.row.state == "lobby" else "")
        return seat

    def _lobby(self, table: Table) -> None:
        if table.row.state != "lobby":
            raise WrongState("The match has begun already." if table.row.state == "playing" else _OVER)

    def _playing(self, table: Table) -> None:
        if table.row.state != "playing":
            raise WrongState("The match has not begun: the host starts it." if table.row.state == "lobby" else _OVER)


def check_host(table: Table | Snapshot, person: Person, what: str) -> None:
    """Raises NotAllowed unless the person hosts the table or may manage its channel."""
    if person.user_id != table.row.host_id and not person.manages:
        host = next((seat.name for seat in table.seats if seat.user_id == table.row.host_id), "the host")
        raise NotAllowed(f"Only {host}, who hosts this table, or somebody who may manage the channel can {what}.")
