"""Whether a play stays as cheap: late in a match, beside ten thousand other tables; and a table's first look."""

import asyncio
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
from tests.benchmark.many import MOVES, count_of
from tests.benchmark.play import Play, clicks, plays
from tests.benchmark.stock import QUIET, OpenTable, home, multiply, stop, url_of

EARLY, LATE = 10, 400
BLOCKS, BLOCK = 8, 14  # half a deal: the other half of it follows in the next block
LOOKS = 30
BEAT = 0.001


async def measure(asked: Asked) -> list[Figure]:
    """Late and early, among many and alone, and first looks."""
    blocks = BLOCKS // (4 if asked.quick else 1)
    with tempfile.TemporaryDirectory() as name:
        figures = [await _late(Path(name), blocks), await _among_many(Path(name), asked, blocks)]
        return figures + await _looks(Path(name))


async def _late(folder: Path, blocks: int) -> Figure:
    """Both tables in one process."""
    async with home(folder / "late", EARLY, LATE) as (playground, (early, late)):
        bot = BotProcess(playground, folder / "late", QUIET)
        await bot.start()
        cheap, dear = await _in_turns(_Table(playground, bot, early), _Table(playground, bot, late), blocks)
        await stop(playground, bot)
    return _figure(f"CPU of a play at the {LATE}th move", dear, cheap, f"{EARLY}th move")


async def _among_many(folder: Path, asked: Asked, blocks: int) -> Figure:
    count = count_of(asked)
    async with (
        home(folder / "alone", MOVES) as (playground, (table,)),
        home(folder / "among", MOVES) as (other, (another,)),
    ):
        multiply(url_of(folder / "among"), another.id, count)
        alone, among = BotProcess(playground, folder / "alone", QUIET), BotProcess(other, folder / "among", QUIET)
        await asyncio.gather(alone.start(), among.start())
        cheap, dear = await _in_turns(_Table(playground, alone, table), _Table(other, among, another), blocks)
        await asyncio.gather(stop(playground, alone), stop(other, among))
    return _figure(f"CPU of a play with {count:,} tables", dear, cheap, "one table")


@dataclass(frozen=True)
class _Table:
    playground: Playground
    bot: BotProcess
    table: OpenTable


async def _in_turns(one: _Table, other: _Table, blocks: int) -> tuple[list[Play], list[Play]]:
    """Plays at two tables, a block of each in turn."""
    made: tuple[list[Play], list[Play]] = [], []
    played = [(it, clicks(it.table.asked)) for it in (one, other)]
    for number in range(blocks + 1):
        for (it, click), all_plays in zip(played, made, strict=True):
            block = await plays(it.playground, it.bot, click, BLOCK)
            if number:  # the first warms what is cold after a start
                all_plays.extend(block)
    return made


def _figure(name: str, dear: list[Play], cheap: list[Play], beside: str) -> Figure:
    ours, floor = (1000 * statistics.mean(it.cpu for it in made) for made in (dear, cheap))
    return Figure(name, ours, "ms", floor, beside, (Goal(AT_MOST, 1.2),))


async def _looks(folder: Path) -> list[Figure]:
    """Tables looked at for the first time by a process, each once, in this very process."""
    async with home(folder / "looks", LATE) as (_, (table,)):
        ids = multiply(url_of(folder / "looks"), table.id, LOOKS)
    store = await Store.open(url_of(folder / "looks"))
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
    return [
        Figure(
            f"first look at a table, {LATE} moves",
            1000 * statistics.median(seconds),
            "ms",
            goals=(Goal(AT_MOST, 15, "ours"),),
        ),
        Figure("  of it on the event loop's thread", 1000 * statistics.median(on_loop), "ms"),
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
