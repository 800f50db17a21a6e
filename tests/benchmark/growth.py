"""Whether a play stays as cheap: late in a match, beside ten thousand other tables; and a table's first look."""

import asyncio
import shutil
import statistics
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import Playground
from bot.rules.catalogue import CATALOGUE
from bot.store.store import Store
from bot.table.tables import Tables
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.benchmark.many import count_of
from tests.benchmark.play import Play, clicks, plays
from tests.benchmark.stock import QUIET, OpenTable, home, multiply, stop, url_of

EARLY, LATE = (10, 10, 2), (400, 400, 20)  # moves
BLOCKS, BLOCK = (8, 2, 1), (14, 14, 2)  # half a deal: the other half of it follows in the next block
LOOKS = 30
BEAT = 0.001


async def measure(asked: Asked) -> list[Figure]:
    """Late and early, among many and with few, and first looks."""
    early, late = asked.of(EARLY), asked.of(LATE)
    with tempfile.TemporaryDirectory() as name:
        few, many = Path(name) / "few", Path(name) / "many"
        async with home(few, asked, early, late) as (one, tables), home(many, asked, early) as (other, (among,)):
            count = count_of(asked)
            multiply(url_of(many), among.id, count)
            shutil.copytree(few, seen := Path(name) / "seen")
            with_few, with_many = asked.bot(one, few, QUIET), asked.bot(other, many, QUIET)
            await asyncio.gather(with_few.start(), with_many.start())
            played = [*(_Table(one, with_few, it) for it in tables), _Table(other, with_many, among)]
            cheap, dear, crowded = await _in_turns(played, asked)
            await asyncio.gather(stop(one, with_few), stop(other, with_many))
        return [
            _figure(f"CPU of a play at the {late}th move", dear, cheap, f"{early}th move"),
            _figure(f"CPU of a play with {count:,} tables", crowded, cheap, "two tables"),
            *await _looks(seen, tables[1].id, late),
        ]


@dataclass(frozen=True)
class _Table:
    playground: Playground
    bot: BotProcess
    table: OpenTable


async def _in_turns(tables: list[_Table], asked: Asked) -> list[list[Play]]:
    """Plays at these tables, a block of each in turn."""
    made: list[list[Play]] = [[] for _ in tables]
    played = [(it, clicks(it.table.asked)) for it in tables]
    for number in range(asked.of(BLOCKS) + 1):
        for (it, click), all_plays in zip(played, made, strict=True):
            block = await plays(it.playground, it.bot, click, asked.of(BLOCK))
            if number:  # the first warms what is cold after a start
                all_plays.extend(block)
    return made


def _figure(name: str, dear: list[Play], cheap: list[Play], beside: str) -> Figure:
    ours, floor = (1000 * statistics.mean(it.cpu for it in made) for made in (dear, cheap))
    return Figure(name, ours, "ms", floor, beside, (Goal(AT_MOST, 1.2),))


async def _looks(folder: Path, table: int, moves: int) -> list[Figure]:
    """Copies of a table looked at for the first time by a process, each once, in this very process."""
    ids = multiply(url_of(folder), table, LOOKS)
    store = await Store.open(url_of(folder))
    try:
        tables = Tables(store, CATALOGUE)
        seconds: list[float] = []
        on_loop: list[float] = []
        beats = Heartbeat()
        await asyncio.sleep(1)
        quiet = await beats.stop()
        beats = Heartbeat()
        for number in ids:
            began, used = time.perf_counter(), time.thread_time()
            await tables.snapshot(number)
            seconds.append(time.perf_counter() - began)
            on_loop.append(time.thread_time() - used)
        longest = await beats.stop()
    finally:
        await store.close()
    whole, looped = (1000 * statistics.median(it) for it in (seconds, on_loop))
    return [
        Figure(f"first look at a table, {moves} moves", whole, "ms", goals=(Goal(AT_MOST, 15, "ours"),)),
        Figure("  of it on the event loop's thread", looped, "ms"),
        Figure("  longest pause of the event loop meanwhile", 1000 * longest, "ms", 1000 * quiet, "idle loop"),
    ]


class Heartbeat:
    """Wakes each millisecond, and notes the longest pause between."""

    def __init__(self) -> None:
        self._longest = 0.0
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(BEAT)
            self._longest = max(self._longest, time.perf_counter() - before - BEAT)

    async def stop(self) -> float:
        """End, and say it in seconds."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        return self._longest
