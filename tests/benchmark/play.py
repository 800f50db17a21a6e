"""A play beside the floor: what it costs the bot's process, how soon it is acknowledged, how many calls it takes.

Our bot and the floor bot run at the same time, each in its own process and with its own playground, and are clicked in
turns, a block of plays each: what else the machine does slows both. A play ends when nothing is asked of Discord any
more; the next begins after that, so nobody waits for anybody else here.
"""

import asyncio
import math
import random
import statistics
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import (
    Change,
    ChatChannel,
    ChatMessage,
    Guild,
    Interaction,
    InteractionFailedError,
    Limits,
    Playground,
    UserClient,
)
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.benchmark.processes import FloorProcess, cpu_seconds
from tests.benchmark.samples import Sample
from tests.end_to_end.controls import Control, controls, decisions, find, use
from tests.said import is_said

NAMES = ("Ann", "Bo", "Cleo", "Dee")
TARGET = 1000  # points: no match ends while it is measured


@dataclass(frozen=True)
class Turn:
    """A person is asked to move, by these controls of a hand."""

    person: UserClient
    message: ChatMessage
    offered: tuple[Control, ...]

    @property
    def is_pass(self) -> bool:
        return self.offered[0].action == "pick"

    async def take(self, rng: random.Random) -> Interaction:
        control = rng.choice(self.offered)
        values = () if control.is_button else rng.sample(control.values, control.count)
        return await use(self.person, self.message, control, values)


@dataclass(frozen=True)
class FloorTurn:
    """A person is to press the button of a hand of the floor bot."""

    person: UserClient
    message: ChatMessage
    button: str
    clicked: set[int]
    is_pass = False

    async def take(self, _: random.Random) -> Interaction:
        self.clicked.add(self.message.id)
        return await self.person.click(self.message, custom_id=self.button)


class Turns:
    """Sees who is asked by a hand, each time once, and says so to the function for that person's table."""

    def __init__(self, playground: Playground) -> None:
        self._people: dict[int, tuple[UserClient, Callable[[Turn], object]]] = {}
        self._seen: dict[int, tuple[int, int, int, bool]] = {}
        self.stop = playground.subscribe(self._changed)

    def watch(self, people: Sequence[UserClient], asked: Callable[[Turn], object]) -> None:
        self._people |= {person.id: (person, asked) for person in people}

    def _changed(self, change: Change) -> None:
        if change.kind not in ("message", "edit"):
            return
        message: ChatMessage = change.subject
        reader = message.shown_to or next(iter(message.channel.recipients), None)
        if reader is None or reader.id not in self._people:
            return
        offered = tuple(decisions(message))
        if not offered or is_said("hand-passed", message.content):
            return
        person, asked = self._people[reader.id]
        which = message.id, offered[0].table, offered[0].position, offered[0].action == "pick"
        if self._seen.get(person.id) != which:
            self._seen[person.id] = which
            asked(Turn(person, message, offered))


class FloorTurns:
    """The same for tables of the floor bot: whose hand was edited by another's click is next."""

    def __init__(self, playground: Playground, asked: Callable[[FloorTurn], object]) -> None:
        self._hands: dict[int, FloorTurn] = {}
        self._clicked: set[int] = set()
        self._asked = asked
        self.stop = playground.subscribe(self._changed)

    def watch(self, people: Sequence[UserClient], hands: Sequence[ChatMessage], button: str) -> None:
        """The first of these people is asked at once."""
        turns = [FloorTurn(person, hand, button, self._clicked) for person, hand in zip(people, hands, strict=True)]
        self._hands |= {turn.message.id: turn for turn in turns}
        self._asked(turns[0])

    def _changed(self, change: Change) -> None:
        if change.kind != "edit" or (turn := self._hands.get(change.subject.id)) is None:
            return
        if turn.message.id in self._clicked:  # its own click's acknowledgement
            self._clicked.discard(turn.message.id)
        else:
            self._asked(turn)


def four(playground: Playground, number: int = 0, guild: Guild | None = None) -> list[UserClient]:
    guilds = [guild] if guild else None
    return [playground.add_person(f"{name.lower()}{number}", name, guilds=guilds) for name in NAMES]


async def seat_at_ours(playground: Playground, people: Sequence[UserClient], channel: ChatChannel) -> None:
    """Open a table of Black Tile and start it."""
    host, *others = people
    await (await host.command(channel, "domino new", game="black-tile", target=TARGET)).answered()
    lobby = await playground.wait_for(lambda: find(host, channel, "start"))
    for person, label in [*((person, "Join") for person in others), (host, "Start")]:
        sent = await person.click(lobby, label=label)
        with suppress(InteractionFailedError):  # in a crowd, Start can take more than three seconds
            await sent.acknowledged()


