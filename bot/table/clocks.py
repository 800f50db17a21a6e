"""The clocks of the tables: who keeps the others waiting is reminded once, and replaced after a long absence."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.errors import Refusal
from bot.table.access import Outcome
from bot.table.table import Snapshot
from bot.table.tables import Tables

log = logging.getLogger(__name__)
_RETRY = 60.0  # seconds to wait when the table could not be read or written


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody keeps a table waiting: the seats, all of them people's."""

    snapshot: Snapshot
    seats: tuple[int, ...]


class Clocks:
    """One clock a table, set anew whenever there is something new to decide. After `remind` seconds `on_idle` is told,
    once a turn; after `replace` seconds the seat goes to a computer player, and its owner may take it back.
    """

    def __init__(self, tables: Tables, remind: float, replace: float, on_idle: Callable[[Waiting], None]) -> None:
        self._tables = tables
        self._remind = min(remind, replace)
        self._replace = replace
        self._on_idle = on_idle
        self._running: dict[int, tuple[int, asyncio.Task[None]]] = {}
        tables.listeners.append(self.set)

    def set(self, outcome: Outcome) -> None:
        """Set a table's clock for those it waits for now."""
        snapshot = outcome.snapshot
        waited_for = _people_to_act(snapshot)
        running = self._running.get(snapshot.id)
        if running is not None:
            if waited_for and running[0] == snapshot.asked_at:
                return
            if running[1] is not asyncio.current_task():  # a clock that hands a seat over sets itself anew
                running[1].cancel()
            del self._running[snapshot.id]
        if waited_for:
            task = asyncio.create_task(self._run(snapshot), name=f"clock of table {snapshot.id}")
            self._running[snapshot.id] = snapshot.asked_at, task

    async def close(self) -> None:
        """Stop every clock."""
        tasks = [task for _, task in self._running.values()]
        self._running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, asked: Snapshot) -> None:
        await asyncio.sleep(self._remind)
        waiting = await self._still_waiting(asked)
        if waiting is None:
            return
        self._on_idle(waiting)
        await asyncio.sleep(self._replace - self._remind)
        waiting = await self._still_waiting(asked)
        if waiting is None:
            return
        for seat in waiting.seats:
            await self._substitute(asked, seat)

    async def _still_waiting(self, asked: Snapshot) -> Waiting | None:
        """Those the table still waits for, or None where it has moved on: another process may have seen to that."""
        while True:
            try:
                now = await self._tables.snapshot(asked.id)
            except Refusal as refusal:
                log.warning("the clock of table %d: %s", asked.id, refusal)
                await asyncio.sleep(_RETRY)
                continue
            seats = _people_to_act(now)
            if seats and now.asked_at == asked.asked_at:
                return Waiting(now, seats)
            self.set(Outcome(now))
            return None

    async def _substitute(self, asked: Snapshot, seat: int) -> None:
        while True:
            try:
                await self._tables.substitute(asked.id, seat, asked.asked_at)
            except Refusal as refusal:
                log.warning("seat %d of table %d could not be handed over: %s", seat + 1, asked.id, refusal)
                await asyncio.sleep(_RETRY)
            else:
                return


def _people_to_act(snapshot: Snapshot) -> tuple[int, ...]:
    if snapshot.public is None or snapshot.over:
        return ()
    return tuple(seat for seat in snapshot.public.to_act if snapshot.seats[seat].user_id is not None)
