"""A playground with the real bot beside it in a process of its own, and the people who play there."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Self

from bot.demo.process import BotProcess
from bot.playground import (
    CannotSendError,
    ChatChannel,
    ChatMessage,
    Interaction,
    Limits,
    Playground,
    UserClient,
)
from bot.playground.world.components import walk
from tests.end_to_end.controls import Control, control, controls, decisions, find, offers, phase_of, press, typed, use
from tests.end_to_end.forked_bot import ForkedBot
from tests.idle import GUARD
from tests.postgres import rows_of
from tests.said import said

MATCH_TIME = GUARD  # seconds without anything to do before a match counts as stuck


@dataclass(repr=False)
class Place:
    """A playground with a bot, in whose folder is its database unless that is on a server. `House` and `Bench` are such
    places: with the bot in a process of its own, or in this one.
    """

    playground: Playground
    folder: Path
    server: str = field(default="", kw_only=True)
    _names: Iterator[int] = field(default_factory=lambda: iter(range(10_000)), kw_only=True)

    def channel(self) -> ChatChannel:
        """A new channel."""
        return self.playground.add_channel(f"games-{next(self._names)}")

    def person(self, name: str = "ann", **how: Any) -> UserClient:
        """A new person; their user name is made unique."""
        return self.playground.add_person(
            f"{name}{len(self.playground.people)}", how.pop("called", name.title()), **how
        )

    def people(self, *names: str) -> list[UserClient]:
        return [self.person(name) for name in names]

    @property
    def database_url(self) -> str:
        return self.server or f"sqlite+aiosqlite:///{self.folder / 'boneyard.sqlite3'}"

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the bot's database, read beside it."""
        if self.server:
            return rows_of(self.server, query, *values)
        file = self.folder / "boneyard.sqlite3"
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=5)) as connection:
            return connection.execute(query, values).fetchall()

    def change(self, statement: str, *values: object) -> None:
        """Change the bot's database beside it: as though time had passed, or another program were at work."""
        file = self.folder / "boneyard.sqlite3"
        # It waits for its turn to write: a transaction that begins by reading can be refused at once.
        with closing(sqlite3.connect(file, timeout=5, isolation_level="IMMEDIATE")) as connection, connection:
            connection.execute(statement, values)

    def options(self, table: int) -> dict[str, Any]:
        return json.loads(self.rows("SELECT options FROM tables WHERE id = ?", table)[0][0])

    def journal(self, table: int) -> list[tuple[int, int, str]]:
        """(position, seat, notation) of every move."""
        return self.rows("SELECT position, seat, notation FROM moves WHERE table_id = ? ORDER BY position", table)

    async def until(self, condition: Callable[[], Any], seconds: float = GUARD) -> None:
        """Wait for something outside the playground, such as rows of the database."""
        async with asyncio.timeout(seconds):
            while not condition():  # noqa: ASYNC110 - no one tells when it comes about
                await asyncio.sleep(0.01)

    async def idle(self) -> None:
        """Wait until the bot has read all that was sent to it, and has done and shown what came of that."""
        raise NotImplementedError


@dataclass(repr=False)
class House(Place):
    """One with the bot in a process of its own."""

    bot: BotProcess

    def two_days_pass(self) -> None:
        """As though everything had happened so much earlier; the bot notices when it is started again."""
        times = ("created_at", "started_at", "touched_at", "due_at")
        earlier = "{0} = datetime({0}, '-2 days') || '.000000'"
        self.change("UPDATE tables SET " + ", ".join(earlier.format(name) for name in times))
        self.change("UPDATE moves SET " + earlier.format("at"))

    async def restart(self, *, killed: bool = True) -> None:
        """End the bot and start it again."""
        await (self.bot.kill() if killed else self.bot.stop())
        await self.playground.wait_for(lambda: not self.playground.gateway.connected, GUARD)
        await self.bot.start()

    @asynccontextmanager
    async def killed_after(self, call: str) -> AsyncIterator[None]:
        """The bot is killed within, when Discord has done what a call asks for, and before the bot learns of that."""
        is_over, usual = asyncio.Event(), self.playground.faults.around

        @asynccontextmanager
        async def around(method: str, path: str) -> AsyncIterator[None]:
            yield
            if not is_over.is_set() and re.search(call, f"{method} {path}"):
                await self.bot.kill()
                is_over.set()
                raise ConnectionResetError

        self.playground.faults.around = around
        try:
            yield
            await asyncio.wait_for(is_over.wait(), GUARD)
        finally:
            self.playground.faults.around = usual

    async def idle(self) -> None:
        assert isinstance(self.bot, ForkedBot)
        await self.bot.idle()


