"""The loop that runs the bot, with and without the extra `speed`."""

import asyncio
import sys

import pytest

from bot.serve import _loop_factory


def test_uvloop_runs_the_bot_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        assert type(runner.get_loop()).__module__ == "uvloop"
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert _loop_factory() is None
