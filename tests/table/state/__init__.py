"""What a table is, by its journal in a real SQLite file."""
