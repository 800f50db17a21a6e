"""Fixtures of the floors below, which the tests of this feature use."""

from tests.cogs.contests.conftest import computers
from tests.table.conftest import clocks, known_secrets, open_tables, start_computers, tables, tables_url

__all__ = [
    "clocks",
    "computers",
    "known_secrets",
    "open_tables",
    "start_computers",
    "tables",
    "tables_url",
]
