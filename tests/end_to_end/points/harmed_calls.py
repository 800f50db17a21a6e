"""Each call is answered with an error, or cut before or after it was applied."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.playground import Interaction, Playground
from tests.end_to_end.forked_bot import ForkedBot
from tests.end_to_end.points.deal import ScriptedDeal, Turn
from tests.end_to_end.points.lane import Lane
from tests.end_to_end.points.ledger import Ledger, Watch

CUT_BEFORE, CUT_AFTER = "cut before", "cut after"
FAULTS = ("500", "502", "503", "429", CUT_BEFORE, CUT_AFTER)


class FaultLane(Lane):
    """A house in which calls fail, each in every way."""

    faults_each = len(FAULTS)

    def watch(self, ledger: Ledger) -> Watch:
        assert isinstance(self.house.bot, ForkedBot)
        return Saboteur(self.house.playground, ledger, self.house.bot, self.faults_each)

    async def recover(self, deal: ScriptedDeal, turn: Turn, sent: Interaction) -> None:
        await deal.made(sent, turn)


class QuickFaultLane(FaultLane):
    """The same, where each call fails in one way, the next in another."""

    faults_each = 1


class Saboteur(Watch):
    def __init__(self, playground: Playground, ledger: Ledger, bot: ForkedBot, faults_each: int) -> None:
        super().__init__(playground, ledger, bot)
        self._faults_each = faults_each
        self._calls = 0

    @asynccontextmanager
    async def around_call(self, what: str, method: str, path: str) -> AsyncIterator[None]:
        fault = next((it for it in self._possible(what) if self.strikes(f"{it} {what}")), "")
        faults, only_this = self._playground.faults, f"^{re.escape(f'{method} {path}')}$"
        if fault.isdigit():
            faults.answer(int(fault), where=only_this, retry_after=0.2)
        elif fault:
            faults.cut(where=only_this, is_applied=fault == CUT_AFTER)
        yield

    def _possible(self, what: str) -> tuple[str, ...]:
        """The faults that a call is to meet."""
        if not what or not self.ledger.is_listening:
            return FAULTS if what else ()
        first = self._calls % len(FAULTS)
        self._calls += 1
        return (FAULTS * 2)[first : first + self._faults_each]
