"""The clock of the contests: what is due at one by itself is done then, by whichever process looks first."""

import logging
from datetime import UTC, datetime, timedelta

from bot.background import RETRY, DueLoop
from bot.rules.errors import Refusal
from bot.table.errors import NotLoaded, NotSaved
from cogs.contests.contest import Contest
from cogs.contests.table import Contests

log = logging.getLogger(__name__)
_BATCH = 50
_AGAIN = timedelta(minutes=5)  # until a contest is tried again at which something failed


class ContestClock:
    """One timer that sleeps until the nearest contest is due; then each that is due is looked at."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._loop = DueLoop("the clock of the contests", self._look_at_due, self._next_due, Refusal)
        self._failed: dict[int, datetime] = {}  # until when contests are left alone
        self.start, self.close = self._loop.start, self._loop.close
        contests.listeners.append(self._on_contest)

    def _on_contest(self, contest: Contest) -> None:
        if contest.row.due_at is not None:
            self._loop.wake(contest.row.due_at)

    async def _next_due(self) -> datetime | None:
        """When a contest is due next. Raises NotLoaded."""
        due = await self._contests.next_due()
        return max(due, datetime.now(UTC) + RETRY) if due is not None and self._failed else due  # that stays due

    async def _look_at_due(self) -> None:
        """Look at each contest that is due. Raises NotLoaded, NotSaved."""
        now = datetime.now(UTC)
        for contest_id in await self._contests.due(now, _BATCH):
            if self._failed.get(contest_id, now) > now:
                continue
            self._failed.pop(contest_id, None)
            try:
                await self._contests.do_due(contest_id, now)
            except (NotLoaded, NotSaved):  # so it is with all of them: they are looked at soon
                raise
            except Refusal as refusal:
                log.warning("contest %d goes on later: %s", contest_id, refusal)
                self._failed[contest_id] = now + _AGAIN
            except Exception:  # it does not delay the others
                log.exception("contest %d could not go on", contest_id)
                self._failed[contest_id] = now + _AGAIN
