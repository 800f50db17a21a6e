"""Two bot processes on one database: direct messages come to shard 0, what happens in the server to shard 1."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.process import BotProcess
from tests.end_to_end.house import House, Table, answer, controls, house_limits
from tests.end_to_end.test_crash import drawn, up_to_date

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[tuple[House, BotProcess]]:
    """A house whose bot has shard 0, and the process that has shard 1, where the server is."""
    async with Playground(shards=2, limits=house_limits()) as playground:
        shared = {"SHARD_COUNT": "2", "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}"}
        bots = []
        for shard in "01":
            (folder / shard).mkdir()
            bots.append(BotProcess(playground, folder / shard, shared | {"SHARD_IDS": shard}))
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            yield House(playground, bots[0], folder), bots[1]
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))


async def test_a_match_played_in_both(tmp_path: Path) -> None:
    """Moves by clicks in direct messages and by commands in the channel; no message falls behind, none comes twice."""
    async with two_processes(tmp_path) as (house, other):
        ann, bo = house.people("ann", "bo")
        table = await Table.open(house, ann, bo, computers=2, target=11)
        number, ends = 0, None
        while ends is None:
            ends = await table.play(1, by=("click", "command")[number // 2 % 2])
            number += 1
            if number == 6:  # both hands are drawn by both processes in turn: neither may trust its own memory
                await drawn(house, table)
                up_to_date(house, table)
                asked = table.someone()
                assert asked is not None
                shown = await answer(await asked[0].type(table.channel, "/hand"))
                assert shown.splitlines()[0] == asked[1].content.splitlines()[0]
            if number == 9:  # one of them dies, and the other plays on
                await other.kill()
                await house.playground.wait_for(lambda: len(house.playground.gateway.connected) == 1)
                await table.play(2, by="click")
                await other.start()
        assert "🏆" in ends.content
        await house.quiet()
        assert house.rows("SELECT kind FROM messages WHERE NOT final AND kind != 'seated'") == []
        up_to_date(house, table)
        assert all(not controls(message) for person in table.seated for message in person.dms())
        boards = [one for one in ann.timeline(table.channel) if "deal" in one.content and one.author.bot]
        assert not any(it.action in ("play", "hand") for one in boards for it in controls(one))
        for folder in (house.bot.log, other.log):
            assert "Traceback" not in folder.read_text(encoding="utf-8")
