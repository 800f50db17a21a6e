"""Stores on one database, as of several processes, and whether they were closed."""

import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.store.store import Store

OpenStore = Callable[[], Awaitable[Store]]


@asynccontextmanager
async def stores(url: str) -> AsyncIterator[OpenStore]:
    """A function that opens one more store; all are closed in the end."""
    opened: list[Store] = []

    async def open_one() -> Store:
        opened.append(await Store.open(url))
        return opened[-1]

    try:
        yield open_one
    finally:
        for store in opened:
            await store.close()


@contextmanager
def all_closed() -> Iterator[None]:
    """What is opened within is closed within: a connection that stays open keeps its thread alive."""
    before = _threads()
    yield
    for thread in _threads() - before:  # those that have been told to stop may need a moment
        thread.join(10)
        assert not thread.is_alive(), "a store was not closed"


def _threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if "asyncio" not in thread.name}
