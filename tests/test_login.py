"""Discord refuses at the start: what passes is waited for, and each refusal is told as what it is."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot import app
from bot.login_errors import pause_after, why_not
from bot.playground import Limits, Playground
from bot.serve import run
from bot.settings import Settings
from bot.words.mentions import CHAT
from tests.cogs.held_work import HELD, message_for_all
from tests.playground.conftest import pointed_at
from tests.started import started, store_in
from tests.table.people import until

COMMANDS = "PUT .*/commands"


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """One at which the client points, with pauses that are short."""
    monkeypatch.setattr("bot.background.FIRST_PAUSE", 0.01)
    CHAT.know_commands({})
    async with Playground(limits=Limits().fast()) as playground:
        with pointed_at(playground):
            yield playground


@asynccontextmanager
async def program(playground: Playground, folder: Path) -> AsyncIterator[asyncio.Task[None]]:
    """The program as `boneyard run` starts it, stopped at the end."""
    store = await store_in(folder)
    token = SecretStr(playground.token)
    settings = Settings(discord_api_url=playground.api_url, discord_token=token, health_address=None)
    running = asyncio.create_task(run(settings, store, when_warm=lambda: None))
    try:
        yield running
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings of the bot, not of its library."""
    ours = [it for it in caplog.records if it.name.startswith("bot.") and it.levelno >= logging.WARNING]
    assert not [it for it in ours if it.exc_info]
    return [it.getMessage() for it in ours]


CALLS = ("GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway$", "GET /gateway/bot")


@pytest.mark.parametrize(
    ("call", "fault", "words"),
    [
        (CALLS[0], {"status": 429, "is_page": True, "retry_after": 0.01}, "takes no more calls"),
        (CALLS[0], {"status": 429, "retry_after": 0.001, "times": 10}, "takes no more calls"),
        *((call, {"status": 503}, "Discord is having problems (503)") for call in CALLS),
        (CALLS[1], {"status": 403, "is_page": True}, "Something between"),
        (CALLS[2], {"times": 9}, "could not be reached"),
    ],
)
async def test_login_waits_for_what_passes(
    tmp_path: Path,
    playground: Playground,
    caplog: pytest.LogCaptureFixture,
    call: str,
    fault: dict[str, Any],
    words: str,
) -> None:
    set_fault = playground.faults.answer if "status" in fault else playground.faults.cut
    set_fault(**{"times": 2, "where": call, **fault})
    async with program(playground, tmp_path):
        await playground.wait_until_connected()
        await playground.wait_for_commands("domino")
    said = warnings(caplog)
    assert len(said) > 1
    assert all(words in it and "Trying again in" in it for it in said)


@pytest.mark.parametrize(
    ("call", "fault", "words"),
    [
        (CALLS[0], {"status": 400, "code": 50035}, "refused the call (400, code 50035: 400: a fault on purpose)"),
        (CALLS[1], {"status": 403, "code": 20012}, "(403, code 20012"),
        (CALLS[3], {"status": 404}, "refused the call (404). Check DISCORD_API_URL"),
        *((call, {"status": 401}, "refused the token") for call in (CALLS[0], CALLS[1], CALLS[3])),
    ],
)
async def test_login_ends_with_the_reason_where_waiting_is_in_vain(
    tmp_path: Path,
    playground: Playground,
    caplog: pytest.LogCaptureFixture,
    call: str,
    fault: dict[str, Any],
    words: str,
) -> None:
    playground.faults.answer(**{"times": 9, "where": call, **fault})
    async with program(playground, tmp_path) as running:
        with pytest.raises(discord.DiscordException) as refused:
            await asyncio.wait_for(running, 60)
    assert words in why_not(refused.value)
    assert playground.token not in why_not(refused.value) + caplog.text


async def test_a_bot_waiting_for_discord_can_be_stopped(
    tmp_path: Path, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord itself says for how long it takes no calls."""
    playground.faults.answer(429, times=9, where="GET /users/@me", retry_after=500, is_page=True)
    async with program(playground, tmp_path) as running:
        await until(lambda: warnings(caplog))
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    (said,) = warnings(caplog)
    assert said.endswith("Trying again in 500.0 s.")
    assert pause_after(TimeoutError(), 7) == 7


async def test_a_bot_without_its_commands_serves_presses_at_its_tables(
    tmp_path: Path, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    async with program(playground, tmp_path):
        await until(lambda: CHAT.known.commands)
    registered = CHAT.known.commands
    CHAT.know_commands({})
    fault = playground.faults.answer(400, code=30034, times=10**6, where=COMMANDS)
    HELD.start()
    async with started(playground, await store_in(tmp_path)):
        message = playground.messages.create(
            playground.channel("games"), playground.world.bot, (await message_for_all().ready()).sent(to_one=False)
        )
        answer = await (await playground.add_person("ann").click(message, label="Glance")).answered()
        assert answer.content == "glanced"
        assert CHAT.known.commands == registered, "those registered before are known"
        first, *_ = warnings(caplog)
        assert first.startswith("The commands could not be registered. Discord registers at most 200")
        CHAT.know_commands({})
        playground.faults.withdraw(fault)
        await until(lambda: CHAT.known.commands == registered)


async def test_commands_that_discord_never_takes_are_an_error_once(
    tmp_path: Path, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    playground.faults.answer(403, code=20012, where=COMMANDS)
    async with program(playground, tmp_path):
        await playground.wait_until_connected()
    (said,) = warnings(caplog)
    assert "(403, code 20012" in said


async def test_commands_that_discord_does_not_answer_hold_nothing_up(
    tmp_path: Path, playground: Playground, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "_REGISTERS_WITHIN", 0)
    playground.faults.answer(429, where=COMMANDS, retry_after=500)
    async with program(playground, tmp_path):
        await playground.wait_until_connected()
    (said,) = warnings(caplog)
    assert "has not registered the commands yet" in said
