"""A server with the bot in this process: on the bench, for one test or module, or with a separate bot."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from bot.app import Boneyard
from bot.playground import ChatChannel, ChatMessage, Guild, Interaction, Permission, Playground, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON, walk
from bot.rules.catalogue import CATALOGUE, Catalogue
from tests.end_to_end.controls import controls
from tests.end_to_end.house import Place, Table
from tests.idle import GUARD, sent_events, wait_until_idle
from tests.started import started, store_in

T = TypeVar("T")


@dataclass(repr=False)
class Server(Place):
    """A server with the bench's bot, its channels and its people."""

    bot: Boneyard

    @property
    def guild(self) -> Guild:
        return self.playground.guild

    def manager(self, name: str = "oda") -> UserClient:
        return manager(self, name)

    def hide(self, channel: ChatChannel, *people: UserClient) -> None:
        """Hide a channel from everyone but these people, who have a role for it, and the bot."""
        playground, role = self.playground, self.playground.add_role(channel.name)
        playground.deny(channel, Permission.VIEW_CHANNEL, playground.everyone)
        for whom in (None, role):
            playground.allow(channel, Permission.VIEW_CHANNEL, whom)
        for person in people:
            playground.give_role(person, role)

    async def wait(self, condition: Callable[[], T | None]) -> T:
        """The first true value of a condition, looked at after every change."""
        return await self.playground.wait_for(condition, GUARD)

    async def heard(self) -> None:
        """Wait until the bot has heard what happened on its server."""
        added = self.channel()
        await self.until(lambda: self.bot.get_channel(added.id))

    async def idle(self) -> None:
        await wait_until_idle(self.bot, sent_events(self.playground))

    async def table(self, *people: UserClient, **options: Any) -> Table:
        """A table that these people have opened by commands and clicks, every message of it delivered."""
        table = await Table.open(self, *people, **options)
        await self.idle()
        return table

    async def play_match(self, *people: UserClient, channel: ChatChannel | None = None, **options: Any) -> Table:
        """A short match of people and computers, played to its end and shown."""
        options = {"target": 1, "computers": 4 - len(people)} | options
        table = await Table.open(self, *people, channel=channel, **options)
        assert await table.play() is not None
        await self.idle()
        return table


@asynccontextmanager
async def running(
    playground: Playground, folder: Path, catalogue: Catalogue = CATALOGUE, **settings: Any
) -> AsyncIterator[Server]:
    """A bot in this process, when it has resumed its tables."""
    async with started(playground, await store_in(folder), catalogue, **settings) as bot:
        server = Server(playground, folder, bot)
        await server.until(lambda: bot.is_resumed)
        yield server


def present(found: T | None) -> T:
    """Assert that a value is not None, and return it."""
    assert found is not None
    return found


def manager(place: Place, name: str) -> UserClient:
    """Someone new who manages the server."""
    owner, playground = place.person(name), place.playground
    playground.give_role(owner, playground.add_role("Managers", Permission.MANAGE_GUILD))
    return owner


def forged(person: UserClient, on: ChatMessage, custom_id: str, *values: str, kind: int = BUTTON) -> Interaction:
    """A click as an altered app may send it, on a message that is there for that person."""
    chosen = {} if kind == BUTTON else {"values": [*values]}
    data = {"component_type": kind, "custom_id": custom_id, "id": 1} | chosen
    return person._send(InteractionKind.COMPONENT, person.user, on.channel, data, on)


def labels(message: ChatMessage) -> list[str]:
    """The labels of a message's controls."""
    return [str(it.component["label"]) for it in controls(message) if "label" in it.component]


def text_of(message: ChatMessage) -> str:
    """All that is read and heard of a message, of either kind."""
    parts = (str(it["content"]) for it in walk(message.components) if "content" in it)
    return "\n".join((message.content, *parts, *(file.description or "" for file in message.attachments)))
