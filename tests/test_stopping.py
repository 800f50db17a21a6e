"""The bot is stopped: all that was begun is finished and answered, and nothing is left of it."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import discord
import pytest
from pydantic import SecretStr

from bot import app, background
from bot.app import Boneyard
from bot.login_errors import why_not
from bot.playground import Limits, Playground, UserClient
from bot.playground.api.interactions import Interaction
from bot.serve import run
from bot.settings import Settings
from bot.store.errors import NotLoaded
from bot.words.speaker import say
from cogs.kit.answers.handling import STOPPED, STOPPING, refuse
from cogs.kit.answers.queue import QueueFull
from tests.clock import GUARD
from tests.cogs.held_work import HELD, HELD_COMMANDS
from tests.end_to_end.forked_bot import ForkedBot, run_program
from tests.playground.conftest import pointed_at
from tests.started import started, store_in
from tests.table.people import until

pytestmark = pytest.mark.asyncio(loop_scope="module")
OURS = ("bot", "cogs", "images", "discord")
LIMITS = replace(Limits().fast(), acknowledge_within=60)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is cut short because the machine is busy."""
    monkeypatch.setattr(app, "_FINISHES_WITHIN", 60.0)
    monkeypatch.setattr(app, "_LEAVES_WITHIN", 60.0)
    monkeypatch.setattr(background, "_CANCELLED_WITHIN", 60.0)


def tasks_of_the_bot() -> list[str]:
    """The running tasks that are the bot's, or discord.py's for it."""
    found: list[str] = []
    for task in asyncio.all_tasks():
        code = getattr(task.get_coro(), "cr_code", None)
        path = Path(code.co_filename).parts if code is not None else ()
        if not {"tests", "playground"} & {*path} and {*OURS} & {*path}:
            found.append(f"{task.get_name()}: {code.co_qualname if code is not None else ''}")
    return found


async def nothing_is_left() -> None:
    """Nothing of the bot runs any more. After a login discord.py still waits a moment for more servers: that ends."""
    assert not [name for name in tasks_of_the_bot() if "ConnectionState._delay_" not in name]
    await until(lambda: not tasks_of_the_bot())


def run_under_nohup(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    run_program(environment, log, standard_input)


class NohupBot(ForkedBot):
    """One that goes on when its terminal is lost."""

    def _program(self) -> Callable[[dict[str, str], str, Connection], None]:
        return run_under_nohup


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[Boneyard, Playground, UserClient]]:
    """The bot, its commands registered, with a person; its tables are resumed in the background."""
    async with (
        Playground(limits=LIMITS) as playground,
        started(playground, await store_in(folder), commands=HELD_COMMANDS) as bot,
    ):
        await playground.wait_for_commands("hold")
        yield bot, playground, playground.add_person("ann")


async def said(interaction: Awaitable[Interaction]) -> str:
    return (await (await interaction).answered()).content


def settings_of(playground: Playground) -> Settings:
    token = SecretStr(playground.token)
    return Settings(discord_api_url=playground.api_url, discord_token=token, health_address=None)


def nothing_failed(caplog: pytest.LogCaptureFixture) -> None:
    failed = [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not failed, caplog.text
    assert "Session is closed" not in caplog.text


async def test_a_press_under_way_is_answered_and_a_later_one_asked_to_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as (bot, playground, ann):
        games = playground.channel("games")
        HELD.start()
        held = asyncio.create_task(ann.command(games, "hold"))
        suggested = asyncio.create_task(ann.autocomplete(games, "hold", focused="what", value="x"))
        await until(lambda: len(HELD.begun) == 2)
        stopping = asyncio.create_task(bot.close())
        await until(lambda: bot.services.presses.is_closed)
        assert await said(ann.command(games, "hold")) == say(STOPPING)
        HELD.released.set()
        await stopping
        assert await said(held) == "held"
        assert [choice["name"] for choice in await suggested] == ["x"]
        await nothing_is_left()
    nothing_failed(caplog)


async def test_a_stuck_press_does_not_hold_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "_FINISHES_WITHIN", 0.05)
    async with running(tmp_path) as (bot, playground, ann):
        HELD.start()
        held = asyncio.create_task(ann.command(playground.channel("games"), "hold"))
        await until(lambda: HELD.begun)
        await bot.close()
        assert await said(held) == say(STOPPED)
    nothing_failed(caplog)


