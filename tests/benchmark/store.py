"""What the transactions of a play cost the store, in CPU time of all threads, the disk's sync included.

Beside them stands the entry of a move by Python's sqlite3 alone: the same two statements, as durable.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count

from bot.store.schema.messages import MessageRow
from bot.store.store import Store
from bot.store.tables.journal import Commit
from bot.store.tables.messages import DrawnMark, DrawnMarks, NewMessage
from bot.store.tables.schedule import Due
from tests.benchmark.figures import Asked, Figure
from tests.store.sample_tables import move, playing

BLOCKS, CALLS = (9, 9, 1), (200, 60, 2)
MOVES = 60
AT_ONCE = 30
FLOOR = "two statements by sqlite3"
_CHANGE = "UPDATE tables SET version = version + 1, due_at = ? WHERE id = ? AND version = ? AND state = 'playing'"
_INSERT = (
    "INSERT INTO moves (table_id, position, seat, notation, user_id, interaction_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
)

Call = Callable[[], Awaitable[object]]


async def measure(asked: Asked) -> list[Figure]:
    """Each transaction in turns with the floor: the middle block of each counts."""
    calls = asked.of(CALLS)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/ours.sqlite3")
        other = await Store.open(f"sqlite:///{folder}/floor.sqlite3")
        floor_table = (await playing(other)).id
        await other.close()
        try:
            with closing(sqlite3.connect(f"{folder}/floor.sqlite3", isolation_level=None)) as connection:
                floor = _floor(connection, floor_table)
                transactions = await _transactions(store)
                figures: list[Figure] = []
                for name, (call, entries) in transactions.items():
                    ours: list[float] = []
                    beside: list[float] = []
                    for _ in range(asked.of(BLOCKS)):
                        beside.append(await _cost(floor, calls))
                        ours.append(await _cost(call, max(1, calls // entries)) / entries)
                    cost = statistics.median(ours), "µs", statistics.median(beside)
                    figures.append(Figure(f"CPU of {name}", *cost, FLOOR))
                return figures
        finally:
            await store.close()


async def _cost(call: Call, calls: int) -> float:
    began = time.process_time()
    for _ in range(calls):
        await call()
    return (time.process_time() - began) / calls * 1e6


def _floor(connection: sqlite3.Connection, table_id: int) -> Call:
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    (version,) = connection.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
    numbers = count()

    async def append() -> None:
        number, now = next(numbers), str(datetime.now(UTC))
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(_CHANGE, (now, table_id, version + number))
        connection.execute(_INSERT, (table_id, number + 1, 0, "play 6-4", 2**62, number + 1, now))
        connection.execute("COMMIT")

    return append


async def _transactions(store: Store) -> dict[str, tuple[Call, int]]:
    """By name, each on a table of its own, with how many a call makes."""
    due = datetime.now(UTC) + timedelta(hours=1)
    numbers = count(10**6)
    shown, read, timed, *played = [await playing(store, host=number) for number in range(3 + AT_ONCE)]
    positions, versions = {table.id: 0 for table in played}, {table.id: table.version for table in played}

    async def append(table: int) -> None:
        positions[table] += 1
        new, known = [move(interaction=next(numbers))], versions[table]
        versions[table] = (
            await store.journal.append(table, positions[table], new, commit=Commit(version=known, due_at=due))
        ).version

    async def remember(seat: int) -> MessageRow:
        number = next(numbers)
        new = NewMessage(kind="private", deal=1, seat=seat, channel_id=5, message_id=number, token="token")
        return await store.messages.remember(shown.id, new)

    rows = [await remember(seat) for seat in range(3)]

    async def settle() -> None:
        number = next(numbers)
        marks = [DrawnMark(row=row, drawn=number, face=str(number)) for row in rows]
        (settled,) = await store.messages.mark_drawn(
            [DrawnMarks(table_id=shown.id, marks=marks, version=shown.version)]
        )
        rows[:] = [row for row in settled.rows if row is not None]

    await store.journal.append(read.id, 1, [move() for _ in range(MOVES)], commit=Commit(version=read.version))
    timed_at = timed.due_at

    async def set_due() -> None:
        nonlocal timed_at
        assert timed_at is not None
        later = timed_at + timedelta(seconds=1)
        assert await store.schedule.set_due(Due(timed.id, timed.version, timed_at), timed.version, later)
        timed_at = later

    return {
        "a move's entry": (lambda: append(played[0].id), 1),
        f"a move's entry, of {AT_ONCE} at once": (lambda: asyncio.gather(*map(append, positions)), AT_ONCE),
        "marks of three messages": (settle, 1),
        "a private message remembered": (lambda: remember(3), 1),
        "a table's next time": (set_due, 1),
        "a look whether a table has changed": (lambda: store.journal.load(read.id, unless_version=read.version + 1), 1),
        f"a table read with {MOVES} moves": (lambda: store.journal.load(read.id), 1),
        "a table's messages read": (lambda: store.messages.of_table(shown.id), 1),
    }
