"""What outlives the process: tables, seats, the journal, messages, scores. SQLite, or PostgreSQL by its URL."""
