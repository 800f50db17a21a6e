"""A store on a real file; on PostgreSQL as well where BONEYARD_TEST_POSTGRES names an empty database of its own."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

POSTGRES = os.environ.get("BONEYARD_TEST_POSTGRES", "")
OpenStore = Callable[[], Awaitable[Store]]


async def _empty(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'boneyard.sqlite3'}"
    asyncio.run(_empty(POSTGRES))
    return POSTGRES


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"


@pytest.fixture
async def open_store(url: str) -> AsyncIterator[OpenStore]:
    """Opens further stores on the same database; all are closed in the end."""
    opened: list[Store] = []

    async def open_one() -> Store:
        opened.append(await Store.open(url))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest.fixture
async def store(open_store: OpenStore) -> Store:
    """An empty store."""
    return await open_store()
