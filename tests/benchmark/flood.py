"""One person clicks My hand 300 times at once: what that costs, and how long everybody else waits meanwhile."""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.demo.process import BotProcess
from bot.playground import ChatMessage, Interaction, InteractionFailedError, Limits, Playground, UserClient
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.benchmark.people import Turn, Turns, four, seat_at_ours, settle
from tests.benchmark.play import quantile
from tests.benchmark.processes import cpu_seconds
from tests.end_to_end.controls import controls, find

TABLES = 4  # of those who do not flood
CLICKS, FLOODS = (300, 300, 10), (10, 3, 1)
CALM = 1.0, 1.0, 0.1  # seconds of playing on without a flood, and after one
PAUSE = 0.05  # between a person's acknowledgement and the next one's click


@dataclass
class Others:
    """People who play on at their tables; how long each waited for each acknowledgement."""

    queue: asyncio.Queue[Turn] = field(default_factory=asyncio.Queue)
    waits: list[tuple[float, float]] = field(default_factory=list)  # when each clicked and was acknowledged
    failed: int = 0

    async def play(self) -> None:
        rng = random.Random(5)
        while True:
            turn = await self.queue.get()
            sent = await turn.take(rng)
            with suppress(InteractionFailedError):
                await sent.acknowledged()
            if sent.failed:
                self.failed += 1
            else:
                self.waits.append((sent.sent, sent.sent + (sent.acknowledged_after or 0)))
            await asyncio.sleep(PAUSE)


async def measure(asked: Asked) -> list[Figure]:
    """Others' acknowledgements in turns with and without a flood; then a flood while nobody else does anything."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(limits=Limits().fast()) as playground, asked.bot(playground, Path(folder)) as bot:
            return await _measure(playground, bot, asked)


async def _measure(playground: Playground, bot: BotProcess, asked: Asked) -> list[Figure]:
    calm_for = asked.of(CALM)
    flooder, board = await _flooder(playground)
    others, turns = Others(), Turns(playground)
    for number in range(TABLES):
        people = four(playground, number)
        turns.watch(people, others.queue.put_nowait)
        await seat_at_ours(playground, people, playground.add_channel(f"table-{number}"))
    await settle(playground, calm_for)
    calm: list[float] = []
    flooded: list[float] = []
    for _ in range(asked.of(FLOODS)):
        players = [asyncio.create_task(others.play()) for _ in range(TABLES)]
        calm += await _while(others, asyncio.sleep(calm_for), calm_for)
        flooded += await _while(others, _flood(flooder, board, asked.of(CLICKS)), calm_for)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await settle(playground, calm_for / 2)
    return [*_waits(flooded, calm, others.failed), await _cost(playground, bot, flooder, board, asked)]


async def _while(others: Others, something: Coroutine[Any, Any, None], then: float) -> list[float]:
    """How long others waited whose click was not acknowledged before something happens, and came before its end."""
    began = time.monotonic()
    await something
    ended = time.monotonic()
    await asyncio.sleep(then)  # until those are acknowledged too
    return [there - sent for sent, there in others.waits if sent < ended and there > began]


def _waits(flooded: list[float], calm: list[float], failed: int) -> list[Figure]:
    name = "others' acknowledgement in a flood, p{:.0f}"
    shares = [(100 * share, 1000 * quantile(flooded, share), 1000 * quantile(calm, share)) for share in (0.5, 0.99)]
    rows = [Figure(name.format(share), ours, "ms", floor, "no flood") for share, ours, floor in shares]
    return [*rows, Figure("  others' clicks that failed", failed, "", goals=(Goal(AT_MOST, 0, "ours"),))]


async def _cost(
    playground: Playground, bot: BotProcess, flooder: UserClient, board: ChatMessage, asked: Asked
) -> Figure:
    costs: list[float] = []
    clicks = asked.of(CLICKS)
    for _ in range(asked.of(FLOODS)):
        before = cpu_seconds(bot.pid)
        await _flood(flooder, board, clicks)
        await settle(playground, asked.of(CALM) / 2)
        costs.append(1000 * (cpu_seconds(bot.pid) - before) / clicks)
    return Figure("CPU of a flooding click", statistics.median(costs), "ms", goals=(Goal(AT_MOST, 1, "ours"),))


async def _flooder(playground: Playground) -> tuple[UserClient, ChatMessage]:
    """Somebody at a table of their own, and its message."""
    people, channel = four(playground, TABLES), playground.channel("games")
    await seat_at_ours(playground, people, channel)
    return people[0], await playground.wait_for(lambda: find(people[0], channel, "hand"))


async def _flood(person: UserClient, board: ChatMessage, clicks: int) -> None:
    """Click so often at once, and wait until each is answered, or is not."""
    button = next(it.custom_id for it in controls(board) if it.action == "hand")
    sent: list[Interaction] = [await person.click(board, custom_id=button) for _ in range(clicks)]
    await asyncio.gather(*(it.acknowledged() for it in sent), return_exceptions=True)
