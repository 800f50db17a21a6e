"""The state of tables, from journals in a real SQLite file."""
