"""The migrations and the schema say the same."""

import re

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from bot.store.database.opening import alembic_config
from bot.store.rows import DrawnMarks
from bot.store.schema import metadata, moves, seats, tables
from bot.store.store import Store
from cogs import FEATURES
from cogs.kit.feature import import_all
from tests.store.sample_tables import lobby, move, playing

import_all(FEATURES)  # their tables are part of the schema


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


async def test_a_database_of_the_first_migration_keeps_its_rows(url: str):
    def rows(connection: Connection) -> list[object]:
        every = (connection.execute(it.select().order_by(*it.primary_key)).all() for it in (seats, moves))
        shown = select(tables.c.id, tables.c.options, tables.c.show_by.is_(None)).order_by(tables.c.id)
        return [*every, connection.execute(shown).all()]

    store = await Store.open(url)
    behind, shown = await lobby(store, host=1), await playing(store)
    await store.journal.append(shown.id, 1, [move()])
    row = await store.tables.get(shown.id)
    await store.messages.mark_drawn([DrawnMarks(table_id=row.id, marks=[], version=row.version)])
    before = await store.database.read(rows)
    assert before[-1] == [(behind.id, behind.options, False), (shown.id, shown.options, True)]
    await store.database.write(lambda connection: command.downgrade(alembic_config(connection), "0028"))
    await store.close()
    store = await Store.open(url)
    assert await store.database.read(rows) == before
    assert await store.database.read(differences) == []
    await store.close()


def _clauses(sql: str) -> set[str]:
    """Its columns and constraints: what was added to a table later stands on the line of the one before."""
    return {part.strip() for line in sql.splitlines() for part in re.split(r", (?![^(]*\))", line.strip(" \t,"))}
