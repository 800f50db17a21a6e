"""A moment in the life of a server, such as the end of a day: prepared once, then reached again and again from the same
state, each time with harm at another point. What is stored and shown in the end is compared with a run without harm.
"""

import re
import sqlite3
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bot.players.computer import LEVELS
from bot.playground import CannotSendError, ChatMessage, Interaction
from bot.playground.api.routes import channels
from bot.playground.world.components import TEXT, walk
from bot.table import computers
from cogs.daily import kind
from cogs.week import search
from tests.end_to_end.controls import controls
from tests.end_to_end.house import House
from tests.end_to_end.points.crashes import Crasher
from tests.end_to_end.points.deal import is_told
from tests.end_to_end.points.harmed_calls import FAULTS, Saboteur
from tests.end_to_end.points.ledger import Ledger, Watch
from tests.end_to_end.points.watched_bot import WatchedBot, run_watched
from tests.idle import GUARD
from tests.said import is_said

Step = Callable[[], Awaitable[Interaction | None]]  # what a person does; None where it is no longer offered
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[.\d]*")
_STAMP = re.compile(r"<t:\d+|[0-9a-f]{64}")  # a time, or a seal
_TEMPORARY = {"applied", "tokens", "pending_answers", "channels"}  # tables
_UNEQUAL = {"version", "shown", "posts", "drawn", "face", "seen_position", "secret", "reminded_at"}  # columns
# An id that rolled back is used again, or not. The channel of direct messages is 0 if Discord does not give it.
_EITHER = {"messages": {"id": 0}, "tables": {"channel_id": 0}}
_SMALL = 2**40  # ids of Discord are larger


class HarmedMoment(ABC):
    """One such moment. All of it but `prepare` is repeated."""

    passes = "-2 minutes"  # the time that has passed when the bot is started again
    only_shows = False  # a press is repeated even where it was acknowledged

    def __init__(self, house: House) -> None:
        self.house = house

    @abstractmethod
    async def prepare(self) -> None:
        """Bring a new house to just before the moment."""

    def make_due(self) -> None:  # noqa: B027 - some moments come with a press
        """Let the moment come, while the bot is off."""

    @property
    def steps(self) -> Sequence[Step]:
        """What people do once the bot is on and idle, one after the other."""
        return ()

    def let_time_pass(self) -> None:
        """As though what is to be tried again were so much older."""
        change, passed = self.house.change, f"datetime({{}}, '{self.passes}') || '.000000'"
        soon = "due_at IS NOT NULL AND due_at < datetime('now', '+5 minutes')"
        change(f"UPDATE contests SET due_at = {passed.format('due_at')} WHERE {soon}")
        change(f"UPDATE contests SET ended_at = {passed.format('ended_at')} WHERE shown < version")
        for table in ("weekly_news", "weekly_puzzles"):
            change(f"UPDATE {table} SET due_at = {passed.format('due_at')} WHERE {soon}")

    def allow(self) -> bool:
        """Allow what the bot needs to go on after harm. False if nothing is missing."""
        return False

    def check(self) -> None:  # noqa: B027
        """What holds after each run, apart from being like the one without harm."""


class SavedState:
    """The database and all messages, to be brought back. The bot must be off."""

    def __init__(self, house: House) -> None:
        self._house, self._file = house, house.folder / "boneyard.sqlite3"
        with closing(sqlite3.connect(self._file)) as stored, closing(sqlite3.connect(":memory:")) as copy:
            stored.backup(copy)
            self._stored = copy.serialize()
        self._messages = {it: (len(it.revisions), it.deleted_at) for it in self._all()}
        self._known = {*house.playground.world.channels, *house.playground.world.users, *house.playground.world.guilds}

    def _all(self) -> Iterator[ChatMessage]:
        for channel in self._house.playground.world.channels.values():
            yield from channel.messages.values()

    def restore(self) -> None:
        for beside in ("-wal", "-shm"):
            Path(f"{self._file}{beside}").unlink(missing_ok=True)
        self._file.write_bytes(self._stored)
        for message in [*self._all()]:
            if message not in self._messages:
                del message.channel.messages[message.id]
                continue
            count, message.deleted_at = self._messages[message]
            del message.revisions[count:]

    def now(self) -> Counter[str]:
        """Every row and message as far as it is the same in each run."""
        return Counter([*self._rows(), *self._shown()])

    def _rows(self) -> Iterator[str]:
        names = self._house.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for (table,) in names:
            columns = [it[1] for it in self._house.rows(f"PRAGMA table_info({table})")]
            for row in self._house.rows(f"SELECT * FROM {table}") if table not in _TEMPORARY else ():
                values = zip(columns, row, strict=True)
                same = {name: self._same(value) for name, value in values if name not in _UNEQUAL}
                yield f"{table} {same | _EITHER.get(table, {})}"

    def _same(self, value: Any) -> Any:
        if isinstance(value, str):
            return _MOMENT.sub("then", value)
        return "new" if isinstance(value, int) and value > _SMALL and value not in self._known else value

    def _shown(self) -> Iterator[str]:
        for message in self._all():
            if message.deleted_at is None and not message.ephemeral:
                texts = [it["content"] for it in walk(message.components) if it["type"] == TEXT]
                # What was just earned is said once: not where the answer was lost.
                said = [it for it in message.content.splitlines() if not is_said("achievement-gained", it)]
                alt = [it.description for it in message.attachments]
                seen = said, texts, alt, [it.custom_id for it in controls(message)]
                yield _STAMP.sub("", f"#{message.channel.name or message.channel.recipients[0].username} {seen}")


