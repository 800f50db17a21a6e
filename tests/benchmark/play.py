"""A play beside the floor: what it costs the bot's process, how soon it is acknowledged, how many calls it takes.

Our bot and the floor bot run at the same time, each in its own process and with its own playground, and are clicked in
turns, a block of plays each: what else the machine does slows both. A play ends when nothing is asked of Discord any
more; the next begins after that, so nobody waits for anybody else here. The first plays of a process have their own
row; the others are measured when it is warm and at rest.
"""

import asyncio
import math
import random
import statistics
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import CannotSendError, Interaction, Limits, Playground
from tests.benchmark.commits import files_of
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal, Size
from tests.benchmark.people import Turn, Turns, four, seat_at_floor, seat_at_ours, settle
from tests.benchmark.processes import FloorProcess, cpu_seconds
from tests.benchmark.samples import Sample
from tests.end_to_end.controls import find

BLOCKS, BLOCK, WARMING, COLD = (12, 3, 1), (24, 24, 1), (60, 20, 1), (40, 20, 1)
FLOOR_CALLS = 3
UPDATE = 7  # the callback that redraws the message clicked
FLOOR = "three calls"
RESTS_BELOW, RESTS_WITHIN = 0.012, 120  # of a second's CPU; seconds


@dataclass(frozen=True)
class Play:
    """One measured play: when it was `acknowledged` and `done`, with its last call, in seconds after the click.
    `pictured`: its acknowledgement carried the new picture.
    """

    cpu: float
    acknowledged: float
    done: float
    calls: int
    pictured: bool


Click = Callable[[], Awaitable[Interaction | None]]


@dataclass(frozen=True)
class Measured:
    """A table of a bot that is clicked, and its plays."""

    playground: Playground
    bot: BotProcess
    click: Click
    goal: float = math.inf  # of the CPU of a play, in floors
    made: list[Play] = field(default_factory=list)

    async def play(self, count: int) -> None:
        self.made.extend(await plays(self.playground, self.bot, self.click, count))


@dataclass(frozen=True)
class Variant:
    """A bot that is measured: its tables by game, and its first plays."""

    tables: dict[str, Measured]
    cold: list[Play]


