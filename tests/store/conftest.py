"""A store on a real file; on PostgreSQL as well where BONEYARD_TEST_POSTGRES names a database of its server.

That one is only where it connects first: each worker of pytest makes a database of its own beside it.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store
from tests.open_stores import OpenStore, stores

POSTGRES = os.environ.get("BONEYARD_TEST_POSTGRES", "")


async def _run(url: str, *statements: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(scope="session")
def postgres_url() -> str:
    """The URL of this worker's database on the server."""
    name = f"boneyard_test_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    asyncio.run(_run(POSTGRES, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}"))
    return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'boneyard.sqlite3'}"
    postgres: str = request.getfixturevalue("postgres_url")
    asyncio.run(_run(postgres, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
    return postgres


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
