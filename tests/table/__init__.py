"""Tables over real SQLite files."""
