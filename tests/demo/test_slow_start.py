"""A slow machine is waited for, and no command of the playground ends in a traceback."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.demo import process
from bot.demo.match import run_match
from bot.playground import Limits, Playground
from tests.end_to_end.forked_bot import ForkedBot
from tests.table.people import until

MATCH = ("dominoes", "draw", "easy")


async def test_a_slow_start_is_waited_for_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(process, "SAYS_EVERY", 0.01)
    asked, released = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def held(_: str, path: str) -> AsyncIterator[None]:
        if path == "/users/@me":
            asked.set()
            await released.wait()
        yield

    async with Playground(limits=Limits().fast()) as playground:
        playground.faults.around = held
        bot = ForkedBot(playground, tmp_path)
        starting = asyncio.create_task(bot.start())
        await asyncio.wait_for(asked.wait(), 60)
        capsys.readouterr()
        await until(lambda: "still starting" in capsys.readouterr().out)
        released.set()
        await starting
        assert await bot.stop() == 0


def test_a_bot_that_does_nothing_more_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(process, "SAYS_EVERY", 0.0)
    monkeypatch.setattr(process, "GIVES_UP_AFTER", 0.0)
    assert run_match(*MATCH, tmp_path) == 1
    assert capsys.readouterr().out == f"The bot does nothing more. Its log is {tmp_path / 'bot.log'}.\n"


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert run_match(*MATCH, tmp_path / "file" / "match") == 1
    assert "cannot be kept in" in capsys.readouterr().out
