"""The schema of a new database and of one that was upgraded are the same."""

import re
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.schema import metadata
from bot.store.store import Store
from cogs import FEATURES
from cogs.daily.store import DailyStore
from cogs.kit.feature import import_all

import_all(FEATURES)  # their tables are part of the schema

SQLITE_SCHEMA = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"
POSTGRESQL_COLUMNS = """
    SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r'
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
"""
POSTGRESQL_REST = """
    SELECT conname, conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION SELECT indexname, tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION SELECT sequencename, data_type::text, start_value::text FROM pg_sequences
"""


def differences(connection: Connection) -> list[object]:
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_server_default": True}), metadata)


def schema(connection: Connection) -> set[tuple[object, ...]]:
    """Every table, column, index and constraint, also what Alembic does not compare, as the database says it."""
    if connection.dialect.name == "sqlite":
        made = connection.execute(text(SQLITE_SCHEMA)).all()
        return {(name, clause) for name, sql in made for clause in _clauses(sql or "")}
    queries = POSTGRESQL_COLUMNS, POSTGRESQL_REST
    return {tuple(map(str, row)) for query in queries for row in connection.exec_driver_sql(query)}


def _clauses(sql: str) -> set[str]:
    """A table's columns and constraints: one that was added later stands on the line of the one before."""
    return {part.strip() for line in sql.splitlines() for part in re.split(r", (?![^(]*\))", line.strip(" \t,"))}


async def test_a_new_database_has_the_schema_and_a_secret_for_daily_deals(url: str):
    store = await Store.open(url)
    assert await store.database.read(differences) == []
    assert len((await DailyStore(store.database).root()).secret) == 32
    await store.close()


def rows(connection: Connection, known: MetaData) -> dict[str, list[str]]:
    """All rows, without the columns that are no longer there."""
    tables = {name: metadata.tables[name] for name in known.tables if name in metadata.tables}
    kept = {name: [it for it in known.tables[name].c if it.name in table.c] for name, table in tables.items()}
    return {name: sorted(map(repr, connection.execute(select(*columns)))) for name, columns in kept.items()}


@pytest.mark.parametrize("revision", ["0028", "0032"])
async def test_an_upgraded_database_has_the_same_schema_and_keeps_its_rows(url: str, kind: str, revision: str):
    script = Path(__file__).parent / "store" / "old_databases" / f"{revision}.{kind}.sql"
    known, engine = MetaData(), create_async_engine(url)
    async with engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await (raw.executescript if kind == "sqlite" else raw.execute)(script.read_text(encoding="utf-8"))
        await connection.run_sync(known.reflect)
        before = await connection.run_sync(rows, known)
    await engine.dispose()
    store = await Store.open(url)
    assert await store.database.read(lambda connection: rows(connection, known)) == before
    assert await store.database.read(differences) == []
    upgraded = await store.database.read(schema)
    await store.database.write(metadata.drop_all)
    await store.database.write(metadata.create_all)
    assert upgraded == await store.database.read(schema)
    await store.close()
