"""Persistent data: tables, seats, the journal, messages, scores. In SQLite, or PostgreSQL by its URL."""
