"""The clocks of the tables: what happens at a table by itself is done when the table is due.

When each is due stands in the store, so one timer serves them all, a restart changes nothing, and any process may do
it. A player who keeps others waiting is reminded once, and when their time is over a computer plays for them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.rules.errors import Refusal
from bot.store.rows.servers import Shards
from bot.store.rows.tables import Due
from bot.table.errors import NotLoaded, NotSaved
from bot.table.state.due import GRACE, Action, mentioned_at_once, moves_by_itself, next_due, people_to_act, planned
from bot.table.state.snapshot import Outcome, Ping, Snapshot
from bot.table.tables import Tables

log = logging.getLogger(__name__)
_RETRY = timedelta(seconds=5)  # to wait when the store could not be read or written
_UNREADABLE = timedelta(hours=1)  # until a table is tried again that cannot be read
_LOOK = timedelta(seconds=30)  # the longest sleep: another process may have left something that is due
_BATCH = 50  # due tables read at once
_LATE = timedelta(seconds=5)  # what is due for longer was left by an outage
_APART = 2.0  # seconds between people who are mentioned or replaced late, so that not all are at once after an outage
_PACED = {Action.CLOSE, Action.REMIND, Action.REMIND_AGAIN, Action.SUBSTITUTE}
_NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for people, and the seats of those to be mentioned: as their turn has come, or later."""

    snapshot: Snapshot
    seats: tuple[int, ...]
    at_once: bool = False