@dataclass(repr=False)
class Table:
    """A table in a channel, as those at it use it. `seated` are its people, host first."""

    house: Place
    channel: ChatChannel
    seated: list[UserClient]
    lobby: ChatMessage
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    acted: set[tuple[int, int]] = field(default_factory=set)

    @property
    def id(self) -> int:
        return self.number(self.lobby)

    @staticmethod
    def number(message: ChatMessage) -> int:
        return next(it.table for revision in message.revisions for it in controls(revision))

    @classmethod
    async def open(
        cls, house: Place, *people: UserClient, computers: int = 0, start: bool = True,
        channel: ChatChannel | None = None, game: str = "black-tile", level: str = "easy", **options: Any,
    ) -> Self:  # fmt: skip
        """A new table by commands: the first of the people opens it, the others join; then computers, of the level that
        takes no time to think.
        """
        channel = channel or house.channel()
        host = people[0]
        await (await host.command(channel, "domino new", game=game, **options)).answered()
        lobby = await house.playground.wait_for(lambda: find(host, channel, "start"))
        table = cls(house, channel, list(people), lobby)
        for person in people[1:]:
            await (await press(person, lobby, "join")).acknowledged()
        await seat_computers(host, lobby, computers, level)
        if start:
            await table.wait(lambda: control(lobby, "join").component.get("disabled"))
            await table.start()
        return table

    async def start(self) -> None:
        await (await press(self.seated[0], self.lobby, "start")).acknowledged()
        await self.wait(self.board)

    async def wait(self, condition: Callable[[], Any], timeout: float = GUARD) -> Any:  # noqa: ASYNC109
        return await self.house.playground.wait_for(condition, timeout)

    def board(self) -> ChatMessage | None:
        """The newest table message."""
        return find(self.seated[0], self.channel, "scores")

    def final(self) -> ChatMessage | None:
        """The message that ends the match."""
        found = find(self.seated[0], self.channel, "rematch")
        return found if found and self.number(found) == self.id else None

    def hand(self, person: UserClient) -> ChatMessage | None:
        """The newest hand among a person's direct messages, or the private one where they have that open."""
        private = self.private(person)
        for message in reversed([it for it in person.dms() if it is private or not it.ephemeral]):
            if any(it.table == self.id and it.action not in ("challenge", "decided") for it in controls(message)):
                return private if offers(message, "here") else message
        return private

    def private(self, person: UserClient) -> ChatMessage | None:
        """The hand that a person has open in the channel, or in place of a direct message, which no one else sees."""
        shown = (*reversed(person.timeline(self.channel)), *reversed(person.dms()))
        return next((it for it in shown if it.ephemeral and it.attachments and offers(it, "more", "less")), None)

    def asked(self, person: UserClient) -> tuple[ChatMessage, list[Control]] | None:
        """The message with controls to move by, where this person has not used them yet."""
        message = self.hand(person) or find(
            person, self.channel, "move"
        )  # where no one holds a hand, the table message asks
        if message is None:
            return None
        if message.channel is self.channel and not message.ephemeral and person.mention not in message.content:
            return None
        moves = decisions(message)
        if not moves or offers(message, "clear") or (person.id, moves[0].position) in self.acted:
            return None
        return message, moves

    def someone(self) -> tuple[UserClient, ChatMessage, list[Control]] | None:
        """Someone who may move now."""
        for person in self.seated:
            if found := self.asked(person):
                return person, *found
        return None

    async def next(self) -> tuple[UserClient, ChatMessage, list[Control]] | None:
        """Wait for someone to be asked; None once the match is over."""
        found = await self.wait(lambda: self.someone() or self.final(), MATCH_TIME)
        return None if isinstance(found, ChatMessage) else found

    def moved(self, person: UserClient, moves: list[Control]) -> None:
        """Note that a person has used these controls."""
        self.acted.add((person.id, moves[0].position))

    async def click(self, person: UserClient, message: ChatMessage, moves: list[Control]) -> Interaction:
        """Make any legal move by button or select."""
        self.moved(person, moves)
        control = self.rng.choice(moves)
        values = () if control.is_button else self.rng.sample(control.values, control.count)
        return await use(person, message, control, values)

    async def type(self, person: UserClient, moves: list[Control]) -> Interaction:
        """Make any legal move by command."""
        self.moved(person, moves)
        control = self.rng.choice(moves)
        move = self.choice(control)
        if control.action == "piece":
            move = await self.completed(person, move)
        return await person.type(self.channel, typed(move))

    async def completed(self, person: UserClient, move: str) -> str:
        """A move without its suit or end, with any that is suggested for it."""
        verb, tile = move.split()
        if verb == "lead":
            suits = await person.autocomplete(self.channel, "lead", focused="suit", tile=tile)
            return f"{move} as {self.rng.choice(suits)['value']}"
        plays = await person.autocomplete(self.channel, "play", focused="tile", value=tile)
        ends = [it["value"] for it in plays if it["value"].startswith(f"{tile} ")]
        return f"play {self.rng.choice(ends)}"

    def choice(self, control: Control) -> str:
        """Any move that a control offers, in notation."""
        if control.action != "pick":
            return self.rng.choice(control.moves)
        return " ".join(("pass", *self.rng.sample(control.moves, control.count)))

    async def play(self, moves: int | None = None, *, by: str = "click") -> ChatMessage | None:
        """Play by clicks or by commands, to the end or for a number of moves of the people here; the final message."""
        made = 0
        while moves is None or made < moves:
            found = await self.next()
            if found is None:
                return self.final()
            person, message, offered = found
            sent = await (self.type(person, offered) if by == "command" else self.click(person, message, offered))
            await sent.acknowledged()
            made += 1
        return None

    async def until(self, phase: str) -> tuple[UserClient, ChatMessage, list[Control]]:
        """Play by clicks until someone is asked for that: "pass", "open", "lead" or "play"."""
        while True:
            found = await self.next()
            assert found is not None, f"the match ended before {phase}"
            if phase_of(found[2]) == phase:
                return found
            await self.act(*found)

    async def act(self, person: UserClient, message: ChatMessage, offered: list[Control]) -> None:
        """Make any legal move, unless the message was drawn anew since it was found."""
        try:
            sent = await self.click(person, message, offered)
        except CannotSendError:
            self.acted.discard((person.id, offered[0].position))
        else:
            await sent.acknowledged()


