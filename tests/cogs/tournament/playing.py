"""A tournament as its people use it: opened, joined, played out in private threads."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self, TypeVar

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.cogs.contests.playing import Players
from tests.end_to_end.controls import find, offers
from tests.end_to_end.house import MATCH_TIME, Place, answer
from tests.said import is_said, said

T = TypeVar("T")
OPEN = "/tournament open game:black-tile form:individual rounds:{rounds} deals:1 level:easy"


@dataclass(repr=False)
class Tournament:
    """A tournament; its host is the first of the people."""

    place: Place
    channel: ChatChannel
    people: list[UserClient]
    players: Players

    @classmethod
    async def open(cls, place: Place, *people: UserClient, line: str = OPEN.format(rounds=2)) -> Self:
        seated = list(people)
        made = cls(place, place.channel(), seated, Players(place, seated))
        assert await answer(await people[0].type(made.channel, line)) == said("done-tournament-opened")
        await made.wait(lambda: find(people[0], made.channel, "tournamentjoin"))
        assert is_said("contest-joined", await answer(await people[0].type(made.channel, "/tournament join")))
        for person in people[1:]:
            assert is_said("contest-joined", await answer(await person.click(made.message, label="Join")))
        return made

    async def wait(self, condition: Callable[[], T | None]) -> T:
        return await self.place.playground.wait_for(condition, MATCH_TIME)

    @property
    def message(self) -> ChatMessage:
        return next(it for it in self.posts() if it.content.startswith("**Tournament"))

    def posts(self, *, name: str = "", words: str = "") -> list[ChatMessage]:
        """Messages for all in its channel, with a message of the catalogue or these words."""
        shown = [it for it in self.channel.live() if not it.ephemeral and words in it.content]
        return [it for it in shown if not name or is_said(name, it.content)]

    def shows(self, name: str) -> bool:
        return is_said(name, self.message.content)

    async def start(self) -> None:
        told = await answer(await self.people[0].click(self.message, label="Start"))
        assert told == said("done-tournament-started")

    async def leave(self, person: UserClient) -> None:
        sure = await (await person.type(self.channel, "/tournament leave")).answered()
        assert await answer(await person.click(sure, label="Leave")) == said("tournament-you-left")

    async def end(self, label: str) -> None:
        sure = await (await self.people[0].click(self.message, label=label)).answered()
        assert await answer(await self.people[0].click(sure, label="End it")) == said("tournament-stopped")
        await self.wait(lambda: said("tournament-ended-early") in self.message.content)

    def threads(self) -> list[ChatChannel]:
        every = self.channel.guild.channels.values() if self.channel.guild is not None else ()
        return sorted((it for it in every if it.parent is self.channel), key=lambda it: it.name)

    async def play(self, until: Callable[[], object], *people: UserClient) -> None:
        """Make any legal moves until something is so: everyone, or these people."""
        await self.players.play(until, people)

    def ended(self) -> list[ChatMessage]:
        return [it for thread in self.threads() for it in thread.live() if offers(it, "record")]

    def final(self) -> ChatMessage | None:
        return next(iter(self.posts(name="tournament-final")), None)

    async def records(self) -> set[str]:
        """The records of all its matches, as their players get them once it is over."""
        found = set[str]()
        for person in self.people:
            for thread in self.threads():
                for end in [it for it in person.timeline(thread) if offers(it, "record")]:
                    sent = await (await person.click(end, label="Record")).answered()
                    found.add(sent.attachments[0].data.decode())
        assert all(verify(text, CATALOGUE).over for text in found)
        return found
