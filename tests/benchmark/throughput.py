"""Plays a second that are kept up with 200 tables in play: one process, on each database, and several as shards.

So many people click at once as fast as their tables go on; each that is acknowledged makes room for the next. What the
playground itself needs of a processor for a play bounds what can be measured: it is told beside the figures.
"""

import asyncio
import gc
import math
import random
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import CannotSendError, InteractionFailedError, Limits, Playground
from tests.benchmark.figures import AT_LEAST, AT_MOST, Asked, Figure, Goal
from tests.benchmark.people import FloorTurn, FloorTurns, Turn, Turns, four, open_hands, seat_at_floor, seat_at_ours
from tests.benchmark.play import our_table, plays, quantile, take_sample
from tests.benchmark.processes import FloorProcess, cpu_seconds
from tests.benchmark.samples import Sample
from tests.postgres import POSTGRES, new_database

TABLES = 200, 40, 4
SAMPLED = 12, 12, 2  # plays before the messages that the floor bot shows
AT_ONCE = 32  # people whose click is not acknowledged yet
SEATED_AT_ONCE = 4
SECONDS = 20.0, 6.0, 0.5
MOST_WARMING = 300.0
SHARDS = 4
REDRAWS = (6, 7)  # callbacks by which a click changes its message; others answer that nothing was played


@dataclass
class Load:
    """What happened while it was measured; times in seconds."""

    waited: list[float] = field(default_factory=list)  # by each play for its acknowledgement
    refused: int = 0
    seconds: float = 0
    cpu: float = 0  # all processes of the bot together
    playground_cpu: float = 0

    def each(self, seconds: float) -> float:
        return 1000 * seconds / max(1, len(self.waited))


async def sqlite(asked: Asked) -> list[Figure]:
    return await _measure("SQLite, one process", asked)


async def postgresql(asked: Asked) -> list[Figure]:
    """One process on PostgreSQL, where BONEYARD_TEST_POSTGRES names a database."""
    return await _on_postgresql("PostgreSQL, one process", asked)


async def shards(asked: Asked) -> list[Figure]:
    """Several processes on PostgreSQL behind one gateway, and people who play in the channels: a click in a direct
    message is always sent to the first shard.
    """
    return await _on_postgresql(f"PostgreSQL, {SHARDS} processes as shards", asked, SHARDS)


async def _on_postgresql(name: str, asked: Asked, processes: int = 1) -> list[Figure]:
    return await _measure(name, asked, await new_database("boneyard_benchmark"), processes) if POSTGRES else []


async def _measure(name: str, asked: Asked, url: str | None = None, processes: int = 1) -> list[Figure]:
    """One way to run the bot, beside the floor bot. SQLite is the database that no server names."""
    with tempfile.TemporaryDirectory() as folder:
        floor = await _floor(await _sample(Path(folder), asked), asked)
        ours = await _ours(Path(folder) / "many", asked, url, processes)
        return _figures(name, ours, floor, is_goal=url is None)


def _figures(name: str, ours: Load, floor: Load, *, is_goal: bool = False) -> list[Figure]:
    """Its rows. The names of all rows differ: a later run finds them by these."""
    rate, in_time = ((Goal(AT_LEAST, 100, "ours"),) if is_goal else ()), (Goal(AT_MOST, 1000, "ours"),)
    beside = "floor bot"
    slowest, floor_slowest = (1000 * max(it.waited, default=math.inf) for it in (ours, floor))
    middle, floor_middle = (1000 * quantile(it.waited, 0.5) for it in (ours, floor))
    plays_ours, plays_floor = (len(it.waited) / it.seconds for it in (ours, floor))
    return [
        Figure(f"plays a second: {name}", plays_ours, "/s", plays_floor, beside, rate),
        Figure(f"  slowest acknowledgement: {name}", slowest, "ms", floor_slowest, beside, in_time),
        Figure(f"  middle acknowledgement: {name}", middle, "ms", floor_middle, beside),
        Figure(f"  CPU of a play: {name}", ours.each(ours.cpu), "ms", floor.each(floor.cpu), beside),
        Figure(f"  clicks refused: {name}", ours.refused, "", goals=(Goal(AT_MOST, 0, "ours"),)),
        Figure(f"  the playground's own CPU of a play: {name}", ours.each(ours.playground_cpu), "ms"),
    ]


