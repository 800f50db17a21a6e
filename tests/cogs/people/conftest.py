"""Fixtures of the floors below, which the tests of this feature use."""

from tests.images.texts import texts
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

__all__ = [
    "kind",
    "migrated_postgres",
    "open_store",
    "postgres",
    "postgres_url",
    "ready_postgres_url",
    "ready_url",
    "sqlite_url",
    "store",
    "texts",
    "url",
]
