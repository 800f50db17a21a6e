"""What 10,000 open tables that nobody touches cost: a start, memory, an idle process, and each play at another table.

Each is measured beside a process with the same store but for the copies: one table, on the same playground, in turns.
"""

import asyncio
import math
import shutil
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import InteractionFailedError, Playground
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.benchmark.processes import cpu_seconds, memory
from tests.benchmark.stock import QUIET, OpenTable, home, multiply, stop, url_of

TABLES = 10_000, 1000, 20
MOVES = 60, 60, 12
STARTS, MOST_IDLE = (4, 1, 1), (math.inf, 10.0, 0.2)
SETTLING = 2.0, 2.0, 0.2  # seconds in which a process that has nothing left to do uses none of the processor


@dataclass
class Starts:
    """What was seen at the starts of one store; times in seconds, memory in MiB."""

    folder: Path
    answered: list[float] = field(default_factory=list)
    ready: list[float] = field(default_factory=list)
    answer_cpu: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    calls: list[float] = field(default_factory=list)
    idle: float = 0


async def measure(asked: Asked) -> list[Figure]:
    """Start each store in turns, and watch what it costs to do nothing."""
    count = count_of(asked)
    with tempfile.TemporaryDirectory() as name:
        one, many = Starts(Path(name) / "one"), Starts(Path(name) / "many")
        async with home(one.folder, asked, asked.of(MOVES)) as (playground, (table,)):
            shutil.copytree(one.folder, many.folder)
            multiply(url_of(many.folder), table.id, count)
            for number in range(asked.of(STARTS)):
                idle = 0 if number else min(asked.idle, asked.of(MOST_IDLE))
                for starts in (one, many):
                    await _start(starts, playground, table, idle, asked)
    return _figures(one, many, f"{count:,} tables", "one table")


def count_of(asked: Asked) -> int:
    return asked.tables or asked.of(TABLES)


def _figures(one: Starts, many: Starts, with_many: str, beside: str) -> list[Figure]:
    def row(name: str, ours: list[float], floor: list[float], unit: str, times: float, *goals: Goal) -> Figure:
        # The best of several starts: whatever else the machine did meanwhile only adds to it.
        return Figure(f"{name} with {with_many}", min(ours) * times, unit, min(floor) * times, beside, goals)

    more = min(many.memory) - min(one.memory)
    return [
        row("start → first answer", many.answered, one.answered, "ms", 1000, Goal(AT_MOST, 1.3)),
        row("  from the login on", many.ready, one.ready, "ms", 1000),
        row("  CPU until the first answer", many.answer_cpu, one.answer_cpu, "ms", 1000),
        row("  CPU until it is idle", many.cpu, one.cpu, "ms", 1000),
        row("  calls until it is idle", many.calls, one.calls, "calls", 1),
        row("memory", many.memory, one.memory, "MiB", 1),
        Figure(f"  what {with_many} need", more, "MiB", goals=(Goal(AT_MOST, 30, "ours"),)),
        row("idle process", [many.idle], [one.idle], "% of a core", 100, Goal(AT_MOST, 0.5, "ours")),
    ]


async def _start(starts: Starts, playground: Playground, table: OpenTable, idle: float, asked: Asked) -> None:
    """Start the bot on that store, and ask it something; then let it be."""
    bot = asked.bot(playground, starts.folder, QUIET)
    began, calls = time.monotonic(), playground.log.count
    await bot.start()
    logged_in = time.monotonic()
    try:
        while True:
            try:
                sent = await table.people[0].command(table.channel, "hand")
                await sent.answered()
                break
            except InteractionFailedError:
                continue
        answered = time.monotonic()
        used = cpu_seconds(bot.pid)
        await _idle(bot, asked.of(SETTLING))
        starts.answered.append(answered - began)
        starts.ready.append(answered - logged_in)
        starts.calls.append(playground.log.count - calls)
        starts.answer_cpu.append(used)
        starts.cpu.append(cpu_seconds(bot.pid))
        starts.memory.append(memory(bot.pid))
        if idle:
            before = cpu_seconds(bot.pid)
            await asyncio.sleep(idle)
            starts.idle = (cpu_seconds(bot.pid) - before) / idle
    finally:
        await stop(playground, bot)


async def _idle(bot: BotProcess, settling: float) -> None:
    """Wait until a process has nothing left to do, such as to warm its caches."""
    before = -1.0
    while (used := cpu_seconds(bot.pid)) - before > settling / 100:
        before = used
        await asyncio.sleep(settling)