class Clocks:
    """One timer for all tables: it sleeps until the nearest is due, then looks at each that is.

    `mention` is called for those who are to be mentioned, and ends when they were; `play` with a table whose computer
    players are to move, `show` with one whose messages change though nothing has happened.
    """

    def __init__(
        self,
        tables: Tables,
        mention: Callable[[Waiting], Awaitable[None]],
        play: Callable[[Outcome], None] = lambda _: None,
        show: Callable[[Outcome], None] = lambda _: None,
    ) -> None:
        self._tables = tables
        self._mention = mention
        self._play = play
        self._show = show
        self._wakes_at = _NEVER
        self._timer: asyncio.TimerHandle | None = None  # none while tables are looked at
        self._late = 0.0  # loop time from which the next person may be mentioned or replaced late
        self._running: asyncio.Task[None] | None = None
        self._mentions: dict[tuple[int, int, bool], asyncio.Task[None]] = {}
        tables.listeners.append(self.on_outcome)

    async def start(self, shards: Shards | None = None) -> set[int]:
        """Look at the tables (of some shards) that are due now or would soon be: whoever was to move at them may have
        crashed. Then go on in the background. Returns their ids. Raises NotLoaded, NotSaved.
        """
        due = await self._tables.schedule.due(datetime.now(UTC) + GRACE, shards=shards)
        for table in due:
            await self._look(table)
        self._wake()
        return {table.id for table in due}

    def on_outcome(self, outcome: Outcome) -> None:
        """Wake earlier if this table is due before the others."""
        due_at = outcome.snapshot.row.due_at
        if due_at is not None and due_at < self._wakes_at:
            self._wakes_at = due_at
            if self._timer is not None:
                self._set_timer()

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        self._stop_timer()
        tasks = [*self._mentions.values(), *([self._running] if self._running is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- the timer -----------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        """Wake at the time that is known now."""
        self._stop_timer()
        left = (self._wakes_at - datetime.now(UTC)).total_seconds()
        self._timer = asyncio.get_running_loop().call_later(max(left, 0.0), self._wake)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._timer = None
        self._running = asyncio.create_task(self._run(), name="clocks")

    async def _run(self) -> None:
        """Look at every table that is due, then sleep until the next will be."""
        self._wakes_at = _NEVER  # what becomes due while looking counts too
        try:
            nearest = await self._look_at_due()
        except (NotLoaded, NotSaved) as refusal:
            log.warning("the clocks look again in %d s: %s", _RETRY.total_seconds(), refusal)
            nearest = datetime.now(UTC) + _RETRY
        self._wakes_at = min(self._wakes_at, nearest or _NEVER, datetime.now(UTC) + _LOOK)
        self._set_timer()

    async def _look_at_due(self) -> datetime | None:
        """Look at every table that is due. Returns when the next will be. Raises NotLoaded, NotSaved."""
        seen = set[Due]()
        while batch := await self._tables.schedule.due(datetime.now(UTC), _BATCH):
            if seen.issuperset(batch):
                return datetime.now(UTC) + _RETRY  # others are about to look after these
            for table in batch:
                await self._look(table)
            seen.update(batch)
        return await self._tables.schedule.next_due()

    # -- one table -----------------------------------------------------------------------------------------------

    async def _look(self, table: Due) -> None:
        """Do what is due at a table, unless another process has begun to. Raises NotLoaded, NotSaved."""
        try:
            await self._do_due(table)
        except (NotLoaded, NotSaved):
            raise
        except Refusal as refusal:  # somebody was faster; or the table cannot be read, which does not delay the others
            log.warning("the clock of table %d: %s", table.id, refusal)
        except Exception:  # a bug, which does not delay the others either
            log.exception("the clock of table %d failed", table.id)
        else:
            return
        await self._tables.schedule.set_due(table, table.version, datetime.now(UTC) + _UNREADABLE)

    async def _do_due(self, table: Due) -> None:
        snapshot = await self._tables.snapshot(table.id)
        now = datetime.now(UTC)
        actions = {action for action, at in planned(snapshot, now).items() if at <= now}
        due_at = next_due(snapshot, now)
        if actions & _PACED and now - table.at > _LATE and (turn := self._turn()):
            actions, due_at = actions - _PACED, now + timedelta(seconds=turn)
        shows = snapshot.ending is not None
        if not await self._tables.schedule.set_due(table, snapshot.row.version, due_at, is_behind=shows):
            return  # it has changed, or another process looks after it
        if shows:
            self._show(Outcome(snapshot))
        if moves_by_itself(snapshot):
            self._play(Outcome(snapshot))
        for action in actions:
            await self._do(action, snapshot)

    async def _do(self, action: Action, snapshot: Snapshot) -> None:
        if action is Action.CLOSE:
            await self._tables.lifecycle.close_idle(snapshot)
        elif action is Action.BEGIN:
            await self._tables.lifecycle.start_complete_rematch(snapshot.id)
        elif action is Action.MENTION:
            self._begin_mention(Waiting(snapshot, mentioned_at_once(snapshot), at_once=True))
        elif action in (Action.REMIND, Action.REMIND_AGAIN):
            self._begin_mention(Waiting(snapshot, await self._to_remind(snapshot)))
        elif action is Action.SUBSTITUTE:
            for seat in people_to_act(snapshot):
                await self._tables.seating.substitute(snapshot.id, seat, snapshot.asked_at)

    async def _to_remind(self, snapshot: Snapshot) -> tuple[int, ...]:
        """The seats of those to be reminded: also who wished to know at once, and did not, as quiet hours were kept."""
        spared = await self._tables.servers.quiet_until(snapshot.row.guild_id, snapshot.waiting_since) is not None
        pings: set[Ping] = {"minute", "always"} if spared else {"minute"}
        return tuple(seat for seat in people_to_act(snapshot) if snapshot.seats[seat].ping in pings)

    def _turn(self) -> float:
        """The seconds until the next person may be mentioned or replaced late."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._late)
        self._late = turn + _APART
        return turn - now

    def _begin_mention(self, waiting: Waiting) -> None:
        """Mention people in the background: Discord may take its time."""
        key = waiting.snapshot.id, waiting.snapshot.asked_at, waiting.at_once
        if key not in self._mentions:
            task = asyncio.create_task(self._mention_and_note(waiting), name=f"mention at table {key[0]}")
            self._mentions[key] = task
            task.add_done_callback(lambda _: self._mentions.pop(key))

    async def _mention_and_note(self, waiting: Waiting) -> None:
        """Mention people. In quiet hours nobody is: those who are still waited for when they end are mentioned then."""
        try:
            quiet_until = await self._tables.servers.quiet_until(waiting.snapshot.row.guild_id)
            if waiting.seats and quiet_until is None:
                await self._mention(waiting)
            if not waiting.at_once:
                await self._tables.lifecycle.note_reminded(waiting.snapshot, quiet_until)
        except Refusal as refusal:  # the table is due again soon
            log.warning("the reminder at table %d: %s", waiting.snapshot.id, refusal)
