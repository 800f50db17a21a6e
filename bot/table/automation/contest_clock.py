"""The clock of the contests: what is due at one by itself is done then, by whichever process looks first."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

from bot.rules.errors import Refusal
from bot.table.contests.contest import Contest
from bot.table.contests.contests import Contests
from bot.table.errors import NotLoaded, NotSaved

log = logging.getLogger(__name__)
_LONGEST = 30.0  # seconds asleep: another process may have left something that is due
_BATCH = 50
_AGAIN = timedelta(minutes=5)  # until a contest is tried again at which something failed


class ContestClock:
    """One timer that sleeps until the nearest contest is due; then each that is due is looked at."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._timer: asyncio.TimerHandle | None = None  # none before the start, and while contests are looked at
        self._running: asyncio.Task[None] | None = None
        self._changed = False  # since they were looked at
        self._failed: dict[int, datetime] = {}  # until when contests are left alone
        contests.listeners.append(self._on_contest)

    def start(self) -> None:
        """Go on in the background."""
        if self._running is None:
            self._wake()

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        self._stop_timer()
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def _on_contest(self, contest: Contest) -> None:
        if contest.row.due_at is not None:
            self._changed = True
            if self._timer is not None:
                self._stop_timer()
                self._wake()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._timer = None
        self._running = asyncio.create_task(self._run(), name="clock of the contests")

    async def _run(self) -> None:
        self._changed = False
        try:
            left = await self._look_at_due()
        except Refusal as refusal:
            log.warning("the contests are looked at later: %s", refusal)
            left = _LONGEST
        except Exception:
            log.exception("the clock of the contests failed")
            left = _LONGEST
        left = 0.0 if self._changed else min(left, _LONGEST)
        self._timer = asyncio.get_running_loop().call_later(left, self._wake)

    async def _look_at_due(self) -> float:
        """Look at each contest that is due. Returns the seconds until the next is."""
        now = datetime.now(UTC)
        for contest_id in await self._contests.due(now, _BATCH):
            if self._failed.get(contest_id, now) > now:
                continue
            self._failed.pop(contest_id, None)
            try:
                await self._contests.look(contest_id, now)
            except (NotLoaded, NotSaved):  # so it is with all of them: they are looked at soon
                raise
            except Refusal as refusal:
                log.warning("contest %d goes on later: %s", contest_id, refusal)
                self._failed[contest_id] = now + _AGAIN
            except Exception:  # it does not delay the others
                log.exception("contest %d could not go on", contest_id)
                self._failed[contest_id] = now + _AGAIN
        next_due = await self._contests.next_due()
        return _LONGEST if next_due is None else max((next_due - datetime.now(UTC)).total_seconds(), 1.0)
