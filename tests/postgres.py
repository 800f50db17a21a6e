"""The PostgreSQL server that the tests may use, where BONEYARD_TEST_POSTGRES names a database of it.

That one is only where it connects first: each worker of pytest makes databases of its own beside it.
"""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = os.environ.get("BONEYARD_TEST_POSTGRES", "")
NONE_NAMED = "BONEYARD_TEST_POSTGRES names no PostgreSQL database"


async def run_statements(url: str, *statements: str) -> None:
    """Run statements outside any transaction."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def new_database(prefix: str) -> str:
    """The URL of an empty database of this worker."""
    name = f"{prefix}_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    await run_statements(POSTGRES, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}")
    return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)


def rows_of(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Rows of a database, for a query with question marks; in a thread, as the caller may be on an event loop."""
    named = query
    for number in range(len(values)):
        named = named.replace("?", f":v{number}", 1)

    async def read() -> list[tuple[Any, ...]]:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = await connection.execute(text(named), {f"v{number}": it for number, it in enumerate(values)})
            rows = [tuple(row) for row in found]
        await engine.dispose()
        return rows

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, read()).result()
