"""Looking back at one's own decisions, by the journal in a real SQLite file."""
