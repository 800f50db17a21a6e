"""The real client, in this process, against the playground."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import discord.gateway
import discord.http
import pytest
import pytest_asyncio
import yarl

from bot.playground import ChatChannel, Interaction, Limits, Playground, UserClient
from tests.clock import GUARD
from tests.playground.conformity import Conformity, conforming
from tests.playground.sample_bot import SampleBot
from tests.table.people import until


class Bench:
    """A playground with a bot that is logged in, and two people."""

    def __init__(self, playground: Playground, bot: SampleBot, conformity: Conformity | None) -> None:
        self.playground = playground
        self.bot = bot
        self.conformity = conformity
        self.ann: UserClient = playground.add_person("ann")
        self.bo: UserClient = playground.add_person("bo", moderator=True)

    @property
    def games(self) -> ChatChannel:
        return self.playground.channel("games")

    async def opened(self, command: str) -> Interaction:
        """Send Ann's command that opens a menu or a form, and wait until the bot listens to it."""
        sent = await (await self.ann.command(self.games, command)).acknowledged()
        await until(lambda: sent.id in self.bot.completed)
        return sent

    @contextlib.contextmanager
    def hurried(self) -> Iterator[None]:
        """Let interactions fail that are not acknowledged at once."""
        before = self.playground.limits
        self.playground.limits = replace(before, acknowledge_within=0.1)
        try:
            yield
        finally:
            self.playground.limits = before


@contextlib.contextmanager
def pointed_at(playground: Playground):
    """Let discord.py talk to the playground."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = playground.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@contextlib.asynccontextmanager
async def logged_in(playground: Playground) -> AsyncIterator[SampleBot]:
    with pointed_at(playground):
        bot = SampleBot()
        running = asyncio.create_task(bot.start(playground.token))
        try:
            await playground.wait_until_connected()
            await playground.wait_for_commands("say")
            await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            await asyncio.wait([running], timeout=5)


@contextlib.asynccontextmanager
async def _benched(**options: Any) -> AsyncIterator[Bench]:
    """Two shards, no rate limits and no deadline, unless the options say otherwise."""
    usual = {"shards": 2, "limits": replace(Limits().fast(), acknowledge_within=GUARD)}
    async with Playground(**usual | options) as playground:
        with conforming(playground) as conformity:
            async with logged_in(playground) as bot:
                yield Bench(playground, bot, conformity)


@pytest.fixture
async def bench(request: pytest.FixtureRequest) -> AsyncIterator[Bench]:
    """One for this test, with options where it says `@pytest.mark.parametrize("bench", …)`."""
    async with _benched(**getattr(request, "param", {})) as made:
        yield made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_bench() -> AsyncIterator[Bench]:
    """One for all tests of a module that leave nothing there."""
    async with _benched() as made:
        yield made


async def refused(call: Any, code: int, status: int) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as caught:
        await call
    assert (caught.value.code, caught.value.status) == (code, status)
    return caught.value


async def raw(bench: Bench, **body: Any) -> Any:
    """Send a body that discord.py itself would refuse."""
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=bench.games.id)
    return await bench.bot.http.request(route, json=body)
