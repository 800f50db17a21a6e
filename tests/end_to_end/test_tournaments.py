"""A tournament through the real client: joined, begun, played in rounds in private threads, and to its final card."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import Channel, Message, Person
from tests.end_to_end.conftest import running
from tests.end_to_end.house import Control, House, answer, controls, find

pytestmark = pytest.mark.asyncio(loop_scope="module")
NAMES = ("ann", "bo", "cleo", "dee", "eve", "fay", "gus", "hal")
OPEN = "/tournament open game:black-tile form:individual rounds:{rounds} deals:1 level:easy"


@pytest_asyncio.fixture(loop_scope="module")
async def brisk(tmp_path: Path) -> AsyncIterator[House]:
    """A house for one test, whose people are played for by the clock, soon."""
    async with running(tmp_path, TABLE_CLOCK="quick") as made:
        yield made


@dataclass(repr=False)
class Tournament:
    """A tournament as its people use it."""

    house: House
    channel: Channel
    people: list[Person]
    rng: random.Random = field(default_factory=lambda: random.Random(5))

    @classmethod
    async def open(cls, house: House, *people: Person, line: str = OPEN.format(rounds=2)) -> "Tournament":
        made = cls(house, house.channel(), list(people))
        assert "is open" in await answer(await people[0].type(made.channel, line))
        await made.until(lambda: find(people[0], made.channel, "tournamentjoin"))
        for person in people:
            assert "You are in" in await answer(await person.click(made.message(), label="Join"))
        return made

    def message(self) -> Message:
        """Its own message."""
        return next(it for it in self.channel.live() if it.content.startswith("**Tournament") and not it.ephemeral)

    async def until(self, condition, seconds: float = 20.0):
        return await self.house.playground.wait_for(condition, seconds)

    async def start(self) -> None:
        assert "It begins" in await answer(await self.people[0].click(self.message(), label="Start"))

    def threads(self) -> list[Channel]:
        """Its threads, the first table's first."""
        every = self.house.playground.guild.channels.values()
        return sorted((it for it in every if it.thread and it.thread.parent is self.channel), key=lambda it: it.name)

    def asked(self) -> tuple[Person, Message, list[Control]] | None:
        """Somebody who is asked for a move by direct message."""
        for person in self.people:
            for message in reversed(person.dms()):
                moves = [it for it in controls(message) if it.action in ("move", "pick")]
                if moves and (person.id, moves[0].custom_id.rsplit(":", 1)[0]) not in self.acted:
                    return person, message, moves
        return None

    acted: set[tuple[int, str]] = field(default_factory=set)

    async def play(self, until) -> None:
        """Make any legal moves until something is so."""
        while not until():
            found = await self.until(lambda: until() or self.asked(), 60)
            if found is True or until():
                return
            person, message, moves = found
            self.acted.add((person.id, moves[0].custom_id.rsplit(":", 1)[0]))
            control = self.rng.choice(moves)
            if control.is_button:
                sent = await person.click(message, custom_id=control.custom_id)
            else:
                values = self.rng.sample(control.values, control.count)
                sent = await person.choose(message, values, custom_id=control.custom_id)
            await sent.acknowledged()

    def said(self, words: str) -> Message | None:
        """A message in the channel with these words."""
        return next((it for it in self.channel.live() if words in it.content), None)


async def test_two_rounds_at_two_tables(own_house: House) -> None:
    house = own_house
    people = house.people(*NAMES)
    tournament = await Tournament.open(house, *people)
    await tournament.start()
    await tournament.until(lambda: len(tournament.threads()) == 2)
    await tournament.play(lambda: tournament.said("wins with") or tournament.said("share the win"))
