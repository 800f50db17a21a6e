"""The clocks of the tables: they carry out the actions that are due without a click.

The store holds when each table is due, so one timer serves them all, a restart changes nothing, and any process may do
it. A player who keeps others waiting is reminded once, and when their time is over a computer plays for them. Expired
data is deleted hourly, a few rows at a time, so that no player waits.
"""

import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from bot import clock
from bot.background import Background, DueLoop
from bot.rules.errors import Refusal
from bot.store.servers import Shards
from bot.store.tables.schedule import Due
from bot.table.errors import NotLoaded, NotSaved
from bot.table.state.due import GRACE, DueAction, mentioned_at_once, moves_by_itself, next_due, people_to_act, planned
from bot.table.state.snapshot import Outcome, Ping, Snapshot
from bot.table.tables import Tables

log = logging.getLogger(__name__)
_UNREADABLE = timedelta(hours=1)  # until a table is tried again that cannot be read
_BATCH = 50  # due tables read at once
_LATE = timedelta(seconds=5)  # a table that is due for longer was left by an outage
_APART = 2.0  # seconds between people who are mentioned or replaced late, so that not all are at once after an outage
TABLE_KEPT = timedelta(days=30)  # after its end: the data needed only to run it; all of a lobby that never began
SERVER_KEPT = timedelta(days=30)  # after the bot was removed from it: its data
_EVERY = timedelta(hours=1)  # between one look for expired data and the next; the first comes within that time
_PAUSE = 0.2  # seconds between two batches of a deletion
_DELETED = 10  # tables of a batch: each may have a thousand moves
_PACED = {DueAction.CLOSE, DueAction.REMIND, DueAction.REMIND_AGAIN, DueAction.SUBSTITUTE}


@dataclass(frozen=True, slots=True)
class Mention:
    """A table that waits for people, and the seats of those to be mentioned: as their turn has come, or later."""

    snapshot: Snapshot
    seats: tuple[int, ...]
    at_once: bool = False


