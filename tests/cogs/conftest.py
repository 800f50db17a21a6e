"""The bot itself, in this process, against the playground."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.app import Boneyard
from bot.demo.process import BotProcess
from bot.players.computer import LEVELS
from bot.playground import ChatChannel, Limits, Playground, UserClient
from bot.settings import Settings
from cogs.kit.answers.clicks import HANDLERS
from tests.cogs.held_work import HELD_COMMANDS, HELD_HANDLERS
from tests.cogs.sample_commands import SAMPLE_COMMANDS, SAMPLE_HANDLERS
from tests.end_to_end.house import House, Table
from tests.open_stores import open_copied
from tests.playground.conformity import conforming
from tests.playground.conftest import pointed_at


@dataclass
class Bench:
    """A playground with the bot logged in, which has some commands more, and two people."""

    playground: Playground
    bot: Boneyard
    ann: UserClient
    bea: UserClient

    @property
    def games(self) -> ChatChannel:
        return self.playground.channel("games")

    def people(self, *names: str) -> list[UserClient]:
        """New people of these names."""
        number = len(self.playground.people)
        return [self.playground.add_person(f"p{number + place}", name) for place, name in enumerate(names)]

    async def idle(self) -> None:
        """Wait until everything is delivered."""
        await self.bot.courier.wait_until_idle()

    async def table(self, *people: UserClient, **options: Any) -> Table:
        """A table that these people have opened by commands and clicks, every message of it delivered."""
        table = await Table.open(House(self.playground, cast("BotProcess", None), Path()), *people, **options)
        await self.idle()
        return table


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails is tried again at once."""
    monkeypatch.setattr("bot.background.FIRST_PAUSE", 0.002)
    monkeypatch.setattr("cogs.kit.calls._AGAIN_AFTER", (0.0, 0.0))


@pytest.fixture(autouse=True)
def nothing_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody was shown alone stays, so that it can be used later in a test."""
    monkeypatch.setattr("cogs.kit.answers.ephemerals.FRESH", -1.0)


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes longer than a moment is acknowledged ahead of its answer; on a busy machine anything may."""
    monkeypatch.setattr("cogs.kit.answers.answers.PATIENCE", 0.15)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bench(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bench]:
    """One for all tests of a module. Computer players do not take their time, nor think."""
    patch = pytest.MonkeyPatch()
    patch.setattr("bot.table.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))
    store = await open_copied(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('data') / 'boneyard.sqlite3'}")
    limits = replace(Limits().fast(), acknowledge_within=2.0)
    async with Playground(limits=limits) as playground:
        await store.servers.change(playground.guild.id, {"most_hosted": None})  # a module's tests share two people
        with conforming(playground), pointed_at(playground):
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
                patch.undo()
