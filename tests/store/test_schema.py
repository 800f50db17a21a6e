"""The migrations and the schema say the same."""

import re

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.store.schema import metadata
from bot.store.store import Store


def differences(connection: Connection) -> list[object]:
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_server_default": True}), metadata)


async def test_the_migrations_make_the_schema(store: Store):
    assert await store.database.read(differences) == []


async def test_and_what_alembic_does_not_compare(sqlite_url: str):
    """Checks, the WHERE of partial indexes, AUTOINCREMENT: SQLite keeps the text of what made each of them."""
    made = text("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'alembic%' AND sql IS NOT NULL ORDER BY name")
    migrated, created = await Store.open(sqlite_url), await Store.open(sqlite_url + ".other")
    by_revisions = await migrated.database.read(lambda connection: connection.execute(made).all())
    await created.database.write(metadata.drop_all)
    await created.database.write(metadata.create_all)
    by_schema = await created.database.read(lambda connection: connection.execute(made).all())
    for store in (migrated, created):
        await store.close()
    assert [_clauses(sql) for _, sql in by_revisions] == [_clauses(sql) for _, sql in by_schema]


def _clauses(sql: str) -> set[str]:
    """Its columns and constraints: what was added to a table later stands on the line of the one before."""
    return {part.strip() for line in sql.splitlines() for part in re.split(r", (?![^(]*\))", line.strip(" \t,"))}
