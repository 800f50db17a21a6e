"""A server of its own on the bench: tables, contests and results there are of one test."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.playground import ChatChannel, ChatMessage, Guild, Interaction, Permission, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON, walk
from tests.end_to_end.house import MATCH_TIME, House, Table, controls

if TYPE_CHECKING:
    from tests.cogs.conftest import Bench

T = TypeVar("T")
_NUMBERS = count()


@dataclass(repr=False)
class Server(House):
    """A server with the bench's bot, its channels and its people."""

    bench: "Bench" = field(kw_only=True)
    guild: Guild = field(kw_only=True)

    @classmethod
    def on(cls, bench: "Bench") -> "Server":
        guild = bench.playground.add_guild(f"Server {next(_NUMBERS)}")
        folder = Path(str(bench.bot.store.database.engines[0].url.database)).parent
        return cls(bench.playground, cast("Any", None), folder, bench=bench, guild=guild)

    def channel(self) -> ChatChannel:
        return self.playground.add_channel(f"channel-{next(_NUMBERS)}", guild=self.guild)

    def person(self, name: str = "ann", **how: Any) -> UserClient:
        called = how.pop("called", name.title())
        return self.playground.add_person(f"{name}-{next(_NUMBERS)}", called, guilds=[self.guild], **how)

    def manager(self) -> UserClient:
        """Somebody who manages the server."""
        return manager(self, guild=self.guild)

    def hide(self, channel: ChatChannel, *people: UserClient) -> None:
        """Hide a channel from everybody but these people and the bot."""
        self.playground.deny(channel, Permission.VIEW_CHANNEL, self.guild.roles[self.guild.id])
        for person in (None, *people):
            self.playground.allow(channel, Permission.VIEW_CHANNEL, person)

    async def wait(self, condition: Callable[[], T | None]) -> T:
        """The first true value of a condition, looked at after every change."""
        return await self.playground.wait_for(condition, MATCH_TIME)

    async def quiet(self, seconds: float = 0) -> None:
        await self.bench.idle()

    async def play_match(self, *people: UserClient, channel: ChatChannel | None = None, **options: Any) -> Table:
        """A short match of people and computers, played to its end and shown."""
        options = {"target": 1, "computers": 4 - len(people)} | options
        table = await Table.open(self, *people, channel=channel, **options)
        assert await table.play() is not None
        await self.bench.idle()
        return table


def manager(house: House, name: str = "oda", guild: Guild | None = None) -> UserClient:
    """Somebody new who manages a server: the first, unless another is named."""
    owner, playground = house.person(name), house.playground
    playground.give_role(owner, playground.add_role("Managers", Permission.MANAGE_GUILD, guild=guild), guild=guild)
    return owner


def forged(person: UserClient, on: ChatMessage, custom_id: str, *values: str, kind: int = BUTTON) -> Interaction:
    """A click as an altered app may send it, on a message that is there for that person."""
    data = {"component_type": kind, "custom_id": custom_id, "id": 1} | ({"values": list(values)} if values else {})
    return person._send(InteractionKind.COMPONENT, on.channel, data, on)


def labels(message: ChatMessage) -> list[str]:
    """The labels of a message's controls."""
    return [str(it.component["label"]) for it in controls(message) if "label" in it.component]


def text_of(message: ChatMessage) -> str:
    """All that is read and heard of a message, of either kind."""
    parts = (str(it["content"]) for it in walk(message.components) if "content" in it)
    return "\n".join((message.content, *parts, *(file.description or "" for file in message.attachments)))
