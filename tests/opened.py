"""Stores on one database, as of several processes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

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
