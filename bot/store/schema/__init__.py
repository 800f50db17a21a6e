"""The tables of the database, each below the class of its rows; those of features stand in their `schema.py`.

A change to one needs a revision in `bot/store/migrations`.
"""

from bot.store.schema import messages, people, results, seats, servers, tables
from bot.store.schema.columns import metadata

__all__ = ["messages", "metadata", "people", "results", "seats", "servers", "tables"]
