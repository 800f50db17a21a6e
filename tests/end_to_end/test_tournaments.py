"""A tournament whose bot is killed: no thread and no post comes twice."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.cogs.tournament.playing import Tournament
from tests.end_to_end.conftest import running
from tests.end_to_end.house import MATCH_TIME, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def killed_after(house: House, call: str) -> None:
    """Kill the bot once it has made a call, before it has its answer; start it again."""
    faults, killed = house.playground.faults, asyncio.Event()
    usual = faults.around

    @asynccontextmanager
    async def around(method: str, path: str) -> AsyncIterator[None]:
        yield
        if not killed.is_set() and re.fullmatch(call, f"{method} {path}"):
            await house.bot.kill()
            killed.set()
            raise ConnectionResetError

    faults.around = around
    async with asyncio.timeout(MATCH_TIME):
        await killed.wait()
    faults.around = usual
    await house.playground.wait_for(lambda: not house.playground.gateway.connected, MATCH_TIME)
    house.change("UPDATE contests SET due_at = created_at")  # as though time had passed
    await house.bot.start()


async def test_a_bot_killed_as_it_opens_a_thread_and_between_rounds_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path, COMPUTER_PACE="0.02") as house:
        people = house.people("ann", "bo")
        tournament = await Tournament.open(house, *people)
        starting = asyncio.create_task(killed_after(house, r"POST /channels/\d+/threads"))
        await people[0].click(tournament.message, label="Start")
        await starting
        await tournament.wait(tournament.threads)
        threads = tournament.threads()
        await tournament.play(lambda: tournament.posts(words="after round 1 of 2"))
        await house.restart()
        await tournament.play(tournament.final)
        assert tournament.threads() == threads
        assert len(threads) == 1
        assert len(tournament.posts(words="after round 1 of 2")) == 1
        await tournament.wait(lambda: len(tournament.ended()) == 2)
        assert len(await tournament.records()) == 2
