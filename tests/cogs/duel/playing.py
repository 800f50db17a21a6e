"""A duel as those who take part use it: opened, joined, played out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self, TypeVar

from bot.playground import ChatChannel, ChatMessage, Interaction, UserClient
from tests.cogs.contests.playing import Players
from tests.end_to_end.controls import find, offers
from tests.end_to_end.house import MATCH_TIME, Place, answer
from tests.said import said

T = TypeVar("T")


@dataclass(repr=False)
class Duel:
    """A duel in a channel; its host is the first of the people."""

    place: Place
    channel: ChatChannel
    people: list[UserClient]

    @classmethod
    async def open(cls, place: Place, *people: UserClient, **options: object) -> Self:
        duel = cls(place, place.channel(), list(people))
        options = {"game": "black-tile", "deals": 1, "level": "easy"} | options
        await (await people[0].command(duel.channel, "duel", **options)).answered()
        for person in people[1:]:
            assert await answer(await duel.click(person, "Join", "dueljoin")) == said("contest-joined")
        await duel.wait(lambda: (duel.people[-1].user.global_name or "") in duel.text)
        await (await duel.click(people[0], "Start", "duelstart")).answered()
        await duel.wait(lambda: duel.message("duelhand"))
        return duel

    async def wait(self, condition: Callable[[], T | None]) -> T:
        return await self.place.playground.wait_for(condition, MATCH_TIME)

    def message(self, action: str) -> ChatMessage | None:
        return find(self.people[0], self.channel, action)

    @property
    def text(self) -> str:
        return next(it for it in self.people[0].timeline(self.channel) if "**Duel**" in it.content).content

    def comparisons(self) -> list[ChatMessage]:
        shown = self.people[0].timeline(self.channel)
        return [it for it in shown if not it.ephemeral and offers(it, "duelrematch")]

    async def click(self, person: UserClient, label: str, action: str) -> Interaction:
        """Press a button of the newest message that has a control for an action."""
        return await person.click(await self.wait(lambda: self.message(action)), label=label)

    async def play(self, person: UserClient, seed: int, *, here: bool = False) -> None:
        """A person plays their own match by chance to its end; `here`: in the channel."""
        done = said("duel-done", who=person.user.global_name)
        players = Players(self.place, [person], seed)
        await players.play(lambda: done in self.text or self.comparisons(), channel=self.channel if here else None)
