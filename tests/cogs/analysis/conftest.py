"""Fixtures of the floors below, which the tests of this feature use."""

from tests.table.conftest import clocks, known_secrets, open_tables, start_computers, tables, tables_url

__all__ = [
    "clocks",
    "known_secrets",
    "open_tables",
    "start_computers",
    "tables",
    "tables_url",
]