async def _sample(folder: Path, asked: Asked) -> Path:
    (folder / "one").mkdir()
    async with our_table(asked.bot, folder / "one") as (playground, bot, click):
        await plays(playground, bot, click, asked.of(SAMPLED))
        take_sample(playground, folder / "sample")
    return folder / "sample"


async def _floor(sample: Path, asked: Asked) -> Load:
    button = Sample.load(sample, "hand").button
    async with Playground(limits=Limits().fast()) as playground, FloorProcess(playground, sample, sample) as bot:
        queue = asyncio.Queue[FloorTurn | Turn]()
        turns = FloorTurns(playground, queue.put_nowait)
        for number in range(asked.of(TABLES)):
            people = four(playground, number)
            hands = await seat_at_floor(people, playground.add_channel(f"table-{number}"))
            turns.watch(people, hands, button)
        return await _load(queue, [bot], asked)


async def _ours(folder: Path, asked: Asked, url: str | None = None, processes: int = 1) -> Load:
    async with Playground(limits=Limits().fast(), shards=processes) as playground:
        bots = [_bot(asked, playground, folder, url, number, processes) for number in range(processes)]
        await asyncio.gather(*(bot.start() for bot in bots))
        try:
            queue = asyncio.Queue[FloorTurn | Turn]()
            await _seat_all(playground, queue, asked, processes)
            return await _load(queue, bots, asked)
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))


def _bot(
    asked: Asked, playground: Playground, folder: Path, url: str | None, number: int, processes: int
) -> BotProcess:
    own = folder / str(number)
    own.mkdir(parents=True)
    environment = {"DATABASE_URL": url} if url else {}
    if processes > 1:
        environment |= {"SHARD_COUNT": str(processes), "SHARD_IDS": str(number)}
    return asked.bot(playground, own, environment)


async def _seat_all(playground: Playground, queue: asyncio.Queue[FloorTurn | Turn], asked: Asked, shards: int) -> None:
    """Tables of as many servers as there are shards, each of which has one."""
    others = (playground.add_guild(f"On shard {shard}", shard=shard) for shard in range(shards - 1))
    guilds = [playground.guild, *others]
    turns, room = Turns(playground), asyncio.Semaphore(SEATED_AT_ONCE)

    async def seat(number: int) -> None:
        guild = guilds[number % len(guilds)]
        people = four(playground, number, guild)
        turns.watch(people, queue.put_nowait)
        async with room:
            channel = playground.add_channel(f"table-{number}", guild=guild)
            await seat_at_ours(playground, people, channel)
            if shards > 1:
                await open_hands(playground, people, channel)

    await asyncio.gather(*map(seat, range(asked.of(TABLES))))


async def _load(queue: asyncio.Queue[FloorTurn | Turn], bots: list[BotProcess], asked: Asked) -> Load:
    """Click until as many plays are made as there are tables, the passes before them and all; measure then."""
    load: Load | None = None
    rng, warming, warm = random.Random(3), count(1), asyncio.Event()

    async def click() -> None:
        while True:
            turn = await queue.get()
            try:
                sent = await turn.take(rng)
            except CannotSendError:
                continue  # the hand has changed since, and asks again if it still asks
            with suppress(InteractionFailedError):
                await sent.acknowledged()
            if turn.is_pass:
                continue
            if load is None:
                if next(warming) >= asked.of(TABLES):
                    warm.set()
                continue
            if sent.failed or sent.callback_type not in REDRAWS:
                load.refused += 1
            else:
                load.waited.append(sent.acknowledged_after or 0)

    people = [asyncio.create_task(click()) for _ in range(AT_ONCE)]
    async with asyncio.timeout(MOST_WARMING):
        await warm.wait()
    gc.freeze()  # its passes through the playground's messages would stop all who wait here for a fifth of a second
    before = time.monotonic(), sum(cpu_seconds(bot.pid) for bot in bots), time.process_time()
    load = Load()
    await asyncio.sleep(asked.of(SECONDS))
    gc.unfreeze()
    load.seconds = time.monotonic() - before[0]
    load.cpu = sum(cpu_seconds(bot.pid) for bot in bots) - before[1]
    load.playground_cpu = time.process_time() - before[2]
    done, load = load, None
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return done
