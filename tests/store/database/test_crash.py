"""kill -9 in the middle of many appends: what was said to be saved is there, and whole."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tests.clock import GUARD
from tests.open_stores import open_copied
from tests.samples import sample
from tests.store.sample_tables import many_playing

ROOT = Path(__file__).parents[3]


async def _killed_after(url: str, tables: list[int], lines: int) -> dict[int, int]:
    """Lets the program append, kills it, returns the last position of each table it was told of."""
    command = [sys.executable, "-m", "tests.store.database.appender", url, *map(str, tables)]
    program = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert program.stdout is not None
    async with asyncio.timeout(GUARD):
        told = [await program.stdout.readline() for _ in range(lines)]
    program.send_signal(signal.SIGKILL)
    told += (await program.stdout.read()).split(b"\n")[:-1]
    assert await program.wait() == -signal.SIGKILL
    return {int(table): int(position) for table, position in map(bytes.split, told)}


@pytest.mark.parametrize("count", sample([1, 8], 2))
async def test_kill_9_loses_nothing_that_was_acknowledged(sqlite_url: str, count: int):
    store = await open_copied(sqlite_url)
    tables = [table.id for table in await many_playing(store, count)]
    await store.close()
    for lines in (1, 40):
        acknowledged = await _killed_after(sqlite_url, tables, lines)
        store = await open_copied(sqlite_url)
        written = {table: await store.journal.moves(table) for table in tables}
        await store.close()
        for table, moves in written.items():
            known = acknowledged.get(table, 0)
            assert known <= len(moves), "what was acknowledged is there"
            assert not known or len(moves) <= known + 2, "at most the entry that was being written when it died"
            assert [move.position for move in moves] == list(range(1, len(moves) + 1))
            assert [move.notation for move in moves] == [f"play {n // 2}" for n in range(len(moves))]
