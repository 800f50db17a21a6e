"""The bot itself, in this process, against the playground."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest
import pytest_asyncio

from bot.app import Boneyard
from bot.playground import Channel, Limits, Person, Playground
from bot.settings import Settings
from bot.store.store import Store
from cogs.controls.handlers import HANDLERS
from tests.cogs.held_work import HELD_COMMANDS, HELD_HANDLERS
from tests.cogs.sample_commands import SAMPLE_COMMANDS, SAMPLE_HANDLERS
from tests.playground.conftest import described, pointed_at


@dataclass
class Bench:
    """A playground with the bot logged in, which has some commands more, and two people."""

    playground: Playground
    bot: Boneyard
    ann: Person
    bea: Person

    @property
    def games(self) -> Channel:
        return self.playground.channel("games")


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes longer than a moment is acknowledged ahead of its answer; on a busy machine anything may."""
    monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0.15)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bench(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bench]:
    """One for all tests of a module."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('data') / 'boneyard.sqlite3'}")
    limits = replace(Limits().fast(), acknowledge_within=2.0)
    async with Playground(limits=limits, openapi=described()) as playground:
        await store.servers.change(playground.guild.id, {"most_hosted": None})  # a module's tests share two people
        with pointed_at(playground):
            settings = Settings(discord_api_url=playground.api_url, computer_pace=0)
            bot = Boneyard(settings, store, handlers=(*HANDLERS, *SAMPLE_HANDLERS, *HELD_HANDLERS))
            for command in (*SAMPLE_COMMANDS, *HELD_COMMANDS):
                bot.tree.add_command(command)
            running = asyncio.create_task(bot.start(playground.token))
            try:
                await playground.wait_until_connected()
                await playground.wait_for_commands("domino")
                await asyncio.wait_for(bot.wait_until_ready(), 10)
                yield Bench(playground, bot, playground.add_person("ann"), playground.add_person("bea"))
            finally:
                await bot.close()
                await asyncio.wait([running], timeout=5)
        if playground.conformity:
            assert playground.conformity.violations == []
