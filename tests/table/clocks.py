"""The clocks of one or more processes, and what they do as time passes."""

from collections.abc import Callable
from datetime import timedelta

from bot.background import Background
from bot.table.clocks import Clocks, Mention
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.clock import MovableClock

SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)


class RunningClocks:
    """The clocks that a test has started, on the time that it moves."""

    def __init__(self, clock: MovableClock) -> None:
        self.clock = clock
        self._running: list[Clocks] = []

    async def start(self, tables: Tables, show: Callable[[Outcome], None] = lambda _: None) -> list[Mention]:
        """Start those of a process. Returns the mentions they make, to which later ones are added."""
        mentions = list[Mention]()

        async def mention(waiting: Mention) -> None:
            mentions.append(waiting)

        self._running.append(Clocks(tables, mention, show=show))
        await self._running[-1].start()
        await self.after(timedelta())
        return mentions

    async def after(self, by: timedelta) -> None:
        """Move the time, and wait until everything is done that was due by then."""
        for step in (timedelta(), by):  # work that has begun before sees the time before
            await self.clock.advance(step)
            while busy := [it for it in self._backgrounds() if it]:
                await busy[0].wait()

    async def close(self) -> None:
        for clocks in self._running:
            await clocks.close()
        self._running.clear()

    def _backgrounds(self) -> list[Background]:
        return [background for it in self._running for background in (it._loop._background, it._background)]