async def seat_computers(host: UserClient, lobby: ChatMessage, count: int, level: str) -> None:
    """Computer players of a level take seats, one after the other."""
    if not count:
        return
    page = await (await press(host, lobby, "level")).answered()
    for _ in range(count):
        seat = f"b:computer:{control(lobby, 'start').table}:0:{level}"
        await (await host.click(page, custom_id=seat)).acknowledged()


async def answer(sent: Interaction) -> str:
    """The bot's response to something a person did."""
    return (await sent.answered()).content


async def hint(ask: Callable[[], Awaitable[Interaction]], *, once: bool = False) -> ChatMessage:
    """The hint that someone asks for. If the computers think too long, they ask again, unless `once`. Where the table
    has gone on meanwhile, it is the message that they pressed, as it is now.
    """

    def told(asked: Interaction) -> ChatMessage | None:
        answers = [*asked.followups, asked.response]
        if (pressed := asked.source) is not None and asked.response is pressed:
            has_gone_on = all(it.get("custom_id") != asked.data["custom_id"] for it in walk(pressed.components))
            answers = [*asked.followups, *([pressed] if has_gone_on else [])]
        return next((it for it in answers if it is not None and not it.loading), None)

    async with asyncio.timeout(MATCH_TIME):
        while True:
            asked = await ask()
            found: ChatMessage = await asked.changes.wait_for(partial(told, asked), MATCH_TIME)
            if once or found.content != said("hint-too-late"):
                return found


async def pictured(interaction: Interaction) -> str:
    """The text of an interaction's answer, and of its picture."""
    shown = await interaction.answered()
    return "\n".join((shown.content, *(file.description or "" for file in shown.attachments)))


def house_limits() -> Limits:
    """No rate limits, and no press that fails because the machine is busy."""
    return replace(Limits().fast(), acknowledge_within=GUARD)
