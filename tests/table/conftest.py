"""Tables of one or more processes over one database file."""

from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.table.tables import Tables
from tests.open_stores import stores
from tests.table.people import INTERACTIONS

OpenTables = Callable[[], Awaitable[Tables]]


@pytest.fixture(autouse=True)
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, whichever tests have run before."""
    count_secrets(monkeypatch)
    monkeypatch.setattr(INTERACTIONS, "last", 2**60)


def count_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of the tables that are opened from now on are those of 0, 1, 2, …"""
    numbers = count()
    monkeypatch.setattr(
        "bot.table.operations.lifecycle.secrets.token_bytes", lambda _: sha256(b"%d" % next(numbers)).digest()
    )


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"


@pytest.fixture
async def open_tables(url: str) -> AsyncIterator[OpenTables]:
    """Opens the tables of a further process; all their stores are closed in the end."""
    async with stores(url) as open_store:

        async def open_one() -> Tables:
            return Tables(await open_store(), CATALOGUE)

        yield open_one


@pytest.fixture
async def tables(open_tables: OpenTables) -> Tables:
    return await open_tables()
