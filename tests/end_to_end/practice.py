"""A practice table as its person uses it: in their direct messages, or wherever they have brought the bot."""

import random
from dataclasses import dataclass, field
from typing import Any, Self

from bot.playground import ChatChannel, ChatMessage, Interaction, UserClient
from tests.end_to_end.controls import Control, controls, decisions, offers, press, use
from tests.end_to_end.house import Place


@dataclass(repr=False)
class Practice:
    """A person's practice table, in a place where they play at it."""

    house: Place
    person: UserClient
    place: ChatChannel
    table: int
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    acted: set[tuple[int, str]] = field(default_factory=set)

    @classmethod
    async def open(
        cls, house: Place, person: UserClient, place: ChatChannel, *, start: bool = True, **options: Any
    ) -> Self:
        """A table opened by a command, with computers that take no time to think."""
        await (await person.command(place, "domino new", **options)).answered()
        made = cls(house, person, place, 0)
        lobby = await made.until("start")
        made.table = next(it.table for it in controls(lobby))
        page = await (await press(person, lobby, "level")).answered()
        easy = next(it for it in controls(page) if it.custom_id.endswith(":easy") and it.action == "level")
        await (await use(person, page, easy)).answered()
        if start:
            await made.start()
        return made

    async def start(self) -> None:
        await (await self.press("start")).acknowledged()
        await self.house.playground.wait_for(self.asked)

    def shown(self) -> list[ChatMessage]:
        """The messages that the person sees there, newest first."""
        return [it for it in reversed(self.person.timeline(self.place)) if not it.loading]

    def find(self, *actions: str) -> ChatMessage | None:
        return next((it for it in self.shown() if offers(it, *actions)), None)

    async def until(self, *actions: str) -> ChatMessage:
        """Wait for a message with a control for one of these actions."""
        return await self.house.playground.wait_for(lambda: self.find(*actions))

    async def press(self, action: str) -> Interaction:
        return await press(self.person, await self.until(action), action)

    def asked(self) -> tuple[ChatMessage, list[Control]] | None:
        """The message by which the person is asked to move, where they have not used it yet."""
        for message in self.shown():
            moves = [it for it in decisions(message) if it.table == self.table]
            if moves and (message.id, moves[0].custom_id) not in self.acted:
                return message, moves
        return None

    @property
    def state(self) -> str:
        return self.house.rows("SELECT state FROM tables WHERE id = ?", self.table)[0][0]

    async def play(self, moves: int | None = None) -> None:
        """Make any legal moves, a number of them or to the end of the match."""
        made = 0
        while moves is None or made < moves:
            wait_for = self.house.playground.wait_for
            await wait_for(lambda: self.asked() or self.find("nextdeal") or self.state != "playing")
            found, ended = self.asked(), self.find("nextdeal")
            if found is None and ended is None:
                return
            if found is None:
                await (await self.press("nextdeal")).acknowledged()
                await self.house.playground.wait_for(lambda: self.asked() or not self.find("nextdeal"))
                continue
            message, offered = found
            self.acted.add((message.id, offered[0].custom_id))
            control = self.rng.choice(offered)
            values = () if control.is_button else self.rng.sample(control.values, control.count)
            await (await use(self.person, message, control, values)).acknowledged()
            made += 1
