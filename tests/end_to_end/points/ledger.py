"""The points of a deal: every moment just before and just after a commit, and every call to Discord, by the turn that
was pressed last; which were found, which were tried, and what came of that.
"""

import asyncio
import re
import traceback
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.playground import Playground
from bot.playground.world.model import ChatChannel
from tests.end_to_end.forked_bot import ForkedBot
from tests.samples import sample

_TRIES = 3  # turns in which the points that are left may fail to come
_CHANNEL = re.compile(r"/channels/(\d+)")
_WEBHOOK = re.compile(r"/(interactions|webhooks)/\d+/([^/]+)")

Point = tuple[int, str]  # the number of the turn, and what happens: "before PATCH Ann's DMs #2"


class Ledger:
    """All points. While it is listening they are only found. Some come only after others were tried, as when a message
    is drawn again after a start: one that `grows` has those tried as well.
    """

    def __init__(self, *, grows: bool = False) -> None:
        self.is_listening = True
        self._grows = grows
        self.journal: list[tuple[int, int, str]] = []  # of the deal as it goes by itself
        self.found: dict[Point, None] = {}
        self._tried: dict[Point, str] = {}  # with what went wrong after it, if anything
        self._missed: Counter[int] = Counter()

    def keep(self, every: int) -> None:
        """Try one of `every` points that were found."""
        self.found = dict.fromkeys(sample(list(self.found), every))

    def take(self, point: Point) -> bool:
        """Note that a point has come. True where it is to be tried now."""
        if self.is_listening or self._grows:
            self.found.setdefault(point)
        if self.is_listening or point in self._tried or point not in self.found:
            return False
        self._tried[point] = ""
        return True

    def fail(self, point: Point | None, error: Exception) -> None:
        """Note what went wrong after a point was tried, or without any."""
        frames = [f"{it.name}:{it.lineno}" for it in traceback.extract_tb(error.__traceback__)]
        self._tried[point or (-1, "nothing")] = f"{type(error).__name__}: {error} ({' '.join(frames[-5:])})"

    def miss(self, turn: int) -> None:
        """None of the points that are left of a turn has come in it."""
        self._missed[turn] += 1

    def wants(self, turn: int) -> bool:
        """True if points of a turn are still to be found or tried."""
        return self.is_listening or (self._missed[turn] < _TRIES and any(it[0] == turn for it in self._left))

    @property
    def _left(self) -> list[Point]:
        return [it for it in self.found if it not in self._tried]

    @property
    def is_done(self) -> bool:
        return not self.is_listening and not any(map(self.wants, {turn for turn, _ in self.found}))

    @property
    def failed(self) -> list[str]:
        return [f"{point}: {why}" for point, why in self._tried.items() if why]

    def report(self, what: str, game: str) -> str:
        """The figures, and what went wrong."""
        tried = len(self._tried)
        told = f"{what} survived: {tried - len(self.failed)} of {tried} tried ({game})"
        return "\n".join((told + (f", {len(self._left)} did not come again" if self._left else ""), *self.failed))

    def check(self) -> None:
        """Everything was survived, and most was tried."""
        assert not self.failed, self.failed
        assert len(self._left) <= len(self.found) // 10, self._left


class Watch:
    """Watches the calls of a bot while a turn is expected to be pressed, and finds the moment to do harm."""

    def __init__(self, playground: Playground, ledger: Ledger, bot: ForkedBot) -> None:
        self.ledger = ledger
        self._bot = bot
        self.struck: Point | None = None  # the point at which harm was done last
        self._turn: int | None = None  # whose points are awaited
        self._playground = playground
        self._counts: Counter[str] = Counter()
        self._over = asyncio.Event()
        playground.faults.around = self._around

    def expect(self, turn: int) -> None:
        """From now on harm is done, at the first point of this turn that was not tried."""
        self._turn, self.struck = turn, None
        self._counts.clear()
        self._over.clear()

    async def settled(self) -> bool:
        """Wait until harm was done, or the bot does nothing more. Returns whether it was done."""
        over, idle = asyncio.create_task(self._over.wait()), asyncio.create_task(self._bot.idle())
        await asyncio.wait((over, idle), return_when=asyncio.FIRST_COMPLETED)
        if not self._over.is_set():
            await idle  # raises why it is at an end, if it is not idle
        over.cancel()
        idle.cancel()
        await asyncio.wait((over, idle))
        self._turn = None
        return self.struck is not None

    def strikes(self, what: str) -> bool:
        """True if harm is to be done now."""
        if self._turn is None:
            return False
        if not self.ledger.take((self._turn, what)):
            return False
        self.struck, self._turn = (self._turn, what), None
        self._over.set()
        return True

    def numbered(self, what: str) -> str:
        """The name of an occurrence in this turn; empty where no turn is expected."""
        if self._turn is None:
            return ""
        self._counts[what] += 1
        return f"{what} #{self._counts[what]}"

    @asynccontextmanager
    async def _around(self, method: str, path: str) -> AsyncIterator[None]:
        whom = _whom(self._playground, path)
        async with self.around_call(self.numbered(f"{method} {whom}") if whom else "", method, path):
            yield

    @asynccontextmanager
    async def around_call(self, what: str, method: str, path: str) -> AsyncIterator[None]:
        """Do harm before a call or after it; `what` is its name, if it is one of the turn."""
        del what, method, path
        yield


def _whom(playground: Playground, path: str) -> str:
    """The person or channel that a call is about; empty where it is about no deal."""
    if found := _CHANNEL.match(path):
        return _place(playground.world.channels[int(found[1])])
    if found := _WEBHOOK.match(path):
        sent = (it for it in playground.interactions.by_id.values() if it.token == found[2])
        user = next(it.user.global_name for it in sent)
        return f"the answer to {user}" if found[1] == "interactions" else f"the message of {user}"
    return "new DMs" if path == "/users/@me/channels" else ""


def _place(channel: ChatChannel) -> str:
    return "the channel" if channel.guild is not None else f"{channel.recipients[0].global_name}'s DMs"
