"""A store on a real file; on PostgreSQL as well where there is a server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.schema import metadata
from bot.store.store import Store
from cogs import FEATURES
from cogs.kit.feature import import_all
from tests.open_stores import OpenStore, stores
from tests.postgres import POSTGRES, new_database, run_statements


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES else ["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database it is."""
    return str(request.param)


@pytest.fixture
def url(request: pytest.FixtureRequest, kind: str) -> str:
    """The URL of a database that is empty, or not there yet."""
    return str(request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url"))


@pytest.fixture
def ready_url(request: pytest.FixtureRequest, kind: str) -> str:
    """The URL of a database whose tables are there, or are copied when it is opened; without rows."""
    return str(request.getfixturevalue("sqlite_url" if kind == "sqlite" else "ready_postgres_url"))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"


@pytest.fixture(scope="session")
def postgres() -> str:
    """The URL of this worker's database on the server, as the test before has left it."""
    return asyncio.run(new_database("boneyard_test"))


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The URL of an empty database on the server."""
    asyncio.run(run_statements(postgres, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
    return postgres


@pytest.fixture(scope="session")
def made_postgres() -> str:
    """The URL of one whose tables are there, with the rows of the test before."""

    async def made() -> str:
        import_all(FEATURES)  # else their tables are missing
        url = await new_database("boneyard_made")
        await (await Store.open(url)).close()
        return url

    return asyncio.run(made())


@pytest.fixture
def ready_postgres_url(made_postgres: str) -> str:
    """The same without rows: to empty the tables takes a tenth of the time that it takes to make them."""
    asyncio.run(run_statements(made_postgres, f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY CASCADE"))
    return made_postgres


@pytest.fixture
async def open_store(ready_url: str) -> AsyncIterator[OpenStore]:
    """Opens further stores on the same database; all are closed in the end."""
    async with stores(ready_url) as open_one:
        yield open_one


@pytest.fixture
async def store(open_store: OpenStore) -> Store:
    """An empty store."""
    return await open_store()