class MomentLane:
    """A house in which a moment comes again and again. `harm`: "crashes" or "failures". `forgets`: when the bot is
    started again, Discord has forgotten all nonces.
    """

    def __init__(self, moment: HarmedMoment, ledger: Ledger, harm: str, *, forgets: bool) -> None:
        self.house, self._moment, self._ledger, self._harm = moment.house, moment, ledger, harm
        self._forgets = forgets
        assert isinstance(self.house.bot, WatchedBot)
        self._bot = self.house.bot
        self._watch: Watch = (
            Crasher(self.house.playground, ledger, self._bot)
            if harm == "crashes"
            else Saboteur(self.house.playground, ledger, self._bot, len(FAULTS))
        )
        self._state: SavedState
        self._wanted = Counter[str]()
        self._looked_at = 0

    async def listen(self) -> None:
        """Go through the moment once to find its points, and see how it ends."""
        await self._moment.prepare()
        await self.house.idle()
        await self._bot.stop()
        self._state = SavedState(self.house)
        self._wanted = await self._run()
        self._check_log()
        self._ledger.is_listening = False
        came = {turn for turn, _ in self._ledger.found}
        assert came >= {*range(1, len(self._moment.steps) + 1)}, "nothing came of a step"
        before = await self._run_again()
        assert before == self._wanted, self._differences(before)

    async def _run_again(self) -> Counter[str]:
        await self._start_again()
        await self.house.idle()
        found = self._state.now()
        await self._bot.kill()
        return found

    async def try_all(self) -> None:
        while not self._ledger.is_done:
            try:
                found = await self._run()
                assert found == self._wanted, self._differences(found)
                self._moment.check()
                if self._harm == "crashes":
                    self._check_log()
            except Exception as error:  # noqa: BLE001 - all that goes wrong is reported at the end
                self._ledger.fail(self._watch.struck, error)
            self._looked_at = len(self._log())
            self.house.playground.faults.clear()
            await self._bot.kill()

    def _differences(self, found: Counter[str]) -> str:
        lost, more = self._wanted - found, found - self._wanted
        return "".join((*(f"\n  lost {it}" for it in lost.elements()), *(f"\n  more {it}" for it in more.elements())))

    async def _run(self) -> Counter[str]:
        """Bring the state back and let the moment come, with harm at the first point that was not tried."""
        channels.NONCE_LASTS = _NONCES_LAST
        await self._off()
        self._state.restore()
        self._moment.make_due()
        self._watch.expect(0)
        is_harmed = await self._begin()
        if not is_harmed:
            is_harmed = await self._watch.settled()
        if is_harmed:
            await self._recover()
        elif not self._ledger.is_listening and self._ledger.wants(0):
            self._ledger.miss(0)
        for number, step in enumerate(self._moment.steps, 1):
            if is_harmed or not self._ledger.wants(number):
                await _do(step)
            else:
                is_harmed = await self._do_with_harm(number, step)
            await self.house.idle()
        found = self._state.now()
        if self._ledger.is_listening:
            self._moment.check()
        return found

    async def _do_with_harm(self, number: int, step: Step) -> bool:
        """Do a step, and again after harm, unless its person was told that it is done. Returns if there was harm."""
        self._watch.expect(number)
        sent = await _do(step)
        if await self._watch.settled():
            await self._recover()
            if sent is None or not is_told(sent) or self._moment.only_shows:
                await _do(step)
            return True
        if not self._ledger.is_listening:
            self._ledger.miss(number)
        return False

    async def _begin(self) -> bool:
        """Start the bot. Returns whether it was harmed as it started."""
        try:
            await self._bot.start()
        except RuntimeError:
            if self._watch.struck is None:
                raise
        return self._watch.struck is not None

    async def _off(self) -> None:
        await self._bot.kill()
        await self.house.playground.wait_for(lambda: not self.house.playground.gateway.connected, GUARD)

    async def _recover(self) -> None:
        if self._harm == "crashes":
            await self._bot.ended()
        else:
            await self.house.idle()
        await self._start_again()
        await self.house.idle()
        if self._moment.allow():
            await self._start_again()
            await self.house.idle()

    async def _start_again(self) -> None:
        await self._off()
        if self._forgets:
            channels.NONCE_LASTS *= 0
        self._moment.let_time_pass()
        await self._bot.start()

    def _check_log(self) -> None:
        news = self._log()[self._looked_at :]
        assert "Traceback" not in news, news
        assert " ERROR " not in news, news

    def _log(self) -> str:
        return self._bot.log.read_text(encoding="utf-8")


_NONCES_LAST = channels.NONCE_LASTS


async def _do(step: Step) -> Interaction | None:
    try:
        return await step()
    except CannotSendError:  # it was done before the harm, and is no longer offered
        return None


class MomentBot(WatchedBot):
    """A watched bot in which nothing is thought over."""

    def _program(self) -> Callable[[dict[str, str], str, Connection], None]:
        return _Quick(self._theirs)


class _Quick:
    def __init__(self, asks: Any) -> None:
        self._asks = asks

    def __call__(self, environment: dict[str, str], log: str, standard_input: Connection) -> None:
        computers._SLOTS.update(dict.fromkeys(LEVELS, 0.0))
        kind.LINES = ()
        search.SECONDS = 0.0
        run_watched(self._asks, environment, log, standard_input)


async def survive(moment: HarmedMoment, harm: str, *, forgets: bool = False) -> None:
    """Let a moment come until each of its points was tried."""
    ledger = Ledger()
    lane = MomentLane(moment, ledger, harm, forgets=forgets)
    try:
        await lane.listen()
        await lane.try_all()
    finally:
        channels.NONCE_LASTS = _NONCES_LAST
    sys.stdout.write(ledger.report(harm, type(moment).__name__) + "\n")
    ledger.check()
