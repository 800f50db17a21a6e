"""What happens without a click, over real SQLite files."""
