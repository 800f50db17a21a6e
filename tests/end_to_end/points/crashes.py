"""The bot is killed just before and just after each commit and each call."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.playground import Interaction, Playground
from tests.end_to_end.points.deal import ScriptedDeal, Turn, is_told
from tests.end_to_end.points.lane import Lane
from tests.end_to_end.points.ledger import Ledger, Watch
from tests.end_to_end.points.watched_bot import WatchedBot


class CrashLane(Lane):
    """A house whose bot is killed, and started again."""

    bot_type = WatchedBot
    apart = 1  # a bot that has just started knows less by heart

    @property
    def _bot(self) -> WatchedBot:
        assert isinstance(self.house.bot, WatchedBot)
        return self.house.bot

    def watch(self, ledger: Ledger) -> Watch:
        return Crasher(self.house.playground, ledger, self._bot)

    async def recover(self, deal: ScriptedDeal, turn: Turn, sent: Interaction) -> None:
        await self._bot.ended()
        assert deal.is_made(sent, turn) or not is_told(sent), "what was acknowledged is lost"
        await self.house.restart()


class Crasher(Watch):
    """Kills a bot."""

    def __init__(self, playground: Playground, ledger: Ledger, bot: WatchedBot) -> None:
        super().__init__(playground, ledger, bot)
        self._commit = ""  # the one under way
        self._watched = bot
        bot.may_go_on = self._may_commit

    def strikes(self, what: str) -> bool:
        if not super().strikes(what):
            return False
        self._watched.crash()
        return True

    def _may_commit(self, moment: str) -> bool:
        when, _, what = moment.partition(" ")
        if when == "before":
            self._commit = self.numbered(what)
        return not (self._commit and self.strikes(f"{when} {self._commit}"))

    @asynccontextmanager
    async def around_call(self, what: str, method: str, path: str) -> AsyncIterator[None]:
        await self._come("before", what)
        yield
        await self._come("after", what)

    async def _come(self, when: str, what: str) -> None:
        if what and self.strikes(f"{when} {what}"):
            await self._watched.ended()
            raise ConnectionResetError  # what it has asked is not answered, nor applied if that was before
