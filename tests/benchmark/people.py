"""People at tables of our bot and of the floor bot: who is asked to move, and their clicks."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.playground import (
    Change,
    ChatChannel,
    ChatMessage,
    Guild,
    Interaction,
    InteractionFailedError,
    Playground,
    UserClient,
)
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


async def seat_at_ours(
    playground: Playground, people: Sequence[UserClient], channel: ChatChannel, game: str = "black-tile", **new: str
) -> None:
    """Open a table of a game (and `preset`) and start it."""
    host, *others = people
    await (await host.command(channel, "domino new", game=game, target=TARGET, **new)).answered()
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
