"""Stores on one database, as of several processes, and whether they were closed."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from sqlalchemy import Connection, QueuePool, make_url, select

from bot.store.database.opening import file_of
from bot.store.database.running import driver_of
from bot.store.schema.tables import ACTIVE, tables
from bot.store.store import Store
from cogs import FEATURES
from cogs.kit.feature import import_all
from tests.clock import GUARD

OpenStore = Callable[[], Awaitable[Store]]


@asynccontextmanager
async def stores(url: str) -> AsyncIterator[OpenStore]:
    """A function that opens one more store; all are closed in the end."""
    opened: list[Store] = []

    async def open_one() -> Store:
        opened.append(await open_copied(url))
        return opened[-1]

    with patch("bot.store.database.engine.BUSY_SECONDS", int(GUARD)):  # a busy machine is no busy database
        try:
            yield open_one
        finally:
            for store in opened:
                await store.close()


async def open_copied(url: str) -> Store:
    """Opens a store. A SQLite file that is not there yet is a copy of one that was made once a process."""
    file = file_of(make_url(url))
    if file is not None and not file.exists():
        await copy_empty(file)
    return await Store.open(url)


async def copy_empty(file: Path) -> None:
    """Makes a SQLite file that has the tables and no rows."""
    _write(file, await _empty())


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)  # of others the bot would warn
    file.write_bytes(content)


async def _empty() -> bytes:
    if not _EMPTY:
        import_all(FEATURES)  # else their tables are missing
        with TemporaryDirectory() as folder:
            file = Path(folder) / "boneyard.sqlite3"
            await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
            assert not file.with_name(f"{file.name}-wal").exists(), "all of it is in the file"
            _EMPTY.append(file.read_bytes())
    return _EMPTY[0]


_EMPTY: list[bytes] = []


@contextmanager
def all_closed() -> Iterator[None]:
    """All that is opened within is closed within: a connection that stays open keeps its thread alive."""
    before = _threads()
    yield
    for thread in _threads() - before:  # those that have been told to stop may need a moment
        thread.join(GUARD)
        assert not thread.is_alive(), "a store was not closed"


def _threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if "asyncio" not in thread.name}


async def active_ids(store: Store) -> list[int]:
    """The ids of every lobby and every match that is being played, oldest first."""
    query = select(tables.c.id).where(tables.c.state.in_(ACTIVE)).order_by(tables.c.id)
    return await store.database.read(lambda connection: list(connection.execute(query).scalars()))


async def traced(store: Store) -> list[str]:
    """Each statement that SQLite is given from now on, as it is told, on whichever connection."""
    statements: list[str] = []
    writer, readers = (engine.pool for engine in store.database.engines)
    assert isinstance(writer, QueuePool)
    assert isinstance(readers, QueuePool)
    all_there = threading.Barrier(readers.size())  # each on its own thread

    def listen(connection: Connection) -> None:
        driver_of(connection).set_trace_callback(statements.append)

    def listen_there(connection: Connection) -> None:
        listen(connection)
        all_there.wait(GUARD)

    await store.database.write(listen)
    await asyncio.gather(*(store.database.read(listen_there) for _ in range(readers.size())))
    statements.clear()
    return statements
