"""A duel as those who take part use it: opened, joined, played out."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from bot.playground import ChatChannel, ChatMessage, Interaction, UserClient
from tests.end_to_end.house import MATCH_TIME, Control, Place, answer, controls, find, offers, use
from tests.said import said

T = TypeVar("T")


@dataclass(repr=False)
class Duel:
    """A duel in a channel; its host is the first of the people."""

    place: Place
    channel: ChatChannel
    people: list[UserClient]
    acted: set[tuple[int, str]] = field(default_factory=set)

    @classmethod
    async def open(cls, place: Place, *people: UserClient, **options: object) -> Self:
        duel = cls(place, place.channel(), list(people))
        options = {"game": "black-tile", "deals": 1, "level": "easy"} | options
        await (await people[0].command(duel.channel, "duel", **options)).answered()
        for person in people[1:]:
            assert await answer(await duel.click(person, "Join", "dueljoin")) == said("duel-joined")
        await duel.wait(lambda: (duel.people[-1].user.global_name or "") in duel.text)
        await (await duel.click(people[0], "Start", "duelstart")).answered()
        await duel.wait(lambda: duel.message("duelhand"))
        return duel

    async def wait(self, condition: Callable[[], T | None]) -> T:
        return await self.place.playground.wait_for(condition, MATCH_TIME)

    def message(self, action: str) -> ChatMessage | None:
        """The newest message for all with a control for an action."""
        return find(self.people[0], self.channel, action)

    @property
    def text(self) -> str:
        """The message of the duel."""
        return next(it for it in self.people[0].timeline(self.channel) if "**Duel**" in it.content).content

    def comparisons(self) -> list[ChatMessage]:
        shown = self.people[0].timeline(self.channel)
        return [it for it in shown if not it.ephemeral and offers(it, "duelrematch")]

    async def click(self, person: UserClient, label: str, action: str) -> Interaction:
        """Press a button of the newest message that has a control for an action."""
        return await person.click(await self.wait(lambda: self.message(action)), label=label)

    def asked(self, person: UserClient, *, here: bool) -> tuple[ChatMessage, list[Control]] | None:
        """The message by which a person is asked to move, in the channel or in direct messages, and its controls."""
        shown: Any = [it for it in person.timeline(self.channel) if it.ephemeral] if here else person.dms()
        for message in reversed([*shown]):
            moves = [it for it in controls(message) if it.action in ("move", "pick")]
            if moves and (person.id, moves[0].custom_id) not in self.acted:
                return message, moves
        return None

    async def play(self, person: UserClient, seed: int, *, here: bool = False) -> None:
        """A person plays their own match by chance to its end; `here`: in the channel."""
        dice, done = random.Random(seed), said("duel-done", who=person.user.global_name)
        while True:
            found = await self.wait(
                lambda: self.asked(person, here=here) or done in self.text or bool(self.comparisons())
            )
            if not isinstance(found, tuple):
                return
            message, offered = found
            control = dice.choice(offered)
            self.acted.add((person.id, offered[0].custom_id))
            values = () if control.is_button else dice.sample(sorted(control.values), control.count)
            await (await use(person, message, control, values)).acknowledged()