async def open_hands(playground: Playground, people: Sequence[UserClient], channel: ChatChannel) -> None:
    """Each of a table opens their hand in its channel: there they play on, not in the direct messages."""
    board = await playground.wait_for(lambda: find(people[0], channel, "hand"))
    button = next(it.custom_id for it in controls(board) if it.action == "hand")
    for person in people:
        await (await person.click(board, custom_id=button)).acknowledged()


async def seat_at_floor(people: Sequence[UserClient], channel: ChatChannel) -> list[ChatMessage]:
    """Give each a hand of the floor bot; their messages."""
    for person in people:
        await (await person.command(channel, "domino")).answered()
    return [person.dms()[-1] for person in people]


async def settle(playground: Playground, seconds: float = 0.05) -> None:
    """Wait until the bot has asked nothing for a moment."""
    before = -1
    while before != playground.log.count:
        before = playground.log.count
        await asyncio.sleep(seconds)


BLOCKS, BLOCK, WARMING = (12, 3, 1), (24, 24, 2), (40, 20, 2)
FLOOR_CALLS = 3
UPDATE = 7  # the callback that redraws the message clicked
FLOOR = "three calls"


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


async def measure(asked: Asked) -> list[Figure]:
    """Play in turns with our bot and with the floor bot."""
    ours: list[Play] = []
    floor: list[Play] = []
    with tempfile.TemporaryDirectory() as folder:
        async with our_table(asked.bot, Path(folder)) as (home, bot, click):
            await plays(home, bot, click, asked.of(WARMING))
            sample = Path(folder) / "sample"
            take_sample(home, sample)
            async with floor_table(sample) as (other, floor_bot, press):
                await plays(other, floor_bot, press, asked.of(WARMING) // 2)
                for _ in range(asked.of(BLOCKS)):
                    floor += await plays(other, floor_bot, press, asked.of(BLOCK))
                    ours += await plays(home, bot, click, asked.of(BLOCK))
    return figures(ours, floor)


def figures(ours: list[Play], floor: list[Play]) -> list[Figure]:
    three = [it for it in ours if it.calls == FLOOR_CALLS]
    waits, waited = [it.acknowledged for it in ours], [it.acknowledged for it in floor]
    done, floor_done = [it.done for it in ours], [it.done for it in floor]
    cpu = "ms", 1000 * statistics.mean(it.cpu for it in floor), FLOOR
    goals = (Goal(AT_MOST, 3),)
    return [
        Figure("CPU of a play", 1000 * statistics.mean(it.cpu for it in ours), *cpu, goals),
        Figure("  where it makes three calls", 1000 * statistics.mean(it.cpu for it in three or ours), *cpu),
        Figure("click → acknowledgement, p50", *milliseconds(waits, waited, 0.5), FLOOR, (Goal(AT_MOST, 2),)),
        Figure("click → acknowledgement, p99", *milliseconds(waits, waited, 0.99), FLOOR, goals),
        Figure("click → last call, p50", *milliseconds(done, floor_done, 0.5), FLOOR),
        Figure("click → last call, p99", *milliseconds(done, floor_done, 0.99), FLOOR),
        Figure("acknowledgements carrying the new picture", 100 * statistics.mean(it.pictured for it in ours), "%"),
        Figure("calls of a play", statistics.mean(it.calls for it in ours), "calls", FLOOR_CALLS, FLOOR),
    ]


def milliseconds(ours: list[float], floor: list[float], share: float) -> tuple[float, str, float]:
    return 1000 * quantile(ours, share), "ms", 1000 * quantile(floor, share)


def quantile(seconds: list[float], share: float) -> float:
    """The value below which that share of them is; the largest of few, infinity of none."""
    ordered = sorted(seconds) or [math.inf]
    return ordered[min(len(ordered) - 1, round(len(ordered) * share))]


async def plays(playground: Playground, bot: BotProcess, click: Click, count: int) -> list[Play]:
    """So many plays, each to its end. What is clicked to pass tiles is none."""
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
        sent = await (await turn.take(rng)).acknowledged()
        return None if turn.is_pass else sent

    return click


@asynccontextmanager
async def our_table(start: type[BotProcess], folder: Path) -> AsyncIterator[tuple[Playground, BotProcess, Click]]:
    """A table of our bot with four people, and what makes whoever is asked click."""
    asked = asyncio.Queue[Turn]()
    async with Playground(limits=Limits().fast()) as playground, start(playground, folder) as bot:
        people = four(playground)
        Turns(playground).watch(people, asked.put_nowait)
        await seat_at_ours(playground, people, playground.channel("games"))
        await settle(playground)
        yield playground, bot, clicks(asked)


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
    board = find(host, playground.channel("games"), "scores")
    assert board is not None
    hands = [it for person in playground.people.values() for message in person.dms() for it in message.revisions]
    asking = [it for it in hands if any(":move:" in text for text in it.texts())]
    for name, revisions in (("hand", asking), ("table", board.revisions)):
        pictured = sorted((it for it in revisions if it.attachments), key=lambda it: len(it.attachments[0].data))
        Sample.of(pictured[len(pictured) // 2]).save(folder, name)