async def measure(asked: Asked) -> list[Figure]:
    """Play in turns with our bot, with that of another commit where one is named, and with the floor bot."""
    with tempfile.TemporaryDirectory() as name, files_of(asked.beside) if asked.beside else nullcontext() as other:
        bots = {"": asked.bot} | ({f", {asked.beside}": bot_of(other)} if other else {})
        folder = Path(name)
        async with AsyncExitStack() as open_bots:
            variants: dict[str, Variant] = {}
            for number, (title, bot) in enumerate(bots.items()):
                own = folder / str(number)
                own.mkdir()
                variants[title] = await open_bots.enter_async_context(variant(asked, bot, own))
            take_sample(variants[""].tables["Black Tile"].playground, folder / "sample")
            floor = Measured(*await open_bots.enter_async_context(floor_table(folder / "sample")))
            await plays(floor.playground, floor.bot, floor.click, asked.of(WARMING) // 2)
            measured = [floor, *(table for it in variants.values() for table in it.tables.values())]
            for _ in range(asked.of(BLOCKS)):
                for table in measured:
                    await table.play(asked.of(BLOCK))
        return [row for title, it in variants.items() for row in figures(title, it, floor.made)]


@asynccontextmanager
async def variant(asked: Asked, bot: type[BotProcess], folder: Path) -> AsyncIterator[Variant]:
    """A bot with a table of each game, warm and at rest."""
    async with our_table(bot, folder) as (playground, process, click):
        cold = await plays(playground, process, click, asked.of(COLD))
        fives = await seated(playground, 1, game="dominoes", preset="all-fives")
        tables = {
            "Black Tile": Measured(playground, process, click, goal=3.5),
            "All Fives": Measured(playground, process, fives, goal=4.5),
        }
        for table in tables.values():
            await plays(playground, process, table.click, asked.of(WARMING))
        if asked.size < Size.LEAST:
            await rest(process)
        yield Variant(tables, cold)


async def rest(bot: BotProcess) -> None:
    """Wait until the process only idles: it warms its pictures and uploads its emojis first. Raises TimeoutError."""
    async with asyncio.timeout(RESTS_WITHIN):
        used = math.inf
        while used >= RESTS_BELOW:
            before = cpu_seconds(bot.pid)
            await asyncio.sleep(1)
            used = cpu_seconds(bot.pid) - before


def bot_of(folder: Path) -> type[BotProcess]:
    class OtherBot(BotProcess):
        root = folder

    return OtherBot


def figures(title: str, of: Variant, floor: list[Play]) -> list[Figure]:
    """The rows of a bot; `title` is added to their names."""
    rows: list[Figure] = []
    for game, table in of.tables.items():
        made, name = table.made, f", {game}{title}"
        three = [it for it in made if it.calls == FLOOR_CALLS]
        cpu, pictured = milliseconds(floor), statistics.mean(it.pictured for it in made)
        waits, waited = [it.acknowledged for it in made], [it.acknowledged for it in floor]
        done, floor_done = [it.done for it in made], [it.done for it in floor]
        rows += [
            Figure(f"CPU of a play{name}", milliseconds(made), "ms", cpu, FLOOR, (Goal(AT_MOST, table.goal),)),
            Figure(f"  where it makes three calls{name}", milliseconds(three or made), "ms", cpu, FLOOR),
            waiting(f"click → acknowledgement, p50{name}", waits, waited, 0.5, (Goal(AT_MOST, 2.2),)),
            waiting(f"click → acknowledgement, p99{name}", waits, waited, 0.99, (Goal(AT_MOST, 3),)),
            waiting(f"click → last call, p50{name}", done, floor_done, 0.5),
            waiting(f"click → last call, p99{name}", done, floor_done, 0.99),
            Figure(f"acknowledgements with the new picture{name}", 100 * pictured, "%"),
            Figure(f"calls of a play{name}", statistics.mean(it.calls for it in made), "calls", FLOOR_CALLS, FLOOR),
        ]
    cold, warm = milliseconds(of.cold), milliseconds(of.tables["Black Tile"].made)
    first = f"CPU of a play, the first {len(of.cold)} of a process{title}"
    return [*rows, Figure(first, cold, "ms", warm, "warm", (Goal(AT_MOST, 2),))]


def milliseconds(made: list[Play]) -> float:
    """The mean CPU of plays."""
    return 1000 * statistics.mean(it.cpu for it in made)


def waiting(name: str, ours: list[float], floor: list[float], share: float, goals: tuple[Goal, ...] = ()) -> Figure:
    return Figure(name, 1000 * quantile(ours, share), "ms", 1000 * quantile(floor, share), FLOOR, goals)


def quantile(seconds: list[float], share: float) -> float:
    """The value below which that share of them is; the largest of few, infinity of none."""
    ordered = sorted(seconds) or [math.inf]
    return ordered[min(len(ordered) - 1, round(len(ordered) * share))]


async def plays(playground: Playground, bot: BotProcess, click: Click, count: int) -> list[Play]:
    """This number of plays, each to its end. Passes of tiles, and clicks on what the bot has played, are none."""
    made: list[Play] = []
    while len(made) < count:
        cpu, calls = cpu_seconds(bot.pid), playground.log.count
        sent = await click()
        await settle(playground)
        if sent is not None:
            calls, cpu = playground.log.count - calls, cpu_seconds(bot.pid) - cpu
            done = (playground.log.entries[-1].at - sent.at).total_seconds()
            pictured = sent.callback_type == UPDATE
            made.append(Play(cpu, sent.acknowledged_after or 0, done, calls, pictured))
    return made


def clicks(asked: asyncio.Queue[Turn]) -> Click:
    rng = random.Random(1)

    async def click() -> Interaction | None:
        turn = await asyncio.wait_for(asked.get(), 10)
        try:
            sent = await (await turn.take(rng)).acknowledged()
        except CannotSendError:  # the bot has made the only play by itself meanwhile
            return None
        return None if turn.is_pass else sent

    return click


async def seated(playground: Playground, number: int, **new: str) -> Click:
    """Seat four new people at a table in a new channel. Returns a function that makes the next player click."""
    asked = asyncio.Queue[Turn]()
    people = four(playground, number)
    Turns(playground).watch(people, asked.put_nowait)
    await seat_at_ours(playground, people, playground.add_channel(f"table-{number}"), **new)
    await settle(playground)
    return clicks(asked)


@asynccontextmanager
async def our_table(start: type[BotProcess], folder: Path) -> AsyncIterator[tuple[Playground, BotProcess, Click]]:
    """A table of Black Tile of our bot with four people."""
    async with Playground(limits=Limits().fast()) as playground, start(playground, folder) as bot:
        yield playground, bot, await seated(playground, 0)


@asynccontextmanager
async def floor_table(sample: Path) -> AsyncIterator[tuple[Playground, BotProcess, Click]]:
    """A table of the floor bot with four people, and what makes the next of them click."""
    async with Playground(limits=Limits().fast()) as playground, FloorProcess(playground, sample, sample) as bot:
        people = four(playground)
        hands = await seat_at_floor(people, playground.channel("games"))
        button, turn = Sample.load(sample, "hand").button, iter(range(10**9))

        async def press() -> Interaction:
            seat = next(turn) % len(people)
            return await (await people[seat].click(hands[seat], custom_id=button)).acknowledged()

        yield playground, bot, press


def take_sample(playground: Playground, folder: Path) -> None:
    """What a hand that is asked and a table message of our bot show, with the picture of middle size."""
    folder.mkdir()
    host = next(iter(playground.people.values()))
    board = find(host, playground.channel("table-0"), "scores")
    assert board is not None
    hands = [it for person in playground.people.values() for message in person.dms() for it in message.revisions]
    asking = [it for it in hands if any(":move:" in text for text in it.texts())]
    for name, revisions in (("hand", asking), ("table", board.revisions)):
        pictured = sorted((it for it in revisions if it.attachments), key=lambda it: len(it.attachments[0].data))
        Sample.of(pictured[len(pictured) // 2]).save(folder, name)
