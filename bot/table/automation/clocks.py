"""The clocks of the tables: a player who keeps others waiting is reminded once, and when their time is over a computer
plays for them; an idle lobby is closed. The times are measured from the journal, so a restart does not change them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from bot.rules.errors import Refusal
from bot.table.state.due import mentioned_at_once, people_to_act
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.turn_times import TurnTimes
from bot.table.tables import Tables

log = logging.getLogger(__name__)
_RETRY = 60.0  # seconds to wait when the table could not be read or written
_APART = 2.0  # seconds between overdue tables, so that they are not all handled at once after an outage


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for people, and the seats of those to be mentioned: as their turn has come, or later."""

    snapshot: Snapshot
    seats: tuple[int, ...]
    at_once: bool = False


class Clocks:
    """One clock per table, set again for each decision. It calls `on_idle` for those who are to be mentioned, at most
    once a turn for each; when the time of the table's clock is over, the seat goes to a computer player, and its owner
    may take it back.
    """

    def __init__(self, tables: Tables, times: TurnTimes, on_idle: Callable[[Waiting], None]) -> None:
        self._tables = tables
        self._times = times
        self._on_idle = on_idle
        self._running: dict[int, tuple[object, asyncio.Task[None]]] = {}
        self._late = 0.0  # loop time from which the next overdue table may be handled
        tables.listeners.append(self.set)

    def set(self, outcome: Outcome) -> None:
        """Set a table's clock for the people it waits for now."""
        snapshot = outcome.snapshot
        asked = _asked(snapshot)
        running = self._running.get(snapshot.id)
        if running is not None:
            if running[0] == asked:
                return
            if running[1] is not asyncio.current_task():  # a clock that replaces a player sets itself again
                running[1].cancel()
            del self._running[snapshot.id]
        if asked is not None:
            run = self._run_lobby if snapshot.row.state == "lobby" else self._run
            task = asyncio.create_task(run(snapshot), name=f"clock of table {snapshot.id}")
            self._running[snapshot.id] = asked, task

    async def close(self) -> None:
        """Stop every clock."""
        tasks = [task for _, task in self._running.values()]
        self._running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, asked: Snapshot) -> None:
        limit = self._times.limit(asked.clock)
        until_mention = self._times.mention_within(limit)
        if asked.ending is not None:  # time runs once the end of the last deal was shown
            await asyncio.sleep((asked.ending.card_at - datetime.now(UTC)).total_seconds())
        if at_once := mentioned_at_once(asked):
            self._on_idle(Waiting(asked, at_once, at_once=True))
        await self._sleep(asked, until_mention)
        now = await self._still_waiting(asked)
        if now is None:
            return
        if late := tuple(seat for seat in people_to_act(now) if now.seats[seat].ping == "minute"):
            self._on_idle(Waiting(now, late))
        # The bot may have been down for long: after the reminder people still get time to answer.
        await asyncio.sleep(max(_left(asked, limit), min(until_mention, limit - until_mention)))
        now = await self._still_waiting(asked)
        if now is None:
            return
        for seat in people_to_act(now):
            await self._retry(asked, partial(self._tables.seating.substitute, asked.id, seat, asked.asked_at))

    async def _run_lobby(self, lobby: Snapshot) -> None:
        await self._sleep(lobby, self._times.post)
        await self._retry(lobby, partial(self._tables.lifecycle.close_idle, lobby))

    async def _sleep(self, asked: Snapshot, seconds: float) -> None:
        """Sleep until a table has waited for `seconds`; if it has already, until its turn among the overdue tables."""
        left = _left(asked, seconds)
        if left > 0:
            await asyncio.sleep(left)
            return
        now = asyncio.get_running_loop().time()
        turn = max(now, self._late)
        self._late = turn + _APART
        await asyncio.sleep(turn - now)

    async def _still_waiting(self, asked: Snapshot) -> Snapshot | None:
        """The table, if it still waits for the same decision by the same clock; None where it has moved on, perhaps
        in another process.
        """
        while True:
            try:
                now = await self._tables.snapshot(asked.id)
            except Refusal as refusal:
                log.warning("the clock of table %d: %s", asked.id, refusal)
                await asyncio.sleep(_RETRY)
                continue
            if people_to_act(now) and (now.asked_at, now.clock) == (asked.asked_at, asked.clock):
                return now
            self.set(Outcome(now))
            return None

    async def _retry(self, asked: Snapshot, change: Callable[[], Awaitable[object]]) -> None:
        """Make a change, retrying while the store refuses it."""
        while True:
            try:
                await change()
            except Refusal as refusal:
                log.warning("the clock of table %d could not change it: %s", asked.id, refusal)
                await asyncio.sleep(_RETRY)
            else:
                return


def _left(asked: Snapshot, seconds: float) -> float:
    """The seconds until a table has waited for `seconds`; at most `seconds`, even if the system clock was set back."""
    return min(seconds, seconds - (datetime.now(UTC) - asked.waiting_since).total_seconds())


def _asked(snapshot: Snapshot) -> object:
    """A key for the decision a table waits for, each of which has one clock; another one where its time is changed,
    somebody is to be mentioned who was not before, or the deal begins sooner. None where it waits for no person.
    """
    if snapshot.row.state == "lobby":
        return "lobby", snapshot.row.touched_at
    key = snapshot.asked_at, snapshot.clock, mentioned_at_once(snapshot), snapshot.ending
    return key if people_to_act(snapshot) else None
