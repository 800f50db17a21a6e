"""kill -9 in the middle of many appends: what was said to be saved is there, and whole."""

import asyncio
import signal
import sys
from pathlib import Path

from bot.store.store import Store
from tests.store.tables import playing

ROOT = Path(__file__).parents[2]


async def _killed_after(url: str, table_id: int, lines: int, pause: float) -> int:
    """Lets the program append, kills it, returns the last position it was told of."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.appender", url, str(table_id), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    acknowledged = b"0"
    for _ in range(lines):
        acknowledged = await asyncio.wait_for(program.stdout.readline(), 60)
    await asyncio.sleep(pause)
    program.send_signal(signal.SIGKILL)
    rest = await program.stdout.read()
    assert await program.wait() == -signal.SIGKILL
    whole = [line for line in rest.split(b"\n")[:-1] if line]
    return int(whole[-1] if whole else acknowledged)


async def test_kill_9_loses_nothing_that_was_acknowledged(sqlite_url: str):
    store = await Store.open(sqlite_url)
    table = await playing(store)
    await store.close()
    for lines, pause in ((1, 0.0), (20, 0.003), (40, 0.007)):
        acknowledged = await _killed_after(sqlite_url, table.id, lines, pause)
        store = await Store.open(sqlite_url)
        moves = await store.journal.moves(table.id)
        await store.close()
        assert acknowledged <= len(moves) <= acknowledged + 2, "at most the entry that was being written when it died"
        assert [move.position for move in moves] == list(range(1, len(moves) + 1))
        assert [move.notation for move in moves] == [f"play {n // 2}" for n in range(len(moves))]