class Clocks:
    """One timer for all tables: it sleeps until the nearest is due, then looks at each that is.

    `mention` is called with the people to mention, and returns when that is done; `play` with a table whose computer
    players are to move, `show` with one whose messages change though nobody has acted.
    """

    def __init__(
        self,
        tables: Tables,
        mention: Callable[[Mention], Awaitable[None]],
        play: Callable[[Outcome], None] = lambda _: None,
        show: Callable[[Outcome], None] = lambda _: None,
    ) -> None:
        self._tables = tables
        self._mention = mention
        self._play = play
        self._show = show
        self._loop = DueLoop("the clocks", self._look_at_due, tables.schedule.next_due, Refusal)
        self._late = 0.0  # the clock's seconds from which the next person may be mentioned or replaced late
        self._background = Background(Refusal)  # after a refusal the table is due again soon
        tables.listeners.append(self.on_outcome)

    async def start(self, shards: Shards | None = None) -> set[int]:
        """Look at the tables (of some shards) that are due now or would soon be: the process that was to move there
        may have crashed. Then go on in the background. Returns their ids. Raises NotLoaded, NotSaved.
        """
        due = await self._tables.schedule.due(clock.now() + GRACE, shards=shards)
        for table in due:
            await self._look(table)
        self._loop.start()
        return {table.id for table in due}

    def on_outcome(self, outcome: Outcome) -> None:
        """Wake earlier if this table is due before the others."""
        due_at = outcome.snapshot.row.due_at
        if due_at is not None:
            self._loop.wake(due_at)

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        await self._loop.close()
        await self._background.close()

    async def _look_at_due(self) -> None:
        """Look at every table that is due, unless another process does. Raises NotLoaded, NotSaved."""
        seen = set[Due]()
        while not seen.issuperset(batch := await self._tables.schedule.due(clock.now(), _BATCH)):
            for table in batch:
                await self._look(table)
            seen.update(batch)

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
        await self._tables.schedule.set_due(table, table.version, clock.now() + _UNREADABLE)

    async def _do_due(self, table: Due) -> None:
        snapshot = await self._tables.snapshot(table.id)
        now = clock.now()
        actions = {action for action, at in planned(snapshot, now).items() if at <= now}
        due_at = next_due(snapshot, now + timedelta.resolution)  # what is due now is begun now
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

    async def _do(self, action: DueAction, snapshot: Snapshot) -> None:
        if action is DueAction.CLOSE:
            await self._tables.lifecycle.close_idle(snapshot)
        elif action is DueAction.OFFER:
            await self._tables.lifecycle.offer_computers(snapshot.id)
        elif action is DueAction.BEGIN:
            await self._tables.lifecycle.start_complete_rematch(snapshot.id)
        elif action is DueAction.MENTION:
            self._begin_mention(Mention(snapshot, mentioned_at_once(snapshot), at_once=True))
        elif action in (DueAction.REMIND, DueAction.REMIND_AGAIN):
            # Also those who wanted a ping at once, where quiet hours prevented it.
            spared = await self._tables.servers.quiet_until(snapshot.row.guild_id, snapshot.waiting_since) is not None
            pings: set[Ping] = {"minute", "always"} if spared else {"minute"}
            seats = tuple(seat for seat in people_to_act(snapshot) if snapshot.seats[seat].ping in pings)
            self._begin_mention(Mention(snapshot, seats))
        elif action is DueAction.SUBSTITUTE:
            for seat in people_to_act(snapshot):
                await self._tables.seating.substitute(snapshot.id, seat, snapshot.asked_at)

    def _turn(self) -> float:
        """The seconds until the next person may be mentioned or replaced late."""
        now = clock.monotonic()
        turn = max(now, self._late)
        self._late = turn + _APART
        return turn - now

    def _begin_mention(self, mention: Mention) -> None:
        """Mention people in the background: Discord may take its time."""
        key = mention.snapshot.id, mention.snapshot.asked_at, mention.at_once
        self._background.spawn_once(key, f"mention at table {key[0]}", self._mention_and_note, mention)

    async def _mention_and_note(self, mention: Mention) -> None:
        """Mention people, but not in quiet hours: a reminder then comes after these, if they are still waited for."""
        quiet_until = await self._tables.servers.quiet_until(mention.snapshot.row.guild_id)
        if mention.seats and quiet_until is None:
            await self._mention(mention)
        if not mention.at_once:
            await self._tables.lifecycle.note_reminded(mention.snapshot, quiet_until)


class Retention:
    """Deletes expired data every hour, in any process. The moves of a match are kept for `keep_matches`."""

    def __init__(self, tables: Tables, keep_matches: timedelta) -> None:
        self._store = tables.retention
        self._keep_matches = max(keep_matches, TABLE_KEPT)
        self._loop = DueLoop(
            "the deletion of what is old", self.delete_old, _in_an_hour, Refusal, retry=_EVERY, longest=_EVERY
        )
        self.close = self._loop.close

    def start(self) -> None:
        """Go on in the background."""
        pause = random.uniform(0.0, 1.0) * _EVERY  # noqa: S311 - so that processes started together do not look together
        self._loop.start(clock.now() + pause)

    async def delete_old(self) -> None:
        """Delete all expired data. Raises NotSaved."""
        now = clock.now()
        await self._store.delete_expired()
        await self._in_batches(self._store.delete_of_server, now - SERVER_KEPT)
        for of in self._store.reduced:
            await self._in_batches(partial(self._store.reduce_to_matches, of=of), now - TABLE_KEPT)
            await self._in_batches(partial(self._store.reduce_to_results, of=of), now - self._keep_matches)

    async def _in_batches(self, delete: Callable[[datetime, int], Awaitable[bool]], before: datetime) -> None:
        while await delete(before, _DELETED):
            await clock.sleep(_PAUSE)


async def _in_an_hour() -> datetime:
    return clock.now() + _EVERY
