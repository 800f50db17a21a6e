"""Fixtures of the floors below, which the tests of this feature use."""

from tests.cogs.contests.conftest import computers
from tests.store.conftest import (
    kind,
    migrated_postgres,
    open_store,
    postgres,
    postgres_url,
    ready_postgres_url,
    ready_url,
    sqlite_url,
    store,
    url,
)
from tests.table.conftest import clocks, known_secrets, open_tables, start_computers, tables, tables_url

__all__ = [
    "clocks",
    "computers",
    "kind",
    "known_secrets",
    "migrated_postgres",
    "open_store",
    "open_tables",
    "postgres",
    "postgres_url",
    "ready_postgres_url",
    "ready_url",
    "sqlite_url",
    "start_computers",
    "store",
    "tables",
    "tables_url",
    "url",
]
