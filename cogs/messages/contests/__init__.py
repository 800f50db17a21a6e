"""The messages of contests."""
