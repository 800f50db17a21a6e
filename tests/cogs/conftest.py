"""The bot itself, in this process, against the playground: one for all tests of a worker, a server for each module."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import Boneyard
from bot.players.computer import LEVELS
from bot.playground import ChatChannel, Guild, Limits, Playground, UserClient
from bot.playground.api.rest import RequestLog
from bot.settings import Settings
from bot.words.mentions import CHAT, Known
from cogs.kit.answers.clicks import HANDLERS
from tests.cogs.held_work import HELD_COMMANDS, HELD_HANDLERS
from tests.cogs.sample_commands import SAMPLE_COMMANDS, SAMPLE_HANDLERS
from tests.cogs.server import Server
from tests.idle import GUARD, sent_events, wait_until_idle
from tests.open_stores import open_copied
from tests.playground.conformity import conforming
from tests.playground.conftest import pointed_at

STANDS_STILL = 86_400.0  # seconds, at most, in which the bot need not show that it is alive
_MODULES = count()


@dataclass(repr=False)
class RunningBot:
    """The bot, which has some commands more, and what it came to know of Discord as it started."""

    playground: Playground
    folder: Path
    bot: Boneyard
    known: Known
    violations: list[str]
    start: RequestLog  # what it asked of Discord until it was idle


@dataclass(repr=False)
class Bench(Server):
    """The server of a module, and two people there."""

    ann: UserClient
    bea: UserClient

    @property
    def games(self) -> ChatChannel:
        return self.playground.channel("games")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests at the bench run in its event loop."""
    for item in items:
        if "running_bot" in getattr(item, "fixturenames", ()) and item.get_closest_marker("asyncio"):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed calls are retried at once, no answer times out, and private messages stay on screen."""
    monkeypatch.setattr("cogs.kit.answers.answers.PATIENCE", GUARD)
    monkeypatch.setattr("cogs.kit.answers.answers.LATEST", GUARD)
    monkeypatch.setattr("bot.background.FIRST_PAUSE", 0.002)
    monkeypatch.setattr("cogs.kit.calls._AGAIN_AFTER", (0.0, 0.0))
    monkeypatch.setattr("cogs.kit.answers.ephemerals.FRESH", -1.0)


@pytest.fixture
def short_patience(no_pauses: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """An answer that is not given at once is preceded by an acknowledgement."""
    monkeypatch.setattr("cogs.kit.answers.answers.PATIENCE", 0.0)


@contextmanager
def never_looking() -> Iterator[None]:
    """Within, the bot does not look by itself for what other processes have left undone: tests have it look."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.app.LOOKED_AFTER_EVERY", timedelta(days=1))
        patch.setattr("bot.background.LONGEST_SLEEP", timedelta(days=1))
        yield


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def running_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningBot]:
    """The bot lasts as long as the worker. It stands still while other tests run, in event loops of their own."""
    folder = tmp_path_factory.mktemp("bench")
    store = await open_copied(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
    limits = replace(Limits().fast(), acknowledge_within=GUARD, heartbeat_every=STANDS_STILL)
    async with Playground(limits=limits) as playground:
        with conforming(playground) as conformity:
            with pointed_at(playground), never_looking():
                settings = Settings(discord_api_url=playground.api_url, computer_pace=0, remind_minutes=1440)
                bot = Boneyard(settings, store, handlers=(*HANDLERS, *SAMPLE_HANDLERS, *HELD_HANDLERS))
                for command in (*SAMPLE_COMMANDS, *HELD_COMMANDS):
                    bot.tree.add_command(command)
                running = asyncio.create_task(bot.start(playground.token))
                await playground.wait_until_connected(timeout=GUARD)
                await playground.wait_for_commands("domino", timeout=GUARD)
                await asyncio.wait_for(bot.wait_until_ready(), GUARD)
                await wait_until_idle(bot, sent_events(playground))
            yield RunningBot(
                playground, folder, bot, CHAT.known, conformity.violations if conformity else [], playground.log
            )
            with pointed_at(playground):
                await bot.close()
                await asyncio.wait([running], timeout=GUARD)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def bench(running_bot: RunningBot) -> AsyncIterator[Bench]:
    """A server for the tests of a module, with the bot and two people. Computers do not take their time, nor think, but
    for a hint, and for that as long as a busy machine makes them.
    """
    playground, number, folder, bot = running_bot.playground, next(_MODULES), running_bot.folder, running_bot.bot
    with pytest.MonkeyPatch.context() as patch, pointed_at(playground), never_looking():
        patch.setattr("bot.table.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))
        patch.setattr(CHAT, "known", running_bot.known)
        patch.setattr(bot.services.worker, "prospects", partial(bot.services.worker.prospects, within=GUARD))
        playground.log = RequestLog()
        playground.guild = playground.add_guild(f"server {number}", channels=("general", "games", "quiet"))
        people = playground.add_person("ann"), playground.add_person("bea")
        await bot.store.servers.change(playground.guild.id, {"most_hosted": None})  # a module's tests share two people
        bench = Bench(playground, folder, bot, *people)
        await bench.idle()
        yield bench
        await bench.idle()
        bench.change("UPDATE tables SET due_at = NULL")  # what was left open disturbs no one
        assert running_bot.violations == []


@pytest_asyncio.fixture(loop_scope="session")
async def own_server(bench: Bench) -> AsyncIterator[Guild]:
    """A server for one test."""
    of_module, bench.playground.guild = bench.playground.guild, bench.playground.add_guild("own")
    yield bench.playground.guild
    await bench.idle()
    bench.playground.guild = of_module


@pytest.fixture
def server(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server whose tables, contests and results are this test's."""
    guild = bench.playground.add_guild(f"server {next(_MODULES)}", channels=("general", "games", "quiet"))
    monkeypatch.setattr(bench.playground, "guild", guild)
    return Server(bench.playground, bench.folder, bench.bot)
