"""A house in which a deal is played again and again, until everything was tried."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from bot.demo.process import BotProcess
from bot.playground import Interaction
from bot.rules.catalogue import CATALOGUE
from bot.store.store import Store
from bot.table.tables import Tables
from tests.end_to_end.conftest import running
from tests.end_to_end.forked_bot import ForkedBot
from tests.end_to_end.house import House
from tests.end_to_end.message_checks import check_up_to_date, wait_until_shown
from tests.end_to_end.points.deal import Script, ScriptedDeal, Turn
from tests.end_to_end.points.ledger import Ledger, Watch


class Lane(ABC):
    """One such house. After harm was done, none is done for `apart` turns."""

    bot_type: type[BotProcess] = ForkedBot
    apart = 0

    def __init__(self, house: House, tables: Tables, script: Script, ledger: Ledger) -> None:
        self.house = house
        self._tables, self._script, self._ledger = tables, script, ledger
        self._watch = self.watch(ledger)
        self._looked_at = 0  # characters of the log

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, script: Script, ledger: Ledger) -> AsyncIterator[Self]:
        async with running(folder, bot_type=cls.bot_type) as house:
            store = await Store.open(house.database_url)
            try:
                yield cls(house, Tables(store, CATALOGUE), script, ledger)
            finally:
                await store.close()

    @abstractmethod
    def watch(self, ledger: Ledger) -> Watch:
        """The watch that does the harm."""

    @abstractmethod
    async def recover(self, deal: ScriptedDeal, turn: Turn, sent: Interaction) -> None:
        """Wait until all is well again after harm was done."""

    async def listen(self) -> None:
        """Play the deal once to find its points."""
        await self._play()
        self._ledger.is_listening = False

    async def try_all(self) -> None:
        """Play it until every point was tried."""
        while not self._ledger.is_done:
            self._watch.struck = None
            try:
                await self._play()
            except Exception as error:  # noqa: BLE001 - all that goes wrong is reported at the end
                self._ledger.fail(self._watch.struck, error)
                self._looked_at = len(self._log())
                await self.house.restart()

    async def _play(self) -> None:
        deal, rests = await ScriptedDeal.open(self.house, self._script, self._tables), 0
        while (turn := await deal.next()) is not None:
            await deal.offered(turn)
            rests -= 1
            if rests >= 0 or not self._ledger.wants(turn.number):
                await deal.made(await deal.press(turn), turn)
                continue
            self._watch.expect(turn.number)
            sent = await deal.press(turn)
            if await self._watch.settled():
                await self.recover(deal, turn, sent)
                await self._check(deal)
                rests = self.apart
            else:
                await deal.made(sent, turn)
                self._ledger.miss(turn.number)
        await self._check(deal)
        deal.check_results()
        deal.check_secrecy()
        journal = self.house.journal(deal.table.id)
        self._ledger.journal = self._ledger.journal or journal
        assert journal[: len(self._ledger.journal)] == self._ledger.journal, "every move is made once, in order"

    async def _check(self, deal: ScriptedDeal) -> None:
        """Nothing acknowledged is lost, nothing is doubled, every message is as it should be, no one has to worry."""
        await wait_until_shown(self.house, self._tables, deal.table)
        check_up_to_date(self.house, deal.table)
        deal.check_acknowledged()
        deal.check_told()
        news, self._looked_at = self._log()[self._looked_at :], len(self._log())
        assert "Traceback" not in news, news
        assert " ERROR " not in news, news

    def _log(self) -> str:
        return self.house.bot.log.read_text(encoding="utf-8")
