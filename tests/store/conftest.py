"""A store on a real file; on PostgreSQL as well where there is a server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.open_stores import OpenStore, stores
from tests.postgres import POSTGRES, new_database, run_statements


@pytest.fixture(scope="session")
def postgres() -> str:
    """The URL of this worker's database on the server, as the test before has left it."""
    return asyncio.run(new_database("boneyard_test"))


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The URL of an empty database on the server."""
    asyncio.run(run_statements(postgres, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'boneyard.sqlite3'}"
    empty: str = request.getfixturevalue("postgres_url")
    return empty


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"


@pytest.fixture
async def open_store(url: str) -> AsyncIterator[OpenStore]:
    """Opens further stores on the same database; all are closed in the end."""
    async with stores(url) as open_one:
        yield open_one


@pytest.fixture
async def store(open_store: OpenStore) -> Store:
    """An empty store."""
    return await open_store()