async def test_a_press_that_comes_too_late_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its event had arrived, and Discord was left before its answer."""
    came, left, answered = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def late(interaction: discord.Interaction[Boneyard]) -> None:
        came.set()
        await left.wait()
        try:
            await refuse(interaction, QueueFull(STOPPING))
        finally:
            answered.set()

    async with running(tmp_path) as (bot, playground, ann):
        HELD.start()
        HELD.released.set()
        bot.add_listener(late, "on_interaction")
        pressed = asyncio.create_task(ann.command(playground.channel("games"), "hold"))
        await came.wait()
        await bot.close()
        left.set()
        await answered.wait()
        await pressed
    nothing_failed(caplog)


@pytest.mark.parametrize("is_under_nohup", [False, True])
async def test_a_lost_terminal_stops_the_bot_unless_under_nohup(tmp_path: Path, is_under_nohup: bool) -> None:
    async with Playground(limits=LIMITS) as playground:
        bot = (NohupBot if is_under_nohup else ForkedBot)(playground, tmp_path)
        async with bot:
            os.kill(bot.pid, signal.SIGHUP)
            if is_under_nohup:
                answer = await playground.add_person("ann").command(playground.channel("games"), "help")
                await answer.answered()
            else:
                assert bot._process is not None
                assert await asyncio.wait_for(bot._process.wait(), GUARD) == 0
        assert bot.log.read_text(encoding="utf-8").splitlines()[-1].endswith("stopped")


async def test_while_it_gets_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The work after the login goes on for some time, and needs Discord and the store."""
    asked = asyncio.Event()

    async def failing(*_: object, **__: object) -> None:
        asked.set()
        raise NotLoaded("The disk is slow.")

    monkeypatch.setattr(Boneyard, "_resume_tables", failing)
    async with running(tmp_path) as (bot, _, _):
        await asyncio.wait_for(asked.wait(), 60)
        await asyncio.gather(bot.close(), bot.close())
        await nothing_is_left()
    nothing_failed(caplog)


@pytest.mark.parametrize("when", ["connecting", "reconnecting"])
async def test_while_it_connects(tmp_path: Path, caplog: pytest.LogCaptureFixture, when: str) -> None:
    """As `boneyard run` is stopped: the connection is made, or made anew, and Discord does not answer."""
    store = await store_in(tmp_path)
    async with Playground(limits=LIMITS) as playground:
        with pointed_at(playground):
            if when == "connecting":
                playground.faults.connections_to_ignore += 1
            program = asyncio.create_task(run(settings_of(playground), store, when_warm=lambda: None))
            if when == "reconnecting":
                await playground.wait_until_connected()
                playground.faults.connections_to_ignore += 1
                playground.gateway.drop()
            await playground.wait_for(lambda: playground.gateway.ignored, 60)
            program.cancel()
            with pytest.raises(asyncio.CancelledError):
                await program
            await nothing_is_left()
    nothing_failed(caplog)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4004, ("token", "DISCORD_TOKEN")),
        (4010, ("SHARD_IDS", "SHARD_COUNT")),
        (4011, ("too many servers", "SHARD_COUNT")),
        (4012, ("Update",)),
        (4013, ("intents", "Update")),
        (4014, ("intent", "without changes")),
    ],
)
async def test_a_connection_ended_for_good_is_a_sentence_with_what_to_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: int, words: tuple[str, ...]
) -> None:
    store = await store_in(tmp_path)
    async with Playground(limits=LIMITS) as playground:
        with pointed_at(playground):
            program = asyncio.create_task(run(settings_of(playground), store, when_warm=lambda: None))
            await playground.wait_until_connected()
            async with asyncio.timeout(60):
                while not program.done():  # a close frame can be lost to what the bot sends at the same moment
                    await playground.gateway.close(code)
                    back = asyncio.create_task(playground.wait_until_connected())
                    await asyncio.wait([program, back], return_when=asyncio.FIRST_COMPLETED)
                    back.cancel()
            with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)) as closed:
                await program
        await nothing_is_left()
    said = why_not(closed.value)
    assert all(word in said for word in words), said
    assert playground.token not in said
    nothing_failed(caplog)
